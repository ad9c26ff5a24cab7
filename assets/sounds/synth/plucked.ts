// Plucked strings: a mandolin's tremolo and a guitar's single notes, as SoX plucks them.
import { filterChannel } from './filters'
import { between, dice, lay, silence } from './signal'
import { synth } from './sox'
import { note } from './tones'

const strings = new Map<string, Float64Array>()

/** One pluck of a string, mono, seconds long; each is made once. */
export function pluck(name: string, seconds = 2): Float64Array {
  const key = `${name} ${seconds}`
  const known = strings.get(key)
  if (known) return known
  const made = synth(`pluck ${note(name).toFixed(2)}`, seconds).left
  strings.set(key, made)
  return made
}

/** A mandolin's note: the string struck again and again for `hold` seconds, harder towards the middle. */
export function tremolo(name: string, hold: number, seed: number): Float64Array {
  const roll = dice(seed)
  const out = silence(hold + 1)
  const strokes = Math.max(1, Math.round(hold / 0.075))
  for (let n = 0; n < strokes; n++) {
    const swell = 0.55 + 0.45 * Math.sin((Math.PI * (n + 0.5)) / strokes)
    const at = n * 0.075 + between(roll, 0, 0.008)
    lay(out, pluck(name, 1), { at, pan: -1, gain: swell * between(roll, 0.8, 1) })
  }
  return filterChannel(out.left, 'highpass', 240)
}
