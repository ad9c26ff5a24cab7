/** The odds of the deck in the lobby, as far as they are known. */
import type { OddsView } from '../../bridge'
import type { LobbyDraft } from '../settings/forms'
import type { OddsLine, OddsSoFar } from './messages'

/** How many evenings are played. */
export const EVENINGS = 3000

/** The odds that are being played or were; those of a draft that was changed since count no more. */
export interface Odds {
  readonly draft: LobbyDraft
  readonly line: OddsLine
  view: OddsView
}

/** Of the host's state: the draft in the lobby, and its odds. */
interface OfLobby {
  readonly lobby: LobbyDraft | null
  odds: Odds | null
}

/** The odds of the draft as it is now. */
export const oddsOf = ({ odds, lobby }: OfLobby): OddsView | null =>
  odds && odds.draft === lobby ? odds.view : null

/** Calls them off, whatever they have come to. */
export function stopOdds(state: OfLobby): void {
  state.odds?.line.stop()
  state.odds = null
}

/** Takes in how far they have come, unless they count no more. */
export function follow(state: OfLobby, odds: Odds, soFar: OddsSoFar): void {
  if (state.odds !== odds) return
  if (state.lobby !== odds.draft) return stopOdds(state)
  odds.view = viewOf(soFar)
}

export function viewOf({ played, of, wins, lengths }: OddsSoFar): OddsView {
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
