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
  const ringing = new Map<number, Loaded>()
  let effects = 1

  const level = ({ gain }: Loaded): number => Math.min(1, gain * effects)
  function strike(own: Loaded): void {
    const play = own.howl.play()
    own.howl.volume(level(own), play)
    ringing.set(play, own)
    own.howl.once('end', () => ringing.delete(play), play)
  }

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
    before(driver) {
      const ours: Pick<SoundDriver, 'strike' | 'quiet' | 'setEffects' | 'close'> = {
        strike(id) {
          const own = loaded.get(id)
          if (own?.howl.state() !== 'loaded') return driver.strike(id)
          if (!driver.locked) strike(own)
        },
        quiet(ms) {
          for (const [play, own] of ringing) {
            own.howl.once('fade', () => own.howl.stop(play), play)
            own.howl.fade(level(own), 0, ms, play)
          }
          ringing.clear()
          driver.quiet(ms)
        },
        setEffects(asked) {
          effects = asked
          for (const [play, own] of ringing) own.howl.volume(level(own), play)
          driver.setEffects(asked)
        },
        close() {
          for (const { howl } of loaded.values()) howl.unload()
          loaded.clear()
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
