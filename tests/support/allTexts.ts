/** Every text that a host or a guest may read, by language and by where it is. */
import { gamesInLanguage } from '../../rulesets/inLanguage'
import { BASE_LANGUAGE, languages } from '../../src/i18n/languages'
import { desk as englishDesk } from '../../src/i18n/locales/en/desk'
import { desktop as englishDesktop } from '../../src/i18n/locales/en/desktop'
import { phone as englishPhone } from '../../src/i18n/locales/en/phone'
import { projector as englishProjector } from '../../src/i18n/locales/en/projector'
import { dayPhrasesIn } from '../../src/own/format/day/day'
import { phrasesIn } from '../../src/own/language/folds/phrases'
import { de as previewDe } from '../../src/own/preview/words/de'
import { en as previewEn } from '../../src/own/preview/words/en'
import { pl as previewPl } from '../../src/own/preview/words/pl'
import { de as phrasesDe } from '../../src/own/words/phrases/de'
import { en as phrasesEn } from '../../src/own/words/phrases/en'
import { pl as phrasesPl } from '../../src/own/words/phrases/pl'
import { de as problemsDe } from '../../src/own/words/problems/de'
import { en as problemsEn } from '../../src/own/words/problems/en'
import { pl as problemsPl } from '../../src/own/words/problems/pl'
import { packs, writtenTextsOf } from './games'
import { textsIn } from './placeholders'

/** One text: where it is, and what it says. */
export type Line = readonly [path: string, text: string]

export interface Texts {
  /** The windows and the menu: the forms of a number stand as whole texts, `a | b`. */
  readonly windows: readonly Line[]
  /** The games and what the program answers: the forms of a number stand as words, `{n|a|b}`. */
  readonly games: readonly Line[]
  readonly stories: readonly Line[]
  /** Phrases, problems and the preview of games that hosts write. */
  readonly own: readonly Line[]
}

const OWN: Readonly<Record<string, object>> = {
  en: {
    phrases: phrasesEn,
    problems: problemsEn,
    preview: previewEn,
    language: phrasesIn('en'),
    day: dayPhrasesIn('en'),
  },
  de: {
    phrases: phrasesDe,
    problems: problemsDe,
    preview: previewDe,
    language: phrasesIn('de'),
    day: dayPhrasesIn('de'),
  },
  pl: {
    phrases: phrasesPl,
    problems: problemsPl,
    preview: previewPl,
    language: phrasesIn('pl'),
    day: dayPhrasesIn('pl'),
  },
}

/** All texts of one language of the program. */
export async function allTexts(language: string): Promise<Texts> {
  const parts = (await languages[language]?.load?.())?.language
  const { codes, ...desk } = (await parts?.desk())?.desk ?? englishDesk
  const show = (await parts?.show())?.projector ?? englishProjector
  const phone = (await parts?.phone())?.phone ?? englishPhone
  const menu = (await parts?.desktop())?.desktop ?? englishDesktop
  const translated = language === BASE_LANGUAGE ? packs : await gamesInLanguage(language)
  const ids = Object.keys(translated).filter((id) => !id.startsWith('_'))
  const storiesOf = (id: string): unknown =>
    language === BASE_LANGUAGE
      ? packs[id]?.stories?.[language]
      : (translated as Awaited<ReturnType<typeof gamesInLanguage>>)[id]?.stories
  return {
    windows: [desk, show, phone, menu].flatMap((table) => textsIn(table)),
    games: [
      ...textsIn(codes, 'codes'),
      ...ids.flatMap((id) => textsIn(writtenTextsOf(id, language), id)),
    ],
    stories: ids.flatMap((id) => textsIn(storiesOf(id), id)),
    own: textsIn(OWN[language] ?? {}, 'own'),
  }
}
