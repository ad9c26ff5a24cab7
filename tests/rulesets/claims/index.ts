/**
 * What a host must and must not read aloud under the house rules of each game. A claim that a text breaks fails
 * `sentences.test.ts`.
 */
import type { OptionValues } from '../../../src/engine'
import { chiangmai } from './chiangmai'
import { ktulu } from './ktulu'
import { palermo } from './palermo'
import { starwars } from './starwars'
import { vendetta } from './vendetta'

export interface Claim {
  /** The house rules it is about; all others stand at their defaults. */
  readonly rules: OptionValues
  /** Where it is read: a path in the texts (`roles.doctor.help`; `steps.day/vote.say` where an id holds a dot). */
  readonly where: string
  /** Words that are read there. */
  readonly reads?: string
  /** Words that are not read there, whatever any one other house rule says besides. */
  readonly never?: string
}

/** By game. */
export const claims: Readonly<Record<string, readonly Claim[]>> = {
  chiangmai,
  ktulu,
  palermo,
  starwars,
  vendetta,
}
