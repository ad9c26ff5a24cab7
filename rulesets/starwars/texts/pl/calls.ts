import type { Text } from '../../../../src/i18n/writtenTexts'

/*
 * A call sounds the same whoever is there and whatever was done to him: dead, frozen or used up changes
 * only what the host does, never what he says (SW-68 to SW-74).
 */

const GONE = { do: 'Nikt się nie budzi. Mów jak zawsze, odczekaj tyle co zwykle i idź dalej.' }
const FROZEN = {
  do: 'W karbonicie. Mów jak zawsze, odczekaj tyle co zwykle; nikt nic nie robi. Potem idź dalej.',
}

/** What every call of the night has for those who cannot answer it. */
export const unanswered = { gone: GONE, frozen: FROZEN } as const

interface Meeting {
  readonly title: string
  readonly name: string
  readonly do?: string
}

/** SW-62: called alone, looks up, closes the eyes. */
export const meeting = ({ title, name, do: act }: Meeting) => ({
  title,
  say: [`Budzi się ${name} i patrzy na mnie.`],
  close: [`${name} zasypia.`],
  do: act ?? 'Zapamiętaj, kto to. Tej nocy nikt nie używa mocy.',
  options: { ok: 'Już wiem' },
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
  say: [`Budzi się ${name}.`, asks],
  close: [`${name} zasypia.`],
  do: act,
  ask,
  options: { pass, ok: 'Śpi' },
  variants: unanswered,
})
