import { seatOfAnswer, type Answer, type Interrupt } from '../../../src/engine'
import { isAlive, isOutOfGame, type GameState, type StarwarsState } from '../state'
import type { StarwarsEvents } from '../events'
import { nightSteps } from '../night/night'
import type { HouseRules } from '../options'
import { refuse } from '../refusals'

/** SW-96: a dead player who did not keep still leaves the game for good. */
export const banish: Interrupt<GameState, StarwarsEvents, HouseRules> = {
  id: 'force.banish',
  offered(state) {
    const targets = state.seats
      .map(({ id }) => id)
      .filter((seat) => !isAlive(state, seat) && !isOutOfGame(state, seat))
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

/** SW-87: while hands are counted, nobody closes the eyes. */
const COUNTS: readonly string[] = ['day.vote', 'day.runoff']

/** SW-87: a question heard among others at night, and among others once more after it, is what the two have in common. */
const wouldTell = ({ phase, game }: StarwarsState, answer: Answer): boolean =>
  phase.kind !== 'night' && answer.kind === 'option' && game.askedAgain.includes(answer.option)

/** SW-87: a botched question is asked again among others; the game itself does not notice. */
export const disturbance: Interrupt<GameState, StarwarsEvents, HouseRules> = {
  id: 'force.disturbance',
  asksAgain: true,
  offered(state, _, open) {
    const options = nightSteps(state)
    if (!open || COUNTS.includes(open.id) || options.length === 0) return null
    return {
      id: 'force.disturbance',
      form: { kind: 'option', options, pass: false },
      asked: [],
      neutral: null,
      check: (answer) => (wouldTell(state, answer) ? refuse('askedAgainAlready') : null),
    }
  },
  *script(table, answer) {
    if (answer.kind === 'option') table.emit('disturbed', { question: answer.option })
    return 'resume'
  },
}
