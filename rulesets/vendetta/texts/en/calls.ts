/** What is alike in the words of calls. */
import type { AllOf } from '../../../../src/engine'
import type { StepTexts } from '../../../../src/i18n/rulesetTexts'
import type { Text, Written } from '../../../../src/i18n/writtenTexts'
import type { Role } from '../../roles/roles'

/*
 * A call sounds the same whoever is there and whatever was done to them: blocked or gone changes only what the
 * host does, never what is said (V-25, V-121). That nobody is killed in the first night is no secret (V-63).
 */

export const GONE = { do: 'Nobody answers. Speak as usual, wait as long as usual, then go on.' }
const BLOCKED = {
  sign: 'Hold up your hand',
  do: 'Blocked. Wait until the eyes are open, hold up your hand, and let them close again. Nothing happens.',
}
const FIRST_NIGHT = {
  do: 'Nobody can be killed on the first night. Let the eyes open and close; nothing is chosen.',
}
export const HAND = { sign: 'Raised hand', do: 'Hold up your hand in silence: blocked.' }

type CardSigns = Readonly<Record<Role, { sign: string; do: string }>>

/** The words of one step, for the role of this name. */
export type CallWords = (name: string, cards: CardSigns) => Written<StepTexts>

type CallsOf<Entry> = Entry extends { readonly calls: infer Calls }
  ? { readonly [Id in keyof Calls]: Calls[Id] extends (...given: never[]) => infer T ? T : never }
  : never

/** The steps that the entries of a table of roles have words for. */
export type StepsOf<Table> = AllOf<CallsOf<Table[keyof Table]>>

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
    say: [`${name}, wake up.`, asks],
    close: [`${name}, close your eyes.`],
    do: act,
    ask,
    options: { pass: 'Shakes their head', ok: 'Back to sleep' },
    signals: { blocked: HAND },
    variants: { gone: GONE, blocked: BLOCKED },
  })

export const killing = (words: Words) => (name: string) => {
  const texts = called(words)(name)
  const say = [`${name}, wake up.`, 'Nobody can be killed tonight.']
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
    same: { sign: 'Nod', do: 'Nod: both are on the same side.' },
    different: { sign: 'Shake', do: 'Shake your head: they are on different sides.' },
    blocked: HAND,
  },
})

export const killOrLook = (note: string) => (name: string, cards: CardSigns) => {
  const texts = looking({
    asks: 'Mime a shot at the player you want to kill, or point at the player whose card you want to see.',
    do: `One of the two. ${note}`,
    ask: 'A shot or a look, and which player?',
  })(name, cards)
  const say = [
    `${name}, wake up.`,
    'Nobody can be killed tonight. Point at the player whose card you want to see.',
  ]
  return {
    ...texts,
    options: { ...texts.options, investigate: 'Looks at the card of', kill: 'Shoots' },
    variants: {
      ...texts.variants,
      blockedFirstNight: { ...BLOCKED, say },
      firstNight: {
        say,
        do: `No kill on the first night; a look is allowed. ${note}`,
        ask: 'Whose card?',
      },
    },
  }
}
