/** Ranges and decks: whether every number of players has a deck that can be dealt. */
import type { Deck, Rows } from '../../format/people'
import type { Node, NodeKind } from '../../analyse/nodes'
import { say, type Checked, type Pass } from '../base/context'
import { nearest } from '../../problems/nearest'

const whole = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise

/** What is said of players, teams and house rules in numbers, and the deck for every number of players. */
// A row that is wrong has been left out; without it the others say nothing.
const isDeckSound = ({ broken, hurt }: Checked): boolean =>
  !broken.has('deck') && !broken.has('roles') && !hurt.has('deck')

export function deck(checked: Checked): void {
  const good = checkPlayers(checked)
  checkTeams(checked)
  checkRules(checked)
  const { document } = checked
  if (!isDeckSound(checked)) return
  checkRows(checked, document.deck, good)
  for (const variant of document.deck.variants ?? []) {
    const { fill, check } = document.deck
    checkRows(checked, { fill, check: check ?? [], ...variant }, good, variant)
  }
}

function checkPlayers(checked: Checked): boolean {
  if (checked.broken.has('players')) return false
  const { min, max, best } = checked.document.players
  const [from, to] = best
  const { players } = checked.document
  if (min < 3 || max > 40 || min > max) {
    const params = { found: `${min}–${max}`, least: 3, most: 40 }
    say(checked, 'badRange', checked.tree, 'players', params)
    return false
  }
  const good = from >= min && to <= max && from <= to
  if (!good) {
    const params = { found: `${from}–${to}`, least: min, most: max }
    say(checked, 'badRange', players, 'best', params)
  }
  return good
}

function checkTeams(checked: Checked): void {
  const { document, names } = checked
  // A role that is wrong itself and has been left out is of a team as well.
  const written = names.written.filter(({ path }) => /^roles\.[^.]*\.team$/.test(path))
  const ofRoles = Object.values(document.roles).map(({ team }) => team)
  const taken = new Set<string>([...ofRoles, ...written.map(({ name }) => name)])
  // Whoever is of a side that is only written wrong is of this one, and whoever lacks one may be.
  const ids = Object.keys(document.teams)
  const meant = [...taken].flatMap((id) => (ids.includes(id) ? [] : nearest(id, ids)))
  if (checked.report.lacks('team', /^roles\./)) return
  for (const id of ids) {
    if (!taken.has(id) && !meant.includes(id))
      say(checked, 'teamEmpty', document.teams, id, { id }, 'key')
  }
}

function checkRules(checked: Checked): void {
  const { options = {} } = checked.document
  for (const [id, rule] of Object.entries(options)) {
    if (checked.report.isHurt(`options.${id}`)) continue
    if (rule.choice !== undefined && rule.values === undefined) {
      say(checked, 'missingWord', options, id, { word: 'values' }, 'key')
    } else if (rule.choice !== undefined && !Object.hasOwn(rule.values ?? {}, rule.choice)) {
      const known = Object.keys(rule.values ?? {}).join(', ')
      say(checked, 'notOneOf', rule, 'choice', { found: rule.choice, known, nearest: '' })
    }
    const { min = -999, max = 9999 } = rule
    const numbers = [
      ...(rule.number === undefined ? [] : [rule.number]),
      ...Object.values(rule.seconds ?? {}),
    ]
    if (min > max || numbers.some((number) => number < min || number > max)) {
      const key = rule.number === undefined ? 'seconds' : 'number'
      if (key in rule)
        say(checked, 'badRange', rule, key, { found: numbers.join(', '), least: min, most: max })
    }
  }
}

const atMost = ({ supply }: { readonly supply?: unknown }): number =>
  whole(supply, typeof supply === 'object' ? 80 : 1)

/** How many there may be of a card, or of all roles of a kind; unknown where what was written has been left out. */
function supplyOf({ document, atlas, report }: Checked, id: string): number | undefined {
  const isUnknown = (part: { readonly supply?: unknown }) =>
    part.supply === undefined && report.isHurt(atlas.pathOf(part))
  const cards = document.cards ?? document.roles
  const card = cards[id]
  if (card && isUnknown(card)) return undefined
  if (card) return atMost(card)
  const ofKind = Object.values(document.roles).filter(({ kind }) => kind === id)
  if (ofKind.length === 0 || ofKind.some(isUnknown)) return undefined
  return ofKind.reduce((sum, role) => sum + atMost(role), 0)
}

