/** What sensible invented players answer: they harm neither themselves nor their own, groups agree, votes follow the talk. */
import {
  OK,
  PASS,
  type Act,
  type Answer,
  type Form,
  type SeatId,
  type StepSpec,
  type Voter,
} from '../../engine'
import { intentOf, type Intent } from './intents'
import type { Opinions, Rng } from './opinions'

const pick = <T>(list: readonly T[], rng: Rng): T | undefined =>
  list[Math.floor(rng() * list.length)]

/** How often something that may be left alone is done all the same. */
const USUALLY = 0.85

/**
 * One answer, which the step's own check may still refuse: then another is asked for.
 * @param opinions of the table, which has to have followed the game up to this step
 */
export function sensibleAnswer(step: StepSpec, opinions: Opinions): Answer {
  const { form } = step
  switch (form.kind) {
    case 'ok':
      return OK
    case 'seat':
      return seatAnswer(step, form, opinions)
    case 'seats':
      return seatsAnswer(step, form, opinions)
    case 'option':
      return optionAnswer(step, form, opinions.rng)
    case 'act':
      return actAnswer(step, form.acts, form.pass, opinions)
    case 'points':
      return pointsAnswer(step, form, opinions)
    case 'ballots':
      return ballotsAnswer(form, opinions)
    case 'marks':
      return marksAnswer(form, opinions.rng)
    case 'nominations':
      return nominationsAnswer(form, opinions)
  }
}

/** Whom a intent of `by` falls on; null: nobody whom it may sensibly fall on. */
function target(
  intent: Intent,
  by: SeatId | undefined,
  among: readonly SeatId[],
  opinions: Opinions,
): SeatId | null {
  if (among.length === 0) return null
  if (by === undefined) return pick(among, opinions.rng) ?? null
  if (intent === 'help') return opinions.inFavour(by, among)
  if (intent === 'other') return pick(among, opinions.rng) ?? null
  const found = opinions.against(by, among)
  if (found && intent === 'look') opinions.lookedInto(by, found)
  return found
}

const declined = ({ form, neutral }: StepSpec): Answer | null =>
  'pass' in form && form.pass ? PASS : neutral

function seatAnswer(
  step: StepSpec,
  { targets, pass, options }: Extract<Form, { kind: 'seat' }>,
  opinions: Opinions,
): Answer {
  const { rng } = opinions
  const mayLeave = pass && rng() > USUALLY
  const seat = mayLeave ? null : target(intentOf(step.id), step.asked[0], targets, opinions)
  if (seat) return { kind: 'seat', seat }
  const word = options && pick(options, rng)
  if (word !== undefined) return { kind: 'option', option: word }
  const any = pick(targets, rng)
  return declined(step) ?? (any ? { kind: 'seat', seat: any } : PASS)
}

function seatsAnswer(
  step: StepSpec,
  { targets, min, max, options }: Extract<Form, { kind: 'seats' }>,
  opinions: Opinions,
): Answer {
  const { rng } = opinions
  const most = Math.min(max, targets.length)
  const size = min + Math.floor(rng() * (most - min + 1))
  const left = [...targets]
  const seats: SeatId[] = []
  while (seats.length < size) {
    const seat =
      target(intentOf(step.id), step.asked[0], left, opinions) ??
      (seats.length < min ? pick(left, rng) : null)
    if (!seat) break
    seats.push(...left.splice(left.indexOf(seat), 1))
  }
  if (seats.length >= min && (seats.length > 0 || min === 0)) return { kind: 'seats', seats }
  const word = options && pick(options, rng)
  return word === undefined ? (declined(step) ?? PASS) : { kind: 'option', option: word }
}

/** The usual word mostly, where there is one. */
function optionAnswer(
  { neutral }: StepSpec,
  { options, pass }: Extract<Form, { kind: 'option' }>,
  rng: Rng,
): Answer {
  if (neutral && rng() < 0.5) return neutral
  const word = pick(options, rng)
  return word === undefined || (pass && rng() > USUALLY) ? PASS : { kind: 'option', option: word }
}

