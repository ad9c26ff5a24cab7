/** Whose victory it sounds like: theirs who want the light, theirs who work in the dark, or one's alone. */
import type { StingerId } from '../../sound'
import type { LightName } from '../../ui/themeTokens'

const BY_LIGHT: Readonly<Record<LightName, StingerId>> = {
  dawn: 'goodWins',
  day: 'goodWins',
  night: 'evilWins',
  dusk: 'loner',
}

/**
 * @param winners as everybody sees them
 * @param endLights the light in which each team's victory stands
 */
export function victorySound(
  winners: readonly string[],
  endLights: Readonly<Record<string, LightName>>,
): StingerId {
  const [first = ''] = winners
  const light = Object.hasOwn(endLights, first) ? endLights[first] : undefined
  return light === undefined ? 'victory' : BY_LIGHT[light]
}
