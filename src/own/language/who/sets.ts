/** All forms of a set of players, in the order in which they are tried and told of. */
import { any } from './built/any'
import { attackedBy } from './tonight/attackedBy'
import { between } from './around/between'
import { both } from './built/both'
import { card } from './cards/card'
import { chosenBy } from './tonight/chosenBy'
import { dead } from './dead'
import { dealt } from './cards/dealt'
import { doomed } from './tonight/doomed'
import { holds } from './holds'
import { ifSo } from './built/if'
import { kind } from './cards/kind'
import { lastDead } from './lastDead'
import { link } from './link'
import { neighbours } from './neighbours'
import { not } from './built/not'
import { nth } from './around/nth'
import { opposite } from './around/opposite'
import { random } from './built/random'
import { role } from './cards/role'
import { status } from './status'
import { team } from './cards/team'
import { topCard } from './cards/topCard'
import { votedBy } from './votes/votedBy'
import { votersOf } from './votes/votersOf'
import { visitedBy } from './tonight/visitedBy'
import { visitorsOf } from './tonight/visitorsOf'
import { was } from './cards/was'
import { within } from './around/within'

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
  votersOf,
  votedBy,
  neighbours,
  nth,
  opposite,
  between,
  within,
  dead,
  lastDead,
  both,
  any,
  not,
  if: ifSo,
  random,
} as const
