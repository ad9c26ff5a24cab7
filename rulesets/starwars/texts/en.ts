/** Star Wars Mafia in English: short sentences, made to be read aloud in a noisy room. */
import type { RulesetTexts } from '../../../src/i18n/rulesetTexts'
import { findings, refusals } from './en/casting'
import { roles, statuses, teams } from './en/catalogue'
import { chronicle, reminders } from './en/chronicle'
import { disturbance } from './en/disturbance'
import { options } from './en/houseRules'
import { items, phases, stages } from './en/show'
import { steps } from './en/steps'
import { tableRules, tips } from './en/table'

export const texts = {
  name: 'Star Wars Mafia',
  tagline: 'Trust nobody. Quote everybody.',
  about: [
    'Everybody is a character with a secret card. A few are Sith, and they know each other.',
    'By night the Sith choose a victim, and others use the Force. By day you hint, bluff and put two of you on the stand.',
    'The citizens win when no Sith is left. The Sith win when no citizen is left, and not before.',
  ],
  teams,
  roles,
  /** A card is its role. */
  cards: roles,
  statuses,
  options,
  steps,
  items,
  phases,
  stages,
  refusals,
  findings,
  reminders,
  chronicle,
  disturbance,
  tableRules,
  tips,
} as const satisfies RulesetTexts
