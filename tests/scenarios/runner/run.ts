/** Runs scenarios against the real rulesets and reports what failed. */
import {
  castingVerdict,
  readOptions,
  refused,
  type AnyRuleset,
  type CastingFinding,
  type GameSetup,
  type Hand,
  type History,
} from '../../../src/engine'
import { ownGameNear } from '../../support/ownGame'
import { checkExpectations, codes } from './expect'
import { chosenIn } from './houseRules'
import { Failed, Player } from './player'
import type { Entry, Scenario } from './scenario'
import { readScenarios } from './read'
import { Names } from './seats'
import { isValueMap, Malformed, print, type Value } from './value'

export interface Result {
  readonly title: string
  /** Null when it passed. */
  readonly failure: null | {
    readonly line: number
    readonly expected: string
    readonly happened: string
  }
}

export type Rulesets = Readonly<Record<string, AnyRuleset>>

/**
 * Runs every scenario of a file's text. Nothing is thrown: what breaks is a failure of its scenario.
 * @param folder where the file lies, beside which own games are looked for
 */
export function runText(text: string, rulesets: Rulesets, folder = '.'): Result[] {
  return readScenarios(text).map((reading) => {
    if ('scenario' in reading) return runScenario(reading.scenario, rulesets, { folder })
    const { title, line, problem } = reading
    return { title, failure: { line, expected: 'a well-formed scenario', happened: problem } }
  })
}

interface Surroundings {
  /** Beside which own games are looked for. */
  readonly folder?: string
  /** Is shown the evening once everything was carried out, where there was one. */
  readonly witness?: (history: History) => void
}

/** Runs one scenario. */
export function runScenario(
  scenario: Scenario,
  rulesets: Rulesets,
  { folder = '.', witness }: Surroundings = {},
): Result {
  const { title } = scenario
  let line = scenario.line
  try {
    const table = setUp(scenario, rulesets, folder)
    for (const entry of scenario.play) {
      line = entry.line
      carryOut(entry, table)
    }
    if (table.player) witness?.(table.player.history)
    return { title, failure: null }
  } catch (error) {
    return { title, failure: { line, ...explain(error) } }
  }
}

function explain(error: unknown): { expected: string; happened: string } {
  if (error instanceof Failed) return { expected: error.expected, happened: error.happened }
  if (error instanceof Malformed) {
    return { expected: 'a well-formed scenario', happened: error.message }
  }
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { expected: 'a game that does not break', happened: told }
}

interface Prepared {
  readonly findings: readonly CastingFinding[]
  readonly player: Player | null
}

function gameOf({ isOwn, ruleset }: Scenario, rulesets: Rulesets, folder: string): AnyRuleset {
  if (isOwn) return readOwn(ruleset, folder)
  const known = rulesets[ruleset]
  if (!known) throw new Malformed(`there is no ruleset ${ruleset}`)
  return known
}

function readOwn(file: string, folder: string): AnyRuleset {
  try {
    return ownGameNear(file, folder)
  } catch (error) {
    throw new Malformed(error instanceof Error ? error.message : String(error))
  }
}

function setUp(scenario: Scenario, rulesets: Rulesets, folder: string): Prepared {
  const ruleset = gameOf(scenario, rulesets, folder)
  const chosen = chosenIn(scenario, ruleset)
  const options = readOptions(ruleset.options, chosen)
  if (!options.ok) {
    const { code, params } = options.refusal
    if (code === 'badHouseRule' && asksOnlyCasting(scenario.play)) {
      return { findings: [refused(code, params ?? {})], player: null }
    }
    throw new Malformed(`options: ${code} ${print(params ?? {})}`)
  }
  const hands = [...scenario.players].map(([name, value]) => readHand(name, value, ruleset))
  const findings = ruleset.casting.checkHands(hands, options.values, scenario.pool)
  if (scenario.free) checkCards(hands, ruleset)
  else if (castingVerdict(findings) === 'refused') {
    if (!asksOnlyCasting(scenario.play)) {
      throw new Failed('a cast that may be played', `refused: ${codes(findings)}`)
    }
    return { findings, player: null }
  }
  const setup: GameSetup = {
    ruleset: ruleset.id,
    options: chosen,
    hands,
    seed: scenario.seed,
    ...(scenario.pool.length > 0 ? { pool: scenario.pool } : {}),
    ...(scenario.free ? { freeCasting: true } : {}),
  }
  return { findings, player: new Player(ruleset, setup, new Names([...scenario.players.keys()])) }
}

/** A refused cast starts no game: then the verdict is all that can be asked. */
function asksOnlyCasting(play: readonly Entry[]): boolean {
  const [entry, more] = play
  if (!entry || more || entry.kind !== 'expect') return false
  return entry.keys.size === 1 && entry.keys.has('casting')
}

function readHand(name: string, value: Value, ruleset: AnyRuleset): Hand {
  if (typeof value === 'string') return { cards: [value], marks: [] }
  if (Array.isArray(value)) {
    if (value.length > ruleset.casting.cardsPerSeat || value.length === 0) {
      throw new Malformed(`${name} holds ${value.length} cards`)
    }
    return { cards: value.map(String) }
  }
  const role = isValueMap(value) ? value.get('role') : undefined
  if (!isValueMap(value) || typeof role !== 'string') {
    throw new Malformed(`${name}: a role is wanted, not ${print(value)}`)
  }
  const marks: string[] = []
  for (const [mark, given] of value) {
    if (mark === 'role') continue
    if (given !== true) throw new Malformed(`${name}: ${mark} can only be true`)
    marks.push(mark)
  }
  return { cards: [role], marks }
}

function checkCards(hands: readonly Hand[], ruleset: AnyRuleset): void {
  const known = new Set(ruleset.casting.cards.map(({ id }) => id))
  const strange = hands.flatMap(({ cards }) => cards).find((card) => !known.has(card))
  if (strange !== undefined) throw new Malformed(`${ruleset.id} has no card or role ${strange}`)
}

function carryOut(entry: Entry, table: Prepared): void {
  if (entry.kind === 'expect') return checkExpectations(entry.keys, table)
  const { player } = table
  if (!player) throw new Failed(entry.text, `no game: ${codes(table.findings)}`)
  switch (entry.kind) {
    case 'phase':
      return player.runTo(entry.phase, entry.skips)
    case 'answer':
      return player.answer(entry.step, entry.answer)
    case 'refuse':
      return player.refuse(entry.step, entry.answer)
    case 'unavailable':
      return player.unavailable(entry.step)
    case 'override':
      return player.override(entry.ruling, entry.value)
    case 'undo':
      return player.undo(entry.count)
  }
}
