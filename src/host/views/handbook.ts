/** What a host looks up while a game runs: its roles, what was agreed tonight, and the order of the night. All of it is public. */
import type { Handbook, HandbookEntry } from '../../bridge'
import type { LiveEvening } from '../evening/liveEvening'
import { nightOrder } from '../evening/ahead/nightOrder'
import { changedOf, optionsOf } from '../lobby/draft'

const A_PAGE = 16

const books = new WeakMap<LiveEvening, Handbook>()

/** The same one for all of an evening: nothing that happens in it changes what stands here. */
export function handbookOf(evening: LiveEvening): Handbook {
  const known = books.get(evening)
  if (known) return known
  const { ruleset, header } = evening
  const options = optionsOf(ruleset, header.options)
  const { cards } = ruleset.casting
  const roles = cards.filter(({ id }) => (header.deck[id] ?? 0) > 0).map(({ role }) => role)
  const each = [...new Set(roles)]
  const book: Handbook = {
    roles: each,
    deck: ruleset.casting.hidesDeck?.(options) ? [] : pagesOf(each),
    changed: Object.keys(changedOf(ruleset, options)),
    nights: nightsOf(ruleset, header.deck, options),
  }
  books.set(evening, book)
  return book
}

/** As many on each page as on the others, and no more than are read from four metres. */
function pagesOf(roles: readonly string[]): readonly (readonly string[])[] {
  const pages = Math.ceil(roles.length / A_PAGE)
  const size = Math.ceil(roles.length / Math.max(1, pages))
  return Array.from({ length: pages }, (_, page) => roles.slice(page * size, (page + 1) * size))
}

/** An evening opens whatever its rules do: where today's stumble, the handbook lacks the nights and nothing else is lost. */
function nightsOf(...asked: Parameters<typeof nightOrder>): Handbook['nights'] {
  try {
    return nightOrder(...asked)
  } catch {
    return { first: [], later: [] }
  }
}

/** Whether something stands in the handbook. */
export function isInHandbook(book: Handbook, entry: HandbookEntry): boolean {
  switch (entry.kind) {
    case 'role':
      return book.roles.includes(entry.id)
    case 'rule':
      return book.changed.includes(entry.id)
    case 'night':
      return book.nights[entry.id].length > 0
    case 'deck':
      return Number(entry.id) <= book.deck.length
    // Whether there are words for it is known where they are.
    case 'vote':
      return true
  }
}
