/**
 * Which opening of a step a hand is for. What the room was asked is counted, and nothing that happened in between: the
 * serial tells nobody how many answers a night took.
 */
import type { Play } from '../evening/play'
import { hexOf, type RandomBytes } from '../system/freshRoots'

export class Openings {
  #mark = ''
  #count = 0
  #play: Play | null = null
  #opened = -1

  /**
   * @param play the game as it is folded now: undo folds another one
   * @returns the serial of what is asked in it now
   */
  of(play: Play): string {
    const { opened } = play.game
    if (play !== this.#play || opened !== this.#opened) {
      this.#play = play
      this.#opened = opened
      this.#count += 1
    }
    return this.last
  }

  /** The serial of what was asked last. */
  get last(): string {
    return `o${this.#mark}${this.#count}`
  }

  /** The program was started anew, and phones may still speak of what was asked before: none of it is asked again. */
  beginAnew(randomBytes: RandomBytes): void {
    this.#mark = `${hexOf(randomBytes(4))}-`
  }
}
