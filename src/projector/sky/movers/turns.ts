/** Who moves when: one half of the sky between two steps of the other. */

/** Half of a lantern's tenth of a second. */
const BETWEEN_S = 0.05

/**
 * How much later than the left half a piece moves, in seconds.
 * @param left where it is, in per cent of the picture
 */
export const turnOf = (left: number): number => (left < 50 ? 0 : BETWEEN_S)
