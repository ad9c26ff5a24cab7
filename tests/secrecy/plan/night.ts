/** Nights played at random, and a night that ends like another without being like it. */
import {
  PASS,
  type Answer,
  type History,
  type Input,
  type SeatId,
  type StepSpec,
  randomAnswer,
  type Rng,
} from '../../../src/engine'
import { announced, compareNews, type Otherwise } from '../../../src/own/tried/room'
import { isLegal, leanTo } from '../../randomPlay/leaning'
import { withDraft } from './drafts'
import { countOne, newFigures, noteOpen, type Figures } from './figures'
import { isNight, isOver, publicState, toldSoFar } from './moments'

/** What a night leans to; how it comes there stays random. */
export interface Leaning {
  /** How likely somebody who may pass does. */
  readonly quiet: number
  /** Whom the answers lean to. */
  readonly toward: readonly SeatId[]
  /** How likely the host uses an interrupt without a word, before each call; absent: now and then. */
  readonly stepsIn?: number
}

/** One night as it was played: its inputs and what happened in it. */
export interface Night {
  readonly inputs: Input[]
  /** The calls in their order. */
  readonly calls: string[]
  /** Whether the host used an interrupt in it. */
  readonly interrupted: boolean
  /** What was answered to each call, the last time it came. */
  readonly answers: Readonly<Record<string, Answer>>
  /** What the room heard before the night's end: after which input, and all that it knew then. */
  readonly heard: { readonly at: number; readonly told: string }[]
  /** Everything that the room had heard by the end. */
  readonly known: string
  readonly figures: Figures
}

/** What came of looking for a night of B's whose dawn says what A's says. */
export interface Match {
  readonly found: { readonly history: History; readonly night: Night } | null
  /** One evening for each course of calls that was met on the way, whatever its dawn says. */
  readonly met: readonly History[]
  /** What one night told otherwise than the other although it told the same: its order, or the marks of its course. */
  readonly otherwise: Otherwise | null
}

/** How often what was heard otherwise before is not tried again: taking it back plays the whole evening anew. */
const WARY = 0.85
const PULL = 0.7
const AS_IT_COMES = 0
const QUIETLY = 0.8

const pick = <T>(list: readonly T[], rng: Rng): T => list[Math.floor(rng() * list.length)] as T

/** Plays one night at random. @returns null when the night found no end, or is heard otherwise than its guide */
export function playNight(
  history: History,
  rng: Rng,
  leaning: Leaning,
  guide?: Night,
  loud: Set<string> = new Set(),
): Night | null {
  const inputs: Input[] = []
  const calls: string[] = []
  const answers: Record<string, Answer> = {}
  const heard: Night['heard'] = []
  let told = publicState(history)
  const figures = newFigures()
  const held = new Set<string>()
  while (isNight(history) && !isOver(history)) {
    const { open } = history.game
    if (!open) return null
    inputs.push(...silentInterrupt(history, rng, figures, leaning.stepsIn ?? 0.1))
    noteOpen(figures, open)
    calls.push(open.id)
    const wanted = guide ? (guide.heard[heard.length]?.told ?? null) : undefined
    const isWary = loud.has(open.id) && rng() < WARY
    const first = isWary ? guide?.answers[open.id] : echoed(open, rng, leaning, guide)
    const answer = answered(history, open, first ?? null, told, wanted, loud)
    if (!answer) return null
    answers[open.id] = answer
    inputs.push(...withDraft(open, answer, rng))
    if (isNight(history) && publicState(history) !== told) {
      told = publicState(history)
      heard.push({ at: inputs.length - 1, told })
    }
    if (answer.kind !== 'ok' && answer.kind !== 'pass') countOne(figures.used, open.id)
    const { ruleset, state, options } = history.game
    for (const { id } of state.seats) {
      const { statuses } = ruleset.privateSeat(state, id, options)
      for (const status of statuses) held.add(`${status} ${id}`)
    }
  }
  for (const entry of held) countOne(figures.statuses, entry.replace(/ s\d+$/, ''))
  const interrupted = inputs.some(({ type }) => type === 'interrupt')
  return { inputs, calls, interrupted, answers, heard, known: toldSoFar(history), figures }
}

