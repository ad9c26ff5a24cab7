/** All forms of a condition beside compared numbers and house rules, in the order in which they are tried and told of. */
import { act } from './choice/act'
import { all } from './built/all'
import { any } from './built/any'
import { cause } from './choice/cause'
import { chance } from './choice/chance'
import { inDeck } from './inDeck'
import { nights } from './nights'
import { none } from './none'
import { not } from './built/not'
import { phase } from './phase'
import { same } from './same'
import { some } from './some'
import { the } from './the'
import { used } from './choice/used'
import { word } from './choice/word'

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
