/** A player's own hand: taken as it is given, if it answers what everybody sees asked, and kept in the journal. */
import type { PhoneCommand } from '../../../bridge/phone'
import {
  byOf,
  draftAnswer,
  newestOf,
  seatId,
  seatIndex,
  takesHand,
  type Said,
  type SeatId,
} from '../../../engine'
import type { Play } from '../../evening/play'
import { turnOf, wayOf } from '../../phones/ways'
import { isCovered, isGoingBack, type HostState } from '../../state/state'
import type { CommandContext } from '../context/commandContext'

type HandCommand = Extract<PhoneCommand, { type: 'hand' }>

/** @returns whether it was taken */
export async function giveHand(
  { state, prepare }: CommandContext,
  place: number,
  id: string,
  { opening, hand }: HandCommand,
): Promise<boolean> {
  const { evening } = state
  const play = evening?.play
  const seat = seatId(place)
  if (!evening || !play) return false
  // Sent again after the program was started anew: it is in the journal.
  if (evening.ledger.hasHand(seat, id)) return true
  if (!isOpening(state, play, opening) || !isAccepted(state, play, seat, hand as Said | null)) {
    return false
  }
  const deed = { kind: 'hand', seat, at: play.game.opened, hand: hand as Said | null, id } as const
  return (await evening.note(deed, prepare)) === null
}

/** Whether a phone speaks of what is open before everybody now; after an undo nothing is until the host goes on. */
export const isOpening = (state: HostState, play: Play, opening: string): boolean =>
  !isCovered(state) &&
  state.evening !== null &&
  !isGoingBack(state) &&
  state.phones.openings.of(play) === opening

function isAccepted(
  { phones }: HostState,
  { game }: Play,
  seat: SeatId,
  hand: Said | null,
): boolean {
  const asks = game.open?.stage?.asks
  if (!asks || !takesHand(asks, seat, hand)) return false
  if (asks.final && hasSpoken(game, seat)) return false
  if (!fitsSoFar(game, seat, hand)) return false
  const way = wayOf(phones.way, asks)
  const turn = turnOf(game, way, (one) => phones.isHere(seatIndex(one)))
  if (turn === null) return way !== 'candidates'
  if (way === 'voters') return turn === seat || game.heard.includes(seat)
  const before = newestOf(game.given).get(seat)?.hand
  return isSameWithout(turn, votesOf(before ?? null), votesOf(hand))
}

/** Whether this one has given a hand, by phone or before everybody. */
const hasSpoken = ({ draft, heard }: Play['game'], seat: SeatId): boolean =>
  heard.includes(seat) || draft.some((entry) => byOf(entry) === seat)

/** What the rules have against a hand as soon as it is up, before everybody: a list that is full, for one. */
function fitsSoFar({ open, draft }: Play['game'], seat: SeatId, hand: Said | null): boolean {
  if (!open?.checkSoFar || open.form.kind !== 'ballots' || hand?.for !== 'hands') return true
  const entry = { kind: 'ballot', by: seat, votes: hand.votes } as const
  return !open.checkSoFar(draftAnswer(open.form, [...draft, entry]))
}

const votesOf = (said: Said | null): readonly SeatId[] => (said?.for === 'hands' ? said.votes : [])

/** Where candidates are called, hands for those before stay as they were. */
function isSameWithout(turn: SeatId, a: readonly SeatId[], b: readonly SeatId[]): boolean {
  const others = (votes: readonly SeatId[]) => votes.filter((one) => one !== turn)
  return others(a).join() === others(b).join()
}
