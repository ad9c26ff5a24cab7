/** Which stingers an evening will want: those of every game, and those that its theme names. */
import type { StingerId } from '../../sound'
import type { ThemeTokens } from '../../ui/themeTokens'
import { soundBefore, soundsOfFall } from './fallSounds'
import { victorySound } from './victory'

const USUAL: readonly StingerId[] = [
  'bell',
  'dawn',
  'story',
  'nobody',
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
  // Whoever steps in by day may turn another fall into a shot.
  const falls = new Set([
    ...Object.values(theme.falls ?? {}),
    ...(theme.acts ? ['shot' as const] : []),
  ])
  const victories = Object.keys(teams).map((team) => victorySound(theme, { winners: [team] }))
  const wanted = new Set<string>([
    ...USUAL,
    ...victories,
    ...[...falls].flatMap((fall) => soundsOfFall(fall, theme)),
    ...[...falls].flatMap((fall) => soundBefore(fall) ?? []),
    ...Object.values(acts),
    ...Object.values(strokes),
    ...(arrival === undefined ? [] : [arrival]),
  ])
  return [...wanted]
}
