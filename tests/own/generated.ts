/** Documents that nobody wrote: any of the words of the language, put together so that they pass all checks (OG-142). */
import * as fc from 'fast-check'

type Part = Readonly<Record<string, unknown>>

const who = fc.constantFrom<unknown>(
  'others',
  'everyone',
  { not: { team: 'own' } },
  { neighbours: 'self' },
  { both: ['others', { status: 'mark' }] },
  { any: [{ role: 'wolf' }, { neighbours: 'self', side: 'left' }] },
  { within: 2, of: 'self' },
  { any: [{ nth: 'self', n: 3 }, { opposite: 'self' }] },
  { between: ['self', { opposite: 'self' }] },
  { any: [{ votersOf: 'self' }, { votedBy: { status: 'mark' } }] },
)

const condition = fc.constantFrom<unknown>(
  { nights: '2+' },
  { some: { team: 'wolves' } },
  { the: 'target', is: { team: 'wolves' } },
  { count: 'everyone', atLeast: 5 },
  { nightsSince: 'mark', atLeast: 1 },
  { nightsSince: 'claw', under: 2 },
  { chance: '1/3' },
  { not: { some: { both: ['target', { status: 'mark' }] } } },
  { the: 'target', is: { within: 1, of: { status: 'mark' } } },
)

const plainEffect = fc.constantFrom<Part>(
  { attack: 'claw' },
  { attack: { cause: 'bite', sure: true } },
  { give: 'mark' },
  { give: { status: 'hush', until: { dusks: 2 } } },
  { give: 'guard' },
  { give: 'shut' },
  { give: { random: ['mark', 'hush', 'guard'] } },
  { give: { random: ['mark', 'hide'], to: 'self' } },
  { give: 'daze' },
  { give: { status: 'hide', to: 'self' } },
  { take: 'mark' },
  { show: { team: 'target' } },
  { show: { thumb: { the: 'target', is: { role: 'wolf' } } } },
  { show: { seats: { visitorsOf: 'target' } } },
  { show: { fingers: { count: { team: 'wolves' } }, range: [1, 3] } },
  { show: { top: 2, of: 'signs' } },
  { count: { counter: 'tally', of: 'target', add: 1 } },
  { link: { link: 'bound', to: 'target' } },
  { become: { role: 'farmer', who: 'target' } },
  { join: { team: 'town', who: 'target' } },
  { become: { role: { random: ['farmer', 'wolf'] }, who: 'target' } },
  { become: { role: { random: 'notDealt' }, who: 'target' } },
  { become: { role: { random: 'dealt' }, who: 'self' } },
  { show: { notDealt: 2 } },
  { show: { answerOf: 'wolf.kill' } },
  { cover: { who: 'target' } },
  { cover: { who: 'target', as: 'wolf' } },
  { show: { notDealt: 1, of: 'town' } },
  { redirect: { acts: 'target', onto: 'self' } },
  { swap: ['self', 'target'] },
  { move: { object: 'lamp', to: 'target' } },
  { reveal: { who: 'target' } },
  { announce: { notice: 'hoot', seats: 'target' } },
)

const effect: fc.Arbitrary<Part> = fc.oneof(
  { weight: 4, arbitrary: plainEffect },
  {
    weight: 1,
    arbitrary: fc.record({ if: condition, do: fc.array(plainEffect, { maxLength: 2 }) }),
  },
)

const call = (id: string): fc.Arbitrary<Part> =>
  fc
    .record(
      {
        choose: fc.record(
          {
            one: who,
            must: fc.boolean(),
            self: fc.boolean(),
            again: fc.constantFrom('always', 'notNext', 'never'),
          },
          { requiredKeys: ['one'] },
        ),
        do: fc.array(effect, { minLength: 1, maxLength: 3 }),
        otherwise: fc.constant([{ count: { counter: 'tally', of: 'self', add: -1 } }]),
        dead: fc.constantFrom<unknown>(true, 'only'),
        nights: fc.constantFrom('all', 'odd', '2+', { from: 1, every: 2 }),
        rest: fc.constantFrom('1', 'even'),
        uses: fc.constantFrom<unknown>(1, 2, 3, { count: { team: 'wolves' } }),
        unseen: fc.boolean(),
        unstoppable: fc.boolean(),
      },
      { requiredKeys: ['choose', 'do'] },
    )
    .map((rest) => ({ id, ...rest }))

