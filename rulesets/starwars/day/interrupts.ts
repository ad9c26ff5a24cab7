import {
  living,
  seatOfAnswer,
  type Draft,
  type Interrupt,
  type InterruptEnd,
  type SeatId,
  type Slot,
  type StepSpec,
} from '../../../src/engine'
import { withChains, type Death } from '../night/chains'
import {
  accused,
  cardOf,
  isAlive,
  isFrozen,
  whoCan,
  withTwin,
  type GameState,
  type StarwarsState,
  type StarwarsTable,
} from '../state'
import type { StarwarsEvents } from '../events'
import { tellDeaths } from '../night/falls'
import { banish, disturbance } from './force'
import { HEARING, TRIAL } from './trial'
import type { Card, DayDeed } from '../roles/roles'
import { checkVictory } from '../victory'
import type { HouseRules } from '../options'

type DayInterrupt = Interrupt<GameState, StarwarsEvents, HouseRules>

const interruption = (id: string, by: SeatId, targets: readonly SeatId[]): StepSpec | null =>
  targets.length === 0
    ? null
    : { id, form: { kind: 'seat', targets, pass: false }, asked: [by], neutral: null }

/** SW-111: whoever stood accused today is bound once the result is declared. */
const isBound = (state: StarwarsState, by: SeatId, open: StepSpec | null): boolean =>
  open?.id === 'day.result' && (state.game.trial?.slots.some(({ seat }) => seat === by) ?? false)

/** SW-111: by day, alive, not frozen, unused, and not after the own result. */
function actsByDay(state: StarwarsState, card: Card, open: StepSpec | null): SeatId | null {
  if (state.phase.kind !== 'day') return null
  const by = whoCan(state, card)
  return by && !isBound(state, by, open) ? by : null
}

/** SW-49, SW-53: whom a shot kills by itself. */
function shotDeaths(state: StarwarsState, options: HouseRules, by: SeatId, target: SeatId) {
  const first: Death[] = [{ target, cause: 'shotDown' }]
  if (cardOf(state, target) === 'chewbacca' && options.hanChewiePenalty) {
    first.push({ target: by, cause: 'paidForIt' })
  }
  return first
}

/** SW-49 to SW-53, SW-85. */
const shoot: DayInterrupt = {
  id: 'han.shoot',
  offered(state, options, open) {
    const by = actsByDay(state, 'han', open)
    if (!by) return null
    const { hanMidTrial, freezeStopsShot } = options
    const stand = accused(state)
    const othersStand = stand.length > 0 && !stand.includes(by)
    if (hanMidTrial === 'notDuringOthersTrial' && othersStand) return null
    const targets = living(state).filter(
      (seat) => seat !== by && !(freezeStopsShot && isFrozen(state, seat)),
    )
    return interruption('han.shoot', by, targets)
  },
  *script(table, answer) {
    const { state, options } = table
    const by = whoCan(state, 'han')
    const target = seatOfAnswer(answer)
    if (!by || !target) return 'resume'
    const stand = accused(state)
    table.emit('shot', { by, target })
    tellDeaths(table, withChains(state, options, shotDeaths(state, options, by, target)))
    if (checkVictory(table)) return 'resume'
    // SW-51, SW-52: on the stand himself, or an accused is dead.
    const ends = stand.includes(by) || stand.some((seat) => !isAlive(state, seat))
    return ends ? { breakOff: TRIAL } : 'resume'
  },
}

const hasVoted = (state: StarwarsState): boolean => state.called.includes('day.vote')

/** SW-58, SW-O13: what becomes of a trial whose accused is in the ice. */
function afterFreeze(table: StarwarsTable, iced: readonly SeatId[]): InterruptEnd {
  const { state, options } = table
  const slots = state.game.trial?.slots ?? []
  const off = accused(state).filter((seat) => iced.includes(seat))
  if (off.length === 0 || options.frozenAccused === 'trialGoesOn') return 'resume'
  const left = slots.filter(({ seat }) => !off.includes(seat))
  if (left.length === 0) return { breakOff: TRIAL }
  table.emit('excused', { off, slots: left })
  return hasVoted(state) ? { breakOff: HEARING } : 'resume'
}

/** SW-54 to SW-58. */
const freeze: DayInterrupt = {
  id: 'lando.freeze',
  offered(state, _, open) {
    const by = actsByDay(state, 'lando', open)
    return by && interruption('lando.freeze', by, living(state))
  },
  *script(table, answer) {
    const { state } = table
    const by = whoCan(state, 'lando')
    const target = seatOfAnswer(answer)
    if (!by || !target) return 'resume'
    const seats = withTwin(state, target)
    const onTheStand = accused(state).includes(by)
    table.emit('froze', { by, seats })
    return onTheStand ? { breakOff: TRIAL } : afterFreeze(table, seats)
  },
}

/** SW-60b: his nominator must be able to stand there, and must not stand there already. */
function isSwappable(state: StarwarsState, { by }: Slot): boolean {
  return by !== null && isAlive(state, by) && !isFrozen(state, by) && !accused(state).includes(by)
}

/** SW-60b: a vote that came without a defence, as long as no hand is counted. */
const noneCouldSpeak = (state: StarwarsState, open: StepSpec | null, draft: Draft): boolean =>
  open?.id === 'day.vote' &&
  accused(state).every((seat) => isFrozen(state, seat)) &&
  !state.called.includes('day.confirm') &&
  !draft.some(({ kind }) => kind === 'ballot')

/** SW-60a, SW-60b. */
const swap: DayInterrupt = {
  id: 'mace.swap',
  offered(state, _, open, draft) {
    const by = whoCan(state, 'mace')
    if (!by || !(open?.id === 'day.defence' || noneCouldSpeak(state, open, draft))) return null
    const slots = state.game.trial?.slots ?? []
    const targets = slots.filter((slot) => slot.seat !== by && isSwappable(state, slot))
    return interruption(
      'mace.swap',
      by,
      targets.map(({ seat }) => seat),
    )
  },
  *script(table, answer) {
    const { state } = table
    const by = whoCan(state, 'mace')
    const off = seatOfAnswer(answer)
    const slots = state.game.trial?.slots ?? []
    const target = slots.find(({ seat }) => seat === off)?.by
    if (!by || !off || !target) return 'resume'
    table.emit('swapped', {
      by,
      off,
      target,
      slots: slots.map((slot) => (slot.seat === off ? { seat: target, by: null } : slot)),
    })
    return hasVoted(state) ? { breakOff: HEARING } : 'resume'
  },
}

/** What the cards may step in with, in the order in which it is offered. */
const deeds: Readonly<Record<DayDeed, DayInterrupt>> = {
  'han.shoot': shoot,
  'lando.freeze': freeze,
  'mace.swap': swap,
}

export const interrupts: readonly DayInterrupt[] = [...Object.values(deeds), banish, disturbance]
