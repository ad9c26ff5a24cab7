import type { StruckId } from './fallVariants'
import type { AmbienceId } from './places'
import type { SingleId } from './singles'

/** What the desk needs from whatever really makes the sound. */
export interface SoundDriver {
  /** Plays an ambience round and round (starting it if need be) and moves it to `gain` within `ms`. */
  loop(id: AmbienceId, gain: number, ms: number): void
  /** Says which ambience is meant from now on: the piece of a theme that belongs to it comes in at the next bar. */
  lead(id: AmbienceId | null): void
  /** Ends an ambience and gives back what no other one needs. */
  endLoop(id: AmbienceId): void
  /** Opens the filter over the music and lets the pulse beat, the more the fewer are left: 0…1. */
  setTension(tension: number): void
  /** Plays a single sound of the day once, at `gain` against its place; it is fetched for that. */
  drop(id: SingleId, gain: number): void
  /** Fetches stingers that will be wanted, so that they come on time, and lets go of all others. */
  prepare(ids: readonly StruckId[]): void
  /** Plays a stinger once at the effects' level. Dropped while the page may not sound. */
  strike(id: StruckId): void
  /** Fades out whatever stinger rings, within `ms`. */
  quiet(ms: number): void
  /** Sets the level of the effects, those that are ringing included, 0…1. */
  setEffects(level: number): void
  /** Whether the browser holds sound back until somebody clicks. */
  readonly locked: boolean
  /** To be called from a click: lets the page sound. */
  unlock(): void
  /** Tells when `locked` changes. */
  onLocked(listener: (locked: boolean) => void): void
  /** Ends everything and gives it back. */
  close(): void
}
