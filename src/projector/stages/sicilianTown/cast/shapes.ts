/** Shapes that several garments share. */
import { circle } from '../../../paper/paths'
import { deep, LINEN, type Knife } from './knife'
import type { Look } from './people'

/** One thing to wear on the head. */
export type Hat = (knife: Knife, look: Look) => void

/** Round things at points. */
export const dots = (points: readonly (readonly [number, number])[], radius: number): string =>
  points.map(([x, y]) => circle(x, y, radius)).join('')

/** Shoulders to hem. @param w how wide the wearer is, 1 for most */
export const torso = (w: number, foot: number, waist = 12.5, hem = 13.5): string =>
  `M${-15.5 * w},-75Q0,-80 ${15.5 * w},-75Q${17.5 * w},-60 ${waist * w},-48L${hem * w},${foot}Q0,${foot + 3} ${-hem * w},${foot}L${-waist * w},-48Q${-17.5 * w},-60 ${-15.5 * w},-75Z`
/** A skirt that stands out. */
export const bell = (w: number, waist: number, half: number, foot = -1): string =>
  `M${-waist * w},-50Q${-half * 1.02 * w},-26 ${-half * w},${foot}Q${-half * 0.5 * w},${foot + 4} 0,${foot + 2}Q${half * 0.5 * w},${foot + 4} ${half * w},${foot}Q${half * 1.02 * w},-26 ${waist * w},-50Z`
/** From the shoulders straight to the ground. */
export const column = (w: number, hem: number): string =>
  `M${-15 * w},-76Q0,-81 ${15 * w},-76Q${19.5 * w},-40 ${hem * w},-1Q0,3.5 ${-hem * w},-1Q${-19.5 * w},-40 ${-15 * w},-76Z`
/** What is laced above a skirt. */
export const bodice = (w: number): string =>
  `M${-14.5 * w},-75Q0,-70 ${14.5 * w},-75Q${15.5 * w},-62 ${9.5 * w},-48H${-9.5 * w}Q${-15.5 * w},-62 ${-14.5 * w},-75Z`
/** Folds that fan out towards the ground. */
export const folds = (
  knife: Knife,
  w: number,
  colour: string,
  top: number,
  spread: number,
): void => {
  for (const at of [-0.74, -0.36, 0.36, 0.74])
    knife.line(
      `M${at * 9 * w},${top}Q${at * spread * 0.8 * w},${top / 2} ${at * spread * w},-3`,
      deep(colour, 0.45),
      1,
    )
}
/** A row of buttons. */
export const buttons = (x: number, from: number, to: number, step: number): string => {
  let path = ''
  for (let y = from; y <= to; y += step) path += circle(x, y, 1.35)
  return path
}
/** A band around a skirt. */
export const hem = (w: number, half: number, y: number, height: number): string =>
  `M${-half * w},${y}Q0,${y + 4} ${half * w},${y}L${(half + 0.5) * w},${y + height}Q0,${y + height + 4} ${-(half + 0.5) * w},${y + height}Z`
/** Points of cloth in a row. */
export const zigzag = (w: number, half: number, y: number, count: number, size: number): string => {
  let path = ''
  const pitch = (2 * half * w) / count
  for (let at = 0; at < count; at += 1) {
    const x = -half * w + pitch * (at + 0.5)
    path += `M${x - pitch / 2},${y}l${pitch / 2},${size}l${pitch / 2},${-size}Z`
  }
  return path
}

/** The shirt that shows between lapels. */
export function shirtfront(knife: Knife, w: number, colour = LINEN): void {
  knife.flat(`M${-7 * w},-77L0,-50L${7 * w},-77Z`, colour)
}
