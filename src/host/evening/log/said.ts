/** What players said to a step that asked them before everybody, read off the game just before it is closed. */
import {
  ballotsOf,
  newestOf,
  type Answer,
  type Said,
  type SeatId,
  type ShownGame,
} from '../../../engine'

type Hands = readonly (readonly [SeatId, Said])[]

/** Hands and words that the answer has by name. */
function entered(answer: Answer): Hands {
  if (answer.kind === 'marks') {
    const marks = Object.entries(answer.marks) as [SeatId, string][]
    return marks.map(([seat, word]) => [seat, { for: 'word', word }] as const)
  }
  const ballots = Object.entries(ballotsOf(answer)) as [SeatId, readonly SeatId[]][]
  return ballots
    .filter(([, votes]) => votes.length > 0)
    .map(([seat, votes]) => [seat, { for: 'hands', votes }] as const)
}

/** @returns of each what was entered, and else the own hand as it was given; null: nobody was asked */
export function saidTo(
  { open, given }: ShownGame,
  answer: Answer,
): ReadonlyMap<SeatId, Said> | null {
  if (!open?.stage?.asks) return null
  const said = new Map<SeatId, Said>()
  const uncounted = 'uncounted' in answer ? (answer.uncounted ?? []) : []
  for (const { seat, hand } of newestOf(given).values()) if (hand) said.set(seat, hand)
  for (const [seat, hand] of entered(answer)) if (!uncounted.includes(seat)) said.set(seat, hand)
  return said.size > 0 ? said : null
}
