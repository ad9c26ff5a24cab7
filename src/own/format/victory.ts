/** When the game is over, and who has won. */
import * as v from 'valibot'
import { Condition, Who } from '../language/expressions'
import { LIMITS } from '../schema/limits'
import { named, newer, partOf } from '../schema/marks'
import { value } from '../schema/scalars'

const Check = v.picklist(['dawn', 'day', 'nightEnds', 'always'])
const VictoryEntry = partOf('victory', {
  /** A team, teams (none: nobody has won), or players. */
  wins: v.union([Who, named('team'), v.array(named('team'))]),
  if: Condition,
  but: v.exactOptional(newer('but', v.union([Who]))),
  check: v.exactOptional(v.union([value(Check), v.array(Check)])),
})
export type VictoryEntry = v.InferOutput<typeof VictoryEntry>
export const Victory = v.pipe(v.array(VictoryEntry), v.maxLength(LIMITS.victory))
