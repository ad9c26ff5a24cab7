// How tense a place sounds: the fewer are left, the further its music opens, and at last a pulse beats under it.

/** Linear gain of each stem of a place. */
export type Gains = Readonly<Record<'bed' | 'air' | 'life' | 'music', number>>

/** Where the filter over a place's music stands, in hertz: with everybody there, and with hardly anybody left. */
export const MUSIC_FILTER = { closed: 4000, open: 9000 } as const

const PULSE_FROM = 0.4
const PULSE_GAIN = 0.35

const clamped = (value: number): number => Math.min(1, Math.max(0, value))

/**
 * @param living how many play on, as everybody can see
 * @param all how many began
 * @returns 0 while three quarters are left, 1 from a quarter on
 */
export function tensionOf(living: number, all: number): number {
  return all > 0 ? clamped((0.75 - living / all) / 0.5) : 0
}

/** @returns hertz, in equal steps of pitch */
export function musicCutoff(tension: number): number {
  const { closed, open } = MUSIC_FILTER
  return closed * (open / closed) ** clamped(tension)
}

/** Gain of the pulse: nothing at first, then more and more of it. */
export function pulseGain(tension: number): number {
  return PULSE_GAIN * clamped((tension - PULSE_FROM) / (1 - PULSE_FROM))
}
