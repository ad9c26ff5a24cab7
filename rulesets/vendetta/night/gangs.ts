/** The calls of the criminal teams: who wakes, and how they choose a victim together. */
import {
  living,
  majority,
  refuse,
  show,
  together,
  type Answer,
  type Refusal,
  type RoleCall,
  type SeatId,
} from '../../../src/engine'
import {
  activeOf,
  holderOf,
  isDealt,
  roleOf,
  teamOf,
  type VendettaState,
  type VendettaTable,
} from '../state'
import type { HouseRules } from '../options'
import { roles, type Role } from '../roles/roles'
import { cannotKill, isJailed } from './blocks'

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

/** V-60: he is active; with Mystery, where nobody can see that he is out, he is in the deck (V-M3). */
const impostorMayBeThere = (state: VendettaState, { mystery }: HouseRules): boolean =>
  mystery ? isDealt(state, 'impostor') : holderOf(state, 'impostor') !== null

const gangs: Readonly<Record<Gang['team'], Gang>> = {
  mafia: {
    team: 'mafia',
    guest: 'impostor',
    sparesNobody: (state, rules) =>
      rules.mafiaSelfTarget === 'always' || impostorMayBeThere(state, rules),
    chose: 'mafiaChose',
    missed: 'mafiaMissed',
  },
  yakuza: {
    team: 'yakuza',
    sparesNobody: () => false,
    chose: 'yakuzaChose',
    missed: 'yakuzaMissed',
  },
}

/** Everybody who may open the eyes on this call, in seat order. */
const membersOf = (state: VendettaState, { team, guest }: Gang): SeatId[] =>
  living(state).filter((seat) => teamOf(state, seat) === team || roleOf(state, seat) === guest)

/** V-58, V-59: whose fingers count. */
const awakeOf = (state: VendettaState, gang: Gang): SeatId[] =>
  membersOf(state, gang).filter((seat) => !isJailed(state, seat))

/** V-53, V-56, V-121. */
function isCalled({ state, options }: VendettaTable, { team }: Gang): boolean {
  if (!options.mystery) return activeOf(state, team).length > 0
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

/** Whom it may choose (V-60). */
function targetsOf({ state, options }: VendettaTable, gang: Gang): SeatId[] {
  if (gang.sparesNobody(state, options)) return living(state)
  return living(state).filter((seat) => teamOf(state, seat) !== gang.team)
}

/** V-60: what the host keeps in mind about whoever plays along: he points too, or nobody knows that he is out. */
function guestReading({ state, options }: VendettaTable, { guest }: Gang) {
  if (!guest) return {}
  if (holderOf(state, guest)) return { variant: guest }
  return options.mystery && isDealt(state, guest) ? { variant: `${guest}Gone` } : {}
}

/** Those who are called to kill: all who are awake, or those in jail, who see the raised hand. */
function calledToKill(state: VendettaState, gang: Gang): SeatId[] {
  const active = activeOf(state, gang.team)
  const awake = active.length > 0 ? awakeOf(state, gang) : []
  return awake.length > 0 ? awake : active
}

/** V-42, V-58 to V-60, V-107: the majority of those awake decides, or nobody is killed. */
const killing = (gang: Gang): RoleCall<VendettaTable> => ({
  id: `${gang.team}.kill`,
  isMade: (table) => isCalled(table, gang),
  whom: ({ state }) => calledToKill(state, gang),
  stopped: ({ table }) => (cannotKill(table.state, gang.team) ? 'blocked' : null),
  ability: together(
    () => majority,
    ({ table, id }, target) => {
      if (target) table.emit(gang.chose, { target })
      else table.emit(gang.missed, {})
      show(table, id, target ? 'chosen' : 'noVictim')
    },
    {
      targets: ({ table }) => targetsOf(table, gang),
      notSelf: () => true,
      more: ({ table }) => ({
        check: (answer) => guestPoints(table.state, gang, answer),
        ...guestReading(table, gang),
      }),
    },
  ),
  idle(table, why) {
    if (why === 'blocked') show(table, `${gang.team}.kill`, 'blocked')
  },
})

/** In the first night they only see each other (V-62, V-64). */
const meeting = (gang: Gang): RoleCall<VendettaTable> => ({
  id: `${gang.team}.meet`,
  isMade: (table) => isCalled(table, gang),
  whom: ({ state }) => membersOf(state, gang),
})

const calls = {
  mafia: { meet: meeting(gangs.mafia), kill: killing(gangs.mafia) },
  yakuza: { meet: meeting(gangs.yakuza), kill: killing(gangs.yakuza) },
}

/** The call of a criminal team. */
export const gangCall = (team: Gang['team'], night: number): RoleCall<VendettaTable> =>
  night > 1 ? calls[team].kill : calls[team].meet
