import {
  castingVerdict,
  dealCards,
  History,
  isOrder,
  mixSeed,
  nextChance,
  takesDraft,
  type Answer,
  type AnyRuleset,
  type Deck,
  type GameSetup,
  type Input,
  type Json,
  type OptionDef,
  type OptionValues,
  type Roots,
  type Ruling,
  type StepSpec,
  randomAnswer,
  type Rng,
} from '../../src/engine'
import { rootsFrom } from '../support/roots'
import { holderIn, isLegal, leanTo } from './leaning'
import { clicksOf } from '../../src/host/rehearsal/clicksOf'

/** A source of chance that repeats exactly for a seed. */
export function rngFrom(seed: number): Rng {
  let state = seed >>> 0
  return () => {
    const drawn = nextChance(state)
    state = drawn.state
    return drawn.value
  }
}

const pick = <T>(list: readonly T[], rng: Rng): T => list[Math.floor(rng() * list.length)] as T

/** Any legal value of every house rule. */
export function randomOptions(ruleset: AnyRuleset, rng: Rng): OptionValues {
  const values: Record<string, Json> = {}
  for (const [id, def] of Object.entries(ruleset.options)) values[id] = randomValue(def, rng)
  return values
}

function randomValue(def: OptionDef, rng: Rng): Json {
  const between = (min: number, max: number) => min + Math.floor(rng() * (max - min + 1))
  switch (def.kind) {
    case 'switch':
      return rng() < 0.5
    case 'choice':
      return pick(def.values, rng)
    case 'number':
      return mostlyAsItIs(def, rng())
    case 'seconds':
      return Object.fromEntries(
        Object.keys(def.default).map((name) => [name, between(def.min, def.max)]),
      )
    case 'several':
      return def.values.filter(() => rng() < 0.3)
    case 'order':
      return randomOrder(def, rng)
  }
}

/** Most tables leave a number as it is; the ends of its range make evenings that are over before they begin. */
function mostlyAsItIs({ default: usual, min, max }: NumberDef, drawn: number): number {
  const left = (drawn - USUAL) / (1 - USUAL)
  return left < 0 ? usual : min + Math.floor(left * (max - min + 1))
}

const USUAL = 0.6
type NumberDef = Extract<OptionDef, { kind: 'number' }>

/** A legal order: calls are moved about as long as the game allows it. */
function randomOrder(def: Extract<OptionDef, { kind: 'order' }>, rng: Rng): readonly string[] {
  let order = def.default
  for (let moves = 2 * order.length; moves > 0; moves--) {
    const next = [...order]
    const from = Math.floor(rng() * order.length)
    next.splice(Math.floor(rng() * order.length), 0, ...next.splice(from, 1))
    if (isOrder(def, next)) order = next
  }
  return order
}

const isPlayable = (ruleset: AnyRuleset, deck: Deck, players: number, options: OptionValues) =>
  castingVerdict(ruleset.casting.checkDeck(deck, players, options)) !== 'refused'

/** The rulebook's deck with some cards exchanged for others, as far as the rules do not refuse it. */
function randomDeck(ruleset: AnyRuleset, players: number, options: OptionValues, rng: Rng): Deck {
  const { casting } = ruleset
  let deck = casting.propose(players, options)
  for (let swaps = Math.floor(rng() * 80); swaps > 0; swaps--) {
    const held = Object.keys(deck).filter((card) => deck[card])
    const next: Record<string, number> = { ...deck }
    const out = pick(held, rng)
    next[out] = (next[out] ?? 0) - 1
    const { id } = pick(casting.cards, rng)
    next[id] = (next[id] ?? 0) + 1
    if (isPlayable(ruleset, next, players, options)) deck = next
  }
  return deck
}

/** Which tables are wanted. Larger ones than most people have cost more and show little. */
export interface Sizes {
  readonly least?: number
  readonly most?: number
}

/** For how many players the rules do not refuse their own proposal under these options. */
function playableSizes(ruleset: AnyRuleset, options: OptionValues): number[] {
  const { players, propose } = ruleset.casting
  const range = players.max - players.min + 1
  const sizes = Array.from({ length: range }, (_, index) => players.min + index)
  return sizes.filter((size) => isPlayable(ruleset, propose(size, options), size, options))
}

