/** Piles of cards that are nobody’s roles: they are drawn, handed on and played by day. */
import * as v from 'valibot'
import { LIMITS } from '../schema/limits'
import { Name, byId, number } from '../schema/scalars'

const PileCard = v.strictObject({ name: Name, count: number(1, LIMITS.pileCount) })
const Pile = v.strictObject({
  name: v.exactOptional(Name),
  cards: byId('pileCard', PileCard, LIMITS.pileCards),
})
export const Piles = byId('pile', Pile, LIMITS.piles)
export type Piles = v.InferOutput<typeof Piles>
