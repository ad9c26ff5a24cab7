/** All games, by id. A new game is one line here. */
import type { AnyRuleset } from '../src/engine'
import { chiangmai } from './chiangmai'
import { starwars } from './starwars'
import { vendetta } from './vendetta'

export const rulesets: Readonly<Record<string, AnyRuleset>> = {
  chiangmai,
  vendetta,
  starwars,
}
