/** Where a night stands in its order: what is still ahead (K-85, K-69a). */
import type { KtuluTable } from '../state'
import type { Faction } from '../roles/roles'

/** The places of this night in the order that the house chose. */
export const placesOf = ({ state, options }: KtuluTable): readonly string[] =>
  state.phase.n === 0 ? options.nightZeroOrder : options.nightOrder

/**
 * Whether a faction's choice of a carrier is still to come tonight, or open. What was called last says where the night
 * stands; the steps that hang on another (a tie, the Doctor, a kill's taking back) have no place of their own.
 */
export function choiceIsAhead(table: KtuluTable, team: Faction): boolean {
  const { state } = table
  if (state.phase.kind !== 'night') return false
  const places = placesOf(table)
  const last = state.called.findLast(
    (step) => step !== 'quietFoot.takeBack' && places.includes(step),
  )
  const now = last === undefined ? -1 : places.indexOf(last)
  return places.indexOf(`${team}.carrier`) >= now
}
