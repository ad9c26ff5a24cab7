/**
 * `npm run bench`: measures what the program promises and prints one table; `npm run bench -- clicks idle` only these.
 * A game's id among the words has the windows play it.
 */
import { join } from 'node:path'
import { rulesets } from '../../rulesets'
import { runNpm } from '../support/command'
import { bundled } from './bundled'
import type * as engine from './engine'
import type * as first from './firstReading'
import type * as own from './own'
import { folderFigures } from './folders'
import { ackFigure } from './host'
import { phonesFigures } from './phones/phones'
import { table, type Figure } from './report'
import { sizeFigures } from './sizes'
import { MEASURES, windowFigures } from './windows/windowFigures'

const words = process.argv.slice(2)
const ids = Object.keys(rulesets)
const game = words.find((word) => ids.includes(word)) ?? ids[0] ?? ''
const parts = words.filter((word) => !ids.includes(word))
const known = ['engine', 'own', 'host', 'phones', 'folders', 'sizes', ...Object.keys(MEASURES)]
const unknown = parts.filter((part) => !known.includes(part))
if (unknown.length > 0) {
  throw new Error(`${unknown.join(', ')}: not measured here. There are ${known.join(', ')}.`)
}
const isWanted = (name: string) => parts.length === 0 || parts.includes(name)

// What is measured in windows is what the sources say now, not what somebody built once.
if (['folders', 'sizes', ...Object.keys(MEASURES)].some(isWanted)) {
  const { code } = await runNpm(join(import.meta.dirname, '../..'), 'build')
  if (code !== 0) throw new Error('The build failed, so there are no windows to be measured.')
}

const figures: Figure[] = []
if (isWanted('engine')) {
  const { engineFigures } = await bundled<typeof engine>('engine')
  figures.push(...engineFigures())
}
if (isWanted('own')) {
  const { firstReading } = await bundled<typeof first>('firstReading')
  figures.push(firstReading())
  const { ownFigures } = await bundled<typeof own>('own')
  figures.push(...ownFigures())
}
if (isWanted('host')) figures.push(await ackFigure(game))
if (isWanted('phones')) figures.push(...(await phonesFigures()))
if (isWanted('folders')) figures.push(...(await folderFigures()))
if (isWanted('sizes')) figures.push(...sizeFigures())
figures.push(...(await windowFigures(game, isWanted)))
console.log(table(figures))
