/**
 * What a window may ask of the host and what not, each with what must become of it. Verdicts are written by hand: no
 * check of the program had a say in them. They hold in a lobby of Chiang Mai, before anything was dealt.
 */

/** `done`, or the code of the refusal. Only what is done may change anything. */
export type Verdict = string
export type CommandCase = readonly [verdict: Verdict, message: unknown]

const long = (length: number): string => 'x'.repeat(length)
const many = <T>(length: number, value: T): T[] => Array.from({ length }, () => value)
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])
const answer = (given: unknown) => ({ type: 'game.answer', step: 'killers.knife', answer: given })
const ruling = (given: unknown) => ({ type: 'game.ruling', ruling: given })
const settings = (given: unknown) => ({ type: 'settings.set', settings: given })
const option = (value: unknown) => ({ type: 'lobby.option', option: 'doctorMayPass', value })
const malformed = (...messages: unknown[]): CommandCase[] =>
  messages.map((message) => ['malformed', message])

/** Nothing of these is a command at all. */
const noCommands = malformed(
  null,
  true,
  0,
  '',
  'game.undo',
  '{"type":"game.undo"}',
  [],
  ['game.undo'],
  [{ type: 'game.undo' }],
  {},
  { type: null },
  { type: 7 },
  { type: '' },
  { type: 'undo' },
  { type: 'Game.Undo' },
  { type: 'game.undo ' },
  { type: ['game.undo'] },
  { type: { toString: 'game.undo' } },
  { type: 'constructor' },
  { type: '__proto__' },
  { type: 'hasOwnProperty' },
  { Type: 'game.undo' },
  { command: { type: 'game.undo' } },
)

/** Commands with something missing, too much, or of another kind. */
const spoiltCommands = malformed(
  { type: 'game.undo', step: 'a' },
  { type: 'game.undo', undefined: 1 },
  { type: 'lobby.begin' },
  { type: 'lobby.begin', ruleset: 7 },
  { type: 'lobby.begin', ruleset: '' },
  { type: 'lobby.begin', ruleset: ['chiangmai'] },
  { type: 'lobby.begin', ruleset: '../chiangmai' },
  { type: 'lobby.begin', ruleset: '__proto__' },
  { type: 'lobby.begin', ruleset: long(81) },
  { type: 'lobby.begin', ruleset: 'chiangmai', players: 9 },
  { type: 'lobby.players', names: 'Ann' },
  { type: 'lobby.players', names: [1] },
  { type: 'lobby.players', names: ['Ann', null] },
  { type: 'lobby.players', names: [['Ann']] },
  { type: 'lobby.players', names: { 0: 'Ann', length: 1 } },
  { type: 'lobby.players', names: [long(41)] },
  { type: 'lobby.players', names: many(61, 'Ann') },
  { type: 'lobby.option', option: 'doctorMayPass' },
  { type: 'lobby.option', option: '', value: 1 },
  { type: 'lobby.option', option: 'a/b', value: 1 },
  option(long(401)),
  option(many(101, 0)),
  option(nested(7)),
  { type: 'lobby.deck', deck: null },
  { type: 'lobby.deck', deck: 'witch' },
  { type: 'lobby.deck', deck: { killer: -1 } },
  { type: 'lobby.deck', deck: { killer: 1.5 } },
  { type: 'lobby.deck', deck: { killer: '1' } },
  { type: 'lobby.deck', deck: { killer: 1001 } },
  { type: 'lobby.deck', deck: { '../killer': 1 } },
  { type: 'lobby.proposeDeck', deck: {} },
  { type: 'lobby.saveGroup', name: long(41) },
  { type: 'lobby.recallGroup', id: 1 },
  { type: 'lobby.deal' },
  { type: 'lobby.deal', by: 'nobody' },
  { type: 'deal.seen', seat: 's0' },
  { type: 'deal.seen', seat: 's0', top: -1 },
  { type: 'deal.seen', seat: 's0', top: 0.5 },
  { type: 'deal.seen', seat: 's0', top: '0' },
  ...['s-1', 's0000', 'S1', 's', 's1 ', ' s1', 's1\n', '1', '__proto__', 0, null].map((seat) => ({
    type: 'deal.seen',
    seat,
    top: 0,
  })),
  { type: 'deal.enter', seat: 's0', cards: 'killer' },
  { type: 'deal.enter', seat: 's0', cards: many(5, 'killer') },
  { type: 'seat.rename', seat: 's0', name: long(41) },
  { type: 'clock.add' },
  ...[601, -601, 1.5, '10', null].map((seconds) => ({ type: 'clock.add', seconds })),
  { type: 'clock.set' },
  ...[3601, -1, 1.5, '60', null].map((seconds) => ({ type: 'clock.set', seconds })),
  { type: 'show.freeze' },
  { type: 'show.freeze', on: 1 },
  { type: 'show.blackout', on: 'true' },
  { type: 'story.edit', body: many(13, 'So.'), lead: 'Gone:' },
  { type: 'story.edit', body: [long(401)], lead: 'Gone:' },
  { type: 'log.page', limit: 10 },
  { type: 'log.page', before: -1, limit: 10 },
  { type: 'log.page', before: null, limit: 1001 },
  { type: 'demo.begin', ruleset: 'chiangmai', players: 2.5 },
  { type: 'demo.run', on: 'yes' },
  ...['../a', '.a', '', 'a/b', 'a\\b', long(81), 7].map((id) => ({ type: 'shelf.open', id })),
  { type: 'shelf.goOn', id: 'a' },
  { type: 'shelf.goOn', id: 'a', from: -1 },
  { type: 'shelf.import', text: 7 },
  { type: 'shelf.rename', id: 'a', title: long(81) },
  { type: 'preflight.confirm', point: 'all', ok: true },
  { type: 'screens.choose', key: long(201) },
  { type: 'network.show' },
  { type: 'network.show', address: 7 },
  { type: 'network.show', address: long(41) },
  { type: 'game.again', names: ['Ann'] },
  { type: 'file.save', name: 'a.html' },
  { type: 'file.save', name: long(121), text: '' },
  { type: 'file.print', name: 'a.pdf', paper: 'A3' },
)

