/**
 * What may be used at any moment: an interrupt for each power of the document.
 *
 * For texts: the step's id is the power's.
 */
import {
  announce,
  type Interrupt,
  type InterruptEnd,
  type OptionValues,
  type Script,
  type SeatId,
  type StepSpec,
} from '../../../engine'
import type { Evening, OwnState, OwnTable } from '../../state/state'
import type { OwnEvents } from '../../state/events'
import { isImpaired } from '../../state/facts'
import { MOMENTS_OF_DAY } from '../../format/day/day'
import { powersIn } from '../../analyse/powers'
import type { OwnDocument } from '../../format/document'
import type { Plan, PowerPlan } from '../../plan/types'
import { settleOpenly } from '../deaths/deaths'
import { carryOut, type Aside, type Doing } from '../effects/effects'
import { faceOf } from '../effects/identity'
import { envOf, type Run } from '../base/run'
import { asOneMoment } from '../base/telling'
import { runOf } from '../effects/triggers'
import { checkVictory } from '../base/victory'
import { showAside } from './aside'
import { countedIn, saidBy, stepOfUsers, usersOf } from './users'

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

/** Before everybody's eyes somebody says who he is. */
function stepForward(run: Run, by: SeatId, { shows }: PowerPlan): void {
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
  const { table, state, plan } = run
  const said = saidBy(usersOf(plan, state, id), answer)
  if (!said) return 'resume'
  const { user, choice } = said
  const { power, by, giver, believed } = user
  for (const key of countedIn(user, choice)) table.emit('used', { key })
  stepForward(run, by, power)
  const targets = choice?.targets ?? []
  const env = envOf(run, { self: by, giver, holders: [by], ...choice, targets })
  const aside: Aside = { of: id, shown: [] }
  const fails = believed || isImpaired(env, by)
  const deed: Doing = { by: [by], joint: false, step: null, fails, aside }
  asOneMoment(run, () => carryOut(run, power.does, env, deed))
  if (run.open) {
    settleOpenly(run)
    checkVictory(run, 'always')
  }
  yield* showAside(run, aside)
  const scope = deed.leave
  return scope !== undefined && state.game.running.includes(scope) ? { breakOff: scope } : 'resume'
}

/** An interrupt for each power that the document has, whoever may use it. */
export function powersOf(
  document: OwnDocument,
  planFor: (options: OptionValues) => Plan,
): OwnInterrupt[] {
  return powersIn(document).map(({ part: { id, during } }) => ({
    id,
    offered(state, options, open) {
      if (!open || !during.some((word) => isMoment(state, open, word))) return null
      return stepOfUsers(id, usersOf(planFor(options), state, id))
    },
    *script(table, answer) {
      const isOpen = table.state.phase.kind !== 'night'
      const run = runOf(table as OwnTable, planFor(table.options), isOpen)
      return yield* use(run, id, answer)
    },
  }))
}
