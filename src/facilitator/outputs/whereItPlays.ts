/** Where the show's sound comes from, as the desk says it. */
import type { NetworkView, Settings } from '../../bridge'
import { findOutput, type Outputs } from '../../sound/output/outputs'

export type Where =
  /** From a screen on the network. */
  | { readonly kind: 'network' }
  /** The browser tells no names, so nothing can be chosen. */
  | { readonly kind: 'unnamed' }
  /** `name` may be empty: the system's standard output, whichever that is. */
  | { readonly kind: 'standard'; readonly name: string }
  | { readonly kind: 'chosen'; readonly name: string }
  /** What was chosen is not there: the standard output stands in for it. */
  | { readonly kind: 'lost'; readonly wanted: string; readonly name: string }

export function whereItPlays(
  outputs: Outputs,
  { soundOutput: wanted }: Pick<Settings, 'soundOutput'>,
  network: Pick<NetworkView, 'sound' | 'viewers'> | null,
): Where {
  if (network?.sound && network.viewers > 0) return { kind: 'network' }
  if (outputs.list.length === 0 && wanted === '') return { kind: 'unnamed' }
  if (wanted === '') return { kind: 'standard', name: outputs.standard }
  const chosen = findOutput(outputs, wanted)
  return chosen
    ? { kind: 'chosen', name: chosen.label }
    : { kind: 'lost', wanted, name: outputs.standard }
}
