/** Names that a text has given itself, and under which words of the language they can be used. */
import { hearWords } from './place'

/** Ids by the section that names them; calls and causes are named where they are used. */
export type Names = Readonly<Record<string, readonly string[]>>

const CARDS = ['cards', 'roles'] as const

/** What may stand under a word that takes a name. */
const NAMED_IN: Readonly<Record<string, readonly string[]>> = {
  role: ['roles'],
  was: CARDS,
  dealt: CARDS,
  card: CARDS,
  topCard: CARDS,
  fill: CARDS,
  inDeck: CARDS,
  never: CARDS,
  oneOfEach: CARDS,
  rows: [...CARDS, 'kinds'],
  team: ['teams'],
  wins: ['teams'],
  kind: ['kinds'],
  status: ['statuses'],
  give: ['statuses'],
  take: ['statuses'],
  stacks: ['statuses'],
  office: ['statuses'],
  holder: ['statuses'],
  nightsSince: ['statuses', 'causes'],
  link: ['links'],
  object: ['objects'],
  holds: ['objects'],
  counter: ['counters'],
  option: ['options'],
  notice: ['notices'],
  announce: ['notices'],
  sign: ['signs'],
  attack: ['causes'],
  cause: ['causes'],
  attackedBy: ['causes'],
  doomed: ['causes'],
  against: ['causes'],
  by: ['causes'],
  notBy: ['causes'],
  immune: ['causes'],
  dieTogether: ['causes'],
  chosenBy: ['calls'],
  keep: ['calls'],
  joined: ['calls'],
  sure: ['calls'],
  rests: ['calls'],
  order: ['calls'],
}

/** Words whose own value is a name of theirs, which comes to be there. */
const NAMES_BY_USE: Readonly<Record<string, string>> = {
  attack: 'causes',
  cause: 'causes',
  dieTogether: 'causes',
  kind: 'kinds',
}
const ID = /^[a-z][A-Za-z0-9.]*$/
const SECTIONS: ReadonlySet<string> = new Set([
  'teams',
  'roles',
  'cards',
  'options',
  'counters',
  'statuses',
  'links',
  'objects',
  'causes',
  'notices',
  'signs',
])

/** Every name in a text. */
export function namesIn(text: string): Names {
  const found = new Map<string, Set<string>>()
  const add = (section: string, name: string): void => {
    if (ID.test(name)) found.set(section, (found.get(section) ?? new Set()).add(name))
  }
  hearWords(text, (frames, key, value) => {
    const section = frames[0]?.key ?? ''
    if (value === null) {
      if (frames.length === 2 && SECTIONS.has(section)) add(section, key)
      return
    }
    if (section === 'languages') add('languages', value)
    if (key === 'id' && frames.some((frame) => frame.key === 'calls')) add('calls', value)
    const used = Object.hasOwn(NAMES_BY_USE, key) ? NAMES_BY_USE[key] : undefined
    if (used && (used !== 'kinds' || section === 'roles')) add(used, value)
  })
  return Object.fromEntries([...found].map(([section, names]) => [section, [...names]]))
}

/** The names that may stand under a word. @param parents the words above it, the nearest last */
export function namesUnder(word: string, parents: readonly string[], names: Names): string[] {
  const of = Object.hasOwn(NAMED_IN, word) ? (NAMED_IN[word] ?? []) : []
  // The order in which deaths are told is another thing of the same name.
  const sections = word === 'order' && parents.includes('deaths') ? ['causes'] : of
  return [...new Set(sections.flatMap((section) => names[section] ?? []))]
}
