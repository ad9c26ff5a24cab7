/** The rehearsal: an evening with invented players, click by click or running. */
import { lookUp } from '../../engine'
import { done, notNow, refused, type SomeHandlers } from './context/commandContext'
import { beginEvening } from './common/beginEvening'
import { followTable } from './common/followTable'
import { takeFromPhone } from './phones/takeFromPhone'
import { byPhone } from '../rehearsal/byPhone'
import { REHEARSAL_NAMES } from '../rehearsal/rehearsalNames'
import type { RehearsalPlayers } from '../rehearsal/rehearsalPlayers'
import { refuse } from '../program/refusals'

export const rehearsalCommands = (players: RehearsalPlayers) =>
  ({
    async 'demo.begin'({ state, dispatch }, { ruleset: id, players: wanted, hosted }) {
      if (state.evening) return refused(refuse('eveningOpen'))
      if (hosted && !state.machine.phones) return refused(refuse('noNetwork'))
      const ruleset = lookUp(state.rulesets, id)
      if (!ruleset) return refused(refuse('unknownRuleset', { ruleset: id }))
      const { min, max } = ruleset.casting.players
      const count = Math.min(Math.max(wanted, min), max, REHEARSAL_NAMES.length)
      const names = REHEARSAL_NAMES.slice(0, count)
      const draft = { ruleset: id, names, options: {}, deck: null }
      const begun = await beginEvening(state, ruleset, draft, {
        by: 'program',
        demo: true,
        ...(hosted ? { hosted } : {}),
      })
      if (!begun.ok || !hosted) return begun
      // All play by phone, invented players too.
      followTable(state)
      return dispatch({ type: 'phones.show', address: null })
    },

    async 'demo.step'(context) {
      const { state, dispatch } = context
      const { evening } = state
      if (!evening?.header.demo) return notNow(state)
      const next = players.next(state, evening)
      if (!next) return refused(refuse('demoOver'))
      const said = byPhone(state, next)
      // What a phone may not say here, the host clicks.
      if (!said || !(await takeFromPhone(context, said.phone, said.message))) return dispatch(next)
      players.saidByPhone()
      return done()
    },

    'demo.run'({ state }, { on, speed }) {
      if (!state.evening?.header.demo) return notNow(state)
      state.rehearsalSpeed = speed ?? state.rehearsalSpeed
      state.rehearsalRunning = on
      return done()
    },
  }) satisfies SomeHandlers
