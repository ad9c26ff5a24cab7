/** The town: near towers in black card with their windows, roofs with water towers, signs, a crane, and the shops below. */
import { along, over, type Paper } from '../../../paper/paper'
import { chance } from '../../../paper/chance'
import { mix } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { circle, rect } from '../../../paper/paths'
import type { Frame, Painting, Window } from '../../stage'
import { blade, fish } from './neon'
import { shops } from './shops'
import type { Tones } from './tones'
import { flutes, panesOf, sash, tower, towerPath, type Tower } from './towers'

const BASE = 680
const PANES = { across: 34, down: 45, width: 17, height: 25 }

const MIDDLE: readonly Tower[] = [
  tower(490, 54, 318, 'step'),
  tower(410, 44, 196, 'spire'),
  tower(576, 40, 452, 'slab'),
  tower(1432, 52, 250, 'fan'),
  tower(1346, 40, 446, 'step'),
  tower(1530, 52, 190, 'slab'),
  tower(-60, 60, 60, 'spire'),
  tower(1984, 60, 70, 'spire'),
]

const NEAR: readonly Tower[] = [
  tower(164, 92, 108, 'step'),
  tower(14, 70, 236, 'slab'),
  tower(314, 66, 262, 'wide'),
  tower(430, 56, 446, 'block'),
  tower(1756, 92, 92, 'wide'),
  tower(1908, 70, 250, 'step'),
  tower(1604, 68, 290, 'flat'),
  tower(1486, 56, 438, 'block'),
  tower(-150, 100, 150, 'wide'),
  tower(-320, 90, 60, 'step'),
  tower(2070, 100, 140, 'step'),
  tower(2250, 90, 70, 'wide'),
]

/** What hides a window: the lamp posts of the square, and towers that stand nearer. */
const hidden = (x: number, y: number): boolean =>
  [440, 734].some((lamp) => Math.abs(Math.abs(x - 960) - lamp) < 44 && Math.abs(y - 462) < 44) ||
  NEAR.some((one) => Math.abs(x - one.x) < one.half + 12 && y > one.top - 60)

/** Homes in the towers: every third or so of the near windows, and most that can be seen of the middle ones. */
function homes(): Window[] {
  const next = chance(77)
  const found: Window[] = []
  const move = (x: number, y: number) => {
    const path = sash(x, y, PANES.width, PANES.height)
    found.push({ path, glow: next() < 0.5 ? { x, y, radius: 54 } : null })
  }
  for (const one of MIDDLE)
    for (const [x, y] of panesOf(one, BASE, PANES))
      if (y > 280 && y < 540 && !hidden(x, y) && Math.abs(x - 960) < 500 && next() < 0.6) move(x, y)
  for (const one of NEAR)
    for (const [x, y] of panesOf(one, BASE, PANES)) {
      if (y < 150 || y > 500 || x < 120 || x > 1800 || next() > 0.3) continue
      if (found.length < 40 && Math.abs(Math.abs(x - 960) - 734) + Math.abs(y - 452) > 60)
        move(x, y)
    }
  return found
}

export const windows: readonly Window[] = homes()

function* row(
  paper: Paper,
  all: readonly Tower[],
  colour: string,
  tones: Tones,
  frame: Frame,
): Painting {
  const { pen } = paper
  for (const one of all) {
    if (one.x + one.half < frame.left - 130 || one.x - one.half > frame.right + 130) continue
    const path = towerPath(one, BASE)
    const fill = along(
      paper,
      [0, one.top, 0, BASE],
      [
        [0, colour],
        [0.55, colour],
        [1, mix(colour, tones.mist, 0.4)],
      ],
    )
    cut(paper, path, fill, {
      shadow: { y: 4, blur: 18, colour: tones.shadow },
      rim: tones.rim,
      rimWidth: 1.3,
    })
    yield
    pen.strokeStyle = tones.rim
    pen.globalAlpha = 0.34
    pen.lineWidth = 1
    pen.stroke(new Path2D(flutes(one, BASE, PANES.across)))
    pen.globalAlpha = 1
    let panes = ''
    for (const [x, y] of panesOf(one, BASE, PANES)) panes += sash(x, y, PANES.width, PANES.height)
    pen.fillStyle = mix(tones.pane, tones.mist, all === NEAR ? 0.14 : 0.06)
    pen.fill(new Path2D(panes))
    pen.strokeStyle = tones.pane
    pen.globalAlpha = 0.5
    pen.lineWidth = 0.8
    pen.stroke(new Path2D(panes))
    pen.globalAlpha = 1
    yield
  }
}

