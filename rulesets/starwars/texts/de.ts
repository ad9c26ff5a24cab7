/** Star Wars Mafia in German: short sentences, made to be read aloud in a noisy room. “Ihr” to all, “du” to one. */
import type { Translated } from '../../../src/i18n/rulesetTexts'
import type { Text } from '../../../src/i18n/writtenTexts'
import { cards } from './de/cards'
import { findings, refusals } from './de/casting'
import { roles, statuses, teams } from './de/catalogue'
import { chronicle, reminders, values } from './de/chronicle'
import { disturbance } from './de/disturbance'
import { options } from './de/houseRules'
import { moments } from './de/moments'
import { items, phases, stages } from './de/show'
import { steps } from './de/steps'
import { about, tableRules, tips } from './de/table'
import { voting } from './de/voting'
import type { texts as english } from './en'

export const texts: Translated<typeof english, Text> = {
  name: 'Star-Wars-Mafia',
  tagline: 'Traut niemandem. Zitiert alle.',
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
