// What begins to beat under a place when few are left: one heart, eight seconds long, in the middle.
import { filterLoop } from '../filters'
import { draw, lay, silence, strike, type Stereo } from '../signal'
import { kettle } from '../tones'

export const PULSE = { seconds: 8, bitrate: 24, channels: 1 } as const
const BEATS = 10

/** What a small loudspeaker has of a heart: a knock on the ribs, between 200 and 400 Hz, without a click. */
const knock = (hertz: number): Float64Array =>
  draw(0.4, (t) => {
    const turn = 2 * Math.PI * hertz * (t + 0.003 * (1 - Math.exp(-t / 0.02)))
    return (Math.sin(turn) + 0.5 * Math.sin(1.42 * turn)) * strike(t, 0.006, 0.06)
  })

export function pulse(seconds: number): Stereo {
  const out = silence(seconds)
  for (let n = 0; n < BEATS; n++) {
    const at = (n * seconds) / BEATS
    lay(out, kettle(74, 0.16, 941), { at, wrap: true })
    lay(out, kettle(62, 0.12, 942), { at: at + 0.26, gain: 0.55, wrap: true })
    lay(out, knock(262), { at, gain: 1.8, wrap: true })
    lay(out, knock(220), { at: at + 0.26, gain: 1.05, wrap: true })
  }
  return filterLoop(out, 'lowpass', 520)
}
