// What the themes are played on: strings that are plucked and bowed, reeds, brass, breath, bars and skins. Every note is one channel.
import { filterChannel } from '../filters'
import { between, dice, draw, RATE, samples, strike } from '../signal'
import { note } from '../tones'

/** A note as a score asks for it: its name, how long it is held in seconds, how hard it is played (about 1), and which one it is. */
export type Player = (name: string, hold: number, force: number, n: number) => Float64Array

const kept = new Map<string, Float64Array>()
/** A note that was made before is not made again: players repeat themselves, with three fingers. */
function once(key: string, make: () => Float64Array): Float64Array {
  const known = kept.get(key)
  if (known) return known
  const made = make()
  kept.set(key, made)
  return made
}

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

interface Held {
  readonly id: string
  /** Strength of each overtone, softly and loudly played. */
  readonly soft: (h: number) => number
  readonly loud: (h: number) => number
  /** What the body does to a frequency. */
  readonly body?: (hertz: number) => number
  readonly attack: number
  readonly release: number
  /** How much of its loudness is left while it is held. */
  readonly sustain?: number
  readonly vibrato?: { readonly rate: number; readonly cents: number; readonly after: number }
  /** Pipes that sound together, in cents. */
  readonly beside?: readonly number[]
  /** From how far below it comes, in cents, and how fast. */
  readonly scoop?: readonly [cents: number, seconds: number]
  /** Air beside the tone: how much, and where. */
  readonly air?: readonly [gain: number, hertz: number, q: number]
}

const SIZE = 4096

function table(
  key: string,
  hertz: number,
  strength: (h: number) => number,
  body: (hertz: number) => number,
): Float64Array {
  return once(`table ${key}`, () => {
    const out = new Float64Array(SIZE)
    for (let h = 1; h * hertz < 9500 && h <= 60; h++) {
      const loud = strength(h) * body(h * hertz)
      if (loud < 1e-4) continue
      const phase = (h * h * 1.7) % 6.283
      for (let i = 0; i < SIZE; i++)
        out[i] = (out[i] ?? 0) + loud * Math.sin((2 * Math.PI * h * i) / SIZE + phase)
    }
    const size = Math.sqrt(out.reduce((sum, value) => sum + value * value, 0) / SIZE) || 1
    return out.map((value) => value / size)
  })
}

/** Makes an instrument whose notes are held: by a bow, by reeds, by breath. */
function held(voice: Held): Player {
  const { body = () => 1, beside = [0], sustain = 0.85, vibrato, scoop, air } = voice
  const apart = beside.map((cents) => 2 ** (cents / 1200))
  function played(name: string, hold: number, force: number, n: number): Float64Array {
    const hertz = note(name)
    const soft = table(`${voice.id} soft ${name}`, hertz, voice.soft, body)
    const loud = table(`${voice.id} loud ${name}`, hertz, voice.loud, body)
    const roll = dice(n + 17)
    const turns = new Float64Array(beside.length).map(() => SIZE * roll())
    const pace = 2 * Math.PI * (vibrato?.rate ?? 5) * between(roll, 0.94, 1.06)
    const seconds = hold + 4 * voice.release
    const [gain, at, q] = air ?? [0, 1000, 1]
    const breath =
      air &&
      filterChannel(
        draw(seconds, () => between(roll, -1, 1)),
        'bandpass',
        at,
        q,
      )
    let bend = 1
    let level = 0
    let bright = 0
    let puff = 0
    return draw(seconds, (t, i) => {
      // What moves slowly is worked out at every sixteenth sample.
      if (i % 16 === 0) {
        const rise = Math.min(1, t / voice.attack)
        const settle = sustain + (1 - sustain) * Math.exp(-Math.max(0, t - voice.attack) / 0.35)
        const ends = t > hold ? Math.exp(-(t - hold) / voice.release) : 1
        const shake = vibrato
          ? vibrato.cents * Math.min(1, Math.max(0, t - vibrato.after) / 0.3) * Math.sin(pace * t)
          : 0
        const below = scoop ? -scoop[0] * Math.exp(-t / scoop[1]) : 0
        bend = 2 ** ((shake + below) / 1200)
        level = rise * rise * (3 - 2 * rise) * settle * ends
        bright = Math.min(1, Math.max(0, level * force * 0.9))
        puff = gain * (1 + 1.6 * Math.exp(-t / 0.05)) * ends * Math.min(1, t / 0.015)
      }
      let sum = 0
      for (let v = 0; v < turns.length; v++) {
        const turn = ((turns[v] ?? 0) + (SIZE * hertz * bend * (apart[v] ?? 1)) / RATE) % SIZE
        turns[v] = turn
        const place = turn | 0
        sum += (1 - bright) * (soft[place] ?? 0) + bright * (loud[place] ?? 0)
      }
      return (sum * level) / Math.sqrt(turns.length) + (breath ? puff * (breath[i] ?? 0) : 0)
    })
  }
  return (name, hold, force, n) => {
    const strength = Math.round(force * 10) / 10
    const key = `${voice.id} ${name} ${hold.toFixed(3)} ${strength} ${n % 2}`
    return once(key, () => played(name, hold, strength, n % 2))
  }
}

