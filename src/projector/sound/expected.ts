/** Which stingers a round will want: those of every game, and those that its theme names. */
import type { StingerId } from '../../sound'
import type { FallName, ThemeTokens } from '../../ui/themeTokens'
import { soundBefore, soundOfFall } from './fallSounds'
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

/** For whoever falls first in a round, second and so on; others are fetched when they fall. */
const FALLS_A_ROUND = [0, 1]

/**
 * @param turn whose turn it is among a fall's sounds for the first that falls: what other rounds strike is not kept in memory
 * @returns each of them once
 */
export function expectedStingers(theme: ThemeTokens, turn: number): readonly string[] {
  const { acts = {}, strokes = {}, arrival, teams } = theme
  // Whoever steps in by day may turn another fall into a shot.
  const falls = new Set([
    ...Object.values(theme.falls ?? {}),
    ...(theme.acts ? ['shot' as const] : []),
  ])
  const victories = Object.keys(teams).map((team) => victorySound(theme, { winners: [team] }))
  const soundsOf = (fall: FallName): readonly string[] =>
    FALLS_A_ROUND.map((next) => soundOfFall(fall, theme, turn + next))
  const wanted = new Set<string>([
    ...USUAL,
    ...victories,
    ...[...falls].flatMap(soundsOf),
    ...[...falls].flatMap((fall) => soundBefore(fall) ?? []),
    ...Object.values(acts),
    ...Object.values(strokes),
    ...(arrival === undefined ? [] : [arrival]),
  ])
  return [...wanted]
}
