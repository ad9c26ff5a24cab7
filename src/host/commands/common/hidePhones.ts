/** No phone is at the table any more. */
import type { HostState } from '../../state/state'

/** Ends it for everybody, and for whoever might have come back. */
export async function hidePhones(state: HostState): Promise<void> {
  state.phones.end()
  await forgetPhones(state)
}

/** Nobody comes back by what he has. */
export async function forgetPhones({ machine, keptPhones }: HostState): Promise<void> {
  await keptPhones.keepTable(null)
  await machine.phones?.hide()
}
