import {
  deskView,
  History,
  roomView,
  type AnyRuleset,
  type Answer,
  type GameSetup,
  type Input,
} from '../../src/engine'
import { rulesets } from '../../rulesets'
import { randomAnswer } from '../../src/host/demo/randomAnswer'
import { playRandomEvening, randomSetup, rngFrom } from '../randomPlay/randomEvening'
import type { Figure } from './report'

/** A long evening in which nobody ever dies: every ability is declined where the rules let it be. */
function longEvening(ruleset: AnyRuleset, answers: number): { setup: GameSetup; inputs: Input[] } {
  const rng = rngFrom(99)
  for (let seed = 1; seed < 200; seed++) {
    const setup = { ...randomSetup(ruleset, rngFrom(seed)), options: {} }
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
  return [
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
    {
      what: `${ruleset.id}: random evenings per second (undo, rulings, all options)`,
      measured: eveningsPerSecond.toFixed(0),
      goal: '',
      met: null,
    },
  ]
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
