/** Whether what somebody may believe to be is something he can be dealt as, and nothing that everybody would notice. */
import { beliefsIn } from '../analyse/beliefs'
import { showsOf } from '../analyse/powers'
import { ownerOf } from '../analyse/owners'
import type { NodeOf } from '../analyse/nodes'
import { say, type Checked, type Pass } from './base/context'
import { isHeard } from './secrecy'

export const beliefs: Pass = {
  document({ part: document }, checked) {
    const { roles, cards, deal } = document
    const bearers = beliefsIn(document)
    for (const [table, id, part] of [
      ...Object.entries(roles).map(([id, role]) => ['roles', id, role] as const),
      ...Object.entries(cards ?? {}).map(([id, card]) => ['cards', id, card] as const),
    ]) {
      if (part.believes === undefined) continue
      // Where there are cards, they decide; and whoever has several would see the others.
      if ((table === 'roles' && cards) || (deal?.perSeat ?? 1) !== 1)
        say(checked, 'wordNotHere', part, 'believes', { word: 'believes' }, 'key')
      else for (const role of bearers[id] ?? []) faceless(checked, part, role)
    }
  },
  power,
}

/** Somebody has to be dealt a card by which he believes it. */
function faceless(checked: Checked, part: object, role: string): void {
  const { roles, cards } = checked.document
  if (!Object.hasOwn(roles, role)) return
  const makers: readonly (readonly [string, { readonly believes?: unknown }])[] = cards
    ? Object.entries(cards).filter(([, card]) => card.role === role)
    : Object.entries(roles).filter(([id]) => id === role)
  if (makers.some(([, { believes }]) => believes === undefined)) return
  say(checked, 'noSuch', part, 'believes', { kind: 'card', id: role })
}

/** What a power brings to light stays away where somebody only believes to have it, and all would know why. */
function power(node: NodeOf<'power'>, checked: Checked): void {
  const { document, nodes } = checked
  const { kind, id } = ownerOf(node)
  if (kind !== 'role' || !Object.values(beliefsIn(document)).flat().includes(id)) return
  const { part } = node
  const heard = nodes
    .in(part, 'effect')
    .find((effect) => 'leave' in effect.part || isHeard(document, effect.part))
  if (showsOf(document, node) !== 'nothing') {
    const [key, at] = part.shows === undefined ? ['id', 'key'] : ['shows', 'value']
    say(checked, 'secretPower', part, key as string, { word: 'shows' }, at as 'key' | 'value')
  } else if (heard) {
    const [word = ''] = Object.keys(heard.part)
    say(checked, 'secretPower', heard.part, word, { word }, 'key')
  }
}
