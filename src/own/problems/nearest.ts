/** The word that was probably meant. */

/** How many letters have to be changed, added or taken out, at most three. */
function distance(one: string, two: string): number {
  if (Math.abs(one.length - two.length) > 2) return 3
  let row = Array.from({ length: two.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let to = 1; to <= two.length; to++) {
      const same = one[at - 1] === two[to - 1] ? 0 : 1
      next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + same))
    }
    row = next
  }
  return row[two.length] ?? 3
}

/** The known word nearest to this one, no more than two letters away; else an empty text. */
export function nearest(word: string, known: Iterable<string>): string {
  let best = ''
  let least = 3
  if (word.length > 60) return best
  for (const candidate of known) {
    const far = distance(word, candidate)
    if (far < least && far < Math.max(word.length, candidate.length)) {
      best = candidate
      least = far
    }
  }
  return best
}
