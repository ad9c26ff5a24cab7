/** The Mafia by night: together or blind, and the sign for somebody who peeps (P-24, P-25, P-55, P-56, P-98). */
import {
  ask,
  CHOOSES_ONE,
  living,
  majority,
  PASS,
  pointsOf,
  seatOfAnswer,
  type Act,
  type Answer,
  type CallContext,
  type Form,
  type Ability,
  type Cover,
  type Refusal,
  type Script,
  type SeatId,
  type StepSpec,
} from '../../../src/engine'
import {
  isBlindfold,
  isDealt,
  isSilenced,
  livingOf,
  roleOf,
  teamOf,
  type PalermoState,
  type PalermoTable,
} from '../state'
import { callsTheDead } from '../options'
import { refuse } from '../refusals'
import { mafiaCall } from './calls'

/** P-73: everybody alive who is none of them. */
const targetsOf = (state: PalermoState): SeatId[] =>
  living(state).filter((seat) => teamOf(state, seat) !== 'mafia')

/** P-98: who votes, in the order of the first night; whoever is new to them comes last. */
function callingOrder(state: PalermoState): SeatId[] {
  const members = livingOf(state, 'mafia')
  const ordered = state.game.order.filter((seat) => members.includes(seat))
  return [...ordered, ...members.filter((seat) => !ordered.includes(seat))]
}

/** P-98a: whose names are called; where the dead are called on, all names of the first night. */
function namesOf({ state, options }: PalermoTable): readonly SeatId[] {
  if (!callsTheDead(options)) return callingOrder(state)
  const numbered = state.seats.map(({ id }) => id).filter((seat) => teamOf(state, seat) === 'mafia')
  return state.game.order.length > 0 ? state.game.order : numbered
}

/** P-25: the sign can be made at anybody, and means something at one only. */
const peeping = (state: PalermoState): Act[] =>
  isDealt(state, 'nightWanderer') ? [{ id: 'caught', targets: targetsOf(state) }] : []

const checkSign = (state: PalermoState, answer: Answer): Refusal | null =>
  answer.kind === 'act' &&
  answer.act === 'caught' &&
  answer.seat &&
  roleOf(state, answer.seat) !== 'nightWanderer'
    ? refuse('noPeeper', { seat: answer.seat })
    : null

function killForm({ state, options }: PalermoTable): Form {
  const targets = targetsOf(state)
  const acts = peeping(state)
  if (options.murderVariant === 'blind') {
    const members = callingOrder(state)
    const sign = acts.length > 0 ? { acts } : {}
    return { kind: 'points', members, targets, notSelf: false, must: false, pass: true, ...sign }
  }
  return acts.length > 0
    ? { kind: 'act', acts: [{ id: 'kill', targets }, ...acts], pass: true }
    : { kind: 'seat', targets, pass: true }
}

/** P-98: more than half of the living Mafiosi, or nobody. */
function agreedOn({ state }: PalermoTable, answer: Answer): SeatId | null {
  if (answer.kind === 'points') return majority(pointsOf(answer), livingOf(state, 'mafia'))
  return answer.kind === 'act' ? (answer.seat ?? null) : seatOfAnswer(answer)
}

/** P-25, P-98: whether there is a sign for a peeper is known from the cards; blind they see each other's fingers as little as faces. */
function murderCover({ state, options }: PalermoTable): Cover {
  const apart = options.murderVariant === 'blind'
  const signs = peeping(state).map(({ id }) => id)
  if (signs.length === 0) return { ...CHOOSES_ONE, ...(apart && { apart }) }
  const words = apart ? signs : ['kill', ...signs]
  return { seats: 1, words, wordFirst: true, ...(apart && { apart }) }
}

const murder: Ability<PalermoTable> = {
  cover: murderCover,
  step: ({ table, id, awake }: CallContext<PalermoTable>): StepSpec => ({
    id,
    form: killForm(table),
    asked: awake,
    neutral: PASS,
    params: { order: namesOf(table) },
    check: (answer) => checkSign(table.state, answer),
  }),
  take({ table }, answer) {
    const target = agreedOn(table, answer)
    if (!target) table.emit('mafiaMissed', {})
    else if (answer.kind === 'act' && answer.act === 'caught') {
      table.emit('caughtPeeping', { target })
    } else table.emit('mafiaChose', { target })
  },
}

export const mafiaMeet = mafiaCall('mafia.meet')
export const mafiaKill = mafiaCall('mafia.kill', murder)

/** P-59, P-98: who is called by which name; a host who plays along notes nothing, they number off (P-104b). */
function orderStep({ state, options }: PalermoTable): StepSpec {
  const members = livingOf(state, 'mafia')
  const notes: Form = isBlindfold(state, options)
    ? { kind: 'option', options: [], pass: true }
    : {
        kind: 'seats',
        targets: members,
        min: members.length,
        max: members.length,
        pass: true,
      }
  return { id: 'mafia.order', form: notes, asked: [], neutral: PASS }
}

export function* noteOrder(table: PalermoTable): Script {
  const { state, options } = table
  const members = livingOf(state, 'mafia')
  if (options.murderVariant !== 'blind' || isSilenced(table, members)) return
  const answer = yield* ask(() => orderStep(table))
  // P-104b: numbers go round the table by themselves, and the evening's story may be read on the desk.
  if (isBlindfold(state, options)) return
  const seats = answer.kind === 'seats' ? answer.seats : livingOf(state, 'mafia')
  table.emit('orderNoted', { seats })
}
