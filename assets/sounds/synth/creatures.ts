// Living things heard from afar: crickets, birds, an owl and the people of the square.
import { filterChannel } from './filters'
import {
  between,
  dice,
  draw,
  hump,
  known,
  lay,
  pick,
  RATE,
  samples,
  shape,
  silence,
  type Stereo,
} from './signal'
import { noiseLoop } from './weather'

type Roll = () => number

/** A whistled note that glides through `pitches` (hertz) with an optional flutter. */
export function whistled(
  pitches: number[],
  seconds: number,
  flutter: { rate: number; depth: number } = { rate: 0, depth: 0 },
): Float64Array {
  let angle = 0
  return draw(seconds, (t) => {
    const along = Math.min(0.9999, t / seconds) * (pitches.length - 1)
    const from = pick(pitches, Math.floor(along))
    const to = pick(pitches, Math.min(pitches.length - 1, Math.floor(along) + 1))
    const glide = from + (to - from) * (along % 1)
    const hertz = glide * (1 + flutter.depth * Math.sin(2 * Math.PI * flutter.rate * t))
    angle += (2 * Math.PI * hertz) / RATE
    const loud = Math.sin((Math.PI * t) / seconds) ** 0.7
    return loud * (Math.sin(angle) + 0.12 * Math.sin(2 * angle) + 0.05 * Math.sin(3 * angle))
  })
}

/** One cricket's evening: groups of short pulses at its own pitch and pace, all round the loop. */
export function cricket(
  seconds: number,
  voice: { hertz: number; pulses: number; period: number; pan: number; seed: number },
): Stereo {
  const roll = dice(voice.seed)
  const out = silence(seconds)
  const groups = Math.round(seconds / voice.period)
  for (let g = 0; g < groups; g++) {
    const start = ((g + between(roll, -0.06, 0.06)) * seconds) / groups
    const loud = between(roll, 0.7, 1)
    for (let p = 0; p < voice.pulses; p++) {
      const hertz = voice.hertz * between(roll, 0.995, 1.005)
      const pulse = draw(0.02, (t) => {
        const tone = Math.sin(2 * Math.PI * hertz * t) + 0.15 * Math.sin(4 * Math.PI * hertz * t)
        return tone * hump(t, 0.02)
      })
      const gain = loud * (0.6 + (0.4 * p) / voice.pulses)
      lay(out, pulse, { at: start + p * 0.031, gain, pan: voice.pan, wrap: true })
    }
  }
  return out
}

/** Bush crickets by the hundred: a high shimmer that never stops and slowly wanders. */
export function shimmer(seconds: number, hertz: number, seed: number): Stereo {
  const roll = dice(seed)
  const bed = noiseLoop('whitenoise', seconds, 20 + (seed % 17))
  const channel = (input: Float64Array): Float64Array => {
    const beats = Math.round(between(roll, 22, 34) * seconds)
    const slow = Math.round(between(roll, 3, 7))
    const phase = roll() * 6.283
    const band = filterChannel(input, 'bandpass', hertz * between(roll, 0.96, 1.04), 7, true)
    return shape(band, (t) => {
      const buzz = 0.6 + 0.4 * Math.sin((2 * Math.PI * beats * t) / seconds)
      return buzz * (0.75 + 0.25 * Math.sin((2 * Math.PI * slow * t) / seconds + phase))
    })
  }
  return { left: channel(bed.left), right: channel(bed.right) }
}

/** An owl's call: a short, a pause, and a long trembling one. */
export function owl(seed: number): Float64Array {
  const roll = dice(seed)
  const call = { left: new Float64Array(samples(3.4)), right: new Float64Array(samples(3.4)) }
  const hoo = (length: number, flutter: number): Float64Array => {
    const tone = whistled([352, 392, 380, 340], length, { rate: 9, depth: flutter })
    const breath = filterChannel(
      draw(length, () => between(roll, -1, 1)),
      'bandpass',
      420,
      4,
    )
    return tone.map((value, i) => value + 0.25 * (breath[i] ?? 0) * hump(i / RATE, length))
  }
  lay(call, hoo(0.55, 0), { at: 0 })
  lay(call, hoo(0.18, 0), { at: 1.35, gain: 0.6 })
  lay(call, hoo(1.3, 0.012), { at: 1.7 })
  return filterChannel(call.left, 'lowpass', 900)
}