/** A call in which several things may be done in one waking. */
const waking = (id: string): fc.Arbitrary<Part> =>
  fc
    .record({
      upTo: fc.constantFrom(2, 3),
      must: fc.boolean(),
      again: fc.constantFrom('always', 'notNext'),
      acts: fc.record(
        {
          left: fc.record({ name: fc.constant('Left'), one: who, uses: fc.constant(1) }),
          right: fc.record({ name: fc.constant('Right'), one: who }),
          wait: fc.constant({ name: 'Wait', if: { nights: '2+' } }),
        },
        { requiredKeys: ['left', 'right'] },
      ),
    })
    .chain((choose) =>
      fc.array(plainEffect, { minLength: 2, maxLength: 2 }).map(([one, other]) => ({
        id,
        choose,
        do: [
          { if: { act: 'left' }, do: [one] },
          { if: { act: 'right' }, do: [other] },
        ],
      })),
    )

/** A call about cards in the middle, where no player is chosen. */
const middleCall = (id: string): fc.Arbitrary<Part> =>
  fc
    .record({
      choose: fc.record({ middle: fc.integer({ min: 1, max: 4 }), must: fc.boolean() }),
      do: fc.subarray<Part>(
        [
          { show: { role: 'chosen' } },
          { exchange: { between: ['self', 'chosen'] } },
          { become: { role: 'chosen' } },
          { show: { team: 'chosen' } },
          { if: { some: { role: 'chosen' } }, do: [{ give: { status: 'mark', to: 'self' } }] },
        ],
        { minLength: 1 },
      ),
    })
    .map((rest) => ({ id, ...rest }))

const trigger: fc.Arbitrary<Part> = fc.oneof(
  fc.constantFrom<Part>(
    { on: 'dies', by: 'claw', do: [{ attack: { cause: 'bite', on: { neighbours: 'self' } } }] },
    { on: 'struck', by: ['claw', 'vote'], uses: 1, instead: true },
    { on: 'visited', do: [{ give: { status: 'mark', to: 'it' } }] },
    { on: 'otherDies', of: { team: 'own' }, do: [{ become: { role: 'wolf' } }] },
    { on: 'dawn', if: { nights: '3+' }, do: [{ announce: { notice: 'hoot' } }] },
    { on: 'left', at: 4, do: [{ reveal: { who: 'self' } }] },
    { on: 'dies', by: 'vote', do: [{ win: { who: 'self' } }] },
    { on: 'voted', do: [{ count: { counter: 'tally', of: 'self', add: 1 } }] },
    { on: 'nominates', do: [{ give: { status: 'mark', to: 'it' } }] },
    { on: 'nominated', uses: 1, do: [{ attack: { cause: 'bite', on: 'it' } }] },
    { on: 'gets', do: [{ count: { counter: 'tally', of: 'self', add: 1 } }] },
  ),
  fc.record({
    on: fc.constant('dies'),
    ask: fc.record({
      id: fc.constant('placeholder.ask'),
      choose: fc.record({ one: fc.constant('others') }),
      do: fc.constant([{ attack: 'bite' }]),
    }),
  }),
)

