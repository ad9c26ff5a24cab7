/** Who may look at the desk: the host alone, one player with the own cards, or nobody. */
import type { Command, CommandType, DealView } from '../../bridge'
import type { SeatId } from '../../engine'

export interface DeskLock {
  /** The player to whom the laptop is passed; null: nobody looks, the host takes it next. */
  readonly seat: SeatId | null
  /** Whether that player has said to be there; no card is sent to the window before. */
  readonly isOpen: boolean
  /** Who had it before and passed it on; absent: the host. */
  readonly from?: SeatId
  /** Whether players had the laptop since the host last had it. */
  readonly passed: boolean
  /** Whether the evening was taken from the shelf and its PIN has not been given yet. */
  readonly asksPin: boolean
  /** Whether the program hosts, and nobody has the desk. */
  readonly hosted?: true
}

/** The desk of an evening that has a PIN, when it is taken from the shelf. */
export const LOCKED_BY_PIN: DeskLock = { seat: null, isOpen: false, passed: false, asksPin: true }

/** The desk of an evening that the program hosts. */
export const HOSTED: DeskLock = {
  seat: null,
  isOpen: false,
  passed: true,
  asksPin: false,
  hosted: true,
}

/** What changes nothing but pictures and screens, and shows nothing secret. */
const HARMLESS: readonly CommandType[] = [
  'desk.cover',
  'desk.unlock',
  'demo.run',
  'demo.step',
  'preflight.check',
  'screens.choose',
  'screens.identify',
  'screens.show',
  'show.blackout',
  'show.freeze',
]

/** What the host does from afar with a clicker while nobody sits at the desk. */
const FROM_AFAR: readonly CommandType[] = [
  'clock.add',
  'clock.pause',
  'clock.skip',
  'clock.start',
  'game.advance',
  'game.undo',
]

/** Whether something may be asked while the desk is locked: a player turns the own cards over, or takes them along, and nothing else. */
export function mayWhileLocked(lock: DeskLock | null, command: Command): boolean {
  if (!lock) return true
  if (HARMLESS.includes(command.type)) return true
  // Who has only tried to open it may leave it alone again.
  if (lock.asksPin) return command.type === 'shelf.putAway'
  if (lock.seat === null) return !lock.passed && FROM_AFAR.includes(command.type)
  if (command.type === 'deal.seen' || command.type === 'phones.code')
    return lock.isOpen && command.seat === lock.seat
  return command.type === 'deal.look'
}

/** The deal as the player who holds the laptop may see it: the own seat and what everybody knows. */
export const dealForPlayer = (deal: DealView, { seat, isOpen }: DeskLock): DealView => ({
  ...deal,
  seats: deal.seats
    .filter(({ id }) => id === seat)
    // That the player opens it now is no news to anybody.
    .map((own) => (isOpen ? { ...own, opened: own.opened.slice(0, -1) } : { ...own, cards: [] })),
  left: {},
  findings: [],
  ready: false,
})
