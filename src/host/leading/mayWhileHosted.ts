/** What the laptop may be asked for while the program hosts: nothing by which anybody learns a secret, or does what only a host may. */
import type { Command, CommandType } from '../../bridge'
import { seatIndex } from '../../engine'
import type { HostState } from '../state/state'

const OPEN_TO_ALL: readonly CommandType[] = [
  'hosting.pause',
  'hosting.goOn',
  'hosting.undo',
  'hosting.leaves',
  'hosting.openDesk',
  'clock.add',
  'clock.pause',
  'clock.start',
  'phones.show',
  'phones.announce',
  'phones.refuse',
  'network.show',
  'network.hide',
  'network.sound',
  'moments.show',
  'moments.hide',
  'preflight.check',
  'preflight.confirm',
  'screens.choose',
  'screens.same',
  'screens.identify',
  'screens.show',
  'settings.set',
  'shelf.putAway',
  'show.blackout',
  'show.testCard',
  'music.next',
  'music.stop',
]

/** Nobody takes a seat from a phone that is there. */
export function mayWhileHosted({ phones }: HostState, command: Command): boolean {
  const isFree = (place: number) => !phones.isHere(place) || phones.isInvented(place)
  switch (command.type) {
    case 'phones.letIn': {
      const place = phones.claims.find(({ id }) => id === command.claim)?.place ?? null
      return place !== null && isFree(place)
    }
    case 'phones.code':
      return isFree(seatIndex(command.seat))
    default:
      return OPEN_TO_ALL.includes(command.type)
  }
}
