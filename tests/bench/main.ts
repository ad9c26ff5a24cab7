/** `npm run bench`: measures what the program promises and prints one table. */
import { rulesets } from '../../rulesets'
import { bundled } from './bundled'
import type * as engine from './engine'
import { ackFigure } from './host'
import { table, type Figure } from './report'
import { sizeFigures } from './sizes'
import { windowFigures } from './windows'

const { engineFigures } = await bundled<typeof engine>('engine')
const figures: Figure[] = engineFigures()
const [first] = Object.keys(rulesets)
if (first) {
  figures.push(await ackFigure(first))
  figures.push(...sizeFigures())
  figures.push(...(await windowFigures(first)))
}
console.log(table(figures))
