/** Star Wars Mafia in English: short sentences, made to be read aloud in a noisy room. */
import type { TextsFor } from '../../../src/i18n/rulesetTexts'
import type { Words } from '../vocabulary'
import { findings, refusals } from './en/casting'
import { cards } from './en/cards'
import { statuses, teams } from './en/catalogue'
import { chronicle, reminders, values } from './en/chronicle'
import { disturbance } from './en/disturbance'
import { options } from './en/houseRules'
import { moments } from './en/moments'
import { items, phases, stages } from './en/show'
import { roles } from './en/roles'
import { steps } from './en/steps'
import { about, tableRules, tips } from './en/table'
import { voting } from './en/voting'

export const texts = {
  name: 'Star\u00a0Wars Mafia',
  tagline: 'Trust nobody. Quote everybody.',
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
} as const satisfies TextsFor<Words>
