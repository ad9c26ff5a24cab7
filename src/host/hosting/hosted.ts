/** Whether the program hosts an evening. */
import type { LiveEvening } from '../evening/liveEvening'

type Evening = Pick<LiveEvening, 'header' | 'ledger' | 'play'>

/** It was begun so, nobody has opened its desk since, and it is not told to its end. */
export const isHosted = (evening: Evening | null): boolean =>
  evening?.header.hosted === true && !evening.ledger.deskOpened && !evening.play?.revealed
