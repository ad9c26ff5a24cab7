import {
  ask,
  call,
  information,
  living,
  majority,
  pointsOf,
  pointTogether,
  refuse,
  show,
  type Answer,
  type Refusal,
  type Script,
  type SeatId,
  type StepSpec,
} from '../../src/engine'
import { cannotKill, isJailed } from './blocks'
import { activeOf, inDeck, roleOf, teamOf, type VendettaState, type VendettaTable } from './evening'
import { houseRules, type HouseRules } from './options'
import { roles, type Role } from './roles'

/** A team that kills together. */
interface Gang {
  readonly team: 'mafia' | 'yakuza'
  /** Who opens the eyes with the team and belongs to nobody (V-52). */
  readonly guest?: Role
  /** Whether it may choose one of its own (V-60, V-117, V-O6). */
  readonly sparesNobody: (state: VendettaState, rules: HouseRules) => boolean
  readonly chose: 'mafiaChose' | 'yakuzaChose'
  readonly missed: 'mafiaMissed' | 'yakuzaMissed'
}

const mafia: Gang = {
  team: 'mafia',
  guest: 'impostor',
  sparesNobody: (state, rules) => rules.mafiaSelfTarget === 'always' || inDeck(state, 'impostor'),
  chose: 'mafiaChose',
  missed: 'mafiaMissed',
}

const yakuza: Gang = {
  team: 'yakuza',
  sparesNobody: () => false,
  chose: 'yakuzaChose',
  missed: 'yakuzaMissed',
}

/** Everybody who may open the eyes on this call, in seat order. */
const membersOf = (state: VendettaState, { team, guest }: Gang): SeatId[] =>
  living(state).filter((seat) => teamOf(state, seat) === team || roleOf(state, seat) === guest)

/** V-58, V-59: whose fingers count. */
const awakeOf = (state: VendettaState, gang: Gang): SeatId[] =>
  membersOf(state, gang).filter((seat) => !isJailed(state, seat))

/** V-53, V-56, V-121. */
function isCalled({ state, options }: VendettaTable, { team }: Gang): boolean {
  if (!houseRules(options).mystery) return activeOf(state, team).length > 0
  return state.game.roles.some((role) => roles[role].team === team)
}

/** V-20, V-52: whoever plays along has to point at somebody. */
function guestPoints(state: VendettaState, gang: Gang, answer: Answer): Refusal | null {
  if (answer.kind !== 'points') return null
  const idle = awakeOf(state, gang).find(
    (seat) => roleOf(state, seat) === gang.guest && !answer.points[seat],
  )
  return idle ? refuse('mustPoint', { seat: idle }) : null
}

function killStep({ state, options }: VendettaTable, gang: Gang): StepSpec {
  const id = `${gang.team}.kill`
  const active = activeOf(state, gang.team)
  if (active.length === 0) return call(information(id))
  const members = awakeOf(state, gang)
  if (cannotKill(state, gang.team)) {
    return information(id, { asked: members.length > 0 ? members : active, variant: 'blocked' })
  }
  const ownSafe = !gang.sparesNobody(state, houseRules(options))
  const targets = living(state).filter((seat) => !(ownSafe && active.includes(seat)))
  return pointTogether(
    id,
    { members, targets, notSelf: true, must: false },
    {
      check: (answer) => guestPoints(state, gang, answer),
      ...(gang.guest && inDeck(state, gang.guest) ? { variant: gang.guest } : {}),
    },
  )
}

/** V-42, V-58 to V-60, V-107: the majority of those awake decides, or nobody is killed. */
function* kill(table: VendettaTable, gang: Gang): Script {
  const { state } = table
  const id = `${gang.team}.kill`
  const answer = yield* ask(() => killStep(table, gang))
  if (activeOf(state, gang.team).length === 0) return
  if (cannotKill(state, gang.team)) return show(table, id, 'blocked')
  const victim = majority(pointsOf(answer), awakeOf(state, gang))
  if (victim) table.emit(gang.chose, { target: victim })
  else table.emit(gang.missed, {})
  show(table, id, victim ? 'chosen' : 'noVictim')
}

/** The call of a criminal team: in the first night they only see each other (V-62, V-64). */
function* gangCall(table: VendettaTable, night: number, gang: Gang): Script {
  if (!isCalled(table, gang)) return
  if (night > 1) return yield* kill(table, gang)
  yield* ask(() => call(information(`${gang.team}.meet`, { asked: membersOf(table.state, gang) })))
}

export const mafiaCall = (table: VendettaTable, night: number): Script =>
  gangCall(table, night, mafia)

export const yakuzaCall = (table: VendettaTable, night: number): Script =>
  gangCall(table, night, yakuza)
