// The stage a short sound is played on: its hall, its peaks and its end.
import { lay, peakOf, shape, silence, soften, type Stereo } from './signal'
import { room } from './sox'

/** Seconds before the first sound, so that an encoder does not swallow its attack. */
export const LEAD = 0.004

export interface Hall {
  size: number
  tail: number
  share: number
}

/** Lays pieces on a stage of `seconds`, adds the hall, tames peaks and lets the end fade. */
export function staged(seconds: number, hall: Hall, play: (stage: Stereo) => void): Stereo {
  const stage = silence(seconds)
  play(stage)
  const peak = peakOf(stage)
  shape(stage, () => 0.4 / (peak || 1))
  const answer = room(stage, hall.size, hall.tail)
  lay(stage, answer, { gain: hall.share })
  soften(stage, 0.35)
  const fade = Math.min(0.6, seconds / 4)
  return shape(stage, (t) => Math.min(1, Math.max(0, (seconds - t) / fade)) ** 1.5)
}

export const HALL: Hall = { size: 95, tail: 80, share: 0.55 }
export const PARLOUR: Hall = { size: 45, tail: 35, share: 0.4 }
