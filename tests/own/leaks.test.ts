/**
 * What the room would notice and must not know: every trait from every kind of source at every place that everybody sees is
 * refused, once and where it stands; its sound sibling is a game.
 */
import { describe, expect, it } from 'vitest'
import { OF_COUNT, OF_DAY } from '../../src/own/analyse/secretTraits'
import type { TraitName } from '../../src/own/schema/traits'
import { open } from '../../src/own/open/open'

const VALUES: Readonly<Partial<Record<TraitName, string>>> = {
  noCandidate: 'true',
  noSpeech: 'true',
  noNominate: 'true',
  noVote: 'true',
  verdicts: '2',
  weight: '2',
  against: '1',
  votesAs: '{ seat: { neighbours: self, side: left } }',
}

interface Parts {
  readonly thief?: string
  readonly statuses?: readonly string[]
  readonly objects?: string
  readonly day?: string
}

/** A small game with these parts; what is to be refused stands on a line that says so. */
const documentOf = ({
  thief = '',
  statuses = [],
  objects,
  day = TALK,
}: Parts): string => `nightfall: 1
needs: 2
id: small
edition: 1
languages: [en]
name: Small
players: { min: 5, max: 7, best: [5, 6] }
teams:
  guests: { name: Guests }
  thieves: { name: Thieves }
roles:
  guest: { team: guests, name: Guest, supply: 7 }
  thief:
    team: thieves
    name: Thief
    calls:
      - { id: thief.take, choose: { one: others }, do: [{ attack: knife }, { give: mark }, { give: { status: air, to: table } }] }
${thief}
piles: { deeds: { cards: { good: { name: Good, count: 2 }, bad: { name: Bad, count: 3 } } } }
statuses:
  mark: { name: Mark, until: dusk }
  air: { name: Air, table: true, until: dusk }
  office: { name: Office, until: never, unique: true, public: atOnce }
${statuses.map((line) => `  ${line}`).join('\n')}
${objects === undefined ? '' : `objects:\n  ${objects}`}
deck:
  rows: { 5: { thief: 1 } }
  fill: guest
day:
${day}
victory:
  - { wins: guests, if: { none: { team: thieves } } }
  - { wins: thieves, if: { count: everyone, atMost: 2 } }
`

const TALK = '  - talk: { seconds: 60 }'

/** A trait at every kind of source: what stands where, with the words by which it holds. */
const at = (traits: string): Readonly<Record<string, Parts>> => ({
  'a role': { thief: `    traits: ${traits} # here` },
  'an object': { objects: `ring: { start: { role: thief }, traits: ${traits} } # here` },
  'an object that everybody sees': {
    objects: `ring: { start: { role: thief }, public: atOnce, traits: ${traits} } # here`,
  },
  'a private status': {
    thief: '    when: [{ on: start, do: [{ give: { status: odd, to: self } }] }]',
    statuses: [`odd: { name: Odd, until: never, traits: ${traits} } # here`],
  },
  'a private status of the table': {
    thief: '    when: [{ on: start, do: [{ give: { status: odd, to: table } }] }]',
    statuses: [`odd: { name: Odd, until: never, table: true, traits: ${traits} } # here`],
  },
})

/** The same at a status that everybody hears of. */
const openly = (
  traits: string,
  give = 'on: dusk, do: [{ give: { status: odd, to: self } }]',
): Parts => ({
  thief: `    when: [{ ${give} }]`,
  statuses: [`odd: { name: Odd, until: never, public: dawn, traits: ${traits} } # here`],
})

const SECRET = 'if: { the: self, is: { role: thief } }'
const OPEN = 'if: { the: self, is: { status: office } }'
const FIXED = 'if: { nights: 2+ }'

/** `code`s of all errors, on the line that is meant or elsewhere. */
function errorsIn(text: string): string[] {
  const lines = text.split('\n')
  return open(text)
    .problems.filter(({ level }) => level === 'error')
    .map(
      ({ code, line }) =>
        `${code} ${/# here/.test(lines[line - 1] ?? '') ? 'here' : `line ${line}`}`,
    )
}

const trait = (name: TraitName, condition?: string): string =>
  `{ ${condition === undefined ? '' : `${condition}, `}${name}: ${VALUES[name] ?? ''} }`

/** Every place where hands are counted, as everybody watches it and as nobody does. */
const COUNTS: readonly {
  readonly place: string
  readonly live: string
  readonly closed: string
}[] = [
  {
    place: 'a trial',
    live: '  - trial: { stand: everyone } # here',
    closed: '  - trial: { vote: { shown: closed } }',
  },
  {
    place: 'a trial that says so',
    live: '  - trial: { vote: { shown: live } } # here',
    closed: '  - trial: { vote: { shown: closed } }',
  },
  {
    place: 'a run-off of a trial',
    live: '  - trial: { vote: { shown: closed }, tie: [{ runoff: { shown: live } }] } # here',
    closed: '  - trial: { vote: { shown: closed }, tie: [{ runoff: { shown: closed } }] }',
  },
  {
    place: 'an election',
    live: '  - election: { office: office } # here',
    closed: '  - election: { office: office, closed: true }',
  },
  {
    place: 'an election that says so',
    live: '  - election: { office: office, closed: false } # here',
    closed: '  - election: { office: office, closed: true }',
  },
  {
    place: 'a run-off of an election',
    live: '  - election: { office: office, closed: true, tie: [{ runoff: { shown: live } }] } # here',
    closed: '  - election: { office: office, closed: true, tie: [runoff] }',
  },
]

