/** A shelf with every entry of its evenings, through the same index that the program lists them by. */
import type { Json } from '../../src/engine'
import type {
  Digest,
  JournalStore,
  StorageFinding,
  StoredEvening,
} from '../../src/host/storage/ports'

export interface WholeEvening {
  readonly id: string
  readonly entries: readonly Json[]
  readonly changedAt: number
  readonly problem: StorageFinding | null
}

/** All entries, in order. */
export const WHOLE: Digest<readonly Json[]> = {
  version: 'whole',
  *make(entries) {
    yield
    return entries
  },
  fits: (value): value is readonly Json[] => Array.isArray(value),
}

const whole = (listed: readonly StoredEvening<readonly Json[]>[]): WholeEvening[] =>
  listed.map(({ digest, ...evening }) => ({ ...evening, entries: digest }))

/** The evenings on the shelf. */
export const shelfOf = async (store: Pick<JournalStore, 'list'>): Promise<WholeEvening[]> =>
  whole(await store.list(WHOLE))

/** The evenings that were taken off it. */
export const removedOf = async (store: JournalStore): Promise<WholeEvening[]> =>
  whole(await store.listRemoved(WHOLE))
