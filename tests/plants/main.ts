/**
 * `npm run mutants`: plants every bug of the catalogue, one by one, and says which test sees it; with `KIND…` those of
 * some kinds. `npm run mutants -- GAME [FILE or FOLDER…]` changes a game's rules blindly instead, place by place.
 */
import { games } from '../support/games'
import { mutateRules } from '../scenarios/mutations/source'
import { catalogue } from './catalogue'
import { plantAll } from './plantAll'

const wanted = process.argv.slice(2)
const [first = '', ...others] = wanted
if (first in games) {
  await mutateRules(first, others)
} else {
  const unknown = wanted.filter((id) => !catalogue.some((kind) => kind.id === id))
  if (unknown.length > 0) {
    const known = catalogue.map(({ id, says }) => `  ${id.padEnd(20)} ${says}`)
    console.error(`There is no kind or game ${unknown.join(', ')}. Kinds:\n${known.join('\n')}`)
    process.exitCode = 2
  } else {
    const kinds = catalogue.filter(({ id }) => wanted.length === 0 || wanted.includes(id))
    process.exitCode = (await plantAll(kinds)) ? 0 : 1
  }
}
