/** The night sheet and the rules in short, as markup. They tell of a game and its house rules, and of no evening. */
import { emblem } from '../../../ui/art/emblem'
import { escaped, letterOf } from '../../../ui/art/markup'

export interface NightCall {
  readonly title: string
  readonly say: readonly string[]
  readonly do: string
}

/** Everything the two sheets say, in words. */
export interface SheetWords {
  readonly gameName: string
  readonly headings: Readonly<
    Record<
      'night' | 'nights' | 'call' | 'summary' | 'about' | 'sides' | 'roles' | 'house' | 'table',
      string
    >
  >
}

const NIGHTS = 5

/** One row for each call of the night in its order, with room for what was pointed at in five nights. */
export function nightSheet(
  calls: readonly NightCall[],
  { gameName, headings }: SheetWords,
): string {
  const nights = Array.from({ length: NIGHTS }, (_, at) => `<th class="free">${at + 1}</th>`)
  const rows = calls.map(
    ({ title, say, do: does }) =>
      `<tr><td><strong>${escaped(title)}</strong>${say.map((line) => `<p class="say">${escaped(line)}</p>`).join('')}<p class="do">${escaped(does)}</p></td>${'<td class="free"></td>'.repeat(NIGHTS)}</tr>`,
  )
  return `<main><h1>${escaped(gameName)} · ${escaped(headings.night)}</h1><table><thead><tr><th>${escaped(headings.call)}</th>${nights.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></main>`
}

export interface Summary {
  readonly about: readonly string[]
  readonly sides: readonly {
    readonly name: string
    readonly goal: string
    readonly colour: string
  }[]
  readonly roles: readonly {
    /** Its drawing's name, where the game has one. */
    readonly glyph: string | undefined
    readonly name: string
    readonly help: string
    readonly colour: string
    readonly count: number
    /** The cards of a real pack that stand for it, as markup. */
    readonly real: string
  }[]
  /** The house rules that are not as usual. */
  readonly house: readonly { readonly name: string; readonly value: string }[]
  readonly table: readonly string[]
}

const part = (title: string, inner: string): string =>
  inner === '' ? '' : `<section><h2>${escaped(title)}</h2>${inner}</section>`

/** What a guest may read before the game: who wins how, every role of this deck, and how one behaves. */
export function summarySheet(summary: Summary, { gameName, headings }: SheetWords): string {
  const { about, sides, roles, house, table } = summary
  const items = (lines: readonly string[]) =>
    lines.length === 0 ? '' : `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
  const role = (of: Summary['roles'][number]) =>
    `<li>${emblem(of.glyph, of.colour, letterOf(of.name))}<span><strong>${escaped(of.name)}</strong>${of.count > 1 ? ` × ${of.count}` : ''}${of.real}<br>${escaped(of.help)}</span></li>`
  return [
    `<main><h1>${escaped(gameName)} · ${escaped(headings.summary)}</h1>`,
    part(headings.about, about.map((line) => `<p>${escaped(line)}</p>`).join('')),
    part(
      headings.sides,
      items(sides.map(({ name, goal }) => `<strong>${escaped(name)}</strong> ${escaped(goal)}`)),
    ),
    part(headings.roles, `<ul class="roles">${roles.map(role).join('')}</ul>`),
    part(
      headings.house,
      items(house.map(({ name, value }) => `<strong>${escaped(name)}</strong> ${escaped(value)}`)),
    ),
    part(headings.table, items(table.map(escaped))),
    '</main>',
  ].join('')
}
