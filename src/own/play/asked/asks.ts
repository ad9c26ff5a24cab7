/**
 * Questions that somebody is asked before everybody, such as whom a dead player takes along.
 *
 * For texts: the step's id is the question's; `variant` is `eyesClosed` where all others close their eyes, `idle` where
 * nobody can be chosen.
 */
import {
  asksChoice,
  asksWord,
  information,
  nextToTell,
  seenToPlay,
  type Asks,
  type Script,
  type SeatId,
  type Stage,
} from '../../../engine'
import { literal } from '../../language/base/scalars'
import type { Env } from '../../state/asking'
import type { AskPlan } from '../../plan/types'
import { settleOpenly } from '../deaths/deaths'
import { carryOut, type Aside } from '../effects/effects'
import { choiceOf, questionOf, type Asking, type Choice } from '../base/question'
import { envOf, put, stillEnv, type Run } from '../base/run'
import { asOneMoment } from '../base/telling'
import { checkVictory } from '../base/victory'
import { showAside } from './aside'

/** How many questions may follow one another. */
const MOST = 60

/** Whether a question waits; most evenings have none, and nothing is begun for it. */
export const isAnythingAsked = ({ state }: Run): boolean => state.game.pending.length > 0

/** Puts every question that waits; after each, what it brought is told. */
export function* answerAsks(run: Run): Script {
  const { state, table, plan } = run
  for (let n = 0; n < MOST && state.game.pending.length > 0 && !state.winner; n++) {
    const [next] = state.game.pending
    if (!next) return
    table.emit('askTaken', {})
    const ask = plan.triggers.find(({ key }) => key === next.trigger)?.ask
    if (!ask) continue
    const { self, it, giver, killers, cause, fails = false } = next
    const words = {
      self: self ?? undefined,
      it: it ?? undefined,
      giver: giver ?? undefined,
      killers,
      cause: cause ?? undefined,
    }
    yield* putAsk(run, ask, words, fails)
  }
}

const asksOf = (run: Run, ask: AskPlan, words: Partial<Env>): Asking | null => {
  const asked = ask.whom(stillEnv(run, words))
  const [by] = asked
  if (by === undefined) return null
  if (ask.joint)
    return {
      choose: ask.choose,
      env: stillEnv(run, { ...words, holders: asked }),
      asked,
      joint: true,
      barred: [],
      used: () => 0,
    }
  return {
    choose: ask.choose,
    // Whoever is asked speaks for himself, whatever made him asked.
    env: stillEnv(run, { ...words, self: by }),
    asked: [by],
    joint: false,
    barred: [],
    used: () => 0,
  }
}

/**
 * What is asked before everybody (OG-78), said from the document alone: whom a question leaves out, which of its acts are used
 * up, whether it can be declined now and which cards lie in the middle is not for the room.
 */
function asksOpenly(by: SeatId, { choose, env }: Asking): Asks | undefined {
  const { from, dead, self } = choose
  const among = dead ? env.state.seats.map(({ id }) => id) : seenToPlay(env.state)
  const others = self ? { self } : {}
  switch (from.kind) {
    case 'seat':
      return asksChoice(by, among, others)
    case 'seats':
      return asksChoice(by, among, { ...others, count: from.count(env) })
    case 'acts':
      return asksChoice(by, among, { ...others, words: from.acts.map(({ id }) => id) })
    case 'options':
      return from.as !== 'word' ? undefined : asksWord([by], from.options(env, false))
  }
}

/** The picture of it: who is asked, by name. It is the same where nobody can be chosen. */
function stageOf(asking: Asking): { stage?: Stage } {
  const [by] = asking.asked
  // Several agree before everybody; nobody says it for all of them by himself.
  if (asking.joint) return { stage: { scene: 'notice', about: 'asked' } }
  const asks = by && asksOpenly(by, asking)
  if (!by) return {}
  return { stage: { scene: 'notice', about: 'asked', speaker: by, ...(asks ? { asks } : {}) } }
}

function* putAsk(run: Run, ask: AskPlan, words: Partial<Env>, fails: boolean): Script {
  const { source, does, otherwise } = ask
  const { state } = run
  const isClosed = literal(source.how) === 'eyesClosed'
  const answer = yield* put(run, () => {
    const asking = asksOf(run, ask, words)
    if (!asking) return null
    const question = questionOf(asking)
    const { asked } = asking
    const shown = isClosed ? {} : stageOf(asking)
    if (!question) return information(source.id, { asked, variant: 'idle', ...shown })
    return {
      id: source.id,
      asked,
      ...question,
      ...(isClosed ? { variant: 'eyesClosed' } : shown),
    }
  })
  const asking = asksOf(run, ask, words)
  if (!asking) return
  const told = state.record.items.length
  const choice: Choice | null = choiceOf(asking, answer)
  const { asked, joint } = asking
  const self = joint ? words.self : asked[0]
  const env = envOf(run, { ...words, self, ...choice, targets: choice?.targets ?? [] })
  const aside: Aside = { of: source.id, shown: [] }
  const deed = { by: asked, joint, step: null, fails, aside }
  asOneMoment(run, () => carryOut(run, choice ? does : otherwise, env, deed))
  settleOpenly(run)
  if (checkVictory(run, 'always')) return
  yield* showAside(run, aside)
  const brought = state.record.items.length > told && nextToTell(state.record) !== null
  if (state.phase.kind === 'dawn' && brought) {
    yield* put(run, () => information('dawn.announce', { tells: true }))
  }
}
