import { powerSaveBlocker } from 'electron'

/** Keeps the displays from going dark while it is switched on. */
export class KeepAwake {
  #blocker: number | null = null

  /** Whether the system says that they are kept awake just now. */
  get isOn(): boolean {
    return this.#blocker !== null && powerSaveBlocker.isStarted(this.#blocker)
  }

  set(on: boolean): void {
    if (on === (this.#blocker !== null)) return
    if (this.#blocker === null) {
      this.#blocker = powerSaveBlocker.start('prevent-display-sleep')
    } else {
      powerSaveBlocker.stop(this.#blocker)
      this.#blocker = null
    }
  }
}