const SONGS: Record<string, (roll: Roll, put: (note: Float64Array, at: number) => void) => void> = {
  blackbird: (roll, put) => {
    let at = 0
    for (let n = 0; n < 3 + Math.floor(roll() * 4); n++) {
      const length = between(roll, 0.12, 0.38)
      const low = between(roll, 1700, 2700)
      put(
        whistled([low, low * between(roll, 0.8, 1.35), low * between(roll, 0.8, 1.2)], length),
        at,
      )
      at += length + between(roll, 0.02, 0.12)
    }
    for (let n = 0; n < 3; n++) put(whistled([4200, 5600, 3900], 0.05), at + n * 0.07)
  },
  tit: (roll, put) => {
    const high = between(roll, 4300, 5200)
    for (let n = 0; n < 3 + Math.floor(roll() * 3); n++) {
      put(whistled([high, high * 0.99], 0.11), n * 0.32)
      put(whistled([high * 0.76, high * 0.75], 0.13), n * 0.32 + 0.14)
    }
  },
  wren: (roll, put) => {
    const high = between(roll, 4600, 5800)
    for (let n = 0; n < 18; n++) put(whistled([high * 1.12, high * 0.85], 0.042), n * 0.058)
    put(whistled([high * 0.9, high * 1.1, high * 0.7], 0.2), 18 * 0.058 + 0.03)
  },
  sparrow: (roll, put) => {
    for (let n = 0; n < 2 + Math.floor(roll() * 4); n++) {
      const high = between(roll, 2900, 4400)
      put(whistled([high * 0.8, high * 1.3, high * 0.9], 0.07), n * between(roll, 0.16, 0.3))
    }
  },
  cuckoo: (_roll, put) => {
    for (let n = 0; n < 3; n++) {
      put(whistled([668, 655], 0.2), n * 1.25)
      put(whistled([540, 525], 0.34), n * 1.25 + 0.36)
    }
  },
  dove: (_roll, put) => {
    put(whistled([430, 470, 460], 0.35, { rate: 24, depth: 0.02 }), 0)
    put(whistled([470, 540, 470], 0.6, { rate: 24, depth: 0.02 }), 0.45)
    put(whistled([450, 430], 0.3, { rate: 24, depth: 0.02 }), 1.15)
  },
}

/** One bird's song of the named kind, mono, a few seconds long. */
export function birdsong(kind: keyof typeof SONGS, seed: number): Float64Array {
  const song = silence(4.5)
  known(SONGS, kind)(dice(seed), (note, at) => lay(song, note, { at, pan: -1 }))
  return song.left
}

const VOWELS = [
  [730, 1090, 2440],
  [530, 1840, 2480],
  [390, 1990, 2550],
  [570, 840, 2410],
  [440, 1020, 2240],
  [660, 1720, 2410],
] as const

/** A few syllables of talk without words; `pitch` in hertz. */
function talk(pitch: number, roll: Roll): Float64Array {
  const count = 3 + Math.floor(roll() * 8)
  const marks: { from: number; to: number; vowel: (typeof VOWELS)[number]; loud: number }[] = []
  let end = 0
  for (let n = 0; n < count; n++) {
    const length = between(roll, 0.11, 0.25)
    const vowel = pick(VOWELS, Math.floor(roll() * VOWELS.length))
    marks.push({ from: end, to: end + length, vowel, loud: between(roll, 0.45, 1) })
    end += length * between(roll, 0.95, 1.15)
  }
  const syllableAt = (t: number) =>
    marks.find((mark) => t < mark.to) ?? pick(marks, marks.length - 1)
  let angle = 0
  let current = syllableAt(0)
  const source = draw(end, (t, i) => {
    if (i % 32 === 0) current = syllableAt(t)
    const melody = 1.12 - (0.24 * t) / end + 0.08 * Math.sin(7 * t + pitch)
    angle = (angle + (pitch * melody) / RATE) % 1
    const loud =
      current.loud * Math.max(0, hump(t - current.from + 0.01, current.to - current.from))
    return loud * (0.9 * (1 - 2 * angle) + 0.25 * between(roll, -1, 1))
  })
  const out = new Float64Array(source.length)
  for (const [formant, gain] of [1, 0.55, 0.2].entries()) {
    const band = filterChannel(source, 'bandpass', (t) => pick(syllableAt(t).vowel, formant), 5)
    for (let i = 0; i < out.length; i++) out[i] = (out[i] ?? 0) + gain * (band[i] ?? 0)
  }
  return out
}

/** The murmur of a square: `people` talking in turns all round the loop, none to be understood. */
export function murmur(seconds: number, people: number, seed: number): Stereo {
  const roll = dice(seed)
  const out = silence(seconds)
  for (let n = 0; n < people; n++) {
    const pitch = n % 2 ? between(roll, 165, 235) : between(roll, 92, 145)
    const pan = between(roll, -0.9, 0.9)
    const near = between(roll, 0.25, 1)
    let at = roll() * seconds
    const last = at + seconds
    while (at < last - 1) {
      const words = filterChannel(talk(pitch, roll), 'lowpass', 1200 + 2200 * near)
      lay(out, words, { at, gain: 0.3 * near, pan, wrap: true })
      at += words.length / RATE + between(roll, 0.15, 1.6)
    }
  }
  return out
}
