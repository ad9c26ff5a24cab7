/** What the desk knows of the players' phones: who has one, and who waits at the door. */
import type { SeatId } from '../../engine'
import type { SignPicture } from './phone'

/** Somebody who wants to be let in. */
export interface DoorClaim {
  readonly id: string
  readonly name: string
  /** Whose phone it wants to be; null: of somebody who is not at the table yet. */
  readonly seat: SeatId | null
  /** Whether that one has a phone already, which is put out when this one is let in. */
  readonly taken: boolean
  /** What stands on the phone that asks. */
  readonly sign: readonly [SignPicture, SignPicture]
}

export interface DeskPhones {
  readonly on: boolean
  /** Whether everybody is let in until the deal who takes a name without a phone. */
  readonly doorOpen: boolean
  /** Oldest first; none while the host does not have the desk. */
  readonly claims: readonly DoorClaim[]
  /** Who has a phone, and whether it is connected. */
  readonly seats: readonly { readonly seat: SeatId; readonly here: boolean }[]
}
