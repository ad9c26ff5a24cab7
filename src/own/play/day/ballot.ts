/**
 * Ballots: all who are asked answer one question, and nobody sees what. What somebody may not answer, and silence, counts as the
 * first answer, which nobody notices.
 *
 * For texts: the step's id is the ballot's.
 */
import { announce, asksWord, type Answer, type Script, type SeatId } from '../../../engine'
import { livingAmong } from '../../state/facts'
import type { BodyOf } from '../../format/day/day'
import { answersTo } from '../../format/day/parts/ballot'
import { namesItem, totalItem } from '../../analyse/items'
import { literal } from '../../language/base/scalars'
import { envOf, put, secondsOf, type Run } from '../base/run'
import { follows } from './follows'

type Ballot = BodyOf<'ballot'>

/** Who is asked, as everybody knows. */
const askedOf = ({ plan, asTold }: Run, { of }: Ballot): readonly SeatId[] =>
  plan.who(of ?? 'everyone')(asTold)

function* answers(run: Run, ballot: Ballot, tells: string): Script<Answer | null> {
  const { id, only, seconds: given } = ballot
  const options = answersTo(ballot)
  const seconds = secondsOf(run, given)
  let isPut = false
  const answer = yield* put(run, () => {
    const among = askedOf(run, ballot)
    const members = livingAmong(run.state, among)
    if (members.length === 0) return null
    isPut = true
    // Whose answer it is matters where some may not give it, or all hear of it.
    const isCounted = tells !== 'names' && only === undefined
    return {
      id,
      form: {
        kind: 'marks',
        members,
        options,
        all: false,
        ...(isCounted ? { unnamed: true } : {}),
      },
      asked: members,
      neutral: { kind: 'marks', marks: {} },
      ...(seconds > 0 ? { seconds } : {}),
      stage: {
        scene: 'notice',
        about: 'ballot',
        asks: asksWord(among, options, tells === 'names' ? {} : { secret: true }),
      },
    }
  })
  return isPut ? answer : null
}

/** Who answered what, as it counts. */
function countedBy(run: Run, ballot: Ballot, marks: Readonly<Record<SeatId, string>>) {
  const { only = {} } = ballot
  const options = answersTo(ballot)
  const [first = ''] = options
  const said = new Map<string, SeatId[]>(options.map((option) => [option, []]))
  const env = envOf(run)
  for (const seat of livingAmong(run.state, askedOf(run, ballot))) {
    const given = marks[seat] ?? first
    const from = only[given]
    const counts = from === undefined || run.plan.who(from)(env).includes(seat)
    said.get(counts ? given : first)?.push(seat)
  }
  return said
}

/** How often each was answered: silence is the first. */
function totalsOf(run: Run, ballot: Ballot, counts: Readonly<Record<string, number>>) {
  const options = answersTo(ballot)
  const [first = ''] = options
  const all = livingAmong(run.state, askedOf(run, ballot)).length
  const others = options.map((option) => (option === first ? 0 : (counts[option] ?? 0)))
  const rest = others.reduce((sum, count) => sum + count, 0)
  return options.map((option, at) => (option === first ? all - rest : (others[at] ?? 0)))
}

export function* holdBallot(run: Run, ballot: Ballot): Script {
  const { table } = run
  const { id } = ballot
  const tells = literal(ballot.tells) ?? 'totals'
  const answer = yield* answers(run, ballot, tells)
  if (!answer) return
  const options = answersTo(ballot)
  const isNamed = answer.kind !== 'counts'
  const said = countedBy(run, ballot, answer.kind === 'marks' ? answer.marks : {})
  const totals = isNamed
    ? options.map((option) => said.get(option)?.length ?? 0)
    : totalsOf(run, ballot, answer.counts)
  const each = options.map((option, at) => [option, totals[at] ?? 0] as const)
  table.emit('balloted', { ballot: id, totals: Object.fromEntries(each) })
  if (isNamed) {
    for (const [option, seats] of said)
      if (seats.length > 0) table.emit('said', { ballot: id, answer: option, seats })
  }
  for (const [option, total] of each) {
    if (tells === 'totals') announce(table, totalItem(id, option), total)
    else if (tells === 'names') announce(table, namesItem(id, option), said.get(option) ?? [])
  }
  yield* follows(run, ballot.do, {})
}
