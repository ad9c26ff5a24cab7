/** Star Wars Mafia in Polish, as a Polish host says it: roles are called in the third person, names stay as they are. */
import type { Translated } from '../../../src/i18n/rulesetTexts'
import type { Text } from '../../../src/i18n/writtenTexts'
import type { texts as english } from './en'
import { findings, refusals } from './pl/casting'
import { cards } from './pl/cards'
import { roles, statuses, teams } from './pl/catalogue'
import { chronicle, reminders, values } from './pl/chronicle'
import { disturbance } from './pl/disturbance'
import { options } from './pl/houseRules'
import { moments } from './pl/moments'
import { items, phases, stages } from './pl/show'
import { steps } from './pl/steps'
import { about, tableRules, tips } from './pl/table'
import { voting } from './pl/voting'

export const texts: Translated<typeof english, Text> = {
  name: 'Star\u00a0Wars Mafia',
  tagline: 'Nie ufaj, tylko cytuj.',
  about,
  teams,
  roles,
  cards,
  statuses,
  options,
  steps,
  items,
  phases,
  moments,
  stages,
  refusals,
  findings,
  reminders,
  chronicle,
  values,
  disturbance,
  voting,
  tableRules,
  tips,
}
