/** The desk itself: covered, in a player's hands, and the host's again. */
import { seatIndex } from '../../engine'
import type { DeskLock } from '../lock/deskLock'
import { setPin, tryPin } from './common/eveningPin'
import { withChoice } from '../lock/pinOffer'
import { refuse } from '../program/refusals'
import { stationOf } from '../state/state'
import { done, notNow, refused, replyTo, type SomeHandlers } from './context/commandContext'

export const deskCommands = {
  'desk.cover'({ state }) {
    const passed = state.lock !== null && (state.lock.passed || state.lock.seat !== null)
    const asksPin = state.lock?.asksPin ?? false
    state.lock = { seat: null, isOpen: false, passed, asksPin }
    return done()
  },

  'desk.handOver'({ state }, { seat }) {
    const { evening } = state
    if (!evening || stationOf(state) !== 'deal') return notNow(state)
    if (evening.header.by === 'host') return refused(refuse('dealtByHand'))
    if (seatIndex(seat) >= evening.ledger.names.length) {
      return refused(refuse('unknownSeat', { seat }))
    }
    state.lock = { seat, isOpen: false, passed: true, asksPin: false }
    return done()
  },

  async 'deal.look'({ state, prepare }) {
    const { lock, evening } = state
    if (!lock?.seat || !evening) return notNow(state)
    if (lock.isOpen) return done()
    const open: DeskLock = { ...lock, isOpen: true }
    // The cards are sent in the very view that goes out once it is written that they were.
    let isWritten = false
    try {
      const deed = { kind: 'opened', seat: lock.seat, from: lock.from ?? null } as const
      const refusal = evening.ledger.deal.check(deed) ?? (await evening.note(deed, opening))
      isWritten = refusal === null
      return replyTo(refusal)
    } finally {
      if (!isWritten) state.lock = lock
    }

    function opening(): void {
      state.lock = open
      prepare()
    }
  },

  async 'desk.unlock'({ state }, { pin }) {
    const refusal = await tryPin(state, pin ?? '')
    if (refusal) return refused(refusal)
    state.lock = null
    return done()
  },

  async 'desk.setPin'({ state }, { pin }) {
    await setPin(state, pin)
    const { evening } = state
    // Taken away once everybody has looked, it is wanted again next time.
    if (evening && !evening.header.demo && (pin !== null || stationOf(state) === 'deal')) {
      const choice = { players: [...evening.ledger.names], pin: pin !== null }
      state.kept.changeTables((tables) => withChoice(tables, choice))
    }
    return done()
  },
} satisfies SomeHandlers