const TRAITS: readonly Part[] = [
  { noShield: true },
  { immune: 'claw' },
  { unseen: true },
  { impaired: true },
  { noVisit: 'all' },
  { noVisit: { team: 'wolves' } },
  { seenAs: { role: 'wolf' } },
  { learns: 'wrongly' },
  { shownAs: 'farmer' },
  { shownAs: 'nothing' },
  { seenAs: { sameAs: { neighbours: 'self', side: 'left' } } },
  { seenAs: { random: ['wolf', 'farmer'] } },
  { seenAs: { random: ['wolf', 'farmer'], each: true } },
  { learns: 'random' },
  { weight: 2 },
  { against: 1 },
  { mustVote: 'no' },
  { mayVote: { status: 'mark' } },
]

const role = (at: number): fc.Arbitrary<Part> =>
  fc
    .record(
      {
        team: fc.constantFrom('town', 'wolves', 'lone'),
        calls: fc.oneof(
          { weight: 3, arbitrary: call(`r${at}a.act`).map((made) => [made]) },
          { weight: 1, arbitrary: waking(`r${at}a.act`).map((made) => [made]) },
          { weight: 1, arbitrary: middleCall(`r${at}a.act`).map((made) => [made]) },
        ),
        when: fc.array(trigger, { maxLength: 2 }),
        traits: fc.constantFrom(...TRAITS),
        stays: fc.boolean(),
      },
      { requiredKeys: ['team'] },
    )
    .map(({ when = [], ...rest }) => ({
      name: `Somebody ${at}`,
      ...rest,
      when: when.map((each, n) =>
        'ask' in each
          ? { ...each, ask: { ...(each['ask'] as Part), id: `r${at}a.ask${n}` } }
          : each,
      ),
    }))

/** What somebody may use at any moment: a role that several may have, a status, or an object. */
const power = (id: string): fc.Arbitrary<Part> =>
  fc.record(
    {
      id: fc.constant(id),
      during: fc.subarray(['talk', 'vote', 'day', 'night', 'wolf.kill'], { minLength: 1 }),
      uses: fc.constantFrom<unknown>(1, 2, { count: { team: 'wolves' } }),
      choose: fc.record({ one: who, self: fc.boolean() }, { requiredKeys: ['one'] }),
      shows: fc.constantFrom('role', 'team', 'name', 'nothing'),
      do: fc.subarray<Part>(
        [
          { attack: 'bite' },
          { give: 'mark' },
          { give: { status: 'hush', to: 'self' } },
          { move: { object: 'lamp', to: 'target' } },
          { count: { counter: 'tally', of: 'self', add: 1 } },
          { announce: { notice: 'hoot' } },
          { show: { role: 'target', to: 'self' } },
          {
            if: { some: { status: 'mayor' } },
            do: [{ show: { fingers: { count: { team: 'wolves' } }, to: 'target' } }],
          },
        ],
        { minLength: 1, maxLength: 2 },
      ),
    },
    { requiredKeys: ['id', 'during', 'choose', 'do'] },
  )

const STAND: readonly unknown[] = [
  'everyone',
  { noted: { min: 1 } },
  { nominated: { places: 2 } },
  { accused: { min: 1 } },
]

const trial = fc.record(
  {
    stand: fc.constantFrom(...STAND),
    alone: fc.constantFrom('yesNo', 'falls', 'skip'),
    defence: fc.constant(30),
    vote: fc.constantFrom({ shown: 'closed' }, { shown: 'closed', use: 'each', self: false }),
    needs: fc.constantFrom<unknown>('most', 'majority', 2),
    tie: fc.constantFrom<unknown[]>(['runoff', 'lot'], ['all'], ['lastDead', 'none']),
    lastWords: fc.constant(10),
  },
  { requiredKeys: ['vote'] },
)

const covers = (roles: unknown): boolean => /"(?:shownAs|cover)":/.test(JSON.stringify(roles))

