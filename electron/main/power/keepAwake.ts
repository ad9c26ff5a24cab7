/** Keeps the displays from going dark, from the lobby to the end of an evening. */
import { powerSaveBlocker } from 'electron'
import type { FacilitatorView } from '../../../src/bridge/views'
import type { Host } from '../../../src/host/host'

export class KeepAwake {
  #blocker: number | null = null
  #isWanted = false

  constructor(private readonly host: Pick<Host, 'machineChanged'>) {}

  /** Begins or ends it by where the program stands, and tells the host when that changed. */
  follow({ station, machine }: Pick<FacilitatorView, 'station' | 'machine'>): void {
    this.#isWanted = station !== 'shelf'
    const awake = this.isAwake()
    if (machine.awake !== awake) this.host.machineChanged({ awake })
  }

  /** Asks again for what was refused before. @returns whether the system says that displays are kept awake now */
  isAwake(): boolean {
    if (this.#isWanted !== this.#isOn) this.#set(this.#isWanted)
    return this.#isOn
  }

  /** Lets displays go dark again. */
  release(): void {
    this.#isWanted = false
    if (this.#isOn) this.#set(false)
  }

  get #isOn(): boolean {
    return this.#blocker !== null && powerSaveBlocker.isStarted(this.#blocker)
  }

  #set(on: boolean): void {
    if (on) {
      this.#blocker = powerSaveBlocker.start('prevent-display-sleep')
    } else if (this.#blocker !== null) {
      powerSaveBlocker.stop(this.#blocker)
      this.#blocker = null
    }
  }
}
