/** Invented players of an evening that the program hosts: they look at their cards, speak, raise hands and name somebody by phones that nobody holds. */
import type { PhoneCommand } from '../../bridge/phone'
import {
  seatId,
  seatIndex,
  takesHand,
  type Answer,
  type Said,
  type SeatId,
  type StepSpec,
} from '../../engine'
import type { Play } from '../evening/play'
import { isTalk } from '../leading/waits'
import { inventedPhone } from '../phones/phones'
import type { HostState } from '../state/state'
import { hexOf } from '../system/freshRoots'
import type { SaidByPhone } from './byPhone'
import type { RehearsalPlayers } from './rehearsalPlayers'

/** What they say now, to be taken as if it came from phones. @param waited how long it has stood as it stands, in milliseconds */
export type InventedHands = (state: HostState, waited: number) => readonly SaidByPhone[]

/** From when on they say something, in milliseconds; a real player at the table has time before. */
const AFTER = { looks: 1000, hand: 2000, speech: 5000, talk: 20_000 } as const

interface Saying {
  readonly seat: SeatId
  readonly command: PhoneCommand
}

export function inventedHands(players: RehearsalPlayers): InventedHands {
  let planned: { opening: string; answer: Answer | null } | null = null

  return (state, waited) => {
    const { evening, phones } = state
    const invented = phones.names.flatMap((_, place) =>
      phones.isInvented(place) ? [seatId(place)] : [],
    )
    if (!evening || invented.length === 0 || state.nights.during(evening) !== null) return []
    return said(invented, waited)
      .filter(({ seat }) => invented.includes(seat))
      .map(({ seat, command }) => ({
        phone: inventedPhone(seatIndex(seat)),
        message: { id: `invented-${hexOf(state.randomBytes(8))}`, command },
      }))

    function said(all: readonly SeatId[], since: number): Saying[] {
      if (!evening?.play) return since < AFTER.looks ? [] : looks(all)
      const { play } = evening
      const { open } = play.game
      if (!open || play.game.state.winner) return []
      const isWaited = open.stage?.asks ?? open.speaker ?? isTalk(open)
      if (!isWaited) return []
      const opening = phones.openings.of(play)
      const over = (seat: SeatId): Saying => ({ seat, command: { type: 'done', opening } })
      if (open.form.kind === 'ok' && open.speaker)
        return since < AFTER.speech ? [] : [over(open.speaker)]
      if (since < AFTER.hand) return []
      const asked = open.stage?.asks ? hands(play, open, opening) : []
      if (!isTalk(open) || since < AFTER.talk) return asked
      const had = state.hosting.enoughOf(opening)
      return [...asked, ...all.filter((seat) => !had.has(seatIndex(seat))).map(over)]
    }

    function looks(all: readonly SeatId[]): Saying[] {
      const deal = evening?.ledger.deal
      return all
        .filter((seat) => deal && !deal.isDone(seat))
        .map((seat) => ({ seat, command: { type: 'looked', top: 0 } }))
    }

    /** What they would say, each once. */
    function hands(play: Play, open: StepSpec, opening: string): Saying[] {
      if (!evening) return []
      if (planned?.opening !== opening)
        planned = { opening, answer: players.answerTo(evening, play, open) }
      const { answer } = planned
      const { heard, given } = play.game
      const spoke = new Set([...heard, ...given.map(({ seat }) => seat)])
      return answer ? saidIn(answer, open, opening).filter(({ seat }) => !spoke.has(seat)) : []
    }
  }
}

function saidIn(answer: Answer, open: StepSpec, opening: string): Saying[] {
  const asks = open.stage?.asks
  if (!asks) return []
  const hand = (seat: SeatId, one: Said): Saying[] =>
    takesHand(asks, seat, one)
      ? [{ seat, command: { type: 'hand', opening, hand: one as never } }]
      : []
  const [first] = asks.of
  switch (answer.kind) {
    case 'ballots':
      return Object.entries(answer.ballots).flatMap(([seat, votes]) =>
        hand(seat as SeatId, { for: 'hands', votes }),
      )
    case 'marks':
      return Object.entries(answer.marks).flatMap(([seat, word]) =>
        hand(seat as SeatId, { for: 'word', word }),
      )
    case 'option':
      return first ? hand(first.seat, { for: 'word', word: answer.option }) : []
    case 'seat':
      return first ? hand(first.seat, { for: 'choice', seats: [answer.seat] }) : []
    case 'seats':
      if (asks.for === 'names')
        return answer.seats.flatMap((target) =>
          names(
            asks.of.map(({ seat }) => seat),
            target,
          ),
        )
      return first ? hand(first.seat, { for: 'choice', seats: answer.seats }) : []
    case 'pass':
      return first && asks.for === 'choice' ? hand(first.seat, { for: 'choice', seats: [] }) : []
    case 'nominations':
      return answer.list.flatMap(({ by, target, second }) => [
        ...(target ? [named(by, 'nominate', target)] : []),
        ...(target && second ? [named(second, 'second', target)] : []),
      ])
    default:
      return []
  }
}

const named = (seat: SeatId, kind: 'nominate' | 'second', target: SeatId): Saying => ({
  seat,
  command: { type: 'request', kind, target },
})

/** Somebody who may name others names this one. */
const names = (by: readonly SeatId[], target: SeatId): Saying[] => {
  const other = by.find((seat) => seat !== target)
  return other ? [named(other, 'nominate', target)] : []
}
