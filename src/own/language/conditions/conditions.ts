/** All forms of a condition beside compared numbers and house rules, in the order in which they are tried and told of. */
import { act } from './act'
import { all } from './all'
import { any } from './any'
import { cause } from './cause'
import { chance } from './chance'
import { inDeck } from './inDeck'
import { nights } from './nights'
import { none } from './none'
import { not } from './not'
import { phase } from './phase'
import { same } from './same'
import { some } from './some'
import { the } from './the'
import { used } from './used'
import { word } from './word'

export const CONDITIONS = {
  some,
  none,
  the,
  same,
  inDeck,
  nights,
  phase,
  cause,
  used,
  act,
  word,
  chance,
  all,
  any,
  not,
} as const
