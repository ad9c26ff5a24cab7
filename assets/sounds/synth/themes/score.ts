// How a theme is written down: bars of notes, played by somebody, round a loop.
import { lengthMs, type Meter } from '../../themes'
import { filterChannel } from '../filters'
import { between, dice, known, RATE, samples } from '../signal'
import { effected } from '../sox'
import type { Player } from './instruments'

const secondsOf = (meter: Meter): number => lengthMs(meter) / 1000

export interface Playing {
  /** Share of its length for which a note is held. */
  readonly legato?: number
  /** Seconds by which a player is late or early at most. */
  readonly loose?: number
}

/** Adds a piece to a loop, in place; what reaches past its end goes on at its beginning. */
export function add(onto: Float64Array, piece: Float64Array, at: number, gain: number): void {
  const total = onto.length
  let index = samples(at) % total
  if (index < 0) index += total
  for (let i = 0; i < piece.length; i++) {
    onto[index] = (onto[index] ?? 0) + gain * (piece[i] ?? 0)
    if (++index === total) index = 0
  }
}

/**
 * A part of the score, round the loop.
 * @param parts where each passage begins, and its bars: `|` ends a bar, `D4:1.5` is a note of one and a half beats, `D4+A4` two at
 * once, `-` a rest, and `*3` after a passage plays it three times
 */
export function part(
  meter: Meter,
  player: Player,
  parts: readonly (readonly [bar: number, text: string])[],
  { legato = 0.95, loose = 0.006 }: Playing = {},
): Float64Array {
  const out = new Float64Array(samples(secondsOf(meter)))
  const roll = dice(parts.reduce((sum, [bar, text]) => sum + bar * 31 + text.length, 5))
  const { beats, beatMs, swing = 0.5 } = meter
  const swung = (beat: number): number => {
    const whole = Math.floor(beat)
    const f = beat - whole
    return whole + (f < 0.5 ? f * 2 * swing : swing + (f - 0.5) * 2 * (1 - swing))
  }
  let count = 0
  for (const [from, text] of parts) {
    bars(text).forEach((bar, n) => {
      let beat = 0
      for (const word of bar.split(/\s+/)) {
        const [names = '-', length = '1'] = word.split(':')
        const accent = names.endsWith('!')
        const start = (from + n) * beats + swung(beat)
        const hold = ((swung(beat + Number(length)) - swung(beat)) * beatMs * legato) / 1000
        // A phrase of four bars swells and sinks, and the first beat of a bar is felt.
        const arch = 0.86 + 0.16 * Math.sin((Math.PI * (((from + n) % 4) + beat / beats)) / 4)
        const force = arch * (beat === 0 ? 1.06 : 0.97) * (accent ? 1.25 : 1)
        if (!names.startsWith('-')) {
          for (const name of names.replace('!', '').split('+')) {
            const at = (start * beatMs) / 1000 + between(roll, -loose, loose)
            add(out, player(name, hold, force, count++), at, force * between(roll, 0.93, 1.05))
          }
        }
        beat += Number(length)
      }
      if (Math.abs(beat - beats) > 1e-6) throw new RangeError(`a bar of ${beat} beats: ${bar}`)
    })
  }
  return out
}

function bars(text: string): string[] {
  const [, body = text, times = '1'] = /^([^*]*)\*(\d+)$/.exec(text.trim()) ?? []
  const once = body
    .trim()
    .split('|')
    .map((bar) => bar.trim())
  return Array.from({ length: Number(times) }, () => once).flat()
}

/**
 * Chords as a figure of their notes.
 * @param chords one a bar, its notes from below, such as `D3 A3 F4`
 * @param figure what is played in each bar: `0` is the lowest note, `2+1` two at once, `1'` an octave higher, `-` a rest
 */
export function figured(chords: readonly string[], figure: string): string {
  return chords
    .map((chord) => {
      const names = chord.split(' ')
      return figure
        .trim()
        .split(/\s+/)
        .map((word) => {
          const [places = '-', length = '1'] = word.split(':')
          if (places.startsWith('-')) return `-:${length}`
          const played = places.split('+').map((place) => {
            const up = place.endsWith("'") ? 1 : 0
            const name = names[Number(place.replace("'", '')) % names.length] ?? ''
            return up ? name.replace(/\d/, (octave) => String(Number(octave) + 1)) : name
          })
          return `${played.join('+')}:${length}`
        })
        .join(' ')
    })
    .join('|')
}

const decibels = (value: number): number => 10 ** (value / 20)
const levelOf = (signal: Float64Array): number =>
  Math.sqrt(signal.reduce((sum, value) => sum + value * value, 0) / signal.length) || 1

export interface Seat {
  /** How loud the part is against the others, decibels. */
  readonly level: number
  /** How much of the hall is in it, 0…1. */
  readonly hall?: number
}

/** The players on their stage, and its hall. */
export function together(
  seats: readonly (readonly [signal: Float64Array, seat: Seat])[],
  { size = 85, tail = 62 } = {},
): Float64Array {
  const length = known({ first: seats[0]?.[0] }, 'first')?.length ?? 0
  const dry = new Float64Array(length)
  const sent = new Float64Array(length)
  for (const [signal, { level, hall = 0.25 }] of seats) {
    const gain = decibels(level) / levelOf(signal)
    for (let i = 0; i < length; i++) {
      dry[i] = (dry[i] ?? 0) + gain * (1 - 0.5 * hall) * (signal[i] ?? 0)
      sent[i] = (sent[i] ?? 0) + gain * hall * (signal[i] ?? 0)
    }
  }
  const answer = effected(
    { left: sent, right: sent },
    `gain -10 reverb -w ${tail} 45 ${size} 100 18 gain 10`,
    true,
  )
  const all = dry.map((value, i) => value + 0.5 * ((answer.left[i] ?? 0) + (answer.right[i] ?? 0)))
  return filterChannel(filterChannel(all, 'highpass', 55, 0.7, true), 'lowpass', 11_000, 0.7, true)
}

/** A part that swells and sinks with the bars. */
export function swelling(
  meter: Meter,
  signal: Float64Array,
  everyBars: number,
  floor = 0.4,
): Float64Array {
  const turn = (everyBars * meter.beats * meter.beatMs) / 1000
  return signal.map(
    (value, i) => value * (floor + (1 - floor) * Math.sin((Math.PI * (i / RATE)) / turn) ** 2),
  )
}
