import { createHash } from 'node:crypto'
import type { GameView } from '../../../src/bridge'

/** What of a game must be the same after a restart: all that the rules made of the answers. */
export const stateOf = ({
  phase,
  open,
  draft,
  draftLength,
  seats,
  publicSeats,
  names,
  dealt,
  told,
  untold,
  winner,
  canUndo,
  canRedo,
  logLength,
  revealed,
}: GameView) => [
  phase,
  open,
  draft,
  draftLength,
  seats,
  publicSeats,
  names,
  dealt,
  told,
  untold,
  winner,
  canUndo,
  canRedo,
  logLength,
  revealed,
]

/** A short sign of a value; equal values have equal signs. */
export const digest = (value: unknown): string =>
  createHash('sha1').update(JSON.stringify(value)).digest('hex').slice(0, 16)
