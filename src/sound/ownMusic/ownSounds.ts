// The host's own single sounds in place of the program's: a driver before the driver.
import { Howl } from 'howler'
import type { SoundDriver } from '../driver'

export interface OwnSoundFile {
  readonly url: string
  readonly gain: number
  /** Its kind, such as `webm`: the address does not tell. */
  readonly format: string
}

export interface OwnSounds {
  /** The sounds that are replaced, by name. */
  set(sounds: Readonly<Record<string, OwnSoundFile>>): void
  /** Puts them before a driver. */
  before(driver: SoundDriver): SoundDriver
}

interface Loaded extends OwnSoundFile {
  readonly howl: Howl
}

/** Keeps them; one that does not load leaves the program's own in its place. */
export function createOwnSounds(): OwnSounds {
  const loaded = new Map<string, Loaded>()
  let effects = 1

  const load = (name: string, file: OwnSoundFile): void => {
    const howl = new Howl({
      src: [file.url],
      format: [file.format],
      onloaderror: () => {
        if (loaded.get(name)?.howl === howl) loaded.delete(name)
      },
    })
    loaded.set(name, { ...file, howl })
  }

  return {
    set(sounds) {
      for (const [name, { howl, url }] of loaded) {
        if (Object.hasOwn(sounds, name) && sounds[name]?.url === url) continue
        howl.unload()
        loaded.delete(name)
      }
      for (const [name, file] of Object.entries(sounds)) {
        if (!loaded.has(name)) load(name, file)
      }
    },
    before: (driver) => ({
      loop: (...asked) => driver.loop(...asked),
      endLoop: (...asked) => driver.endLoop(...asked),
      strike(id) {
        const own = loaded.get(id)
        if (own?.howl.state() !== 'loaded') return driver.strike(id)
        if (!driver.locked) own.howl.volume(Math.min(1, own.gain * effects), own.howl.play())
      },
      setEffects(level) {
        effects = level
        driver.setEffects(level)
      },
      get locked() {
        return driver.locked
      },
      unlock: () => driver.unlock(),
      onLocked: (listener) => driver.onLocked(listener),
      close() {
        for (const { howl } of loaded.values()) howl.unload()
        loaded.clear()
        driver.close()
      },
    }),
  }
}
