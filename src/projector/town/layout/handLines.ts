/** Threads of hands: as cords on a stage, and from tile to tile in a ring; in a list they would lie on names. */
import type { Size } from '../../../ui/ring'
import { cords, type Board, type Leg } from './cords'
import { middleOf, tileSize, type Town } from './tile'
import { wayLines, type Point } from './wayLines'

export interface HandLine {
  readonly path: string
  readonly width: number
  /** Where it is tied to a plate; null where an arrow leads there. */
  readonly tip: Point | null
  readonly head: string
}

/** How thick they are, with one hand and with the most; from so many on all are finer. */
const WIDTH = { few: { least: 8, most: 17 }, many: { least: 7, most: 13 } }
const MANY = 14

/**
 * @param legs whose hand is for whom, by their places
 * @param board what the words take
 */
export function handLines(
  town: Town,
  legs: readonly Leg[],
  area: Size,
  board: Board = { bottom: 0, half: 0 },
): HandLine[] {
  if (town.form === 'list') return []
  const handsFor = (target: number) => legs.filter(([, other]) => other === target).length
  const most = Math.max(2, ...legs.map(([, target]) => handsFor(target)))
  const { least, most: thickest } = legs.length >= MANY ? WIDTH.many : WIDTH.few
  const widthOf = (target: number) =>
    least + ((thickest - least) * (handsFor(target) - 1)) / (most - 1)
  if (town.centreTop === undefined)
    return wayLines(legs, town.seats, tileSize(town), area, middleOf(town, area)).map(
      ({ path, head }, index) => ({
        path,
        head,
        width: widthOf(legs[index]?.[1] ?? -1),
        tip: null,
      }),
    )
  return cords(town, legs, area, { board, widthOf }).map(({ path, tip }, index) => ({
    path,
    tip,
    width: widthOf(legs[index]?.[1] ?? -1),
    head: '',
  }))
}
