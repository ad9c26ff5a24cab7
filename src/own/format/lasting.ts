/** What lasts: statuses, traits, counters, links, objects, shields, and the names of causes, notices and signs. */
import * as v from 'valibot'
import { Calls } from './calls'
import { Until } from '../schema/until'
import { Condition, fields, Who, type Opened } from '../language/expressions'
import { traitMap, type TraitMap as TraitMapWithin } from '../schema/traits'
import { LENGTHS, LIMITS } from '../schema/limits'
import { named, newer, part, partOf } from '../schema/marks'
import {
  Causes,
  Help,
  ItemText,
  Name,
  Nights,
  Yes,
  byId,
  number,
  oneOf,
  text,
} from '../schema/scalars'
import { Powers, When } from './triggers'

const TraitMap = part('traits', traitMap(fields)) as unknown as v.GenericSchema<TraitMap>
/** Traits with the expressions in them. */
export type TraitMap = Opened<TraitMapWithin>
export const Traits = v.union([TraitMap, v.array(TraitMap)])
export type Traits = v.InferOutput<typeof Traits>

const Status = partOf('status', {
  name: Name,
  until: Until,
  help: v.exactOptional(Help),
  called: v.exactOptional(Name),
  many: v.exactOptional(Yes),
  table: v.exactOptional(Yes),
  public: v.exactOptional(oneOf('never', 'dawn', 'atOnce')),
  every: v.exactOptional(Yes),
  listed: v.exactOptional(oneOf('seat', 'newest')),
  told: v.exactOptional(ItemText),
  ended: v.exactOptional(ItemText),
  stacks: v.exactOptional(Yes),
  afterDeath: v.exactOptional(newer('afterDeath', v.union([Yes]))),
  unique: v.exactOptional(Yes),
  traits: v.exactOptional(Traits),
  calls: v.exactOptional(Calls),
  powers: v.exactOptional(newer('powers', Powers)),
  when: v.exactOptional(When),
})
export type Status = v.InferOutput<typeof Status>
export const Statuses = byId('status', Status, LIMITS.statuses)

const Counter = v.strictObject({
  name: v.exactOptional(Name),
  start: v.exactOptional(number(-999, 999)),
  shown: v.exactOptional(Yes),
})
export type Counter = v.InferOutput<typeof Counter>
export const Counters = byId('counter', Counter, LIMITS.counters)

const Link = partOf('link', {
  name: v.exactOptional(Name),
  kind: v.picklist(['group', 'arrow']),
  dieTogether: v.exactOptional(named('cause')),
  calls: v.exactOptional(Calls),
  when: v.exactOptional(When),
  called: v.exactOptional(Name),
  many: v.exactOptional(Yes),
})
export type Link = v.InferOutput<typeof Link>
export const Links = byId('link', Link, LIMITS.links)

const OwnObject = partOf('object', {
  name: v.exactOptional(Name),
  start: v.exactOptional(Who),
  whenOut: v.exactOptional(v.union([v.literal('gone'), Who])),
  public: v.exactOptional(oneOf('never', 'atOnce')),
  traits: v.exactOptional(Traits),
  calls: v.exactOptional(Calls),
  powers: v.exactOptional(newer('powers', Powers)),
  when: v.exactOptional(When),
  called: v.exactOptional(Name),
  many: v.exactOptional(Yes),
})
export type OwnObject = v.InferOutput<typeof OwnObject>
export const Objects = byId('object', OwnObject, LIMITS.objects)

const Shield = partOf('shield', {
  status: named('status'),
  against: Causes,
  then: oneOf('saved', 'giver', 'attacker', 'both'),
  keeps: v.exactOptional(Yes),
  told: v.exactOptional(Yes),
  if: v.exactOptional(Condition),
})
export type Shield = v.InferOutput<typeof Shield>
export const Shields = v.pipe(v.array(Shield), v.maxLength(LIMITS.shields))

const Cause = v.strictObject({ name: v.exactOptional(Name), told: v.exactOptional(Yes) })
export type Cause = v.InferOutput<typeof Cause>
/** Built-in causes may be named and told here, too. */
export const CauseTable = v.record(named('cause'), Cause)

const Notice = v.strictObject({ text: ItemText })
export const Notices = byId('notice', Notice, 60)
const Sign = v.strictObject({ name: Name, do: v.exactOptional(text(LENGTHS.spoken)) })
export const Signs = byId('sign', Sign, 60)

export const Night = v.strictObject({
  resolve: v.exactOptional(oneOf('natural', 'inTurn')),
  called: v.exactOptional(oneOf('always', 'untilShown')),
  order: v.exactOptional(v.array(named('call'))),
  keep: v.exactOptional(v.array(v.tuple([named('call'), named('call')]))),
  joined: v.exactOptional(v.array(v.tuple([named('call'), named('call')]))),
  mayChange: v.exactOptional(v.boolean()),
})
export type Night = v.InferOutput<typeof Night>

const Shown = oneOf('role', 'team', 'card', 'nothing')
/** By the cause that is told, and for all others. */
const ByCause = v.record(v.union([v.literal('other'), named('cause')]), Shown)
export const Deaths = v.strictObject({
  losses: v.exactOptional(oneOf('one', 'each')),
  show: v.exactOptional(v.union([Shown, newer('show', ByCause)])),
  showVoted: v.exactOptional(Shown),
  order: v.exactOptional(v.array(named('cause'))),
  nobody: v.exactOptional(Nights),
  votes: v.exactOptional(newer('votes', v.union([oneOf('once', 'always')]))),
  speak: v.exactOptional(newer('speak', v.union([Yes]))),
})
export type Deaths = v.InferOutput<typeof Deaths>
