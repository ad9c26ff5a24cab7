/** What plays, but probably not as its author wants. */
import { beliefsIn } from '../analyse/beliefs'
import { condemns } from '../format/day/day'
import { CHOSEN } from '../language/base/middle'
import { countMissing } from '../words/missing'
import { say, type Checked } from './base/context'
import type { NodeOf } from '../analyse/nodes'
import { plainEffectsIn, ownerOf } from '../analyse/owners'

export function sense(checked: Checked): void {
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

/** Everything that stands in effects of these words, to look for ids in. */
const told = ({ nodes }: Checked, ...words: readonly string[]): string =>
  JSON.stringify(
    plainEffectsIn(nodes.of('effect')).filter((effect) => words.some((word) => word in effect)),
  )

/** Whether somebody can become what was chosen, whatever that is. */
const becomesAny = (checked: Checked): boolean =>
  !(CHOSEN in checked.document.roles) &&
  plainEffectsIn(checked.nodes.of('effect')).some(
    (effect) => 'become' in effect && effect.become.role === CHOSEN,
  )

/** Every role that a question names, to look for ids in. */
const asked = ({ nodes }: Checked): string =>
  JSON.stringify(nodes.of('question').map(({ part }) => part.role ?? []))

function winners(checked: Checked): void {
  const { document, nodes } = checked
  const named = JSON.stringify(document.victory.map(({ wins }) => wins))
  const reached = told(checked, 'win')
  const hasAim = (role: NodeOf<'role'>) =>
    role.part.alsoWins !== undefined ||
    plainEffectsIn(nodes.within(role)).some((effect) => 'win' in effect)
  for (const id of Object.keys(document.teams)) {
    const itself = named.includes(`"${id}"`) || reached.includes(`"${id}"`)
    const byRole = nodes
      .of('role')
      .some((role) => role.part.team === id && (named.includes(`"${role.key}"`) || hasAim(role)))
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
  const entered =
    told(checked, 'become', 'exchange') +
    JSON.stringify(Object.values(beliefsIn(document))) +
    (becomesAny(checked) ? asked(checked) : '')
  for (const [id, role] of Object.entries(document.roles)) {
    const cards = Object.entries(document.cards ?? {}).filter(([, card]) => card.role === id)
    const names = document.cards ? cards.map(([card]) => card) : [id]
    const found = names.some((name) => there.has(name)) || there.has(role.kind ?? '')
    if (!found && !entered.includes(`"${id}"`)) {
      say(checked, 'neverDealt', document.roles, id, { id }, 'key')
    }
  }
}

/** Whether somebody may be turned over as another than he is. */
const nodesCover = ({ nodes }: Checked): boolean =>
  nodes.of('traits').some(({ part }) => part.shownAs !== undefined)

/** Leaving calls out once their roles lie open does nothing where no role does, or where anybody can come to each. */
function always(checked: Checked): void {
  const { document } = checked
  const { night, deaths, deal } = document
  if (!night || night.called !== 'untilShown') return
  const entered = told(checked, 'become', 'join')
  const canEnd =
    !becomesAny(checked) &&
    checked.nodes
      .of('call')
      .map(ownerOf)
      .some(({ kind, id }) => (kind === 'role' || kind === 'team') && !entered.includes(`"${id}"`))
  const covers = told(checked, 'cover') !== '[]' || nodesCover(checked)
  if (covers || deaths?.show === 'nothing' || (deal?.perSeat ?? 1) > 1 || !canEnd) {
    say(checked, 'callAlways', night, 'called')
  }
}

/** Something has to put players out, by night or by day. */
function deadly(checked: Checked): void {
  const { document, tree } = checked
  const trials = [...document.day, ...(document.dayZero ?? [])].some(condemns)
  if (!trials && told(checked, 'attack') === '[]' && !endsAnyway(checked))
    say(checked, 'nobodyDies', tree, 'day', {}, 'key')
}

/** What can change while everybody lives, so that an end may hang on it. */
const CHANGING = [
  'night',
  'nights',
  'phase',
  'counter',
  'stacks',
  'status',
  'link',
  'holds',
  'was',
  'topCard',
]

/** Whether the game can end without anybody being out: by an aim, by time, by what changes hands or sides. */
function endsAnyway(checked: Checked): boolean {
  const { nodes, document } = checked
  if (told(checked, 'win', 'become', 'join', 'exchange') !== '[]') return true
  return document.victory.some((entry) =>
    (['who', 'number', 'condition'] as const).some((kind) =>
      nodes
        .in(entry, kind)
        .some(
          ({ part }) =>
            typeof part === 'object' && CHANGING.some((word) => Object.hasOwn(part, word)),
        ),
    ),
  )
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
