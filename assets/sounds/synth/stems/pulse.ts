// What begins to beat under a place when few are left: one heart, eight seconds long, in the middle.
import { filterLoop } from '../filters'
import { lay, silence, type Stereo } from '../signal'
import { kettle } from '../tones'

export const PULSE = { seconds: 8, bitrate: 24, channels: 1 } as const
const BEATS = 10

export function pulse(seconds: number): Stereo {
  const out = silence(seconds)
  for (let n = 0; n < BEATS; n++) {
    const at = (n * seconds) / BEATS
    lay(out, kettle(74, 0.16, 941), { at, wrap: true })
    lay(out, kettle(62, 0.12, 942), { at: at + 0.26, gain: 0.55, wrap: true })
  }
  return filterLoop(out, 'lowpass', 520)
}
