/** The screen: sheets with a lotus cut into each, one behind the other, and the lamp behind them all. */
import type { LightName } from '../../../../ui/themeTokens'
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { grain } from '../../../paper/grain'
import { along, around, type Paper } from '../../../paper/paper'
import { circle } from '../../../paper/paths'
import type { Frame, Painting, StagePlane } from '../../stage'
import { cut, sunk } from './kit/lay'
import { shine, skyLantern } from './kit/lanterns'
import { flame, lotus, puffs, seed } from './kit/ornament'
import { TINTS, type Tint } from './kit/tints'

/** Where the lamp stands. */
export const LAMP = [960, 566] as const
const OVER = 104
const FLOOR = 690

const skyBox = (frame: Frame) => ({
  left: frame.left - OVER,
  top: frame.top - OVER / 2,
  width: frame.right - frame.left + 2 * OVER,
  height: FLOOR - frame.top + OVER / 2,
})

/** A cloud with curls, drawn out to one side as a flame is. */
function cloud(
  paper: Paper,
  x: number,
  y: number,
  size: number,
  side: 1 | -1,
  tint: Tint,
  alpha: number,
): void {
  const { pen } = paper
  const shape =
    puffs([x, y], [size, size * 0.3], 13, Math.round(x + y)) +
    puffs([x - side * size * 0.5, y - size * 0.22], [size * 0.5, size * 0.26], 9, Math.round(x)) +
    flame(
      x + side * size * 0.7,
      y + size * 0.06,
      side > 0 ? 0 : Math.PI,
      size * 0.95,
      size * 0.24,
      -side * size * 0.05,
    )
  pen.globalAlpha = alpha
  cut(
    paper,
    shape,
    along(
      paper,
      [0, y - size * 0.5, 0, y + size * 0.4],
      [
        [0, tint.cloud[0]],
        [1, tint.cloud[1]],
      ],
    ),
    { shadow: { y: 6, blur: 16, colour: seen(tint.shadow, 0.35) }, rim: null },
  )
  pen.strokeStyle = seen(tint.ringRim, 0.42)
  pen.lineWidth = 1.6
  for (const [cx, cy, r] of [
    [x - side * size * 0.46, y - size * 0.16, size * 0.2],
    [x + side * size * 0.2, y, size * 0.16],
    [x - side * size * 0.78, y + size * 0.06, size * 0.12],
  ] as const) {
    pen.beginPath()
    for (let step = 0; step <= 26; step += 1) {
      const angle = Math.PI + step * 0.36 * side
      const radius = r * (1 - step / 30)
      pen.lineTo(cx + Math.cos(angle) * radius * 1.25, cy + Math.sin(angle) * radius)
    }
    pen.stroke()
  }
  pen.globalAlpha = 1
}

