/**
 * What may be used at any moment: an interrupt for each power of the document.
 *
 * For texts: the step's id is the power's.
 */
import {
  announce,
  OK,
  type Interrupt,
  type InterruptEnd,
  type OptionValues,
  type Script,
  type SeatId,
  type StepSpec,
} from '../../../engine'
import type { Evening, OwnState, OwnTable } from '../../state/state'
import type { OwnEvents } from '../../state/events'
import { hasTrait, isImpaired } from '../../state/facts'
import { MOMENTS_OF_DAY } from '../../format/day/day'
import type { OwnDocument } from '../../format/document'
import type { Power } from '../../format/triggers'
import { literal } from '../../language/base/scalars'
import type { Plan, PowerPlan } from '../../plan/types'
import { settleOpenly } from '../deaths/deaths'
import { carryOut, type Doing } from '../effects/effects'
import { faceOf } from '../effects/identity'
import { choiceOf, questionOf, type Asking } from '../base/question'
import { envOf, type Run } from '../base/run'
import { asOneMoment } from '../base/telling'
import { runOf } from '../effects/triggers'
import { checkVictory } from '../base/victory'

type OwnInterrupt = Interrupt<Evening, OwnEvents, OptionValues>

const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  ...MOMENTS_OF_DAY,
  result: ['day.result'],
}

function isMoment(state: OwnState, open: StepSpec, word: string): boolean {
  if (word === 'night') return state.phase.kind === 'night'
  if (word === 'day') {
    return state.phase.kind === 'day' && !MOMENTS['vote']?.includes(open.id)
  }
  return open.id === word || (MOMENTS[word]?.includes(open.id) ?? false)
}

const keyOf = ({ source }: PowerPlan, seat: SeatId): string => `${source.id}|${seat}`

interface Offer {
  readonly power: PowerPlan
  readonly by: SeatId
  readonly asking: Asking | null
}

function offerOf(plan: Plan, state: OwnState, id: string): Offer | null {
  const power = plan.powers.find(({ source }) => source.id === id)
  if (!power) return null
  const [by] = power.holders({ plan, state })
  if (by === undefined) return null
  const env = { plan, state, self: by }
  if (hasTrait(env, by, 'noActs')) return null
  if (power.uses && (state.game.uses[keyOf(power, by)] ?? 0) >= power.uses(env)) return null
  if (power.if && !power.if(env)) return null
  const { choose } = power
  if (!choose) return { power, by, asking: null }
  const asking = { choose, env, asked: [by], joint: false, barred: [], used: () => 0 }
  return { power, by, asking }
}

function stepOf(plan: Plan, state: OwnState, id: string): StepSpec | null {
  const offer = offerOf(plan, state, id)
  if (!offer) return null
  const { asking, by } = offer
  if (!asking) return { id, form: { kind: 'ok' }, asked: [by], neutral: OK }
  const question = questionOf(asking)
  return question && { id, asked: [by], ...question }
}

/** Before everybody's eyes somebody says who he is. */
function stepForward(run: Run, by: SeatId, { source }: PowerPlan): void {
  const shows = literal(source.shows) ?? 'role'
  if (shows === 'nothing' || !run.open) return
  const of: Record<string, string> = { name: by }
  if (shows !== 'name') of['team'] = faceOf(run, by, 'team') ?? ''
  if (shows === 'role') of['role'] = faceOf(run, by, 'role') ?? ''
  announce(run.table, 'stepsForward', of)
  if (shows === 'role') {
    announce(run.table, 'revealed', { [by]: faceOf(run, by, 'role') ?? '' })
  }
}

function* use(
  run: Run,
  id: string,
  answer: Parameters<OwnInterrupt['script']>[1],
): Script<InterruptEnd> {
  yield* []
  const { table, state, plan } = run
  const offer = offerOf(plan, state, id)
  if (!offer) return 'resume'
  const { power, by, asking } = offer
  const choice = asking ? choiceOf(asking, answer) : { targets: [] }
  if (asking && !choice) return 'resume'
  if (power.uses !== null) table.emit('used', { key: keyOf(power, by) })
  stepForward(run, by, power)
  const targets = choice?.targets ?? []
  const env = envOf(run, { self: by, holders: [by], ...choice, targets })
  const deed: Doing = { by: [by], joint: false, step: null, fails: isImpaired(env, by) }
  asOneMoment(run, () => carryOut(run, power.does, env, deed))
  if (run.open) {
    settleOpenly(run)
    checkVictory(run, 'always')
  }
  const scope = deed.leave
  return scope !== undefined && state.game.running.includes(scope) ? { breakOff: scope } : 'resume'
}

/** An interrupt for each power that the document has, whoever holds its role. */
export function powersOf(
  document: OwnDocument,
  planFor: (options: OptionValues) => Plan,
): OwnInterrupt[] {
  const powers: Power[] = Object.values(document.roles).flatMap(({ powers: own = [] }) => own)
  return powers.map(({ id, during }) => ({
    id,
    offered(state, options, open) {
      if (!open || !during.some((word) => isMoment(state, open, word))) return null
      return stepOf(planFor(options), state, id)
    },
    *script(table, answer) {
      const isOpen = table.state.phase.kind !== 'night'
      const run = runOf(table as OwnTable, planFor(table.options), isOpen)
      return yield* use(run, id, answer)
    },
  }))
}
