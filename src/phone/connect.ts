/** The one place where a phone's page gets its line to the host. */
import { connectPhone as connectSealed } from '../bridge/carriers/connectPhone'
import type { PhonePort } from '../bridge/phone'

/** The phone's line to the host: the sealed channel, but for one that stands ready before the page is loaded. */
export function connectPhone(): PhonePort {
  const { nightfallPhone } = globalThis as { readonly nightfallPhone?: PhonePort }
  return nightfallPhone ?? connectSealed()
}
