/** Way A: the list of the accused, and pleas in pairs (P-84 to P-86). */
import {
  ask,
  information,
  living,
  nominations,
  seenToPlay,
  slotsOf,
  type Answer,
  type NominationRules,
  type Refusal,
  type Script,
  type SeatId,
  type StepSpec,
} from '../../../src/engine'
import { chargeable, isAlive, type PalermoTable } from '../state'
import { pleaSeconds } from '../options'
import { refuse } from '../refusals'
import { verdict } from './verdict'

/** P-84, P-85, P-O2. */
const listRules = ({ state, options }: PalermoTable): NominationRules => ({
  withdraw: true,
  targets: chargeable(state),
  ...(options.oneAccusationEach ? { each: 1 } : {}),
})

/** P-85: how long the list should be; advice only. */
export const wantedNames = (day: number): number => (day < 3 ? 3 : 2)

function listStep(table: PalermoTable): StepSpec {
  const { state } = table
  const rules = listRules(table)
  const step = nominations('day.accuse', living(state), rules, seenToPlay(state))
  return {
    ...step,
    stage: { ...step.stage, scene: 'notice', about: 'accusation' },
    params: { wanted: wantedNames(state.phase.n) },
    check: (answer: Answer): Refusal | null =>
      step.check?.(answer) ?? (slotsOf(answer, rules).length === 1 ? refuse('listOfOne') : null),
  }
}

interface Plea {
  readonly speaker: SeatId
  readonly about: 'accuser' | 'accused'
}

/** P-86: accuser and accused, pair by pair; whoever is both speaks twice. */
export function* pleas(
  table: PalermoTable,
  id: 'day.speeches' | 'day.defence',
  order: readonly Plea[],
): Script {
  const { state, options } = table
  const seconds = pleaSeconds(options)
  for (const [at, { speaker, about }] of order.entries()) {
    yield* ask(() => {
      if (!isAlive(state, speaker)) return null
      const queue = order
        .slice(at + 1)
        .map((plea) => plea.speaker)
        .filter((seat) => isAlive(state, seat))
      const stage = { scene: 'speech', about, speaker, queue } as const
      return information(id, { asked: [speaker], seconds, speaker, stage, variant: about })
    })
  }
}

export function* accusation(table: PalermoTable): Script {
  const answer = yield* ask(() => listStep(table))
  const slots = slotsOf(answer, listRules(table))
  if (slots.length < 2) return table.emit('notExecuted', {})
  const seats = slots.map(({ seat }) => seat)
  table.emit('accused', { seats })
  const order = slots.flatMap(({ by, seat }): Plea[] => [
    ...(by ? [{ speaker: by, about: 'accuser' } as const] : []),
    { speaker: seat, about: 'accused' },
  ])
  yield* pleas(table, 'day.speeches', order)
  yield* verdict(table, seats)
}