const PROPOSAL = {
  proposal: {
    leader: { next: 'mayor' },
    choose: { of: 'others', min: 1, max: { half: { count: 'everyone' } } },
    vote: { shown: 'closed' },
    yes: [
      { give: { status: 'mark', to: 'targets' } },
      { if: { chance: '1/3' }, do: [{ attack: { cause: 'bite', on: 'targets' } }] },
    ],
    no: [{ count: { counter: 'tally', of: 'self', add: 1 } }],
    times: 2,
    after: [{ link: { link: 'bound', from: 'self', to: 'targets' } }, { playTop: 'signs' }],
  },
}

const powerOf = (made: Part | undefined): Part => (made ? { powers: [made] } : {})

/** Everybody answers, and some may not answer all: nobody hears more than what follows, or how often. */
const ballot = fc
  .record({
    of: fc.constantFrom<unknown>('everyone', { status: 'mayor' }, { not: { status: 'mayor' } }),
    tells: fc.constantFrom('totals', 'names', 'outcome'),
    only: fc.constantFrom<Part>(
      {},
      { only: { leave: { team: 'wolves' } } },
      { only: { leave: { status: 'mark' } } },
    ),
  })
  .map(({ only, ...rest }) => ({
    ballot: {
      id: 'ferry.ask',
      word: { stay: 'Stay', leave: 'Leave' },
      ...rest,
      ...only,
      do: [
        {
          if: { answered: 'leave', of: 'ferry.ask', atLeast: 2 },
          do: [{ attack: { cause: 'bite', on: { status: 'mayor' } } }],
        },
      ],
    },
  }))

/** An election among those who do not hold the office. */
const ROOM = {
  election: { office: 'mayor', of: { not: { status: 'mayor' } }, closed: true, again: true },
}

const hand = fc.constantFrom<unknown>({ status: 'mayor' }, 'everyone', {
  neighbours: { status: 'mayor' },
})

/** Cards go round, whoever holds them; they say nothing of anybody. */
const handed = fc
  .record({
    n: fc.constantFrom(2, 3),
    through: fc.array(hand, { minLength: 1, maxLength: 2 }),
    veto: fc.boolean(),
    after: fc.constantFrom<Part>({}, { if: { played: 'flood', atLeast: 1 } }),
  })
  .map(({ after, ...rest }) => ({ handOn: { pile: 'signs', ...rest, ...after } }))
const PILES = {
  signs: { cards: { flood: { name: 'Flood', count: 3 }, calm: { name: 'Calm', count: 2 } } },
}

