/** What is alike in the words of calls. */
import { inSentence, type Text } from '../../../../src/i18n/writtenTexts'
import type { Role } from '../../roles/roles'

/*
 * A call sounds the same whoever is there and whatever was done to them: blocked or gone changes only what the
 * host does, never what is said (V-25, V-121). That nobody is killed in the first night is no secret (V-63).
 */

export const GONE = {
  do: 'Nikt się nie budzi. Mów jak zawsze, odczekaj tyle co zwykle i idź dalej.',
}
const BLOCKED = {
  sign: 'Podnieś rękę',
  do: 'Blokada. Poczekaj na otwarte oczy, podnieś rękę, niech oczy znów się zamkną. Nic się nie dzieje.',
}
const FIRST_NIGHT = {
  do: 'Pierwszej nocy nikogo zabić nie można. Niech oczy się otworzą i zamkną; bez wyboru.',
}
export const HAND = { sign: 'Ręka w górze', do: 'Podnieś rękę w milczeniu: blokada.' }

type CardSigns = Readonly<Record<Role, { sign: string; do: string }>>

interface Words {
  readonly asks: string
  readonly do: Text
  readonly ask: string
}

/** The call of one role. */
export const called =
  ({ asks, do: act, ask }: Words) =>
  (name: string) => ({
    title: name,
    say: [`Budzi się ${inSentence(name)}.`, asks],
    close: [`${name} zasypia.`],
    do: act,
    ask,
    options: { pass: 'Kręci głową', ok: 'Śpi' },
    signals: { blocked: HAND },
    variants: { gone: GONE, blocked: BLOCKED },
  })

export const killing = (words: Words) => (name: string) => {
  const texts = called(words)(name)
  const say = [`Budzi się ${inSentence(name)}.`, 'Tej nocy nikogo nie można zabić.']
  return {
    ...texts,
    variants: {
      ...texts.variants,
      firstNight: { ...FIRST_NIGHT, say },
      blockedFirstNight: { ...BLOCKED, say },
    },
  }
}

export const looking = (words: Words) => (name: string, cards: CardSigns) => ({
  ...called(words)(name),
  signals: { ...cards, blocked: HAND },
})

/** One is shown whether two others are on the same side. */
export const comparing = (words: Words) => (name: string) => ({
  ...called(words)(name),
  signals: {
    same: { sign: 'Kiwnij', do: 'Kiwnij głową: obie osoby są po tej samej stronie.' },
    different: { sign: 'Pokręć', do: 'Pokręć głową: są po różnych stronach.' },
    blocked: HAND,
  },
})

export const killOrLook = (note: string) => (name: string, cards: CardSigns) => {
  const texts = looking({
    asks: 'Pokazuje strzał do ofiary albo wskazuje, czyją kartę chce zobaczyć.',
    do: `Jedno z dwojga. ${note}`,
    ask: 'Strzał czy karta, i kto?',
  })(name, cards)
  const say = [
    `Budzi się ${inSentence(name)}.`,
    'Tej nocy nikogo nie można zabić. Wskazuje, czyją kartę chce zobaczyć.',
  ]
  return {
    ...texts,
    options: { ...texts.options, investigate: 'Ogląda kartę', kill: 'Strzela' },
    variants: {
      ...texts.variants,
      blockedFirstNight: { ...BLOCKED, say },
      firstNight: {
        say,
        do: `Pierwszej nocy nie zabija; kartę obejrzeć może. ${note}`,
        ask: 'Czyja karta?',
      },
    },
  }
}
