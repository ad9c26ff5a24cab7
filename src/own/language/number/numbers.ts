/** All forms of a number, in the order in which they are tried and told of. */
import { answered } from './answered'
import { count } from './count'
import { counter } from './counter'
import { half } from './half'
import { lives } from './lives'
import { minus } from './minus'
import { night } from './night'
import { nightsSince } from './nightsSince'
import { played } from './played'
import { players } from './players'
import { stacks } from './stacks'
import { sum } from './sum'

export const NUMBERS = {
  count,
  counter,
  lives,
  stacks,
  players,
  night,
  nightsSince,
  answered,
  played,
  half,
  sum,
  minus,
} as const
