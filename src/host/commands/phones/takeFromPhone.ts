/** What a phone says, carried out: whose it is follows from its connection, and never from what it says. */
import * as v from 'valibot'
import { phoneMessageSchema, type PhoneCommand } from '../../../bridge/phone'
import { seatId } from '../../../engine'
import { leftOpenly } from '../../phones/leftOpenly'
import type { PhoneId } from '../../phones/phones'
import { stationOf } from '../../state/state'
import type { CommandContext } from '../context/commandContext'

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
  const isTaken = await carryOut(context, phone, command)
  if (isTaken) phones.remember(phone, id)
  return isTaken
}

function carryOut(
  context: CommandContext,
  phone: PhoneId,
  command: PhoneCommand,
): Promise<boolean> | boolean {
  const { phones } = context.state
  switch (command.type) {
    case 'claim':
      return claim(context, phone, command.name)
    case 'unclaim':
      phones.unclaim(phone)
      return true
    case 'looked':
      return looked(context, phone, command.top)
    case 'hand':
    case 'request':
    case 'done':
    case 'lastWords':
      return false
  }
}

/** Somebody at the door says who he is; whoever has left the evening stands there again. */
function claim({ state }: CommandContext, phone: PhoneId, name: string): boolean {
  const { phones, evening } = state
  const left = leftOpenly(evening)
  const own = phones.placeOf(phone)
  if (own !== null && !left.has(own)) return false
  const place = phones.placeCalled(name)
  if (place === null || left.has(place)) {
    if (own === null) phones.turnAway(phone, 'badName')
    return true
  }
  if (own !== null) phones.putOut(own, 'left')
  phones.claim(phone, place)
  return true
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
