import { after } from './facilitator/after'
import { answering } from './facilitator/answering'
import { aside } from './facilitator/aside'
import { beforehand } from './facilitator/beforehand'
import { days } from './facilitator/days'
import { frame } from './facilitator/frame'
import { handbook } from './facilitator/handbook'
import { hosted } from './facilitator/hosted'
import { music } from './facilitator/music'
import { ownGames } from './facilitator/ownGames'
import { phones } from './facilitator/phones'
import { phonesHelp } from './facilitator/phonesHelp'
import { settings } from './facilitator/settings'
import { tonight } from './facilitator/tonight'
import { machine } from './machine'

/** The host's desk. Spoken, short, and never in the way of what the game itself says. `|` parts the forms of a number (`plurals.ts`). */
export const facilitator = {
  ...machine,
  ...frame,
  ...beforehand,
  ...answering,
  ...after,
  ...aside,
  ...days,
  ...handbook,
  ...hosted,
  ...music,
  ...ownGames,
  ...phones,
  ...phonesHelp,
  ...settings,
  ...tonight,
} as const
