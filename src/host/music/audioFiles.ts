/** Which files are taken for music: by the end of their names, and by what they begin with. */
import { extname } from 'node:path'

interface Kind {
  readonly type: string
  begins(head: Buffer): boolean
}

const has = (head: Buffer, text: string, at = 0): boolean =>
  head.toString('latin1', at, at + text.length) === text

const ogg: Kind = { type: 'audio/ogg', begins: (head) => has(head, 'OggS') }

const KINDS: Readonly<Record<string, Kind>> = {
  mp3: {
    type: 'audio/mpeg',
    // A tag, or the eleven set bits of a frame.
    begins: (head) => has(head, 'ID3') || (head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0),
  },
  ogg,
  opus: ogg,
  flac: { type: 'audio/flac', begins: (head) => has(head, 'fLaC') || has(head, 'ID3') },
  m4a: { type: 'audio/mp4', begins: (head) => has(head, 'ftyp', 4) },
  wav: {
    type: 'audio/wav',
    begins: (head) => (has(head, 'RIFF') || has(head, 'RF64')) && has(head, 'WAVE', 8),
  },
  webm: {
    type: 'audio/webm',
    begins: (head) => head.length >= 4 && head.readUInt32BE(0) === 0x1a45dfa3,
  },
}

/** How many bytes of a file tell its kind. */
export const HEAD_BYTES = 12

/** The end of a name, without the dot, in small letters. */
export const formatOf = (name: string): string => extname(name).slice(1).toLowerCase()

/** The type of a file by its name; null: it is no music, and nobody said it was. */
export function typeOf(name: string): string | null {
  const format = formatOf(name)
  return Object.hasOwn(KINDS, format) ? (KINDS[format]?.type ?? null) : null
}

/** Whether a file begins as its name promises. */
export function isWhatItSays(name: string, head: Buffer): boolean {
  const format = formatOf(name)
  return Object.hasOwn(KINDS, format) && KINDS[format]?.begins(head) === true
}
