/** Vendetta in Polish, as a Polish host says it: roles are called in the third person, names stand in the nominative. */
import type { Translated } from '../../../src/i18n/rulesetTexts'
import type { Text } from '../../../src/i18n/writtenTexts'
import type { texts as english } from './en'
import { statuses, teams } from './pl/catalogue'
import { findings } from './pl/casting'
import { chronicle, reminders } from './pl/chronicle'
import { roles } from './pl/cards'
import { options } from './pl/houseRules'
import { moments } from './pl/moments'
import { items, phases, stages } from './pl/show'
import { steps } from './pl/steps'
import { about, tableRules, tips, verify } from './pl/table'
import { voting } from './pl/voting'

export const texts: Translated<typeof english, Text> = {
  name: 'Mafia: Wendeta',
  tagline: 'Jedno miasto, za dużo rodzin',
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
