/** What players tell the host unasked, by their phones. Nothing of it acts by itself; the host takes it up or has heard it. */
import type { SeatId } from '../../engine'
import type { RequestKind } from '../../bridge/views/phone'

export interface PlayerRequest {
  readonly id: string
  readonly place: number
  readonly kind: RequestKind | 'lastWords'
  readonly target: SeatId | null
  /** Last words, as they were typed. */
  readonly text: string | null
  /** The part of the evening in which it was said: later on it is nobody's business. */
  readonly phase: string
  readonly heard: boolean
}

/** A phone shows no more of its own; whoever goes on asking takes the place of what was said first. */
const MOST_OF_ONE = 5

export class Requests {
  #all: readonly PlayerRequest[] = []
  #serial = 0

  /** Takes one in; what waits already is not said twice, and newer last words take the place of older ones. */
  add(request: Omit<PlayerRequest, 'id' | 'heard'>): void {
    const { place, kind, target, phase } = request
    const now = this.#all.filter((one) => one.phase === phase)
    const isSame = (one: PlayerRequest) =>
      one.place === place && one.kind === kind && one.target === target && !one.heard
    if (kind !== 'lastWords' && now.some(isSame)) return
    const others = now.filter((one) => kind !== 'lastWords' || !isSame(one))
    this.#serial += 1
    const all = [...others, { ...request, id: `request${this.#serial}`, heard: false }]
    const own = all.filter((one) => one.place === place)
    const excess = own.length > MOST_OF_ONE ? own[0] : null
    this.#all = all.filter((one) => one !== excess)
  }

  /** What was said in a part of the evening, oldest first. */
  during(phase: string): readonly PlayerRequest[] {
    return this.#all.filter((one) => one.phase === phase)
  }

  /** @returns whether there was one to be heard */
  hear(id: string): boolean {
    const isThere = this.#all.some((one) => one.id === id)
    this.#all = this.#all.map((one) => (one.id === id ? { ...one, heard: true } : one))
    return isThere
  }

  clear(): void {
    this.#all = []
  }
}
