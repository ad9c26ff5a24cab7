/** Ktulu in English: short sentences, made to be read aloud in a noisy room. */
import type { TextsFor } from '../../../src/i18n/rulesetTexts'
import type { Words } from '../vocabulary'
import { politely, type Coarse } from './by'
import { findings, refusals } from './en/casting'
import { statuses, teams } from './en/catalogue'
import { chronicle, reminders, values } from './en/chronicle'
import { daySteps } from './en/daySteps'
import { options } from './en/houseRules'
import { nightSteps } from './en/nightSteps'
import { roles } from './en/roles'
import { moments } from './en/moments'
import { items, phases, stages } from './en/show'
import { about, tableRules, tips } from './en/table'
import { voting } from './en/voting'

const COARSE: readonly Coarse[] = [['Hooker', 'Saloon lady']]

const plain = {
  name: 'Ktulu',
  tagline: 'One statuette, and a ship on the way',
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
} as const satisfies TextsFor<Words>

export const texts = politely(plain, COARSE)
