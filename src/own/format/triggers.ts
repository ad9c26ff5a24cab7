/** What happens by itself, what is asked before everybody, and what may be used at any moment. */
import * as v from 'valibot'
import { MOMENTS_OF_DAY, NEWER_MOMENTS } from './day/day'
import { AskedWords, Choose, Words } from './calls'
import { Condition, Effects, Uses, Who } from '../language/expressions'
import { marked, named, newer, partOf, someNamed } from '../schema/marks'
import { Causes, Yes, integer, makesStep, oneOf } from '../schema/scalars'

interface EventOf {
  /** Only documents that say `needs: 2` may wait for it. */
  readonly isNewer?: true
  /** It happens to one player: at top level, too, that one is meant by `self`. */
  readonly toOne?: true
  /** There may be a question at it. */
  readonly asks?: true
  /** What else it brings words for, and what it may be narrowed down by. */
  readonly brings?: readonly string[]
  readonly takes?: readonly ('of' | 'by' | 'notBy' | 'card' | 'at')[]
}

/** What triggers wait for. */
export const EVENTS = {
  start: {},
  dusk: {},
  nightEnds: {},
  dawn: { asks: true },
  day: { asks: true },
  struck: { toOne: true, asks: true, brings: ['killers'], takes: ['by', 'notBy'] },
  saved: { toOne: true, brings: ['it'], takes: ['by'] },
  loses: { toOne: true, asks: true, brings: ['killers'], takes: ['by', 'notBy', 'card'] },
  dies: { toOne: true, asks: true, brings: ['killers'], takes: ['by', 'notBy'] },
  otherDies: { asks: true, brings: ['it', 'killers'], takes: ['of', 'by', 'notBy'] },
  visited: { toOne: true, brings: ['it'] },
  gets: {},
  ends: { brings: ['giver'] },
  left: { takes: ['at'] },
  voted: { isNewer: true, toOne: true, asks: true },
  nominates: { isNewer: true, toOne: true, asks: true, brings: ['it'] },
  nominated: { isNewer: true, toOne: true, asks: true, brings: ['it'] },
} as const satisfies Readonly<Record<string, EventOf>>
export type TriggerEvent = keyof typeof EVENTS
export const eventOf = ({ on }: { readonly on: TriggerEvent }): EventOf => EVENTS[on]

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

const isNewer = (on: TriggerEvent): boolean => eventOf({ on }).isNewer === true
const ALL = Object.keys(EVENTS) as TriggerEvent[]
const On = v.union([
  v.picklist(ALL.filter((on) => !isNewer(on))),
  ...ALL.filter(isNewer).map((on) => newer(on, v.union([v.literal(on)]))),
]) as v.GenericSchema<TriggerEvent>

export const Trigger = marked(
  v.strictObject({
    on: On,
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
export const MOMENTS_OF_POWERS = [...Object.keys(MOMENTS_OF_DAY), 'result', 'day', 'night']

const Moment = v.union([
  v.picklist(MOMENTS_OF_POWERS.filter((word) => !NEWER_MOMENTS.includes(word))),
  ...NEWER_MOMENTS.map((word) => newer(word, v.union([v.literal(word)]))),
  named('call'),
])

const Power = partOf('power', {
  id: makesStep('power'),
  during: v.array(Moment),
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
