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
  type Power,
  type RoleCall,
  type Script,
  type SeatId,
} from '../../../src/engine'
import { playerAt, type ChiangmaiTable } from '../evening'
import { awakeAs, kingOnTop } from '../roles/roles'
import { secretHunters } from './hunter'

type Context = CallContext<ChiangmaiTable>

/** Who could only point at himself is not asked; the call is the silent one then. */
const unlessAlone = ({ table, awake }: Context): readonly SeatId[] =>
  living(table.state).length < 2 ? [] : awake

/** CM-14 to CM-18, CM-36: together, unanimously, or nobody is poisoned. */
const poison: Power<ChiangmaiTable> = together(
  () => unanimous,
  ({ table, awake }, target) => {
    if (target) table.emit('poisonAgreed', { target })
    else table.emit('poisonMissed', { by: awake })
  },
)

/** CM-19, CM-37, CM-41: each Doctor vaccinates one player. */
const vaccinate: Power<ChiangmaiTable> = eachOnOne(
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
const investigate: Power<ChiangmaiTable> = together(
  () => unanimous,
  ({ table, id, awake }, target) => {
    if (!target) return show(table, id, 'none')
    const thumb = kingOnTop(playerAt(table.state, target)) ? 'thumbUp' : 'thumbDown'
    table.emit('investigated', { by: awake, target, thumb })
    show(table, id, thumb)
  },
)

/** CM-27, CM-28, CM-39, CM-41: from the second night of powers on he has to strike. */
const mayDecline = ({ table, night }: Context): boolean =>
  night === (table.options.firstNightFull ? 1 : 2)

const strike: Power<ChiangmaiTable> = eachOnOne(
  ({ table }, target, by) => table.emit('assassinAimed', { by, target }),
  {
    members: unlessAlone,
    must: (context) => !mayDecline(context),
    notSelf: () => true,
    more: (context) => (mayDecline(context) ? { variant: 'mayDecline' } : {}),
    declined: ({ table }, by) => table.emit('assassinDeclined', { by }),
  },
)

/** Whose call it is, the steps of the introduction night (CM-O13) and of all others, and what is done then. */
const calls = [
  { role: 'killer', meet: 'killers.meet', id: 'killers.poison', power: poison },
  { role: 'doctor', meet: 'doctor.meet', id: 'doctor.vaccinate', power: vaccinate },
  { role: 'policeman', meet: 'police.meet', id: 'police.investigate', power: investigate },
  { role: 'assassin', meet: 'assassin.meet', id: 'assassin.kill', power: strike },
] as const

const isDealt = ({ state }: ChiangmaiTable, role: string): boolean =>
  state.game.rolesInDeck.includes(role)

/** CM-35: every role that was dealt is called every night with the same words. */
const callOf = (
  { role, meet, id, power }: (typeof calls)[number],
  introduction: boolean,
): RoleCall<ChiangmaiTable> => ({
  isMade: (table) => isDealt(table, role),
  whom: ({ state, options }) => awakeAs(state, role, options),
  ...(introduction ? { id: meet } : { id, power }),
  idle(table) {
    if (id === 'police.investigate' && !introduction) show(table, id, 'none')
  },
})

const introductions = calls.map((each) => callOf(each, true))
const deeds = calls.map((each) => callOf(each, false))

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
