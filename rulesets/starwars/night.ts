import {
  ask,
  beginPhase,
  call,
  information,
  type Answer,
  type Script,
  type SeatId,
  type StepSpec,
} from '../../src/engine'
import { holder, inCast, isFrozen, type StarwarsState, type StarwarsTable } from './evening'
import { houseRules } from './options'
import { cards, type Card } from './roles'
import { sithKill, sithMeet } from './sith'
import { soloCalls } from './solo'

/** SW-64: the calls of the first night after the Sith, and whose they are. */
const MEETINGS: readonly (readonly [string, readonly Card[]])[] = [
  ['jango.meet', ['jango']],
  ['quigon.meet', ['quigon']],
  ['obiwan.meet', ['obiwan']],
  ['yoda.meet', ['yoda']],
  ['amidala.meet', ['amidala']],
  ['anakin.meet', ['anakin']],
  ['deathStar.direction', ['deathStar']],
  ['luke.meet', ['luke']],
  ['han.meet', ['han']],
  ['lando.meet', ['lando']],
  ['droids.meet', ['r2d2', 'c3po']],
  ['chewbacca.meet', ['chewbacca']],
  ['mace.meet', ['mace']],
  ['leia.meet', ['leia']],
  ['ackbar.meet', ['ackbar']],
  ['ewok.meet', ['ewok']],
]

const SITH_CARDS = (Object.keys(cards) as Card[]).filter((id) => cards[id].team === 'sith')

const isCast = (state: StarwarsState, any: readonly Card[]): boolean =>
  any.some((card) => inCast(state, card))

/** The steps of a night that a cast has, in their order; for the disturbance (SW-87). */
export function nightSteps(state: StarwarsState): string[] {
  const sith = isCast(state, [...SITH_CARDS, 'anakin'])
  const powers: readonly (readonly [string, Card])[] = [
    ['quigon.heal', 'quigon'],
    ['jango.clone', 'jango'],
    ['obiwan.investigate', 'obiwan'],
    ['yoda.raise', 'yoda'],
  ]
  const first = [
    ...(isCast(state, SITH_CARDS) ? ['sith.meet'] : []),
    ...MEETINGS.filter(([, whose]) => isCast(state, whose)).map(([id]) => id),
  ]
  if (state.phase.n < 2) return first
  return [
    ...(sith ? ['sith.kill', 'sith.decide'] : []),
    ...powers.filter(([, card]) => inCast(state, card)).map(([id]) => id),
    ...first,
  ]
}

/** SW-39: fixed for the whole game. */
function directionStep(state: StarwarsState): StepSpec {
  const by = holder(state, 'deathStar')
  if (by && isFrozen(state, by)) {
    return information('deathStar.direction', { asked: [by], variant: 'frozen' })
  }
  if (!by) return call(information('deathStar.direction'))
  return {
    id: 'deathStar.direction',
    form: { kind: 'option', options: ['left', 'right'], pass: false },
    asked: [by],
    neutral: null,
  }
}

function meetingStep(state: StarwarsState, id: string, whose: readonly Card[]): StepSpec {
  if (id === 'deathStar.direction') return directionStep(state)
  const asked = whose
    .map((card) => holder(state, card))
    .filter((seat): seat is SeatId => seat !== null)
  return call(information(id, { asked }))
}

function fixDirection(table: StarwarsTable, answer: Answer): void {
  const seat = holder(table.state, 'deathStar')
  if (seat && answer.kind === 'option') {
    table.emit('directed', { seat, direction: answer.option })
  }
}

/** SW-61 to SW-64: nobody is harmed, nothing is used; partners meet. */
function* firstNight(table: StarwarsTable): Script {
  const { state } = table
  if (isCast(state, SITH_CARDS)) yield* ask(() => sithMeet(state))
  for (const [id, whose] of MEETINGS) {
    if (!isCast(state, whose)) continue
    const answer = yield* ask(() => meetingStep(state, id, whose))
    if (id === 'deathStar.direction') fixDirection(table, answer)
  }
}

/** SW-O2: what was frozen before yesterday's day melts at this nightfall. */
function thawing({ state, options }: StarwarsTable, night: number): SeatId[] {
  if (houseRules(options).freezeUntil === 'nextDawn') return []
  return state.seats
    .filter(({ id, statuses }) => {
      return statuses.includes('frozen') && (state.game.frozenIn[id] ?? 0) < night - 1
    })
    .map(({ id }) => id)
}

/** SW-61 to SW-74. */
export function* night(table: StarwarsTable, number: number): Script {
  beginPhase(table, 'night', number)
  table.emit('nightfell', { thawed: thawing(table, number) })
  if (number === 1) return yield* firstNight(table)
  yield* sithKill(table)
  yield* soloCalls(table, number)
}
