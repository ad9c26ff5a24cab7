/** The story of an evening as one page that stands alone: pictures and styles are in it, and it asks no network. */
import { emblem } from '../art/emblem'
import { townPicture } from '../art/townPicture'
import { escaped, letterOf } from '../art/markup'

export interface StoryPlayer {
  readonly name: string
  readonly alive: boolean
  readonly side: string
  readonly colour: string
  /** What was dealt, each with its drawing’s name, where the game has one. */
  readonly cards: readonly { readonly glyph: string | undefined; readonly name: string }[]
}

export interface StoryVote {
  readonly title: string
  readonly rows: readonly {
    readonly name: string
    readonly count: number
    readonly by: string
  }[]
}

/** Everything the page says, in words. */
export interface Story {
  readonly language: string
  readonly game: string
  readonly gameName: string
  readonly title: string
  readonly about: string
  readonly won: readonly string[]
  readonly figures: readonly { readonly value: string; readonly label: string }[]
  readonly players: readonly StoryPlayer[]
  /** What nobody held, where cards lay in the middle. */
  readonly middle?: string
  readonly phases: readonly {
    readonly phase: string
    readonly title: string
    readonly lines: readonly string[]
  }[]
  readonly votes: readonly StoryVote[]
  readonly headings: Readonly<Record<'dealt' | 'story' | 'votes', string>>
}

export const paragraph = (line: string): string => `<p>${escaped(line)}</p>`
/** A part of the page under a heading; nothing where there is nothing in it. */
export const section = (title: string, inner: string): string =>
  inner === '' ? '' : `<section><h2>${escaped(title)}</h2>${inner}</section>`

function playerMarkup({ name, alive, side, colour, cards }: StoryPlayer): string {
  const pictures = cards.slice(0, 2).map((card) => emblem(card.glyph, colour, letterOf(card.name)))
  const names = cards.map((card) => escaped(card.name)).join(' / ')
  return `<li${alive ? '' : ' class="out"'}><span class="medals">${pictures.join('')}</span><span><strong>${escaped(name)}</strong><em>${names}</em><small>${escaped(side)}</small></span></li>`
}

/** Moon, dawn or sun beside the heading of a phase. */
function phasePicture(phase: string): string {
  const isNight = phase.startsWith('night')
  const fill = isNight ? '#3a3f66' : phase.startsWith('dawn') ? '#d98a5b' : '#e0a92e'
  const cut = isNight ? '<circle cx="15" cy="8" r="7" fill="#fffdf8"/>' : ''
  const horizon = phase.startsWith('dawn')
    ? '<rect y="13" width="22" height="9" fill="#fffdf8"/>'
    : ''
  return `<svg class="light" viewBox="0 0 22 22" aria-hidden="true"><circle cx="11" cy="11" r="8" fill="${fill}"/>${cut}${horizon}</svg>`
}

function voteMarkup({ title, rows }: StoryVote): string {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  const bar = (count: number) =>
    `<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="8" fill="#efe6d2"/><rect width="${((count / most) * 100).toFixed(1)}" height="8" fill="#b4502f"/></svg>`
  const lines = rows.map(
    ({ name, count, by }) =>
      `<li><strong>${escaped(name)}</strong><b>${count}</b>${bar(count)}<small>${escaped(by)}</small></li>`,
  )
  return `<article class="vote"><h3>${escaped(title)}</h3><ul>${lines.join('')}</ul></article>`
}

/** What stands on the page, without styles. */
export function storyBody(story: Story): string {
  const { game, headings } = story
  const figures = story.figures.map(
    ({ value, label }) => `<li><strong>${escaped(value)}</strong> ${escaped(label)}</li>`,
  )
  const phases = story.phases.map(
    ({ phase, title, lines }) =>
      `<article><h3>${phasePicture(phase)} ${escaped(title)}</h3>${lines.map(paragraph).join('')}</article>`,
  )
  return [
    `<main><header>${townPicture(game)}<div><p class="game">${escaped(story.gameName)}</p>`,
    `<h1>${escaped(story.title)}</h1><p>${escaped(story.about)}</p></div></header>`,
    `<section class="won">${story.won.map(paragraph).join('')}</section>`,
    figures.length > 0 ? `<ul class="figures">${figures.join('')}</ul>` : '',
    section(
      headings.dealt,
      `<ul class="players">${story.players.map(playerMarkup).join('')}</ul>${story.middle ? paragraph(story.middle) : ''}`,
    ),
    section(headings.story, phases.join('')),
    section(headings.votes, story.votes.map(voteMarkup).join('')),
    '</main>',
  ].join('')
}

/** A page that stands alone. */
export const pageFile = (
  { language, title }: { readonly language: string; readonly title: string },
  body: string,
  css: string,
): string =>
  `<!doctype html>\n<html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${css}</style></head><body>${body}</body></html>\n`

/** The whole file. */
export const storyFile = (story: Story, css: string): string =>
  pageFile(story, storyBody(story), css)
