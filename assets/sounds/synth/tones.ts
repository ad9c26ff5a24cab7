// Pitched things: pads that fit their loop exactly, bells, horns, drums and wood.
import { filterChannel } from './filters'
import {
  between,
  dice,
  draw,
  drift,
  known,
  pick,
  RATE,
  silence,
  type Stereo,
  strike,
} from './signal'

/** Frequency of a note by its distance in semitones from A4 = 440 Hz. */
export function semitone(steps: number): number {
  return 440 * 2 ** (steps / 12)
}

const NAMES: Record<string, number> = { C: -9, D: -7, E: -5, F: -4, G: -2, A: 0, B: 2 }

/** Frequency of a note by its name, such as `D3`, `F#4` or `Bb2`. */
export function note(name: string): number {
  const [, letter = 'A', sign = '', octave = '4'] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? []
  const shift = sign === '#' ? 1 : sign === 'b' ? -1 : 0
  return semitone(known(NAMES, letter) + shift + 12 * (Number(octave) - 4))
}

export interface PadOptions {
  seed: number
  /** Overtones per note; their strength falls with the power `slope`. */
  harmonics?: number
  slope?: number
  /** Detuning of the outer voices, in hertz per 100 Hz. */
  spread?: number
  /** Strength of one overtone at its frequency, for vowels and bodies. */
  body?: (hertz: number) => number
}

/** A sustained chord whose every partial turns a whole number of times in the loop and breathes. */
export function pad(notes: number[], seconds: number, options: PadOptions): Stereo {
  const { seed, harmonics = 8, slope = 1.6, spread = 0.35, body = () => 1 } = options
  const roll = dice(seed)
  const out = silence(seconds)
  const fit = (hertz: number): number => Math.round(hertz * seconds) / seconds
  for (const base of notes) {
    for (const [side, pan] of [
      [-1, -0.7],
      [0, 0],
      [1, 0.7],
    ] as const) {
      const root = base * (1 + (side * spread) / 100)
      for (let h = 1; h <= harmonics; h++) {
        const hertz = fit(root * h)
        const loud = h ** -slope * body(hertz) * (1 / notes.length)
        if (loud < 1e-4 || hertz > RATE * 0.4) continue
        addPartial(out, {
          hertz,
          loud,
          pan,
          breath: drift(seconds, roll, 5),
          phase: roll() * 6.283,
        })
      }
    }
  }
  return out
}

function addPartial(
  out: Stereo,
  partial: {
    hertz: number
    loud: number
    pan: number
    breath: (t: number) => number
    phase: number
  },
): void {
  const step = (2 * Math.PI * partial.hertz) / RATE
  const turn = 2 * Math.cos(step)
  let before = Math.sin(partial.phase - step)
  let now = Math.sin(partial.phase)
  const angle = ((partial.pan + 1) * Math.PI) / 4
  let breath = 0
  for (let i = 0; i < out.left.length; i++) {
    if (i % 64 === 0) breath = partial.loud * (0.35 + 0.65 * partial.breath(i / RATE))
    out.left[i] = (out.left[i] ?? 0) + now * breath * Math.cos(angle)
    out.right[i] = (out.right[i] ?? 0) + now * breath * Math.sin(angle)
    const next = turn * now - before
    before = now
    now = next
  }
}

const CHURCH = [0.5, 1, 1.183, 1.506, 2, 2.514, 2.662, 3.011, 4.166, 5.433, 6.796]
const CHURCH_LOUD = [0.55, 0.7, 0.65, 0.3, 1, 0.3, 0.28, 0.3, 0.22, 0.14, 0.08]
const CHURCH_FALL = [1.6, 1, 0.85, 0.6, 0.55, 0.35, 0.32, 0.28, 0.2, 0.13, 0.09]

/** A cast bell with its minor third; `strikeTone` in hertz, `ring` in seconds, `dark` 0…1. */
export function bell(strikeTone: number, ring: number, dark: number, seed: number): Float64Array {
  const roll = dice(seed)
  const partials = CHURCH.flatMap((ratio, index) =>
    [-1, 1].map((side) => ({
      hertz: strikeTone * ratio * (1 + side * 0.0007 * (1 + roll())),
      loud: 0.5 * pick(CHURCH_LOUD, index) * (1 - dark) ** Math.max(0, index - 3),
      fall: ring * pick(CHURCH_FALL, index),
      phase: roll() * 6.283,
    })),
  )
  const out = draw(ring * 3.2, (t) => {
    let sum = 0
    for (const p of partials) {
      if (t > p.fall * 8) continue
      sum += p.loud * Math.sin(2 * Math.PI * p.hertz * t + p.phase) * strike(t, 0.004, p.fall)
    }
    return sum + (1 - dark) * 0.6 * between(roll, -1, 1) * strike(t, 0.001, 0.012)
  })
  return filterChannel(out, 'lowpass', 9000 * (1 - 0.7 * dark))
}

