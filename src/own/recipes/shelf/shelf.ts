/**
 * The shelf of ready-made roles: what `like` puts in. Everything here is written in the plain vocabulary, so that a recipe
 * is never more than a shorthand. `$me` is the id of the role or team that uses it; other `$words` are set by `with`, and
 * those that are null have to be. Names and explanations come from the document; a recipe only knows what a role does.
 */
import { parse } from '../../read/parse'
import { Report } from '../../problems/report'
import { Atlas, emptyMap, isMap, type TreeMap } from '../../read/tree'
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

/** Each recipe's own text, by its name: a name begins at the edge of its text. */
const TEXTS: ReadonlyMap<string, string> = new Map(
  SHELF.flatMap((text) => text.split(/^(?=[a-zA-Z])/m)).flatMap((part) => {
    const [name] = /^[a-zA-Z]+/.exec(part) ?? []
    return name === undefined ? [] : [[name, part] as const]
  }),
)

const READ = new Map<string, TreeMap>()

/** The names of all recipes. */
export const recipeNames = (): readonly string[] => [...TEXTS.keys()]

/** A recipe by its name, read when it is asked for the first time; undefined if there is none. */
export function recipeOf(name: string): TreeMap | undefined {
  const text = TEXTS.get(name)
  if (text === undefined) return undefined
  const known = READ.get(name)
  if (known) return known
  const tree = parse(text, new Report(text), new Atlas())
  const recipe = isMap(tree) ? tree[name] : null
  if (!isMap(recipe ?? null)) throw new Error('A recipe cannot be read.')
  READ.set(name, recipe as TreeMap)
  return recipe as TreeMap
}

/** All recipes by their names. */
export function recipes(): Readonly<Record<string, TreeMap>> {
  const all = emptyMap() as Record<string, TreeMap>
  for (const name of TEXTS.keys()) all[name] = recipeOf(name) as TreeMap
  return all
}
