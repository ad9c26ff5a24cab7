import { ask, information, type Script } from '../../../src/engine'

/** P-83: as long as they like. */
export function* discussion(): Script {
  yield* ask(() => information('day.discussion', { stage: { scene: 'discussion' } }))
}