function actAnswer(
  step: StepSpec,
  acts: readonly Act[],
  pass: boolean,
  opinions: Opinions,
): Answer {
  const { rng } = opinions
  if (pass && rng() > USUALLY) return PASS
  const act = pick(acts, rng)
  if (!act) return declined(step) ?? PASS
  if (!act.targets) return { kind: 'act', act: act.id }
  const intent = intentOf(act.id)
  const seat = target(
    intent === 'other' ? intentOf(step.id) : intent,
    step.asked[0],
    act.targets,
    opinions,
  )
  return seat ? { kind: 'act', act: act.id, seat } : (declined(step) ?? PASS)
}

/** A group agrees, as by night it mostly does. */
function pointsAnswer(
  step: StepSpec,
  form: Extract<Form, { kind: 'points' }>,
  opinions: Opinions,
): Answer {
  const { members, targets, notSelf, acts, pass } = form
  const { rng } = opinions
  if (acts && acts.length > 0 && rng() < 0.1) return actAnswer(step, acts, pass, opinions)
  const [first] = members
  const intent = intentOf(step.id)
  const common = target(intent, first, targets, opinions) ?? pick(targets, rng) ?? null
  const points: Record<SeatId, SeatId | null> = {}
  for (const member of members) {
    const agrees = rng() < 0.97 && !(notSelf && member === common)
    const own = agrees ? common : target(intent, member, targets, opinions)
    points[member] = notSelf && own === member ? null : own
  }
  return { kind: 'points', points }
}

function ballotsAnswer(
  { voters, candidates, use, notSelf, distinct }: Extract<Form, { kind: 'ballots' }>,
  opinions: Opinions,
): Answer {
  const ballots: Record<SeatId, readonly SeatId[]> = {}
  for (const voter of voters) {
    const open = openTo(voter, candidates, notSelf === true)
    const hands: SeatId[] = []
    let left = open
    const wanted = use === 'all' ? voter.votes : Math.min(1, voter.votes)
    while (hands.length < wanted && left.length > 0) {
      const seat =
        opinions.accused(voter.seat, left) ?? (use === 'all' ? pick(left, opinions.rng) : null)
      if (!seat) break
      hands.push(seat)
      if (distinct) left = left.filter((other) => other !== seat)
    }
    ballots[voter.seat] = hands
  }
  return { kind: 'ballots', ballots }
}

/** For whom a voter may raise a hand; the list itself where it is for everybody. */
function openTo(
  { seat, except }: Voter,
  candidates: readonly SeatId[],
  notSelf: boolean,
): readonly SeatId[] {
  if (!notSelf && !except) return candidates
  return candidates.filter((at) => !(notSelf && at === seat) && !except?.includes(at))
}

function marksAnswer(
  { members, options, all }: Extract<Form, { kind: 'marks' }>,
  rng: Rng,
): Answer {
  const marks: Record<SeatId, string> = {}
  for (const member of members) {
    if (!all && rng() < 0.3) continue
    marks[member] = pick(options, rng) ?? ''
  }
  return { kind: 'marks', marks }
}

/** Two or three are named, by different players, none by himself or his own. */
function nominationsAnswer(
  { by, targets, second, max }: Extract<Form, { kind: 'nominations' }>,
  opinions: Opinions,
): Answer {
  const { rng } = opinions
  const wanted = Math.min(max, 1 + Math.floor(rng() * 3), by.length)
  const list: { by: SeatId; target: SeatId; second?: SeatId }[] = []
  const named = new Set<SeatId>()
  const free = [...by]
  while (list.length < wanted && free.length > 0) {
    const [speaker] = free.splice(Math.floor(rng() * free.length), 1)
    if (!speaker) break
    const whom = opinions.against(
      speaker,
      targets.filter((seat) => !named.has(seat)),
    )
    if (!whom) continue
    const helper = second
      ? free.find((seat) => seat !== whom && !opinions.isOwn(seat, whom))
      : undefined
    if (second && !helper) continue
    if (helper) free.splice(free.indexOf(helper), 1)
    named.add(whom)
    list.push(
      helper ? { by: speaker, target: whom, second: helper } : { by: speaker, target: whom },
    )
  }
  return { kind: 'nominations', list }
}
