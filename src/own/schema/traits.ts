/** What can be true of a player: one entry a trait. */
import * as v from 'valibot'
import { MOST } from './limits'
import { named, newer } from './marks'
import { Causes, FromOption, Yes, number, oneOf } from './scalars'
import type { ConditionWithin, Fields, SetWithin } from './fields'

/**
 * What a trait changes: something of the night, which nobody sees; a list, a queue or a step of the day, which everybody
 * sees; what hands come to, which everybody sees where the count is watched; or for whom hands may go up at all.
 */
export type Changes = 'night' | 'day' | 'count' | 'hands'

interface TraitEntry {
  /** What it is for, in one sentence, for editors and for the reference. */
  readonly about: string
  readonly changes: Changes
  readonly schema: (fields: Fields) => v.GenericSchema
}

const yes = () => Yes
const calls = () => v.array(named('call'))

const votesAs = ({ who }: Fields) =>
  v.union([
    v.literal('giver'),
    v.strictObject({
      seat: who,
      ifNone: v.exactOptional(oneOf('nobody', 'free')),
      told: v.exactOptional(Yes),
    }),
  ])

const seenAs = ({ who }: Fields) =>
  v.union([
    v.strictObject({
      role: v.exactOptional(named('role')),
      team: v.exactOptional(named('team')),
    }),
    newer('sameAs', v.strictObject({ sameAs: who })),
    newer(
      'random',
      v.strictObject({
        random: v.pipe(v.array(named('role')), v.minLength(1)),
        each: v.exactOptional(Yes),
      }),
    ),
  ])

export const TRAITS = {
  noActs: { about: 'No calls of their own.', changes: 'night', schema: yes },
  noGroup: { about: 'Not awake with the group.', changes: 'night', schema: yes },
  noVote: { about: 'No vote.', changes: 'count', schema: yes },
  noNominate: { about: 'May nominate nobody.', changes: 'day', schema: yes },
  noCandidate: { about: 'Cannot be brought to trial.', changes: 'day', schema: yes },
  noSpeech: { about: 'May not speak.', changes: 'day', schema: yes },
  weight: {
    about: 'How much each hand counts.',
    changes: 'count',
    schema: () => number(0, 99),
  },
  against: {
    about: 'How many votes are added against the player in each verdict.',
    changes: 'count',
    schema: () => number(0, 99),
  },
  votesAs: {
    about: 'Whose hands this player’s votes follow.',
    changes: 'count',
    schema: votesAs,
  },
  mustVote: {
    about: 'For whom this player has to raise a hand; or that they have to (yes), or may not (no).',
    changes: 'hands',
    schema: ({ who }) => newer('mustVote', v.union([v.literal('yes'), v.literal('no'), who])),
  },
  mayVote: {
    about: 'This player may raise a hand only for whom these raise theirs.',
    changes: 'hands',
    schema: ({ who }) => newer('mayVote', v.union([who])),
  },
  immune: {
    about: 'Attacks of these causes do nothing.',
    changes: 'night',
    schema: () => Causes,
  },
  noShield: { about: 'No shield helps.', changes: 'night', schema: yes },
  away: {
    about: 'Anything aimed at the player tonight does nothing.',
    changes: 'night',
    schema: yes,
  },
  impaired: {
    about: 'Whatever the player does fails, and nobody notices.',
    changes: 'night',
    schema: () => newer('impaired', v.union([v.boolean(), FromOption])),
  },
  noVisit: {
    about: 'Whose visits are stopped; everything that such a visitor does in that call fails.',
    changes: 'night',
    schema: ({ who }) => newer('noVisit', v.union([v.literal('all'), who])),
  },
  seenAs: { about: 'How the player appears.', changes: 'night', schema: seenAs },
  learns: {
    about: 'What the player is shown: something wrong, or half the time (wrongly, random).',
    changes: 'night',
    schema: () => newer('learns', v.union([v.picklist(['wrongly', 'random']), FromOption])),
  },
  shownAs: {
    about: 'The role that is turned over when the player dies, or nothing.',
    changes: 'night',
    schema: () => newer('shownAs', v.union([v.literal('nothing'), named('role')])),
  },
  unseen: { about: 'Whether it does not count as a visit.', changes: 'night', schema: yes },
  sure: { about: 'Calls whose attacks no shield can stop.', changes: 'night', schema: calls },
  rests: { about: 'Calls that rest.', changes: 'night', schema: calls },
  verdicts: {
    about: 'How many verdicts there are today.',
    changes: 'day',
    schema: ({ number: workedOut }) =>
      v.pipe(
        v.union([number(0, MOST.verdicts), newer('verdicts', v.union([workedOut]))]),
        v.check((given) => typeof given !== 'number' || (given >= 0 && given <= MOST.verdicts)),
      ),
  },
} as const satisfies Readonly<Record<string, TraitEntry>>

export type TraitName = keyof typeof TRAITS

/** What is true of a player, of all of it only what stands there. */
export type TraitMap = { if?: ConditionWithin } & {
  [N in TraitName]?: v.InferOutput<ReturnType<(typeof TRAITS)[N]['schema']>>
}

/** The traits as they stand in a document, under a condition where there is one. */
export const traitMap = (fields: Fields) =>
  v.strictObject({
    if: v.exactOptional(fields.condition),
    ...Object.fromEntries(
      Object.entries(TRAITS).map(([name, { schema }]) => [name, v.exactOptional(schema(fields))]),
    ),
  }) as unknown as v.GenericSchema<TraitMap>

/** Traits that change this, in their order. */
export const traitsChanging = (what: Changes): TraitName[] =>
  (Object.keys(TRAITS) as TraitName[]).filter((name) => TRAITS[name].changes === what)

const OF_NIGHT: ReadonlySet<TraitName> = new Set(traitsChanging('night'))

/** Whether a trait fails whoever is impaired: what everybody sees by day does not, for they would see it fail. */
export const canFail = (name: TraitName): boolean => name !== 'impaired' && OF_NIGHT.has(name)

/** Whoever the votes of somebody follow, where they do. */
export const followed = ({ votesAs: whose }: TraitMap): SetWithin | 'giver' | undefined =>
  typeof whose === 'object' ? whose.seat : whose
