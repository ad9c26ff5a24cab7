/** Vendetta in English: short sentences, made to be read aloud in a noisy room. */
import type { RulesetTexts } from '../../../src/i18n/rulesetTexts'
import { options, roles, statuses, teams } from './en/catalogue'
import { findings, refusals } from './en/casting'
import { chronicle, reminders } from './en/chronicle'
import { items, phases, stages } from './en/show'
import { steps } from './en/steps'
import { tableRules, tips, verify } from './en/table'

export const texts = {
  name: 'Mafia: Vendetta',
  tagline: 'One city, too many families',
  about: [
    'Everybody has one secret role. Most of you are honest people. Some of you belong to the Mafia, and they know each other.',
    'By night the Mafia chooses a victim, and others use what they can do. By day you talk, name suspects and vote one of you out.',
    'The civilians win when the Mafia is gone. The Mafia wins as soon as it is as strong as the civilians.',
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
  verify,
  tableRules,
  tips,
} as const satisfies RulesetTexts
