/** The assertions of an `expect` entry, one by one. */
import { castingVerdict, type CastingFinding, type PrivateSeat } from '../../../src/engine'
import { framesOfPhase } from './frames'
import { Failed, type Player } from './player'
import { comparePublic } from './publicItems'
import { isValueMap, Malformed, print, same, type Value } from './value'

/** What an expectation is checked against; without a game only `casting` can be asked. */
export interface Situation {
  readonly findings: readonly CastingFinding[]
  readonly player: Player | null
}

type Check = (expected: Value, player: Player) => void

function equal(key: string, expected: unknown, actual: unknown): void {
  if (!same(expected, actual)) throw new Failed(`${key}: ${print(expected)}`, print(actual))
}

/** Compares as sets; duplicates on either side are a difference. */
function equalSet(key: string, expected: Value, actual: readonly string[]): void {
  if (!Array.isArray(expected)) throw new Malformed(`${key}: a list is wanted`)
  equal(key, expected.map(String).sort(), [...actual].sort())
}

function eachPlayer(
  key: string,
  expected: Value,
  player: Player,
  check: (label: string, value: Value, seat: PrivateSeat) => void,
): void {
  if (!isValueMap(expected)) throw new Malformed(`${key}: a map of players is wanted`)
  // The truth: a desk that plays along may be shown less.
  const { state, options } = player.game
  for (const [name, value] of expected) {
    const id = player.names.seat(name)
    check(`${key} of ${name}`, value, player.ruleset.privateSeat(state, id, options))
  }
}

const named = (player: Player, alive: boolean): string[] =>
  player.game.state.seats
    .filter((seat) => seat.alive === alive)
    .map(({ id }) => player.names.name(id))

/** A team id or the exact set of roles; where an id is both, either will do. */
function checkRoles(key: string, expected: Value, seat: PrivateSeat, player: Player): void {
  const { teams, roles } = player.ruleset
  const ids = Array.isArray(expected) ? expected.map(String) : [String(expected)]
  const strange = ids.find((id) => !(id in roles) && !teams.includes(id))
  if (strange !== undefined) throw new Malformed(`${key}: there is no role or team ${strange}`)
  if (!Array.isArray(expected) && seat.team === expected) return
  const happened = `${print(seat.roles)} (${seat.team})`
  if (!same([...ids].sort(), [...seat.roles].sort())) {
    throw new Failed(`${key}: ${print(expected)}`, happened)
  }
}

function checkShown(expected: Value, player: Player): void {
  if (!isValueMap(expected)) throw new Malformed('shown: a map of steps is wanted')
  for (const [step, signal] of expected) {
    const got = player.game.state.shown[step]
    equal(`shown ${step}`, signal, got === undefined ? 'nothing' : player.names.told(got))
  }
}

function checkNotPublic(expected: Value, player: Player): void {
  if (!Array.isArray(expected)) throw new Malformed('notPublic: a list is wanted')
  const frames = framesOfPhase(player.history, player.names)
  for (const word of expected) {
    const text = String(word)
    const frame = frames.split('\n').find((line) => line.includes(text))
    if (frame !== undefined) throw new Failed(`${text} not to be public`, frame)
  }
}

const checks: Readonly<Record<string, Check>> = {
  alive: (expected, player) => equalSet('alive', expected, named(player, true)),
  dead: (expected, player) => equalSet('dead', expected, named(player, false)),
  phase: (expected, player) => equal('phase', expected, player.phase),
  open: (expected, player) => equal('open', expected, player.game.open?.id ?? 'none'),
  called: (expected, player) => equal('called', expected, player.game.state.called),
  shown: checkShown,
  public(expected, player) {
    const found = comparePublic(expected, player.game.state.record.items, player.names)
    if (found) throw new Failed(`public: ${found.wanted}`, found.got)
  },
  notPublic: checkNotPublic,
  roles: (expected, player) =>
    eachPlayer('roles', expected, player, (key, value, seat) =>
      checkRoles(key, value, seat, player),
    ),
  status: (expected, player) =>
    eachPlayer('status', expected, player, (key, value, seat) =>
      equalSet(key, value, seat.statuses),
    ),
  cards: (expected, player) =>
    eachPlayer('cards', expected, player, (key, value, seat) => equal(key, value, seat.cards)),
  holder(expected, player) {
    const inspected = player.ruleset.inspect?.(player.game.state)
    if (!inspected || !('holder' in inspected)) {
      throw new Malformed(`holder: ${player.ruleset.id} has none`)
    }
    const held = inspected.holder ?? 'none'
    if (!isValueMap(expected)) return equal('holder', expected, player.names.told(held))
    // Where a game has several things, those that are named are looked at.
    for (const [object, name] of expected) {
      const holder = (held as Record<string, unknown>)[object] ?? 'none'
      equal(`holder of ${object}`, name, player.names.told(holder))
    }
  },
  tally: (expected, player) =>
    equal('tally', expected, player.names.told(player.game.state.tally ?? 'none')),
  reached: (expected, player) =>
    equal('reached', expected, player.names.told(player.game.state.reached ?? 'none')),
  winner: (expected, player) =>
    equal('winner', expected, player.names.told(player.game.state.winner ?? 'none')),
}

/** Checks every key. @throws Failed at the first that does not hold, Malformed where one makes no sense */
export function checkExpectations(keys: ReadonlyMap<string, Value>, situation: Situation): void {
  for (const [key, expected] of keys) {
    if (key === 'casting') checkCasting(expected, situation)
    else if (situation.player) checks[key]?.(expected, situation.player)
    else throw new Failed(`${key}: ${print(expected)}`, `no game: ${codes(situation.findings)}`)
  }
}

function checkCasting(expected: Value, { findings }: Situation): void {
  if (!['ok', 'warned', 'refused'].includes(String(expected))) {
    throw new Malformed(`casting: ${print(expected)} is no verdict`)
  }
  const verdict = castingVerdict(findings)
  if (verdict !== expected) {
    throw new Failed(`casting: ${print(expected)}`, `${verdict}: ${codes(findings)}`)
  }
}

/** The remarks of a casting check, for a report. */
export const codes = (findings: readonly CastingFinding[]): string =>
  findings.length === 0 ? 'no remarks' : findings.map(({ code }) => code).join(', ')
