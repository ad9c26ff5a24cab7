/**
 * Every kind of announcement that a document's evenings can make: a closed list, and one for each status, notice and
 * object of the document. Texts: `became.ID` and `ended.ID` have the status's `told` and `ended`, `said.ID` the notice's.
 */
import { badge, comesBack, goesOut, turnOver, type ItemTable, type SeatEffect } from '../../engine'
import type { OwnDocument } from '../format/document'
import { answersTo } from '../format/day/parts/ballot'
import { ballotsIn } from '../format/day/day'
import { isUnderScene } from '../format/sounds'

/** The step of a question of the night that the host puts again. */
export const DISTURBANCE = 'host.disturbance'

/** How often something was answered in a ballot, and by whom. */
export const totalItem = (ballot: string, answer: string): string => `totals.${ballot}.${answer}`
export const namesItem = (ballot: string, answer: string): string => `names.${ballot}.${answer}`

/** A card of a pile that is played, and how many are left to draw. */
export const playedItem = (pile: string, card: string): string => `played.${pile}.${card}`
export const leftItem = (pile: string): string => `left.${pile}`

/** One card less before everybody. */
const losesLife: SeatEffect = ({ of }, seat) => {
  const shown = seat(of as `s${number}`)
  if (shown.lives !== undefined) shown.lives = Math.max(0, shown.lives - 1)
}

/** Out, whatever was left a moment ago. */
const losesAll =
  (out: SeatEffect): SeatEffect =>
  (item, seat, ...rest) => {
    out(item, seat, ...rest)
    const shown = seat(item.of as `s${number}`)
    if (shown.lives !== undefined) shown.lives = 0
  }

/** Out, with no mark but those that the dead keep. */
const goesWith =
  (lasting: readonly string[]): SeatEffect =>
  (item, seat, ...rest) => {
    const shown = seat(item.of as `s${number}`)
    const kept = shown.badges.filter((id) => lasting.includes(id))
    goesOut('lose')(item, seat, ...rest)
    shown.badges = kept
  }

/** What every game announces; a document may only let them sound otherwise. */
const SHARED = ['nightFalls', 'dayBreaks', 'speech', 'timer', 'tally', 'winner'] as const

const marksOnly =
  (effect: SeatEffect): SeatEffect =>
  (item, ...rest) => {
    if (item.of !== true) effect(item, ...rest)
  }

export function itemsOf(document: OwnDocument, perSeat: number): ItemTable {
  const lives = perSeat > 1
  const lasting = Object.entries(document.statuses ?? {}).flatMap(([id, { afterDeath }]) =>
    afterDeath === undefined || afterDeath === false ? [] : [id],
  )
  const out = goesWith(lasting)
  const fall = lives ? losesLife : out
  const items: Record<string, ItemTable[string]> = {
    died: { story: 'death', cue: 'bell', effect: fall },
    executed: { cue: 'bell', effect: fall },
    eliminated: { effect: losesAll(out) },
    revealed: { show: 'card', cue: 'reveal', effect: turnOver },
    nobodyDied: { story: 'nobodyDied' },
    noExecution: {},
    spared: {},
    returned: { effect: comesBack },
    accused: {},
    proposed: {},
    approved: {},
    refused: {},
    deadHands: {},
    tie: {},
    lot: { show: 'lot' },
    votesFor: {},
    vetoAsked: {},
    vetoed: {},
    vetoRefused: {},
    stepsForward: {},
  }
  for (const [id, status] of Object.entries(document.statuses ?? {})) {
    if (status.public === undefined || status.public === 'never') continue
    const on: SeatEffect = status.unique
      ? (item, seat, all, told) => {
          for (const other of all) other.badges = other.badges.filter((held) => held !== id)
          badge(true, id)(item, seat, all, told)
        }
      : badge(true, id)
    items[`became.${id}`] = { effect: marksOnly(on) }
    const off = { effect: marksOnly(badge(false, id)) }
    items[`ended.${id}`] = status.ended === undefined ? { ...off, quiet: true } : off
  }
  for (const id of Object.keys(document.notices ?? {})) items[`said.${id}`] = {}
  for (const id of Object.keys(document.objects ?? {})) items[`moved.${id}`] = {}
  for (const ballot of ballotsIn(document)) {
    for (const answer of answersTo(ballot)) {
      items[totalItem(ballot.id, answer)] = {}
      items[namesItem(ballot.id, answer)] = {}
    }
  }
  for (const [pile, { cards }] of Object.entries(document.piles ?? {})) {
    for (const card of Object.keys(cards)) items[playedItem(pile, card)] = {}
    items[leftItem(pile)] = {}
  }
  for (const kind of SHARED) items[kind] = {}
  for (const [kind, cue] of Object.entries(document.sounds ?? {})) {
    const isHeard = Object.hasOwn(items, kind) && !isUnderScene(kind, cue)
    if (isHeard) items[kind] = { ...items[kind], cue }
  }
  return items
}