/** Answers, rulings and settings that are none. */
const spoiltParts = [
  ...malformed(
    { type: 'game.answer', answer: { kind: 'ok' } },
    { type: 'game.answer', step: 'killers.knife' },
    { type: 'game.answer', step: '../knife', answer: { kind: 'ok' } },
    answer(null),
    answer('ok'),
    answer([]),
    answer({}),
    answer({ kind: 'none' }),
    answer({ kind: 'ok', seat: 's0' }),
    answer({ kind: 'seat' }),
    answer({ kind: 'seat', seat: 'x' }),
    answer({ kind: 'seats', seats: 's0' }),
    answer({ kind: 'seats', seats: many(101, 's0') }),
    answer({ kind: 'option', option: '' }),
    answer({ kind: 'points', points: { s0: 's1', x: 's2' } }),
    answer({ kind: 'points', points: { s0: 7 } }),
    answer({ kind: 'ballots', ballots: { s0: 's1' } }),
    answer({ kind: 'totals', totals: { s0: -1 } }),
    answer({ kind: 'totals', totals: { x: 1 } }),
    answer({ kind: 'marks', marks: { s0: '' } }),
    answer({ kind: 'nominations', list: [{ target: 's1' }] }),
    answer({ kind: 'nominations', list: [{ by: 's1', third: 's2' }] }),
    { type: 'game.draft', step: 'killers.knife', entry: { kind: 'pick', seat: 's0' } },
    { type: 'game.draft', step: 'killers.knife', entry: { kind: 'pick', seat: 's0', on: 'yes' } },
    ...[1, 5, 2.5, '2'].map((others) => ({
      type: 'game.askAgain',
      step: 'askAgain',
      question: 'q',
      others,
    })),
  ),
  ...malformed(
    { type: 'show.rule' },
    { type: 'show.rule', rule: { kind: 'night', id: 'second' } },
    { type: 'show.rule', rule: { kind: 'seat', id: 's1' } },
    { type: 'seat.note', seat: 's1', text: long(401), marks: [] },
    { type: 'seat.note', seat: 's1', text: '', marks: ['guilty'] },
    { type: 'game.foresee' },
    { type: 'game.foresee', ruling: { kind: 'kill', seat: 'all' } },
    ruling(null),
    ruling('skip'),
    ruling({ kind: 'kill' }),
    ruling({ kind: 'kill', seat: 'all' }),
    ruling({ kind: 'kill', seat: 's1', quietly: true }),
    ruling({ kind: 'status', seat: 's1', status: 'drunk' }),
    ruling({ kind: 'cards', seat: 's0', cards: many(21, 'killer') }),
    ruling({ kind: 'end', winners: 'killers' }),
    ruling({ kind: 'end', winners: many(41, 'killers') }),
  ),
  ...malformed(
    settings(null),
    settings('loud'),
    settings({ master: 2 }),
    settings({ master: -0.1 }),
    settings({ master: '1' }),
    settings({ muted: 'yes' }),
    settings({ safeMargin: 11 }),
    settings({ voice: long(201) }),
    settings({ language: '../en' }),
    settings({ path: '/tmp' }),
  ),
]

