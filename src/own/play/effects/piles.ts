/** Piles of cards: how they are shuffled, drawn from and played from. What is in a hand nobody knows but whoever holds it. */
import { announce } from '../../../engine'
import { leftItem, playedItem } from '../../analyse/items'
import { literal } from '../../language/base/scalars'
import type { Run } from '../base/run'

const pileOf = ({ state }: Run, pile: string) =>
  state.game.piles[pile] ?? { draw: [], gone: [], played: [] }

function shuffled(cards: readonly string[], draws: (n: number) => number): string[] {
  const left = [...cards]
  const order: string[] = []
  while (left.length > 0) order.push(...left.splice(draws(left.length), 1))
  return order
}

/** Shuffles every pile, before anything is drawn. */
export function shuffleAll(run: Run): void {
  for (const [pile, { cards }] of Object.entries(run.plan.doc.piles ?? {})) {
    const all = Object.entries(cards).flatMap(([card, { count }]) =>
      Array.from({ length: literal(count) }, () => card),
    )
    run.table.emit('pileShuffled', { pile, draw: shuffled(all, run.draws) })
  }
}

/** Shuffles what was put away in with the rest, where fewer are left than so many. */
export function refill(run: Run, pile: string, least: number): void {
  const { draw, gone } = pileOf(run, pile)
  if (draw.length >= least || gone.length === 0) return
  run.table.emit('pileShuffled', { pile, draw: shuffled([...draw, ...gone], run.draws) })
}

/** Draws so many, or as many as there are. */
export function drawFrom(run: Run, pile: string, n: number): string[] {
  refill(run, pile, n)
  const hand = pileOf(run, pile).draw.slice(0, n)
  run.table.emit('pileDrawn', { pile, n: hand.length })
  return hand
}

/** Everybody sees what is played, and hears how many are left to draw. */
export function playCard(run: Run, pile: string, card: string): void {
  run.table.emit('cardPlayed', { pile, card })
  const { played } = pileOf(run, pile)
  announce(run.table, playedItem(pile, card), played.filter((one) => one === card).length)
}

/** Everybody hears how many cards are left to draw. */
export const tellSize = (run: Run, pile: string): void =>
  announce(run.table, leftItem(pile), pileOf(run, pile).draw.length)

/** Plays the top one; of a pile of which all were played, none. */
export function playTop(run: Run, pile: string): void {
  if (run.dry) return
  const [card] = drawFrom(run, pile, 1)
  if (card === undefined) return
  playCard(run, pile, card)
  tellSize(run, pile)
}
