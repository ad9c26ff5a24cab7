import type { Json } from '../../../engine'
import { journalText, readExported } from './journalText'
import { newEveningId } from './newEveningId'
import {
  StorageProblem,
  type Digest,
  type Journal,
  type JournalStore,
  type StorageProblemCode,
  type StoredEvening,
} from '../ports'
import { ID } from './listing'
import { freeId } from './removedEvenings'
import { atOnce } from '../slices'

interface Kept {
  /** Entries as JSON texts, as a disk would hold them. */
  readonly lines: string[]
  readonly copies: string[]
  pin: string | null
  changedAt: number
  open: boolean
}

/** A shelf that lasts as long as the program; behaves like the one on disk, without a disk's troubles. */
export function memoryJournals(
  options: { readonly newId?: () => string; readonly now?: () => number } = {},
): JournalStore {
  const now = options.now ?? Date.now
  const evenings = new Map<string, Kept>()
  const removed = new Map<string, Kept>()
  /** Of evenings that are not there yet. */
  const pins = new Map<string, string | null>()

  const kept = (id: string): Kept => {
    const evening = evenings.get(id)
    if (!evening) throw new StorageProblem('missing')
    return evening
  }
  const unlocked = (id: string): Kept => {
    const evening = kept(id)
    if (evening.open) throw new StorageProblem('locked', { pid: 0 })
    return evening
  }
  const entriesOf = ({ lines }: Kept): Json[] => lines.map((line) => JSON.parse(line) as Json)
  const stored = <T>(shelf: ReadonlyMap<string, Kept>, { make }: Digest<T>): StoredEvening<T>[] =>
    [...shelf].map(([id, evening]) => ({
      id,
      digest: atOnce(make(entriesOf(evening))),
      changedAt: evening.changedAt,
      problem: null,
    }))
  const store = (id: string, entries: readonly Json[]): Kept => {
    if (!ID.test(id)) throw new StorageProblem('badId')
    if (evenings.has(id)) throw new StorageProblem('taken')
    const lines = entries.map((entry) => JSON.stringify(entry))
    const evening = { lines, copies: [], pin: pins.get(id) ?? null, changedAt: now(), open: false }
    evenings.set(id, evening)
    return evening
  }
  const journal = (evening: Kept): Journal => {
    let closed = false
    evening.open = true
    return {
      append: async (entry) => {
        if (closed) throw new StorageProblem('closed')
        evening.lines.push(JSON.stringify(entry))
        evening.changedAt = now()
      },
      keepCopy: async () => {
        if (closed) throw new StorageProblem('closed')
        const copy = evening.lines.join('\n')
        if (!evening.copies.includes(copy)) evening.copies.push(copy)
      },
      close: async () => {
        if (!closed) evening.open = false
        closed = true
      },
    }
  }

  return {
    list: async (digest) => stored(evenings, digest),
    create: async (id, first) => journal(store(id, [first])),
    open: async (id) => {
      const evening = unlocked(id)
      return { entries: entriesOf(evening), journal: journal(evening), notices: [] }
    },
    remove: async (id) => {
      const evening = unlocked(id)
      evenings.delete(id)
      removed.set(freeId(id, removed.keys()), evening)
    },
    listRemoved: async (digest) => stored(removed, digest),
    restore: async (id) => {
      const evening = removed.get(id)
      if (!evening) throw new StorageProblem(ID.test(id) ? 'missing' : 'badId')
      const target = evenings.has(id) ? (options.newId ?? newEveningId)() : id
      removed.delete(id)
      evenings.set(target, evening)
      return target
    },
    readPin: async (id) => evenings.get(id)?.pin ?? null,
    writePin: async (id, text) => {
      const evening = evenings.get(id)
      if (evening) evening.pin = text
      else pins.set(id, text)
    },
    export: async (id) => journalText(entriesOf(kept(id))),
    import: async (text) => {
      const { entries, problem } = readExported(text)
      if (problem) throw new StorageProblem(problem.code as StorageProblemCode, problem.params)
      const id = (options.newId ?? newEveningId)()
      store(id, entries)
      return id
    },
    check: async () => null,
  }
}
