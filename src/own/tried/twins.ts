/**
 * Pairs of evenings that agree in all that the room knows: what the host says at night, the order in which things are told
 * at dawn, and all that everybody sees by day must agree as well, from the first moment until what is public parts. Without
 * words: which calls are made, which steps come, who speaks, who stands, who votes, and what hands that everybody saw come to.
 */
import {
  Game,
  type Answer,
  type AnyRuleset,
  type Input,
  type Rng,
  type StepSpec,
} from '../../engine'
import { pick } from './chance'
import { carryOut, dayAnswer, isChoice, isTaken, nextInput } from './player'
import {
  announced,
  areHandsSeen,
  compareNews,
  compareSeen,
  isAsked,
  isHandHeld,
  type Otherwise,
} from './room'
import { setupFor, twinOf, type Setup } from './setups'
import type { Aims, Watch } from './sources'

/** Nights that a pair is followed for. */
const NIGHTS = 3
const MOST_STEPS = 400
/** How often the second evening's players do what the first's did, where nothing else is said. */
const ECHO = 0.7
/** How often a call that is not aimed at is left be in a quiet evening, and how many are quiet. */
const LEFT_BE = 0.7
const QUIET = 0.6
/** Of two calls of which one is answered otherwise, how often it is one that is aimed at. */
const AIMED = 0.8

/** How the second evening looks for a night that ends like the first's: the ways that differ most come first. */
const WAYS = ['one', 'exchange', 'one', 'free', 'same'] as const
type Way = (typeof WAYS)[number]

/** What gave a secret away. */
export interface Leak {
  readonly night: number
  /** What came in one evening and in the other. */
  readonly one: string
  readonly other: string
}

/** What pairs of a document are made for. */
export interface Search {
  readonly ruleset: AnyRuleset
  /** Calls that are heard. */
  readonly spoken: ReadonlySet<string>
  readonly aims: Aims
  readonly watch?: Watch
}

const isNight = (game: Game): boolean => game.state.phase.kind === 'night'

interface Night {
  readonly inputs: readonly Input[]
  /** What is called aloud, each once. */
  readonly calls: readonly string[]
}

type Given = ReadonlyMap<string, Answer>

/** What was answered to each call of a night, the last time it came. */
const answersIn = ({ inputs }: Night): Map<string, Answer> =>
  new Map(inputs.flatMap((input) => (input.type === 'answer' ? [[input.step, input.answer]] : [])))

class Pair {
  private readonly past: Input[] = []

  constructor(
    private readonly search: Search,
    private readonly setup: Setup,
    private readonly rng: Rng,
    private readonly isQuiet: boolean,
    private readonly a: Game,
    private b: Game,
  ) {}

  *run(): Generator<undefined, Leak | null> {
    const { a, search } = this
    for (let steps = 0; steps < MOST_STEPS && a.open && this.b.open; steps++) {
      if (isNight(a) && isNight(this.b)) {
        if (a.state.phase.n > NIGHTS) return null
        const found = yield* this.night()
        if (found !== 'agrees') return found
        continue
      }
      // That a question is put before everybody, such as whom a dead player takes along, is known to everybody.
      if (isAsked(a) || isAsked(this.b)) {
        if (a.open.id !== this.b.open.id) return null
      } else {
        const otherwise = compareSeen(a, this.b)
        if (otherwise) return this.leak(otherwise)
      }
      search.watch?.look(a, this.b)
      const found = yield* this.together()
      if (found !== 'agrees') return found
    }
    return null
  }

  private leak([one, other]: Otherwise): Leak {
    return { night: this.a.state.phase.n, one, other }
  }

  /** What somebody does with cards that nobody else sees: often the same, where his hand has it; that he plays none all hear. */
  private ownHand(open: StepSpec, given: Answer): Answer {
    const { rng } = this
    if (given.kind !== 'option' || (rng() < ECHO && isTaken(open, given))) return given
    const options = open.form.kind === 'option' ? open.form.options : []
    const held = options.filter((option) => isTaken(open, { kind: 'option', option }))
    return held.length === 0 ? given : { kind: 'option', option: pick(held, rng) }
  }

