/** Keeps the displays from going dark and the system from sleeping, from the lobby to the end of an evening. */
import { powerSaveBlocker } from 'electron'
import type { FacilitatorView } from '../../../src/bridge/views/facilitator'
import type { Host } from '../../../src/host/host'

/** The one for displays holds the system too, as documented; where it does not hold (electron 12345, 16529), the other one may. */
const KINDS = ['prevent-display-sleep', 'prevent-app-suspension'] as const
/** A blocker that is gone was not taken back by us, and nobody tells. */
const LOOK_AGAIN_MS = 60_000

type Kind = (typeof KINDS)[number]

export class KeepAwake {
  readonly #blockers = new Map<Kind, number>()
  #timer: ReturnType<typeof setInterval> | undefined
  #isWanted = false
  #told: boolean | null = null

  constructor(private readonly host: Pick<Host, 'machineChanged'>) {}

  /** Begins or ends it by where the program stands, and tells the host when that changed. */
  follow({ station, machine }: Pick<FacilitatorView, 'station' | 'machine'>): void {
    this.#isWanted = station !== 'shelf'
    this.#told = machine.awake
    this.#look()
    if (!this.#isWanted) this.#stopLooking()
    else this.#timer ??= setInterval(() => this.#look(), LOOK_AGAIN_MS)
  }

  /** Whether it is wanted now. */
  get isWanted(): boolean {
    return this.#isWanted
  }

  /** Asks again for what was refused or lost before. @returns whether the system says that displays are kept awake now */
  isAwake(): boolean {
    for (const kind of KINDS) {
      if (this.#isWanted !== this.#isStarted(kind)) this.#set(kind, this.#isWanted)
    }
    return this.#isStarted('prevent-display-sleep')
  }

  /** Lets displays go dark again. */
  release(): void {
    this.#isWanted = false
    this.#stopLooking()
    this.isAwake()
  }

  #look(): void {
    const awake = this.isAwake()
    if (this.#told === awake) return
    this.#told = awake
    this.host.machineChanged({ awake })
  }

  #stopLooking(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #isStarted(kind: Kind): boolean {
    const id = this.#blockers.get(kind)
    return id !== undefined && powerSaveBlocker.isStarted(id)
  }

  #set(kind: Kind, on: boolean): void {
    const id = this.#blockers.get(kind)
    if (on) this.#blockers.set(kind, powerSaveBlocker.start(kind))
    else if (id !== undefined) powerSaveBlocker.stop(id)
    if (!on) this.#blockers.delete(kind)
  }
}
