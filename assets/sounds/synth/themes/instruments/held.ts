// Notes that are held: by a bow, by reeds, by brass, by breath.
import { filterChannel } from '../../filters'
import { between, dice, draw, RATE } from '../../signal'
import { note } from '../../tones'
import { once, type Player } from './player'

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
