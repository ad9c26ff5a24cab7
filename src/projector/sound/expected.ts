/** Which stingers an evening will want: those of every game, and those that its theme names. */
import type { StingerId } from '../../sound'
import type { ThemeTokens } from '../../ui/themeTokens'
import { victorySound } from './victory'

const USUAL: readonly StingerId[] = [
  'bell',
  'dawn',
  'story',
  'nightKill',
  'nobody',
  'lynching',
  'survived',
  'gavel',
  'vote',
  'lot',
  'reveal',
  'timesUp',
  'heartbeat',
  'tick',
]

export function expectedStingers(theme: ThemeTokens): readonly string[] {
  const { acts = {}, strokes = {}, arrival, teams } = theme
  const victories = Object.keys(teams).map((team) => victorySound(theme, { winners: [team] }))
  return [
    ...USUAL,
    ...new Set(victories),
    ...Object.values(acts),
    ...Object.values(strokes),
    ...(arrival === undefined ? [] : [arrival]),
  ]
}
