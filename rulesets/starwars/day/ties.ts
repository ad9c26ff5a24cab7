import {
  ask,
  asksChoice,
  byLot,
  byWord,
  runoff,
  seatOfAnswer,
  type SeatId,
  type StepSpec,
  type TieBreak,
} from '../../../src/engine'
import { accused, isAlive, isOutOfGame, type StarwarsState, type StarwarsTable } from '../state'
import { countOf } from './vote'

/** Who died, at each moment; SW-96: whoever is banished is not counted among them. */
const deathsOf = (state: StarwarsState): SeatId[][] =>
  state.game.deaths
    .map((seats) => seats.filter((seat) => !isOutOfGame(state, seat)))
    .filter((seats) => seats.length > 0)

/** Everybody who died in this game, is still dead and still in it, the latest last (SW-110). */
const stillDead = (state: StarwarsState): SeatId[] =>
  deathsOf(state)
    .flat()
    .filter((seat) => !isAlive(state, seat))

/** SW-108: the one who died last; null, where the Force has to choose (SW-110). */
function lastToDie(state: StarwarsState): SeatId | null {
  const [only, more] = deathsOf(state).at(-1) ?? []
  return only && !more && !isAlive(state, only) ? only : null
}

/** SW-108, SW-110: who would break a tie as it stands. */
export const tieBreakerNow = (state: StarwarsState): SeatId | null =>
  lastToDie(state) ?? stillDead(state).at(-1) ?? null

/** SW-110. */
function tieBreakerStep(state: StarwarsState): StepSpec | null {
  const seat = tieBreakerNow(state)
  if (!seat || lastToDie(state)) return null
  const dead = stillDead(state)
  const preferred: { kind: 'seat'; seat: SeatId } = { kind: 'seat', seat }
  return {
    id: 'day.tieBreaker',
    form: {
      kind: 'seat',
      targets: state.seats.map(({ id }) => id).filter((id) => dead.includes(id)),
      pass: false,
    },
    asked: [],
    neutral: preferred,
    skipped: preferred,
    params: { preferred: seat },
    stage: { scene: 'stand', about: 'tie', candidates: accused(state) },
  }
}

function tieBreakStep(state: StarwarsState, by: SeatId | null): StepSpec | null {
  const candidates = accused(state)
  if (candidates.length < 2) return null
  return {
    id: 'day.tieBreak',
    form: { kind: 'seat', targets: candidates, pass: false },
    asked: by ? [by] : [],
    neutral: null,
    ...(by ? {} : { variant: 'forceDecides' }),
    stage: {
      scene: 'stand',
      about: by ? 'tie' : 'tieForce',
      candidates,
      ...(by ? { asks: asksChoice(by, candidates, { must: true }) } : {}),
    },
  }
}

const choose = (table: StarwarsTable, by: SeatId | null): TieBreak =>
  byWord(
    () => tieBreakStep(table.state, by),
    (target) => table.emit('tieBroken', { target }),
  )

/** SW-109, SW-O6: while there is nobody dead to decide; a second tie spares both. */
function firstTie(table: StarwarsTable): TieBreak | null {
  switch (table.options.firstTie) {
    case 'revoteThenNone':
      return runoff(table, countOf(table, 'day.runoff'), (targets) =>
        table.emit('tied', { targets }),
      )
    case 'none':
      return null
    case 'forceDecides':
      return choose(table, null)
    case 'lot':
      return byLot(
        table,
        'day.lot',
        () => accused(table.state),
        (target) => table.emit('lotFell', { target }),
      )
  }
}

/** SW-108 to SW-110. */
export const breakTie = (table: StarwarsTable): TieBreak =>
  function* (tied) {
    const { state } = table
    if (stillDead(state).length === 0) {
      const decide = firstTie(table)
      return decide ? yield* decide(tied) : null
    }
    const answer = yield* ask(() => tieBreakerStep(state))
    return yield* choose(table, seatOfAnswer(answer) ?? tieBreakerNow(state))(tied)
  }