const hill = (at: number, width: number) => (hertz: number) =>
  Math.exp(-(((hertz - at) / width) ** 2))
const odd = (h: number): number => (h % 2 ? 1 : 0.16)

/** A fiddle on a spike, over half a coconut. */
export const salo = held({
  id: 'salo',
  soft: (h) => h ** -1.5,
  loud: (h) => h ** -0.95,
  body: (f) => 0.35 + 1.1 * hill(560, 260)(f) + 0.8 * hill(1300, 420)(f) + 0.3 * hill(2600, 700)(f),
  attack: 0.07,
  release: 0.07,
  vibrato: { rate: 5.6, cents: 17, after: 0.25 },
  scoop: [90, 0.05],
  air: [0.05, 2400, 0.8],
})
/** A bamboo flute. */
export const khlui = held({
  id: 'khlui',
  soft: (h) => [0, 1, 0.25, 0.1, 0.03][h] ?? 0.008 / h,
  loud: (h) => [0, 1, 0.55, 0.3, 0.1, 0.05][h] ?? 0.02 / h,
  attack: 0.06,
  release: 0.08,
  vibrato: { rate: 4.6, cents: 13, after: 0.35 },
  scoop: [45, 0.04],
  air: [0.22, 2100, 0.7],
})
/** Black wood and one reed, in the low register warm, above it sweet. */
export const clarinet = held({
  id: 'clarinet',
  soft: (h) => odd(h) * h ** -1.4,
  loud: (h) => (h % 2 ? 1 : 0.4) * h ** -1,
  body: (f) => 0.5 + hill(900, 700)(f),
  attack: 0.035,
  release: 0.06,
  vibrato: { rate: 5.2, cents: 10, after: 0.3 },
  scoop: [40, 0.035],
  air: [0.04, 2600, 0.8],
})
/** A trumpet with a mute in its bell. */
export const muted = held({
  id: 'muted',
  soft: (h) => h ** -1.1,
  loud: (h) => h ** -0.55,
  body: (f) => 0.18 + 1.3 * hill(1450, 480)(f) + 0.5 * hill(2900, 700)(f),
  attack: 0.04,
  release: 0.07,
  vibrato: { rate: 5.4, cents: 16, after: 0.3 },
  scoop: [60, 0.04],
  air: [0.05, 3200, 0.8],
})
/** Two reeds a little apart from each other. */
export const accordion = held({
  id: 'accordion',
  soft: (h) => h ** -0.9,
  loud: (h) => h ** -0.6,
  body: (f) => 0.5 + hill(1100, 800)(f),
  attack: 0.03,
  release: 0.04,
  beside: [-7, 6],
  sustain: 0.95,
})
/** A chapel's reeds, and its bellows. */
export const harmonium = held({
  id: 'harmonium',
  soft: (h) => h ** -1.2,
  loud: (h) => h ** -0.85,
  body: (f) => 0.4 + hill(600, 400)(f),
  attack: 0.22,
  release: 0.2,
  beside: [-5, 0, 4],
  sustain: 1,
  air: [0.05, 900, 0.6],
})
/** Reeds behind two hands. */
export const harmonica = held({
  id: 'harmonica',
  soft: (h) => h ** -0.9,
  loud: (h) => h ** -0.6,
  body: (f) => 0.25 + hill(1500, 700)(f),
  attack: 0.06,
  release: 0.08,
  beside: [-3, 3],
  vibrato: { rate: 5, cents: 12, after: 0.15 },
  scoop: [70, 0.06],
  air: [0.06, 3000, 0.8],
})
/** Low brass, far back on a wide stage. */
export const brass = held({
  id: 'brass',
  soft: (h) => h ** -1.9,
  loud: (h) => h ** -0.9 * Math.exp(-h / 14),
  body: (f) => 0.6 + 0.8 * hill(520, 320)(f),
  attack: 0.09,
  release: 0.14,
  beside: [-4, 0, 4],
  vibrato: { rate: 4.8, cents: 6, after: 0.5 },
})
/** A horn that leads. */
export const leader = held({
  id: 'leader',
  soft: (h) => h ** -1.5,
  loud: (h) => h ** -0.7 * Math.exp(-h / 16),
  body: (f) => 0.5 + hill(750, 420)(f),
  attack: 0.06,
  release: 0.12,
  beside: [0, 3],
  vibrato: { rate: 5, cents: 9, after: 0.4 },
  scoop: [25, 0.04],
})
/** Many bows at once. */
export const bowed = held({
  id: 'bowed',
  soft: (h) => h ** -1.5,
  loud: (h) => h ** -1.05,
  body: (f) => 0.4 + hill(320, 190)(f) + 0.6 * hill(760, 300)(f),
  attack: 0.14,
  release: 0.18,
  beside: [-8, -2, 5, 9],
  vibrato: { rate: 5.3, cents: 7, after: 0.2 },
})
/** Voices without a word, or something that would like to be one. */
export const breathing = held({
  id: 'breathing',
  soft: (h) => h ** -1.6,
  loud: (h) => h ** -1.1,
  body: (f) => 0.15 + hill(480, 160)(f) + 0.5 * hill(1050, 230)(f),
  attack: 0.5,
  release: 0.45,
  beside: [-9, 0, 8],
  sustain: 1,
  vibrato: { rate: 4.2, cents: 9, after: 0.4 },
  air: [0.14, 1200, 0.7],
})

