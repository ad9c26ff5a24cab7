/** Invented players by a night on phones: each taps once in every call, asked or not, at a moment of their own. */
import type { Tap } from '../../bridge/views/phoneNight'
import { seatId, type Answer, type SeatId } from '../../engine'
import { answering } from '../nights/answer'
import type { Call, Tapping } from '../nights/call'
import type { HostState } from '../state/state'
import type { RehearsalPlayers } from './rehearsalPlayers'

/** From when to when they tap, in milliseconds: a call leaves them more. */
const FROM = 2000
const TO = 5500

interface Planned {
  readonly at: ReadonlyMap<SeatId, number>
  /** Which opening is answered, and how. */
  opened: number
  answer: Answer | null
}

/** What one of those who give an answer together taps. */
export function tapOf(answer: Answer, seat: SeatId): Tap {
  const tap = (seats: readonly SeatId[], word: string | null = null): Tap => ({
    seats,
    word,
    done: true,
  })
  switch (answer.kind) {
    case 'seat':
      return tap([answer.seat])
    case 'seats':
      return tap(answer.seats)
    case 'option':
      return tap([], answer.option)
    case 'act':
      return tap(answer.seat === undefined ? [] : [answer.seat], answer.act)
    case 'points': {
      const at = answer.points[seat] ?? null
      return tap(at === null ? [] : [at])
    }
    case 'marks':
      return tap([], answer.marks[seat] ?? null)
    default:
      return tap([])
  }
}

export function nightTaps(state: HostState, players: RehearsalPlayers): Tapping {
  const plans = new WeakMap<Call, Planned>()
  const { phones } = state
  return (evening, play, call) => {
    const plan = plans.get(call) ?? {
      at: new Map(
        phones.names.map((_, place) => [seatId(place), FROM + players.rng() * (TO - FROM)]),
      ),
      opened: -2,
      answer: null,
    }
    plans.set(call, plan)
    const { open, opened } = play.game
    const isPart = open !== null && call.asked.some((one) => one.opened === opened)
    for (const [place] of phones.names.entries()) {
      const seat = seatId(place)
      if (!phones.isInvented(place) || call.elapsed < (plan.at.get(seat) ?? 0)) continue
      if (open && isPart && answering(open).includes(seat)) {
        if (call.freshOf(seat)?.done) continue
        if (plan.opened !== opened)
          Object.assign(plan, { opened, answer: players.answerTo(evening, play, open) })
        if (plan.answer) call.tap(seat, tapOf(plan.answer, seat))
      } else if (!call.tapOf(seat)) {
        call.tap(seat, anyTap(call, phones.names.length, players))
      }
    }
  }
}

/** Somebody who is not asked taps as much as whoever is. */
function anyTap({ cover }: Call, players: number, { rng }: RehearsalPlayers): Tap {
  const many = Math.min(cover.seats, 1 + Math.floor(rng() * Math.max(1, cover.seats)))
  const seats = Array.from({ length: many }, () => seatId(Math.floor(rng() * players)))
  const word =
    many > 0 && !cover.wordFirst
      ? null
      : (cover.words[Math.floor(rng() * cover.words.length)] ?? null)
  return { seats: [...new Set(seats)], word, done: true }
}
