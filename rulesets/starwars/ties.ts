import { ask, draw, seatOfAnswer, type Script, type SeatId, type StepSpec } from '../../src/engine'
import { accused, isAlive, isBanished, type StarwarsState, type StarwarsTable } from './evening'
import { houseRules } from './options'
import { countHands } from './vote'

/** Everybody who died in this game and is still dead, the latest last (SW-110). */
const stillDead = (state: StarwarsState): SeatId[] =>
  state.game.deaths.flat().filter((seat) => !isAlive(state, seat))

/** SW-108: the one who died last; null, where the Force has to choose (SW-110). */
function lastToDie(state: StarwarsState): SeatId | null {
  const [only, more] = state.game.deaths.at(-1) ?? []
  return only && !more && !isAlive(state, only) ? only : null
}

/** SW-108, SW-110: who would break a tie as it stands. */
export const tieBreakerNow = (state: StarwarsState): SeatId | null => {
  const last = lastToDie(state)
  if (last) return last
  const dead = stillDead(state)
  return dead.findLast((seat) => !isBanished(state, seat)) ?? dead.at(-1) ?? null
}

/** SW-110. */
function tieBreakerStep(state: StarwarsState): StepSpec | null {
  const seat = tieBreakerNow(state)
  if (!seat || lastToDie(state)) return null
  const dead = state.seats.map(({ id }) => id).filter((id) => !isAlive(state, id))
  const present = dead.filter((id) => !isBanished(state, id))
  const preferred: { kind: 'seat'; seat: SeatId } = { kind: 'seat', seat }
  return {
    id: 'day.tieBreaker',
    form: { kind: 'seat', targets: present.length > 0 ? present : dead, pass: false },
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
    stage: { scene: 'stand', about: by ? 'tie' : 'tieForce', candidates },
  }
}

function* choose(table: StarwarsTable, by: SeatId | null): Script<SeatId | null> {
  const answer = yield* ask(() => tieBreakStep(table.state, by))
  const target = seatOfAnswer(answer)
  if (target) table.emit('tieBroken', { target })
  return target
}

function lotStep(state: StarwarsState): StepSpec | null {
  const candidates = accused(state)
  if (candidates.length < 2) return null
  const drawn = { kind: 'option', option: 'draw' } as const
  return {
    id: 'day.lot',
    form: { kind: 'seat', targets: candidates, pass: false, options: ['draw'] },
    asked: [],
    neutral: drawn,
    skipped: drawn,
    stage: { scene: 'lot', about: 'lot', candidates },
  }
}

/** SW-O6. */
function* lot(table: StarwarsTable): Script<SeatId | null> {
  const { state } = table
  const answer = yield* ask(() => lotStep(state))
  const candidates = accused(state)
  if (candidates.length < 2) return null
  const target = seatOfAnswer(answer) ?? candidates[draw(table, 'lot', candidates.length)] ?? null
  if (target) table.emit('lotFell', { target })
  return target
}

/** SW-109: once more; a second tie spares both. */
function* runoff(table: StarwarsTable): Script<SeatId | null> {
  const count = yield* countHands(table, 'day.runoff')
  if (!count) return null
  const [first, more] = count.most
  if (first && !more) return first
  if (first) table.emit('tied', { targets: count.most })
  return null
}

/** SW-109, SW-O6: while nobody has died yet. */
function* firstTie(table: StarwarsTable): Script<SeatId | null> {
  switch (houseRules(table.options).firstTie) {
    case 'revoteThenNone':
      return yield* runoff(table)
    case 'none':
      return null
    case 'forceDecides':
      return yield* choose(table, null)
    case 'lot':
      return yield* lot(table)
  }
}

/** SW-108 to SW-110. @returns who is lynched, if anybody */
export function* breakTie(table: StarwarsTable): Script<SeatId | null> {
  const { state } = table
  if (stillDead(state).length === 0) return yield* firstTie(table)
  const answer = yield* ask(() => tieBreakerStep(state))
  return yield* choose(table, seatOfAnswer(answer) ?? tieBreakerNow(state))
}
