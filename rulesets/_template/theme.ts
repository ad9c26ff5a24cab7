/** What the game looks and sounds like: here the product's own look, with a colour and an end for each team. */
import { nightfallTheme } from '../../src/ui/nightfallTheme'
import type { ThemeTokens } from '../../src/ui/themeTokens'

export const theme: ThemeTokens = {
  ...nightfallTheme,
  teams: { villagers: '#4cc9f0', wreckers: '#ff7a59' },
  endLights: { villagers: 'dawn', wreckers: 'night' },
  falls: {
    died: 'death',
    votedOut: 'verdict',
    nobodyDied: 'nobody',
  },
  sides: { villagers: 'light', wreckers: 'dark' },
}
