// Strings that are plucked or struck.
import { filterChannel } from '../../filters'
import { between, dice, draw, RATE, samples } from '../../signal'
import { note } from '../../tones'
import { once, type Player } from './player'

interface StringVoice {
  readonly id: string
  /** How bright the pluck is, hertz. */
  readonly pick: number
  /** Seconds in which an A4 loses 60 dB; low strings ring longer. */
  readonly ring: number
  /** How fast high overtones are lost, 0…0.5. */
  readonly damp: number
  /** Where it is plucked, as a share of its length. */
  readonly at: number
  /** Strings that are struck together, in cents. */
  readonly courses: readonly number[]
  /** What the wood answers to: hertz, sharpness, how much. */
  readonly body: readonly (readonly [hertz: number, q: number, gain: number])[]
}

/** A string after Karplus and Strong: a burst of noise that goes round in a line as long as the note's period, and is dulled on its way. */
function ringing(hertz: number, seconds: number, voice: StringVoice, seed: number): Float64Array {
  const roll = dice(seed)
  const period = RATE / hertz
  const damp = voice.damp * Math.min(1, (hertz / 440) ** -0.35 * 0.9)
  const line = Math.max(2, Math.floor(period - damp - 0.3))
  const rest = period - damp - line
  const pass = (1 - rest) / (1 + rest)
  const lasts = voice.ring * (440 / hertz) ** 0.45
  const loss = 10 ** (-3 / (lasts * hertz))
  const raw = new Float64Array(line).map(() => between(roll, -1, 1))
  // Twice round, so that the burst closes on itself.
  const soft = filterChannel(raw, 'lowpass', voice.pick, 0.6, true)
  const shift = Math.max(1, Math.round(line * voice.at))
  const burst = soft.map((value, i) => value - (soft[(i + line - shift) % line] ?? 0))
  const mean = burst.reduce((sum, value) => sum + value, 0) / line
  const size = Math.sqrt(burst.reduce((sum, value) => sum + (value - mean) ** 2, 0) / line) || 1
  const loop = burst.map((value) => (value - mean) / size)
  const out = new Float64Array(samples(seconds))
  let before = 0
  let in1 = 0
  let out1 = 0
  for (let i = 0; i < out.length; i++) {
    const k = i % line
    const now = loop[k] ?? 0
    out[i] = now
    const dulled = loss * ((1 - damp) * now + damp * before)
    before = now
    const passed = pass * dulled + in1 - pass * out1
    in1 = dulled
    out1 = passed
    loop[k] = passed
  }
  return out
}

/** How much brighter a string is than usual, softly and loudly plucked. */
const STRENGTHS = [0.7, 1, 1.35] as const

/** Makes a plucked instrument. A note that is let go is dampened within a moment, unless it rings on. */
function plucked(voice: StringVoice, release = 0.12, longest = 3.5): Player {
  return (name, hold, force, n) => {
    const finger = n % 3
    const strength = force > 1.05 ? 2 : force < 0.8 ? 0 : 1
    const seconds = Math.min(longest, Math.max(0.35, hold) + 3 * release)
    const key = `${voice.id} ${name} ${seconds.toFixed(2)} ${finger} ${strength}`
    return once(key, () => {
      const hertz = note(name)
      const bright = voice.pick * STRENGTHS[strength]
      const strings = voice.courses.map((cents, course) =>
        ringing(
          hertz * 2 ** (cents / 1200),
          seconds,
          { ...voice, pick: bright },
          7 + finger * 31 + course,
        ),
      )
      const dry = draw(seconds, (t, i) => {
        const sum = strings.reduce((all, one) => all + (one[i] ?? 0), 0) / strings.length
        const ends = t > hold ? Math.exp(-(t - hold) / release) : 1
        return sum * ends * Math.min(1, t / 0.0015) * Math.min(1, (seconds - t) / 0.03)
      })
      const out = dry.slice()
      for (const [at, q, gain] of voice.body) {
        const answer = filterChannel(dry, 'bandpass', at, q)
        for (let i = 0; i < out.length; i++) out[i] = (out[i] ?? 0) + gain * (answer[i] ?? 0)
      }
      return filterChannel(out, 'highpass', Math.min(180, hertz * 0.7))
    })
  }
}

/** Struck with two bamboo sticks over a box of strings. */
export const khim = plucked(
  {
    id: 'khim',
    pick: 6200,
    ring: 1.7,
    damp: 0.22,
    at: 0.12,
    courses: [-4, 3, 0],
    body: [
      [420, 1.2, 0.5],
      [1250, 1.5, 0.5],
    ],
  },
  0.5,
)
/** A long-necked lute of the north, dry and woody. */
export const sueng = plucked(
  {
    id: 'sueng',
    pick: 3000,
    ring: 0.9,
    damp: 0.38,
    at: 0.2,
    courses: [0, 5],
    body: [
      [240, 1.5, 0.8],
      [610, 2, 0.6],
    ],
  },
  0.08,
)
/** Gut on a big body, pulled by a finger. What a small loudspeaker has of it is the body's answer. */
export const bass = plucked(
  {
    id: 'bass',
    pick: 1500,
    ring: 1.1,
    damp: 0.42,
    at: 0.28,
    courses: [0],
    body: [
      [110, 1, 0.6],
      [215, 1.6, 1.1],
      [420, 1.8, 0.9],
    ],
  },
  0.09,
)
export const guitar = plucked(
  {
    id: 'guitar',
    pick: 3400,
    ring: 1.9,
    damp: 0.3,
    at: 0.18,
    courses: [0],
    body: [
      [105, 2, 0.4],
      [210, 2, 0.7],
      [640, 1.5, 0.5],
    ],
  },
  0.25,
)
/** Steel, near the bridge. */
export const steel = plucked(
  {
    id: 'steel',
    pick: 5600,
    ring: 2.6,
    damp: 0.2,
    at: 0.1,
    courses: [0, 2],
    body: [
      [230, 2, 0.6],
      [900, 1.4, 0.5],
    ],
  },
  0.3,
)
export const mandolin = plucked(
  {
    id: 'mandolin',
    pick: 6800,
    ring: 0.85,
    damp: 0.26,
    at: 0.14,
    courses: [-3, 4],
    body: [
      [380, 1.6, 0.7],
      [1500, 1.4, 0.6],
    ],
  },
  0.1,
)

/** A mandolin that holds a note by striking it again and again. */
export const trembling: Player = (name, hold, force, n) => {
  if (hold < 0.34) return mandolin(name, hold, force, n)
  const strokes = Math.max(3, Math.round(hold / 0.082))
  const out = new Float64Array(samples(hold + 0.5))
  for (let k = 0; k < strokes; k++) {
    const at = samples((k * hold) / strokes + 0.004 * ((n + k * 7) % 3))
    const swell = 0.5 + 0.35 * Math.sin((Math.PI * (k + 0.6)) / strokes) + (k === 0 ? 0.25 : 0)
    const one = mandolin(name, 0.16, k % 2 ? 0.7 : 1, n + k)
    for (let i = 0; i < one.length && at + i < out.length; i++)
      out[at + i] = (out[at + i] ?? 0) + swell * (one[i] ?? 0)
  }
  return out
}
