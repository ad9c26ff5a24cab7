/** Ktulu in Polish, as a Polish host says it: roles are called in the third person, names stand in the nominative. */
import type { Translated } from '../../../src/i18n/rulesetTexts'
import type { Text } from '../../../src/i18n/writtenTexts'
import type { texts as english } from './en'
import { politely, type Coarse } from './by'
import { findings, refusals } from './pl/casting'
import { statuses, teams } from './pl/catalogue'
import { chronicle, reminders, values } from './pl/chronicle'
import { daySteps } from './pl/daySteps'
import { options } from './pl/houseRules'
import { nightSteps } from './pl/nightSteps'
import { roles } from './pl/roles'
import { moments } from './pl/moments'
import { items, phases, stages } from './pl/show'
import { about, tableRules, tips } from './pl/table'
import { voting } from './pl/voting'

const COARSE: readonly Coarse[] = [
  ['Dziwka', 'Dama z saloonu'],
  ['dziwka', 'dama z saloonu'],
]

const plain: Translated<typeof english, Text> = {
  name: 'Ktulu',
  tagline: 'Jeden posążek, a statek już płynie',
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
