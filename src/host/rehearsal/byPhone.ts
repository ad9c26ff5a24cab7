/** What an invented player says by phone instead of being clicked for. */
import type { Command } from '../../bridge'
import type { PhoneMessage } from '../../bridge/phone'
import { seatIndex, type DraftEntry, type SeatId } from '../../engine'
import { inventedPhone, type PhoneId } from '../phones/phones'
import type { HostState } from '../state/state'
import { hexOf } from '../system/freshRoots'

export interface SaidByPhone {
  readonly phone: PhoneId
  readonly message: PhoneMessage
}

/** @param next what the host would click for somebody. @returns null where that one has no such phone, or phones say no such thing */
export function byPhone(state: HostState, next: Command): SaidByPhone | null {
  const { phones, evening, randomBytes } = state
  if (!phones.on) return null
  const said = saidOf(next)
  if (!said || !phones.isInvented(seatIndex(said.seat))) return null
  const play = evening?.play
  const command = play ? said.command(phones.openings.of(play)) : said.command('')
  const id = `rehearsed-${hexOf(randomBytes(8))}`
  return { phone: inventedPhone(seatIndex(said.seat)), message: { id, command } }
}

interface Said {
  readonly seat: SeatId
  readonly command: (opening: string) => PhoneMessage['command']
}

function saidOf(next: Command): Said | null {
  if (next.type === 'deal.seen') {
    const { seat, top } = next
    return { seat, command: () => ({ type: 'looked', top }) }
  }
  return next.type === 'game.draft' ? handOf(next.entry as DraftEntry) : null
}

function handOf(entry: DraftEntry): Said | null {
  switch (entry.kind) {
    case 'ballot': {
      const votes = [...entry.votes]
      const hand = { for: 'hands', votes } as const
      return { seat: entry.by, command: (opening) => ({ type: 'hand', opening, hand }) }
    }
    case 'mark': {
      const hand = { for: 'word', word: entry.option } as const
      return { seat: entry.by, command: (opening) => ({ type: 'hand', opening, hand }) }
    }
    default:
      return null
  }
}
