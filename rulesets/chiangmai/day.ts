import {
  ask,
  ballot,
  ballotsOf,
  beginPhase,
  countVotes,
  draw,
  information,
  leaders,
  living,
  seatOf,
  seatOfAnswer,
  seatsFrom,
  speeches,
  type Answer,
  type Script,
  type SeatId,
  type StepSpec,
} from '../../src/engine'
import { playerAt, type ChiangmaiState, type ChiangmaiTable } from './evening'
import { hunterChain } from './hunter'
import { houseRules } from './options'
import { shotsOwed } from './resolution'
import { checkVictory } from './victory'

/** CM-53: farewells, discussion, speeches, vote; those whom the vote put out speak last (CM-55). */
export function* day(table: ChiangmaiTable, number: number): Script {
  beginPhase(table, 'day', number)
  yield* farewells(table)
  yield* discussion(table)
  yield* roundOfSpeeches(table, number)
  yield* vote(table)
  yield* result()
  yield* hunterChain(table, result)
  if (!checkVictory(table)) yield* farewells(table)
}

const isAlive = (state: ChiangmaiState, seat: SeatId): boolean => seatOf(state, seat).alive

/** CM-54: twenty seconds for the first five, anything but the own roles. */
function* farewells(table: ChiangmaiTable): Script {
  const { state, options } = table
  const { funeral } = houseRules(options).timers
  const order = [...state.game.farewells]
  const waits = (seat: SeatId) => state.game.farewells.includes(seat)
  yield* speeches('funeral.speech', 'funeral', funeral, order, waits)
  for (const speaker of order) if (waits(speaker)) table.emit('farewellHeld', { speaker })
}

/** CM-56. */
function* discussion({ options }: ChiangmaiTable): Script {
  const seconds = houseRules(options).timers.discussion
  yield* ask(() => information('day.discussion', { seconds, stage: { scene: 'discussion' } }))
}

/** CM-57: round the circle; the first speaker moves on by one seat each day. */
function* roundOfSpeeches({ state, options }: ChiangmaiTable, number: number): Script {
  const { speech } = houseRules(options).timers
  yield* speeches('day.speeches', 'turn', speech, seatsFrom(state, number - 1), (seat) =>
    isAlive(state, seat),
  )
}

/** CM-58: one vote for each card held. */
const votersAmong = (state: ChiangmaiState, seats: readonly SeatId[]) =>
  seats.map((seat) => ({ seat, votes: playerAt(state, seat).cards.length }))

const voteStep = (state: ChiangmaiState): StepSpec => {
  const candidates = living(state)
  const voters = votersAmong(state, candidates)
  const stage = { about: 'vote', count: 'live' } as const
  return ballot('day.vote', { voters, candidates, use: 'any' }, stage)
}

/** The tied who are still in the game. */
const stillTied = (state: ChiangmaiState): SeatId[] =>
  state.game.tied.filter((seat) => isAlive(state, seat))

/** CM-61: whether anybody is left to decide between the tied. */
const othersDecide = (state: ChiangmaiState): boolean => {
  const tied = stillTied(state)
  return tied.length > 1 && tied.length < living(state).length
}

const runoffStep = (state: ChiangmaiState): StepSpec | null => {
  if (!othersDecide(state)) return null
  const candidates = stillTied(state)
  const others = living(state).filter((seat) => !candidates.includes(seat))
  const voters = votersAmong(state, others)
  const stage = { about: 'runoff', count: 'live' } as const
  return ballot('day.runoff', { voters, candidates, use: 'all' }, stage)
}

const lotStep = (state: ChiangmaiState): StepSpec | null => {
  const candidates = stillTied(state)
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

/** CM-58 to CM-62. */
function* vote(table: ChiangmaiTable): Script {
  const { state } = table
  const first = yield* ask(() => voteStep(state))
  const totals = countVotes(ballotsOf(first))
  table.emit('tallied', { totals })
  const top = leaders(totals, living(state))
  const [only] = top
  if (!only) return table.emit('notExecuted', {})
  if (top.length === 1) return execute(table, only)
  table.emit('tied', { targets: top })
  yield* runoff(table)
  yield* lot(table)
}

/** CM-61: defences, then the others decide with all their votes. */
function* runoff(table: ChiangmaiTable): Script {
  const { state, options } = table
  const { defence } = houseRules(options).timers
  yield* speeches('day.defence', 'defence', defence, [...state.game.tied], (seat) => {
    return othersDecide(state) && isAlive(state, seat)
  })
  const answer = yield* ask(() => runoffStep(state))
  if (answer.kind !== 'ballots') return
  const totals = countVotes(answer.ballots)
  table.emit('tallied', { totals })
  const top = leaders(totals, stillTied(state))
  if (top.length > 1) table.emit('tied', { targets: top })
  else execute(table, top[0])
}

/** CM-62: the lot among those still tied; a tie that a ruling has broken needs none. */
function* lot(table: ChiangmaiTable): Script {
  const { state } = table
  if (state.game.tied.length === 0) return
  const answer = yield* ask(() => lotStep(state))
  const tied = stillTied(state)
  const chosen = tied.length > 1 ? drawn(table, answer, tied) : tied[0]
  execute(table, chosen)
}

/** The host's own draw, or that of the program. */
function drawn(table: ChiangmaiTable, answer: Answer, tied: readonly SeatId[]): SeatId | undefined {
  const chosen = seatOfAnswer(answer) ?? tied[draw(table, 'lot', tied.length)]
  if (chosen) table.emit('lotFell', { target: chosen })
  return chosen
}

/** CM-59: the top card goes, face down unless the house shows it (CM-O11). */
function execute(table: ChiangmaiTable, target: SeatId | undefined): void {
  if (!target) return
  const rules = houseRules(table.options)
  const player = playerAt(table.state, target)
  const shots = shotsOwed(player, 0, 1, rules)
  const card = player.cards[0] ?? ''
  table.emit('executed', { target, card, faceUp: rules.revealVotedCard })
  for (let i = 0; i < shots; i++) table.emit('hunterFell', { hunter: target })
}

/** CM-59, CM-63. */
function* result(): Script {
  yield* ask(() => information('day.result'))
}
