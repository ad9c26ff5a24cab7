/** What roles do when they are called alone, by the word that their entries in `roles.ts` have for it. */
import {
  ask,
  hasStatus,
  information,
  onOne,
  oneOfActs,
  oneOrNobody,
  onSeveral,
  show,
  type CallContext,
  type Ability,
  type RoleCall,
  type SeatId,
} from '../../../src/engine'
import { holderOf, isDealt, roleOf, teamOf, type VendettaState, type VendettaTable } from '../state'
import type { HouseRules } from '../options'
import type { CalledRole, Mark, Role, Team } from '../roles/roles'
import { isBlocked } from './blocks'

type Context = CallContext<VendettaTable>

const declined = ({ table }: Context, seat: SeatId): void => table.emit('passed', { seat })

/** V-17, V-18, V-20: touches one other active player, or nobody. */
const touching = (use: (context: Context, target: SeatId) => void): Ability<VendettaTable> =>
  onOne(use, { declined })

/** V-36, V-50, V-51. */
const shoot = ({ table, by }: Context, target: SeatId): void => table.emit('shot', { by, target })

/** V-23, V-47, V-85: the exact card, or the Thug's if the target is badmouthed. */
const cardShown = (state: VendettaState, target: SeatId): Role =>
  hasStatus(state, target, 'badmouthed') ? 'thug' : roleOf(state, target)

/** V-35, V-46: sees one player's card. */
function look({ table, id, by }: Context, target: SeatId): void {
  const card = cardShown(table.state, target)
  table.emit('investigated', { by, target, card })
  show(table, id, card)
}

/** V-30, V-78, V-110, V-115, V-O2: whom the Jailer takes in after a look at the card. */
function isJailable(state: VendettaState, rules: HouseRules, target: SeatId): boolean {
  const team = teamOf(state, target)
  if (team === 'mafia' || team === 'yakuza') return true
  return team === 'civilians' && rules.jailBySeenCard && cardShown(state, target) === 'thug'
}

function jail(context: Context, target: SeatId): void {
  const { table, by } = context
  look(context, target)
  if (hasStatus(table.state, target, 'jailed')) return
  if (isJailable(table.state, table.options, target)) table.emit('jailed', { by, target })
}

/** V-33, V-34: one of the two each night, and no kill in the first (V-63). */
const killOrInvestigate = oneOfActs<VendettaTable, 'investigate' | 'kill'>(
  { investigate: look, kill: shoot },
  ({ night }) => (night > 1 ? ['investigate', 'kill'] : ['investigate']),
  { declined, more: ({ night }) => (night > 1 ? {} : { variant: 'firstNight' }) },
)

/** The room knows that nobody can be killed in the first night (V-63), so their calls sound different then. */
const KILLS: readonly CalledRole['does'][] = [
  'kill',
  'killOrInvestigate',
  'killOrInvestigateOpenly',
]

/** V-33, V-86: whomever the Priest looks at is tapped and sees the Priest. */
const killOrInvestigateOpenly: Ability<VendettaTable> = {
  ...killOrInvestigate,
  *then({ table, by }, answer) {
    if (answer.kind !== 'act' || answer.act !== 'investigate' || !answer.seat) return
    const target = answer.seat
    yield* ask(() => information('priest.tap', { asked: [target] }))
    table.emit('tapped', { by, target })
    show(table, 'priest.tap', 'priest')
  },
}

/** V-48, V-115, V-O11: on whose side the Journalist finds somebody; the Loner is on nobody's. */
function sideOf(state: VendettaState, rules: HouseRules, seat: SeatId): Team | SeatId {
  if (rules.snitchAffectsJournalist && hasStatus(state, seat, 'badmouthed')) return 'mafia'
  const team = teamOf(state, seat)
  return team === 'loner' ? seat : team
}

/** V-41: two others, and only whether they are on one side. */
function research({ table, id, by }: Context, targets: readonly SeatId[]): void {
  const sides = new Set(targets.map((seat) => sideOf(table.state, table.options, seat)))
  const signal = sides.size === 1 ? 'same' : 'different'
  table.emit('researched', { by, targets, signal })
  show(table, id, signal)
}

const deeds: Readonly<Record<NonNullable<CalledRole['does']>, Ability<VendettaTable>>> = {
  kill: touching(shoot),
  investigate: touching(look),
  jail: touching(jail),
  killOrInvestigate,
  killOrInvestigateOpenly,
  research: onSeveral(2, research, { declined }),
}

const mark = (status: Mark): Ability<VendettaTable> =>
  touching(({ table, by }, target) => table.emit(status, { by, target }))

/**
 * The call of one role (V-53, V-54, V-56): in the Mystery mode it sounds even if nobody can answer (V-121);
 * whoever is blocked sees the raised hand and does nothing (V-25); nobody kills in the first night (V-63).
 */
export function callOf(called: CalledRole): RoleCall<VendettaTable> {
  const { id, role, does, gives } = called
  const whom = ({ state }: VendettaTable) => oneOrNobody(holderOf(state, role))
  return {
    id,
    whom,
    isMade: (table) =>
      isDealt(table.state, role) && (table.options.mystery || whom(table).length > 0),
    stopped({ table, night, by }) {
      const soundsOtherwise = night === 1 && KILLS.includes(does)
      if (isBlocked(table.state, table.options, by))
        return soundsOtherwise ? 'blockedFirstNight' : 'blocked'
      return does === 'kill' && night === 1 ? 'firstNight' : null
    },
    ability: does ? deeds[does] : mark(gives as Mark),
    idle(table, why, [seat]) {
      if ((why !== 'blocked' && why !== 'blockedFirstNight') || !seat) return
      table.emit('stopped', { seat })
      show(table, id, 'blocked')
    },
  }
}
