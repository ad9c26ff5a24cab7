/** The calls of the night. What is said is the same whoever is there, of whatever number and sex (P-64). */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { inSentence, sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

const GONE = {
  do: by('gameHost', {
    app: 'Nikt się nie budzi. Mów jak zawsze, odczekaj tyle co zwykle i idź dalej.',
    provisional:
      'Nikt się nie budzi albo to twoje oczy są zamknięte. Mów jak zawsze, odczekaj tyle co zwykle i idź dalej.',
  }),
}

interface Call {
  readonly asks: readonly Text[]
  readonly do: Text
  readonly ask?: string
  /** Where several are called: they wake and sleep. */
  readonly many?: boolean
}

/** The lovers are called by their names. */
const PROPER = ['Romeo i Julia']

const call = (name: string, { asks, many = false, ...rest }: Call) => ({
  title: name,
  say: [`${many ? 'Budzą' : 'Budzi'} się ${inSentence(name, PROPER)}.`, ...asks],
  close: [many ? `${name} zasypiają.` : `${name} zasypia.`],
  options: { pass: 'Kręci głową', ok: 'Dalej' },
  variants: { gone: GONE },
  ...rest,
})

const THUMBS = {
  thumbUp: { sign: 'Kciuk w górę', do: 'Kciuk w górę: mafia.' },
  thumbDown: { sign: 'Kciuk w dół', do: 'Kciuk w dół: obywatel.' },
}
const NOBODY = { sign: 'Nikt', do: 'Pokaż pustą dłoń.' }
const AGAIN = 'Nie patrz za każdym razem w to samo miejsce.'
const SPENT = 'Zużyte. Niech oczy się otworzą i zamkną.'

const one = (who: string) =>
  call(who, {
    asks: ['Wskazuje jedną osobę.'],
    do: `Odpowiedz kciukiem. ${AGAIN}`,
    ask: 'O kogo chodzi?',
  })

const detectives = by('detectives', {
  together: 'Budzą się detektywi.',
  separate: 'Budzi się pierwszy detektyw.',
})
const detectivesSleep = by('detectives', {
  together: 'Detektywi zasypiają.',
  separate: 'Pierwszy detektyw zasypia.',
})
/** P-100a: shown the same one after the other. */
const bothWake = by('detectives', {
  together: 'Budzą się detektywi.',
  separate: 'Budzi się pierwszy detektyw, patrzy i zasypia. Budzi się drugi detektyw.',
})
const bothSleep = by('detectives', {
  together: 'Detektywi zasypiają.',
  separate: 'Drugi detektyw zasypia.',
})

export const nightSteps = {
  'mafia.meet': call('Mafia', {
    asks: ['Popatrzcie na siebie.'],
    do: 'Tej nocy nikt nie ginie. Niech się odnajdą.',
  }),
  'mafia.order': {
    title: 'Imiona dla mafii',
    say: [
      by('gameHost', {
        app: 'Mafia nie śpi. Każdy z was dostaje imię, po kolei.',
        provisional: 'Mafia nie śpi. Odliczcie bez słowa, tak jak siedzicie.',
      }),
    ],
    close: ['Mafia zasypia.'],
    stays: true,
    do: by('gameHost', {
      app: 'Numer jeden, numer dwa, Ojciec chrzestny: klikaj w kolejności, w jakiej ich wezwiesz.',
      provisional: 'Ich numery są odtąd ich imionami. Ty tego nie widzisz.',
    }),
    ask: 'W jakiej kolejności ich wzywasz?',
    options: { pass: 'Tak jak siedzą', ok: 'To jest kolejność' },
  },
  'matchmaker.choose': call('Swatka', {
    asks: ['Wskazuje dwie osoby, które się w sobie zakochują.'],
    do: 'Dwie osoby; jedną z nich może być swatka.',
    ask: 'Kto się zakochuje?',
  }),
  'host.tapLovers': {
    title: 'Obchód',
    say: ['Obchodzę teraz stół. Kogo dotknę, ten się zakochuje.'],
    do: 'Obejdź cały stół równym krokiem. Dotknij dwóch ramion: {names}.',
    options: { ok: 'Obejście skończone' },
    variants: { gone: { do: 'Obejdź cały stół równym krokiem i nie dotykaj nikogo.' } },
  },
  'lovers.meet': {
    ...call('Romeo i Julia', {
      many: true,
      asks: ['Odszukajcie się wzrokiem.'],
      do: 'Patrzą na siebie: {names}. Swoich ról nie poznają.',
    }),
  },
  'freemasons.meet': call('Masoni', {
    many: true,
    asks: ['Popatrzcie na siebie.'],
    do: 'Niech się odnajdą: {names}.',
  }),
  'scaredyCat.hide': {
    ...call('Tchórz', {
      asks: ['U kogo chowa się tej nocy?'],
      do: by('threeHides', {
        false: 'Inna osoba, choćby ta sama co zeszłej nocy; albo nikt.',
        true: 'Inna osoba albo nikt; trzy razy w całej grze.',
      }),
      ask: 'U kogo się chowa?',
    }),
    variants: { gone: GONE, spent: { do: SPENT } },
  },
  'guardianAngel.protect': call('Anioł stróż', {
    asks: ['Kogo strzeże?'],
    do: sentences(
      by('angelSelf', { true: 'Siebie też.', false: 'Siebie nie.' }),
      by('angelRepeat', { true: '', false: 'Nie tej samej osoby co zeszłej nocy.' }),
      'Nie zdradź, czy to pomogło.',
    ),
    ask: 'Kogo strzeże?',
  }),
  'mafia.kill': {
    title: 'Mafia',
    say: [
      by('murderVariant', {
        standard: 'Budzi się mafia. Zgadzają się bez słowa i wskazują ofiarę.',
        blind:
          'Mafio, wzywam was po kolei, imionami, które dostaliście. Budzicie się, wskazujecie i zasypiacie.',
      }),
    ],
    close: ['Mafia zasypia.'],
    do: by('murderVariant', {
      standard:
        'Wszyscy muszą wskazać tę samą osobę. Jeśli trwa to za długo, przerwij: wtedy nikt nie ginie. Znak pistoletu wymierzony w lunatyka od razu kończy wybór; wymierzony w innych nic nie znaczy.',
      blind:
        'W tej kolejności: {order}. Nigdy nie mów tych imion na głos; wzywaj imionami z pierwszej nocy. Tę samą osobę musi wskazać więcej niż połowa żywych mafiosów. Po znaku pistoletu wymierzonym w lunatyka głosy przepadają, ale wezwij wszystkich; wymierzony w innych nic nie znaczy.',
    }),
    ask: by('murderVariant', {
      standard: 'Kto jest ofiarą?',
      blind: 'Kogo wskazuje każdy z nich?',
    }),
    options: { pass: 'Bez ofiary', ok: 'Dalej', kill: 'Morduje', caught: 'Lunatyk złapany' },
    variants: { gone: GONE },
  },
  'pharmacist.heal': {
    ...call('Aptekarka', {
      asks: ['To jest ofiara. Czy aptekarka ją leczy?'],
      do: 'Pokaż ofiarę.',
      ask: 'Czy używa leku?',
    }),
    signsFirst: true,
    signals: { none: NOBODY },
    options: { pass: 'Nie leczy', ok: 'Dalej', heal: 'Leczy' },
    variants: {
      gone: GONE,
      victim: {
        sign: '{victim}',
        do: 'Pokaż ofiarę i poczekaj na skinienie albo pokręcenie głową.',
      },
      savedVictim: {
        sign: '{victim}',
        do: 'Pokaż ofiarę. Ktoś już pomógł, {victim} przeżyje; lek zostaje w butelce.',
      },
      nobody: { sign: 'Nikt', do: 'Pokaż pustą dłoń: nie ma ofiary. Nie ma kogo leczyć.' },
      spentVictim: { sign: '{victim}', do: 'Pokaż ofiarę. Lek jest już zużyty.' },
      spentNobody: { sign: 'Nikt', do: 'Pokaż pustą dłoń. Lek jest już zużyty.' },
    },
  },
  'pharmacist.poison': {
    title: 'Aptekarka: trucizna',
    say: ['Czy aptekarka kogoś truje?'],
    close: ['Aptekarka zasypia.'],
    stays: true,
    do: 'Inna osoba, raz w grze. Nikt nigdy nie usłyszy, że to była trucizna.',
    ask: 'Kogo truje?',
    options: { pass: 'Nie truje', ok: 'Dalej' },
    variants: { gone: GONE, spent: { do: SPENT } },
  },
  'detective.investigate': {
    ...one('Detektywi'),
    say: [
      detectives,
      by('detectives', {
        together: 'Wskazują razem jedną osobę.',
        separate: 'Wskazuje jedną osobę.',
      }),
    ],
    close: [detectivesSleep],
    signals: THUMBS,
  },
  'secondDetective.investigate': { ...one('Drugi detektyw'), signals: THUMBS },
  'detective.learn': {
    ...call('Detektywi', { asks: [], do: 'Wskaż wszystkich mafiosów, także martwych.' }),
    say: [bothWake, 'Oto mafia.'],
    close: [bothSleep],
  },
  'detective.informed': {
    ...call('Detektywi', {
      asks: [],
      do: 'Wybierz mafiosa, którego jeszcze nie znają. Od tego, kogo pokażesz najpierw, zależy gra.',
      ask: 'Którego mafiosa pokazujesz?',
    }),
    say: [bothWake, 'Pokazuję kogoś.'],
    close: [bothSleep],
    signals: { none: NOBODY },
    variants: { gone: GONE, noneLeft: { do: 'Znają już wszystkich. Pokaż pustą dłoń.' } },
  },
  'spy.learn': {
    ...call('Szpieg mafii', {
      asks: ['Oto, co wiedzą detektywi.'],
      do: 'Kliknij dalej i pokaż, co podaje program.',
      ask: 'Kogo z dwojga pokazujesz?',
    }),
    options: { ok: 'Dalej' },
    signals: { none: NOBODY },
    variants: {
      gone: GONE,
      two: {
        do: 'Detektywi pytali o dwie osoby. Pokaż jedną z nich: {names}.',
        ask: 'Kogo z dwojga pokazujesz?',
      },
    },
  },
  'freemasons.confer': call('Masoni', {
    many: true,
    asks: ['Naradzają się bez słowa.'],
    do: 'Poczekaj, aż zegar dojdzie do końca, i idź dalej.',
  }),
} as const satisfies WrittenTexts['steps']
