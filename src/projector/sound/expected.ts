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

export const expectedStingers = ({
  acts = {},
  arrival,
  endLights,
}: ThemeTokens): readonly string[] => [
  ...USUAL,
  ...new Set(Object.keys(endLights).map((team) => victorySound([team], endLights))),
  ...Object.values(acts),
  ...(arrival === undefined ? [] : [arrival]),
]
