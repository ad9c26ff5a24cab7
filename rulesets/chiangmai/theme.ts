/** A night market below Doi Suthep, which is the product's own look as well; its teams and ends are the game's. */
import { nightfallTheme } from '../../src/ui/nightfallTheme'
import type { Glyph } from '../../src/ui/art/glyphs'
import type { ThemeTokens } from '../../src/ui/themeTokens'
import type { Role } from './roles/roles'

/** The drawing of each role: no two share one. */
const glyphs: Readonly<Record<Role, Glyph>> = {
  killer: 'knife',
  policeman: 'star',
  doctor: 'steth',
  assassin: 'crosshair',
  hunter: 'bow',
  villager: 'house',
}

export const theme: ThemeTokens = {
  ...nightfallTheme,
  teams: { killers: '#ff6b5e', town: '#5fd6a4' },
  glyphs,
  endLights: { killers: 'night', town: 'dawn' },
  falls: {
    died: 'death',
    executed: 'verdict',
    nobodyDied: 'nobody',
    noExecution: 'spared',
  },
  sides: { killers: 'dark', town: 'light' },
  ambience: {
    night: 'lannaNight',
    day: 'lannaTown',
    discussion: 'lannaTown',
    speech: 'lannaTown',
    vote: 'lannaVote',
    lot: 'lannaVote',
    stand: 'lannaVote',
  },
}
