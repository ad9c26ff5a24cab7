/** Which phones there have been, and by what each may come back: whatever its connections, a phone has one id. */
import { randomUUID } from 'node:crypto'
import type { Prior } from '../../sealed/secrets'

export interface KnownPhone {
  readonly id: string
  readonly prior: Prior
}

/** More than sit at any table, with all that were tried once. */
const MOST = 200

export class KnownPhones {
  /** The one that was here last is last. */
  #all: KnownPhone[]

  constructor(all: readonly KnownPhone[] = []) {
    this.#all = [...all]
  }

  get all(): readonly KnownPhone[] {
    return this.#all
  }

  /** A phone is there. @param known the name of what it came with; null: nobody has seen it before. @returns its id */
  join(known: string | null, next: Prior): string {
    const before = this.#all.find(({ prior }) => prior.name === known)
    const id = before?.id ?? randomUUID()
    this.#all = [...this.#all.filter((phone) => phone !== before), { id, prior: next }]
    return id
  }

  /** Somebody will come with this. @param prior good once. @returns the id of the phone that it will be */
  expect(prior: Prior): string {
    const id = randomUUID()
    this.#all = [...this.#all, { id, prior }]
    return id
  }

  /** Forgets those that were here longest ago, where there are too many. @returns what is good no more */
  forget(mayGo: (id: string) => boolean): Prior[] {
    const most = this.#all.length - MOST
    if (most <= 0) return []
    const gone = this.#all.filter(({ id }) => mayGo(id)).slice(0, most)
    this.#all = this.#all.filter((phone) => !gone.includes(phone))
    return gone.map(({ prior }) => prior)
  }
}