/** Makes bars or plates that are struck: what sounds beside the note, how strong, and for how long. */
function struck(
  id: string,
  ring: number,
  modes: readonly (readonly [number, number, number])[],
  click = 0.25,
): Player {
  return (name, _hold, force) =>
    once(`${id} ${name} ${force > 1 ? 1 : 0}`, () => {
      const hertz = note(name)
      const lasts = ring * (440 / hertz) ** 0.3
      const roll = dice(Math.round(hertz))
      return draw(lasts * 2.6, (t) => {
        let sum = click * between(roll, -1, 1) * strike(t, 0.0005, 0.004)
        for (const [ratio, loud, share] of modes) {
          if (hertz * ratio > 9000) continue
          sum +=
            loud *
            (ratio > 1 && force > 1 ? 1.3 : 1) *
            Math.sin(2 * Math.PI * hertz * ratio * t) *
            strike(t, 0.0012, lasts * share)
        }
        return sum
      })
    })
}
/** Bars of metal over tubes. */
export const vibes = struck(
  'vibes',
  1.1,
  [
    [1, 1, 1],
    [3.98, 0.25, 0.25],
    [9.8, 0.06, 0.1],
  ],
  0.06,
)
/** Glass that nobody has blown. */
export const glass = struck(
  'glass',
  1.3,
  [
    [1, 1, 1],
    [1.003, 0.6, 0.9],
    [2.76, 0.3, 0.4],
    [5.4, 0.14, 0.2],
  ],
  0.08,
)
/** A plate of some hull. */
export const plate = struck(
  'plate',
  0.9,
  [
    [1, 1, 1],
    [1.61, 0.8, 0.7],
    [2.33, 0.6, 0.5],
    [2.91, 0.45, 0.4],
    [4.17, 0.35, 0.25],
    [5.3, 0.2, 0.2],
  ],
  0.5,
)
/** Wooden bars, dry. */
export const bars = struck(
  'bars',
  0.22,
  [
    [1, 1, 1],
    [3.9, 0.4, 0.4],
    [9.2, 0.15, 0.2],
  ],
  0.4,
)
/** Knobbed gongs in a frame. */
export const gongs = struck(
  'gongs',
  1.8,
  [
    [1, 1, 1],
    [1.007, 0.7, 0.9],
    [1.51, 0.35, 0.6],
    [2.02, 0.45, 0.55],
    [2.7, 0.3, 0.35],
    [4.1, 0.14, 0.2],
  ],
  0.1,
)
/** A church's smaller bell. */
export const toll = struck(
  'toll',
  1.9,
  [
    [0.5, 0.45, 1.3],
    [1, 0.8, 1],
    [1.19, 0.6, 0.8],
    [1.5, 0.3, 0.6],
    [2, 0.9, 0.5],
    [2.66, 0.3, 0.3],
    [4.1, 0.2, 0.15],
  ],
  0.15,
)

