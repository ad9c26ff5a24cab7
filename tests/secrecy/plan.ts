import {
  checkAnswer,
  countVotes,
  History,
  type AnyRuleset,
  type Answer,
  type GameSetup,
  type Hand,
  type Input,
  type PublicItem,
  type SeatId,
  type StepSpec,
} from '../../src/engine'
import { entriesOf, randomAnswer, type Rng } from '../../src/host/demo/randomAnswer'
import { randomSetup } from '../randomPlay/randomEvening'

/** An input with the virtual moment at which the host makes it, in milliseconds. */
export interface TimedInput {
  readonly at: number
  readonly input: Input | 'undo'
}

/** A result of public chance that differed although everything public before it was the same. */
export class ChanceLeak extends Error {}

/** Two evenings that the room must not be able to tell apart before `until`. */
export interface Pair {
  readonly a: { readonly setup: GameSetup; readonly inputs: readonly TimedInput[] }
  readonly b: { readonly setup: GameSetup; readonly inputs: readonly TimedInput[] }
  /** The moment of the first public difference, or of the end. */
  readonly until: number
  /** Nights whose dawns agreed. */
  readonly nights: number
  /** How often each secret step was answered with a choice, in both evenings. */
  readonly used: Readonly<Record<string, number>>
  /** For how many nights somebody in either evening held a status, summed over seats. */
  readonly statuses: Readonly<Record<string, number>>
  /** Votes of either evening whose totals were not simply the hands. */
  readonly weighed: number
}

/** One night as it was played: its inputs and what the secret powers did in it. */
interface Night {
  readonly inputs: Input[]
  readonly used: Readonly<Record<string, number>>
  readonly statuses: Readonly<Record<string, number>>
}

const NIGHT_MS = 60_000
const HAND_MS = 250
const TRIES = 50
/** Long evenings prove nothing more than short ones, and cost more. */
const MOST_NIGHTS = 3

const pick = <T>(list: readonly T[], rng: Rng): T => list[Math.floor(rng() * list.length)] as T

/** The same hands in other places and, where players stack them, in another order. */
function permuted(hands: readonly Hand[], stacked: boolean, rng: Rng): Hand[] {
  const left = [...hands]
  const moved: Hand[] = []
  while (left.length > 0) {
    const [hand] = left.splice(Math.floor(rng() * left.length), 1)
    if (!hand) break
    const cards = stacked && rng() < 0.5 ? [...hand.cards].reverse() : hand.cards
    moved.push({ ...hand, cards })
  }
  return moved
}

const isNight = (history: History) => history.game.state.phase.kind === 'night'
const isOver = (history: History) => history.game.state.winner !== null

/** What the specifications list as public: the phase and its announcements, held ones included. */
const publicState = (history: History): string => {
  const { phase, record } = history.game.state
  return JSON.stringify([phase, record.items])
}

/**
 * Plays one night at random. Answers lean towards the given seats, so that two nights come to the same
 * end more often than by luck; how they come there stays random.
 * @returns the night, or null when the night found no end
 */
