/** A player's tile in units of the picture, and how much it may grow where few play. */
export const TILE = { width: 250, height: 150 }
export const LARGEST_TILE = 1.15
