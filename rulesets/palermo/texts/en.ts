/** A night in Palermo in English: short sentences, made to be read aloud in a noisy room. */
import type { TextsFor } from '../../../src/i18n/rulesetTexts'
import type { Words } from '../vocabulary'
import { statuses, teams } from './en/parties'
import { roles } from './en/roles'
import { findings, refusals } from './en/casting'
import { chronicle, reminders } from './en/chronicle'
import { daySteps } from './en/daySteps'
import { options } from './en/houseRules'
import { nightSteps } from './en/nightSteps'
import { moments } from './en/moments'
import { items, phases, stages } from './en/show'
import { about, tableRules, tips, verify } from './en/table'
import { voting } from './en/voting'

export const texts = {
  name: 'A\u00a0Night in\u00a0Palermo',
  tagline: 'Sleep well, if you can',
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
} as const satisfies TextsFor<Words>
