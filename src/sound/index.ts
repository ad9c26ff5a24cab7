// Sound for both windows: one desk per window, howler behind it.
import { createDesk, type SoundDesk } from './desk'
import { createHowlerDriver } from './howlerDriver'
import type { OwnSounds } from './ownMusic/ownSounds'

export type { SoundDesk, Volumes } from './desk'
export type { StingerId } from './manifest'
export type { StruckId } from './fallVariants'

/** Makes the window's sound desk. Nothing sounds before a scene or a cue is set. */
export function createSoundDesk({
  own,
  onHush,
}: {
  /** Told when nothing may sound before a name, and when again. */
  readonly onHush?: (on: boolean) => void
  /** The host's own sounds, heard in place of the program's. */
  readonly own?: OwnSounds
} = {}): SoundDesk {
  const warn = (message: string): void => {
    // eslint-disable-next-line no-console -- a sound that fails is told to whoever looks, and stops no show
    console.warn(message)
  }
  const driver = createHowlerDriver({ warn })
  return createDesk({ driver: own?.before(driver) ?? driver, warn, ...(onHush && { onHush }) })
}
