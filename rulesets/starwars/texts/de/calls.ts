import type { Text } from '../../../../src/i18n/writtenTexts'

/*
 * A call sounds the same whoever is there and whatever was done to him: dead, frozen or used up changes
 * only what the host does, never what he says (SW-68 to SW-74).
 */

const GONE = {
  do: 'Niemand antwortet. Sprich wie immer, warte so lange wie sonst, dann geh weiter.',
}
const FROZEN = {
  do: 'In Karbonit. Sprich wie immer, warte so lange wie sonst; niemand handelt, dann geh weiter.',
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
  say: [`${name}, öffne die Augen und sieh mich an.`],
  close: [`${name}, schließ die Augen.`],
  do: act ?? 'Merk dir, wer es ist. Heute Nacht geschieht nichts.',
  options: { ok: 'Gesehen' },
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
  say: [`${name}, öffne die Augen.`, asks],
  close: [`${name}, schließ die Augen.`],
  do: act,
  ask,
  options: { pass, ok: 'Schläft wieder' },
  variants: unanswered,
})
