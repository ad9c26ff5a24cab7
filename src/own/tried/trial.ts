/**
 * The program's own trial of a document: invented evenings, played one answer a step so that whoever calls can do
 * something else in between, and what they say about the game. Pure: the same document and seed give the same report.
 */
import { Game, isSeatId, type AnyRuleset, type Rng } from '../../engine'
import { nodesOf } from '../analyse/nodes'
import { ownerOf } from '../analyse/owners'
import { rulesetOf } from '../play/ruleset'
import type { OwnState } from '../state/state'
import type { OwnDocument } from '../format/document'
import { literal } from '../language/base/scalars'
import type { ProblemCode, ProblemParams } from '../problems/codes'
import { rngFrom } from './chance'
import { carryOut, isChoice, nextInput } from './player'
import { setupFor } from './setups'
import { aimsOf, sourcesOf, Watch } from './sources'
import { tryPair, type Search } from './twins'

const EVENINGS = 40
/** Pairs of evenings: at least so many, and at most; between them until so many answers were given. */
const PAIRS = 12
const MOST_PAIRS = 150
const ENOUGH_ANSWERS = 8000
const MOST_STEPS = 3000
/** From this share on something is worth a word. */
const OFTEN = 0.1
const NEARLY_ALWAYS = 0.95
/** With fewer evenings the winners say nothing. */
const ENOUGH = 20

/** Something about the whole document or a part of it; its line is for whoever has the text. */
export interface Remark {
  readonly code: ProblemCode
  /** `roles.seer.calls[0]` in the document with its recipes put in. */
  readonly path: string
  readonly params: ProblemParams
}

/** How the evenings went so far. */
export interface Tried {
  /** Evenings and pairs of evenings that were played, and that there are to be. */
  readonly played: number
  readonly of: number
  readonly ended: number
  /** How many nights each that ended had. */
  readonly nights: readonly number[]
  /** How often each team won; `alone` for single players, `nobody`. */
  readonly wins: Readonly<Record<string, number>>
  /** Calls that nobody ever answered with a choice. */
  readonly unused: readonly string[]
  readonly remarks: readonly Remark[]
}

export interface Amount {
  readonly evenings?: number
  /** Exactly so many; absent: as many as it takes. */
  readonly pairs?: number
}

class Trial {
  private readonly asking: ReadonlyMap<string, string>
  private readonly search: Search & { readonly watch: Watch }
  private readonly used = new Set<string>()
  private readonly wins: Record<string, number> = {}
  private readonly nights: number[] = []
  private readonly found = new Map<string, Remark>()
  private played = 0
  private leaks = false
  private evenings = 0
  private long = 0
  private cut = 0

  constructor(
    private readonly document: OwnDocument,
    private readonly seed: number,
    private of: Required<Amount>,
    private readonly leastPairs: number,
    private readonly ruleset: AnyRuleset,
  ) {
    const calls = nodesOf(document).of('call')
    this.asking = new Map(
      calls
        .filter(({ part }) => part.choose !== undefined)
        .map((call) => [call.part.id, `${pathOf(ownerOf(call))}calls[${call.key}]`]),
    )
    const sources = sourcesOf(document)
    this.search = {
      ruleset: this.ruleset,
      spoken: new Set(
        calls.filter(({ part }) => literal(part.silent) !== true).map(({ part }) => part.id),
      ),
      aims: aimsOf(document, sources),
      watch: new Watch(document, sources),
    }
  }

  *run(): Generator<undefined, Tried> {
    // A game that tells a secret is not to be played: whoever waits learns of that first.
    yield* this.pairs()
    for (let n = 0; n < this.of.evenings; n++) {
      yield* this.guarded(this.evening(n, this.rngOf(n)))
      this.played += 1
    }
    this.judge()
    return this.report()
  }

  /** Until one tells a secret, or so much was played that nothing else is to be expected. */
  private *pairs(): Generator<undefined, void> {
    let answers = 0
    for (let n = 0; n < this.of.pairs; n++) {
      const pair = this.guarded(this.pair(n, this.rngOf(10_000 + n)))
      while (!pair.next().done) {
        answers += 1
        yield
      }
      this.played += 1
      const isEnough = n + 1 >= this.leastPairs && answers >= ENOUGH_ANSWERS
      if (isEnough || this.leaks) this.of = { ...this.of, pairs: n + 1 }
    }
    if (this.leaks) return
    for (const { id, trait, path } of this.search.watch.unseen)
      this.remark('notCompared', path, { id, word: trait })
  }

