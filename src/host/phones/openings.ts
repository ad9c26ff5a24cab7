/**
 * Which opening of a step a hand is for. What the room was asked is counted, and nothing that happened in between: the
 * serial tells nobody how many answers a night took.
 */
import type { Play } from '../evening/play'

export class Openings {
  #count = 0
  #play: Play | null = null
  #opened = -1

  /**
   * @param play the game as it is folded now: undo folds another one
   * @returns the serial of what is asked in it now
   */
  of(play: Play): string {
    if (play !== this.#play || play.opened !== this.#opened) {
      this.#play = play
      this.#opened = play.opened
      this.#count += 1
    }
    return this.last
  }

  /** The serial of what was asked last. */
  get last(): string {
    return `o${this.#count}`
  }
}
