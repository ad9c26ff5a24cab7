// How the music of places is played: chords that melt into one another, tunes, and what they are played on.
import { whistled } from '../creatures'
import { filterChannel } from '../filters'
import { inRoom, notes } from '../layers'
import { pluck } from '../plucked'
import { between, dice, hump, lay, shape, silence, type Stereo } from '../signal'
import { chime, horn, note, pad, type PadOptions } from '../tones'

export type Make = (seconds: number) => Stereo
export type Instrument = (name: string, hold: number, n: number) => Float64Array

/** Chords round the loop, each fading into the next at equal power. */
export function progression(
  seconds: number,
  chords: readonly string[],
  options: PadOptions,
  size = 85,
): Stereo {
  const step = seconds / chords.length
  const width = 2 * step
  const out = silence(seconds)
  chords.forEach((names, n) => {
    const chord = pad(notes(names), width, { ...options, seed: options.seed + n })
    lay(
      out,
      shape(chord, (t) => Math.sqrt(hump(t, width))),
      { at: n * step, wrap: true },
    )
  })
  return inRoom(out, size, size - 15, 0.4)
}

/** Phrases such as `A4:1 C5:2` (note and beats, `-` a rest), one at each moment. */
export function tune(
  seconds: number,
  play: Instrument,
  beat: number,
  phrases: readonly (readonly [at: number, tune: string])[],
  pan = 0.3,
): Stereo {
  const roll = dice(Math.round(beat * 1000))
  const out = silence(seconds)
  let count = 0
  for (const [start, words] of phrases) {
    let at = start
    for (const word of words.split(' ')) {
      const [name = 'A4', length = '1'] = word.split(':')
      const hold = Number(length) * beat
      const place = { at: at + between(roll, 0, 0.02), pan, gain: between(roll, 0.75, 1) }
      if (name !== '-') lay(out, play(name, hold, count++), { ...place, wrap: true })
      at += hold
    }
  }
  return out
}

export const strings: Instrument = (name) => filterChannel(pluck(name, 3), 'lowpass', 1900)
export const glass: Instrument = (name) => chime(note(name), 0.9)
export const flute: Instrument = (name, hold) =>
  whistled([note(name) * 0.99, note(name), note(name)], hold, { rate: 5, depth: 0.006 })
export const brass: Instrument = (name, hold) =>
  filterChannel(horn(note(name), hold * 0.85, 0.2), 'lowpass', 700)

export const bow = (hertz: number): number =>
  0.4 + Math.exp(-(((hertz - 310) / 190) ** 2)) + 0.5 * Math.exp(-(((hertz - 700) / 260) ** 2))
export const vowel = (hertz: number): number =>
  0.12 +
  Math.exp(-(((hertz - 620) / 170) ** 2)) +
  0.6 * Math.exp(-(((hertz - 1080) / 190) ** 2)) +
  0.15 * Math.exp(-(((hertz - 2500) / 350) ** 2))

export const far = (layer: Stereo, share = 0.6): Stereo => inRoom(layer, 95, 86, share)

export function shivering(seconds: number, names: string, seed: number): Stereo {
  const high = pad(notes(names), seconds, { seed, harmonics: 5, slope: 1.5 })
  const beats = Math.round(7.5 * seconds)
  return far(shape(high, (t) => 0.6 + 0.4 * Math.sin((2 * Math.PI * beats * t) / seconds)))
}
