import {
  dealHands,
  deskView,
  History,
  mixSeed,
  readOptions,
  roomView,
  type AnyRuleset,
  type Answer,
  type GameSetup,
  type Input,
  type OptionValues,
  randomAnswer,
} from '../../src/engine'
import { rulesets } from '../../rulesets'
import { playOdds } from '../../src/host/odds/playOdds'
import { playRandomEvening, randomSetup, rngFrom } from '../randomPlay/randomEvening'
import { rootsFrom } from '../support/roots'
import type { Figure } from './report'

interface Evening {
  readonly setup: GameSetup
  readonly inputs: readonly Input[]
}

/** The house's own rules, but numbers as high as they go: a game that ends by the clock then ends late. */
const slowOptions = ({ options }: AnyRuleset): OptionValues =>
  Object.fromEntries(
    Object.entries(options).flatMap(([id, def]) => (def.kind === 'number' ? [[id, def.max]] : [])),
  )

/** The rulebook's own deck for so many. */
function proposed(ruleset: AnyRuleset, players: number, seed: number): GameSetup {
  const { casting } = ruleset
  const read = readOptions(ruleset.options, slowOptions(ruleset))
  if (!read.ok) throw new Error(`${ruleset.id}: its own rules are refused`)
  const options = read.values
  const deal = mixSeed(seed, 'deal')
  const hands = dealHands(casting, casting.propose(players, options), players, options, deal)
  if (!hands) throw new Error(`${ruleset.id}: no deal for ${players}`)
  return {
    ruleset: ruleset.id,
    hands,
    options: slowOptions(ruleset),
    seed: rootsFrom(rngFrom(seed)),
  }
}

/** A setup by a seed, with the house's own rules; after some that ended too early a middling table with slow ones, then larger ones. */
function anySetup(ruleset: AnyRuleset, seed: number): GameSetup {
  if (seed <= TRIES / 2) return { ...randomSetup(ruleset, rngFrom(seed)), options: {} }
  const { best, max } = ruleset.casting.players
  const middle = Math.round((best[0] + best[1]) / 2)
  return proposed(ruleset, Math.min(max, middle + seed - TRIES / 2 - 1), seed)
}

const TRIES = 40

/** A long evening in which nobody ever dies: every ability is declined where the rules let it be. */
function longEvening(ruleset: AnyRuleset, answers: number, setupOf = anySetup): Evening {
  const rng = rngFrom(99)
  for (let seed = 1; seed <= TRIES; seed++) {
    const setup = setupOf(ruleset, seed)
    const history = new History(ruleset, setup)
    const inputs: Input[] = []
    while (inputs.length < answers && history.game.open) {
      const { open } = history.game
      const gentle: Answer = open.neutral ?? randomAnswer(open, rng) ?? { kind: 'pass' }
      const input: Input = { type: 'answer', step: open.id, answer: gentle }
      if (!history.apply(input).ok) break
      inputs.push(input)
      if (history.game.state.phase.kind !== 'night' || history.game.state.winner) continue
    }
    if (inputs.length === answers) return { setup, inputs }
  }
  throw new Error(`${ruleset.id}: found no evening of ${answers} answers`)
}

function play(
  ruleset: AnyRuleset,
  setup: GameSetup,
  inputs: readonly Input[],
  views: boolean,
): number {
  const started = performance.now()
  const history = new History(ruleset, setup)
  for (const input of inputs) {
    history.apply(input)
    if (views) {
      deskView(history.game)
      roomView(history.game)
    }
  }
  return performance.now() - started
}

const SMALL = 12
const LARGE = 36

