/** Laying things on the picture: fills, gradients, light in the mist, and things set around a corner of their own. */
import { strip } from '../../frame'
import { beam, spot } from '../../../paper/lay'
import { seen } from '../../../paper/colour'
import {
  along,
  around,
  over,
  radiance,
  type Box,
  type Paper,
  type Stops,
} from '../../../paper/paper'
import type { Frame } from '../../stage'
import type { Point } from './torn'

/** Light in the air, which fades outwards. */
export function glow(
  paper: Paper,
  [x, y]: Point,
  radius: number,
  colour: string,
  strength: number,
): void {
  radiance(
    paper,
    [x, y, radius],
    [
      [0, seen(colour, strength)],
      [0.22, seen(colour, strength * 0.5)],
      [0.55, seen(colour, strength * 0.13)],
      [1, seen(colour, 0)],
    ],
  )
}

/** Mist over what is painted: nothing at one height, thick at another. */
export function mist(
  paper: Paper,
  box: Box,
  [from, to]: readonly [number, number],
  colour: string,
  strength: number,
): void {
  over(
    paper,
    box,
    along(
      paper,
      [0, from, 0, to],
      [
        [0, seen(colour, 0)],
        [1, seen(colour, strength)],
      ],
    ),
  )
}

/** Colours all that is there by how far it is from a point. */
export const tinge = (
  paper: Paper,
  box: Box,
  round: readonly [number, number, number],
  stops: Stops,
): void => {
  over(paper, box, around(paper, round, stops))
}

/** From one side of the picture to the other: torn edges want more than straight ones. */
export const across = (frame: Frame, top: number, foot: number): Box => strip(frame, top, foot, 150)

/** A flame of marsh light: a halo, and a drop that leans with the wind. */
export function wisp(
  paper: Paper,
  [x, y]: Point,
  size: number,
  colour: string,
  strength: number,
): void {
  glow(paper, [x, y], size * 14, colour, 0.62 * strength)
  const { pen } = paper
  pen.save()
  pen.globalAlpha = strength
  spot(
    paper,
    `M${x},${y + size}Q${x - size},${y + size * 0.7} ${x - size * 0.8},${y - size * 0.1}Q${x - size * 0.5},${y - size * 1.2} ${x + size * 0.5},${y - size * 2.3}Q${x + size * 0.2},${y - size} ${x + size * 0.8},${y - size * 0.2}Q${x + size},${y + size * 0.8} ${x},${y + size}Z`,
    beam(paper, [x, y], size * 1.7, '#ffffff', '#f2ffe6', seen(colour, 0.75)),
  )
  pen.restore()
}
