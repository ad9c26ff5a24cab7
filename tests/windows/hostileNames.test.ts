// @vitest-environment happy-dom
/**
 * Every page that the desk writes as markup, with markup in every word that stands on it: names of guests, of roles and
 * sides of own games, titles, notes, voters and stories are read as words, whatever they hold.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { haltedAddress } from '../../electron/main/security/scheme'
import { findHalted } from '../../electron/main/windows/haltedPage'
import { cardPages, type PrintedCard } from '../../src/facilitator/paper/sheets/cards'
import {
  nightSheet,
  summarySheet,
  type NightCall,
  type SheetWords,
  type Summary,
} from '../../src/facilitator/paper/sheets/sheets'
import { recordsBody, recordsFile, type RecordsPage } from '../../src/ui/story/recordsPage'
import { storyBody, storyFile, type Story } from '../../src/ui/story/storyPage'
import { emblem } from '../../src/ui/art/emblem'
import { letterOf } from '../../src/ui/art/markup'
import { townPicture } from '../../src/ui/art/townPicture'

vi.mock('electron', () => ({ protocol: {} }))

/** Markup that would be an element, an attribute, the end of one, or a sign of its own. */
const hostile = (word: string): string =>
  `${word}<img src=x onerror="go(1)">" autofocus onfocus='go(2)' &amp;&lt;</title></style><!--`

/** The same with markup in every text of it, but in those that are markup by their own right. */
function withMarkup<T>(value: T, markup: readonly string[] = []): T {
  const walk = (part: unknown, key: string): unknown => {
    if (typeof part === 'string') return markup.includes(key) ? part : hostile(part)
    if (Array.isArray(part)) return part.map((one) => walk(one, key))
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, walk(one, name)]))
  }
  return walk(value, '') as T
}

/** What of a page a browser takes for more than words. */
function elementsOf(page: string): { readonly names: readonly string[]; readonly words: string } {
  const read = new DOMParser().parseFromString(page, 'text/html')
  const all = [...read.documentElement.querySelectorAll('*')]
  const names = all.flatMap((one) => [
    one.tagName.toLowerCase(),
    ...one.getAttributeNames().filter((name) => /^on|^autofocus$|^src$/.test(name)),
  ])
  return { names, words: read.documentElement.textContent ?? '' }
}

/** @param words those that stand on the page as they are */
function isHarmless(page: (hostile: boolean) => string, words: readonly string[]): void {
  const [plain, fed] = [page(false), page(true)].map(elementsOf)
  expect(fed?.names, 'elements of the page').toEqual(plain?.names)
  const missing = words.filter((word) => !fed?.words.includes(hostile(word)))
  expect(missing, 'words that are not there as they were written').toEqual([])
}

const story: Story = {
  language: 'language',
  game: 'game',
  gameName: 'gameName',
  title: 'title',
  about: 'about',
  won: ['won', 'wonToo'],
  figures: [{ value: 'value', label: 'label' }],
  players: [
    {
      name: 'player',
      alive: false,
      side: 'side',
      colour: 'colour',
      cards: [
        { glyph: 'glyph', name: 'card' },
        { glyph: 'secondGlyph', name: 'secondCard' },
      ],
    },
  ],
  middle: 'middle',
  phases: [{ phase: 'night 1', title: 'phaseTitle', lines: ['line', 'secondLine'] }],
  votes: [{ title: 'voteTitle', rows: [{ name: 'accused', count: 3, by: 'voters' }] }],
  headings: { dealt: 'dealt', story: 'storyHeading', votes: 'votesHeading' },
}
const words: SheetWords = {
  gameName: 'gameName',
  headings: {
    night: 'night',
    nights: 'nights',
    call: 'call',
    summary: 'summary',
    about: 'about',
    sides: 'sides',
    roles: 'roles',
    house: 'house',
    table: 'table',
  },
}
const calls: readonly NightCall[] = [{ title: 'callTitle', say: ['say', 'sayToo'], do: 'do' }]
const real = '<span class="real-cards"></span>'
const summary: Summary = {
  about: ['aboutLine'],
  sides: [{ name: 'sideName', goal: 'goal', colour: 'colour' }],
  roles: [
    {
      glyph: 'glyph',
      name: 'roleName',
      help: 'help',
      colour: 'colour',
      count: 2,
      real,
    },
  ],
  house: [{ name: 'rule', value: 'ruleValue' }],
  table: ['tableRule'],
}
const cards: readonly PrintedCard[] = [
  {
    glyph: 'glyph',
    name: 'cardName',
    is: 'is',
    side: 'side',
    colour: 'colour',
    help: 'help',
    real,
  },
]
/** Every text in something, once each, but for ids and colours, which stand on no page as words. */
const UNSAID = new Set(['language', 'game', 'glyph', 'colour', 'phase', 'real'])
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return UNSAID.has(key) ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    textsOf(part, Array.isArray(value) ? key : name),
  )
}
const given = <T>(value: T, fed: boolean, markup: readonly string[] = []): T =>
  fed ? withMarkup(value, markup) : value

