/** Numbers that all follow from one secret draw, so that what is looked at again and again stays what it was. */

/** From how many numbers such a draw is. */
export const LUCK = 2 ** 30

/** Mixes a text into a 32-bit number (FNV-1a with a final avalanche). */
function mixed(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Draws for one thing, always the same by the same luck. */
export function drawsBy(luck: number, thing: string): (n: number) => number {
  let turn = 0
  return (n) => mixed(`${luck} ${thing} ${turn++}`) % n
}
