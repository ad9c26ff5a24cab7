/** A trial: who stands, who speaks, the vote, its ties, the verdict, last words. */
import {
  announce,
  areEnough,
  asksNames,
  hearDefences,
  holdVote,
  lastWords,
  living,
  nominations,
  seenToPlay,
  slotsOf,
  speeches,
  type Answer,
  type Count,
  type Needs,
  type Nomination,
  type NominationRules,
  type Script,
  type SeatId,
  type Slot,
} from '../../../engine'
import { hasTrait, isIn, livingAmong } from '../../state/facts'
import type { Stand } from '../../format/day/base/stands'
import type { BodyOf } from '../../format/day/day'
import { literal } from '../../language/base/scalars'
import { answerAsks, isAnythingAsked } from '../asked/asks'
import { settleOpenly } from '../deaths/deaths'
import { breakable, put, secondsOf, type Run } from '../base/run'
import { votingOf, type OwnVote } from './count'
import { befall } from './befall'
import { decideTie, type Contest, type Outcome } from './ties'

export type Trial = BodyOf<'trial'>

const inRoom = ({ room }: Run, seats: readonly SeatId[]): readonly SeatId[] =>
  room ? seats.filter((seat) => room.includes(seat)) : seats

const able = (run: Run, trait: 'noCandidate' | 'noNominate', among = living(run.state)): SeatId[] =>
  inRoom(run, among).filter((seat) => !hasTrait(run.asTold, seat, trait))

/** More than are ever named in one day. */
const MOST_NAMES = 80

/**
 * Asks for one name after the other, and lets happen what hangs on it before the next. Whom it has put out stands no longer.
 * @returns all of them as one answer
 */
function* oneByOne(
  run: Run,
  ask: (more: Pick<NominationRules, 'before'>) => Script<Answer>,
  rules: () => NominationRules,
): Script<Answer> {
  const { state } = run
  let list: Nomination[] = []
  for (let n = 0; n < MOST_NAMES && !state.winner; n++) {
    list = list.filter(({ target }) => target !== undefined && isIn(state, target))
    const { places = Infinity } = rules()
    if (n > 0 && slotsOf({ kind: 'nominations', list }, rules()).length >= places) break
    const answer = yield* ask({ before: list })
    const [said] = answer.kind === 'nominations' ? answer.list : []
    if (!said) break
    const before = slotsOf({ kind: 'nominations', list }, rules()).length
    list = [...list, said]
    const slots = slotsOf({ kind: 'nominations', list }, rules())
    const named = slots.length > before ? slots.at(-1) : undefined
    if (!named?.by) continue
    befall(run, [
      ['nominates', named.by, named.seat],
      ['nominated', named.seat, named.by],
    ])
    if (!state.winner && isAnythingAsked(run)) yield* answerAsks(run)
  }
  return { kind: 'nominations', list }
}

/** Who stands before the vote, and who brought them there; null: nobody can be tried. */
function* findStand(run: Run, stand: Stand): Script<readonly Slot[] | null> {
  const candidates = () => able(run, 'noCandidate')
  if (stand === 'everyone' || 'option' in stand) {
    const all = candidates().map((seat) => ({ seat, by: null }))
    return all.length > 0 ? all : null
  }
  if ('noted' in stand) {
    const min = literal(stand.noted.min)
    const answer = yield* put(run, () => ({
      id: 'day.suspects',
      form: { kind: 'seats', targets: candidates(), min: 0, max: candidates().length, pass: true },
      asked: [],
      neutral: { kind: 'pass' },
      stage: {
        scene: 'discussion',
        about: 'nominations',
        asks: asksNames(seenToPlay(run.state), candidates(), { self: true }),
      },
    }))
    const seats = answer.kind === 'seats' ? answer.seats : []
    return seats.length >= Math.max(1, min) ? seats.map((seat) => ({ seat, by: null })) : null
  }
  const isList = 'accused' in stand
  const isHeard = run.plan.waiting.has('nominates') || run.plan.waiting.has('nominated')
  const rules = (): NominationRules => {
    const targets = candidates()
    if (isList) {
      const { each, withdraw } = stand.accused
      const most = each === undefined ? {} : { each: literal(each) }
      // What has followed from a name is not taken back with it.
      return { targets, ...most, withdraw: !isHeard && (literal(withdraw) ?? false) }
    }
    const { places, second, each } = stand.nominated
    return {
      targets,
      second: literal(second) ?? false,
      ...(places === undefined ? {} : { places: literal(places) }),
      ...(each === undefined ? {} : { each: literal(each) }),
    }
  }
  const step = isList ? 'day.accuse' : 'day.nominate'
  const ask = (more: Pick<NominationRules, 'before'>) =>
    put(run, () => {
      const namers = able(run, 'noNominate')
      const seen = able(run, 'noNominate', seenToPlay(run.state))
      return nominations(step, namers, { ...rules(), ...more }, seen)
    })
  const answer = isHeard ? yield* oneByOne(run, ask, rules) : yield* ask({})
  const slots = slotsOf(answer, rules()).filter(({ seat }) => isIn(run.state, seat))
  const least = isList && stand.accused.min !== undefined ? literal(stand.accused.min) : 1
  return slots.length >= Math.max(1, least) ? slots : null
}