type Fillable = Pick<Deck, 'rows' | 'fill' | 'check'>

/** Whether a rule of the deck refuses so many players whatever the cards are: for them there need be no row. */
const isRefused = ({ check = [] }: Fillable, players: number): boolean =>
  check.some(
    ({ of, level, if: condition, atLeast, atMost }) =>
      of === 'players' &&
      level === 'refuse' &&
      condition === undefined &&
      (players < whole(atLeast, 0) || players > whole(atMost, players)),
  )

function checkRows(checked: Checked, deck: Fillable, playersAreGood: boolean, part?: object): void {
  const beyond = new Set<string>()
  for (const [players, row] of Object.entries(deck.rows)) {
    for (const [id, count] of Object.entries(row)) {
      const supply = supplyOf(checked, id)
      if (supply === undefined || whole(count, 0) <= supply) continue
      say(checked, 'beyondSupply', row, id, { id, found: whole(count, 0), most: supply })
      beyond.add(players)
    }
  }
  if (!playersAreGood || beyond.size > 0 || rowsAreBroken(deck.rows)) return
  checkFill(checked, deck, part ?? checked.document.deck)
}

const rowsAreBroken = (rows: Rows): boolean =>
  Object.values(rows).some((row) => Object.values(row).some((count) => typeof count !== 'number'))

function checkFill(checked: Checked, deck: Fillable, part: object): void {
  const { players, deal } = checked.document
  const supply = supplyOf(checked, deck.fill)
  if (supply === undefined || typeof deal?.perSeat === 'object') return
  const extra = deal?.extra
  for (let n = players.min; n <= players.max; n++) {
    if (isRefused(deck, n)) continue
    const row = rowFor(deck.rows, n)
    if (!row) {
      say(checked, 'deckDoesNotFill', part, 'rows', { players: n, found: 0, most: n })
      return
    }
    const counts = Object.entries(row).map(([id, count]) => [id, whole(count, 0)] as const)
    const named = counts.reduce((sum, [, count]) => sum + count, 0)
    const wantsExtra =
      typeof extra === 'number'
        ? extra
        : extra && 'with' in extra && (row[extra.with] ?? 0) !== 0
          ? whole(extra.cards, 0)
          : 0
    const places = n * (deal?.perSeat ?? 1) + wantsExtra
    const already = counts.find(([id]) => id === deck.fill)?.[1] ?? 0
    if (named <= places && places - named + already <= supply) continue
    const found = named > places ? named : named - already + supply
    const params = { players: n, found, most: places }
    say(checked, 'deckDoesNotFill', part, named > places ? 'rows' : 'fill', params)
    return
  }
}

/** The row of the greatest number that is not above this one. */
function rowFor(rows: Rows, players: number): Rows[string] | undefined {
  const [best] = Object.keys(rows)
    .map(Number)
    .filter((from) => from <= players)
    .sort((one, two) => two - one)
  return best === undefined ? undefined : rows[String(best)]
}

const BY_RULES = ['option', 'players']
const KNOWN: { readonly [K in NodeKind]?: readonly string[] } = {
  deckVariant: BY_RULES,
  deckCheck: [...BY_RULES, 'inDeck'],
}
const BUILT = ['all', 'any', 'not']

/** The deck depends on house rules, how many play, and for its rules on the cards themselves: nobody knows more then. */
export const deckConditions: Pass = {
  condition(node, checked) {
    const known = isDeckSound(checked) ? knownAt(node) : undefined
    if (!known) return
    const words = Object.keys(node.part)
    if (words.some((word) => known.includes(word) || BUILT.includes(word))) return
    const [word = ''] = words
    say(checked, 'wordNotHere', node.part, word, { word }, 'key')
  },
}

/** What is known where this stands, be it within conditions that are built of others. */
function knownAt({ up }: Node): readonly string[] | undefined {
  if (up?.kind !== 'condition') return up ? KNOWN[up.kind] : undefined
  return BUILT.some((word) => Object.hasOwn(up.part, word)) ? knownAt(up) : undefined
}
