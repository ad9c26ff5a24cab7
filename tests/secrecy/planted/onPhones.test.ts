import { describe, expect, it } from 'vitest'
import { rulesets } from '../../../rulesets'
import type { FacilitatorView } from '../../../src/bridge'
import type { PhoneTable, PhoneView } from '../../../src/bridge/views/phone'
import type { AnyRuleset, SeatId } from '../../../src/engine'
import type { Fault } from '../screen/frames'
import { compareTwins } from '../screen/twins'
import { isPlanted } from './share'

type OnTable = (view: PhoneTable, seat: SeatId, desk: FacilitatorView) => unknown

/** What a faulty program would make of the view of a seat. */
const planted = (change: OnTable): Fault => ({
  onPhone: (view: PhoneView, seat, desk) => (view.at === 'table' ? change(view, seat, desk) : view),
})

const neighbour = (seat: SeatId, { room }: PhoneTable): number =>
  (Number(seat.slice(1)) + 1) % room.seats.length

/** The card of whoever sits beside the one who holds the phone. */
const neighboursCard = planted((view, seat, { deal, game }) => {
  const place = neighbour(seat, view)
  const held = deal?.seats[place]?.cards ?? game?.dealt[`s${place}`]
  return { ...view, beside: held }
})

/** Something about whoever sits beside a seat that only the host knows. */
function isSecretlyOdd(seat: SeatId, { game }: FacilitatorView): boolean {
  const seats = game?.seats ?? []
  const beside = seats[(Number(seat.slice(1)) + 1) % Math.max(1, seats.length)]
  const [card = ''] = (beside && game?.dealt[beside.id]) ?? []
  return card.length % 2 === 1
}

/** A hand is refused because of what somebody else is. */
const refusedInSecret: Fault = {
  taken: (isTaken, seat, desk) => isTaken && !isSecretlyOdd(seat, desk),
}

/** One frame more than there is news. */
const frameMore: Fault = { again: isSecretlyOdd }

/** Names in the order of what they are. */
const orderedByTeam = planted((view, _, { game }) => {
  const teamOf = (id: SeatId) => game?.seats.find((one) => one.id === id)?.team ?? ''
  const seats = view.room.seats.toSorted((a, b) => teamOf(a.id).localeCompare(teamOf(b.id)))
  return { ...view, room: { ...view.room, seats } }
})

/** How much was clicked so far. */
const countOfClicks = planted((view, _, { game }) => ({ ...view, clicks: game?.logLength }))

const all = Object.values(rulesets).map((ruleset) => [ruleset.id, ruleset] as const)

/** What differs on a phone, at the first pair of evenings that tells. */
async function gaveAway(ruleset: AnyRuleset, fault: Fault): Promise<string> {
  const { difference } = await compareTwins(ruleset, { wanted: 60, seed: 2, fault })
  return difference ?? 'nothing'
}

const ON_A_PHONE = /frame \d+[^]*"to":"s\d+"/

const faults = [
  ['the card of a neighbour', neighboursCard],
  ['a hand that is refused for a secret', refusedInSecret],
  ['an order of names', orderedByTeam],
  ['a frame more than there is news', frameMore],
  ['a field that counts what was done', countOfClicks],
] as const

describe.each(all)('the phones of %s', (id, ruleset) => {
  it.each(faults.filter((_, at) => isPlanted(id, at)))(
    'give %s away (PH-41)',
    async (_, fault) => {
      expect(await gaveAway(ruleset, fault)).toMatch(ON_A_PHONE)
    },
    300_000,
  )
})
