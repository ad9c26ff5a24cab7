/** Which stingers an evening will want: those of every game, and those that its theme names. */
import type { StingerId } from '../../sound'
import type { ThemeTokens } from '../../ui/themeTokens'

const USUAL: readonly StingerId[] = [
  'bell',
  'dawn',
  'story',
  'death',
  'victory',
  'gavel',
  'vote',
  'lot',
  'reveal',
  'timesUp',
  'heartbeat',
  'tick',
]

export const expectedStingers = ({ acts = {}, arrival }: ThemeTokens): readonly string[] => [
  ...USUAL,
  ...Object.values(acts),
  ...(arrival === undefined ? [] : [arrival]),
]
