/**
 * The format of an own game, written once: types, checks and the JSON Schema for editors come from here. A document whose
 * recipes are expanded is of this type, too, without `like`, `with` and `drop`.
 */
import * as v from 'valibot'
import { Calls } from './calls'
import { Day } from './day/day'
import { Phrases, Sounds, Stories, Theme } from './dressing'
import {
  CauseTable,
  Counters,
  Deaths,
  Links,
  Night,
  Notices,
  Objects,
  Shields,
  Signs,
  Statuses,
} from './lasting'
import { LIMITS } from '../schema/limits'
import { coded, newer } from '../schema/marks'
import { Cards, Deal, Deck, HouseRules, Players, Roles, Teams } from './people'
import { DOCUMENT_ID, Language, Name, OtherText, Yes, integer, number } from '../schema/scalars'
import { When } from './triggers'
import { Piles } from './piles'
import { Victory } from './victory'

export const FORMAT = 1
/** Words are known up to this: a document says so that uses more than the first ones. */
export const NEEDS = 2

export const OwnDocument = v.strictObject({
  nightfall: v.literal(FORMAT),
  needs: v.exactOptional(v.literal(NEEDS)),
  id: coded('badId', v.pipe(v.string(), v.regex(DOCUMENT_ID))),
  edition: integer(1, 999_999),
  languages: v.pipe(v.array(Language), v.minLength(1), v.maxLength(LIMITS.languages)),
  name: Name,
  tagline: v.exactOptional(OtherText),
  about: v.exactOptional(v.array(OtherText)),
  author: v.exactOptional(OtherText),
  licence: v.exactOptional(OtherText),
  players: Players,
  teams: Teams,
  roles: Roles,
  cards: v.exactOptional(Cards),
  deal: v.exactOptional(Deal),
  deck: Deck,
  options: v.exactOptional(HouseRules),
  counters: v.exactOptional(Counters),
  statuses: v.exactOptional(Statuses),
  links: v.exactOptional(Links),
  objects: v.exactOptional(Objects),
  piles: v.exactOptional(newer('piles', Piles)),
  causes: v.exactOptional(CauseTable),
  notices: v.exactOptional(Notices),
  signs: v.exactOptional(Signs),
  shields: v.exactOptional(Shields),
  night: v.exactOptional(Night),
  calls: v.exactOptional(Calls),
  when: v.exactOptional(When),
  deaths: v.exactOptional(Deaths),
  dayZero: v.exactOptional(Day),
  day: Day,
  victory: Victory,
  longest: v.exactOptional(number(1, 60)),
  verify: v.exactOptional(Yes),
  theme: v.exactOptional(Theme),
  sounds: v.exactOptional(Sounds),
  stories: v.exactOptional(Stories),
  phrases: v.exactOptional(Phrases),
  tableRules: v.exactOptional(v.array(OtherText)),
  tips: v.exactOptional(v.array(OtherText)),
})
export type OwnDocument = v.InferOutput<typeof OwnDocument>
