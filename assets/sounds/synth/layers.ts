// What every loop is put together from: layers levelled in decibels, and the room they stand in.
import { filterLoop } from './filters'
import { lay, levelled, RATE, silence, type Stereo } from './signal'
import { room } from './sox'
import { note } from './tones'

/** Frequencies of notes by their names, with blanks between them. */
export const notes = (names: string): number[] => names.split(' ').map(note)

/** Layers at their levels (decibels), without the rumble that no loudspeaker of a TV has. */
export function mixed(seconds: number, layers: [layer: Stereo, decibels: number][]): Stereo {
  const out = silence(seconds)
  for (const [layer, decibels] of layers) lay(out, levelled(layer, decibels))
  return filterLoop(out, 'highpass', 32)
}

/** A layer together with its answer from a room, `share` of it. */
export function inRoom(layer: Stereo, size: number, tail: number, share: number): Stereo {
  const out = silence(layer.left.length / RATE)
  lay(out, levelled(layer, -20), { gain: 1 - share })
  lay(out, levelled(room(layer, size, tail, true), -20), { gain: share })
  return out
}
