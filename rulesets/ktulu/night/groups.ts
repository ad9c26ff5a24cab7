/** What factions do together: fingers, ties and who breaks them, thefts, carriers, kills (K-65, K-69, K-86, K-87). */
import {
  ask,
  call,
  CHOOSES_ONE,
  countVotes,
  information,
  leaders,
  living,
  pointsOf,
  pointTogether,
  seatOfAnswer,
  show,
  type Answer,
  type Refusal,
  type Script,
  type SeatId,
} from '../../../src/engine'
import { blackmailersOf, killByNight } from '../deeds/deaths'
import { carrier, choose, drawCarrier, hasIt, statuette, stealByNight } from '../deeds/statuette'
import {
  ableOf,
  holderOf,
  isKnownDead,
  isStopped,
  roleOf,
  teamOf,
  type KtuluState,
  type KtuluTable,
} from '../state'
import { refuse } from '../refusals'
import type { Faction, Role } from '../roles/roles'

/** K-88: a faction is called as long as not everybody knows that all of it are dead. */
export const isFactionCalled = (state: KtuluState, team: Faction): boolean =>
  state.seats.some(({ id }) => teamOf(state, id) === team && !isKnownDead(state, id))

/** K-37: no finger against one's own blackmailer. */
function checkFingers(state: KtuluState, answer: Answer): Refusal | null {
  const points = Object.entries(pointsOf(answer)) as [SeatId, SeatId | null][]
  const found = points.find(([by, at]) => at !== null && blackmailersOf(state, by).includes(at))
  return found ? refuse('blackmailed', { seat: found[0] }) : null
}

const BREAKERS: Partial<Record<Faction, Role>> = { indians: 'leader', aliens: 'megaAlien' }

/** K-44, K-56, K-87: the Leader or the Mega Alien, if able; else a tie is no action. */
function* breakTie(
  table: KtuluTable,
  team: Faction,
  tied: readonly SeatId[],
  mayName: (by: SeatId) => readonly SeatId[],
): Script<SeatId | null> {
  const role = BREAKERS[team]
  if (!role) return null
  const answer = yield* ask(() => {
    const by = holderOf(table.state, role)
    if (by === null || isStopped(table.state, by)) return null
    const targets = tied.filter((seat) => mayName(by).includes(seat))
    return {
      id: `${role}.breakTie`,
      form: { kind: 'seat', targets, pass: true },
      asked: [by],
      neutral: { kind: 'pass' },
    }
  })
  return seatOfAnswer(answer)
}

interface Choice {
  readonly id: string
  readonly team: Faction
  readonly targets: () => readonly SeatId[]
  /** Whether naming the blackmailer would be against him. */
  readonly hostile: boolean
  /** Whether there is still something to choose. */
  readonly stands?: () => boolean
}

interface Chosen {
  readonly target: SeatId | null
  /** Whose fingers were raised. */
  readonly voters: readonly SeatId[]
}

/** K-87: most hands; jailed, drunk and card-playing members are not asked. */
function* chooseTogether(table: KtuluTable, choice: Choice): Script<Chosen> {
  const { state } = table
  const { id, team, targets, hostile, stands = () => true } = choice
  const answer = yield* ask(() => {
    if (!stands()) return null
    const members = ableOf(state, team)
    const cover = CHOOSES_ONE
    if (members.length === 0) return call(information(id, { cover }))
    return pointTogether(
      id,
      { members, targets: targets(), notSelf: false, must: false },
      hostile ? { cover, check: (given) => checkFingers(state, given) } : { cover },
    )
  })
  const raised = (Object.entries(pointsOf(answer)) as [SeatId, SeatId | null][]).flatMap(
    ([by, at]) => (at === null ? [] : [[by, [at]] as const]),
  )
  const voters = raised.map(([by]) => by)
  const most = leaders(countVotes(Object.fromEntries(raised)), targets())
  const [first = null, more] = most
  if (!more) return { target: first, voters }
  const mayName = (by: SeatId) =>
    hostile ? most.filter((seat) => !blackmailersOf(state, by).includes(seat)) : most
  return { target: yield* breakTie(table, team, most, mayName), voters }
}

/** K-65 to K-67: only while they do not have it. */
export function* groupSteal(table: KtuluTable, team: Faction): Script {
  const { state } = table
  const id = `${team}.steal`
  if (!isFactionCalled(state, team) || hasIt(state, team)) return
  const { target } = yield* chooseTogether(table, {
    id,
    team,
    targets: () => living(state),
    hostile: true,
    stands: () => !hasIt(state, team),
  })
  if (!target) return table.emit('missed', { team })
  show(table, id, stealByNight(table, target, null, { team }) ? 'stolen' : 'nothing')
}

/** K-69: able members, and whoever has it already; a bound owner keeps it (K-56). */
function carriersFor(state: KtuluState, team: Faction): readonly SeatId[] {
  const { holder, bound } = statuette(state)
  const own = holder !== null && teamOf(state, holder) === team ? holder : null
  if (own && bound) return [own]
  const able = ableOf(state, team)
  return state.seats.map(({ id }) => id).filter((id) => able.includes(id) || id === own)
}

/** K-61, K-66, K-69: in Night 0 the bandits, later whoever has it. */
export function* groupCarrier(table: KtuluTable, team: Faction): Script {
  const { state } = table
  const isFirst = state.phase.n === 0
  if (!isFirst && !hasIt(state, team)) return
  if (!isFactionCalled(state, team)) {
    if (!isFirst && carrier(state) === null) drawCarrier(table, team)
    return
  }
  const { target } = yield* chooseTogether(table, {
    id: `${team}.carrier`,
    team,
    targets: () => carriersFor(state, team),
    hostile: false,
    stands: () => isFirst || hasIt(state, team),
  })
  if (!isFirst && !hasIt(state, team)) return
  if (target) choose(table, team, target)
  else if (carrier(state) === null) drawCarrier(table, team)
}

function* groupKill(table: KtuluTable, id: string): Script<readonly SeatId[]> {
  const { state } = table
  const { target, voters } = yield* chooseTogether(table, {
    id,
    team: 'indians',
    targets: () => living(state),
    hostile: true,
  })
  if (!target) table.emit('missed', { team: 'indians' })
  else if ((yield* killByNight(table, target, { team: 'indians' })) === 'statuette') {
    show(table, id, 'statuette')
    table.emit('killBrought', {})
  }
  return voters
}

/** K-86; K-O12: whether the Lone Coyote's was the only finger. */
export function* firstKill(table: KtuluTable): Script {
  if (!isFactionCalled(table.state, 'indians')) return
  const voters = yield* groupKill(table, 'indians.kill')
  const [only, more] = voters
  const alone = only !== undefined && !more && roleOf(table.state, only) === 'loneCoyot'
  table.emit('voted', { alone })
}

/** K-86: a second one while they have the statuette, or because the first brought it. */
export function* secondKill(table: KtuluTable): Script {
  const { state } = table
  if (!isFactionCalled(state, 'indians')) return
  if (!hasIt(state, 'indians') && !state.game.killBroughtIt) return
  yield* groupKill(table, 'indians.secondKill')
}