/** What can be understood, and cannot be done now, or at all. */
const refused: readonly CommandCase[] = [
  ['notNow', { type: 'game.undo' }],
  ['notNow', { type: 'game.redo' }],
  ['notNow', { type: 'game.advance' }],
  ['notNow', answer({ kind: 'ok' })],
  ['notNow', answer({ kind: 'points', points: { s0: 's1', s1: null } })],
  ['notNow', ruling({ kind: 'kill', seat: 's1' })],
  ['notNow', ruling({ kind: 'end', winners: [] })],
  ['notNow', { type: 'deal.seen', seat: 's0', top: 0 }],
  ['notNow', { type: 'deal.start' }],
  ['notNow', { type: 'seat.rename', seat: 's0', name: 'Ann' }],
  ['notNow', { type: 'clock.start' }],
  ['notNow', { type: 'clock.add', seconds: 600 }],
  ['notNow', { type: 'clock.set', seconds: 60 }],
  ['notNow', { type: 'speeches.skip' }],
  ['notNow', { type: 'show.beat' }],
  ['notNow', { type: 'game.ahead' }],
  ['notNow', { type: 'story.show' }],
  ['notNow', { type: 'show.reveal' }],
  ['notNow', { type: 'log.page', before: null, limit: 10 }],
  ['unknownRuleset', { type: 'lobby.begin', ruleset: 'whist' }],
  ['unknownCard', { type: 'lobby.deck', deck: { bishop: 1 } }],
  ['unknownHouseRule', { type: 'lobby.option', option: 'weather', value: true }],
  ['notKept', { type: 'lobby.recallGroup', id: 'group99' }],
  ['notKept', { type: 'lobby.removePreset', id: 'preset99' }],
  ['missing', { type: 'shelf.open', id: 'nowhere' }],
  ['missing', { type: 'shelf.export', id: 'nowhere' }],
  ['foreign', { type: 'shelf.import', text: 'Dear diary' }],
]

/** What is done: so the rest is not refused for some other reason. */
const accepted: readonly CommandCase[] = [
  { type: 'lobby.players', names: [] },
  { type: 'lobby.players', names: many(60, long(40)) },
  { type: 'lobby.players', names: ['Ann', 'Ben', 'Cat', 'Dan'] },
  { type: 'lobby.deck', deck: {} },
  { type: 'lobby.proposeDeck' },
  { type: 'lobby.saveGroup', name: 'Family' },
  { type: 'show.testCard', on: true },
  { type: 'show.testCard', on: false },
  { type: 'show.blackout', on: true },
  { type: 'show.blackout', on: false },
  { type: 'preflight.confirm', point: 'sound', ok: true },
  settings({}),
  settings({ master: 0.25, muted: true, safeMargin: 10 }),
  settings({ master: 1, muted: false, safeMargin: 0 }),
].map((message) => ['done', message])

/** All of them, as JSON can carry them. */
export const commandCases: readonly CommandCase[] = [
  ...noCommands,
  ...spoiltCommands,
  ...spoiltParts,
  ...refused,
  ...accepted,
]

const circle: Record<string, unknown> = { type: 'game.undo' }
circle['self'] = circle

/** What only processes can send to each other, and is malformed. */
const strange = malformed(
  undefined,
  7n,
  new Date(0),
  new Map([['type', 'game.undo']]),
  new Set(['game.undo']),
  new Uint8Array([1, 2, 3]),
  new Error('game.undo'),
  circle,
  { type: 'game.undo', self: undefined },
  { type: 'clock.add', seconds: Number.NaN },
  { type: 'clock.add', seconds: Infinity },
  { type: 'clock.add', seconds: 10n },
  { type: 'show.freeze', on: undefined },
  settings({ master: Number.NaN }),
  { type: 'lobby.players', names: new Set(['Ann']) },
  // Not one name is said, though it is as long as one.
  { type: 'lobby.players', names: Array.from({ length: 1 }) },
  option(undefined),
  option(Infinity),
  option(7n),
)

/** What only processes can send to each other. */
export const clonedCases: readonly CommandCase[] = [
  ...strange,
  // A map has no parts of its own, so nothing is set.
  ['done', settings(new Map([['muted', true]]))],
]
