/** When what came nearer is heard: as it arrives before everybody's eyes, once. */

/**
 * @param before how near it was in the picture before, from 0 to 1; undefined where there was none
 * @returns whether it has arrived just now: a window that opens late, or an evening that is taken up, finds it there
 */
export const hasArrived = (before: number | undefined, now: number | undefined): boolean =>
  now === 1 && before !== undefined && before < 1
