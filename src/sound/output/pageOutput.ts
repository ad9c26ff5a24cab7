// The output of all that a page plays: howler, the loops of a place and the host's own music share one context.
import { Howler } from 'howler'
import { keepOutput, type OutputKeeper } from './keepOutput'

/** To be opened once the page has its sound desk. */
export function keepPageOutput(): OutputKeeper {
  // A page that came over the network is not secure, and knows no devices.
  const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices }
  return keepOutput(Howler.usingWebAudio ? Howler.ctx : null, mediaDevices)
}
