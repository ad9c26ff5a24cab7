/** The odds of the deck in the lobby: begun, followed and called off. */
import { lookUp } from '../../engine'
import { done, notNow, refused, type SomeHandlers } from './context/commandContext'
import { refuse } from '../program/refusals'
import { stationOf } from '../state/state'
import { badNames, castingRefusal, deckOf, optionsOf } from '../lobby/draft'
import { EVENINGS, follow, stopOdds, viewOf, type Odds } from '../odds/odds'

/** @param later does something in its turn, and sends what it changed */
export const oddsCommands = (later: (job: () => void) => void) =>
  ({
    'odds.begin'({ state }) {
      const { lobby: draft } = state
      const ruleset = draft && lookUp(state.rulesets, draft.ruleset)
      if (!draft || !ruleset || stationOf(state) !== 'lobby') return notNow(state)
      const { startOdds } = state.machine
      if (!startOdds) return refused(refuse('noOdds'))
      const refusal = castingRefusal(ruleset, draft)
      if (refusal) return refused(refusal)
      if (badNames(draft.names).length > 0) return refused(refuse('castingRefused', { codes: [] }))
      stopOdds(state)
      const line = startOdds()
      const odds: Odds = { draft, line, view: viewOf({ played: 0, of: 0, wins: {}, lengths: [] }) }
      state.odds = odds
      line.onMessage((soFar) => later(() => follow(state, odds, soFar)))
      line.onGone(() =>
        later(() => {
          if (odds.view.state === 'running') odds.view = { ...odds.view, state: 'failed' }
        }),
      )
      const carried = state.games.carriedBy(draft.ruleset)
      line.post({
        ruleset: draft.ruleset,
        ...(carried && { document: carried.canonical }),
        options: optionsOf(ruleset, draft.options),
        deck: deckOf(ruleset, draft),
        players: draft.names.length,
        evenings: EVENINGS,
      })
      return done()
    },

    'odds.stop'({ state }) {
      stopOdds(state)
      return done()
    },
  }) satisfies SomeHandlers
