/** Mistreatment: whether, in which way and whom, in the order that the house chose (K-104 to K-111). */
import {
  asksWord,
  ballot,
  handsOfEach,
  holdVote,
  living,
  saidOf,
  seenToPlay,
  type Answer,
  type Script,
  type SeatId,
  type Stage,
  type StepSpec,
} from '../../../src/engine'
import { blackmailersOf, dieByDay } from '../deeds/deaths'
import {
  holderOf,
  inSeatOrder,
  isAlive,
  isDealt,
  roleOf,
  type KtuluState,
  type KtuluTable,
} from '../state'
import { decideIfWon } from '../victory'
import { askByDay } from './asking'
import { barred } from './barred'
import { mayorBreaks, mayorDecides, mayorSaves } from './mayor'

type Kind = 'hang' | 'investigate'

const eligible = (state: KtuluState): SeatId[] =>
  state.game.eligible.filter((seat) => isAlive(state, seat))

const isPair = (state: KtuluState): boolean =>
  isDealt(state, 'executor') || isDealt(state, 'investigator')

/** K-107, K-109: what can be done to somebody as long as they live. */
function kinds(state: KtuluState): Kind[] {
  if (!isPair(state)) return ['hang']
  return [
    ...(holderOf(state, 'executor') ? (['hang'] as const) : []),
    ...(holderOf(state, 'investigator') ? (['investigate'] as const) : []),
  ]
}

/** The questions that are answered with one of two words. */
const QUESTIONS = {
  whether: { id: 'day.mistreat', options: ['yes', 'no'] },
  kind: { id: 'day.mistreatKind', options: ['hang', 'investigate'] },
} as const

/** K-98, K-104: everybody alive says one of two words. */
function wordStep(state: KtuluState, about: keyof typeof QUESTIONS): StepSpec {
  const { id, options } = QUESTIONS[about]
  return {
    id,
    form: { kind: 'marks', members: living(state), options, all: true, unnamed: true },
    asked: living(state),
    neutral: null,
    stage: {
      scene: 'stand',
      about,
      candidates: eligible(state),
      asks: asksWord(seenToPlay(state), options, { must: true }),
    },
  }
}

/** More voices, counted before everybody (K-98); a tie is for a revealed Mayor, else for nobody (K-105). */
function* word(
  table: KtuluTable,
  answer: Answer,
  options: readonly [string, string],
): Script<string | null> {
  if (answer.kind !== 'marks' && answer.kind !== 'counts') return null
  const said = saidOf(answer)
  const [one, other] = options.map((option) => said[option])
  const of = { [options[0]]: one ?? 0, [options[1]]: other ?? 0 }
  table.emit('announced', { item: { kind: 'tally', of } })
  if (one === other) return yield* mayorDecides(table, options)
  return (one ?? 0) > (other ?? 0) ? options[0] : options[1]
}

function* whether(table: KtuluTable): Script<boolean> {
  const { state } = table
  const answer = yield* askByDay(table, () =>
    eligible(state).length > 0 ? wordStep(state, 'whether') : null,
  )
  return (yield* word(table, answer, QUESTIONS.whether.options)) === 'yes'
}

function* whichKind(table: KtuluTable): Script<Kind | null> {
  const { state } = table
  const [only, more] = kinds(state)
  if (!only || !more) return only ?? null
  const answer = yield* askByDay(table, () =>
    eligible(state).length > 0 && kinds(state).length > 1 ? wordStep(state, 'kind') : null,
  )
  return ((yield* word(table, answer, QUESTIONS.kind.options)) as Kind | null) ?? null
}

/** K-104, K-110: each names one of the searched; a blackmailed player may have nobody to name (K-37a). */
function whoStep({ state }: KtuluTable): StepSpec | null {
  const candidates = eligible(state)
  if (candidates.length === 0 || state.game.decided) return null
  const voters = living(state).map((seat) => {
    const except = blackmailersOf(state, seat).filter((one) => candidates.includes(one))
    const hasChoice = candidates.length > except.length
    return {
      seat,
      votes: hasChoice ? 1 : 0,
      ...(except.length > 0 ? { except } : {}),
      ...(hasChoice ? {} : { optional: true }),
    }
  })
  return ballot(
    'day.mistreatWho',
    { voters, candidates, use: 'all', unnamed: true, named: barred(voters) },
    { about: 'who', count: 'closed', needs: 'most', asked: handsOfEach(seenToPlay(state)) },
  )
}

function* whom(table: KtuluTable): Script<SeatId | null> {
  const { state } = table
  const count = yield* holdVote(table, {
    step: () => whoStep(table),
    candidates: () => eligible(state),
  })
  const [first = null, more] = inSeatOrder(state, count?.most ?? [])
  if (!more || !count) return first
  table.emit('tied', { targets: inSeatOrder(state, count.most) })
  const [chosen = null] = yield* mayorBreaks(table, inSeatOrder(state, count.most), 1)
  return chosen
}

/** K-60, K-106: saved, or Janosik's hour, or the rope. */
function* hang(table: KtuluTable, target: SeatId): Script {
  const { state, options } = table
  if (yield* mayorSaves(table, target)) return
  if (!isAlive(state, target)) return table.emit('nobodyHanged', {})
  if (roleOf(state, target) === 'janosik') {
    if (options.janosikEnds) return table.emit('decided', { winners: ['janosik'] })
    table.emit('janosikWon', { target })
  }
  yield* dieByDay(table, [target], 'executed')
  decideIfWon(table)
}

const orderOf = ({ state, options }: KtuluTable) =>
  isPair(state) ? options.mistreatOrder : (['whether', 'kind', 'who'] as const)

/** What the room sees as the mistreatment begins; nothing of its own where there is none. */
export function firstStage(table: KtuluTable): Stage | undefined {
  const { state } = table
  if (eligible(state).length === 0 || kinds(state).length === 0) return undefined
  const first = orderOf(table).find((part) => part !== 'kind' || kinds(state).length > 1)
  return first === 'who' ? whoStep(table)?.stage : wordStep(state, first ?? 'whether').stage
}

interface Verdict {
  kind: Kind | null
  target: SeatId | null
}

/** K-107: the votes in their order. @returns null as soon as one spares everybody */
function* votes(table: KtuluTable): Script<Verdict | null> {
  const verdict: Verdict = { kind: null, target: null }
  for (const part of orderOf(table)) {
    if (part === 'whether' && !(yield* whether(table))) return null
    if (part === 'kind') verdict.kind = yield* whichKind(table)
    if (part === 'who') verdict.target = yield* whom(table)
    if ((part === 'kind' && !verdict.kind) || (part === 'who' && !verdict.target)) return null
  }
  return verdict
}

/** K-104, K-109: only where somebody searched may be touched, and somebody can do it. */
export function* mistreatment(table: KtuluTable): Script {
  const { state } = table
  if (eligible(state).length === 0 || kinds(state).length === 0) return
  const verdict = yield* votes(table)
  if (state.game.decided) return
  const target = verdict?.target
  if (!target || !isAlive(state, target)) return table.emit('nobodyHanged', {})
  if (verdict.kind === 'investigate') return table.emit('putUnderInvestigation', { target })
  yield* hang(table, target)
}
