/** Offices: what one player has before everybody, and how somebody comes to it. What it brings him is for the game to say. */
import type { SeatId } from '../../base/ids'
import type { Script, StepRequest } from '../../script/step'
import { ask, type Table } from '../../script/table'
import { breakTie, type TieBreak } from './ties'
import { holdVote, type Vote } from './vote'

export interface Office {
  /** Who has it; null: it is vacant. */
  readonly holder: () => SeatId | null
  /** Whether it is filled anew while somebody has it; absent: only while it is vacant. */
  readonly again?: boolean
  /** What goes before the vote; absent: nothing. */
  readonly campaign?: StepRequest
  readonly vote: Vote
  /** The ways out of a tie, one after the other; where none decides, nobody is elected. */
  readonly breaks?: readonly TieBreak[]
}

/** Holds an election. @returns who is elected; null: nobody, whether it was held or not, and all stays as it was */
export function* elect<G, E>(table: Table<G, E>, office: Office): Script<SeatId | null> {
  const { holder, again = false, campaign, vote, breaks = [] } = office
  if (!again && holder() !== null) return null
  if (campaign) yield* ask(campaign)
  const count = yield* holdVote(table, vote)
  const [first, more] = count?.most ?? []
  if (!count || first === undefined) return null
  return more === undefined ? first : yield* breakTie(count.most, breaks)
}