function* paint(paper: Paper, light: LightName, frame: Frame): Painting {
  const tint = TINTS[light]
  const { pen } = paper
  const box = skyBox(frame)
  const [x, y] = LAMP
  const bright = light === 'day' || light === 'dawn'
  const shadow = seen(tint.shadow, bright ? 0.34 : 0.8)
  const rim = seen(tint.ringRim, light === 'night' ? 0.3 : 0.45)
  const face = (index: number, reach: number) =>
    around(
      paper,
      [x, y, reach],
      [
        [0.5, tint.rings[index] ?? tint.zenith],
        [1, mix(tint.rings[index] ?? tint.zenith, tint.rings[index + 1] ?? tint.zenith, 0.7)],
      ],
    )
  pen.fillStyle = face(4, 1700)
  pen.fillRect(box.left, box.top, box.width, box.height)
  yield
  const sheets = [
    [900, 620, 32, 0.12],
    [640, 468, 26, 0.14],
    [430, 340, 22, 0.17],
    [246, 196, 18, 0.2],
  ] as const
  for (const [index, [rx, ry, petals, share]] of sheets.entries()) {
    sunk(
      paper,
      (inset) => lotus([x, y + inset * 0.5], [rx - inset, ry - inset], petals, share),
      face(3 - index, rx * 1.25),
      shadow,
      rim,
    )
    yield
  }
  // Rays: strips of thin paper over the lamp.
  const rays = Array.from({ length: 40 }, (_, index) => {
    const angle = (index * Math.PI) / 20 + 0.04
    const tip = (turn: number): string =>
      `${(x + Math.cos(angle + turn) * 196).toFixed(0)},${(y + Math.sin(angle + turn) * 164).toFixed(0)}`
    return `M${x},${y}L${tip(-0.036)}L${tip(0.036)}Z`
  }).join('')
  pen.fillStyle = seen(tint.glow, light === 'night' ? 0.08 : 0.2)
  pen.fill(new Path2D(rays))
  yield
  const top = along(
    paper,
    [0, Math.min(-60, frame.top), 0, 360],
    [
      [0, seen(tint.zenith, 0.96)],
      [frame.top < -400 ? 0.62 : 0.2, seen(tint.zenith, 0.72)],
      [1, seen(tint.zenith, 0)],
    ],
  )
  pen.fillStyle = top
  pen.fillRect(box.left, box.top, box.width, 380 - box.top)
  yield
  const next = chance(31)
  if (light === 'night' || light === 'dusk') {
    let stars = ''
    const count = Math.round(((box.width * (420 - box.top)) / 1e6) * (light === 'night' ? 74 : 26))
    for (let star = 0; star < count; star += 1) {
      const sx = box.left + next() * box.width
      const sy = box.top + next() * (430 - box.top)
      const big = 1.4 + next() * next() * 4
      if (Math.abs(sx - 960) < 430 && sy > 90 && big > 2.6) continue
      stars += seed(sx, sy, big, big * 1.5)
    }
    pen.fillStyle = light === 'night' ? 'rgb(255 230 176 / 72%)' : 'rgb(255 214 160 / 50%)'
    pen.fill(new Path2D(stars))
  } else {
    const [sx, sy, r] = light === 'day' ? [1404, 236, 78] : [1290, 452, 96]
    shine(paper, sx, sy, r * 3.4, '#fff4c0', 0.75)
    cut(
      paper,
      lotus([sx, sy], [r, r], 20, 0.2),
      mix(tint.gold[0], '#fff6d0', light === 'day' ? 0.1 : 0.45),
      {
        shadow: { y: 3, blur: 14, colour: seen(tint.shadow, 0.25) },
        rim: '#fffdf0',
      },
    )
    cut(paper, circle(sx, sy, r * 0.86), '#fffbe2', { shadow: null, rim: '#ffffff' })
  }
  yield
  const alpha = light === 'night' ? 0.7 : 0.92
  for (const [cx, cy, size, side] of [
    [150, 236, 190, 1],
    [1780, 204, 210, -1],
    [-40, 384, 200, 1],
    [1990, 372, 190, -1],
    [430, 86, 120, 1],
    [1530, 60, 90, -1],
    [620, -300, 150, 1],
    [1330, -420, 170, -1],
    [760, -640, 120, 1],
    [-250, 140, 150, 1],
    [2180, 120, 150, -1],
  ] as const) {
    if (cx + size < box.left || cx - size > box.left + box.width || cy < box.top) continue
    cloud(paper, cx, cy, size, side, tint, alpha)
    yield
  }
  if (light === 'night' || light === 'dusk') {
    const wide = chance(12)
    const many = light === 'night' ? 34 : 12
    for (let index = 0; index < many; index += 1) {
      const side = index % 2 ? 1 : -1
      const out = 430 + wide() * 560
      const lx = 960 + side * out
      const ly = 104 + wide() * (out < 560 ? 250 : 110)
      if (light === 'night' && lx > 1290 && lx < 1530 && ly < 370) continue
      skyLantern(paper, lx, ly, 14 + wide() * wide() * 46, 0.95)
    }
    for (let index = 0; index < (light === 'night' ? 16 : 6); index += 1)
      skyLantern(
        paper,
        600 + wide() * 720,
        frame.top < -400 ? -640 + wide() * 640 : 100 + wide() * 230,
        frame.top < -400 ? 24 + wide() * 30 : 10 + wide() * 5,
        frame.top < -400 ? 0.9 : 0.5,
      )
  }
  yield
  shine(paper, x, y + 40, 520, tint.glow, tint.glowShare)
  grain(paper, box, 0.26)
}

export const sky: StagePlane = { depth: 0.15, covers: (frame) => [skyBox(frame)], paint }
