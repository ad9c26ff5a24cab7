/** The big screen's picture, kept as it is while the host puts something right. */
import type { ProjectorView } from '../../bridge'
import type { HostState } from './state'

/** @param shown what the room sees now @param isBack whether the host went back over several acts */
export function freeze(state: HostState, shown: ProjectorView | null, isBack = false): void {
  // What the host froze by hand stays until a hand lets it go.
  if (state.frozen) return
  state.frozen = standing(shown, state.now())
  state.frozenBack = isBack && state.frozen !== null
}

/** Lets the room see again how the evening stands. */
export function unfreeze(state: HostState): void {
  state.frozen = null
  state.frozenBack = false
}

/** A picture as it is kept: a clock on it stands, whatever the evening's does meanwhile. */
function standing(view: ProjectorView | null, now: number): ProjectorView | null {
  if (view?.clock?.state !== 'running') return view
  const { totalMs, about, endsAt } = view.clock
  const leftMs = Math.max(0, Math.round(endsAt - now))
  return { ...view, clock: { totalMs, about, state: 'paused', leftMs } }
}
