/** What happens by itself, what is asked before everybody, and what may be used at any moment. */
import * as v from 'valibot'
import { AskedWords, Choose, Words } from './calls'
import { Condition, Effects, Uses, Who } from '../language/expressions'
import { marked, named, partOf, someNamed } from '../schema/marks'
import { Causes, Yes, integer, makesStep, oneOf } from '../schema/scalars'

export const EVENTS = [
  'start',
  'dusk',
  'nightEnds',
  'dawn',
  'day',
  'struck',
  'saved',
  'loses',
  'dies',
  'otherDies',
  'visited',
  'gets',
  'ends',
  'left',
] as const
export type TriggerEvent = (typeof EVENTS)[number]

const Ask = partOf('ask', {
  id: makesStep('ask'),
  whom: v.exactOptional(Who),
  how: v.exactOptional(oneOf('openly', 'eyesClosed')),
  choose: Choose,
  do: v.exactOptional(Effects),
  otherwise: v.exactOptional(Effects),
  words: v.exactOptional(AskedWords),
})
export type Ask = v.InferOutput<typeof Ask>

export const Trigger = marked(
  v.strictObject({
    on: v.picklist(EVENTS),
    if: v.exactOptional(Condition),
    uses: v.exactOptional(Uses),
    do: v.exactOptional(Effects),
    ask: v.exactOptional(Ask),
    instead: v.exactOptional(Yes),
    of: v.exactOptional(Who),
    by: v.exactOptional(Causes),
    notBy: v.exactOptional(Causes),
    card: v.exactOptional(someNamed('card')),
    at: v.exactOptional(integer(1, 40)),
  }),
  {
    part: 'trigger',
    refused: { words: 'secretSpoken', say: 'secretSpoken', close: 'secretSpoken' },
  },
)
export type Trigger = v.InferOutput<typeof Trigger>
export const When = v.array(Trigger)

/** When a power may be used, beside while a call is open. */
export const MOMENTS_OF_POWERS = [
  'talk',
  'speeches',
  'trial',
  'vote',
  'lastWords',
  'election',
  'result',
  'day',
  'night',
] as const

const Power = partOf('power', {
  id: makesStep('power'),
  during: v.array(v.union([v.picklist(MOMENTS_OF_POWERS), named('call')])),
  if: v.exactOptional(Condition),
  uses: v.exactOptional(Uses),
  choose: v.exactOptional(Choose),
  shows: v.exactOptional(oneOf('role', 'team', 'name', 'nothing')),
  do: Effects,
  words: v.exactOptional(Words),
  drop: v.exactOptional(v.literal(true)),
})
export type Power = v.InferOutput<typeof Power>
export const Powers = v.array(Power)
