// The sound desk: turns what the windows know (scene, cue, narration, volumes) into what a driver plays.
import type { SoundDriver } from './driver'
import { createPassing } from './passing'
import { SCENES } from '../bridge/scenes'
import { isStruck } from './fallVariants'
import { advance, gainOf, isSettled, SILENT, type Aim } from './mix'
import { createCountdown, createSerials } from './once'
import { isAmbience, type AmbienceId } from './places'

export interface Volumes {
  /** All from 0 to 1. */
  readonly master: number
  readonly ambience: number
  readonly effects: number
  readonly muted: boolean
}

export interface SoundDesk {
  /** Fades over to the ambience of a scene within two seconds; null is silence. */
  setScene(scene: string | null): void
  /** Ambiences a game uses instead of the usual ones, by scene; ids as in the manifest. */
  setOwnAmbiences(byScene: Readonly<Record<string, string>>): void
  /**
   * Plays a cue if its serial is higher than every one before. Call it with every view, with null and 0
   * where there is no cue: the first call only says where the serials stand.
   */
  cue(id: string | null, serial: number): void
  /** Forgets the serials, for a window that meets another host; the next `cue` is a first one again. */
  forgetCues(): void
  /** A heart in the last ten seconds, ticks in the last three. Call it whenever the whole seconds left change; null: no clock runs. */
  countdown(secondsLeft: number | null): void
  /** Stingers that will be wanted: they are fetched now, so that they come on time; others are let go. */
  prepare(ids: readonly string[]): void
  /** How few are left, from the number that everybody sees: 0 all but nobody gone, 1 hardly anybody left. */
  setTension(tension: number): void
  /** Plays a stinger at once, for trying out. */
  play(id: string): void
  /** Lowers the ambience to 35 % while somebody narrates. */
  duck(on: boolean): void
  /**
   * Before a name nothing sounds: the ambience falls to −60 dB within 250 ms, and what still rings ends with it.
   * What is struck after that is heard. `false` lets the ambience come back; both may be said again and again.
   */
  hush(on: boolean): void
  setVolumes(volumes: Volumes): void
  /** To be called from a click or a key. */
  unlock(): void
  /** Whether sound waits for a click. */
  readonly locked: boolean
  /** Tells at once and at every change whether sound waits for a click; returns how to stop telling. */
  onLocked(listener: (locked: boolean) => void): () => void
  /** Ends all sound; the desk is of no use afterwards. */
  stop(): void
}

export interface DeskOptions {
  readonly driver: SoundDriver
  /** Decides which single sound passes by day, and when; 0…1. Nobody's secret is behind it. */
  readonly chance?: () => number
  /** Told what `hush` is told: for what sounds beside this desk. */
  readonly onHush?: (on: boolean) => void
  /** Told about a sound that does not exist. */
  readonly warn?: (message: string) => void
}

const STEP_MS = 100
/** In this time what rings ends before a name. */
const QUIET_MS = 200

