/** What the clothes of the city are put together from: trousers, stockings, skirts, jackets, and what is on them. */
import { mix } from '../../../paper/colour'
import { circle, rect } from '../../../paper/paths'
import type { Dress } from './bodies'
import { BRASS, type Scissors } from './scissors'

export const SHOE = '#241a1c'
export const deep = (colour: string, share = 0.35): string => mix(colour, '#0e0810', share)

export function shoes({ piece }: Scissors, colour = SHOE): void {
  for (const side of [-1, 1])
    piece(`M${side * 3},-6H${side * 10}Q${side * 17},-4 ${side * 17},0H${side * 3}Z`, colour)
}

/** @param flare how much wider each leg is at its foot than at the knee */
export function trousers(to: Scissors, colour: string, flare = 0, foot = -5): void {
  for (const side of [-1, 1]) {
    const wide = 5.4 + flare
    to.piece(
      `M${side * 1},-43H${side * 13}L${side * (7.4 + wide)},${foot}H${side * (7.4 - wide)}Z`,
      colour,
    )
  }
  to.line('M-8,-30L-8,-9M8,-30L8,-9', deep(colour, 0.4), 0.6)
}

export function stockings({ piece }: Scissors, colour: string): void {
  for (const side of [-1, 1])
    piece(`M${side * 2.6},-30H${side * 10}L${side * 8.8},-4H${side * 4.2}Z`, colour)
}

/** The upper body in a jacket down to a height. @param hem how wide it is there (half) */
export const jacket = (bottom: number, hem: number): string =>
  `M-7,-76Q-17,-75 -17.4,-69Q-16,-56 -13,-49L${-hem},${bottom}Q0,${bottom + 2.4} ${hem},${bottom}L13,-49Q16,-56 17.4,-69Q17,-75 7,-76Z`

/** A bodice that is narrow in the waist. */
export const BODICE =
  'M-6,-76Q-13.6,-75 -14,-70Q-13.6,-58 -9.6,-48H9.6Q13.6,-58 14,-70Q13.6,-75 6,-76Q0,-71.6 -6,-76Z'

/** Shirt, lapels and what is knotted between them. */
export function lapels(to: Scissors, shirt: string, cloth: string, low: number): void {
  to.flat(`M-6.4,-76.6L0,${low}L6.4,-76.6Z`, shirt)
  for (const side of [-1, 1])
    to.piece(
      `M${side * 6},-77L${side * 11.6},-67L${side * 8},-64.6L${side * 0.4},${low + 1}Z`,
      cloth,
    )
}

export const tie = (to: Scissors, colour: string, low = -54): void =>
  to.flat(`M-2,-75.4H2L1.4,-71.6L2.8,${low + 3}L0,${low}L-2.8,${low + 3}L-1.4,-71.6Z`, colour)

export const bow = (to: Scissors, colour: string, size = 1): void =>
  to.piece(
    `M0,-72L${-6.4 * size},${-72 - 3.4 * size}V${-72 + 3.4 * size}ZM0,-72L${6.4 * size},${-72 - 3.4 * size}V${-72 + 3.4 * size}Z`,
    colour,
  )

/** Buttons in one row or in two. */
export function buttons(to: Scissors, colour: string, rows: readonly number[], apart = 0): void {
  for (const y of rows)
    to.flat(
      apart > 0 ? circle(-apart, y, 1.5) + circle(apart, y, 1.5) : circle(1.6, y, 1.4),
      colour,
    )
}

export const belt = (to: Scissors, colour: string, y: number, half: number): void => {
  to.flat(rect(-half, y, half * 2, 3.6), colour)
  to.flat(rect(-2.6, y - 0.5, 5.2, 4.6), BRASS)
}

/** A skirt from the waist to a height. */
export const skirt = (waist: number, bottom: number, hem: number): string =>
  `M-9.8,${waist}Q${-hem * 0.7},${(waist + bottom) / 2} ${-hem},${bottom}Q${-hem / 2},${bottom + 3} 0,${bottom + 1}Q${hem / 2},${bottom + 3} ${hem},${bottom}Q${hem * 0.7},${(waist + bottom) / 2} 9.8,${waist}Z`

export function folds(
  to: Scissors,
  colour: string,
  top: number,
  bottom: number,
  hem: number,
): void {
  let path = ''
  for (const share of [-0.66, -0.3, 0.3, 0.66])
    path += `M${share * 9},${top}Q${share * hem * 0.7},${(top + bottom) / 2} ${share * hem},${bottom}`
  to.line(path, deep(colour, 0.45), 0.7)
}

/** A row of lobes, as of fur or of lace. */
export function lobes(y: number, half: number, count: number, size: number): string {
  let path = ''
  for (let index = 0; index < count; index += 1)
    path += circle(-half + (index / (count - 1)) * half * 2, y, size)
  return path
}

/** Sleeves of the cloth of the rest. */
export const same = ({ main }: Dress) => [deep(main, 0.08), deep(main, 0.32)] as const

/** Shoes, and trousers of a colour of the dress. */
export const legsOf =
  (pick: (dress: Dress) => string, flare = 0) =>
  (to: Scissors, dress: Dress): void => {
    shoes(to)
    trousers(to, pick(dress), flare)
  }
