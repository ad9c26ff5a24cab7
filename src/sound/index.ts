// Sound for both windows: one desk per window, howler behind it.
import { createDesk, type SoundDesk } from './desk'
import { createHowlerDriver, type HowlerOptions } from './howlerDriver'

export type { SoundDesk, Volumes } from './desk'
export type { StingerId } from './manifest'

/** Makes the window's sound desk. Nothing sounds before a scene or a cue is set. */
export function createSoundDesk(options: Pick<HowlerOptions, 'load'> = {}): SoundDesk {
  const warn = (message: string): void => {
    // eslint-disable-next-line no-console -- a sound that fails is told to whoever looks, and stops no show
    console.warn(message)
  }
  return createDesk({ driver: createHowlerDriver({ ...options, warn }), warn })
}
