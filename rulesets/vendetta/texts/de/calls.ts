/** What is alike in the words of calls. */
import type { Text } from '../../../../src/i18n/writtenTexts'
import type { Role } from '../../roles/roles'

/*
 * A call sounds the same whoever is there and whatever was done to them: blocked or gone changes only what the
 * host does, never what is said (V-25, V-121). That nobody is killed in the first night is no secret (V-63).
 */

export const GONE = {
  do: 'Niemand antwortet. Sprich wie immer, warte so lange wie sonst, dann geh weiter.',
}
const BLOCKED = {
  sign: 'Heb die Hand',
  do: 'Blockiert. Sind die Augen offen, heb die Hand und lass sie wieder schließen. Sonst geschieht nichts.',
}
const FIRST_NIGHT = {
  do: 'In der ersten Nacht stirbt niemand. Augen auf, Augen zu; gewählt wird nichts.',
}
export const HAND = { sign: 'Hand hoch', do: 'Heb still die Hand: blockiert.' }

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
    say: [`${name}, wach auf.`, asks],
    close: [`${name}, schließ die Augen.`],
    do: act,
    ask,
    options: { pass: 'Schüttelt den Kopf', ok: 'Schläft wieder' },
    signals: { blocked: HAND },
    variants: { gone: GONE, blocked: BLOCKED },
  })

export const killing = (words: Words) => (name: string) => {
  const texts = called(words)(name)
  const say = [`${name}, wach auf.`, 'Heute Nacht kann niemand getötet werden.']
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
    same: { sign: 'Nicken', do: 'Nick: Beide stehen auf derselben Seite.' },
    different: { sign: 'Kopfschütteln', do: 'Schüttle den Kopf: Sie stehen auf zwei Seiten.' },
    blocked: HAND,
  },
})

export const killOrLook = (note: string) => (name: string, cards: CardSigns) => {
  const texts = looking({
    asks: 'Willst du töten, deute einen Schuss an. Willst du eine Karte sehen, zeig hin.',
    do: `Eins von beiden. ${note}`,
    ask: 'Schuss oder Blick, und auf wen?',
  })(name, cards)
  const say = [
    `${name}, wach auf.`,
    'Heute Nacht kann niemand getötet werden. Zeig, wessen Karte du sehen willst.',
  ]
  return {
    ...texts,
    options: { ...texts.options, investigate: 'Sieht die Karte von', kill: 'Schießt auf' },
    variants: {
      ...texts.variants,
      blockedFirstNight: { ...BLOCKED, say },
      firstNight: {
        say,
        do: `In der ersten Nacht kein Mord; ein Blick ist erlaubt. ${note}`,
        ask: 'Wessen Karte?',
      },
    },
  }
}
