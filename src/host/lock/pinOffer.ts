/** Whether a table plays with a PIN: asked when the laptop is first passed around, and remembered for the same people. */
import type { DealView } from '../../bridge'
import type { LiveEvening } from '../evening/liveEvening'
import type { TableChoice } from '../settings/forms'
import type { Kept } from '../settings/kept'
import type { Pin } from './pin'

/** How many tables are remembered, the newest first. */
const REMEMBERED = 30

/** Somebody may be missing tonight, and somebody new be there: most of them are the same people. */
function isSameTable(players: readonly string[], others: readonly string[]): boolean {
  const shared = players.filter((player) => others.includes(player)).length
  return 2 * shared > Math.max(players.length, others.length)
}

/** What the desk asks before it lets the laptop go: whoever chose to play without a PIN is not asked again. */
export function pinOffer(
  { pin, kept }: { readonly pin: Pin | null; readonly kept: Kept },
  { header, ledger }: LiveEvening,
): DealView['pin'] {
  if (pin) return 'set'
  if (header.demo) return 'none'
  const known = kept.tables.find(({ players }) => isSameTable(players, ledger.names))
  return known?.pin === false ? 'none' : 'ask'
}

/** Remembers a table's choice in front of the older ones. */
export const withChoice = (
  tables: readonly TableChoice[],
  choice: TableChoice,
): readonly TableChoice[] => {
  const others = tables.filter(({ players }) => !isSameTable(players, choice.players))
  return [choice, ...others].slice(0, REMEMBERED)
}
