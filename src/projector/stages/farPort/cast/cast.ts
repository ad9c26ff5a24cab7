/** The figures: forty looks, put together of what the tailors made. */
import type { Box, Paper } from '../../../paper/paper'
import { circle, ellipse } from '../../../paper/paths'
import type { FigurePart, PartName, Tone } from '../../stage'
import { arm, handAt, moreArms, shoulder } from './arms'
import { garments, legs } from './bodies'
import { folk } from './folk'
import { hats } from './hats'
import { person } from './heads'
import { lookAt, type Look } from './looks'
import { props, reach } from './props'
import { tailor, type Tailor } from './tailor'

/** The thin stick of light that carries a figure, with its foot; and wings, where there are some. */
function back(by: Tailor, { head, body, main, second, light }: Look): void {
  if (head === 'moth')
    for (const s of [-1, 1]) {
      by.piece(
        `M${s * 6},-66Q${s * 18},-94 ${s * 29},-90Q${s * 33},-72 ${s * 24},-57Q${s * 31},-44 ${s * 23},-30Q${s * 14},-34 ${s * 6},-54Z`,
        second,
      )
      by.piece(circle(s * 22.6, -75, 5), main, false)
      by.dot(s * 22.6, -75, 2.4, '#fff4dc')
      by.mark(circle(s * 22, -42, 3), main)
    }
  if (body === 'coat' || body === 'suit') by.piece('M-11,-70H11L9,-50H-9Z', second)
  by.piece(ellipse(0, -1.4, 12, 2.6), '#38305c', false)
  by.glow('M0,-3V-44', light, 2)
}

const union = (one: Box, other: Box): Box => {
  const left = Math.min(one.left, other.left)
  const top = Math.min(one.top, other.top)
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  }
}
const box = (left: number, top: number, right: number, bottom: number): Box => ({
  left,
  top,
  width: right - left,
  height: bottom - top,
})

/** A figure may be smaller as a whole: a child, or somebody old. */
function sized({ tall }: Look, { left, top, width, height }: Box): Box {
  return { left: left * tall, top: top * tall, width: width * tall, height: height * tall }
}

/** The parts of a figure, from the back to the front. @param number which look */
export function cast(number: number): FigurePart[] {
  const look = lookAt(number)
  const { head, hat, body, prop, wide, tall } = look
  const part = (
    name: PartName,
    where: Box,
    pivot: readonly [number, number],
    draw: (by: Tailor) => void,
  ): FigurePart => ({
    name,
    box: sized(look, where),
    pivot: [pivot[0] * tall, pivot[1] * tall],
    paint: (paper: Paper, tone: Tone) => {
      paper.pen.save()
      paper.pen.scale(tall, tall)
      draw(tailor({ pen: paper.pen, scale: paper.scale * tall }, tone))
      paper.pen.restore()
    },
  })
  const oneArm = (side: number): FigurePart => {
    const [x, y] = shoulder(look, side)
    const hand = handAt(look, side)
    const alone = box(Math.min(x, hand[0]) - 10, y - 10, Math.max(x, hand[0]) + 10, hand[1] + 10)
    const holds = side > 0 && prop !== 'none'
    return part(
      side < 0 ? 'armLeft' : 'armRight',
      holds ? union(alone, reach(prop, hand)) : alone,
      [x, y],
      (by) => {
        if (holds) props[prop](by, hand[0], hand[1], look)
        arm(by, look, side)
      },
    )
  }
  const sew = legs[body]
  const up = head === 'reed' ? -136 : head === 'human' ? -128 : -132
  const parts = [
    part('back', head === 'moth' ? box(-46, -96, 46, 4) : box(-18, -76, 18, 4), [0, -70], (by) =>
      back(by, look),
    ),
    ...(sew
      ? [part('legs', box(-26 * wide, -52, 26 * wide, -2), [0, -44], (by) => sew(by, look))]
      : []),
    part(
      'body',
      hat === 'chef' && prop === 'ladle'
        ? box(-36, -108, 36, 0)
        : box(-31 * wide, -94, 31 * wide, 0),
      [0, -44],
      (by) => {
        if (hat === 'chef' && prop === 'ladle') moreArms(by, look)
        garments[body](by, look)
      },
    ),
    oneArm(-1),
    oneArm(1),
  ]
  if (head !== 'ball')
    parts.push(
      part('head', box(-34, up, 34, -52), [0, -74], (by) => {
        if (head === 'human') person(by, look)
        else folk[head](by, look)
      }),
    )
  if (hat !== 'none')
    parts.push(
      part('hat', box(-32, -150, 32, -60), [0, head === 'ball' ? -90 : -100], (by) =>
        hats[hat](by, look),
      ),
    )
  return parts
}
