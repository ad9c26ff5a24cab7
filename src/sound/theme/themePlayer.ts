// The music of a game: three pieces over one pulse. One gives way to another at a bar, at the place where it stands itself; a room that
// falls silent silences all of them at once.
import type { Part } from '../places'
import { AUDIBLE_STEP, ramp } from '../output/ramp'
import type { Loop, Stream } from '../stems/stream'
import { nextBar, type ThemeClock } from './clock'

/** From one piece to another: short, since both are in the same bar. */
const TURN_MS = 900
/** In from nothing and out into nothing, as slowly as one place gives way to another. */
const COMES_AND_GOES_MS = 2000
/** A bar that is nearer than this is let go by: the piece would not be there yet. */
const READY_S = 0.7
const LEAD_S = 0.5

interface Sounding {
  readonly part: Part
  readonly gain: GainNode
  readonly stream: Stream
  isWanted: boolean
}

export interface ThemePlayer {
  /** Which piece of a theme shall be heard; null: none. Say it as often as you like. */
  aim(part: Part | null): void
  /** Moves all music to `gain` within `ms`. */
  setLevel(gain: number, ms: number): void
  close(): void
}

export interface ThemePlayerOptions {
  readonly context: AudioContext
  readonly out: AudioNode
  readonly warn?: ((message: string) => void) | undefined
}

/** Makes the player. A piece that cannot be had is warned about, and the room does without. */
export function createThemePlayer({ context, out, warn }: ThemePlayerOptions): ThemePlayer {
  const bus = new GainNode(context, { gain: 0 })
  bus.connect(out)
  let level = 0
  let aimed: Part | null = null
  let theme: string | null = null
  let clock: ThemeClock | null = null
  const sounding = new Set<Sounding>()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  /** The pieces of this theme that came already: the next change is on time. */
  const loops = new Map<string, Loop>()

  function end(one: Sounding): void {
    one.stream.stop()
    one.gain.disconnect()
    sounding.delete(one)
  }

  /** Moves a piece between `from` and `ms` later, so that two that change places keep their power. */
  function move(one: Sounding, to: number, from: number, ms: number): void {
    const param = one.gain.gain
    const now = context.currentTime
    const before = param.value
    param.cancelScheduledValues(now)
    param.setValueAtTime(before, now)
    param.setValueAtTime(before, from)
    for (const share of [0.25, 0.5, 0.75]) {
      const turn = (share * Math.PI) / 2
      const way = to > before ? Math.sin(turn) : 1 - Math.cos(turn)
      param.linearRampToValueAtTime(before + (to - before) * way, from + (share * ms) / 1000)
    }
    param.linearRampToValueAtTime(to, from + ms / 1000)
  }

  function leave(one: Sounding, from: number, ms: number): void {
    if (!one.isWanted) return
    one.isWanted = false
    move(one, 0, from, ms)
    const wait = (from - context.currentTime) * 1000 + ms + 300
    const timer = setTimeout(() => {
      timers.delete(timer)
      if (!one.isWanted) end(one)
    }, wait)
    timers.add(timer)
  }

  async function bring(part: Part): Promise<void> {
    const { theme: own, url, lengthMs } = part
    if (!own) return
    if (theme !== own.id) {
      for (const one of sounding) leave(one, context.currentTime, COMES_AND_GOES_MS)
      loops.clear()
      theme = own.id
      clock = null
    }
    try {
      const { loadLoop, startStream } = await import('../stems/stream')
      const loop = loops.get(url) ?? (await loadLoop(part))
      if (theme !== own.id) return
      loops.set(url, loop)
      if (aimed !== part) return
      clock ??= { startedAt: context.currentTime + LEAD_S, barMs: own.barMs, lengthMs }
      const others = [...sounding].filter((one) => one.isWanted && one.part !== part)
      const known = [...sounding].find((one) => one.part === part)
      const gain = known?.gain ?? new GainNode(context, { gain: 0 })
      const { startedAt } = clock
      const one = known ?? {
        part,
        gain,
        isWanted: false,
        stream: startStream({ context, loop, out: gain, startedAt, onBroken: failed(url) }),
      }
      if (!known) {
        gain.connect(bus)
        sounding.add(one)
      }
      one.isWanted = true
      const now = context.currentTime
      const isTurn = others.length > 0
      const from = isTurn ? nextBar(clock, now + READY_S) : now
      const ms = isTurn ? TURN_MS : COMES_AND_GOES_MS
      move(one, part.gain, from, ms)
      for (const other of others) leave(other, from, ms)
    } catch (error) {
      if (aimed !== part) return
      failed(url)(error)
      for (const one of sounding) leave(one, context.currentTime, COMES_AND_GOES_MS)
    }
  }

  const failed = (url: string) => (error: unknown) =>
    warn?.(`${url} could not be loaded: ${String(error)}`)

  return {
    aim(part) {
      if (part === aimed) return
      aimed = part
      if (part) void bring(part)
      else for (const one of sounding) leave(one, context.currentTime, COMES_AND_GOES_MS)
    },
    setLevel(next, ms) {
      if (Math.abs(next - level) < AUDIBLE_STEP) return
      level = next
      ramp(context, bus.gain, next, ms)
    },
    close() {
      aimed = null
      theme = null
      for (const timer of timers) clearTimeout(timer)
      for (const one of sounding) end(one)
      bus.disconnect()
    },
  }
}
