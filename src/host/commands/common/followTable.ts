/** What phones have follows the table, after everything that was done. */
import { namesAtTable, stationOf, type HostState } from '../../state/state'
import { picture, sceneKey } from '../../views/projectorView'

/** Phones stay with whoever sits at the table; an address that was asked for in one picture is gone in the next. */
export function followTable(state: HostState): void {
  const { phones } = state
  phones.follow(namesAtTable(state), stationOf(state) === 'lobby')
  if (phones.announcedIn !== null && phones.announcedIn !== sceneKey(picture(state)))
    phones.announcedIn = null
}
