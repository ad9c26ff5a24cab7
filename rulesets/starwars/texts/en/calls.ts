import type { Text } from '../../../../src/i18n/writtenTexts'

/*
 * A call sounds the same whoever is there and whatever was done to them: dead, frozen or used up changes
 * only what the host does, never what is said (SW-68 to SW-74).
 */

const GONE = { do: 'Nobody answers. Speak as usual, wait as long as usual, then go on.' }
const FROZEN = {
  do: 'In carbonite. Speak as usual, wait as long as usual; nobody acts; then go on.',
}

/** What every call of the night has for those who cannot answer it. */
export const unanswered = { gone: GONE, frozen: FROZEN } as const

interface Meeting {
  readonly title: string
  readonly name: string
  readonly do?: string
}

/** SW-62: called alone, looks up, closes their eyes. */
export const meeting = ({ title, name, do: act }: Meeting) => ({
  title,
  say: [`${name}, open your eyes and look at me.`],
  close: [`${name}, close your eyes.`],
  do: act ?? 'Note who it is. No power is used tonight.',
  options: { ok: 'Seen' },
  variants: unanswered,
})

interface Power {
  readonly title: string
  readonly name: string
  readonly asks: string
  readonly do: Text
  readonly ask: string
  readonly pass: string
}

/** A power of the night. */
export const power = ({ title, name, asks, do: act, ask, pass }: Power) => ({
  title,
  say: [`${name}, open your eyes.`, asks],
  close: [`${name}, close your eyes.`],
  do: act,
  ask,
  options: { pass, ok: 'Back to sleep' },
  variants: unanswered,
})

/** SW-87: a needless question, answered without a sound. */
export const thumb = (name: string) =>
  `${name}, open your eyes and give me a thumbs up. Close your eyes.`

/** Another one. */
export const nod = (name: string) => `${name}, open your eyes and nod at me. Close your eyes.`
