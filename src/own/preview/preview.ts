/** A document as an evening, to be read before anybody plays it: made of the document alone, without chance. */
import type { GamePreview } from '../../bridge/asked/ownGames'
import type { CastingFinding, OptionValues } from '../../engine'
import { valueWords } from '../../i18n/houseRuleWords'
import type { RulesetTexts } from '../../i18n/rulesetTexts'
import { textsFor } from '../../i18n/textsFor'
import type { OwnDocument } from '../format/document'
import { inWords } from '../words/texts/owners'
import { textsOf } from '../words/texts/texts'
import { fill } from '../language/base/fill'
import { spokenLanguage } from '../words/texts/tongue'
import { nightOf, type Voice } from './calls'
import { askedOf } from './asked'
import { dayOf } from './day'
import { endsOf } from './ends'
import { eveningFor, type Shown } from './evening'
import { PHRASED, type Phrased } from '../language/base/entry'
import type { Phrasing } from './expressions'
import { missingIn } from '../words/missing'
import { de } from './words/de'
import { en } from './words/en'
import { pl } from './words/pl'
import type { PreviewWords } from './words/words'

const WORDS: Readonly<Record<Phrased, PreviewWords>> = { en, de, pl }

export interface Asked {
  readonly players: number
  /** House rules other than the usual ones. */
  readonly options: OptionValues
  /** Of whoever reads it: the document speaks it, or else its first language. */
  readonly language: string
  /** Which recipe each role was taken from, by `recipesOf` of the text. */
  readonly recipes?: Readonly<Record<string, string>>
}

const NIGHTS = [1, 2] as const

/** What a document calls something, whatever it is. */
function namesFrom(texts: RulesetTexts): (id: string) => string {
  const { roles, teams, cards, statuses, values = {}, options } = texts
  return (id) =>
    roles[id]?.name ??
    cards[id]?.name ??
    teams[id]?.name ??
    statuses[id]?.name ??
    options[id]?.name ??
    values[id] ??
    (/[a-z][A-Z]/.test(id) ? inWords(id).toLowerCase() : id)
}

/** What is wrong with a deck in words; of a word's forms for a number the last stands for all. */
function findingWords({ code, params }: CastingFinding, texts: RulesetTexts): string {
  const known = Object.entries(params ?? {}).map(([key, value]) => {
    const card = key === 'card' ? texts.cards[String(value)]?.name : undefined
    return [key, card ?? String(value)] as const
  })
  const plain = (texts.findings[code] ?? code).replaceAll(/\{\w+\|(?:[^{}|]*\|)*([^{}|]*)\}/g, '$1')
  return fill(plain, Object.fromEntries(known))
}

/** One row for every number of players. */
function deckOf({ document, rules, options }: Shown, texts: RulesetTexts): GamePreview['deck'] {
  const { min, max } = document.players
  return Array.from({ length: max - min + 1 }, (_, at) => {
    const players = min + at
    const deck = rules.casting.propose(players, options)
    const cards = Object.entries(deck).filter(([, count]) => count > 0)
    return {
      players,
      cards: cards.map(([id, count]) => ({ id, name: texts.cards[id]?.name ?? id, count })),
      findings: rules.casting
        .checkDeck(deck, players, options)
        .map((finding) => findingWords(finding, texts)),
    }
  })
}

function optionsOf({ rules, options }: Shown, texts: RulesetTexts): GamePreview['options'] {
  return Object.entries(rules.options).flatMap(([id, def]) => {
    const says = texts.options[id]
    const chosen = options[id] ?? def.default
    return says ? [{ id, def, says, chosen, value: valueWords(chosen, says).join(', ') }] : []
  })
}

function rolesOf({ document }: Shown, texts: RulesetTexts, recipes: Asked['recipes'] = {}) {
  return Object.entries(document.roles).map(([id, { team }]) => ({
    id,
    name: texts.roles[id]?.name ?? id,
    team: texts.teams[team]?.name ?? team,
    help: texts.roles[id]?.help ?? '',
    recipe: recipes[id] ?? null,
  }))
}

/** Everything that is to be known of a document that was expanded and found free of errors. */
export function previewOf(document: OwnDocument, asked: Asked): GamePreview {
  const { language, recipes } = asked
  const shown = eveningFor(document, asked.players, asked.options)
  const texts = textsFor(textsOf(document, language), shown.options)
  const primary = language.split('-')[0]
  const phrased = PHRASED.find((each) => each === primary) ?? 'en'
  const words = WORDS[phrased]
  const voice: Voice = { texts, words }
  const phrasing: Phrasing = { language: phrased, words, nameOf: namesFrom(texts) }
  const { name, tagline, about, teams } = texts
  return {
    name,
    tagline,
    about,
    language: spokenLanguage(document, language),
    languages: document.languages,
    players: shown.players,
    range: { min: document.players.min, max: document.players.max },
    nights: NIGHTS.map((night) => nightOf(shown, night, voice, phrasing)),
    day: dayOf(shown, voice, phrasing),
    asked: askedOf(shown, voice, phrasing),
    ends: endsOf(shown, phrasing),
    teams: Object.entries(document.teams).map(([id, { colour }]) => ({
      id,
      name: teams[id]?.name ?? id,
      goal: teams[id]?.goal ?? '',
      colour: colour ?? '',
    })),
    roles: rolesOf(shown, texts, recipes),
    deck: deckOf(shown, texts),
    options: optionsOf(shown, texts),
    missing: missingIn(document),
  }
}
