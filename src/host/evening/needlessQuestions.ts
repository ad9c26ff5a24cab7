/**
 * A question of the night that went wrong is asked again among others that nobody needs, so that the room cannot
 * tell which one counts.
 */
import { drawsFrom, secretAside, shuffled, type Game } from '../../engine'

/** To whom a question is put: the part of its id before the point. */
const addressee = (id: string): string => id.split('.')[0] ?? id

/**
 * The question among others, each to somebody else, in an order of chance. Chance comes from beside the secret stream
 * and does not move it: what is drawn later, and every public lot, falls as it would have. The same question asked in the
 * same place after an undo has the same others, another question has others of its own: nobody who heard both can tell
 * by what they share.
 * @param options all questions of the moment
 * @param others how many at most; there are fewer where the moment has fewer
 * @param act the acts of the evening so far
 */
export function amongOthers(
  question: string,
  options: readonly string[],
  others: number,
  { state }: Pick<Game, 'state'>,
  act: number,
): string[] {
  const draw = drawsFrom(secretAside(state.chance, `ask ${act}.${options.indexOf(question)}`))
  const met = new Set([addressee(question)])
  const chosen: string[] = []
  for (const other of shuffled(options, draw)) {
    if (chosen.length === others) break
    if (met.has(addressee(other))) continue
    met.add(addressee(other))
    chosen.push(other)
  }
  return chosen.toSpliced(draw(chosen.length + 1), 0, question)
}
