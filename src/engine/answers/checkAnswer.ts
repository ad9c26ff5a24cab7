/** Whether an answer fits its form. The form lists everything, so that no rule of any game is needed. */
import type { Act, Answer, Form, Nomination } from './answers'
import { checkBallots, checkCounts, checkTotals } from './checkVotes'
import { seatEntries, type SeatId } from '../base/ids'
import { refuse, type Refusal } from '../base/refusal'

/**
 * Checks an answer against the form of the open step. The form lists who may answer and who may be
 * chosen, so this check needs no rule of any game.
 * @returns null when the answer is legal, else the reason
 */
export function checkAnswer(form: Form, answer: Answer): Refusal | null {
  if (answer.kind === 'pass') return mayPass(form) ? null : refuse('mustAnswer')
  if (answer.kind === 'option' && 'options' in form && form.kind !== 'marks') {
    return form.options?.includes(answer.option)
      ? null
      : refuse('unknownOption', { option: answer.option })
  }
  if (answer.kind === 'act' && 'acts' in form) return checkAct(form.acts ?? [], answer)
  if (answer.kind === 'totals' && form.kind === 'ballots') return checkTotals(form, answer)
  if (answer.kind === 'counts' && form.kind === 'marks') {
    return checkCounts(form, answer.counts, true)
  }
  if (answer.kind !== form.kind) {
    return refuse(form.kind === 'ok' ? 'onlyOk' : 'wrongForm', { wanted: form.kind })
  }
  return checkKind(form, answer)
}

function mayPass(form: Form): boolean {
  switch (form.kind) {
    case 'ok':
    case 'marks':
    case 'ballots':
      return false
    default:
      return form.pass
  }
}

function checkKind(form: Form, answer: Answer): Refusal | null {
  switch (form.kind) {
    case 'ok':
    case 'option':
    case 'act':
      return null
    case 'seat':
      return answer.kind === 'seat' ? target(form.targets, answer.seat) : wrong(form)
    case 'seats':
      return answer.kind === 'seats'
        ? checkSeats(form.targets, form.min, form.max, answer.seats)
        : wrong(form)
    case 'points':
      return answer.kind === 'points' ? checkPoints(form, answer.points) : wrong(form)
    case 'ballots':
      return answer.kind === 'ballots'
        ? checkBallots(form, answer.ballots, answer.uncounted)
        : wrong(form)
    case 'marks':
      return answer.kind === 'marks' ? checkMarks(form, answer.marks) : wrong(form)
    case 'nominations':
      return answer.kind === 'nominations' ? checkNominations(form, answer.list) : wrong(form)
  }
}

const wrong = (form: Form): Refusal => refuse('wrongForm', { wanted: form.kind })

const target = (targets: readonly SeatId[], seat: SeatId): Refusal | null =>
  targets.includes(seat) ? null : refuse('notATarget', { seat })

function checkSeats(
  targets: readonly SeatId[],
  min: number,
  max: number,
  seats: readonly SeatId[],
): Refusal | null {
  const bad = seats.find((seat) => !targets.includes(seat))
  if (bad) return refuse('notATarget', { seat: bad })
  if (new Set(seats).size !== seats.length) return refuse('namedTwice')
  if (seats.length < min) return refuse('tooFew', { min })
  return seats.length > max ? refuse('tooMany', { max }) : null
}

function checkAct(acts: readonly Act[], answer: Extract<Answer, { kind: 'act' }>): Refusal | null {
  const act = acts.find((offered) => offered.id === answer.act)
  if (!act) return refuse('unknownOption', { option: answer.act })
  if (!act.targets) return answer.seat ? refuse('noTargetWanted') : null
  return answer.seat ? target(act.targets, answer.seat) : refuse('targetMissing')
}

function checkPoints(
  form: Extract<Form, { kind: 'points' }>,
  points: Readonly<Record<SeatId, SeatId | null>>,
): Refusal | null {
  for (const [by, at] of seatEntries(points)) {
    const refusal = checkPoint(form, by, at)
    if (refusal) return refusal
  }
  if (!form.must) return null
  const idle = form.members.find((member) => !points[member])
  return idle ? refuse('mustPoint', { seat: idle }) : null
}

/** Checks a single finger of a group; used for drafts as well. */
export function checkPoint(
  form: Extract<Form, { kind: 'points' }>,
  by: SeatId,
  at: SeatId | null,
): Refusal | null {
  if (!form.members.includes(by)) return refuse('notAsked', { seat: by })
  if (at === null) return form.must ? refuse('mustPoint', { seat: by }) : null
  if (form.notSelf && at === by) return refuse('notSelf', { seat: by })
  return target(form.targets, at)
}

function checkMarks(
  form: Extract<Form, { kind: 'marks' }>,
  marks: Readonly<Record<SeatId, string>>,
): Refusal | null {
  for (const [by, option] of seatEntries(marks)) {
    const refusal = checkMark(form, by, option)
    if (refusal) return refusal
  }
  const missing = form.all ? form.members.find((member) => marks[member] === undefined) : undefined
  return missing ? refuse('mustAnswer', { seat: missing }) : null
}

/** Checks one member's word; used for drafts as well. */
export function checkMark(
  form: Extract<Form, { kind: 'marks' }>,
  by: SeatId,
  option: string,
): Refusal | null {
  if (!form.members.includes(by)) return refuse('notAsked', { seat: by })
  return form.options.includes(option) ? null : refuse('unknownOption', { option })
}

function checkNominations(
  form: Extract<Form, { kind: 'nominations' }>,
  list: readonly Nomination[],
): Refusal | null {
  if (list.length > form.max) return refuse('tooMany', { max: form.max })
  for (const nomination of list) {
    const refusal = checkNomination(form, nomination)
    if (refusal) return refusal
  }
  return null
}

/** Checks one nomination by itself; what several mean together is the ruleset's own check. */
export function checkNomination(
  form: Extract<Form, { kind: 'nominations' }>,
  nomination: Nomination,
): Refusal | null {
  const { by, target: named, second, withdraw } = nomination
  if (!form.by.includes(by)) return refuse('notAsked', { seat: by })
  if (withdraw) return form.withdraw ? null : refuse('noWithdrawal')
  if (!named) return refuse('targetMissing')
  if (!form.targets.includes(named)) return refuse('notATarget', { seat: named })
  if (second === undefined) return null
  if (!form.second) return refuse('noSecondWanted')
  return form.by.includes(second) ? null : refuse('notAsked', { seat: second })
}