/** Makes something without a note: its name says which. */
const noise = (
  seconds: number,
  seed: number,
  kind: 'highpass' | 'bandpass' | 'lowpass',
  hertz: number,
  q: number,
  loud: (t: number) => number,
): Float64Array => {
  const roll = dice(seed)
  return filterChannel(
    draw(seconds, (t) => between(roll, -1, 1) * loud(t)),
    kind,
    hertz,
    q,
  )
}

const skin = (hertz: number, ring: number, seed: number): Float64Array => {
  const slap = noise(0.12, seed, 'bandpass', hertz * 6, 0.7, (t) => strike(t, 0.0008, 0.012))
  return draw(ring * 4, (t, i) => {
    const turn = 2 * Math.PI * hertz * (t + 0.006 * (1 - Math.exp(-t / 0.04)))
    return (
      Math.sin(turn) * strike(t, 0.002, ring) +
      0.5 * Math.sin(1.59 * turn) * strike(t, 0.002, ring * 0.6) +
      0.35 * Math.sin(2.3 * turn) * strike(t, 0.002, ring * 0.45) +
      0.9 * (slap[i] ?? 0)
    )
  })
}

const kit: Readonly<Record<string, () => Float64Array>> = {
  /** Brushes: a stroke, a longer one in a circle. */
  brush: () => noise(0.16, 1, 'bandpass', 3800, 0.6, (t) => strike(t, 0.006, 0.035)),
  sweep: () =>
    noise(
      0.62,
      2,
      'bandpass',
      3000,
      0.5,
      (t) => 0.55 * Math.sin((Math.PI * Math.min(t, 0.6)) / 0.6) ** 1.5,
    ),
  ride: () => noise(0.5, 3, 'highpass', 5200, 0.8, (t) => strike(t, 0.001, 0.09)),
  hat: () => noise(0.09, 4, 'highpass', 6000, 0.8, (t) => strike(t, 0.001, 0.016)),
  shaker: () =>
    noise(0.12, 5, 'highpass', 4500, 0.8, (t) => Math.sin((Math.PI * Math.min(t, 0.1)) / 0.1) ** 2),
  block: () =>
    draw(
      0.2,
      (t) =>
        Math.sin(2 * Math.PI * 880 * t) * strike(t, 0.0006, 0.02) +
        0.5 * Math.sin(2 * Math.PI * 1930 * t) * strike(t, 0.0006, 0.011),
    ),
  stomp: () => skin(82, 0.09, 6),
  drum: () => skin(118, 0.16, 7),
  high: () => skin(196, 0.1, 8),
  slap: () => skin(262, 0.05, 9),
  timpani: () => skin(73, 0.42, 10),
  jingle: () => {
    const roll = dice(11)
    const discs = Array.from({ length: 9 }, () => between(roll, 4200, 9000))
    return draw(
      0.22,
      (t) =>
        discs.reduce((sum, f) => sum + Math.sin(2 * Math.PI * f * t), 0) *
          0.25 *
          strike(t, 0.002, 0.035) +
        0.5 * between(roll, -1, 1) * strike(t, 0.001, 0.02),
    )
  },
  /** Small cymbals of bronze: let ring, and held. */
  ching: () => {
    const roll = dice(12)
    return draw(
      1.3,
      (t) =>
        [2960, 2975, 5210, 7340].reduce(
          (sum, f, n) => sum + Math.sin(2 * Math.PI * f * t) / (1 + n),
          0,
        ) *
          strike(t, 0.001, 0.28) +
        0.3 * between(roll, -1, 1) * strike(t, 0.0006, 0.005),
    )
  },
  chap: () =>
    draw(
      0.14,
      (t) =>
        [2960, 5210, 7340].reduce((sum, f, n) => sum + Math.sin(2 * Math.PI * f * t) / (1 + n), 0) *
        strike(t, 0.001, 0.022),
    ),
  hull: () => plate('D3', 1, 1.2, 0),
}

/** Plays what has no note, by its name. */
export const percussion: Player = (name) =>
  once(`kit ${name}`, () => {
    const make = kit[name]
    if (!make) throw new RangeError(`no ${name} in the kit`)
    return make()
  })
