// What rings: single sounds that were struck, each with its own gain, all at the level of the effects.
import type { Howl } from 'howler'

export interface Ringing {
  /** Plays a sound once. */
  strike(howl: Howl, gain: number): void
  /** Fades out whatever rings, within `ms`. */
  quiet(ms: number): void
  /** Sets the level of all, those that ring included, 0…1. */
  setLevel(level: number): void
  /** Forgets them; whoever owns the sounds ends them. */
  clear(): void
}

export function createRinging(): Ringing {
  const playing = new Map<number, { readonly howl: Howl; readonly gain: number }>()
  let level = 1
  const loudness = (gain: number): number => Math.min(1, gain * level)

  return {
    strike(howl, gain) {
      const play = howl.play()
      howl.volume(loudness(gain), play)
      playing.set(play, { howl, gain })
      howl.once('end', () => playing.delete(play), play)
    },
    quiet(ms) {
      for (const [play, { howl, gain }] of playing) {
        howl.once('fade', () => howl.stop(play), play)
        howl.fade(loudness(gain), 0, ms, play)
      }
      playing.clear()
    },
    setLevel(next) {
      level = next
      for (const [play, { howl, gain }] of playing) howl.volume(loudness(gain), play)
    },
    clear: () => playing.clear(),
  }
}
