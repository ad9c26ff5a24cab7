/** The citizens' abilities of the later nights: hiding place, protégé, potions, questions (P-17 to P-28, P-38, P-99, P-100). */
import {
  CHOOSES_ONE,
  living,
  LOOKS,
  onOne,
  PASS,
  show,
  type CallContext,
  type Ability,
  type RoleCall,
  type SeatId,
  type StepSpec,
} from '../../../src/engine'
import { all, livingAs, livingOf, teamOf, type PalermoState, type PalermoTable } from '../state'
import type { HouseRules } from '../options'
import { MAFIA_ROLES } from '../roles/roles'
import { callFor } from './calls'
import { chosenVictim, fatalVictim } from './resolution'

type Context = CallContext<PalermoTable>

const passed = ({ table }: Context, seat: SeatId): void => table.emit('passed', { seat })

/** What takes only `ok` today because it is used up. */
const spent = ({ id, awake }: Context, params: StepSpec['params'] = {}): StepSpec => ({
  id,
  form: { kind: 'ok' },
  asked: awake,
  neutral: { kind: 'ok' },
  variant: 'spent',
  params,
})

const hide: Ability<PalermoTable> = onOne(
  ({ table, by }, target) => table.emit('hid', { by, target }),
  { declined: passed },
)

/** P-38, P-44. */
const scaredyCat: RoleCall<PalermoTable> = {
  ...callFor('scaredyCat.hide', ['scaredyCat'], hide),
  stopped: ({ table: { state, options } }) =>
    options.threeHides && state.game.hides >= 3 ? 'spent' : null,
}

/** P-20, P-21. */
const protect: Ability<PalermoTable> = onOne(
  ({ table, by }, target) => table.emit('guarded', { by, target }),
  {
    targets({ table: { state, options }, by }) {
      const before = options.angelRepeat ? null : state.game.guardedBefore
      return living(state).filter((seat) => seat !== before && (seat !== by || options.angelSelf))
    },
    declined: passed,
  },
)

/** P-28, P-O10: whom the pharmacist is shown. */
const shownVictim = (state: PalermoState, rules: HouseRules): SeatId | null =>
  rules.pharmacistSeesSaved ? chosenVictim(state) : fatalVictim(state, rules)

/** P-26 to P-28. */
const heal: Ability<PalermoTable> = {
  cover: { seats: 0, words: ['heal'] },
  step(context) {
    const { state, options } = context.table
    const victim = shownVictim(state, options)
    const params = victim ? { victim } : {}
    if (!state.game.potions.heal) {
      return { ...spent(context, params), variant: victim ? 'spentVictim' : 'spentNobody' }
    }
    const words = fatalVictim(state, options) ? ['heal'] : []
    return {
      id: context.id,
      form: { kind: 'option', options: words, pass: true },
      asked: context.awake,
      neutral: PASS,
      variant: victim ? (words.length > 0 ? 'victim' : 'savedVictim') : 'nobody',
      params,
    }
  },
  take({ table, id, by }, answer) {
    const { state, options } = table
    const fatal = fatalVictim(state, options)
    const seen = shownVictim(state, options)
    if (answer.kind === 'option' && fatal) table.emit('healed', { by, target: fatal })
    else table.emit('passed', { seat: by })
    show(table, id, seen ?? 'none')
  },
}

/** P-26, P-27. */
const poison: RoleCall<PalermoTable> = {
  ...callFor(
    'pharmacist.poison',
    ['pharmacist'],
    onOne(({ table, by }, target) => table.emit('poisoned', { by, target }), {
      declined: passed,
    }),
  ),
  stopped: ({ table: { state } }) => (state.game.potions.poison ? null : 'spent'),
}

/** P-17: Killer and Spy are Mafia as well. */
const investigate: Ability<PalermoTable> = onOne(
  ({ table, id, by }, target) => {
    const signal = teamOf(table.state, target) === 'mafia' ? 'thumbUp' : 'thumbDown'
    table.emit('investigated', { by, target, signal })
    show(table, id, signal)
  },
  { targets: ({ table }) => living(table.state), declined: passed },
)

const DETECTIVES = ['detective', 'secondDetective'] as const

/** P-18, P-100a: together, or shown the same one after the other, either of them will do. */
const both = ({ state }: PalermoTable): SeatId[] => livingAs(state, ...DETECTIVES)

/** P-99: all Mafiosi, dead ones included. */
const learn: Ability<PalermoTable> = {
  cover: LOOKS,
  step: ({ id, awake }) => ({ id, form: { kind: 'ok' }, asked: awake, neutral: { kind: 'ok' } }),
  take({ table, id }) {
    const targets = all(table.state, ...MAFIA_ROLES)
    table.emit('learned', { targets })
    show(table, id, targets)
  },
}

/** P-100, P-A37: the living who were not shown yet. */
const unseen = (state: PalermoState): SeatId[] =>
  livingOf(state, 'mafia').filter((seat) => !state.game.shownMafia.includes(seat))

const inform: Ability<PalermoTable> = {
  cover: CHOOSES_ONE,
  step(context) {
    const targets = unseen(context.table.state)
    if (targets.length === 0) return { ...spent(context), variant: 'noneLeft' }
    return {
      id: context.id,
      form: { kind: 'seat', targets, pass: false },
      asked: context.awake,
      neutral: null,
    }
  },
  take({ table, id }, answer) {
    const target = answer.kind === 'seat' ? answer.seat : null
    if (target) table.emit('informed', { target })
    show(table, id, target ?? 'none')
  },
}

const isStandard = ({ options }: PalermoTable): boolean => options.detectiveVariant === 'standard'

/** A call that only some house rules have. */
const only = (
  made: RoleCall<PalermoTable>,
  when: (table: PalermoTable, night: number) => boolean,
): RoleCall<PalermoTable> => ({
  ...made,
  isMade: (table, night) => when(table, night) && (made.isMade?.(table, night) ?? true),
})

const questions: readonly RoleCall<PalermoTable>[] = [
  only(
    callFor('detective.investigate', DETECTIVES, investigate, (table) =>
      table.options.detectives === 'together' ? both(table) : livingAs(table.state, 'detective'),
    ),
    isStandard,
  ),
  only(
    callFor('secondDetective.investigate', ['secondDetective'], investigate),
    (table) => isStandard(table) && table.options.detectives === 'separate',
  ),
  only(
    callFor('detective.learn', DETECTIVES, learn, both),
    ({ options }, night) => options.detectiveVariant === 'omniscient' && night === 2,
  ),
  only(
    callFor('detective.informed', DETECTIVES, inform, both),
    ({ options }) => options.detectiveVariant === 'informant',
  ),
]

/** P-61, 1 and 2. */
export const before: readonly RoleCall<PalermoTable>[] = [
  scaredyCat,
  callFor('guardianAngel.protect', ['guardianAngel'], protect),
]

/** P-61, 4 and 5. */
export const after: readonly RoleCall<PalermoTable>[] = [
  callFor('pharmacist.heal', ['pharmacist'], heal),
  poison,
  ...questions,
]
