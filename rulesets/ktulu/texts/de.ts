/** Ktulu in German: short sentences, made to be read aloud in a noisy room. “Ihr” to all, “du” to one. */
import type { Translated } from '../../../src/i18n/rulesetTexts'
import type { Text } from '../../../src/i18n/writtenTexts'
import { politely, type Coarse } from './by'
import { findings, refusals } from './de/casting'
import { statuses, teams } from './de/catalogue'
import { chronicle, reminders, values } from './de/chronicle'
import { daySteps } from './de/daySteps'
import { options } from './de/houseRules'
import { nightSteps } from './de/nightSteps'
import { roles } from './de/roles'
import { moments } from './de/moments'
import { items, phases, stages } from './de/show'
import { about, tableRules, tips } from './de/table'
import { voting } from './de/voting'
import type { texts as english } from './en'

const COARSE: readonly Coarse[] = [['Dirne', 'Saloondame']]

const plain: Translated<typeof english, Text> = {
  name: 'Ktulu',
  tagline: 'Eine Statuette, und ein Schiff ist unterwegs',
  about,
  teams,
  roles,
  /** A card is its role. */
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
  values,
  voting,
  tableRules,
  tips,
}

export const texts = politely(plain, COARSE)