function playNight(history: History, rng: Rng, leaning: readonly SeatId[]): Night | null {
  const inputs: Input[] = []
  const used: Record<string, number> = {}
  const held = new Set<string>()
  while (isNight(history) && !isOver(history)) {
    const { open } = history.game
    if (!open) return null
    inputs.push(...silentInterrupt(history, rng, used))
    const answer = leaningAnswer(open, rng, leaning)
    if (!answer) return null
    inputs.push(...withDraft(open, answer, rng))
    const outcome = history.apply({ type: 'answer', step: open.id, answer })
    if (!outcome.ok) return null
    if (answer.kind !== 'ok' && answer.kind !== 'pass') used[open.id] = (used[open.id] ?? 0) + 1
    const { ruleset, state, options } = history.game
    for (const { id } of state.seats) {
      const { statuses } = ruleset.privateSeat(state, id, options)
      for (const status of statuses) held.add(`${status} ${id}`)
    }
  }
  const statuses: Record<string, number> = {}
  for (const entry of held) {
    const status = entry.replace(/ s\d+$/, '')
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  return { inputs, used, statuses }
}

/** Now and then an interrupt that the host uses without a word; one that the room hears of is taken back. */
function silentInterrupt(history: History, rng: Rng, used: Record<string, number>): Input[] {
  const offered = history.game.offered()
  if (offered.length === 0 || rng() > 0.1) return []
  const step = pick(offered, rng)
  const answer = randomAnswer(step, rng)
  if (!answer) return []
  const heard = publicState(history)
  const input: Input = { type: 'interrupt', step: step.id, answer }
  if (!history.apply(input).ok) return []
  if (publicState(history) !== heard) {
    history.undo()
    return []
  }
  used[step.id] = (used[step.id] ?? 0) + 1
  return [input]
}

function leaningAnswer(open: StepSpec, rng: Rng, leaning: readonly SeatId[]): Answer | null {
  const free = randomAnswer(open, rng)
  if (!free || leaning.length === 0 || rng() < 0.3) return free
  const seat = pick(leaning, rng)
  const leant = leanTo(free, seat)
  return !checkAnswer(open.form, leant) && !open.check?.(leant) ? leant : free
}

function leanTo(answer: Answer, seat: SeatId): Answer {
  if (answer.kind === 'seat') return { kind: 'seat', seat }
  if (answer.kind === 'act' && answer.seat) return { ...answer, seat }
  if (answer.kind !== 'points') return answer
  const members = Object.keys(answer.points) as SeatId[]
  return { kind: 'points', points: Object.fromEntries(members.map((by) => [by, seat])) }
}

function withDraft(open: StepSpec, answer: Answer, rng: Rng): Input[] {
  const entries = rng() < 0.5 ? entriesOf(answer, open.form) : []
  return [
    ...entries.map((entry): Input => ({ type: 'draft', step: open.id, entry })),
    { type: 'answer', step: open.id, answer },
  ]
}

/** Spreads a night's inputs over its length at random; the last one always falls on its end. */
function timed(inputs: readonly Input[], start: number, rng: Rng): TimedInput[] {
  const moments = inputs
    .slice(1)
    .map(() => start + 1 + Math.floor(rng() * (NIGHT_MS - 2)))
    .sort((x, y) => x - y)
  moments.push(start + NIGHT_MS)
  const plan: TimedInput[] = inputs.map((input, index) => ({ at: moments[index] ?? start, input }))
  const at = plan[0]?.at
  const first = plan[0]
  if (at !== undefined && first && plan.length > 1 && rng() < 0.3) {
    return [first, { at, input: 'undo' }, ...plan]
  }
  return plan
}

/**
 * Plans a pair of evenings: B has A's hidden hands permuted, its nights are drawn anew until the dawn
 * says the same, and by day it repeats what A's table does openly.
 */
export function planPair(ruleset: AnyRuleset, rng: Rng): Pair {
  const setupA = randomSetup(ruleset, rng)
  const setupB = { ...setupA, hands: permuted(setupA.hands, ruleset.casting.stacked, rng) }
  const a = new History(ruleset, setupA)
  let b = new History(ruleset, setupB)
  const planA: TimedInput[] = []
  const planB: TimedInput[] = []
  const used: Record<string, number> = {}
  const statuses: Record<string, number> = {}
  let now = 0
  let nights = 0
  let weighed = 0
  const pair = (until: number): Pair => ({
    a: { setup: setupA, inputs: planA },
    b: { setup: setupB, inputs: planB },
    until,
    nights,
    used,
    statuses,
    weighed,
  })
  for (;;) {
    if (isOver(a) || isOver(b) || nights >= MOST_NIGHTS) return pair(now)
    if (isNight(a)) {
      const nightA = playNight(a, rng, [])
      if (!nightA) return pair(now)
      const found = matchNight(b, a, rng)
      planA.push(...timed(nightA.inputs, now, rng))
      now += NIGHT_MS
      if (!found) return pair(now)
      b = found.history
      planB.push(...timed(found.night.inputs, now - NIGHT_MS, rng))
      nights += 1
      addUp(used, [nightA.used, found.night.used])
      addUp(statuses, [nightA.statuses, found.night.statuses])
      continue
    }
    now += rng() < 0.1 ? 5_000 + Math.floor(rng() * 60_000) : 300 + Math.floor(rng() * 600)
    const inputs = openly(a, rng)
    let agreed = true
    for (const input of inputs) {
      // One hand after the other, so that what is shown of each is compared by itself.
      now += HAND_MS
      planA.push({ at: now, input })
      if (!a.apply(input).ok) return pair(now)
      weighed += weighs(input, a)
      const copied = b.apply(input)
      if (copied.ok) {
        planB.push({ at: now, input })
        weighed += weighs(input, b)
      }
      if (copied.ok && samePhase(a, b) && lotOf(a) !== lotOf(b))
        throw new ChanceLeak(publicState(a))
      if (copied.ok && publicState(a) === publicState(b)) continue
      agreed = false
      break
    }
    if (!agreed) return pair(now)
  }
}

/** Adds counts by key. */
export function addUp(
  sum: Record<string, number>,
  counts: readonly Readonly<Record<string, number>>[],
): void {
  for (const [key, times] of counts.flatMap(Object.entries<number>)) {
    sum[key] = (sum[key] ?? 0) + times
  }
}

/** 1 if this was a vote that the rules count otherwise than by its hands. */
function weighs(input: Input, { game }: History): number {
  if (input.type !== 'answer' || input.answer.kind !== 'ballots') return 0
  const told = game.state.record.items.findLast(({ kind }) => kind === 'tally')
  return told && !sameTotals(told.of, countVotes(input.answer.ballots)) ? 1 : 0
}

const sameTotals = (told: PublicItem['of'], hands: Record<SeatId, number>): boolean =>
  JSON.stringify(Object.entries(told).sort()) === JSON.stringify(Object.entries(hands).sort())

const samePhase = (a: History, b: History): boolean =>
  JSON.stringify(a.game.state.phase) === JSON.stringify(b.game.state.phase)

/** What the last lot of this phase said; the same public past has to give the same lot. */
const lotOf = ({ game }: History): string =>
  JSON.stringify(game.state.record.items.findLast(({ kind }) => kind === 'lot') ?? null)

/** What the table does next by daylight: told announcements, hands one by one, answers everybody hears. */
function openly(history: History, rng: Rng): Input[] {
  const { open, state } = history.game
  if (!open) return []
  if (open.tells && state.record.told < state.record.items.length) return [{ type: 'tell' }]
  const offered = history.game.offered()
  if (offered.length > 0 && rng() < 0.1) {
    const step = pick(offered, rng)
    const answer = randomAnswer(step, rng)
    if (answer) return [{ type: 'interrupt', step: step.id, answer }]
  }
  const answer = randomAnswer(open, rng)
  return answer ? withDraft(open, answer, rng) : []
}

/** Draws B's night anew until its dawn says what A's says. */
function matchNight(
  from: History,
  a: History,
  rng: Rng,
): { history: History; night: Night } | null {
  const wanted = publicState(a)
  const named = [...new Set(wanted.match(/s\d+/g))] as SeatId[]
  const seats = a.game.state.seats.map(({ id }) => id)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const history = from.fork()
    const leaning = named.length > 0 ? named : [pick(seats, rng)]
    const night = playNight(history, rng, leaning)
    if (night && publicState(history) === wanted) return { history, night }
  }
  return null
}
