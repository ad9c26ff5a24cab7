/** What the laptop can do for an evening that the program hosts. */
import { seatIndex } from '../../../engine'
import { isHosted } from '../../hosting/hosted'
import { canTakeBack } from '../../leading/takeBack'
import { waitingFor } from '../../leading/waits'
import { waitsFor } from '../../nights/waitsFor'
import { refuse } from '../../program/refusals'
import type { HostState } from '../../state/state'
import { goBack } from '../common/correcting'
import { done, inGame, notNow, refused, type SomeHandlers } from '../context/commandContext'
import type { Reply } from '../../../bridge'

export const hostingCommands = {
  'hosting.pause': ({ state, dispatch }, { on }) =>
    whileHosted(state, () => {
      state.hosting.paused = on
      const clock = state.evening?.play?.clock
      return on && clock?.isRunning ? dispatch({ type: 'clock.pause' }) : done()
    }),

  'hosting.goOn': ({ state }) =>
    whileHosted(state, () => {
      const { hosting } = state
      const waits = waitingFor(state)
      hosting.paused = false
      if (waits === 'night' || waits === 'call')
        for (const seat of waitsFor(state)) hosting.without.add(seatIndex(seat))
      else if (waits === 'speech' || waits === 'talk' || waits === 'hands')
        hosting.hurried = state.evening?.play?.game.opened ?? null
      else return notNow(state)
      return done()
    }),

  'hosting.undo': (context) =>
    whileHosted(context.state, () =>
      inGame(context, async (evening) => {
        const { state } = context
        if (!canTakeBack(state)) return refused(refuse('nothingToUndo'))
        state.hosting.paused = true
        return goBack(context, evening, evening.ledger.acts.length - 1)
      }),
    ),

  'hosting.leaves': ({ state, dispatch }, { seat }) =>
    whileHosted(state, async () => {
      const phase = state.evening?.play?.game.state.phase.kind
      if (phase !== 'day' && phase !== 'dawn') return notNow(state)
      const reply = await dispatch({ type: 'game.ruling', ruling: { kind: 'leave', seat } })
      return reply.ok ? dispatch({ type: 'game.publish' }) : reply
    }),

  'hosting.openDesk': ({ state }, { on }) =>
    whileHosted(state, () => {
      state.hosting.word = on ? new Set() : null
      return done()
    }),
} satisfies SomeHandlers

const whileHosted = (
  state: HostState,
  act: () => Promise<Reply> | Reply,
): Promise<Reply> | Reply => (isHosted(state.evening) ? act() : notNow(state))