/** Legal values that go together: some games refuse a table where two of their house rules meet. */
function playableOptions(ruleset: AnyRuleset, rng: Rng): OptionValues {
  for (;;) {
    const options = randomOptions(ruleset, rng)
    if (playableSizes(ruleset, options).length > 0) return options
  }
}

/** A number of players that the game can be played with under these options; the largest where none is as wanted. */
function randomPlayers(
  ruleset: AnyRuleset,
  options: OptionValues,
  rng: Rng,
  { least = 0, most = 16 }: Sizes,
): number {
  const fits = playableSizes(ruleset, options)
  const wanted = fits.filter((size) => size >= least && size <= most)
  return wanted.length > 0 ? pick(wanted, rng) : Math.max(...fits)
}

export interface RandomSetup extends GameSetup {
  readonly seed: Roots
}

/** A legal start of a random evening: options, number of players, a deck, a deal. */
export function randomSetup(ruleset: AnyRuleset, rng: Rng, sizes: Sizes = {}): RandomSetup {
  const options = playableOptions(ruleset, rng)
  const { casting } = ruleset
  const players = randomPlayers(ruleset, options, rng, sizes)
  const seed = Math.floor(rng() * 4294967296)
  const deal = mixSeed(seed, 'deal')
  const dealt =
    dealCards(casting, randomDeck(ruleset, players, options, rng), players, options, deal) ??
    dealCards(casting, casting.propose(players, options), players, options, deal)
  if (!dealt) throw new Error(`${ruleset.id}: no legal deal for ${players} players`)
  const { hands, pool } = dealt
  const middle = pool.length > 0 ? { pool } : {}
  return { ruleset: ruleset.id, options, hands, ...middle, seed: rootsFrom(rngFrom(seed)) }
}

/** What happened in one random evening, for figures and for coverage. */
export interface EveningReport {
  readonly history: History
  readonly inputs: number
  readonly undone: number
  readonly rulings: number
  readonly interrupts: number
  /** How often each step was answered with something else than ok or pass. */
  readonly used: Readonly<Record<string, number>>
  /** The steps that asked for a choice. */
  readonly offered: ReadonlySet<string>
}

/** How often the table of a peaceful evening leaves a day's question, and how many of the evenings are peaceful. */
const PEACEFUL = { days: 0.85, evenings: 0.5 }
/** How often a night's answer is about who has what is fought over: somebody always guesses it. */
const AFTER_IT = 0.15
const CALM_AFTER = 700
const GIVE_UP_AFTER = 6000

/**
 * Plays a random evening to its end, with undo, redo, drafts and rulings strewn in.
 * @throws when the engine throws, when no legal answer is found, or when the evening does not end
 */
export function playRandomEvening(ruleset: AnyRuleset, seed: number): EveningReport {
  const rng = rngFrom(seed)
  const history = new History(ruleset, randomSetup(ruleset, rng))
  const count = { inputs: 0, undone: 0, rulings: 0, interrupts: 0 }
  const used: Record<string, number> = {}
  const offered = new Set<string>()
  // Where days kill many, powers that come late are used on peaceful evenings alone.
  const peaceful = rng() < PEACEFUL.evenings ? PEACEFUL.days : 0
  while (!history.game.state.winner || rng() < 0.3) {
    if (count.inputs++ > GIVE_UP_AFTER) throw new Error(`seed ${seed}: the evening does not end`)
    const wild = count.inputs < CALM_AFTER
    const dice = rng()
    const { open } = history.game
    if (open && open.form.kind !== 'ok') offered.add(open.id)
    if (open) mustSayItsRule(open)
    if (wild && dice < 0.03 && history.undo()) count.undone += 1
    else if (wild && dice < 0.04 && history.undoAnswers(2) > 0) count.undone += 1
    else if (wild && dice < 0.06 && history.canRedo) mustApply(history.redo().ok, seed, 'redo')
    else if (wild && dice < 0.07 && tryRuling(history, rng)) count.rulings += 1
    else if (dice < 0.08) history.apply({ type: 'publish' })
    else if (dice < 0.13 && rng() >= peaceful && tryInterrupt(history, rng, used)) {
      count.interrupts += 1
    } else if (open) moveOn(history, open, rng, seed, used, peaceful)
    else if (!wild) break
  }
  return { history, ...count, used, offered }
}