function* defend(run: Run, slots: readonly Slot[], given: Trial['defence']): Script {
  if (given === undefined) return
  const { state, table } = run
  const rule = given as Exclude<typeof given, number>
  const isMap = typeof rule === 'object' && 'seconds' in rule
  const seconds = isMap ? secondsOf(run, rule.seconds) : Number(given)
  const withAccuser = isMap && literal(rule.accuser)
  table.emit('stood', { seats: slots.map(({ seat }) => seat) })
  if (withAccuser) {
    for (const { seat, by } of slots) {
      const order = [by, seat].flatMap((one) => one ?? [])
      yield* speeches('day.defence', 'defence', seconds, order, (one) => isIn(state, one))
    }
    return
  }
  yield* hearDefences({
    id: 'day.defence',
    seconds,
    candidates: () => livingAmong(state, state.game.stand),
    waiting: () =>
      livingAmong(state, state.game.stand).filter((seat) => !state.game.heard.includes(seat)),
    heard: (seat) => table.emit('defended', { seat }),
  })
}

/** Whoever is alone needs more than half where the document does not say how many. */
function leastOf(needs: Trial['needs'], isAlone: boolean): Needs {
  const wanted = literal(needs as Needs | undefined) ?? 'most'
  return wanted === 'most' && isAlone ? 'majority' : wanted
}

function suffices(least: Needs): Contest['suffices'] {
  return ({ possible }: OwnVote, { totals }: Count, seat: SeatId) =>
    areEnough(totals[seat] ?? 0, least, possible())
}

/** Who is condemned. */
function* judge(run: Run, trial: Trial, slots: readonly Slot[]): Script<Outcome | null> {
  const { state } = run
  const seats = slots.map(({ seat }) => seat)
  const isAlone = seats.length === 1
  if (isAlone) {
    const way = literal(trial.alone) ?? 'yesNo'
    if (way === 'skip') return null
    if (way === 'falls') return { seats, cause: 'vote' }
  }
  // Alone, one may be voted for or not: no hand has to be raised.
  const rules = { ...trial.vote, ...(isAlone ? { use: 'any' as const } : {}) }
  const needs = leastOf(trial.needs, isAlone)
  const enough = suffices(needs)
  const confirm = literal(rules.confirm) ?? literal(trial.confirm) ?? false
  const candidates = () => livingAmong(state, seats)
  const vote = votingOf(run, { step: 'day.vote', about: 'vote', candidates, rules, needs, confirm })
  const count = yield* holdVote(run.table, vote)
  run.chain = 0
  const [first, more] = count?.most ?? []
  if (!count || first === undefined || state.winner) return null
  if (more === undefined)
    return enough(vote, count, first) ? { seats: [first], cause: 'vote' } : null
  if (typeof trial.needs === 'number' && !enough(vote, count, first)) return null
  const contest: Contest = {
    rules,
    runoffStep: 'day.runoff',
    about: 'runoff',
    needs,
    suffices: enough,
    defences: (tied, given) =>
      defend(
        run,
        slots.filter(({ seat }) => tied.includes(seat)),
        given as Trial['defence'],
      ),
  }
  return yield* decideTie(run, count.most, trial.tie ?? ['none'], contest)
}

/** One trial, to its verdict. */
export function holdTrial(run: Run, trial: Trial): Script {
  const { table, state } = run
  return breakable(run, 'trial', function* () {
    const slots = yield* findStand(run, trial.stand ?? 'everyone')
    const brought = slots?.filter(({ by }) => by !== null) ?? []
    if (brought.length > 0 && !state.winner)
      announce(
        table,
        'accused',
        brought.map(({ seat }) => seat),
      )
    if (state.winner) return
    if (slots) yield* defend(run, slots, trial.defence)
    const still = slots?.filter(({ seat }) => isIn(state, seat)) ?? []
    const outcome = still.length > 0 ? yield* judge(run, trial, still) : null
    if (state.winner) return
    const condemned = livingAmong(state, outcome?.seats ?? [])
    if (condemned.length === 0) return announce(table, 'noExecution', true)
    const cause = outcome?.cause ?? 'vote'
    for (const target of condemned) {
      table.emit('attacked', { cause, target, by: [], joint: false, sure: false, all: false })
    }
    settleOpenly(run)
    const seconds = trial.lastWords === undefined ? null : literal(trial.lastWords)
    if (seconds === null) return
    yield* lastWords(state, 'day.lastWords', seconds, condemned)
  })
}
