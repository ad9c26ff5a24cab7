/** No phone is at the table any more. */
import type { HostState } from '../../state/state'

/** Ends it for everybody. */
export async function hidePhones({ phones, machine }: HostState): Promise<void> {
  phones.end()
  await machine.phones?.hide()
}
