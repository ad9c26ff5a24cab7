/** All forms of a set of players, in the order in which they are tried and told of. */
import { any } from './any'
import { attackedBy } from './attackedBy'
import { both } from './both'
import { card } from './card'
import { chosenBy } from './chosenBy'
import { dead } from './dead'
import { dealt } from './dealt'
import { doomed } from './doomed'
import { holds } from './holds'
import { ifSo } from './if'
import { kind } from './kind'
import { lastDead } from './lastDead'
import { link } from './link'
import { neighbours } from './neighbours'
import { not } from './not'
import { random } from './random'
import { role } from './role'
import { status } from './status'
import { team } from './team'
import { topCard } from './topCard'
import { visitedBy } from './visitedBy'
import { visitorsOf } from './visitorsOf'
import { was } from './was'

export const SETS = {
  role,
  team,
  kind,
  card,
  topCard,
  dealt,
  was,
  status,
  link,
  holds,
  chosenBy,
  attackedBy,
  doomed,
  visitedBy,
  visitorsOf,
  neighbours,
  dead,
  lastDead,
  both,
  any,
  not,
  if: ifSo,
  random,
} as const
