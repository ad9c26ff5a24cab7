/** A language made of English: every letter accented, every text 40 % longer. What is left in plain letters was not translated. */
import { desk } from '../../src/i18n/locales/en/desk'
import { desktop } from '../../src/i18n/locales/en/desktop'
import { phone } from '../../src/i18n/locales/en/phone'
import { projector } from '../../src/i18n/locales/en/projector'
import { languages, type Languages } from '../../src/i18n/languages'
import type { Translated } from '../../src/i18n/rulesetTexts'
import { isByRule } from '../../src/i18n/textsFor'
import type { GameInLanguage, GamePacks, GamesInLanguage } from '../../rulesets/pack'
import type { StoryPack } from '../../src/story'

/** A code whose dates and lists have other letters too: a plain “and” was not put into the language. */
export const MADE_UP = 'bg'

/** No word is longer than this by what is added: languages have long words, but none as long as a line. */
const LONGEST_WORD = 12

const PLAIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz'
const ACCENTED = 'ÁáƁƀĆćĎďÉéƑƒĜĝĤĥÍíĴĵĶķĹĺḾḿŃńÓóƤƥɊɋŔŕŚśŤťÚúṼṽŴŵẌẍÝýŹź'
const letters = new Map([...PLAIN].map((letter, at) => [letter, [...ACCENTED][at] ?? letter]))

const inAccents = (text: string): string =>
  [...text].map((letter) => letters.get(letter) ?? letter).join('')

/** A placeholder stays as it is; of one with the forms of a word, the forms do not. */
function slot(part: string): string {
  const [name = '', ...forms] = part.slice(1, -1).split('|')
  return `{${[name, ...forms.map(inAccents)].join('|')}}`
}

const padding = (length: number): string =>
  [...'ẽ'.repeat(length)]
    .map((letter, at) => ((at + 1) % (LONGEST_WORD + 1) === 0 ? ' ' : letter))
    .join('')
    .trim()

/** One text; its placeholders and the bars between its plurals stay. The longer part stands ahead: names come last. */
export function accented(text: string): string {
  return text
    .split(/(\{[^}]*\}|\|)/)
    .map((part) => {
      if (part.startsWith('{')) return slot(part)
      if (part === '|' || part.trim() === '') return part
      return inAccents(part).replace(
        /^\s*/,
        (space) => `${space}${padding(Math.ceil(part.length * 0.4))} `,
      )
    })
    .join('')
}

/** A table of texts, every one of them accented. */
export function madeUp<T>(table: T): Translated<T> {
  if (typeof table === 'string') return accented(table) as Translated<T>
  if (Array.isArray(table)) return table.map((entry) => madeUp<unknown>(entry)) as never
  if (typeof table !== 'object' || table === null) return table as Translated<T>
  if (isByRule(table)) return { ...table, texts: madeUp(table.texts) } as never
  const entries = Object.entries(table).map(([key, value]) => [key, madeUp(value as unknown)])
  return Object.fromEntries(entries) as Translated<T>
}

const storiesOf = (pack: StoryPack): StoryPack =>
  ({ ...madeUp(pack), id: pack.id, lang: MADE_UP }) as StoryPack

function gameOf({ texts, stories }: GamePacks[string]): GameInLanguage {
  return {
    ...(texts?.['en'] ? { texts: madeUp(texts['en']) } : {}),
    ...(stories?.['en'] ? { stories: storiesOf(stories['en']) } : {}),
  }
}

/** Games in this language, as a language's own file gathers them. */
export const gamesMadeUp = (packs: GamePacks): GamesInLanguage =>
  Object.fromEntries(Object.entries(packs).map(([id, pack]) => [id, gameOf(pack)]))

/** The program's list with this language in it: one more line. */
export const withMadeUp: Languages = {
  ...languages,
  [MADE_UP]: {
    name: accented('English'),
    load: () =>
      Promise.resolve({
        language: {
          desk: () => Promise.resolve({ desk: madeUp(desk) }),
          show: () => Promise.resolve({ projector: madeUp(projector) }),
          phone: () => Promise.resolve({ phone: madeUp(phone) }),
          desktop: () => Promise.resolve({ desktop: madeUp(desktop) }),
        },
      }),
  },
}
