import { powerSaveBlocker } from 'electron'

/** Keeps the displays from going dark while it is switched on. */
export class KeepAwake {
  #blocker: number | null = null

  /** Whether the system says that they are kept awake just now. */
  get isOn(): boolean {
    return this.#blocker !== null && powerSaveBlocker.isStarted(this.#blocker)
  }

  /** Asks again for what was refused before. */
  set(on: boolean): void {
    if (on === this.isOn) return
    if (on) {
      this.#blocker = powerSaveBlocker.start('prevent-display-sleep')
    } else if (this.#blocker !== null) {
      powerSaveBlocker.stop(this.#blocker)
      this.#blocker = null
    }
  }
}
