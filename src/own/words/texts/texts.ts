/** All texts of a document in one language, as the windows know those of every game. */
import type { WrittenTexts } from '../../../i18n/rulesetTexts'
import type { OwnDocument } from '../../format/document'
import { literal } from '../../language/base/scalars'
import { DISTURBANCE } from '../../analyse/items'
import { askSteps } from './asks'
import { callSteps } from './calls'
import { callTitles, cardsOf, optionsOf, rolesOf, statusesOf, teamsOf, valuesIn } from './catalogue'
import { daySteps, stagesOf } from './day'
import { addressOf, ownedCalls } from './owners'
import { chronicleOf, disturbanceOf, findingsOf, itemsOf, remindersOf } from './told'
import { tongueOf, type Tongue } from './tongue'

/** Whom each question of the night is put to; silent calls ask nobody. */
function askedAtNight(tongue: Tongue): Record<string, string> {
  const asked = ownedCalls(tongue.document).filter(
    ({ call }) => call.choose !== undefined && literal(call.silent) !== true,
  )
  return Object.fromEntries(asked.map((owned) => [owned.call.id, addressOf(tongue, owned).called]))
}

/** What a document says to somebody of a language: in that language, or in the document's first one. */
export function textsOf(document: OwnDocument, language: string): WrittenTexts {
  const tongue = tongueOf(document, language)
  const { text, phrase } = tongue
  const { name, tagline, about = [], tableRules = [], tips = [] } = document
  return {
    name: text(name),
    tagline: text(tagline),
    about: about.map(text),
    teams: teamsOf(tongue),
    roles: rolesOf(tongue),
    cards: cardsOf(tongue),
    statuses: statusesOf(tongue),
    options: optionsOf(tongue),
    steps: {
      ...callSteps(tongue),
      ...askSteps(tongue),
      ...daySteps(tongue),
      [DISTURBANCE]: {
        title: phrase('disturbanceTitle'),
        say: [],
        do: phrase('disturbanceDo'),
        options: callTitles(tongue),
      },
    },
    phases: { night: [phrase('nightBegins')] },
    items: itemsOf(tongue),
    stages: stagesOf(tongue),
    refusals: {},
    findings: findingsOf(tongue),
    reminders: remindersOf(tongue),
    chronicle: chronicleOf(tongue),
    values: valuesIn(tongue),
    verify: {
      say: [phrase('verifySay')],
      do: phrase('hostVerify'),
      close: [phrase('verifyClose')],
    },
    disturbance: disturbanceOf(tongue, askedAtNight(tongue)),
    tableRules: tableRules.map(text),
    tips: tips.map(text),
  }
}
