import {
  ask,
  ballot,
  beginPhase,
  byLot,
  information,
  living,
  runoff,
  seatOf,
  seenToPlay,
  seatsFrom,
  speeches,
  verdict,
  type Script,
  type SeatId,
  type StepSpec,
} from '../../../src/engine'
import { playerAt, type ChiangmaiState, type ChiangmaiTable } from '../state'
import { hunterChain } from '../night/hunter'
import { shotsOwed } from '../night/resolution'
import { checkVictory } from '../victory'

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
  const { funeral } = options.timers
  const order = [...state.game.farewells]
  const waits = (seat: SeatId) => state.game.farewells.includes(seat)
  yield* speeches('funeral.speech', 'funeral', funeral, order, waits)
  for (const speaker of order) if (waits(speaker)) table.emit('farewellHeld', { speaker })
}

/** CM-56. */
function* discussion({ options }: ChiangmaiTable): Script {
  const seconds = options.timers.discussion
  yield* ask(() => information('day.discussion', { seconds, stage: { scene: 'discussion' } }))
}

/** CM-57: round the circle; the first speaker moves on by one seat each day. */
function* roundOfSpeeches({ state, options }: ChiangmaiTable, number: number): Script {
  const { speech } = options.timers
  yield* speeches('day.speeches', 'turn', speech, seatsFrom(state, number - 1), (seat) =>
    isAlive(state, seat),
  )
}

/** CM-58: one vote for each card held. */
const votersAmong = (state: ChiangmaiState, seats: readonly SeatId[]) =>
  seats.map((seat) => ({ seat, votes: playerAt(state, seat).cards.length }))

/** CM-58: the same as everybody sees it: a hand for each card that was not lost before all eyes. */
const askedAmong = ({ record }: ChiangmaiState, seats: readonly SeatId[]) =>
  record.seats.flatMap(({ id, lives = 1 }) =>
    seats.includes(id) ? [{ seat: id, hands: lives }] : [],
  )

/** CM-58: everybody may be voted on; skipped, nobody has raised a hand. */
function voteStep(state: ChiangmaiState): StepSpec {
  const candidates = living(state)
  const voters = votersAmong(state, candidates)
  const asked = askedAmong(state, seenToPlay(state))
  const stage = { about: 'vote', count: 'live', needs: 'most', asked } as const
  const step = ballot('day.vote', { voters, candidates, use: 'any', unnamed: true }, stage)
  return { ...step, skipped: { kind: 'ballots', ballots: {} } }
}

/** The tied who are still in the game. */
const stillTied = (state: ChiangmaiState): SeatId[] =>
  state.game.tied.filter((seat) => isAlive(state, seat))

/** CM-61: whether anybody is left to decide between the tied. */
const othersDecide = (state: ChiangmaiState): boolean => {
  const tied = stillTied(state)
  return tied.length > 1 && tied.length < living(state).length
}

/** CM-61: the others decide with all their votes. */
const runoffStep = (state: ChiangmaiState): StepSpec | null => {
  if (!othersDecide(state)) return null
  const candidates = stillTied(state)
  const others = living(state).filter((seat) => !candidates.includes(seat))
  const voters = votersAmong(state, others)
  const asked = askedAmong(
    state,
    seenToPlay(state).filter((seat) => !candidates.includes(seat)),
  )
  const stage = { about: 'runoff', count: 'live', needs: 'most', asked } as const
  return ballot('day.runoff', { voters, candidates, use: 'all', unnamed: true }, stage)
}

/** CM-61. */
const defences = ({ state, options }: ChiangmaiTable, tied: readonly SeatId[]): Script =>
  speeches('day.defence', 'defence', options.timers.defence, tied, (seat) => {
    return othersDecide(state) && isAlive(state, seat)
  })

/** CM-58 to CM-62. */
function* vote(table: ChiangmaiTable): Script {
  const { state } = table
  const tell = (targets: readonly SeatId[]) => table.emit('tied', { targets })
  const { condemned, tied } = yield* verdict(
    table,
    { step: () => voteStep(state), candidates: () => living(state) },
    {
      tied: tell,
      breaks: [
        runoff(table, { step: () => runoffStep(state), candidates: () => stillTied(state) }, tell, {
          defences: (seats) => defences(table, seats),
        }),
        byLot(
          table,
          'day.lot',
          () => stillTied(state),
          (target) => table.emit('lotFell', { target }),
        ),
      ],
    },
  )
  // A tie that a ruling has broken needs no lot.
  const target = condemned ?? (tied.length > 0 ? stillTied(state)[0] : undefined)
  if (target) execute(table, target)
  else if (tied.length === 0) table.emit('notExecuted', {})
}

/** CM-59: the top card goes, face down unless the house shows it (CM-O11). */
function execute(table: ChiangmaiTable, target: SeatId): void {
  const rules = table.options
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