/** A small bright bar, as in a music box or glockenspiel. */
export function chime(hertz: number, ring: number): Float64Array {
  const modes = [
    [1, 1, 1],
    [2.756, 0.35, 0.4],
    [5.404, 0.16, 0.18],
    [8.933, 0.06, 0.1],
  ] as const
  return draw(ring * 4, (t) =>
    modes.reduce(
      (sum, [ratio, loud, share]) =>
        sum + loud * Math.sin(2 * Math.PI * hertz * ratio * t) * strike(t, 0.002, ring * share),
      0,
    ),
  )
}

/** A horn note that brightens as it swells; `hold` in seconds before it is let go. */
export function horn(hertz: number, hold: number, force: number): Float64Array {
  const voices = [0.9975, 1, 1.0028]
  return draw(hold + 0.5, (t) => {
    const rise = Math.min(1, t / 0.05) * (0.8 + 0.2 * Math.min(1, t / 0.5))
    const loud = rise * (t < hold ? 1 : Math.exp(-(t - hold) / 0.12))
    const bend = 0.12 * Math.sin(2 * Math.PI * 5.2 * t) * Math.min(1, Math.max(0, t - 0.3) / 0.4)
    let sum = 0
    for (let h = 1; h <= 14; h++) {
      const bright = Math.exp(-(h - 1) / (1.2 + 4.2 * force * loud))
      for (const voice of voices) {
        sum += bright * Math.sin(2 * Math.PI * hertz * h * voice * t + bend * h * 0.35 + h)
      }
    }
    return (sum * loud) / 6
  })
}

/** A kettle drum: a pitched skin with a soft mallet. */
export function kettle(hertz: number, ring: number, seed: number): Float64Array {
  const roll = dice(seed)
  const modes = [
    [1, 1, 1],
    [1.504, 0.6, 0.8],
    [1.742, 0.4, 0.55],
    [2.0, 0.35, 0.5],
    [2.494, 0.2, 0.35],
  ] as const
  const thump = filterChannel(
    draw(0.25, (t) => between(roll, -1, 1) * strike(t, 0.003, 0.03)),
    'lowpass',
    500,
  )
  return draw(ring * 3, (t, i) => {
    const bend = hertz * (t + 0.0025 * (1 - Math.exp(-t / 0.03)))
    let sum = (thump[i] ?? 0) * 1.6
    for (const [ratio, loud, share] of modes) {
      sum += loud * Math.sin(2 * Math.PI * ratio * bend) * strike(t, 0.003, ring * share)
    }
    return sum
  })
}

/** A knock on wood: a handful of short modes, a click and the thud of what it stands on. */
export function wood(hertz: number, body: number, seed: number): Float64Array {
  const roll = dice(seed)
  const modes = [
    [1, 1, 0.055],
    [2.17, 0.7, 0.035],
    [3.92, 0.45, 0.022],
    [6.4, 0.25, 0.012],
  ] as const
  return draw(0.5, (t) => {
    let sum = between(roll, -0.8, 0.8) * strike(t, 0.0005, 0.004)
    sum += body * Math.sin(2 * Math.PI * 96 * t) * strike(t, 0.003, 0.07)
    for (const [ratio, loud, fall] of modes) {
      sum += loud * Math.sin(2 * Math.PI * hertz * ratio * t) * strike(t, 0.0006, fall)
    }
    return sum
  })
}

/** A cymbal: dense high noise and clanging partials that fall away over `ring` seconds. */
export function cymbal(ring: number, seed: number): Float64Array {
  const roll = dice(seed)
  const partials = Array.from({ length: 24 }, () => ({
    hertz: between(roll, 1800, 9500),
    phase: roll() * 6.283,
    fall: ring * between(roll, 0.4, 1),
  }))
  const hiss = filterChannel(
    draw(ring * 3.5, (t) => between(roll, -1, 1) * strike(t, 0.002, ring * 0.7)),
    'highpass',
    4200,
  )
  return draw(ring * 3.5, (t, i) => {
    let sum = (hiss[i] ?? 0) * 1.1
    for (const p of partials) {
      sum += 0.09 * Math.sin(2 * Math.PI * p.hertz * t + p.phase) * strike(t, 0.002, p.fall)
    }
    return sum
  })
}
