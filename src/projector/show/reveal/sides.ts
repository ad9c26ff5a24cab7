/** What a team stands for on the big screen: how its victory is staged, and the mark that tells it without a colour. */
import type { EndView } from '../../../bridge'
import type { LightName, SideName, ThemeTokens } from '../../../ui/themeTokens'

type Theme = Pick<ThemeTokens, 'teams' | 'sides' | 'endLights'>

/** A picture for each victory; `nobody` for an evening that nobody has won. */
export type Ending = SideName | 'nobody'

const BY_LIGHT: Readonly<Partial<Record<LightName, SideName>>> = { night: 'dark', dusk: 'lone' }

export const sideOf = ({ sides, endLights }: Theme, team: string): SideName =>
  sides?.[team] ?? BY_LIGHT[endLights[team] ?? 'day'] ?? 'light'

/** How an end is staged: by its first winner; a player who won without a team stands alone. */
export function endingOf(theme: Theme, { winners }: Pick<EndView, 'winners'>): Ending {
  const [first] = winners
  if (first === undefined) return 'nobody'
  const isTeam = Object.hasOwn(theme.teams, first) || Object.hasOwn(theme.endLights, first)
  return isTeam || !/^s\d+$/.test(first) ? sideOf(theme, first) : 'lone'
}

/** The light that an end stands in. */
export const endLight = (theme: Theme, end: Pick<EndView, 'winners'>): LightName =>
  theme.endLights[end.winners[0] ?? ''] ?? (endingOf(theme, end) === 'light' ? 'day' : 'dusk')

/** Marks of each kind on a sheet of 24 by 24: what is round is of the light, what is pointed is not. */
const MARKS: Readonly<Record<SideName, readonly string[]>> = {
  light: ['M12 2a10 10 0 1 0 .1 0Z', 'M3 3H21V21H3Z'],
  dark: [
    'M12 1.5 23 21.5H1Z',
    'M12 1 22 12 12 23 2 12Z',
    'M6 2 12 8 18 2 22 6 16 12 22 18 18 22 12 16 6 22 2 18 8 12 2 6Z',
  ],
  lone: [
    'M12 .5 15.2 8.6 23.8 9.2 17.2 14.7 19.3 23.1 12 18.5 4.7 23.1 6.8 14.7 .2 9.2 8.8 8.6Z',
    'M6.5 2H17.5L23 12 17.5 22H6.5L1 12Z',
    'M15 1.5A11 11 0 1 0 15 22.5 12 12 0 0 1 15 1.5Z',
  ],
  lovers: ['M12 22Q1 14 1 7.5 1 2 6.5 2 10 2 12 5.5 14 2 17.5 2 23 2 23 7.5 23 14 12 22Z'],
}

/** The mark of a team: in one game no two teams of a kind share one, as long as there are enough. */
export function markOf(theme: Theme, team: string): string {
  const side = sideOf(theme, team)
  const alike = Object.keys(theme.teams).filter((one) => sideOf(theme, one) === side)
  const marks = MARKS[side]
  return marks[Math.max(0, alike.indexOf(team)) % marks.length] ?? ''
}
