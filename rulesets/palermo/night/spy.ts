/** The Spy learns whom the detectives asked about, or were shown (P-47, P-49). */
import { LOOKS, seatOfAnswer, show, type Ability, type SeatId } from '../../../src/engine'
import type { PalermoState, PalermoTable } from '../state'
import { callFor } from './calls'

const queried = (state: PalermoState): SeatId[] => [...new Set(state.game.night.queried)]

/** P-47: after two different questions the host decides which one the Spy sees; the first, if he does not care. */
const learn: Ability<PalermoTable> = {
  cover: LOOKS,
  step({ table, id, awake }) {
    const targets = queried(table.state)
    if (targets.length < 2) {
      return { id, form: { kind: 'ok' }, asked: awake, neutral: { kind: 'ok' } }
    }
    return {
      id,
      form: { kind: 'seat', targets, pass: false, options: ['ok'] },
      asked: awake,
      neutral: { kind: 'option', option: 'ok' },
      variant: 'two',
    }
  },
  take({ table, id, by }, answer) {
    const target = seatOfAnswer(answer) ?? queried(table.state)[0]
    if (target) table.emit('spied', { by, target })
    show(table, id, target ?? 'none')
  },
}

export const spyLearns = callFor('spy.learn', ['spy'], learn)
