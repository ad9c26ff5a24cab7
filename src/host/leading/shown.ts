/** How an evening stands that the program hosts, for each window what everybody at the table knows. */
import type { HostingView, PhoneHosting, RoomHosting } from '../../bridge/views/hosting'
import { deskWord } from './deskWord'
import { isHosted } from '../hosting/hosted'
import { saidAloud } from './said'
import { canTakeBack } from './takeBack'
import { enoughSaid, missing, waitingFor } from './waits'
import type { HostState } from '../state/state'

export function hostingAtDesk(state: HostState): HostingView | null {
  const shown = hostingOnPhones(state)
  return (
    shown && {
      ...shown,
      waits: waitingFor(state),
      waitsFor: missing(state),
      canUndo: canTakeBack(state),
    }
  )
}

export function hostingOnPhones(state: HostState): PhoneHosting | null {
  if (!isHosted(state.evening)) return null
  return { paused: state.hosting.paused, enough: enoughSaid(state), word: deskWord(state) }
}

/** Once its desk was opened, the room is told for the rest of the evening. */
export function hostingInRoom(state: HostState): RoomHosting | null {
  const { evening, hosting } = state
  if (evening?.header.hosted !== true) return null
  if (evening.ledger.deskOpened) return { paused: false, word: null, opened: true, says: [] }
  if (!isHosted(evening)) return null
  return { paused: hosting.paused, word: deskWord(state), ...saidAloud(state) }
}
