/** Who there is: players, teams, roles, cards, how they are dealt, and the deck. */
import * as v from 'valibot'
import { Calls } from './calls'
import { Condition } from '../language/expressions'
import { Traits } from './lasting'
import { LIMITS } from '../schema/limits'
import { MOST_IN_MIDDLE } from '../language/base/middle'
import { coded, exactlyOne, marked, named, newer, partOf } from '../schema/marks'
import {
  Colour,
  Help,
  Name,
  OtherText,
  Yes,
  byId,
  integer,
  makes,
  number,
  oneOf,
} from '../schema/scalars'
import { Powers, When } from './triggers'

export const Players = v.strictObject({
  // The range itself is looked at as a whole.
  min: integer(0, 99),
  max: integer(0, 99),
  best: v.tuple([integer(0, 99), integer(0, 99)]),
})
export type Players = v.InferOutput<typeof Players>

/** A part from the shelf of recipes; gone after expanding. */
const shelf = {
  like: v.exactOptional(v.string()),
  with: v.exactOptional(v.record(v.string(), v.any())),
}

const Team = partOf('team', {
  name: Name,
  goal: v.exactOptional(OtherText),
  won: v.exactOptional(OtherText),
  called: v.exactOptional(Name),
  many: v.exactOptional(Yes),
  colour: v.exactOptional(Colour),
  solo: v.exactOptional(Yes),
  calls: v.exactOptional(Calls),
  when: v.exactOptional(When),
  ...shelf,
})
export type Team = v.InferOutput<typeof Team>
export const Teams = v.pipe(byId('team', Team, LIMITS.teams), v.minEntries(1))

/** What its holder believes to be, or one of these, drawn. */
const Believes = newer(
  'believes',
  v.union([
    named('role'),
    v.strictObject({ oneOf: v.pipe(v.array(named('role')), v.minLength(1)) }),
  ]),
)

const Role = partOf('role', {
  team: named('team'),
  name: Name,
  help: v.exactOptional(Help),
  called: v.exactOptional(Name),
  many: v.exactOptional(Yes),
  kind: v.exactOptional(makes('kind')),
  supply: v.exactOptional(number(0, 80)),
  stays: v.exactOptional(Yes),
  believes: v.exactOptional(Believes),
  traits: v.exactOptional(Traits),
  calls: v.exactOptional(Calls),
  powers: v.exactOptional(Powers),
  when: v.exactOptional(When),
  alsoWins: v.exactOptional(Condition),
  ...shelf,
})
export type Role = v.InferOutput<typeof Role>
export const Roles = v.pipe(byId('role', Role, LIMITS.roles), v.minEntries(2))

const Card = v.strictObject({
  role: named('role'),
  name: Name,
  supply: v.exactOptional(number(0, 80)),
  active: v.exactOptional(oneOf('any', 'top')),
  believes: v.exactOptional(Believes),
  help: v.exactOptional(Help),
})
export type Card = v.InferOutput<typeof Card>
export const Cards = byId('card', Card, LIMITS.cards)

/** How many cards lie in the middle. */
const inMiddle = number(0, MOST_IN_MIDDLE)

export const Deal = v.strictObject({
  /** The box is the same whatever the house plays. */
  perSeat: v.exactOptional(integer(1, 4)),
  stacked: v.exactOptional(v.boolean()),
  extra: v.exactOptional(
    v.union([inMiddle, v.strictObject({ with: named('card'), cards: inMiddle })]),
  ),
  never: v.exactOptional(v.array(v.strictObject({ oneOfEach: v.array(v.array(named('card'))) }))),
})
export type Deal = v.InferOutput<typeof Deal>

/** From a number of players on: how many of each card, or of each kind of role. */
const Rows = v.record(
  coded('badNumber', v.pipe(v.string(), v.regex(/^\d{1,2}$/))),
  v.record(named('card', 'kind'), number(0, 80)),
)
export type Rows = v.InferOutput<typeof Rows>

const DeckCheck = partOf('deckCheck', {
  of: v.union([v.literal('players'), v.array(named('card'))]),
  atLeast: v.exactOptional(number(0, 200)),
  atMost: v.exactOptional(number(0, 200)),
  level: v.picklist(['refuse', 'warn']),
  say: OtherText,
  if: v.exactOptional(Condition),
})
export type DeckCheck = v.InferOutput<typeof DeckCheck>

const Variant = partOf('deckVariant', {
  if: Condition,
  rows: Rows,
  fill: v.exactOptional(named('card')),
  check: v.exactOptional(v.array(DeckCheck)),
})
export type Variant = v.InferOutput<typeof Variant>

export const Deck = partOf('deck', {
  rows: Rows,
  fill: named('card'),
  check: v.exactOptional(v.array(DeckCheck)),
  variants: v.exactOptional(v.array(Variant)),
})
export type Deck = v.InferOutput<typeof Deck>

/** The kinds of house rule; exactly one of them stands in each, with its default. */
export const RULE_KINDS = ['switch', 'choice', 'number', 'seconds'] as const
const OptionValues = v.pipe(v.record(v.string(), OtherText), v.maxEntries(LIMITS.optionValues))
const HouseRule = exactlyOne(
  v.strictObject({
    switch: v.exactOptional(v.boolean()),
    choice: v.exactOptional(v.string()),
    number: v.exactOptional(integer(-999, 9999)),
    seconds: v.exactOptional(
      v.pipe(byId('word', integer(0, 9999), LIMITS.optionValues), v.minEntries(1)),
    ),
    name: Name,
    help: v.exactOptional(Help),
    values: v.exactOptional(OptionValues),
    min: v.exactOptional(integer(-999, 9999)),
    max: v.exactOptional(integer(-999, 9999)),
  }),
  RULE_KINDS,
)
export type HouseRule = v.InferOutput<typeof HouseRule>
export const HouseRules = marked(byId('option', HouseRule, LIMITS.options), {})