/** Makes a desk over a driver. Unknown sounds are warned about, never thrown. */
export function createDesk({
  driver,
  chance = Math.random,
  onHush = () => {},
  warn = toConsole,
}: DeskOptions): SoundDesk {
  const serials = createSerials()
  const seconds = createCountdown()
  const listeners = new Set<(locked: boolean) => void>()
  const playing = new Set<AmbienceId>()
  let own: Readonly<Record<string, string>> = {}
  let scene: string | null = null
  let volumes: Volumes = { master: 1, ambience: 1, effects: 1, muted: false }
  let aim: Aim = { ambience: null, ducked: false, hushed: false, level: 1 }
  let mix = SILENT
  let timer: ReturnType<typeof setTimeout> | null = null
  let lastStep = 0
  let tension = 0
  let stopped = false
  const passing = createPassing(chance, (id, gain) => driver.drop(id, gain))

  driver.onLocked((locked) => listeners.forEach((listener) => listener(locked)))

  function step(): void {
    timer = null
    const now = performance.now()
    mix = advance(mix, aim, now - lastStep)
    lastStep = now
    for (const id of mix.places.keys()) {
      if (!isAmbience(id)) continue
      playing.add(id)
      driver.loop(id, gainOf(mix, id), STEP_MS)
    }
    for (const id of playing) {
      if (mix.places.has(id)) continue
      playing.delete(id)
      driver.endLoop(id)
    }
    if (!isSettled(mix, aim)) timer = setTimeout(step, STEP_MS)
  }

  function move(change: Partial<Aim>): void {
    aim = { ...aim, ...change }
    const isOpen = !stopped && !aim.ducked && !aim.hushed && aim.level > 0
    passing.at(isOpen ? aim.ambience : null)
    const meant = aim.ambience !== null && isAmbience(aim.ambience) ? aim.ambience : null
    if (!stopped && 'ambience' in change) driver.lead(meant)
    if (stopped || timer !== null || isSettled(mix, aim)) return
    lastStep = performance.now() - STEP_MS
    step()
  }

  function ambienceFor(name: string): string | null {
    const chosen = Object.hasOwn(own, name) ? own[name] : undefined
    if (chosen !== undefined && isAmbience(chosen)) return chosen
    if (chosen !== undefined) warn(`No ambience is called ${chosen}.`)
    const usual = usualAmbience(name)
    if (usual === undefined) warn(`No ambience is known for the scene ${name}.`)
    return usual === undefined || usual === 'keep' ? aim.ambience : usual
  }

  function strike(id: string): void {
    if (!isStruck(id)) warn(`No sound is called ${id}.`)
    else if (!stopped && effectsLevel(volumes) > 0) driver.strike(id)
  }

  return {
    setScene(next) {
      if (next === scene) return
      scene = next
      move({ ambience: next === null ? null : ambienceFor(next) })
    },
    setOwnAmbiences(byScene) {
      own = byScene
      if (scene !== null) move({ ambience: ambienceFor(scene) })
    },
    cue(id, serial) {
      if (serials.admit(serial) && id !== null) strike(id)
    },
    forgetCues: () => serials.forget(),
    countdown(secondsLeft) {
      const beat = seconds.admit(secondsLeft)
      if (beat) strike(beat)
    },
    play: strike,
    prepare: (ids) => driver.prepare(ids.filter(isStruck)),
    setTension(next) {
      if (level(next) !== tension) driver.setTension((tension = level(next)))
    },
    duck: (on) => move({ ducked: on }),
    hush(on) {
      onHush(on)
      if (on && !aim.hushed && !stopped) driver.quiet(QUIET_MS)
      move({ hushed: on })
    },
    setVolumes(next) {
      volumes = next
      driver.setEffects(effectsLevel(next))
      move({ level: next.muted ? 0 : level(next.master) * level(next.ambience) })
    },
    unlock: () => driver.unlock(),
    get locked() {
      return driver.locked
    },
    onLocked(listener) {
      listeners.add(listener)
      listener(driver.locked)
      return () => listeners.delete(listener)
    },
    stop() {
      stopped = true
      if (timer !== null) clearTimeout(timer)
      timer = null
      passing.at(null)
      listeners.clear()
      driver.close()
    },
  }
}

/** A scene’s own ambience: `keep` leaves what is playing; undefined for what is no scene. */
function usualAmbience(scene: string): AmbienceId | 'keep' | null | undefined {
  const table: Readonly<Record<string, { readonly ambience: AmbienceId | 'keep' | null }>> = SCENES
  return Object.hasOwn(table, scene) ? table[scene]?.ambience : undefined
}

function level(value: number): number {
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0
}

function effectsLevel({ master, effects, muted }: Volumes): number {
  return muted ? 0 : level(master) * level(effects)
}

function toConsole(message: string): void {
  // eslint-disable-next-line no-console -- a missing sound is told to whoever looks, and stops no show
  console.warn(message)
}