  /** The same answer in both evenings, before everybody. */
  private *together(): Generator<undefined, Leak | 'agrees' | null> {
    const { a, b } = this
    const { open } = a
    const answer = open && dayAnswer(open, this.rng)
    if (!open || !answer) return null
    const input: Input = { type: 'answer', step: open.id, answer }
    const from = announced(a).length
    const isOpen = areHandsSeen(open)
    if (!a.apply(input).ok) return null
    yield
    const held = isHandHeld(open) ? b.open : null
    const other = held ? { ...input, answer: this.ownHand(held, answer) } : input
    if (!b.apply(other).ok) {
      // Behind closed eyes a hand may be up that does not count.
      return isOpen && !isAsked(b)
        ? this.leak([open.id, `${open.id} ${JSON.stringify(answer)}`])
        : null
    }
    this.past.push(other)
    yield
    // Of an election whose totals nobody hears, who is tied is as much news as who is elected.
    const isCounted = isOpen && open.stage?.count !== 'closed'
    const found = compareNews(announced(a).slice(from), announced(b).slice(from), isCounted)
    if (found === 'same') return 'agrees'
    return found === 'parted' || isAsked(a) !== isAsked(b) ? null : this.leak(found)
  }

  private *night(): Generator<undefined, Leak | 'agrees' | null> {
    const { a } = this
    const from = announced(a).length
    const first = yield* this.play(a, new Map(), 0)
    for (const [n, way] of WAYS.entries()) {
      const copy = n === 0 ? this.b : yield* this.again()
      const night = yield* this.play(copy, this.guide(first, way), way === 'free' ? ECHO : 1)
      const [one, other] = [first.calls.join(', '), night.calls.join(', ')]
      // A night that ends early says no more, and that it ended is known to everybody.
      if (one !== other && a.open && copy.open) return this.leak([one, other])
      const found = compareNews(announced(a).slice(from), announced(copy).slice(from), false)
      if (typeof found !== 'string') return this.leak(found)
      if (found === 'parted') continue
      this.b = copy
      this.past.push(...night.inputs)
      return 'agrees'
    }
    return null
  }

  /** What the second evening's night is to answer: as the first's did, but for what differs in this way. */
  private guide(first: Night, way: Way): Given {
    const { rng } = this
    const { calls } = this.search.aims
    const answers = answersIn(first)
    const chosen = [...answers].filter(([, answer]) => isChoice(answer)).map(([step]) => step)
    const aimed = chosen.filter((step) => calls.has(step))
    if (chosen.length === 0) return answers
    const some = aimed.length > 0 && rng() < AIMED ? aimed : chosen
    const one = pick(some, rng)
    if (way === 'one') answers.delete(one)
    if (way === 'exchange') {
      const others = (aimed.length > 1 ? aimed : chosen).filter((step) => step !== one)
      const other = others.length > 0 ? pick(others, rng) : one
      const [x, y] = [answers.get(one), answers.get(other)]
      if (x && y && x.kind === y.kind) {
        answers.set(one, y)
        answers.set(other, x)
      }
    }
    return answers
  }

  /** The second evening as it was before this night. */
  private *again(): Generator<undefined, Game> {
    const game = new Game(this.search.ruleset, this.setup)
    yield
    for (const input of this.past) {
      game.apply(input)
      yield
    }
    return game
  }

  private *play(game: Game, given: Given, echo: number): Generator<undefined, Night> {
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
      if (this.search.spoken.has(id) && calls.at(-1) !== id) calls.push(id)
      inputs.push(this.answer(game, given.get(id), echo))
      yield
    }
    return { inputs, calls }
  }

  private answer(game: Game, given: Answer | undefined, echo: number): Input {
    const { open } = game
    const { rng, isQuiet, search } = this
    const step = open?.id ?? ''
    if (open && given && rng() < echo && isTaken(open, given))
      return carryOut(game, { type: 'answer', step, answer: given })
    const isLeftBe = isQuiet && !search.aims.calls.has(step) && rng() < LEFT_BE
    if (open?.neutral && isLeftBe && isTaken(open, open.neutral))
      return carryOut(game, { type: 'answer', step, answer: open.neutral })
    // Nobody steps in, which would be public.
    const next = nextInput(game, rng)
    const free = next?.type === 'answer' ? next : nextInput(game, () => 0.99)
    return carryOut(game, free ?? { type: 'ruling', ruling: { kind: 'skip' } })
  }
}

/** Follows one pair, at most one answer of one evening a step. @returns what gave a secret away, if anything; undefined: there is no such pair */
export function* tryPair(
  search: Search,
  n: number,
  rng: Rng,
): Generator<undefined, Leak | null | undefined> {
  const { ruleset, aims } = search
  const wanted = ruleset.casting.cards
    .filter(({ role }) => aims.roles.has(role))
    .map(({ id }) => id)
  const one = yield* setupFor(ruleset, n, rng, wanted)
  const other = one && twinOf(one, wanted, rng)
  if (!one || !other) return undefined
  yield
  const a = new Game(ruleset, one)
  yield
  const b = new Game(ruleset, other)
  yield
  return yield* new Pair(search, other, rng, rng() < QUIET, a, b).run()
}
