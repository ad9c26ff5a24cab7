/** The records of a group as one page that stands alone, in the manner of an evening's story. */
import { escaped } from '../art/markup'
import { townPicture } from '../art/townPicture'
import { pageFile, paragraph, section } from './storyPage'

/** Everything the page says, in words. */
export interface RecordsPage {
  readonly language: string
  readonly title: string
  readonly about: string
  /** Whose town stands at its head: a game's id. */
  readonly game: string
  readonly people: {
    readonly title: string
    readonly columns: readonly string[]
    readonly rows: readonly (readonly string[])[]
  }
  readonly sides: { readonly title: string; readonly lines: readonly string[] }
  readonly evenings: {
    readonly title: string
    readonly each: readonly { readonly title: string; readonly lines: readonly string[] }[]
  }
}

const cells = (tag: 'th' | 'td', row: readonly string[]): string =>
  `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`
const paragraphs = (lines: readonly string[]): string => lines.map(paragraph).join('')

/** What stands on the page, without styles. */
export const recordsBody = ({ title, about, game, people, sides, evenings }: RecordsPage): string =>
  [
    `<main><header>${townPicture(game)}<div><h1>${escaped(title)}</h1><p>${escaped(about)}</p></div></header>`,
    section(
      people.title,
      `<table><thead>${cells('th', people.columns)}</thead><tbody>${people.rows.map((row) => cells('td', row)).join('')}</tbody></table>`,
    ),
    section(sides.title, paragraphs(sides.lines)),
    section(
      evenings.title,
      evenings.each
        .map((one) => `<article><h3>${escaped(one.title)}</h3>${paragraphs(one.lines)}</article>`)
        .join(''),
    ),
    '</main>',
  ].join('')

/** The whole file. @param css the story's styles */
export const recordsFile = (page: RecordsPage, css: string): string =>
  pageFile(page, recordsBody(page), css)
