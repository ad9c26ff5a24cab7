/** What follows, before everybody, from what was decided by day. */
import type { Script } from '../../../engine'
import type { Env } from '../../state/asking'
import type { Effect } from '../../language/expressions'
import { answerAsks, isAnythingAsked } from '../asked/asks'
import { settleOpenly } from '../deaths/deaths'
import { carryOut } from '../effects/effects'
import { envOf, type Run } from '../base/run'
import { asOneMoment } from '../base/telling'
import { checkVictory } from '../base/victory'

/** Carries it out for these, and puts what dead players are asked because of it. */
export function* follows(
  run: Run,
  effects: readonly Effect[] | undefined,
  words: Partial<Env>,
): Script {
  const env = envOf(run, words)
  const deed = { by: words.self === undefined ? [] : [words.self], joint: false, step: null }
  asOneMoment(run, () => carryOut(run, run.plan.effects(effects ?? []), env, deed))
  settleOpenly(run)
  if (checkVictory(run, 'always')) return
  if (isAnythingAsked(run)) yield* answerAsks(run)
}