/** How often a guided night answers as its guide did. */
const ECHO = 0.5

/** What is answered; where the guide was heard for it, the same again. */
function echoed(open: StepSpec, rng: Rng, leaning: Leaning, guide?: Night): Answer | null {
  const given = guide?.answers[open.id]
  if (given && rng() < ECHO && isLegal(open, given)) return given
  return leaningAnswer(open, rng, leaning)
}

/**
 * Gives the answer; one that the room would hear otherwise than it should is taken back for the quietest there is.
 * @param loud gets the calls whose answers the room heard otherwise
 * @param wanted what the room hears next in the guide's night; null: nothing more; undefined: whatever comes
 * @returns what was answered in the end, or null where there is no way
 */
function answered(
  history: History,
  open: StepSpec,
  first: Answer | null,
  told: string,
  wanted: string | null | undefined,
  loud: Set<string>,
): Answer | null {
  const tries = wanted === undefined ? [first] : [first, PASS, open.neutral]
  for (const answer of tries) {
    if (!answer || !isLegal(open, answer)) continue
    if (!history.apply({ type: 'answer', step: open.id, answer }).ok) return null
    const now = publicState(history)
    if (wanted === undefined || !isNight(history) || now === told || now === wanted) return answer
    history.undo()
    loud.add(open.id)
  }
  return null
}

/** Now and then an interrupt that the host uses without a word; one that the room hears of is taken back. */
function silentInterrupt(history: History, rng: Rng, { used }: Figures, likely: number): Input[] {
  const offered = history.game.offered()
  if (offered.length === 0 || rng() > likely) return []
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
  countOne(used, step.id)
  return [input]
}

function leaningAnswer(open: StepSpec, rng: Rng, { quiet, toward }: Leaning): Answer | null {
  if (quiet > 0 && rng() < quiet && isLegal(open, PASS)) return PASS
  const free = randomAnswer(open, rng)
  if (!free || toward.length === 0 || rng() > PULL) return free
  const leant = leanTo(free, pick(toward, rng))
  return isLegal(open, leant) ? leant : free
}

/** Whether the room heard the same, piece by piece. */
const soundAlike = (one: Night, other: Night): boolean =>
  one.known === other.known &&
  JSON.stringify(one.heard.map(({ told }) => told)) ===
    JSON.stringify(other.heard.map(({ told }) => told))

/** Draws B's night anew until it sounds like A's, and its dawn says what A's says. */
export function matchNight(
  from: History,
  a: History,
  like: Night,
  rng: Rng,
  tries: number,
  isLike: (night: Night) => boolean,
  isGuided: boolean,
  /** How many announcements there were before the night. */
  before: number,
): Match {
  const wanted = publicState(a)
  const named = [...new Set(wanted.match(/s\d+/g))] as SeatId[]
  const seats = a.game.state.seats.map(({ id }) => id)
  const met = new Map<string, History>()
  const loud = new Set<string>()
  const rest = isGuided ? { stepsIn: like.interrupted ? 0.1 : 0 } : {}
  for (let attempt = 0; attempt < tries; attempt++) {
    const history = from.fork()
    const quiet = named.length === 0 && rng() < 0.5 ? QUIETLY : AS_IT_COMES
    const toward = named.length > 0 ? named : [pick(seats, rng)]
    const leaning = { quiet, toward, ...rest }
    const night = playNight(history, rng, leaning, isGuided ? like : undefined, loud)
    if (!night) continue
    const agrees = publicState(history) === wanted && soundAlike(night, like)
    if (agrees && !isLike(night)) {
      return { found: { history, night }, met: [...met.values()], otherwise: null }
    }
    const [one, other] = [a, history].map(({ game }) => announced(game).slice(before))
    const otherwise = compareNews(one ?? [], other ?? [], false)
    if (typeof otherwise !== 'string') return { found: null, met: [...met.values()], otherwise }
    met.set(night.calls.join(), history)
  }
  return { found: null, met: [...met.values()], otherwise: null }
}