/** A barrel of water on its legs, with a pointed lid. */
function barrel(paper: Paper, x: number, foot: number, size: number, tones: Tones): void {
  const look = { shadow: { y: 3, blur: 8, colour: tones.shadow }, rim: tones.rim, rimWidth: 1 }
  const at = (dx: number, dy: number) => `${x + dx * size},${foot + dy * size}`
  cut(
    paper,
    `M${at(-15, 0)}L${at(-12, -26)}h${3 * size}L${at(-12, 0)}ZM${at(15, 0)}L${at(12, -26)}h${-3 * size}L${at(12, 0)}ZM${at(-2, 0)}V${foot - 26 * size}h${4 * size}V${foot}Z`,
    tones.tiers[3],
    look,
  )
  cut(
    paper,
    `M${at(-18, -24)}L${at(-17, -58)}H${x + 17 * size}L${at(18, -24)}Z`,
    along(
      paper,
      [x - 18 * size, 0, x + 18 * size, 0],
      [
        [0, mix(tones.tiers[3], tones.mist, 0.3)],
        [0.5, tones.tiers[3]],
        [1, mix(tones.tiers[3], tones.mist, 0.16)],
      ],
    ),
    look,
  )
  cut(paper, rect(x - 17.6 * size, foot - 47 * size, 35 * size, 7 * size), tones.redDeep, {
    ...look,
    shadow: null,
  })
  cut(paper, `M${at(-20, -57)}L${at(0, -78)}L${at(20, -57)}Z`, tones.tiers[3], look)
}

/** A crane of the docks: its house on legs, the jib and the hook. */
function crane(paper: Paper, x: number, foot: number, side: number, tones: Tones): void {
  const { pen } = paper
  const colour = mix(tones.tiers[3], tones.tiers[2], 0.5)
  const look = { shadow: { y: 3, blur: 8, colour: tones.shadow }, rim: tones.rim, rimWidth: 1 }
  const X = (out: number) => x + side * out
  cut(
    paper,
    `M${X(-26)},${foot}L${X(-14)},${foot - 70}H${X(14)}L${X(26)},${foot}H${X(18)}L${X(6)},${foot - 58}H${X(-6)}L${X(-18)},${foot}Z`,
    colour,
    look,
  )
  cut(
    paper,
    `M${X(-24)},${foot - 68}V${foot - 100}H${X(6)}L${X(18)},${foot - 84}V${foot - 68}Z`,
    colour,
    look,
  )
  pen.strokeStyle = colour
  pen.lineWidth = 3
  pen.beginPath()
  pen.moveTo(X(8), foot - 88)
  pen.lineTo(X(112), foot - 172)
  pen.lineTo(X(0), foot - 100)
  pen.moveTo(X(-18), foot - 98)
  pen.lineTo(X(-6), foot - 132)
  pen.lineTo(X(112), foot - 172)
  pen.lineWidth = 1.6
  for (let step = 1; step < 7; step += 1) {
    pen.moveTo(X(8 + step * 14.8), foot - 88 - step * 12)
    pen.lineTo(X(-2 + step * 17), foot - 100 - step * 10.6)
  }
  pen.moveTo(X(112), foot - 172)
  pen.lineTo(X(112), foot - 92)
  pen.stroke()
  cut(paper, rect(X(112) - 9, foot - 92, 18, 13), tones.red, look)
}

/** Steam from a roof: one sheet of lobes that leans with the wind, thin at its foot. */
function steam(paper: Paper, x: number, y: number, lean: number, tones: Tones): void {
  const light = tones.lamp > 0.5 ? tones.mist : tones.cloud[0]
  let path = ''
  for (let puff = 0; puff < 8; puff += 1) {
    const out = x + lean * puff * puff * 0.8
    const up = y - puff * 19
    path +=
      circle(out - 3 - puff, up, 5 + puff * 3) +
      circle(out + 6 + puff * 1.4, up - 9, 4 + puff * 2.6)
  }
  const fill = along(
    paper,
    [0, y - 150, 0, y + 10],
    [
      [0, `${light}10`],
      [0.3, `${light}70`],
      [1, `${light}b0`],
    ],
  )
  cut(paper, path, fill, { shadow: null, rim: null })
}

export function* town(paper: Paper, tones: Tones, frame: Frame): Painting {
  yield* row(paper, MIDDLE, tones.tiers[2], tones, frame)
  crane(paper, 1286, 640, -1, tones)
  yield
  crane(paper, 634, 640, 1, tones)
  steam(paper, 440, 420, -1.6, tones)
  yield
  barrel(paper, 450, 448, 0.9, tones)
  barrel(paper, 1478, 440, 0.9, tones)
  barrel(paper, 1750, 94, 0.9, tones)
  yield
  yield* row(paper, NEAR, tones.tiers[3], tones, frame)
  fish(paper, 1550, 216, tones)
  yield
  blade(paper, 400, 262, tones)
  yield
  steam(paper, 1690, 330, 1.3, tones)
  yield
  yield* shops(paper, tones, frame)
  const box = {
    left: frame.left - 140,
    top: 40,
    width: frame.right - frame.left + 280,
    height: 680,
  }
  over(
    paper,
    box,
    along(
      paper,
      [0, 450, 0, 650],
      [
        [0, `${tones.mist}00`],
        [1, `${tones.mist}3c`],
      ],
    ),
  )
  yield
  grain(paper, box, 0.24)
}
