// The host's own sounds in place of the program's, single ones and ambiences: a driver before the driver.
import { Howl } from 'howler'
import type { SoundDriver } from '../driver'
import { knownAs } from '../fallVariants'
import type { AmbienceId } from '../places'
import { createRinging } from '../ringing'

export interface OwnSoundFile {
  readonly url: string
  readonly gain: number
  /** Its kind, such as `webm`: the address does not tell. */
  readonly format: string
}

export interface OwnSounds {
  /** The sounds that are replaced, by name; an ambience's begins with `ambience-`. */
  set(sounds: Readonly<Record<string, OwnSoundFile>>): void
  /** Puts them before a driver. */
  before(driver: SoundDriver): SoundDriver
}

interface Loaded extends OwnSoundFile {
  readonly howl: Howl
}

const AMBIENCE = 'ambience-'
/** How softly one ambience gives way to another that takes its place, milliseconds. */
const CHANGE_MS = 400

/** Keeps them; one that does not load leaves the program's own in its place. */
export function createOwnSounds(): OwnSounds {
  const loaded = new Map<string, Loaded>()
  const ringing = createRinging()
  /** What the desk wants to hear of each ambience, whoever makes it. */
  const levels = new Map<AmbienceId, number>()
  let behind: SoundDriver | null = null

  const ready = (name: string): Loaded | null => {
    const own = loaded.get(name)
    return own?.howl.state() === 'loaded' ? own : null
  }
  const wantedAs = (name: string): AmbienceId | undefined =>
    [...levels.keys()].find((id) => AMBIENCE + id === name)

  /** Lets an ambience sound as loud as it is wanted: the own one if it is there. */
  function sound(id: AmbienceId, gain: number, ms: number): void {
    const own = ready(AMBIENCE + id)
    if (!own) {
      behind?.loop(id, gain, ms)
      return
    }
    own.howl.volume(Math.min(1, gain * own.gain))
    if (!own.howl.playing()) own.howl.play()
  }

  function load(name: string, file: OwnSoundFile): void {
    const isLoop = name.startsWith(AMBIENCE)
    const howl = new Howl({
      src: [file.url],
      format: [file.format],
      loop: isLoop,
      onload: () => {
        const id = loaded.get(name)?.howl === howl ? wantedAs(name) : undefined
        if (id === undefined) return
        behind?.endLoop(id)
        sound(id, levels.get(id) ?? 0, CHANGE_MS)
      },
      onloaderror: () => {
        if (loaded.get(name)?.howl === howl) loaded.delete(name)
      },
    })
    loaded.set(name, { ...file, howl })
  }

  function unload(name: string, { howl }: Loaded): void {
    howl.unload()
    loaded.delete(name)
    const id = wantedAs(name)
    if (id !== undefined) behind?.loop(id, levels.get(id) ?? 0, CHANGE_MS)
  }

  return {
    set(sounds) {
      for (const [name, own] of loaded) {
        const stays = Object.hasOwn(sounds, name) && sounds[name]?.url === own.url
        if (!stays) unload(name, own)
      }
      for (const [name, file] of Object.entries(sounds)) {
        if (!loaded.has(name)) load(name, file)
      }
    },
    before(driver) {
      behind = driver
      const ours: Partial<SoundDriver> = {
        loop(id, gain, ms) {
          levels.set(id, gain)
          sound(id, gain, ms)
        },
        endLoop(id) {
          levels.delete(id)
          const own = ready(AMBIENCE + id)
          if (own) own.howl.stop()
          else driver.endLoop(id)
        },
        strike(id) {
          const own = ready(id) ?? ready(knownAs(id))
          if (!own) return driver.strike(id)
          if (!driver.locked) ringing.strike(own.howl, own.gain)
        },
        quiet(ms) {
          ringing.quiet(ms)
          driver.quiet(ms)
        },
        setEffects(asked) {
          ringing.setLevel(asked)
          driver.setEffects(asked)
        },
        close() {
          for (const { howl } of loaded.values()) howl.unload()
          loaded.clear()
          levels.clear()
          driver.close()
        },
      }
      // All else is the driver's own, whatever it can do besides.
      return new Proxy(driver, {
        get: (known, key): unknown => Reflect.get(key in ours ? ours : known, key),
      })
    },
  }
}
