/** The rehearsal: an evening with invented players, click by click or running. */
import { own } from '../../engine'
import { done, notNow, refused, type Handlers } from '../commands/commandContext'
import { beginEvening } from '../commands/lobbyCommands'
import { DEMO_NAMES } from './demoNames'
import type { DemoPlayers } from './demoPlayers'
import { refuse } from '../refusals'

export const demoCommands = (
  players: DemoPlayers,
): Handlers<'demo.begin' | 'demo.step' | 'demo.run'> => ({
  'demo.begin'({ state }, { ruleset: id, players: wanted }) {
    if (state.evening) return refused(refuse('eveningOpen'))
    const ruleset = own(state.rulesets, id)
    if (!ruleset) return refused(refuse('unknownRuleset', { ruleset: id }))
    const { min, max } = ruleset.casting.players
    const count = Math.min(Math.max(wanted, min), max, DEMO_NAMES.length)
    const names = DEMO_NAMES.slice(0, count)
    const draft = { ruleset: id, names, options: {}, deck: null }
    return beginEvening(state, ruleset, draft, { by: 'program', demo: true })
  },

  async 'demo.step'({ state, dispatch }) {
    const { evening } = state
    if (!evening?.header.demo) return notNow(state)
    const next = players.next(state, evening)
    return next ? dispatch(next) : refused(refuse('demoOver'))
  },

  'demo.run'({ state }, { on, speed }) {
    if (!state.evening?.header.demo) return notNow(state)
    state.demoSpeed = speed ?? state.demoSpeed
    state.demoRunning = on
    return done()
  },
})
