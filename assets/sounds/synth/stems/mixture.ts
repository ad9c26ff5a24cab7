// What a place sounds like as a whole: its finished stems laid over each other as the player lays them.
import { readFileSync } from 'node:fs'
import { MUSIC_FILTER, pulseGain, type Gains } from '../../../../src/sound/tension'
import { KINDS, places, shapeOf, type Kind } from '../../places'
import { filterLoop } from '../filters'
import { decode, loudness, withRaw } from '../mastering'
import { lay, rms, samples, shape, silence, type Stereo } from '../signal'

export interface Mixture {
  /** Linear gain of each stem so that the whole is as loud as wanted. */
  readonly gains: Gains
  readonly loudness: number
  readonly peak: number
  /** The same when hardly anybody is left: the filter is open and the pulse beats. */
  readonly tense: number
  /** The quietest 400 ms that the stems can come to together, however they meet, against the whole, in dB. */
  readonly quietest: number
  readonly kilobits: number
  /** The whole, and its music alone, out of a television's loudspeaker. */
  readonly onTv: number
  readonly musicOnTv: number
}

/** What a television across the room gives back of a place. */
const TV = 'highpass=f=180,lowpass=f=12000,'

const HEARD = 60
const SHORT = 0.4

export interface Loop {
  readonly fromMs: number
  readonly lengthMs: number
}

/** A finished loop as the player plays it: one channel is spread over both sides, half a loop apart. */
function played(path: string, { fromMs, lengthMs }: Loop, channels: 1 | 2, spread = true): Stereo {
  const file = decode(path)
  const from = samples(fromMs / 1000)
  const length = samples(lengthMs / 1000)
  const left = file.left.slice(from, from + length)
  const right = file.right.slice(from, from + length)
  if (channels === 2) return { left, right }
  // ffmpeg spreads one channel over two at constant power, the player gives each side all of it.
  shape({ left, right }, () => Math.SQRT2)
  if (!spread) return { left, right }
  const half = length >> 1
  return { left, right: right.map((_, i) => right[(i + half) % length] ?? 0) }
}

function quietest(loop: Stereo): number {
  let least = Infinity
  const length = samples(SHORT)
  for (let from = 0; from + length <= loop.left.length; from += samples(0.1)) {
    for (const channel of [loop.left, loop.right]) {
      const part = channel.subarray(from, from + length)
      least = Math.min(least, rms({ left: part, right: part }))
    }
  }
  return least
}

/** A minute of loops that come round as they like. */
function minute(loops: readonly (readonly [loop: Stereo, gain: number])[]): Stereo {
  const out = silence(HEARD)
  for (const [loop, gain] of loops) {
    const seconds = loop.left.length / samples(1)
    for (let at = 0; at < HEARD; at += seconds) lay(out, loop, { at, gain })
  }
  return out
}

const measured = (signal: Stereo, path: string, behind = '') =>
  withRaw(signal, `${path}.mix`, (input) => loudness(input, behind))

/**
 * Measures a place as a whole and finds the gains that bring it to `target` LUFS.
 * @param pathOf where the file of a stem lies
 */
export function mixtureOf(
  id: keyof typeof places,
  target: number,
  loopOf: (stem: string) => Loop,
  pathOf: (stem: string) => string,
): Mixture {
  const kinds = Object.keys(KINDS) as Kind[]
  const heard = kinds.map((kind) => {
    const [name, decibels] = places[id][kind]
    const stem = `${kind}-${name}`
    const { channels, seconds } = shapeOf(kind, name)
    const loop = played(pathOf(stem), loopOf(stem), channels, kind !== 'music')
    const bytes = readFileSync(pathOf(stem)).length
    return { kind, loop, gain: 10 ** (decibels / 20), bits: (bytes * 8) / seconds }
  })
  const muffled = ({ left, right }: Stereo, hertz: number): Stereo =>
    filterLoop({ left, right }, 'lowpass', hertz)
  const at = (hertz: number) =>
    heard.map(
      ({ kind, loop, gain }) => [kind === 'music' ? muffled(loop, hertz) : loop, gain] as const,
    )
  const calm = at(MUSIC_FILTER.closed)
  const first = measured(minute(calm), pathOf('pulse'))
  const trim = 10 ** ((target - first.integrated) / 20)
  const trimmed = (loops: typeof calm) => loops.map(([loop, gain]) => [loop, gain * trim] as const)
  const whole = minute(trimmed(calm))
  const { integrated, peak } = measured(whole, pathOf('pulse'))
  const heart = played(pathOf('pulse'), loopOf('pulse'), 1, false)
  const tense = minute([...trimmed(at(MUSIC_FILTER.open)), [heart, pulseGain(1)]])
  const least = Math.hypot(...trimmed(calm).map(([loop, gain]) => gain * quietest(loop)))
  const music = trimmed(calm).filter((_, n) => heard[n]?.kind === 'music')
  const rounded = Object.fromEntries(
    heard.map(({ kind, gain }) => [kind, Math.round(gain * trim * 1e4) / 1e4]),
  )
  return {
    gains: rounded as unknown as Gains,
    loudness: integrated,
    peak,
    tense: measured(tense, pathOf('pulse')).integrated,
    quietest: 20 * Math.log10(least / rms(whole)),
    kilobits: heard.reduce((sum, { bits }) => sum + bits, 0) / 1000,
    onTv: measured(whole, pathOf('pulse'), TV).integrated,
    musicOnTv: measured(minute(music), pathOf('pulse'), TV).integrated,
  }
}
