/** Vendetta in German: short sentences, made to be read aloud in a noisy room. “Ihr” to all, “du” to one. */
import type { Translated } from '../../../src/i18n/rulesetTexts'
import type { Text } from '../../../src/i18n/writtenTexts'
import { roles } from './de/cards'
import { findings } from './de/casting'
import { statuses, teams } from './de/catalogue'
import { chronicle, reminders } from './de/chronicle'
import { options } from './de/houseRules'
import { moments } from './de/moments'
import { items, phases, stages } from './de/show'
import { steps } from './de/steps'
import { about, tableRules, tips, verify } from './de/table'
import { voting } from './de/voting'
import type { texts as english } from './en'

export const texts: Translated<typeof english, Text> = {
  name: 'Mafia: Vendetta',
  tagline: 'Zu viele Familien',
  about,
  teams,
  roles,
  /** A card is its role. */
  cards: roles,
  statuses,
  options,
  steps,
  items,
  phases,
  moments,
  stages,
  refusals: {},
  findings,
  reminders,
  chronicle,
  verify,
  voting,
  tableRules,
  tips,
}
