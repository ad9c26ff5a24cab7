/** All games that are built in, by id. A new game is one line here. */
import type { AnyRuleset } from '../src/engine'
import { chiangmai } from './chiangmai/pack'
import { palermo } from './palermo/pack'
import type { GamePacks } from './pack'
import { ktulu } from './ktulu/pack'
import { starwars } from './starwars/pack'
import { vendetta } from './vendetta/pack'

export const packs: GamePacks = {
  chiangmai,
  vendetta,
  starwars,
  palermo,
  ktulu,
}

/** The rules alone. */
export const rulesets: Readonly<Record<string, AnyRuleset>> = Object.fromEntries(
  Object.entries(packs).map(([id, { rules }]) => [id, rules]),
)
