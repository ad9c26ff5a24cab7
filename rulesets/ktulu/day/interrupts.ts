/** What may come upon any step: a card is shown, and the Crystallic citizen shows himself (K-16, K-31). */
import { living, seatOfAnswer, type Interrupt } from '../../../src/engine'
import { isAlive, isStopped, roleOf, unrevealed, type GameState, type KtuluState } from '../state'
import type { KtuluEvents } from '../deeds/eventTypes'
import type { HouseRules } from '../options'
import { decideIfWon } from '../victory'

type Anytime = Interrupt<GameState, KtuluEvents, HouseRules>

/** K-31: not while jailed, drunk or at cards. */
function crystallic(state: KtuluState) {
  const by = unrevealed(state, ['crystallicCitizen'])
  return by && !isStopped(state, by) ? by : null
}

const reveal: Anytime = {
  id: 'crystallicCitizen.reveal',
  offered(state) {
    const by = crystallic(state)
    if (!by) return null
    return {
      id: 'crystallicCitizen.reveal',
      form: { kind: 'option', options: ['use'], pass: false },
      asked: [by],
      neutral: null,
    }
  },
  *script(table) {
    const by = crystallic(table.state)
    if (by) table.emit('revealed', { target: by, role: roleOf(table.state, by) })
    return 'resume'
  },
}

/** K-16, K-A39: dead at once by day, at dawn by night; nobody asks the Doctor. */
const cheated: Anytime = {
  id: 'host.cheated',
  offered(state) {
    const targets = living(state).filter((seat) => !state.game.cheaters.includes(seat))
    if (targets.length === 0) return null
    return {
      id: 'host.cheated',
      form: { kind: 'seat', targets, pass: false },
      asked: [],
      neutral: null,
    }
  },
  *script(table, answer) {
    const { state } = table
    const target = seatOfAnswer(answer)
    if (!target || !isAlive(state, target)) return 'resume'
    if (state.phase.kind === 'night') table.emit('cheatedAtNight', { target })
    else {
      table.emit('died', { target, role: roleOf(state, target) })
      if (state.phase.kind === 'day') decideIfWon(table)
    }
    return 'resume'
  },
}

export const interrupts: readonly Anytime[] = [reveal, cheated]
