/** Shapes that several garments share. */
import { circle } from '../../../paper/paths'
import { deep, mirrored, type Press } from './press'
import type { Look } from './people'

export type Body = (tool: Press, look: Look) => void

/** Shoulders to a hem. */
export const torso = (w: number, foot: number, hem = 14): (readonly [number, number])[] =>
  mirrored(
    [
      [4, -77],
      [13, -75.6],
      [16.4, -70],
      [15, -58],
      [hem - 1, foot + 6],
      [hem, foot],
    ],
    w,
  )
/** From the shoulders to the ground. */
export const column = (w: number, hem: number): (readonly [number, number])[] =>
  mirrored(
    [
      [4, -77.4],
      [13, -75.6],
      [17, -69],
      [18, -48],
      [hem, -6],
      [hem, 0],
    ],
    w,
  )
/** A waist and a wide skirt. */
export const skirt = (w: number, hem: number, foot: number): (readonly [number, number])[] =>
  mirrored(
    [
      [9, -52],
      [13, -46],
      [hem * 0.86, foot - 18],
      [hem, foot - 2],
      [hem * 0.6, foot + 2],
    ],
    w,
  )
export const bodice = (w: number): (readonly [number, number])[] =>
  mirrored(
    [
      [4, -77],
      [13, -75.6],
      [15.6, -69],
      [11.6, -52],
      [10, -48],
    ],
    w,
  )

export const folds = (
  tool: Press,
  w: number,
  colour: string,
  from: number,
  spread: number,
  foot = -3,
): void => {
  tool.line(
    [-0.72, -0.3, 0.34, 0.74]
      .map(
        (at) =>
          `M${at * 9 * w},${from}Q${at * spread * 0.7 * w},${from / 2} ${at * spread * w},${foot}`,
      )
      .join(''),
    deep(colour, 0.4),
    1,
  )
}
export const buttons = (x: number, from: number, to: number, step: number): string => {
  let path = ''
  for (let y = from; y <= to; y += step) path += circle(x, y, 1.5)
  return path
}
export const collar = (tool: Press, w: number, colour: string): void => {
  tool.flat(
    `M${-7 * w},-77.6L0,-70L${7 * w},-77.6L${9.6 * w},-72L${3 * w},-65.6L0,-69L${-3 * w},-65.6L${-9.6 * w},-72Z`,
    colour,
  )
}
export const kerchief = (tool: Press, w: number, colour: string): void => {
  tool.flat(
    `M${-9 * w},-76.6Q0,-70.4 ${9 * w},-76.6L${8 * w},-72L1.6,-68L4,-60L0,-63L-4,-59L-1.6,-68L${-8 * w},-72Z`,
    colour,
  )
}
