/** Back to the shelf, from wherever the program stands. */
import { notify } from '../../state/state'
import type { CommandContext } from '../context/commandContext'
import { letGo } from './correcting'

/** Puts the open evening or the lobby away. */
export async function putAway(context: CommandContext): Promise<void> {
  const { state, quiet, refreshShelf } = context
  const { evening } = state
  state.evening = null
  state.lobby = null
  state.games.release()
  state.rehearsalRunning = false
  state.phones.expectNobody()
  state.lock = null
  state.pin = null
  state.rule = null
  state.correction = null
  state.fell = []
  letGo(context)
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
