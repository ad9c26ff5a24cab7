/**
 * What is shown to somebody alone after a question or a power. That it happens everybody sees, what it is only he does: the
 * host bends over to him.
 *
 * For texts: the step's id is made of that of the question or power: `host.showSpyLook` after `spy.look`.
 */
import { information, show, type Script } from '../../../engine'
import { asideOf } from '../../analyse/asides'
import type { Aside } from '../effects/effects'
import { put, type Run } from '../base/run'

/** Shows it, one after the other; by night nobody else looks. */
export function* showAside(run: Run, { of, shown }: Aside): Script {
  const { state, table } = run
  const id = asideOf(of)
  for (const { to, signal } of shown) {
    const [speaker] = to
    if (speaker === undefined || state.winner) continue
    const isSeen = state.phase.kind !== 'night'
    const name = to.length === 1 ? { speaker } : {}
    const stage = isSeen ? { stage: { scene: 'notice' as const, about: 'aside', ...name } } : {}
    yield* put(run, () => information(id, { asked: to, ...stage }))
    show(table, id, signal)
  }
}
