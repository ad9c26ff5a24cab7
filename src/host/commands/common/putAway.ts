/** Back to the shelf, from wherever the program stands. */
import { unfreeze } from '../../state/frozen'
import { notify } from '../../state/state'
import type { CommandContext } from '../context/commandContext'

/** Puts the open evening or the lobby away. */
export async function putAway({ state, quiet, refreshShelf }: CommandContext): Promise<void> {
  const { evening } = state
  state.evening = null
  state.lobby = null
  state.games.release()
  state.rehearsalRunning = false
  state.lock = null
  state.pin = null
  state.rule = null
  state.correction = null
  state.fell = []
  if (state.frozenBack) unfreeze(state)
  quiet()
  try {
    await evening?.close()
  } catch {
    // What was acknowledged is on disk; only the clock's last seconds are lost.
    notify(state, 'closedRoughly', 'warning')
  }
  // What was put on other screens for this evening ends with it.
  if (evening) await state.machine.network?.hide()
  await refreshShelf()
}
