/** What plays, but probably not as its author wants. */
import type { TreeMap } from '../read/tree'
import { countMissing } from '../words/missing'
import type { Checked } from './context'
import { say } from './context'
import { speaksOf } from '../analyse/classes'
import { callsOf } from '../analyse/visit'

export function checkSense(checked: Checked): void {
  // What is said of the whole, such as that something is used nowhere, would be one more word about another mistake.
  if (!checked.report.failed) {
    winners(checked)
    dealt(checked)
    deadly(checked)
    used(checked)
  }
  always(checked)
  translated(checked)
}

/** The words that are looked for, with everything they stand for in a document. */
type Said = Readonly<Record<'win' | 'become' | 'join' | 'exchange' | 'attack', readonly unknown[]>>
const KNOWN = new WeakMap<TreeMap, Said>()

/** Everything a word stands for, anywhere in the document. */
function said(tree: TreeMap, word: keyof Said): readonly unknown[] {
  const known = KNOWN.get(tree) ?? gathered(tree)
  KNOWN.set(tree, known)
  return known[word]
}

function gathered(tree: TreeMap): Said {
  const found = { win: [], become: [], join: [], exchange: [], attack: [] } as Record<
    keyof Said,
    unknown[]
  >
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if (Array.isArray(part)) {
      for (const each of part) look(each)
      return
    }
    for (const word in part) {
      const inside = (part as Record<string, unknown>)[word]
      if (Object.hasOwn(found, word)) found[word as keyof Said].push(inside)
      look(inside)
    }
  }
  look(tree)
  return found
}

function winners(checked: Checked): void {
  const { document, tree } = checked
  const named = JSON.stringify(document.victory.map(({ wins }) => wins))
  const reached = JSON.stringify(said(tree, 'win'))
  const aims = speaksOf(tree['roles'], ['alsoWins', 'win'])
  for (const id of Object.keys(document.teams)) {
    const itself = named.includes(`"${id}"`) || reached.includes(`"${id}"`)
    const byRole = Object.entries(document.roles).some(
      ([role, part]) =>
        part.team === id &&
        (named.includes(`"${role}"`) || (aims && speaksOf(part, ['alsoWins', 'win']))),
    )
    const empty = !Object.values(document.roles).some((role) => role.team === id)
    if (!itself && !byRole && !empty) say(checked, 'cannotWin', document.teams, id, { id }, 'key')
  }
}

function dealt(checked: Checked): void {
  const { document } = checked
  const { deck } = document
  const rows = [deck, ...(deck.variants ?? [])].flatMap(({ rows, fill }) => [
    fill,
    ...Object.values(rows).flatMap((row) => Object.keys(row)),
  ])
  const there = new Set(rows)
  const entered = JSON.stringify([said(checked.tree, 'become'), said(checked.tree, 'exchange')])
  for (const [id, role] of Object.entries(document.roles)) {
    const cards = Object.entries(document.cards ?? {}).filter(([, card]) => card.role === id)
    const names = document.cards ? cards.map(([card]) => card) : [id]
    const found = names.some((name) => there.has(name)) || there.has(role.kind ?? '')
    if (!found && !entered.includes(`"${id}"`)) {
      say(checked, 'neverDealt', document.roles, id, { id }, 'key')
    }
  }
}

/** Leaving calls out once their roles lie open does nothing where no role does, or where anybody can come to each. */
function always(checked: Checked): void {
  const { document } = checked
  const { night, deaths, deal } = document
  if (!night || night.called !== 'untilShown') return
  const entered = JSON.stringify([said(checked.tree, 'become'), said(checked.tree, 'join')])
  const canEnd = callsOf(document).some(
    ({ owner: { kind, id } }) =>
      (kind === 'role' || kind === 'team') && !entered.includes(`"${id}"`),
  )
  if (deaths?.show === 'nothing' || (deal?.perSeat ?? 1) > 1 || !canEnd) {
    say(checked, 'callAlways', night, 'called')
  }
}

/** Something has to put players out, by night or by day. */
function deadly(checked: Checked): void {
  const { document, tree } = checked
  const trials = [...document.day, ...(document.dayZero ?? [])].some((part) => 'trial' in part)
  if (!trials && said(tree, 'attack').length === 0)
    say(checked, 'nobodyDies', tree, 'day', {}, 'key')
}

const KEPT = [
  ['statuses', 'status'],
  ['links', 'link'],
  ['counters', 'counter'],
  ['notices', 'notice'],
] as const

function used(checked: Checked): void {
  const { document, names } = checked
  const known = new Set(names.used.map(({ kinds, name }) => `${kinds[0] ?? ''} ${name}`))
  for (const [section, kind] of KEPT) {
    for (const id of Object.keys(document[section] ?? {})) {
      if (known.has(`${kind} ${id}`)) continue
      say(checked, 'neverUsed', document[section] ?? {}, id, { kind, id }, 'key')
    }
  }
}

/** One warning for each language that lacks texts, the first one included. */
function translated(checked: Checked): void {
  const { document } = checked
  document.languages.forEach((language, index) => {
    const found = countMissing(document, language)
    if (found > 0) say(checked, 'untranslated', document.languages, index, { language, found })
  })
}
