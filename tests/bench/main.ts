/** `npm run bench`: measures what the program promises and prints one table. */
import { rulesets } from '../../rulesets'
import { engineFigures } from './engine'
import { ackFigure } from './host'
import { table, type Figure } from './report'
import { sizeFigures } from './sizes'
import { windowFigures } from './windows'

const figures: Figure[] = Object.values(rulesets).flatMap(engineFigures)
const [first] = Object.keys(rulesets)
if (first) {
  figures.push(await ackFigure(first))
  figures.push(...sizeFigures())
  figures.push(...(await windowFigures(first)))
}
console.log(table(figures))
