// The desk's driver: howler strikes what is short, the loops of a place lie beside it in the same Web Audio context.
import { Howl, Howler } from 'howler'
import type { SoundDriver } from './driver'
import { createLoopPlayer } from './loopPlayer'
import { struckSound, type StruckId } from './fallVariants'
import { createRinging } from './ringing'
import { ambiences, pulse, type AmbienceId, type Part } from './places'
import { singles } from './singles'
import { musicCutoff, pulseGain } from './tension'
import { createThemePlayer } from './theme/themePlayer'

// A context that may sound is still `suspended` for a moment after it was made.
const GRACE_MS = 500
/** A room grows tense slowly. */
const TENSION_MS = 4000

export interface HowlerOptions {
  readonly warn?: (message: string) => void
}

/** Makes the driver. One per window: howler keeps one audio context for the whole page. */
export function createHowlerDriver({ warn }: HowlerOptions = {}): SoundDriver {
  // Howler would make a second context on the first click and put a silent one to sleep by itself.
  Howler.autoUnlock = false
  Howler.autoSuspend = false
  Howler.volume(1)
  const context: AudioContext | null = Howler.usingWebAudio ? Howler.ctx : null
  const player = context && createLoopPlayer({ context, out: Howler.masterGain, warn })
  const theme = context && player && createThemePlayer({ context, out: player.music, warn })
  const levels = new Map<AmbienceId, number>()
  /** The ambience that is meant, however much of it is heard yet. */
  let led: AmbienceId | null = null
  let tension = 0
  const struck = new Map<StruckId, Howl>()
  /** Single sounds on their way, each with its gain in its place. */
  const passing = new Map<Howl, number>()
  /** How loud all places are together. */
  const overall = (): number => Math.hypot(...levels.values())
  const ringing = createRinging()
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

  function stinger(id: StruckId): Howl {
    const made = struck.get(id)
    if (made) return made
    const { url } = struckSound(id)
    const howl = new Howl({ src: [url], format: ['webm'], onloaderror: failed(url) })
    struck.set(id, howl)
    return howl
  }

  /** Every loop that some place wants now. One that two places share goes on through a cross-fade as loud as it is. */
  function lay(ms: number): void {
    const wanted = new Map<Part, number>()
    for (const [id, level] of levels) {
      for (const part of ambiences[id].filter(isAlone)) {
        const before = [...wanted.keys()].find(({ url }) => url === part.url)
        const gain = Math.hypot(before ? (wanted.get(before) ?? 0) : 0, level * part.gain)
        wanted.set(before ?? part, gain)
      }
    }
    for (const [part, gain] of wanted) player?.play(part, gain, ms)
    for (const [howl, gain] of passing) howl.volume(gain * overall())
    theme?.setLevel(overall(), ms)
    const beat = pulseGain(tension) * overall()
    if (beat > 0) player?.play(pulse, beat, ms)
    else player?.end(pulse)
  }

  /** The piece of the ambience that is meant; none where the host's own sounds take its place. */
  function turn(): void {
    const parts = led !== null && levels.has(led) ? ambiences[led] : []
    theme?.aim(parts.find((part) => !isAlone(part)) ?? null)
  }

  return {
    lead(id) {
      led = id
      if (id === null || levels.has(id)) turn()
    },
    loop(id, gain, ms) {
      levels.set(id, gain)
      lay(ms)
      turn()
    },
    endLoop(id) {
      levels.delete(id)
      turn()
      const others = new Set([...levels.keys()].flatMap((other) => ambiences[other].map(urlOf)))
      for (const part of ambiences[id]) if (!others.has(part.url)) player?.end(part)
      if (levels.size === 0) player?.end(pulse)
    },
    setTension(next) {
      tension = next
      player?.filter(musicCutoff(next), TENSION_MS)
      if (levels.size > 0) lay(TENSION_MS)
    },
    drop(id, gain) {
      if (!running()) return
      const { url } = singles[id]
      const howl = new Howl({ src: [url], format: ['webm'], volume: gain * overall() })
      const leave = () => {
        passing.delete(howl)
        howl.unload()
      }
      howl.once('end', leave)
      howl.once('loaderror', (play, error) => {
        failed(url)(play, error)
        leave()
      })
      passing.set(howl, gain)
      howl.play()
    },
    prepare(ids) {
      for (const [id, howl] of struck) {
        if (ids.includes(id) || howl.playing()) continue
        howl.unload()
        struck.delete(id)
      }
      for (const id of ids) stinger(id)
    },
    strike(id) {
      if (!running()) return
      ringing.strike(stinger(id), struckSound(id).gain)
    },
    quiet: (ms) => ringing.quiet(ms),
    setEffects: (level) => ringing.setLevel(level),
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
      theme?.close()
      player?.close()
      for (const howl of passing.keys()) howl.unload()
      for (const howl of struck.values()) howl.unload()
      levels.clear()
      passing.clear()
      struck.clear()
      ringing.clear()
    },
  }
}

/** Whether a loop goes round by itself, heeding no pulse. */
const isAlone = ({ theme }: Part): boolean => theme === undefined

const urlOf = ({ url }: Part): string => url

function resume(context: AudioContext | null): void {
  // Refused or left waiting where nobody has clicked yet: that is what `locked` tells.
  context?.resume().catch(() => {})
}
