import { seatOfAnswer, type Interrupt } from '../../src/engine'
import { isAlive, isBanished, type Evening } from './evening'
import type { StarwarsEvents } from './events'
import { nightSteps } from './night'

/** SW-96: a dead player who did not keep still leaves the game for good. */
export const banish: Interrupt<Evening, StarwarsEvents> = {
  id: 'force.banish',
  offered(state) {
    const targets = state.seats
      .map(({ id }) => id)
      .filter((seat) => !isAlive(state, seat) && !isBanished(state, seat))
    if (targets.length === 0) return null
    return {
      id: 'force.banish',
      form: { kind: 'seat', targets, pass: false },
      asked: [],
      neutral: null,
    }
  },
  *script(table, answer) {
    const seat = seatOfAnswer(answer)
    if (seat) table.emit('exiled', { seat })
    return 'resume'
  },
}

/** SW-87: a botched question is asked again among others; the game itself does not notice. */
export const disturbance: Interrupt<Evening, StarwarsEvents> = {
  id: 'force.disturbance',
  offered(state) {
    const options = nightSteps(state)
    if (state.phase.kind !== 'night' || options.length === 0) return null
    return {
      id: 'force.disturbance',
      form: { kind: 'option', options, pass: false },
      asked: [],
      neutral: null,
    }
  },
  *script(table, answer) {
    if (answer.kind === 'option') table.emit('disturbed', { question: answer.option })
    return 'resume'
  },
}