/** A whole document, as data. */
export const anyDocument: fc.Arbitrary<Part> = fc
  .record({
    roles: fc
      .array(fc.nat(), { minLength: 1, maxLength: 7 })
      .chain((list) => fc.tuple(...list.map((_, at) => role(at)))),
    resolve: fc.constantFrom('natural', 'inTurn'),
    called: fc.constantFrom('always', 'untilShown'),
    show: fc.constantFrom<unknown>('role', 'team', 'nothing', { vote: 'team', other: 'nothing' }),
    losses: fc.constantFrom('one', 'each'),
    trial,
    talk: fc.boolean(),
    election: fc.boolean(),
    proposal: fc.boolean(),
    room: fc.boolean(),
    dead: fc.record({
      hands: fc.constantFrom<Part>({}, { votes: 'once' }, { votes: 'always', speak: true }),
      status: fc.constantFrom<Part>({}, { afterDeath: true }),
    }),
    ballots: fc.array(ballot, { maxLength: 1 }),
    hands: fc.array(handed, { maxLength: 2 }),
    then: fc.constantFrom('saved', 'giver', 'attacker', 'both'),
    public: fc.constantFrom('never', 'dawn', 'atOnce'),
    extra: fc.constantFrom(0, 2, 4),
    drunk: fc.option(
      fc.constantFrom<unknown>('r0a', { oneOf: ['r0a', 'hermit'] }, 'hermit', 'wolf'),
      { nil: undefined },
    ),
    powers: fc.tuple(
      ...['farmer.use', 'mark.use', 'lamp.use'].map((id) =>
        fc.option(power(id), { nil: undefined, freq: 2 }),
      ),
    ),
    but: fc.constantFrom<Part>({}, { but: { status: 'mark' } }, { but: { holds: 'lamp' } }),
  })
  .map(({ roles, resolve, called, show, losses, trial: tried, talk, election, then, ...rest }) => ({
    nightfall: 1,
    needs: 2,
    id: 'generated',
    edition: 1,
    languages: ['en'],
    name: 'Generated',
    players: { min: 6, max: 12, best: [7, 9] },
    teams: {
      town: { name: 'Town' },
      wolves: { name: 'Wolves' },
      lone: { name: 'Lone', solo: true },
    },
    roles: {
      farmer: { team: 'town', name: 'Farmer', supply: 20, ...powerOf(rest.powers[0]) },
      hermit: { team: 'lone', name: 'Hermit' },
      ...(rest.drunk ? { drunk: { team: 'town', name: 'Drunk', believes: rest.drunk } } : {}),
      wolf: {
        team: 'wolves',
        name: 'Wolf',
        supply: 3,
        calls: [
          { id: 'wolf.kill', joint: true, choose: { one: 'everyone' }, do: [{ attack: 'claw' }] },
        ],
      },
      ...Object.fromEntries(roles.map((each, at) => [`r${at}a`, each])),
    },
    deal: { extra: rest.extra },
    deck: {
      rows: {
        6: { wolf: 1, r0a: 1, ...(rest.drunk ? { drunk: 1 } : {}) },
        8: { wolf: 2, r0a: 1, ...(rest.drunk ? { drunk: 1 } : {}) },
      },
      fill: 'farmer',
    },
    piles: PILES,
    counters: { tally: { name: 'Tally' } },
    notices: { hoot: { text: 'An owl hoots.' } },
    links: { bound: { kind: 'arrow', dieTogether: 'heartbreak' } },
    objects: {
      lamp: {
        name: 'Lamp',
        start: { role: 'wolf' },
        whenOut: 'killers',
        ...powerOf(rest.powers[2]),
      },
    },
    statuses: {
      mark: {
        name: 'Marked',
        until: 'never',
        public: rest.public,
        ...rest.dead.status,
        stacks: true,
        ...powerOf(rest.powers[1]),
      },
      hush: { name: 'Silent', until: 'dawn', traits: { noActs: true } },
      guard: { name: 'Guarded', until: 'dawn' },
      shut: { name: 'Shut', until: 'dawn', traits: { noVisit: { not: { role: 'hermit' } } } },
      daze: { name: 'Dazed', until: { dusks: 2 }, traits: { impaired: true } },
      hide: { name: 'Away', until: 'dawn', traits: { away: true } },
      mayor: { name: 'Mayor', until: 'never', unique: true, public: 'atOnce', told: '{names}' },
    },
    shields: [{ status: 'guard', against: 'night', then }],
    night: { resolve, called },
    // Nobody can be turned over as another where nobody is.
    deaths: {
      show: show === 'nothing' && covers(roles) ? 'card' : show,
      losses,
      ...rest.dead.hands,
    },
    longest: 12,
    day: [
      ...(rest.room ? [{ talk: { of: { status: 'mayor' } } }, ROOM] : []),
      ...(talk ? [{ talk: { seconds: { minus: [90, { count: 'everyone' }] } } }] : []),
      // A role may count for more, and nobody knows whose it is.
      ...(election ? [{ election: { office: 'mayor', closed: true, tie: ['lot'] } }] : []),
      ...(rest.proposal ? [PROPOSAL] : []),
      ...rest.ballots,
      ...rest.hands,
      { trial: tried },
    ],
    victory: [
      { wins: 'town', if: { none: { team: ['wolves', 'lone'] } }, ...rest.but },
      { wins: 'wolves', if: { none: { team: ['town', 'lone'] } } },
      { wins: { team: 'lone' }, if: { count: 'everyone', atMost: 1 } },
    ],
  }))
