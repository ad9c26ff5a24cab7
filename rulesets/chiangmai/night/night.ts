/** The night in the order of the rulebook: each role opens its eyes together (CM-34). */
import {
  beginPhase,
  eachOnOne,
  living,
  roleCalls,
  show,
  together,
  unanimous,
  type CallContext,
  type Ability,
  type RoleCall,
  type Script,
  type SeatId,
} from '../../../src/engine'
import { playerAt, type ChiangmaiTable } from '../state'
import { kingOnTop } from '../roles/hands'
import { awakeAs } from '../roles/players'
import { SEQUENCE, specialRoles, type Does, type Role } from '../roles/roles'
import { secretHunters } from './hunter'

type Context = CallContext<ChiangmaiTable>

/** Who could only point at himself is not asked; the call is the silent one then. */
const unlessAlone = ({ table, awake }: Context): readonly SeatId[] =>
  living(table.state).length < 2 ? [] : awake

/** CM-14 to CM-18, CM-36: together, unanimously, or nobody is poisoned. */
const poison: Ability<ChiangmaiTable> = together(
  () => unanimous,
  ({ table, awake }, target) => {
    if (target) table.emit('poisonAgreed', { target })
    else table.emit('poisonMissed', { by: awake })
  },
)

/** CM-19, CM-37, CM-41: each Doctor vaccinates one player. */
const vaccinate: Ability<ChiangmaiTable> = eachOnOne(
  ({ table }, target, by) => table.emit('vaccinated', { by, target }),
  {
    members: (context) => (context.table.options.doctorSelf ? context.awake : unlessAlone(context)),
    must: ({ table }) => !table.options.doctorMayPass,
    notSelf: ({ table }) => !table.options.doctorSelf,
    more: ({ table }) => (table.options.doctorMayPass ? { variant: 'mayPass' } : {}),
    declined: ({ table }, by) => table.emit('vaccineKept', { by }),
  },
)

/** CM-23 to CM-26, CM-38: one question for the whole group, about the top card only. */
const investigate: Ability<ChiangmaiTable> = together(
  () => unanimous,
  ({ table, id, awake }, target) => {
    if (!target) return show(table, id, 'none')
    const thumb = kingOnTop(playerAt(table.state, target)) ? 'thumbUp' : 'thumbDown'
    table.emit('investigated', { by: awake, target, thumb })
    show(table, id, thumb)
  },
)

/** CM-27, CM-28, CM-39, CM-41: from the second night of abilities on he has to strike. */
const mayDecline = ({ table, night }: Context): boolean =>
  night === (table.options.firstNightFull ? 1 : 2)

const strike: Ability<ChiangmaiTable> = eachOnOne(
  ({ table }, target, by) => table.emit('assassinAimed', { by, target }),
  {
    members: unlessAlone,
    must: (context) => !mayDecline(context),
    notSelf: () => true,
    more: (context) => (mayDecline(context) ? { variant: 'mayDecline' } : {}),
    declined: ({ table }, by) => table.emit('assassinDeclined', { by }),
  },
)

const abilities: Readonly<Record<Does, Ability<ChiangmaiTable>>> = {
  poison,
  vaccinate,
  investigate,
  strike,
}

const isDealt = ({ state }: ChiangmaiTable, role: Role): boolean =>
  state.game.rolesInDeck.includes(role)

/** CM-35: every role that was dealt is called every night with the same words. */
const calls = (introduction: boolean): RoleCall<ChiangmaiTable>[] =>
  SEQUENCE.flatMap((role) => {
    const { call } = specialRoles[role]
    if (!call) return []
    return {
      isMade: (table: ChiangmaiTable) => isDealt(table, role),
      whom: ({ state, options }: ChiangmaiTable) => awakeAs(state, role, options),
      ...(introduction ? { id: call.meets } : { id: call.id, ability: abilities[call.does] }),
      idle(table: ChiangmaiTable) {
        if (call.does === 'investigate' && !introduction) show(table, call.id, 'none')
      },
    }
  })

const introductions = calls(true)
const deeds = calls(false)

/** CM-33 to CM-40. */
export function* night(table: ChiangmaiTable, number: number): Script {
  const { firstNightFull, hunterTiming } = table.options
  const introduction = number === 1 && !firstNightFull
  beginPhase(table, 'night', number)
  yield* roleCalls(table, number, introduction ? introductions : deeds)
  if (hunterTiming === 'secret' && isDealt(table, 'hunter') && !introduction) {
    yield* secretHunters(table)
  }
}
