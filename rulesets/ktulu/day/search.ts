/** The strip-search: candidates, a vote with so many names each, and what is found (K-100 to K-103, K-34). */
import {
  asksNames,
  ballot,
  handsOfEach,
  holdVote,
  living,
  seatsWith,
  seenToPlay,
  type Script,
  type SeatId,
  type Stage,
  type StepSpec,
} from '../../../src/engine'
import { blackmailersOf } from '../deeds/deaths'
import { carrier } from '../deeds/statuette'
import { inSeatOrder, isAlive, searchesOf, type KtuluState, type KtuluTable } from '../state'
import { askByDay } from './asking'
import { barred } from './barred'
import { mayorBreaks } from './mayor'

/** While candidates are collected, and while the Doctor is asked before that: the room sees no difference. */
export const candidatesStage = (state: KtuluState): Stage => ({
  scene: 'discussion',
  about: 'candidates',
  asks: asksNames(seenToPlay(state), seenToPlay(state), { self: true }),
})

/** K-100: noted in the order in which they are named. */
function candidatesStep({ state, options }: KtuluTable): StepSpec {
  const targets = living(state)
  return {
    id: 'day.candidates',
    form: { kind: 'seats', targets, min: 0, max: targets.length, pass: false },
    asked: [],
    neutral: { kind: 'seats', seats: [] },
    params: { count: 2 * searchesOf(state.seats.length, options) },
    stage: candidatesStage(state),
  }
}

/** K-100, K-A31: each names so many; whoever is blackmailed by one of them names fewer. */
function voteStep(table: KtuluTable, candidates: readonly SeatId[]): StepSpec | null {
  const { state, options } = table
  if (candidates.length === 0 || state.game.decided) return null
  const wanted = searchesOf(state.seats.length, options)
  const hands = Math.min(wanted, candidates.length)
  const voters = living(state).map((seat) => {
    const except = blackmailersOf(state, seat).filter((one) => candidates.includes(one))
    const votes = Math.min(wanted, candidates.length - except.length)
    return {
      seat,
      votes,
      ...(except.length > 0 ? { except } : {}),
      ...(votes === 0 ? { optional: true } : {}),
    }
  })
  return {
    ...ballot(
      'day.searchVote',
      { voters, candidates, use: 'all', distinct: true, unnamed: true, named: barred(voters) },
      { about: 'search', count: 'closed', asked: handsOfEach(seenToPlay(state), hands) },
    ),
    params: { count: hands },
  }
}

/** K-101: the first so many; of a tie across the limit nobody, unless a revealed Mayor decides. */
function* chosen(
  table: KtuluTable,
  totals: Readonly<Record<SeatId, number>>,
  places: number,
): Script<readonly SeatId[]> {
  const votes = (seat: SeatId) => totals[seat] ?? 0
  const ranked = (Object.keys(totals) as SeatId[])
    .filter((seat) => votes(seat) > 0 && isAlive(table.state, seat))
    .sort((one, other) => votes(other) - votes(one))
  if (ranked.length <= places) return ranked
  const limit = votes(ranked[places - 1] as SeatId)
  const above = ranked.filter((seat) => votes(seat) > limit)
  const level = inSeatOrder(
    table.state,
    ranked.filter((seat) => votes(seat) === limit),
  )
  if (above.length + level.length <= places) return [...above, ...level]
  table.emit('tied', { targets: level })
  return [...above, ...(yield* mayorBreaks(table, level, places - above.length))]
}

function* voteOn(table: KtuluTable, named: readonly SeatId[]): Script<readonly SeatId[]> {
  const { state, options } = table
  table.emit('stood', { seats: named })
  const candidates = () => named.filter((seat) => isAlive(state, seat))
  const count = yield* holdVote(table, { step: () => voteStep(table, candidates()), candidates })
  if (!count) return []
  return yield* chosen(table, count.totals, searchesOf(state.seats.length, options))
}

/** K-34, K-102, K-103, K-110: the Inciter's target is searched besides, and only that. */
export function* search(table: KtuluTable): Script {
  const { state } = table
  const answer = yield* askByDay(table, () => candidatesStep(table))
  if (state.game.decided) return
  const named = (answer.kind === 'seats' ? answer.seats : []).filter((seat) => isAlive(state, seat))
  const voted = named.length > 0 ? yield* voteOn(table, named) : []
  if (state.game.decided) return
  const eligible = inSeatOrder(state, voted).filter((seat) => isAlive(state, seat))
  const seats = inSeatOrder(state, [...eligible, ...seatsWith(state, 'incited')])
  table.emit('searched', { seats, eligible })
  const found = carrier(state)
  if (found === null || !seats.includes(found)) return
  table.emit('found', { target: found })
  table.emit('decided', { winners: ['citizens'] })
}