  report(): Tried {
    const { played, of, nights, wins, used } = this
    return {
      played,
      of: of.evenings + of.pairs,
      ended: nights.length,
      nights: [...nights],
      wins: { ...wins },
      unused: [...this.asking.keys()].filter((id) => !used.has(id)),
      remarks: [...this.found.values()],
    }
  }

  private rngOf(n: number): Rng {
    return rngFrom(Math.imul(this.seed + 1, 2_654_435_761) + n * 7919)
  }

  private remark(code: ProblemCode, path: string, params: ProblemParams = {}): void {
    const key = `${code} ${path}`
    if (!this.found.has(key)) this.found.set(key, { code, path, params })
  }

  /** What throws is a fault of the program, and is said as one. */
  private *guarded(play: Generator<undefined, void>): Generator<undefined> {
    try {
      yield* play
    } catch (error) {
      this.remark('crash', '', { word: error instanceof Error ? error.message.slice(0, 200) : '?' })
    }
  }

  private *evening(n: number, rng: Rng): Generator<undefined, void> {
    const setup = yield* setupFor(this.ruleset, n, rng)
    if (!setup) return
    yield
    const game = new Game(this.ruleset, setup)
    yield
    let cut = false
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const input = nextInput(game, rng)
      if (!input) break
      const done = carryOut(game, input)
      if ('answer' in done && isChoice(done.answer)) this.used.add(done.step)
      cut ||= (game.state as OwnState).game.dropped > 0
      yield
    }
    this.evenings += 1
    if (cut) this.cut += 1
    const { winner, phase } = game.state
    if (!winner) {
      this.long += 1
      return
    }
    this.nights.push(phase.n)
    if (winner.length === 0 && phase.n >= this.longest()) this.long += 1
    const names = winner.map((id) => (isSeatId(id) ? 'alone' : id))
    for (const name of new Set(names.length > 0 ? names : ['nobody'])) {
      this.wins[name] = (this.wins[name] ?? 0) + 1
    }
  }

  private longest(): number {
    const { longest = 30 } = this.document
    return typeof longest === 'number' ? longest : 60
  }

  private *pair(n: number, rng: Rng): Generator<undefined, void> {
    const leak = yield* tryPair(this.search, n, rng)
    if (!leak) return
    this.leaks = true
    this.remark('leak', '', { ...leak })
  }

  private judge(): void {
    const { evenings, long, cut, wins } = this
    if (evenings === 0) return
    if (long >= evenings * OFTEN) {
      this.remark('longestReached', 'longest', { found: long, most: evenings })
    }
    if (cut > 0) this.remark('chainTooLong', 'when', { found: cut, most: evenings })
    for (const [id, path] of this.asking) {
      if (!this.used.has(id)) this.remark('stepNeverUsed', path, { id, most: evenings })
    }
    for (const [id, found] of Object.entries(wins)) {
      if (evenings < ENOUGH || found < evenings * NEARLY_ALWAYS || id === 'nobody') continue
      this.remark('oneSided', `teams.${id}`, { id, found, most: evenings })
    }
  }
}

const SECTIONS = {
  team: 'teams',
  role: 'roles',
  status: 'statuses',
  link: 'links',
  object: 'objects',
} as const

const pathOf = ({ kind, id }: { kind: keyof typeof SECTIONS | 'top'; id: string }): string =>
  kind === 'top' ? '' : `${SECTIONS[kind]}.${id}.`

/**
 * Plays a document that was found free of errors. Each step of the generator is at most one answer of one evening;
 * its end is the whole report.
 * @param ruleset what the document is played by, where that is not what the program makes of it
 */
export function tryOut(
  document: OwnDocument,
  seed: number,
  { evenings = EVENINGS, pairs }: Amount = {},
  ruleset: AnyRuleset = rulesetOf(document),
): { readonly steps: Generator<undefined, Tried>; readonly soFar: () => Tried } {
  const of = { evenings, pairs: pairs ?? MOST_PAIRS }
  const trial = new Trial(document, seed, of, pairs ?? PAIRS, ruleset)
  return { steps: trial.run(), soFar: () => trial.report() }
}