function mustApply(ok: boolean, seed: number, what: string): void {
  if (!ok) throw new Error(`seed ${seed}: ${what} was refused`)
}

function moveOn(
  history: History,
  open: StepSpec,
  rng: Rng,
  seed: number,
  used: Record<string, number>,
  peaceful: number,
): void {
  if (open.tells && rng() < 0.7 && history.apply({ type: 'tell' }).ok) return
  const answer = drawnAnswer(history, open, rng, peaceful)
  if (!answer) throw new Error(`seed ${seed}: no legal answer to ${open.id}`)
  if (takesDraft(open.form) && rng() < 0.3) {
    const entry = pick(clicksOf(answer, open.form), rng)
    if (entry) mustApply(history.apply({ type: 'draft', step: open.id, entry }).ok, seed, open.id)
  }
  mustApply(history.apply({ type: 'answer', step: open.id, answer }).ok, seed, open.id)
  if (answer.kind !== 'ok' && answer.kind !== 'pass') used[open.id] = (used[open.id] ?? 0) + 1
}

/** A vote that decides on somebody tells the room what it takes; one that fills places has no such rule, nor do hands before the vote. */
function mustSayItsRule({ id, form, stage }: StepSpec): void {
  if (form.kind !== 'ballots' || stage?.scene !== 'vote') return
  const decides = !form.distinct && !form.freely
  if ((stage.needs !== undefined) !== decides) {
    throw new Error(`${id} does not say what the vote takes, or says it where nothing is decided`)
  }
}

function drawnAnswer(history: History, open: StepSpec, rng: Rng, peaceful: number): Answer | null {
  const isDay = history.game.state.phase.kind === 'day'
  if (isDay && open.neutral && rng() < peaceful) return open.neutral
  const answer = randomAnswer(open, rng)
  const holder = isDay ? null : holderIn(history)
  if (!answer || holder === null || rng() >= AFTER_IT) return answer
  const after = leanTo(answer, holder)
  return isLegal(open, after) ? after : answer
}

function tryInterrupt(history: History, rng: Rng, used: Record<string, number>): boolean {
  const offered = history.game.offered()
  if (offered.length === 0) return false
  const step = pick(offered, rng)
  const answer = randomAnswer(step, rng)
  if (!answer) return false
  used[step.id] = (used[step.id] ?? 0) + 1
  return history.apply({ type: 'interrupt', step: step.id, answer }).ok
}

function tryRuling(history: History, rng: Rng): boolean {
  const ruling = randomRuling(history, rng)
  return history.apply({ type: 'ruling', ruling }).ok
}

function randomRuling(history: History, rng: Rng): Ruling {
  const { ruleset, game } = history
  const seat = pick(game.state.seats, rng).id
  const kind = pick(['kill', 'revive', 'leave', 'status', 'role', 'cards', 'skip', 'end'], rng)
  switch (kind) {
    case 'status':
      return { kind, seat, status: pick([...ruleset.statuses, 'none'], rng), on: rng() < 0.5 }
    case 'role':
      return { kind, seat, role: pick(Object.keys(ruleset.roles), rng) }
    case 'cards':
      return { kind, seat, cards: [pick(ruleset.casting.cards, rng).id] }
    case 'end':
      return rng() < 0.1 ? { kind, winners: [pick(ruleset.teams, rng)] } : { kind: 'skip' }
    case 'kill':
    case 'revive':
    case 'leave':
      return { kind, seat }
    default:
      return { kind: 'skip' }
  }
}

/** The state after playing the same inputs again from the beginning. */
export function replayed(history: History): string {
  const again = new History(history.ruleset, history.setup)
  for (const input of history.inputs) again.apply(input as Input)
  return JSON.stringify(again.game.state)
}