const unmarked = (parts: Parts): Parts =>
  JSON.parse(JSON.stringify(parts).replaceAll(' # here', '')) as Parts

describe('A trait that changes a list, a queue or a step of the day', () => {
  const sources = OF_DAY.flatMap((name) => Object.keys(at('')).map((source) => ({ name, source })))

  it.each(sources)(
    '$name is refused at $source, with and without a condition (OG-93)',
    ({ name, source }) => {
      for (const condition of [undefined, FIXED, OPEN, SECRET]) {
        const parts = at(trait(name, condition))[source] ?? {}
        expect(errorsIn(documentOf(parts))).toEqual(['secretTrait here'])
      }
    },
  )

  it.each(OF_DAY)(
    '%s may come from a status that is told, by a condition that everybody knows (OG-93)',
    (name) => {
      for (const condition of [undefined, FIXED, OPEN]) {
        expect(errorsIn(documentOf(openly(trait(name, condition))))).toEqual([])
      }
      expect(errorsIn(documentOf(openly(trait(name, SECRET))))).toEqual(['secretTrait here'])
    },
  )

  it.each(OF_DAY)(
    '%s is refused where nothing is told of a status, for it is given by day (OG-93)',
    (name) => {
      const byDay = 'on: day, do: [{ give: { status: odd, to: self } }]'
      const parts = openly(trait(name), byDay)
      expect(errorsIn(documentOf(parts))).toEqual(['secretTrait here'])
      const atOnce = {
        ...parts,
        statuses: (parts.statuses ?? []).map((line) => line.replace('dawn', 'atOnce')),
      }
      expect(errorsIn(documentOf(atOnce))).toEqual([])
    },
  )
})

describe('A trait that changes what hands come to', () => {
  const cases = OF_COUNT.flatMap((name) => COUNTS.map((count) => ({ name, ...count })))

  it.each(cases)(
    '$name is refused in $place that is watched, from every secret source (OG-94)',
    ({ name, live, closed }) => {
      for (const condition of [undefined, FIXED, SECRET]) {
        for (const parts of Object.values(at(trait(name, condition)))) {
          expect(errorsIn(documentOf({ ...unmarked(parts), day: live }))).toEqual([
            'secretWeight here',
          ])
          expect(errorsIn(documentOf({ ...unmarked(parts), day: closed }))).toEqual([])
        }
      }
    },
  )

  it.each(cases)(
    '$name counts in $place that is watched, from a status that is told (OG-94)',
    ({ name, live, closed }) => {
      for (const condition of [undefined, FIXED, OPEN]) {
        expect(errorsIn(documentOf({ ...openly(trait(name, condition)), day: live }))).toEqual([])
      }
      const secret = unmarked(openly(trait(name, SECRET)))
      expect(errorsIn(documentOf({ ...secret, day: live }))).toEqual(['secretWeight here'])
      expect(errorsIn(documentOf({ ...secret, day: closed }))).toEqual([])
    },
  )

  it.each(COUNTS)(
    'votesAs somebody whom nobody knows is refused in $place that is watched (OG-94)',
    ({ live, closed }) => {
      for (const votesAs of ['giver', '{ seat: giver, told: true }', '{ seat: { role: thief } }']) {
        const parts = unmarked(openly(`{ votesAs: ${votesAs} }`))
        expect(errorsIn(documentOf({ ...parts, day: live }))).toEqual(['secretWeight here'])
        expect(errorsIn(documentOf({ ...parts, day: closed }))).toEqual([])
      }
    },
  )
})

describe('How many hands somebody has', () => {
  const places = [
    ['a trial', (hands: string) => `  - trial: { vote: { hands: ${hands} } } # here`],
    [
      'a closed trial',
      (hands: string) => `  - trial: { vote: { shown: closed, hands: ${hands} } } # here`,
    ],
    [
      'a run-off',
      (hands: string) => `  - trial: { tie: [{ runoff: { hands: ${hands} } }] } # here`,
    ],
    [
      'a run-off of an election',
      (hands: string) =>
        `  - election: { office: office, tie: [{ runoff: { hands: ${hands} } }] } # here`,
    ],
    [
      'a run-off of a closed election',
      (hands: string) =>
        `  - election: { office: office, closed: true, tie: [{ runoff: { hands: ${hands} } }] } # here`,
    ],
  ] as const
  const secret = [
    '{ count: { team: thieves } }',
    '{ sum: [1, { count: { both: [self, { role: thief }] } }] }',
    '{ stacks: mark }',
    '{ count: { if: { some: { role: thief } }, then: self } }',
  ]
  const known = [
    '2',
    '{ lives: self }',
    '{ sum: [1, { count: { both: [self, { status: office }] } }] }',
  ]

  it.each(places)('is refused in %s where it hangs on a secret (OG-93)', (_, day) => {
    for (const hands of secret)
      expect(errorsIn(documentOf({ day: day(hands) }))).toEqual(['secretHands here'])
    for (const hands of known) expect(errorsIn(documentOf({ day: day(hands) }))).toEqual([])
  })
})

