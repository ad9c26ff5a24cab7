// A television's loudspeaker gives back little below 160 Hz: a low hit needs overtones to be heard there as what it is.
import { filterChannel } from './filters'
import { peakOf, rms, shape, soften, type Stereo } from './signal'

/** Below this a television's loudspeaker fades out, in hertz. */
export const TV_LOWEST = 160
const BODY = { from: 300, to: 2500 } as const

const mapped = (sound: Stereo, change: (channel: Float64Array) => Float64Array): Stereo => ({
  left: change(sound.left),
  right: change(sound.right),
})

/** The overtones of what lies below a television's reach: it is bent hard, and only what is heard there is kept. */
function overtones(sound: Stereo): Stereo {
  const low = mapped(sound, (channel) => filterChannel(channel, 'lowpass', 1.25 * TV_LOWEST))
  const peak = peakOf(low)
  return mapped(low, (channel) => {
    const bent = channel.map((value) => {
      const loud = value / (peak || 1)
      // Its own sign gives the odd overtones, the size the even ones.
      return Math.abs(loud) * (Math.tanh(6 * loud) + 0.6)
    })
    const above = filterChannel(filterChannel(bent, 'highpass', BODY.from), 'highpass', BODY.from)
    return filterChannel(above, 'lowpass', BODY.to)
  })
}

/**
 * A sound with a body between 300 and 2,500 Hz under its low hits, in the rhythm of these.
 * @param share how strong, against the whole sound; 0 leaves it as it is
 */
export function withBody(sound: Stereo, share: number): Stereo {
  if (share === 0) return sound
  const body = overtones(sound)
  const gain = (share * rms(sound)) / (rms(body) || 1)
  const out = {
    left: sound.left.map((value, i) => value + gain * (body.left[i] ?? 0)),
    right: sound.right.map((value, i) => value + gain * (body.right[i] ?? 0)),
  }
  return soften(
    shape(out, () => 1 / (1 + share / 2)),
    peakOf(sound),
  )
}
