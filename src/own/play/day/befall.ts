/** What befalls players by day, before everybody, one after the other. */
import type { SeatId } from '../../../engine'
import { isIn } from '../../state/facts'
import type { TriggerPlan } from '../../plan/types'
import { settleOpenly } from '../deaths/deaths'
import { readyFor, runReady } from '../effects/triggers'
import { asOneMoment } from '../base/telling'
import { checkVictory } from '../base/victory'
import type { Run } from '../base/run'

export type Befalls = readonly [on: TriggerPlan['on'], seat: SeatId, it?: SeatId]

/** Lets the triggers run that wait for these, for whoever is still in; then settles what they did. */
export function befall(run: Run, all: readonly Befalls[]): void {
  asOneMoment(run, () => {
    for (const [on, seat, it] of all) {
      for (const ready of readyFor(run, on, seat))
        if (isIn(run.state, seat)) runReady(run, ready, { it })
    }
  })
  settleOpenly(run)
  checkVictory(run, 'always')
}
