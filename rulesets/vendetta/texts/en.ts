/** Vendetta in English: short sentences, made to be read aloud in a noisy room. */
import type { TextsFor } from '../../../src/i18n/rulesetTexts'
import type { Words } from '../vocabulary'
import { statuses, teams } from './en/catalogue'
import { findings } from './en/casting'
import { chronicle, reminders } from './en/chronicle'
import { roles } from './en/cards'
import { options } from './en/houseRules'
import { moments } from './en/moments'
import { items, phases, stages } from './en/show'
import { steps } from './en/steps'
import { about, tableRules, tips, verify } from './en/table'
import { voting } from './en/voting'

export const texts = {
  name: 'Mafia: Vendetta',
  tagline: 'One city, too many families',
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
} as const satisfies TextsFor<Words>
