/**
 * Makes an ordinary game of an expanded document: what the engine plays is built of the document alone.
 *
 * Texts, theme and stories are made of the document by `words`, by the ids of the rules: steps are the ids of calls, silent
 * steps, questions and powers, and the program's own (`dawn.announce`, `day.*`, `host.disturbance`); announcements are
 * listed in `play/table/items.ts`; readings, params and signals are said in `play/night/calls.ts`.
 */
import {
  defineRuleset,
  sameJson,
  type AnyRuleset,
  type ItemTable,
  type OptionDefs,
  type OptionValues,
} from '../../engine'
import type { Evening } from '../state/state'
import { events, MARKS, type OwnEvents } from '../state/events'
import type { OwnDocument } from '../format/document'
import { literal } from '../language/base/scalars'
import { planOf } from '../plan/plan'
import type { Plan } from '../plan/types'
import { course } from './course'
import { doomedNow } from './dawn/dawn'
import { disturbance } from './base/disturbance'
import { powersOf } from './asked/powers'
import { castingOf } from '../analyse/casting'
import { itemsOf } from '../analyse/items'
import { optionsOf } from './table/options'
import { rulingsOf } from './table/rulings'
import { privateSeat, publicSeat, reminders } from './table/seats'
import { startEvening } from './table/start'
import { runOf } from './effects/triggers'
import { winnersNow } from './base/victory'

/** The version of the interpreter: raised when it decides something differently. */
const VERSION = 1

/** How many plans are kept: a table that undoes goes on with its own, one that tries house rules out comes back to others. */
const KEPT = 16

/** One plan for each evening, whose house rules are the same object from beginning to end, and for all by the same house rules. */
function planner(document: OwnDocument): (options: OptionValues) => Plan {
  const known = new WeakMap<OptionValues, Plan>()
  /** The one asked for last stands last. */
  const kept: { readonly options: OptionValues; readonly plan: Plan }[] = []
  return (options) => {
    const own = known.get(options)
    if (own) return own
    const at = kept.findLastIndex((each) => sameJson(each.options, options))
    const plan = kept[at]?.plan ?? planOf(document, options, doomedNow)
    known.set(options, plan)
    if (at >= 0) kept.splice(at, 1)
    kept.push({ options, plan })
    if (kept.length > KEPT) kept.shift()
    return plan
  }
}

/** The ruleset of a document that was expanded and found free of errors. */
export function rulesetOf(document: OwnDocument): AnyRuleset {
  const planFor = planner(document)
  const perSeat = literal(document.deal?.perSeat) ?? 1
  return defineRuleset<Evening, OwnEvents, OptionDefs, ItemTable>({
    id: `own.${document.id}`,
    version: VERSION,
    teams: Object.keys(document.teams),
    roles: Object.fromEntries(
      Object.entries(document.roles).map(([role, { team }]) => [role, { team }]),
    ),
    statuses: Object.keys(document.statuses ?? {}),
    options: optionsOf(document),
    casting: castingOf(document),
    events,
    marks: MARKS,
    items: itemsOf(document, perSeat),
    start: (setup, options) => startEvening(planFor(options), setup),
    play: (table) => course(runOf(table, planFor(table.options))),
    interrupts: [...powersOf(document, planFor), disturbance(planFor)],
    winners: (state, options) => winnersNow(planFor(options), state),
    rulings: rulingsOf(document, planFor),
    publicSeat: (state, seat, options) => publicSeat(planFor(options), state, seat),
    privateSeat: (state, seat, options) => privateSeat(planFor(options), state, seat),
    reminders: (state, options) => reminders(planFor(options), state, options),
    inspect: ({ game: { holds } }) => ({ holder: holds }),
  })
}
