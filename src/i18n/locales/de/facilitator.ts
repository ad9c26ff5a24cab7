import type { Translated } from '../../rulesetTexts'
import type { facilitator as english } from '../en/facilitator'
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

/** The host's desk. It says “du” to the host, who leads the game (“Spielleitung”), and calls the big screen “Leinwand”. */
export const facilitator: Translated<typeof english> = {
  ...machine,
  ...answering,
  ...after,
  ...aside,
  ...days,
  ...beforehand,
  ...frame,
  ...handbook,
  ...hosted,
  ...music,
  ...ownGames,
  ...phones,
  ...phonesHelp,
  ...settings,
  ...tonight,
}
