import type { Json } from '../../engine'
import { journalText, readExported } from './journalText'
import { newEveningId } from './newEveningId'
import {
  StorageProblem,
  type Journal,
  type JournalStore,
  type StorageProblemCode,
  type StoredEvening,
} from './ports'

interface Kept {
  /** Entries as JSON texts, as a disk would hold them. */
  readonly lines: string[]
  changedAt: number
  open: boolean
}

/** A shelf that lasts as long as the program; behaves like the one on disk, without a disk's troubles. */
export function memoryJournals(
  options: { readonly newId?: () => string; readonly now?: () => number } = {},
): JournalStore {
  const now = options.now ?? Date.now
  const evenings = new Map<string, Kept>()

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
  const store = (id: string, entries: readonly Json[]): Kept => {
    if (!/^[A-Za-z0-9][\w.-]{0,79}$/.test(id)) throw new StorageProblem('badId')
    if (evenings.has(id)) throw new StorageProblem('taken')
    const lines = entries.map((entry) => JSON.stringify(entry))
    const evening = { lines, changedAt: now(), open: false }
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
      close: async () => {
        if (!closed) evening.open = false
        closed = true
      },
    }
  }

  return {
    list: async () =>
      [...evenings].map(([id, evening]): StoredEvening => ({
        id,
        entries: entriesOf(evening),
        changedAt: evening.changedAt,
        problem: null,
      })),
    create: async (id, first) => journal(store(id, [first])),
    open: async (id) => {
      const evening = unlocked(id)
      return { entries: entriesOf(evening), journal: journal(evening), notices: [] }
    },
    remove: async (id) => {
      unlocked(id)
      evenings.delete(id)
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
