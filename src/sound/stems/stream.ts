// A loop that is decoded while it sounds: a few seconds at a time, so that nothing else has to wait for it, and little is
// held in memory.
import { positionAt } from '../theme/clock'
import { cut, readWebm, type Webm } from './webm'

/** What is played round and round. */
export interface Loop {
  readonly file: Webm
  readonly fromMs: number
  readonly lengthMs: number
}

export interface Stream {
  stop(): void
}

/** A piece of a loop, ready to sound. */
export interface Piece {
  readonly buffer: AudioBuffer
  /** Where in the buffer it begins to come in, in seconds. */
  readonly offset: number
}

/** How long a piece is; the first of a stream may be shorter. */
const PIECE_MS = 2500
/** For so long a piece comes in while the one before goes out. Every file has as much before its loop. */
export const LAP_MS = 20
/** A decoder that begins in the middle is right only after this. */
const PRE_ROLL_MS = 120
/** What a decoder drops at the beginning of a file is missing at the end of a piece. */
const POST_ROLL_MS = 10
/** How long before it sounds a piece is made. */
const AHEAD_MS = 1500
const SOON_MS = 60
/** How long before it sounds the first piece of a loop is made that must come at its own moment; longer each time it comes late. */
const LEAD_MS = 350
/** No piece is shorter, but for the last of a round. */
const SHORTEST_MS = 500

/**
 * Decodes a piece.
 * @param atMs where in the loop it begins; it comes in `LAP_MS` before
 * @param lengthMs how long it lasts from there on
 */
export async function piece(
  context: BaseAudioContext,
  { file, fromMs }: Loop,
  atMs: number,
  lengthMs: number,
): Promise<Piece> {
  const comesIn = Math.max(0, fromMs + atMs - LAP_MS)
  const part = cut(file, comesIn - PRE_ROLL_MS, fromMs + atMs + lengthMs + POST_ROLL_MS)
  const buffer = await context.decodeAudioData(part.bytes.buffer)
  return { buffer, offset: (comesIn - part.fromMs) / 1000 }
}

/** Where a loop lies: the address of its file, and where in that it is. */
export type LoopPlace = Pick<Loop, 'fromMs' | 'lengthMs'> & { readonly url: string }

/** @throws where the file cannot be had, or is none of Opus in WebM */
export async function loadLoop({ url, fromMs, lengthMs }: LoopPlace): Promise<Loop> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`answer ${answer.status}`)
  return { file: readWebm(new Uint8Array(await answer.arrayBuffer())), fromMs, lengthMs }
}

export interface StreamOptions {
  readonly context: AudioContext
  readonly loop: Loop
  readonly out: AudioNode
  /** Where in itself the loop begins, 0…1; more is taken as the next round. */
  readonly at?: number
  /** Or the moment of the context at which it began: it is always where it would be then, and leaves out what it cannot make in time. */
  readonly startedAt?: number
  /** Hears of a piece that cannot be decoded; the stream ends with it. */
  readonly onBroken: (error: unknown) => void
}

/** Plays a loop from one of its moments on, until it is stopped. */
export function startStream({
  context,
  loop,
  out,
  at = 0,
  startedAt,
  onBroken,
}: StreamOptions): Stream {
  const sounding = new Set<AudioBufferSourceNode>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let position = Math.floor((at % 1) * loop.lengthMs)
  /** When the next piece is due, by the context's clock. */
  let due = 0
  let leadMs = LEAD_MS

  /** Goes to where the loop will be in a moment, if it can no longer be where it should be now. */
  function catchUp(began: number): void {
    if (due >= context.currentTime + leadMs / 1000) return
    due = context.currentTime + leadMs / 1000
    const exact = positionAt({ startedAt: began, lengthMs: loop.lengthMs }, due)
    const whole = Math.ceil(exact)
    position = loop.lengthMs - whole < SHORTEST_MS ? loop.lengthMs : whole
    due += (position - exact) / 1000
    position %= loop.lengthMs
  }

  async function go(): Promise<void> {
    const waitMs = (due - context.currentTime) * 1000 - AHEAD_MS
    // The context's clock stands while the page may not sound.
    if (waitMs > SOON_MS) return later(waitMs)
    if (startedAt !== undefined) catchUp(startedAt)
    const rest = PIECE_MS - (position % PIECE_MS)
    const lengthMs = Math.min(rest < SHORTEST_MS ? rest + PIECE_MS : rest, loop.lengthMs - position)
    try {
      const made = await piece(context, loop, position, lengthMs)
      if (stopped) return
      if (startedAt !== undefined && due < context.currentTime + SOON_MS / 1000) {
        leadMs *= 2
        return later(0)
      }
      due = Math.max(due, context.currentTime + SOON_MS / 1000)
      sound(made, lengthMs / 1000)
    } catch (error) {
      if (!stopped) onBroken(error)
      return
    }
    due += lengthMs / 1000
    position = (position + lengthMs) % loop.lengthMs
    later(0)
  }

  function later(ms: number): void {
    timer = setTimeout(() => void go(), ms)
  }

  function sound({ buffer, offset }: Piece, seconds: number): void {
    const lap = LAP_MS / 1000
    const from = due - lap
    const source = new AudioBufferSourceNode(context, { buffer })
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setValueAtTime(0, from)
    gain.gain.linearRampToValueAtTime(1, due)
    gain.gain.setValueAtTime(1, due + seconds - lap)
    gain.gain.linearRampToValueAtTime(0, due + seconds)
    source.connect(gain).connect(out)
    source.start(from, offset, seconds + lap)
    sounding.add(source)
    source.onended = () => {
      sounding.delete(source)
      gain.disconnect()
    }
  }

  later(0)
  return {
    stop() {
      stopped = true
      clearTimeout(timer)
      for (const source of sounding) source.stop()
    },
  }
}