const records: RecordsPage = {
  language: 'recordsLanguage',
  title: 'recordsTitle',
  about: 'recordsAbout',
  game: 'recordsGame',
  people: {
    title: 'people',
    columns: ['columnName', 'columnWon'],
    rows: [['personName', 'personWon']],
  },
  sides: { title: 'sidesTitle', lines: ['sideLine'] },
  evenings: { title: 'eveningsTitle', each: [{ title: 'eveningTitle', lines: ['eveningLine'] }] },
}

describe('Words with markup in them are words', () => {
  it('on the page of a story, in each of its parts', () => {
    isHarmless((fed) => storyBody(given(story, fed)), textsOf(story))
  })

  it('in the head of its file', () => {
    const page = storyFile(withMarkup(story), 'p{}')
    const { names } = elementsOf(storyFile(story, 'p{}'))
    expect(elementsOf(page).names).toEqual(names)
    const read = new DOMParser().parseFromString(page, 'text/html')
    expect(read.title).toBe(hostile('title'))
    expect(read.documentElement.getAttributeNames()).toEqual(['lang'])
  })

  it('on the page of records and in the head of its file', () => {
    isHarmless((fed) => recordsBody(given(records, fed, ['game'])), textsOf(records))
    const read = new DOMParser().parseFromString(
      recordsFile(withMarkup(records), 'p{}'),
      'text/html',
    )
    expect(read.title).toBe(hostile('recordsTitle'))
    expect(read.documentElement.getAttributeNames()).toEqual(['lang'])
  })

  it('on printed cards, faces and backs', () => {
    const page = (fed: boolean) =>
      cardPages(given(cards, fed, ['real']), given('ofGame', fed), 9, true)
    isHarmless(page, [...textsOf(cards), 'ofGame'])
  })

  it('on the night’s sheet', () => {
    const used = ['gameName', 'night', 'call', ...textsOf(calls)]
    isHarmless((fed) => nightSheet(given(calls, fed), given(words, fed)), used)
  })

  it('on the rules in short', () => {
    const { summary: inShort, about, sides, roles, house, table } = words.headings
    isHarmless(
      (fed) => summarySheet(given(summary, fed, ['real']), given(words, fed)),
      [...textsOf(summary), 'gameName', inShort, about, sides, roles, house, table],
    )
  })

  it('on the page that stands in for one that keeps dying', () => {
    const halted = { title: 'title', body: 'body' }
    const texts = { halted: { facilitator: halted, projector: halted, again: 'again', key: 'key' } }
    for (const audience of ['facilitator', 'projector'] as const) {
      const { pathname } = new URL(haltedAddress(audience))
      const page = (fed: boolean) =>
        findHalted(pathname, {
          texts: given(texts, fed) as never,
          language: given('language', fed),
        })?.body ?? ''
      isHarmless(page, ['title', 'body', 'again', 'key'])
    }
  })

  it('in a medal and in the picture of a town, ids and colours among them', () => {
    isHarmless((fed) => emblem(given('glyph', fed), given('colour', fed), 'A'), [])
    isHarmless((fed) => townPicture(given('game', fed)), [])
    for (const sign of ['<', '>', '&', '"', "'"]) {
      const medal = emblem('glyph', '#fff', letterOf(`${sign}script>`))
      expect(elementsOf(medal).words).toBe(sign)
    }
  })
})

describe('Markup', () => {
  const root = join(import.meta.dirname, '..', '..')
  const sources = ['src', 'electron/main', 'electron/preload', 'rulesets'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name).replaceAll('\\', '/'))
      .filter((name) => /\.(ts|vue)$/.test(name)),
  )
  const filesWith = (pattern: RegExp): string[] =>
    sources.filter((name) => pattern.test(readFileSync(join(root, name), 'utf8'))).sort()

  it('is written by hand in these files only, each of which is fed above', () => {
    const written = /`[^`]*<\/?[a-z][\w-]*[^`]*\$\{|\$\{[^`}]*\}[^`]*<\/?[a-z]/
    expect(filesWith(written).filter((name) => name.endsWith('.ts'))).toEqual([
      'electron/main/windows/haltedPage.ts',
      'src/facilitator/paper/sheets/cards.ts',
      'src/facilitator/paper/sheets/sheets.ts',
      'src/ui/art/emblem.ts',
      'src/ui/art/realCardPicture.ts',
      'src/ui/art/townPicture.ts',
      'src/ui/story/recordsPage.ts',
      'src/ui/story/storyPage.ts',
    ])
  })

  it('is put into a page by one file only, which prints what these wrote', () => {
    const sinks =
      /innerHTML|outerHTML|insertAdjacentHTML|v-html|document\.write|srcdoc|createContextualFragment|setHTMLUnsafe|DOMParser/
    expect(filesWith(sinks)).toEqual(['src/facilitator/paper/layOut.ts'])
  })
})
