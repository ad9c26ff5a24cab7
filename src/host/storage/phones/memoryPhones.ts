/** What is known of phones for as long as the program runs. */
import type { PhonesTable } from '../../../bridge/carriers/keptPhones'
import type { PhonesStore } from '../ports'

export function memoryPhones(): PhonesStore {
  let kept: PhonesTable | null = null
  return {
    table: () => Promise.resolve(kept),
    keepTable(table) {
      kept = table
      return Promise.resolve()
    },
  }
}
