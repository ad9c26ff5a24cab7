/** Whose victory it sounds like, as it is staged. */
import type { EndView } from '../../bridge'
import type { StingerId } from '../../sound'
import type { ThemeTokens } from '../../ui/themeTokens'
import { endingOf, type Ending } from '../show/reveal/sides'

const BY_ENDING: Readonly<Record<Ending, StingerId>> = {
  light: 'goodWins',
  dark: 'evilWins',
  lone: 'loner',
  lovers: 'victory',
  nobody: 'nobody',
}

/** @param end as everybody sees it */
export const victorySound = (
  theme: Pick<ThemeTokens, 'teams' | 'sides' | 'endLights'>,
  end: Pick<EndView, 'winners'>,
): StingerId => BY_ENDING[endingOf(theme, end)]
