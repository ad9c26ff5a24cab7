import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import { meeting, power, unanswered } from './calls'
import { daySteps } from './daySteps'

/** SW-59, SW-O5. */
const BOTH_DROIDS = by('raiseDroidPair', {
  true: 'Jeśli wybierze droida, wracają oba.',
  false: 'Jeśli wybierze droida, drugi zostaje martwy.',
})

export const steps = {
  'sith.meet': {
    title: 'Sithowie się poznają',
    say: ['Budzą się Sithowie i patrzą na siebie.'],
    close: ['Sithowie zasypiają.'],
    do: 'Tej nocy nikt nie ginie. Niech się odnajdą. Anakin śpi.',
    options: { ok: 'Znają się' },
    variants: unanswered,
  },
  'jango.meet': {
    title: 'Jango dołącza do Sithów',
    say: ['Budzi się też Jango Fett i patrzy na Sithów.'],
    stays: true,
    close: ['Sithowie i Jango Fett zasypiają.'],
    do: 'Widzą się nawzajem. Jango nie jest Sithem i nie będzie z nimi zabijać.',
    options: { ok: 'Znają się' },
    variants: unanswered,
  },
  'quigon.meet': meeting({ title: 'Qui-Gon się pokazuje', name: 'Qui-Gon Jinn' }),
  'obiwan.meet': meeting({ title: 'Obi-Wan się pokazuje', name: 'Obi-Wan Kenobi' }),
  'yoda.meet': meeting({ title: 'Yoda się pokazuje', name: 'Yoda' }),
  'amidala.meet': {
    title: 'Ręka Amidali',
    say: ['Królowa Amidala nie otwiera oczu i podnosi rękę.'],
    close: ['Królowa Amidala opuszcza rękę.'],
    do: 'Oczy zostają zamknięte: nie może się dowiedzieć, kto jest Anakinem. Jeśli następny jest Anakin, ręka zostaje do tego czasu w górze.',
    options: { ok: 'Ręka w górze' },
    variants: unanswered,
  },
  'anakin.meet': {
    title: 'Anakin widzi Amidalę',
    say: ['Budzi się Anakin i patrzy, czyja ręka jest w górze.'],
    stays: true,
    close: ['Anakin zasypia. Królowa Amidala opuszcza rękę.'],
    do: 'Patrzy tylko on. Od teraz głosuje tak jak ona.',
    options: { ok: 'Już wie' },
    variants: unanswered,
  },
  'deathStar.direction': {
    title: 'Gwiazda Śmierci celuje',
    say: ['Budzi się Gwiazda Śmierci. Wskazuje lewo albo prawo, raz na całą grę.'],
    close: ['Gwiazda Śmierci zasypia.'],
    do: 'Chodzi o lewo i prawo tej osoby: w lewo to zgodnie z ruchem wskazówek zegara.',
    ask: 'Lewo czy prawo?',
    options: { left: 'Lewo', right: 'Prawo', ok: 'Śpi' },
    variants: unanswered,
  },
  'luke.meet': meeting({ title: 'Luke się pokazuje', name: 'Luke Skywalker' }),
  'han.meet': meeting({ title: 'Han się pokazuje', name: 'Han Solo' }),
  'lando.meet': meeting({ title: 'Lando się pokazuje', name: 'Lando Calrissian' }),
  'droids.meet': {
    title: 'Droidy się poznają',
    say: ['Budzą się R2-D2 i C-3PO i patrzą na siebie.'],
    close: ['R2-D2 i C-3PO zasypiają.'],
    do: by('raiseDroidPair', {
      true: 'Od teraz dzielą jeden los.',
      false: 'Od teraz dzielą jeden los, ale Yoda przywraca tylko jednego z nich.',
    }),
    options: { ok: 'Znają się' },
    variants: unanswered,
  },
  'chewbacca.meet': meeting({ title: 'Chewbacca się pokazuje', name: 'Chewbacca' }),
  'mace.meet': meeting({ title: 'Mace się pokazuje', name: 'Mace Windu' }),
  'leia.meet': meeting({
    title: 'Leia się pokazuje',
    name: 'Księżniczka Leia',
    do: 'Od rana nie mówi. Tylko gesty i słowa bez głosu.',
  }),
  'ackbar.meet': meeting({
    title: 'Ackbar się pokazuje',
    name: 'Admirał Ackbar',
    do: 'Od rana mówi tylko „To pułapka”.',
  }),
  'ewok.meet': meeting({
    title: 'Ewok się pokazuje',
    name: 'Ewok',
    do: 'Od rana tylko pomrukuje, piszczy i gestykuluje.',
  }),
  'sith.kill': {
    title: 'Sithowie zabijają',
    say: ['Budzą się Sithowie.', 'Zgadzają się bez słowa i wskazują ofiarę.'],
    close: ['Sithowie zasypiają.'],
    do: 'Sitha wskazać nie można; Jango i Gwiazdę Śmierci tak. Gdy się nie zgodzą, rozstrzyga najwyższy rangą.',
    ask: 'Kogo wskazuje każdy z nich?',
    options: { pass: 'Bez celu', ok: 'Śpią' },
    variants: unanswered,
  },
  'sith.decide': {
    title: 'Ostatnie słowo',
    say: ['Rozstrzyga najwyższy rangą Sith: wskazuje ofiarę.'],
    stays: true,
    close: ['Sithowie zasypiają.'],
    do: 'Zgody nie ma. Teraz wskazuje tylko {name}.',
    ask: 'Kogo wybiera najwyższy rangą Sith?',
    options: { pass: 'Bez celu' },
  },
  'quigon.heal': power({
    title: 'Qui-Gon leczy',
    name: 'Qui-Gon Jinn',
    asks: 'Wskazuje, kogo leczy.',
    do: sentences(
      by('healStopsBlast', {
        false: 'Chroni przed Sithami, przed wybuchem nie.',
        true: 'Chroni przed Sithami i przed wybuchem.',
      }),
      'Siebie tylko dwa razy w całej grze, potrzebnie czy nie. Nigdy nie mów, kto przeżył dzięki niemu.',
    ),
    ask: 'Kogo leczy?',
    pass: 'Nie leczy nikogo',
  }),
  'jango.clone': power({
    title: 'Klon Jango',
    name: 'Jango Fett',
    asks: 'Wskazuje, kto tej nocy jest jego klonem.',
    do: 'Musi wskazać kogoś innego niż on sam. Gdy Obi-Wan zapyta o klona, kiwasz głową.',
    ask: 'Kto jest klonem?',
    pass: 'Nikt',
  }),
  'obiwan.investigate': {
    ...power({
      title: 'Obi-Wan pyta',
      name: 'Obi-Wan Kenobi',
      asks: 'Wskazuje, o kogo pyta, i patrzy na mnie.',
      do: sentences(
        'Od razu kiwnij albo pokręć głową, jak podaje program.',
        by('vaderFrom', {
          dawn: 'Jeśli Amidala ginie tej nocy, Anakin do rana nie jest Sithem.',
          immediately: 'Jeśli Amidala ginie tej nocy, Anakin już jest Sithem.',
        }),
      ),
      ask: 'O kogo pyta?',
      pass: 'Nie pyta o nikogo',
    }),
    signals: {
      yes: { sign: 'Kiwnij', do: 'Kiwnij głową w milczeniu: Sith.' },
      no: { sign: 'Pokręć', do: 'Pokręć głową w milczeniu: nie Sith.' },
    },
  },
  'yoda.raise': {
    title: 'Yoda i umarli',
    say: ['Budzi się Yoda. Czy chce kogoś przywrócić?', 'Wszyscy umarli podnoszą rękę.'],
    close: ['Ręce w dół. Yoda zasypia.'],
    do: sentences(
      'Raz w grze. Umarli nie otwierają oczu, ale mogą prosić gestami. Ofiara tej nocy się nie liczy.',
      BOTH_DROIDS,
    ),
    ask: 'Kto wraca?',
    options: { pass: 'Nie tej nocy', ok: 'Śpi' },
    variants: {
      ...unanswered,
      lastChance: {
        do: sentences(
          'Yoda nie żyje. To jego ostatnia szansa.',
          by('yodaLastChance', {
            mayDecline: 'Może wybrać siebie. Użyta czy nie, po tej nocy moc przepada.',
            mustUse: 'Musi kogoś przywrócić, może i siebie.',
          }),
          BOTH_DROIDS,
        ),
        ask: 'Kto wraca?',
      },
    },
  },
  ...daySteps,
} as const satisfies WrittenTexts['steps']
