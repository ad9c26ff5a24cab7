/**
 * Pairs of evenings that agree in all that the room knows: what the host says at night, and the course of the day, must
 * agree as well. Without words: which calls are made, and which steps come.
 */
import { Game, type AnyRuleset, type Input, type Rng } from '../../engine'
import { carryOut, nextInput } from './player'
import { setupFor, twinOf, type Setup } from './setups'

/** Nights that a pair is followed for, and how often the second looks for a night that ends like the first's. */
const NIGHTS = 3
const TRIES = 5
const MOST_STEPS = 400
/** How often the second evening's players do what the first's did. */
const ECHO = 0.7
const TRIVIAL: ReadonlySet<string> = new Set(['nightFalls', 'dayBreaks', 'timer', 'speech'])

/** What gave a secret away. */
export interface Leak {
  readonly night: number
  /** The steps that came in one evening and in the other. */
  readonly one: string
  readonly other: string
}

/** All that the room knows. */
const known = (game: Game): string => {
  const { record, phase, winner } = game.state
  const items = record.history.filter(({ item }) => !TRIVIAL.has(item.kind))
  return JSON.stringify([
    phase,
    record.items.filter(({ kind }) => !TRIVIAL.has(kind)),
    items,
    winner,
  ])
}

/** By daylight: any step that is not of the program's own course. */
const isAsked = (step: string): boolean => !/^(day|dawn)\./.test(step)

const isNight = (game: Game): boolean => game.state.phase.kind === 'night'

interface Night {
  readonly inputs: readonly Input[]
  /** What is called aloud, each once. */
  readonly calls: readonly string[]
}

class Pair {
  private readonly past: Input[] = []

  constructor(
    private readonly ruleset: AnyRuleset,
    private readonly setup: Setup,
    private readonly spoken: ReadonlySet<string>,
    private readonly rng: Rng,
    private readonly a: Game,
    private b: Game,
  ) {}

  *run(): Generator<undefined, Leak | null> {
    for (let steps = 0; steps < MOST_STEPS && this.a.open && this.b.open; steps++) {
      if (isNight(this.a)) {
        if (this.a.state.phase.n > NIGHTS) return null
        const found = yield* this.night()
        if (found !== 'agrees') return found
        continue
      }
      const { open } = this.a
      // A question before everybody, such as whom a dead player takes along, is known to everybody.
      if (isAsked(open.id) || isAsked(this.b.open.id)) return null
      if (open.id !== this.b.open.id) return this.leak(open.id, this.b.open.id)
      const input = nextInput(this.a, this.rng)
      if (input?.type !== 'answer') continue
      if (!this.a.apply(input).ok) return null
      yield
      if (!this.b.apply(input).ok) return null
      this.past.push(input)
      yield
      if (known(this.a) !== known(this.b)) return null
      yield
    }
    return null
  }

  private leak(one: string, other: string): Leak {
    return { night: this.a.state.phase.n, one, other }
  }

  private *night(): Generator<undefined, Leak | 'agrees' | null> {
    const first = yield* this.play(this.a, null)
    for (let n = 0; n < TRIES; n++) {
      const copy = n === 0 ? this.b : yield* this.again()
      const night = yield* this.play(copy, first)
      const [one, other] = [first.calls.join(', '), night.calls.join(', ')]
      // A night that ends early says no more, and that it ended is known to everybody.
      if (one !== other && this.a.open && copy.open) return this.leak(one, other)
      if (known(copy) !== known(this.a)) continue
      this.b = copy
      this.past.push(...night.inputs)
      return 'agrees'
    }
    return null
  }

  /** The second evening as it was before this night. */
  private *again(): Generator<undefined, Game> {
    const game = new Game(this.ruleset, this.setup)
    yield
    for (const input of this.past) {
      game.apply(input)
      yield
    }
    return game
  }

  private *play(game: Game, guide: Night | null): Generator<undefined, Night> {
    const inputs: Input[] = []
    const calls: string[] = []
    const round = game.state.phase.n
    while (
      game.open &&
      isNight(game) &&
      game.state.phase.n === round &&
      inputs.length < MOST_STEPS
    ) {
      const { id } = game.open
      if (this.spoken.has(id) && calls.at(-1) !== id) calls.push(id)
      const echo = guide?.inputs.find((input) => 'step' in input && input.step === id)
      const input = echo && this.rng() < ECHO ? echo : nextInput(game, this.rng)
      if (input?.type !== 'answer' || !game.apply(input).ok) {
        const own = nextInput(game, () => 0.99)
        if (!own) break
        inputs.push(carryOut(game, own))
      } else inputs.push(input)
      yield
    }
    return { inputs, calls }
  }
}

/** Follows one pair, at most one answer of one evening a step. @returns what gave a secret away, if anything; undefined: there is no such pair */
export function* tryPair(
  ruleset: AnyRuleset,
  spoken: ReadonlySet<string>,
  n: number,
  rng: Rng,
): Generator<undefined, Leak | null | undefined> {
  const one = yield* setupFor(ruleset, n, rng)
  const other = one && twinOf(one, rng)
  if (!one || !other) return undefined
  yield
  const a = new Game(ruleset, one)
  yield
  const b = new Game(ruleset, other)
  yield
  return yield* new Pair(ruleset, other, spoken, rng, a, b).run()
}
