/**
 * The day, part by part as the document has them. After the trial, or at the end, comes `day.result`, then what dead
 * players are asked, then the question whether somebody has won.
 *
 * For texts: all steps have the program's own ids (`day.talk`, `day.vote` …); `day.notice` has a variant for each place
 * at which a notice stands.
 */
import {
  beginPhase,
  farewellOf,
  information,
  lastWords,
  seatsFrom,
  seatIndex,
  speeches,
  type Script,
  type SeatId,
} from '../../../engine'
import { hasTrait, isIn, livingAmong, tableTraits } from '../../state/facts'
import {
  condemns,
  conditionsOf,
  roomIn,
  wordOf,
  type BodyOf,
  type DayPart,
  type DayWord,
} from '../../format/day/day'
import { noticeVariant } from '../../analyse/numbered'
import { MOST } from '../../schema/limits'
import { literal } from '../../language/base/scalars'
import { answerAsks, isAnythingAsked } from '../asked/asks'
import { settleOpenly } from '../deaths/deaths'
import { comes } from '../dawn/moments'
import { breakable, put, secondsOf, type Run } from '../base/run'
import { asOneMoment } from '../base/telling'
import { runMoment } from '../effects/triggers'
import { checkVictory } from '../base/victory'
import { holdBallot } from './ballot'
import { holdElection } from './election'
import { holdHandOn } from './handOn'
import { holdProposals } from './proposal'
import { holdTrial } from './trial'

const isHeld = (run: Run, part: DayPart): boolean =>
  conditionsOf(part).every((condition) => run.plan.condition(condition)(run.asTold))

/** For whom alone a part is, the dead among them; null: for everybody. */
function whoseIs({ plan, asTold }: Run, part: DayPart): readonly SeatId[] | null {
  const room = roomIn(part)
  if (room === null) return null
  const who = plan.who(room)
  return [...who(asTold), ...who({ ...asTold, dead: true })]
}

/** A day; `first` is the one before the first night. */
export function* day(run: Run, round: number, parts: readonly DayPart[]): Script {
  const { table, state } = run
  beginPhase(table, 'day', round)
  run.open = true
  asOneMoment(run, () => runMoment(run, 'day'))
  settleOpenly(run)
  if (checkVictory(run, 'always')) return
  let closed = false
  yield* breakable(run, 'day', function* () {
    if (isAnythingAsked(run)) yield* answerAsks(run)
    for (const [at, part] of parts.entries()) {
      if (state.winner) return
      if (!isHeld(run, part)) continue
      run.room = whoseIs(run, part)
      // With nobody in the room there is nothing to hold.
      if (run.room && livingAmong(state, run.room).length === 0) continue
      yield* hold(run, part, at)
      run.room = null
      if (!condemns(part)) continue
      closed = true
      yield* close(run)
    }
  })
  run.room = null
  if (state.winner) return
  if (!closed) yield* close(run)
  else if (isAnythingAsked(run)) {
    yield* answerAsks(run)
    checkVictory(run, 'day')
  }
  if (state.winner) return
  run.open = false
  comes(run, 'dusk')
}

/** What a day comes to. */
function* close(run: Run): Script {
  if (checkVictory(run, 'always')) return
  yield* put(run, () => information('day.result'))
  if (isAnythingAsked(run)) yield* answerAsks(run)
  checkVictory(run, 'day')
}

function* talk(run: Run, { seconds: given }: BodyOf<'talk'>): Script {
  const stage = { scene: 'discussion' } as const
  const seconds = secondsOf(run, given)
  const { room, state } = run
  yield* put(run, () => {
    const asked = room ? livingAmong(state, room) : []
    return information('day.talk', {
      seconds,
      stage,
      ...(room ? { asked, variant: 'room' } : {}),
    })
  })
}

function* trials(run: Run, trial: BodyOf<'trial'>): Script {
  const rules = tableTraits(run.asTold, 'verdicts').flatMap(({ verdicts }) =>
    verdicts === undefined ? [] : run.plan.number(verdicts)(run.asTold),
  )
  for (let n = Math.min(rules[0] ?? 1, MOST.verdicts); n > 0 && !run.state.winner; n--)
    yield* holdTrial(run, trial)
}

function* notice(run: Run, _: unknown, at: number): Script {
  const stage = { scene: 'notice', about: 'notice' } as const
  const variant = noticeVariant(run.state.game.round, at)
  yield* put(run, () => information('day.notice', { variant, params: { part: at }, stage }))
}

/** How each part of a day is held. */
const HELD: { readonly [W in DayWord]: (run: Run, body: BodyOf<W>, at: number) => Script } = {
  talk,
  speeches: speak,
  lastWords: farewell,
  election: holdElection,
  trial: trials,
  notice,
  proposal: holdProposals,
  ballot: holdBallot,
  handOn: holdHandOn,
}

function hold(run: Run, part: DayPart, at: number): Script {
  const { word, body } = wordOf(part)
  return HELD[word](run, body, at)
}

function* speak(run: Run, { who, from, seconds }: BodyOf<'speeches'>): Script {
  const { state } = run
  const last = state.game.outs.at(-1)?.seat
  const begin = literal(from) ?? 'rotating'
  const first =
    begin === 'first'
      ? 0
      : begin === 'afterLastOut' && last !== undefined
        ? seatIndex(last) + 1
        : Math.max(0, state.game.round - 1)
  const speaking = run.plan.who(who ?? 'everyone')
  const areHeard = literal(run.plan.doc.deaths?.speak) ?? false
  const dead = areHeard ? speaking({ ...run.asTold, dead: true }) : []
  const chosen = [...speaking(run.asTold), ...dead]
  const order = seatsFrom(state, first % state.seats.length).filter((seat) => chosen.includes(seat))
  const may = (seat: SeatId) =>
    (areHeard || isIn(state, seat)) && !hasTrait(run.asTold, seat, 'noSpeech')
  yield* speeches('day.speeches', 'speeches', secondsOf(run, seconds), order, may)
}

function farewell(run: Run, { of, first, seconds }: BodyOf<'lastWords'>): Script {
  const { state } = run
  const when = literal(of) ?? 'all'
  const order = farewellOf(state.game.outs, {
    round: state.game.round,
    ...(when === 'all' ? {} : { by: when }),
    ...(first === undefined ? {} : { first: literal(first) }),
  })
  return lastWords(state, 'day.lastWords', secondsOf(run, seconds), order)
}
