/** Nacht in Palermo in German, in the terms of its booklet: short sentences, made to be read aloud. “Ihr” to all, “du” to one. */
import type { Translated } from '../../../src/i18n/rulesetTexts'
import type { Text } from '../../../src/i18n/writtenTexts'
import { findings, refusals } from './de/casting'
import { chronicle, reminders } from './de/chronicle'
import { daySteps } from './de/daySteps'
import { options } from './de/houseRules'
import { nightSteps } from './de/nightSteps'
import { roles, statuses, teams } from './de/roles'
import { moments } from './de/moments'
import { items, phases, stages } from './de/show'
import { about, tableRules, tips, verify } from './de/table'
import { voting } from './de/voting'
import type { texts as english } from './en'

export const texts: Translated<typeof english, Text> = {
  name: 'Nacht in\u00a0Palermo',
  tagline: 'Schlaft gut, wenn ihr könnt',
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
