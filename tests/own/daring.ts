/**
 * Documents that nobody wrote and that may tell a secret: every trait, from every kind of source, by every kind of condition,
 * and every way to count hands and to tell news. The checker refuses some; what it lets through must tell nothing.
 */
import * as fc from 'fast-check'
import { anyDocument } from './generated'

type Part = Readonly<Record<string, unknown>>

const condition = fc.constantFrom<Part>(
  { nights: '2+' },
  { inDeck: 'wolf' },
  { count: 'everyone', atLeast: 5 },
  { the: 'self', is: { team: 'wolves' } },
  { the: 'self', is: { status: 'mark' } },
  { some: { status: 'hush' } },
  { the: 'self', is: { votersOf: { status: 'mark' } } },
  { some: { holds: 'lamp' } },
)

/** One word of each trait; those of the day twice, for they are seen. */
const word = fc.constantFrom<Part>(
  ...[
    { noVote: true },
    { noNominate: true },
    { noCandidate: true },
    { noSpeech: true },
    { weight: 2 },
    { weight: 0 },
    { against: 2 },
    { votesAs: 'giver' },
    { votesAs: { seat: { role: 'wolf' }, ifNone: 'free' } },
    { votesAs: { seat: { neighbours: 'self', side: 'left' }, told: true } },
  ].flatMap((trait): Part[] => [trait, trait]),
  { mustVote: { role: 'wolf' } },
  { mustVote: 'yes' },
  { mayVote: { neighbours: 'self', side: 'left' } },
  { noActs: true },
  { noGroup: true },
  { immune: 'claw' },
  { immune: 'vote' },
  { noShield: true },
  { away: true },
  { impaired: true },
  { noVisit: 'all' },
  { noVisit: { role: 'wolf' } },
  { seenAs: { team: 'wolves' } },
  { learns: 'wrongly' },
  { shownAs: 'farmer' },
  { shownAs: 'nothing' },
  { seenAs: { sameAs: { role: 'wolf' } } },
  { seenAs: { random: ['wolf', 'farmer'] } },
  { seenAs: { random: ['wolf', 'farmer'], each: true } },
  { learns: 'random' },
  { unseen: true },
  { sure: ['wolf.kill'] },
  { rests: ['wolf.kill'] },
)

const traitMap = fc
  .record({ word, if: condition }, { requiredKeys: ['word'] })
  .map(({ word: one, ...rest }): Part => ({ ...rest, ...one }))
const traits = fc.oneof(traitMap, fc.array(traitMap, { minLength: 2, maxLength: 2 }))

/** Of what nobody gave there is no giver. */
const ownTraits = traits.filter((made) => !JSON.stringify(made).includes('"giver"'))

const open = fc.constantFrom('never', 'dawn', 'atOnce')
const vote = fc.record(
  {
    shown: fc.constantFrom('live', 'closed', 'closed'),
    use: fc.constantFrom('any', 'each'),
    turn: fc.constantFrom('voter', 'candidate'),
    self: fc.constant(false),
    hands: fc.constantFrom<unknown>(
      2,
      { count: { votedBy: 'self' } },
      { count: { role: 'wolf' } },
      { count: { status: 'mark' } },
    ),
    voters: fc.constantFrom<unknown>({ not: { status: 'mark' } }, { not: { role: 'hermit' } }),
  },
  { requiredKeys: ['shown'] },
)
const runoff = fc
  .record(
    {
      shown: fc.constantFrom('live', 'closed'),
      hands: fc.constantFrom<unknown>(1, { count: { team: 'wolves' } }),
      voters: fc.constantFrom('others', 'all'),
    },
    { requiredKeys: [] },
  )
  .map((rules) => ({ runoff: rules }))
const tie = fc.oneof(
  fc.constantFrom<unknown>('lot', 'lastDead', { holder: 'mayor' }, { holder: 'hush' }),
  runoff,
)

