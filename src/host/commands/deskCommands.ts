/** The desk itself: covered, in a player's hands, and the host's again. */
import { seatIndex } from '../../engine'
import { tryPin, newPin } from '../lock/pin'
import { refuse } from '../refusals'
import { stationOf } from '../state'
import { done, notNow, refused, type Handlers } from './commandContext'

export const deskCommands: Handlers<
  'desk.cover' | 'desk.handOver' | 'desk.unlock' | 'desk.setPin' | 'deal.look'
> = {
  'desk.cover'({ state }) {
    const passed = state.lock !== null && (state.lock.passed || state.lock.seat !== null)
    state.lock = { seat: null, isOpen: false, passed }
    return done()
  },

  'desk.handOver'({ state }, { seat }) {
    const { evening } = state
    if (!evening || stationOf(state) !== 'deal') return notNow(state)
    if (evening.header.by === 'host') return refused(refuse('dealtByHand'))
    if (seatIndex(seat) >= evening.ledger.names.length) {
      return refused(refuse('unknownSeat', { seat }))
    }
    state.lock = { seat, isOpen: false, passed: true }
    return done()
  },

  'deal.look'({ state }) {
    if (!state.lock?.seat) return notNow(state)
    state.lock = { ...state.lock, isOpen: true }
    return done()
  },

  'desk.unlock'({ state }, { pin }) {
    const refusal = state.pin && tryPin(state.pin, pin ?? '', state.now())
    if (refusal) return refused(refusal)
    state.lock = null
    return done()
  },

  'desk.setPin'({ state }, { pin }) {
    state.pin = pin === null ? null : newPin(pin, state.randomBytes)
    return done()
  },
}
