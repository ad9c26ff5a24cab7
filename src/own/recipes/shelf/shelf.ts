/**
 * The shelf of ready-made roles: what `like` puts in. Everything here is written in the plain vocabulary, so that a recipe
 * is never more than a shorthand. `$me` is the id of the role or team that uses it; other `$words` are set by `with`, and
 * those that are null have to be. Names and explanations come from the document; a recipe only knows what a role does.
 */
import { parse } from '../../read/parse'
import { Report } from '../../problems/report'
import type { TreeMap } from '../../read/tree'
import { Atlas, emptyMap, isMap } from '../../read/tree'
import { aims } from './aims'
import { guarding } from './guarding'
import { hindering } from './hindering'
import { killing } from './killing'
import { knowing } from './knowing'
import { looking } from './looking'
import { teams } from './teams'
import { turning } from './turning'
import { verdicts } from './verdicts'

const SHELF = [looking, guarding, hindering, killing, knowing, turning, verdicts, aims, teams]
let known: Readonly<Record<string, TreeMap>> | undefined

/** All recipes by their names. */
export function recipes(): Readonly<Record<string, TreeMap>> {
  known ??= gathered()
  return known
}

function gathered(): Readonly<Record<string, TreeMap>> {
  const all = emptyMap() as Record<string, TreeMap>
  for (const text of SHELF) {
    const tree = parse(text, new Report(text), new Atlas())
    if (!isMap(tree)) throw new Error('A recipe cannot be read.')
    for (const [name, recipe] of Object.entries(tree)) if (isMap(recipe)) all[name] = recipe
  }
  return all
}
