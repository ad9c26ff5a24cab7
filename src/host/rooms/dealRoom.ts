/** The deal: private peeks or physical cards, until everybody holds a hand. */
import type { Reply } from '../../bridge'
import { refuse, seatIndex } from '../../engine'
import { notNow, refused, replyTo, type Desk, type Handlers } from '../desk'
import type { DealDeed } from '../evening/entries'
import { roomOf } from '../state'
import { badNames, tidyName } from '../views/lobbyView'

export const dealRoom: Handlers<
  'deal.seen' | 'deal.enter' | 'deal.again' | 'deal.start' | 'seat.rename'
> = {
  'deal.seen': (desk, { seat, top }) => perform(desk, { kind: 'seen', seat, top }),
  'deal.enter': (desk, { seat, cards }) => perform(desk, { kind: 'enter', seat, cards }),
  'deal.again': (desk) => perform(desk, { kind: 'again' }),

  async 'deal.start'({ state, guard }) {
    const { evening } = state
    if (!evening || roomOf(state) !== 'deal') return notNow(state)
    const refusal = evening.ledger.deal.check({ kind: 'start', events: [] })
    return replyTo(refusal ?? (await evening.start(guard)))
  },

  async 'seat.rename'({ state, guard }, { seat, name: typed }) {
    const { evening } = state
    if (!evening) return notNow(state)
    const names = [...evening.ledger.names]
    const index = seatIndex(seat)
    if (index >= names.length) return refused(refuse('unknownSeat', { seat }))
    const name = tidyName(typed)
    names[index] = name
    const [bad] = badNames(names)
    if (bad) return refused(refuse(bad.code, { number: index + 1 }))
    return replyTo(await evening.note({ kind: 'name', seat, name }, guard))
  },
}

async function perform({ state, guard }: Desk, deed: DealDeed): Promise<Reply> {
  const { evening } = state
  if (!evening || roomOf(state) !== 'deal') return notNow(state)
  const refusal = evening.ledger.deal.check(deed)
  return replyTo(refusal ?? (await evening.note(deed, guard)))
}
