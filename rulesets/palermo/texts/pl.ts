/** A night in Palermo in Polish, as a Polish host says it: roles are called in the third person, names stand in the nominative. */
import type { Translated } from '../../../src/i18n/rulesetTexts'
import type { Text } from '../../../src/i18n/writtenTexts'
import type { texts as english } from './en'
import { roles, statuses, teams } from './pl/roles'
import { findings, refusals } from './pl/casting'
import { chronicle, reminders } from './pl/chronicle'
import { daySteps } from './pl/daySteps'
import { options } from './pl/houseRules'
import { nightSteps } from './pl/nightSteps'
import { moments } from './pl/moments'
import { items, phases, stages } from './pl/show'
import { about, tableRules, tips, verify } from './pl/table'
import { voting } from './pl/voting'

export const texts: Translated<typeof english, Text> = {
  name: 'Noc w\u00a0Palermo',
  tagline: 'Śpij dobrze, jeśli umiesz',
  about,
  teams,
  roles,
  /** A card is its role; the playing card that stands for it is named with it. */
  cards: roles,
  statuses,
  options,
  steps: { ...nightSteps, ...daySteps },
  items,
  phases,
  moments,
  stages,
  refusals,
  findings,
  reminders,
  chronicle,
  verify,
  voting,
  tableRules,
  tips,
}