/** What an answer costs at a large table, against a small one; nothing for games that have no such tables. */
function largeTableFigures(ruleset: AnyRuleset): Figure[] {
  if (ruleset.casting.players.max < LARGE) return []
  const [small, large] = [SMALL, LARGE].map((players) => {
    const evening = longEvening(ruleset, 1000, (game, seed) => proposed(game, players, seed))
    play(ruleset, evening.setup, evening.inputs, true)
    return best(9, () => play(ruleset, evening.setup, evening.inputs, true))
  })
  const ratio = (large ?? Number.NaN) / (small ?? Number.NaN)
  return [
    {
      what: `${ruleset.id}: an answer with ${LARGE} players against ${SMALL}`,
      measured: `${ratio.toFixed(2)} x`,
      goal: '<= 3 x',
      met: ratio <= 3,
    },
  ]
}

const best = (runs: number, measure: () => number): number => {
  const times = Array.from({ length: runs }, measure).sort((a, b) => a - b)
  return times[Math.floor(times.length / 2)] ?? Number.NaN
}

/** What the engine alone costs with every game. */
export const engineFigures = (): Figure[] => Object.values(rulesets).flatMap(figuresOf)

/** Answers with both views, replay, flatness, whole evenings. */
function figuresOf(ruleset: AnyRuleset): Figure[] {
  const long = longEvening(ruleset, 2000)
  const short = long.inputs.slice(0, 500)
  play(ruleset, long.setup, long.inputs, true)
  const withViews = best(9, () => play(ruleset, long.setup, long.inputs, true))
  const perSecond = long.inputs.length / (withViews / 1000)
  const replay = best(15, () => play(ruleset, long.setup, short, false))
  const early = best(9, () => slice(ruleset, long, 100, 500))
  const late = best(9, () => slice(ruleset, long, 1600, 2000))
  const started = performance.now()
  const evenings = 300
  for (let seed = 1; seed <= evenings; seed++) playRandomEvening(ruleset, seed)
  const eveningsPerSecond = evenings / ((performance.now() - started) / 1000)
  const sensible = sensibleEvenings(ruleset)
  return [
    {
      what: `${ruleset.id}: evenings per second of 12 sensible players`,
      measured: sensible.toFixed(0),
      goal: '>= 1000',
      met: sensible >= 1000,
    },
    {
      what: `${ruleset.id}: answers per second, both views built`,
      measured: perSecond.toFixed(0),
      goal: '>= 40000',
      met: perSecond >= 40_000,
    },
    {
      what: `${ruleset.id}: replay of 500 answers`,
      measured: `${replay.toFixed(1)} ms`,
      goal: '<= 5 ms',
      met: replay <= 5,
    },
    {
      what: `${ruleset.id}: cost of answers 1600-2000 against 100-500`,
      measured: `${(late / early).toFixed(2)} x`,
      goal: 'flat (<= 1.3 x)',
      met: late / early <= 1.3,
    },
    ...largeTableFigures(ruleset),
    {
      what: `${ruleset.id}: random evenings per second (undo, rulings, all options)`,
      measured: eveningsPerSecond.toFixed(0),
      goal: '',
      met: null,
    },
  ]
}

/** How fast the odds are played: the best of several hundreds, as nothing else should be measured with them. */
function sensibleEvenings(ruleset: AnyRuleset): number {
  const read = readOptions(ruleset.options, {})
  const options = read.ok ? read.values : {}
  const deck = ruleset.casting.propose(12, options)
  const asked = { ruleset: ruleset.id, options, deck, players: 12, evenings: 1500 }
  let best = 0
  let started = performance.now()
  const reports = playOdds(ruleset, asked, rngFrom(12))
  while (!reports.next().done) {
    best = Math.max(best, 100 / ((performance.now() - started) / 1000))
    started = performance.now()
  }
  return best
}

function slice(
  ruleset: AnyRuleset,
  long: { setup: GameSetup; inputs: readonly Input[] },
  from: number,
  to: number,
): number {
  const history = new History(ruleset, long.setup)
  for (const input of long.inputs.slice(0, from)) history.apply(input)
  const started = performance.now()
  for (const input of long.inputs.slice(from, to)) {
    history.apply(input)
    deskView(history.game)
    roomView(history.game)
  }
  return performance.now() - started
}
