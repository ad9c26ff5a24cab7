// The desk's driver over howler. Sound is held in Web Audio buffers, so that loops have no gap.
import { Howl, Howler } from 'howler'
import type { SoundDriver } from './driver'
import { ambiences, stingers, type AmbienceId, type StingerId } from './manifest'

// A context that may sound is still `suspended` for a moment after it was made.
const GRACE_MS = 500
const AUDIBLE_STEP = 0.0005

interface Loop {
  readonly howl: Howl
  readonly play: number
  /** Gain reached or being moved to; null until the loop has begun. */
  sounding: number | null
  wanted: number
}

export interface HowlerOptions {
  /** `early` loads the stingers at once (they come on time), `late` when they are first played. */
  readonly load?: 'early' | 'late'
  readonly warn?: (message: string) => void
}

/** Makes the driver. One per window: howler keeps one audio context for the whole page. */
export function createHowlerDriver({ load = 'early', warn }: HowlerOptions = {}): SoundDriver {
  // Howler would make a second context on the first click and put a silent one to sleep by itself.
  Howler.autoUnlock = false
  Howler.autoSuspend = false
  Howler.volume(1)
  const context: AudioContext | null = Howler.usingWebAudio ? Howler.ctx : null
  const loops = new Map<AmbienceId, Loop>()
  const struck = new Map<StingerId, Howl>()
  const ringing = new Map<number, { howl: Howl; gain: number }>()
  let effects = 1
  let locked = false
  let tell: (locked: boolean) => void = () => {}

  const judge = (): void => {
    const now = context !== null && context.state !== 'running'
    if (now === locked) return
    locked = now
    tell(locked)
  }
  const grace = setTimeout(judge, GRACE_MS)
  const running = (): boolean => context?.state === 'running'
  const onState = (): void => {
    if (running() || locked) judge()
  }
  context?.addEventListener('statechange', onState)
  resume(context)

  const failed = (url: string) => (_id: number, error: unknown) =>
    warn?.(`${url} could not be loaded: ${String(error)}`)

  function stinger(id: StingerId): Howl {
    const made = struck.get(id)
    if (made) return made
    const { url } = stingers[id]
    const howl = new Howl({ src: [url], format: ['webm'], onloaderror: failed(url) })
    struck.set(id, howl)
    return howl
  }

  function begin(id: AmbienceId): Loop {
    const { url, fromMs, lengthMs } = ambiences[id]
    const howl = new Howl({
      src: [url],
      format: ['webm'],
      volume: 0,
      sprite: { loop: [fromMs, lengthMs, true] },
      onloaderror: (play, error) => {
        if (loops.get(id)?.howl === howl) failed(url)(play, error)
      },
    })
    const loop: Loop = { howl, play: howl.play('loop'), sounding: null, wanted: 0 }
    // Only now does a change of volume reach it; howler would queue earlier ones and play them one by one.
    howl.once('play', () => {
      loop.sounding = 0
      follow(loop, 100)
    })
    loops.set(id, loop)
    return loop
  }

  function follow(loop: Loop, ms: number): void {
    if (loop.sounding === null || Math.abs(loop.sounding - loop.wanted) < AUDIBLE_STEP) return
    loop.howl.fade(loop.sounding, loop.wanted, ms, loop.play)
    loop.sounding = loop.wanted
  }

  if (load === 'early') for (const id of Object.keys(stingers)) stinger(id as StingerId)

  return {
    loop(id, gain, ms) {
      const loop = loops.get(id) ?? begin(id)
      loop.wanted = gain
      follow(loop, ms)
    },
    endLoop(id) {
      const loop = loops.get(id)
      loops.delete(id)
      loop?.howl.unload()
    },
    strike(id) {
      if (!running()) return
      const howl = stinger(id)
      const { gain } = stingers[id]
      const play = howl.play()
      howl.volume(gain * effects, play)
      ringing.set(play, { howl, gain })
      howl.once('end', () => ringing.delete(play), play)
    },
    quiet(ms) {
      for (const [play, { howl, gain }] of ringing) {
        howl.once('fade', () => howl.stop(play), play)
        howl.fade(gain * effects, 0, ms, play)
      }
      ringing.clear()
    },
    setEffects(level) {
      effects = level
      for (const [play, { howl, gain }] of ringing) howl.volume(gain * effects, play)
    },
    get locked() {
      return locked
    },
    unlock: () => resume(context),
    onLocked(listener) {
      tell = listener
    },
    close() {
      clearTimeout(grace)
      context?.removeEventListener('statechange', onState)
      for (const { howl } of loops.values()) howl.unload()
      for (const howl of struck.values()) howl.unload()
      loops.clear()
      struck.clear()
      ringing.clear()
    },
  }
}

function resume(context: AudioContext | null): void {
  // Refused or left waiting where nobody has clicked yet: that is what `locked` tells.
  context?.resume().catch(() => {})
}
