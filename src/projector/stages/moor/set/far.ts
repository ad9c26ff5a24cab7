/** Far off: shore behind shore of torn paper, with mist between, poplars and pollards that a brush has set on them. */
import { pour, spot } from '../../../paper/lay'
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { grain } from '../../../paper/grain'
import { type Box, type Paper } from '../../../paper/paper'
import type { Frame, Painting } from '../../stage'
import { blade, reeds } from '../wash/brush'
import { across, glow, mist } from '../wash/lay'
import { tear } from '../wash/torn'
import { land, torn } from './edges'
import type { Tints } from './tints'

export const farBox = (frame: Frame): Box => across(frame, 350, 700)

const SHORES = [
  [430, 448, 470, 462, 486, 520, 540, 546, 538, 512, 480, 470, 452, 440],
  [500, 494, 486, 506, 530, 556, 566, 570, 562, 546, 520, 502, 498, 508],
  [540, 536, 544, 552, 566, 580, 588, 590, 586, 574, 560, 548, 540, 536],
] as const

/** A tree of one dab: tall as a poplar, or a knob with shoots. */
function tree(x: number, y: number, size: number, poplar: boolean): string {
  if (poplar)
    return `M${x - 2},${y}V${y - size * 0.3}Q${x - size * 0.2},${y - size * 0.6} ${x - 1},${y - size * 1.5}Q${x + size * 0.22},${y - size * 0.6} ${x + 2},${y - size * 0.3}V${y}Z`
  let path = `M${x - size * 0.1},${y}L${x - size * 0.07},${y - size * 0.5}Q${x - size * 0.2},${y - size * 0.7} ${x},${y - size * 0.74}Q${x + size * 0.2},${y - size * 0.7} ${x + size * 0.07},${y - size * 0.5}L${x + size * 0.1},${y}Z`
  for (let shoot = -3; shoot <= 3; shoot += 1)
    path += blade(
      x + shoot * size * 0.05,
      y - size * 0.6,
      size * 0.6,
      shoot * size * 0.15,
      size * 0.05,
    )
  return path
}

export function* paintFar(paper: Paper, tints: Tints, frame: Frame): Painting {
  const box = farBox(frame)
  for (const [index, heights] of SHORES.entries()) {
    const colour = tints.far[index] ?? tints.far[2]
    const next = chance(60 + index)
    let trees = ''
    for (let x = box.left; x < box.left + box.width; x += 24 + next() * 70) {
      const middle = Math.abs(x - 960)
      if (middle < 330) continue
      const at = ((x + 520) / 2960) * (heights.length - 1)
      const [low, high] = [heights[Math.floor(at)] ?? 560, heights[Math.ceil(at)] ?? 560]
      const y = low + (high - low) * (at % 1) + 8
      trees += tree(x, y, (20 + next() * 34) * (0.8 + index * 0.3), next() < 0.34)
    }
    spot(paper, trees, seen(mix(colour, tints.ink, 0.12), 0.8))
    yield
    tear(
      paper,
      land(frame, heights, 700),
      pour(paper, 430 + index * 50, 610 + index * 26, colour, mix(colour, tints.mist, 0.28)),
      { ...torn(tints, 70 + index, colour, 0), rough: 5, bite: 6, veil: 0.86 },
    )
    yield
    mist(paper, box, [470 + index * 30, 640], tints.mist, 0.12 + 0.08 * tints.air)
    yield
  }
  spot(
    paper,
    reeds({
      from: box.left,
      to: box.left + box.width,
      y: 606,
      height: 34,
      count: 260,
      seed: 8,
      foot: 2,
      wind: 0.1,
    }),
    seen(mix(tints.far[2], tints.ink, 0.2), 0.6),
  )
  glow(paper, [960, 596], 240, tints.sky[3], 0.22)
  yield
  grain(paper, box, 0.18)
}