const night = fc.constantFrom<Part>(
  { give: 'mark' },
  { give: 'hush' },
  { give: { status: 'veil', to: 'target' } },
  { give: { random: ['mark', 'veil'] } },
  { give: { status: 'veil', to: { role: 'hermit' } } },
  { give: { status: 'storm', to: 'table' } },
  { move: { object: 'lamp', to: 'target' } },
  { announce: { notice: 'hoot', seats: 'target' } },
  { announce: { notice: 'creak', seats: 'target' } },
)

/** What happens by itself, about nobody whom somebody chose. */
const byItself = fc.constantFrom<Part>(
  { give: { status: 'veil', to: { role: 'hermit' } } },
  { give: { status: 'veil', to: { status: 'mark' } } },
  { give: { status: 'storm', to: 'table' } },
  { move: { object: 'lamp', to: { role: 'hermit' } } },
  { announce: { notice: 'hoot' } },
  { announce: { notice: 'creak', seats: { role: 'hermit' } } },
)

const daring = fc.record(
  {
    role: ownTraits,
    mark: traits,
    hush: traits,
    veil: traits,
    lamp: ownTraits,
    isLampSeen: fc.boolean(),
    isVeilSeen: open,
    storm: fc.constantFrom<unknown>(
      0,
      1,
      2,
      { nightsSince: 'mark' },
      { count: { team: 'wolves' } },
    ),
    isStormSeen: open,
    isNewestFirst: fc.boolean(),
    acts: fc.tuple(night, night),
    at: fc.tuple(fc.constantFrom('day', 'dusk', 'dawn', 'nightEnds'), byItself),
    vote,
    tie: fc.array(tie, { minLength: 1, maxLength: 2 }),
    speeches: fc.constantFrom<unknown>(5, { count: 'everyone' }, { count: { status: 'mark' } }),
    proposal: fc.record(
      {
        of: fc.constantFrom<unknown>('others', { not: { status: 'mark' } }, { role: 'wolf' }),
        max: fc.constantFrom<unknown>(
          2,
          { count: { status: 'mark' } },
          { count: { role: 'wolf' } },
        ),
        voters: fc.constantFrom<unknown>({ not: { status: 'mark' } }, { not: { role: 'hermit' } }),
        shown: fc.constantFrom('live', 'closed', 'closed'),
      },
      { requiredKeys: ['shown'] },
    ),
    ballot: fc.record({
      of: fc.constantFrom<unknown>('everyone', { not: { status: 'mark' } }, { role: 'wolf' }),
      tells: fc.constantFrom('totals', 'names', 'outcome'),
      if: fc.constantFrom<Part>(
        {},
        { if: { answered: 'yes', of: 'moor.ask', atLeast: 1 } },
        { if: { answered: 'leave', of: 'inn.ask', atLeast: 1 } },
      ),
    }),
    election: fc.record(
      {
        again: fc.boolean(),
        tie: fc.array(tie, { maxLength: 1 }),
        of: fc.constantFrom({ not: { status: 'mark' } }, { role: 'wolf' }, { team: 'town' }),
      },
      { requiredKeys: ['again', 'tie'] },
    ),
    hand: fc.record({
      through: fc.constantFrom<unknown>(
        { status: 'mark' },
        { role: 'wolf' },
        { neighbours: { status: 'hush' } },
      ),
      veto: fc.boolean(),
      if: fc.constantFrom<Part>({}, { if: { some: { status: 'mark' } } }),
    }),
  },
  { requiredKeys: ['acts'] },
)

/** Most dare few things at once, so that the checker lets many through. */
const daringly = fc
  .tuple(daring, fc.array(fc.nat(14), { minLength: 9, maxLength: 12 }))
  .map(([made, left]) => {
    const parts = Object.entries(made).filter(([part]) => part !== 'acts')
    const out = new Set(left)
    return { ...Object.fromEntries(parts.filter((_, at) => !out.has(at))), acts: made.acts }
  }) as typeof daring

interface Whole extends Part {
  readonly roles: Readonly<Record<string, Part>>
  readonly statuses: Readonly<Record<string, Part>>
  readonly objects: Readonly<Record<string, Part>>
  readonly day: readonly Part[]
}

const withTraits = (given: unknown): Part => (given === undefined ? {} : { traits: given })

