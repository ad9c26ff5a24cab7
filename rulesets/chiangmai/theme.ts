/** A night market below Doi Suthep, which is the product's own look as well; its teams and ends are the game's. */
import { nightfallTheme } from '../../src/ui/nightfallTheme'
import type { ThemeTokens } from '../../src/ui/themeTokens'

export const theme: ThemeTokens = {
  ...nightfallTheme,
  teams: { killers: '#ff6b5e', town: '#5fd6a4' },
  endLights: { killers: 'night', town: 'dawn' },
  falls: { died: 'death', executed: 'verdict' },
  sides: { killers: 'dark', town: 'light' },
}
