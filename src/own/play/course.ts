/** The course of an evening: its beginning, perhaps a day before the first night, then round after round. */
import { rounds, win, type Script } from '../../engine'
import { literal } from '../language/base/scalars'
import { LUCK } from '../state/luck'
import { shuffleAll } from './effects/piles'
import { moveObject } from './effects/things'
import { dawn } from './dawn/dawn'
import { day } from './day/day'
import { night } from './night/night'
import { envOf, type Run } from './base/run'
import { runMoment } from './effects/triggers'

const LONGEST = 30

/** Who has which object, and what happens before anything else does. */
function begin(run: Run): void {
  const { plan, table } = run
  if (plan.needsLuck) table.emit('luckDrawn', { luck: run.draws(LUCK) })
  shuffleAll(run)
  for (const [object, { start }] of Object.entries(plan.doc.objects ?? {})) {
    if (start === undefined) continue
    moveObject(run, object, plan.who(start)(envOf(run))[0] ?? null)
  }
  runMoment(run, 'start')
}

export function* course(run: Run): Script {
  const { plan, state, table } = run
  const { dayZero, day: parts, longest = LONGEST } = plan.doc
  begin(run)
  if (dayZero) {
    table.emit('roundBegan', { round: 0 })
    yield* day(run, 0, dayZero)
    if (state.winner) return
  }
  yield* rounds(table, [
    (_, round) => night(run, round),
    (_, round) => dawn(run, round),
    function* (_, round) {
      if (state.winner) return
      yield* day(run, round, parts)
      if (!state.winner && round >= literal(longest)) win(table, [])
    },
  ])
}
