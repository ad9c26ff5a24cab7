/** The odds of the deck in the lobby: begun, followed and called off. */
import type { OddsView } from '../../bridge'
import { castingVerdict, own } from '../../engine'
import { done, notNow, refused, type Handlers } from '../commands/commandContext'
import { refuse } from '../refusals'
import { stationOf, type HostState } from '../state'
import { badNames, deckOf, findingsOf, optionsOf } from '../views/lobbyView'
import type { LobbyDraft } from '../settings'
import type { OddsLine, OddsSoFar } from './messages'

const EVENINGS = 3000

/** The odds that are being played or were; those of a draft that was changed since count no more. */
export interface Odds {
  readonly draft: LobbyDraft
  readonly line: OddsLine
  view: OddsView
}

/** The odds of the draft as it is now. */
export const oddsOf = ({ odds, lobby }: HostState): OddsView | null =>
  odds && odds.draft === lobby ? odds.view : null

/** Calls them off, whatever they have come to. */
export function stopOdds(state: HostState): void {
  state.odds?.line.stop()
  state.odds = null
}

/** @param later does something in its turn, and sends what it changed */
export const oddsCommands = (
  later: (job: () => void) => void,
): Handlers<'odds.begin' | 'odds.stop'> => ({
  'odds.begin'({ state }) {
    const { lobby: draft } = state
    const ruleset = draft && own(state.rulesets, draft.ruleset)
    if (!draft || !ruleset || stationOf(state) !== 'lobby') return notNow(state)
    const { startOdds } = state.machine
    if (!startOdds) return refused(refuse('noOdds'))
    const findings = findingsOf(ruleset, draft)
    if (badNames(draft.names).length > 0 || castingVerdict(findings) === 'refused') {
      const codes = findings.filter(({ level }) => level === 'refused').map(({ code }) => code)
      return refused(refuse('castingRefused', { codes }))
    }
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
})

function follow(state: HostState, odds: Odds, soFar: OddsSoFar): void {
  if (state.odds !== odds) return
  if (state.lobby !== odds.draft) return stopOdds(state)
  odds.view = viewOf(soFar)
}

function viewOf({ played, of, wins, lengths }: OddsSoFar): OddsView {
  /** The number of nights below which this share of the evenings lies. */
  const nights = (share: number): number => {
    let left = played * share
    return lengths.findIndex((count) => (left -= count) <= 0)
  }
  return {
    state: of < EVENINGS ? 'running' : played > 0 ? 'done' : 'failed',
    played: of,
    of: EVENINGS,
    wins,
    nights: played === 0 ? null : { middle: nights(0.5), low: nights(0.1), high: nights(0.9) },
  }
}