/** A crew is proposed by whoever leads in turn. */
function proposed({ of, max = 1, voters, shown }: Part): Part {
  const vote = { shown, ...(voters === undefined ? {} : { voters }) }
  const choose = { min: 1, max, ...(of === undefined ? {} : { of }) }
  const yes = [{ give: { status: 'mark', to: 'targets' } }]
  return { proposal: { leader: { next: 'mayor' }, choose, vote, times: 2, yes } }
}

/** Two questions, the second only after the first was answered so. */
function asked({ of, tells, if: after }: Part): Part[] {
  const inn = { id: 'inn.ask', of, tells, word: { stay: 'Stay', leave: 'Leave' } }
  const only = { yes: { team: 'wolves' } }
  const moor = { id: 'moor.ask', of, yes: true, tells, only }
  return [{ ballot: inn }, { ballot: moor }, { talk: { ...(after as Part) } }]
}

/** Cards go through hands that may be anybody's, and more is said once one was played. */
function handed({ through, veto, if: only }: Part): Part[] {
  const hand = { pile: 'signs', n: 3, through: [through, 'everyone'], veto, ...(only as Part) }
  return [{ handOn: hand }, { talk: { if: { played: 'flood', atLeast: 2 } } }]
}

/** Two who act at night for whatever is seen by day: a wolf, and a role of the town that the deck always has. */
const act = (id: string, effect: Part): Part => ({
  id,
  choose: { one: 'everyone' },
  do: [effect],
})

/** A whole document, as data. */
export const anyDaringDocument: fc.Arbitrary<Part> = fc
  .tuple(anyDocument, daringly)
  .map(([base, made]) => {
    const { roles, statuses, objects, day, ...rest } = base as Whole
    const trial = (day.at(-1) as { trial: Part }).trial
    const { calls: kills = [] } = roles['wolf'] as { calls?: readonly Part[] }
    const { calls = [] } = (roles['r0a'] ?? {}) as { calls?: readonly Part[] }
    const [, moment] = made.at ?? []
    return {
      ...rest,
      notices: { hoot: { text: 'An owl hoots.' }, creak: { text: 'A door creaks.' } },
      roles: {
        ...roles,
        wolf: { ...roles['wolf'], calls: [...kills, act('wolf.act', made.acts[0])] },
        r0a: {
          ...roles['r0a'],
          ...withTraits(made.role),
          calls: [...calls, act('r0a.more', made.acts[1])],
        },
      },
      statuses: {
        ...statuses,
        mark: {
          ...statuses['mark'],
          ...withTraits(made.mark),
          ...(made.isNewestFirst ? { listed: 'newest' } : {}),
        },
        hush: { ...statuses['hush'], ...withTraits(made.hush) },
        veil: {
          name: 'Veiled',
          until: 'never',
          public: made.isVeilSeen ?? 'dawn',
          ...withTraits(made.veil),
        },
        storm: {
          name: 'Storm',
          until: 'dusk',
          table: true,
          public: made.isStormSeen ?? 'never',
          ...(made.storm === undefined ? {} : { traits: { verdicts: made.storm } }),
        },
      },
      objects: {
        lamp: {
          ...objects['lamp'],
          ...(made.isLampSeen ? { public: 'atOnce' } : {}),
          ...withTraits(made.lamp),
        },
      },
      ...(made.at && moment
        ? { when: [{ on: made.at[0], do: [{ if: { some: { role: 'hermit' } }, do: [moment] }] }] }
        : {}),
      day: [
        ...(made.speeches === undefined ? [] : [{ speeches: { seconds: made.speeches } }]),
        ...day.slice(0, -1).filter((part) => !('election' in part)),
        ...(made.proposal ? [proposed(made.proposal)] : []),
        ...(made.ballot ? asked(made.ballot) : []),
        ...(made.hand ? handed(made.hand) : []),
        ...(made.election ? [{ election: { office: 'mayor', ...made.election } }] : []),
        {
          trial: {
            ...trial,
            ...(made.vote && { vote: made.vote }),
            ...(made.tie && { tie: made.tie }),
          },
        },
      ],
    }
  })
