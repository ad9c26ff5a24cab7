/** What a call is for. */

/** From first to last: the order in which calls stand in a night whose order is not written, and collected acts are looked at. */
export const CLASSES = [
  'know',
  'hide',
  'swap',
  'stop',
  'turn',
  'guard',
  'mark',
  'kill',
  'change',
  'look',
  'trail',
] as const
export type CallClass = (typeof CLASSES)[number]
