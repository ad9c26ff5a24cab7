/** What a phone says, carried out: whose it is follows from its connection, and never from what it says. */
import * as v from 'valibot'
import { phoneMessageSchema, type PhoneCommand } from '../../../bridge/phone'
import { nextLook } from '../../../bridge/views/looks'
import { seatId, type SeatId } from '../../../engine'
import { sayWord } from '../../leading/deskWord'
import { leftOpenly } from '../../phones/leftOpenly'
import type { PhoneId } from '../../phones/phones'
import { namesAtTable, stationOf } from '../../state/state'
import type { CommandContext } from '../context/commandContext'
import { askHost, speechDone } from './askHost'
import { giveHand } from './giveHand'
import { letIn } from './letIn'

type TapCommand = Extract<PhoneCommand, { type: 'tap' }>

/** The lobby has no longer list. */
const MOST_NAMES = 60

/**
 * Reads a message and does what it asks. One that comes again is not done again.
 * @returns whether it was one that could be taken
 */
export async function takeFromPhone(
  context: CommandContext,
  phone: PhoneId,
  message: unknown,
): Promise<boolean> {
  const { phones } = context.state
  const read = v.safeParse(phoneMessageSchema, message)
  if (!read.success || !phones.on) return false
  const { id, command } = read.output
  if (phones.hasHeard(phone, id)) return true
  const isTaken = await carryOut(context, phone, id, command)
  if (isTaken) phones.remember(phone, id)
  return isTaken
}

function carryOut(
  context: CommandContext,
  phone: PhoneId,
  id: string,
  command: PhoneCommand,
): Promise<boolean> | boolean {
  const { phones } = context.state
  const place = atTable(context, phone)
  switch (command.type) {
    case 'claim':
      return claim(context, phone, command.name)
    case 'unclaim':
      phones.unclaim(phone)
      return true
    case 'looked':
      return looked(context, phone, command.top)
    case 'look':
      return place !== null && choose(context, place, command.by)
    case 'hand':
      return place === null ? false : giveHand(context, place, id, command)
    case 'request':
    case 'lastWords':
      return place === null ? false : askHost(context, place, command)
    case 'tap':
      return place !== null && tap(context, place, command)
    case 'openDesk':
      return place !== null && sayWord(context.state, place, command.yes, context.prepare)
    case 'done':
      return place === null ? false : speechDone(context, place, command.opening)
  }
}

/** The place of a phone whose owner plays, or has left the game and not the evening; null: it stands at the door. */
function atTable({ state }: CommandContext, phone: PhoneId): number | null {
  const place = state.phones.placeOf(phone)
  return place === null || leftOpenly(state.evening).has(place) ? null : place
}

/** Somebody at the door says who he is; whoever has left the evening stands there again. */
async function claim(context: CommandContext, phone: PhoneId, name: string): Promise<boolean> {
  const { state } = context
  const { phones, evening } = state
  const left = leftOpenly(evening)
  const own = phones.placeOf(phone)
  if (own !== null && !left.has(own)) return false
  const place = phones.placeCalled(name)
  if (place === null ? !maySitDown(context, name) : left.has(place)) {
    if (own === null) phones.turnAway(phone, 'badName')
    return true
  }
  if (own !== null) phones.putOut(own, 'left')
  const called = place === null ? name : (phones.names[place] ?? name)
  const waiting = phones.claim(phone, called, place)
  // A name that nobody has written down yet is nobody else's.
  if (waiting?.place === null && phones.doorOpen) await letIn(context, waiting.id)
  return true
}

/** Whether a guest may come to the table under a name of his own: as long as the host may write one down. */
const maySitDown = ({ state }: CommandContext, name: string): boolean =>
  stationOf(state) === 'lobby' && name !== '' && namesAtTable(state).length < MOST_NAMES

/** Somebody wants to be another figure, before anything is dealt: it says nothing of a card that nobody has. */
function choose({ state }: CommandContext, place: number, by: 1 | -1): boolean {
  const { phones, lobby } = state
  if (!lobby || stationOf(state) !== 'lobby') return false
  const seats = phones.looked(namesAtTable(state))
  phones.choose(place, nextLook(lobby.ruleset, seats, place, by))
  return true
}

/** Somebody taps in a call of the night, asked or not. */
function tap({ state }: CommandContext, place: number, told: TapCommand): boolean {
  const { opening, seats, word, done } = told
  if (state.nights.during(state.evening) === null) return false
  return state.nights.take(seatId(place), opening, { seats: seats as SeatId[], word, done })
}

/** Somebody has seen the own cards, and says which lies on top. */
async function looked(
  { state, prepare }: CommandContext,
  phone: PhoneId,
  top: number,
): Promise<boolean> {
  const { evening, phones } = state
  const place = phones.placeOf(phone)
  if (!evening || place === null || stationOf(state) !== 'deal') return false
  const { deal } = evening.ledger
  const deed = { kind: 'seen', seat: seatId(place), top } as const
  if (deal.isDone(deed.seat) || deal.check(deed)) return false
  return (await evening.note(deed, prepare)) === null
}
