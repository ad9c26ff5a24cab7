/** What an evening's figures are made of: its nights, its days and its votes, as they come. */
import type { HeldVote } from '../../../bridge'
import type { Game, GameEvent, Input, Phase, RecordedGame, SeatId } from '../../../engine'
import { phaseName } from './chronicle'

type Hands = HeldVote['hands']

export class Tally {
  nights = 0
  days = 0
  readonly votes: HeldVote[] = []

  constructor(opening: readonly GameEvent[]) {
    this.#count(opening)
  }

  /** Looks at an input before it is carried out. @returns takes in what it led to */
  before(game: Game | RecordedGame, input: Input): (events: readonly GameEvent[]) => void {
    const answer = input.type === 'answer' ? input.answer : null
    // Hands that were counted without names make a vote too; nobody can then be said to have been right.
    const hands =
      answer?.kind === 'ballots' ? answer.ballots : answer?.kind === 'totals' ? {} : null
    // Sides change: what was right is judged by those of the moment.
    const named = input.type === 'answer' && answer?.kind === 'ballots'
    const right = named ? rightHands(game, input.step, answer.ballots) : null
    const phase = phaseName(game.state.phase)
    const about = game.open?.stage?.about ?? null
    return (events) => {
      this.#count(events)
      if (!hands) return
      const told = events.find(({ kind }) => kind === 'tallied')
      const counted = answer?.kind === 'totals' ? answer.totals : null
      const totals = told ? (told.data as { totals: HeldVote['totals'] }).totals : counted
      this.votes.push({ phase, about, hands, totals, right })
    }
  }

  #count(events: readonly GameEvent[]): void {
    for (const { kind, data } of events) {
      if (kind !== 'phaseBegan') continue
      if ((data as Phase).kind === 'night') this.nights += 1
      if ((data as Phase).kind === 'day') this.days += 1
    }
  }
}

/** Whose hands all fell on other sides; null where they were raised for somebody. */
function rightHands(
  { ruleset, state, options }: Game | RecordedGame,
  step: string,
  hands: Hands,
): SeatId[] | null {
  if (ruleset.favours?.includes(step)) return null
  const sideOf = (seat: SeatId): string => ruleset.privateSeat(state, seat, options).team
  const each = Object.entries(hands) as [SeatId, readonly SeatId[]][]
  return each
    .filter(([by, votes]) => votes.length > 0 && votes.every((at) => sideOf(at) !== sideOf(by)))
    .map(([by]) => by)
}
