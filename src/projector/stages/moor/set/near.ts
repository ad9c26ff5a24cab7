/** Nearest to us: reeds and a stable lantern in one corner, a heron in the other. */
import { beam, line, pour, spot } from '../../../paper/lay'
import { mix, seen } from '../../../paper/colour'
import { grain } from '../../../paper/grain'
import { type Box, type Paper } from '../../../paper/paper'
import { circle, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { blade, reeds, stroke } from '../wash/brush'
import { glow } from '../wash/lay'
import { bend, tear } from '../wash/torn'
import { torn } from './edges'
import type { Tints } from './tints'

export const nearBoxes = (frame: Frame): readonly Box[] => [
  { left: frame.left - 150, top: 836, width: 440, height: 310 },
  { left: frame.right - 240, top: 836, width: 390, height: 310 },
]

/** A basket for eels, its mouth towards us. */
function basket(paper: Paper, tints: Tints): void {
  const wicker = mix(tints.rope, tints.near[0], 0.45)
  tear(
    paper,
    bend(
      [
        [-64, -18],
        [-20, -44],
        [60, -38],
        [88, -16],
        [80, 22],
        [20, 30],
        [-46, 20],
      ],
      true,
      9,
    ),
    pour(paper, -44, 30, mix(wicker, tints.core, 0.2), wicker, mix(wicker, tints.ink, 0.5)),
    torn(tints, 611, wicker, 1),
  )
  let withes = ''
  for (let x = -40; x < 80; x += 13) withes += `M${x},-40q9,34 -2,66`
  withes += 'M-60,-14Q10,-32 86,-14M-56,4Q10,-8 86,6'
  line(paper, withes, seen(tints.ink, 0.5), 1.8)
  spot(paper, 'M62,-26q26,10 12,44q-22,-6 -12,-44Z', tints.ink)
}

function* left(paper: Paper, tints: Tints, x: number): Painting {
  const [lit, dark] = tints.near
  const { pen } = paper
  spot(
    paper,
    reeds({
      from: x - 120,
      to: x + 130,
      y: 1130,
      height: 250,
      count: 46,
      seed: 31,
      foot: 9,
      wind: 0.1,
      tails: 9,
    }),
    mix(lit, tints.grass, 0.34),
  )
  yield
  pen.save()
  pen.translate(x + 128, 1046)
  basket(paper, tints)
  pen.restore()
  // The lantern that somebody has put down.
  const night = tints.wisps > 0
  const [lx, ly] = [x + 158, 1010]
  line(
    paper,
    `M${lx - 15},${ly - 50}Q${lx},${ly - 92} ${lx + 15},${ly - 50}`,
    mix(tints.rope, tints.near[1], 0.55),
    3,
  )
  spot(
    paper,
    rect(lx - 15, ly - 44, 30, 42),
    night
      ? beam(paper, [lx, ly - 22], 30, '#fff6d8', tints.lamp, '#c87a34')
      : mix(tints.wall[0], lit, 0.4),
  )
  spot(
    paper,
    `M${lx - 20},${ly - 42}L${lx - 8},${ly - 58}H${lx + 8}L${lx + 20},${ly - 42}Z${rect(lx - 19, ly - 4, 38, 7)}${rect(lx - 16, ly - 44, 3, 42)}${rect(lx + 13, ly - 44, 3, 42)}${rect(lx - 1, ly - 44, 2, 42)}`,
    mix(tints.rope, tints.near[1], 0.55),
  )
  if (night) glow(paper, [lx, ly - 22], 128, tints.lamp, 0.5)
  yield
  spot(
    paper,
    reeds({
      from: x - 130,
      to: x + 190,
      y: 1140,
      height: 150,
      count: 60,
      seed: 33,
      foot: 8,
      wind: 0.14,
    }),
    dark,
  )
  yield
}

function* right(paper: Paper, tints: Tints, x: number): Painting {
  const [lit, dark] = tints.near
  spot(
    paper,
    reeds({
      from: x - 120,
      to: x + 140,
      y: 1130,
      height: 240,
      count: 40,
      seed: 41,
      foot: 9,
      wind: -0.1,
      tails: 8,
    }),
    mix(lit, tints.grass, 0.34),
  )
  yield
  // The heron, one leg drawn up: few strokes.
  const grey = mix(mix('#8fa2a4', lit, 0.4), tints.ink, 0.3 - 0.3 * tints.air)
  const pale = mix(grey, tints.core, 0.5)
  const [hx, hy] = [x - 138, 1000]
  spot(
    paper,
    stroke(
      [
        [hx + 6, hy + 8],
        [hx + 4, hy + 60],
        [hx + 6, hy + 130],
      ],
      [4, 3.4, 4],
    ) +
      stroke(
        [
          [hx + 16, hy + 10],
          [hx + 6, hy + 42],
          [hx + 22, hy + 50],
        ],
        [4, 3, 2],
      ),
    mix(tints.rope, dark, 0.4),
  )
  tear(
    paper,
    bend(
      [
        [hx - 16, hy - 40],
        [hx + 14, hy - 34],
        [hx + 44, hy - 4],
        [hx + 66, hy + 34],
        [hx + 30, hy + 20],
        [hx - 4, hy + 12],
        [hx - 22, hy - 14],
      ],
      true,
      8,
    ),
    pour(paper, hy - 40, hy + 30, pale, grey, mix(grey, tints.ink, 0.4)),
    torn(tints, 621, grey, 0.8),
  )
  line(
    paper,
    `M${hx},${hy - 18}Q${hx + 30},${hy - 10} ${hx + 56},${hy + 26}M${hx - 4},${hy - 8}Q${hx + 20},${hy} ${hx + 44},${hy + 22}`,
    seen(tints.ink, 0.5),
    2,
  )
  spot(
    paper,
    stroke(
      bend(
        [
          [hx - 12, hy - 20],
          [hx - 26, hy - 48],
          [hx - 6, hy - 76],
          [hx - 18, hy - 108],
          [hx - 30, hy - 116],
        ],
        false,
        5,
      ),
      [20, 10, 11],
    ),
    pale,
  )
  spot(
    paper,
    `M${hx - 36},${hy - 122}Q${hx - 22},${hy - 130} ${hx - 14},${hy - 112}L${hx - 30},${hy - 106}L${hx - 82},${hy - 104}Z`,
    mix(tints.lamp, grey, 0.55),
  )
  spot(
    paper,
    `M${hx - 38},${hy - 120}Q${hx - 22},${hy - 134} ${hx + 20},${hy - 108}Q${hx - 14},${hy - 118} ${hx - 36},${hy - 114}Z`,
    mix(tints.ink, grey, 0.12),
  )
  spot(paper, circle(hx - 30, hy - 115, 2), tints.ink)
  yield
  spot(
    paper,
    `${reeds({ from: x - 190, to: x + 140, y: 1140, height: 130, count: 60, seed: 43, foot: 8, wind: -0.14 })}${blade(x - 60, 1140, 240, -70, 10)}`,
    dark,
  )
  yield
}

export function* paintNear(paper: Paper, tints: Tints, frame: Frame): Painting {
  yield* left(paper, tints, frame.left)
  yield* right(paper, tints, frame.right)
  for (const box of nearBoxes(frame)) {
    grain(paper, box, 0.18)
    yield
  }
}