describe('Who votes', () => {
  const secret = [
    '{ role: guest }',
    '{ not: { status: mark } }',
    '{ if: { some: { role: thief } }, then: everyone }',
  ]

  it.each(secret)(
    '%s is refused in a vote or run-off that is watched, and may be in one that is not (OG-93)',
    (voters) => {
      const trial = (vote: string, tie = '[none]') =>
        documentOf({ day: `  - trial: { vote: { ${vote} }, tie: ${tie} } # here` })
      expect(errorsIn(trial(`voters: ${voters}`))).toEqual(['secretVoters here'])
      expect(errorsIn(trial(`voters: ${voters}, shown: live`))).toEqual(['secretVoters here'])
      const closed = `voters: ${voters}, shown: closed`
      expect(errorsIn(trial(closed, '[{ runoff: { shown: live } }]'))).toEqual([
        'secretVoters here',
      ])
      expect(errorsIn(trial(closed, '[runoff, { runoff: { voters: others } }]'))).toEqual([])
    },
  )

  it('may be whoever has what everybody knows of (OG-93)', () => {
    const day = '  - trial: { vote: { voters: { not: { status: office } } } }'
    expect(errorsIn(documentOf({ day }))).toEqual([])
  })
})

describe('Whether and with whom a part of the day is held', () => {
  const PARTS = [
    '  - { talk: { seconds: 10 }, if: CONDITION } # here',
    '  - talk: { seconds: 10, if: CONDITION } # here',
    '  - speeches: { seconds: 10, if: CONDITION } # here',
    '  - speeches: { seconds: 10, who: { if: CONDITION, then: everyone } } # here',
    '  - lastWords: { seconds: 10, if: CONDITION } # here',
    '  - election: { office: office, if: CONDITION } # here',
    '  - trial: { if: CONDITION } # here',
    '  - { notice: Look up., if: CONDITION } # here',
    '  - proposal: { leader: office, choose: { min: 1, max: 2 }, if: CONDITION } # here',
    '  - proposal: { leader: office, choose: { of: { if: CONDITION, then: others }, min: 1, max: 2 } } # here',
    '  - proposal: { leader: office, choose: { min: { count: { if: CONDITION, then: everyone } }, max: 2 } } # here',
    '  - proposal: { leader: office, choose: { min: 1, max: 1 }, vote: { voters: { if: CONDITION, then: everyone } } } # here',
    '  - ballot: { id: some.thing, yes: true, if: CONDITION } # here',
    '  - talk: { of: { if: CONDITION, then: everyone } } # here',
    '  - election: { office: office, of: { if: CONDITION, then: everyone } } # here',
    '  - trial: { of: { if: CONDITION, then: everyone } } # here',
    '  - ballot: { id: some.thing, yes: true, of: { if: CONDITION, then: everyone } } # here',
    '  - handOn: { pile: deeds, n: 2, through: [everyone, { status: office }], if: CONDITION } # here',
    '  - handOn: { pile: deeds, n: 2, through: [everyone, { if: CONDITION, then: everyone }] } # here',
  ]

  it.each(PARTS)(
    '“%s” is refused by a secret, and may hang on what everybody knows (OG-93)',
    (part) => {
      for (const condition of ['{ some: { role: thief } }', '{ some: { status: mark } }']) {
        const day = part.replace('CONDITION', condition)
        expect(errorsIn(documentOf({ day }))).toEqual(['secretDay here'])
      }
      for (const condition of [
        '{ some: { status: office } }',
        '{ nights: 2+ }',
        '{ count: everyone, over: 3 }',
      ]) {
        const day = part.replace('CONDITION', condition)
        expect(errorsIn(documentOf({ day }))).toEqual([])
      }
    },
  )

  it('is refused for the holder of something private, in a trial and in an election (OG-93)', () => {
    for (const part of [
      'trial: { tie: [{ holder: mark }] }',
      'election: { office: office, tie: [{ holder: mark }] }',
    ]) {
      expect(errorsIn(documentOf({ day: `  - ${part} # here` }))).toEqual(['secretDay here'])
      expect(errorsIn(documentOf({ day: `  - ${part.replace('mark', 'office')}` }))).toEqual([])
    }
  })
})
