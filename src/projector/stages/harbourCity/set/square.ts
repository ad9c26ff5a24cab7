/** The square at the quay: wet paving in fans, a star of inlays in its middle, lamps at its edge. */
import { along, around, over, shaded, type Paper } from '../../../paper/paper'
import { chance } from '../../../paper/chance'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import type { Tones } from './tones'

const BACK = 628
const MIDDLE = [960, 800] as const
const STAR = [560, 140] as const

/** Rows of fans, each row the smaller the farther it lies. */
function fans(frame: Frame): string {
  let path = ''
  let y = 1120
  for (let row = 0; y > BACK + 12; row += 1) {
    const share = (y - BACK) / (1120 - BACK)
    const half = 22 + 78 * share
    const high = 5 + 42 * share * share + 12 * share
    const shift = row % 2 === 0 ? 0 : half
    const reach = Math.ceil((frame.right - frame.left + 280) / 2 / (half * 2)) + 1
    for (let index = -reach; index <= reach; index += 1) {
      const x = 960 + index * half * 2 + shift
      for (const size of [1, 0.66, 0.32])
        path += `M${(x - half * size).toFixed(1)},${y.toFixed(1)}a${(half * size).toFixed(1)},${(high * size).toFixed(1)} 0 0 1 ${(half * 2 * size).toFixed(1)},0`
    }
    y -= high * 0.96
  }
  return path
}

/** A star of paper, half of each ray in the light. */
function* star(paper: Paper, tones: Tones): Painting {
  const { pen } = paper
  const [x, y] = MIDDLE
  const [rx, ry] = STAR
  const at = (out: number, angle: number) =>
    `${x + Math.cos(angle) * rx * out},${y + Math.sin(angle) * ry * out}`
  pen.fillStyle = tones.inlayDark
  pen.fill(new Path2D(ellipse(x, y, rx, ry)))
  pen.strokeStyle = tones.inlay
  for (const [out, width] of [
    [1, 5],
    [0.95, 1.6],
    [0.7, 2],
    [0.67, 1],
  ] as const) {
    pen.lineWidth = width
    pen.stroke(new Path2D(ellipse(x, y, rx * out, ry * out)))
  }
  let band = ''
  const wedge = Math.PI / 24
  for (let part = 0; part < 24; part += 1) {
    const angle = part * wedge * 2
    band += `M${at(0.71, angle)}L${at(0.94, angle)}L${at(0.94, angle + wedge)}L${at(0.71, angle + wedge)}Z`
  }
  pen.fillStyle = tones.inlayDark
  pen.fill(new Path2D(band))
  yield
  const rays = 16
  let bright = ''
  let dark = ''
  for (let ray = 0; ray < rays; ray += 1) {
    const angle = (ray / rays) * Math.PI * 2 - Math.PI / 2
    const out = ray % 4 === 0 ? 0.92 : ray % 2 === 0 ? 0.66 : 0.42
    bright += `M${at(0, 0)}L${at(0.17, angle - Math.PI / rays)}L${at(out, angle)}Z`
    dark += `M${at(0, 0)}L${at(0.17, angle + Math.PI / rays)}L${at(out, angle)}Z`
  }
  pen.fillStyle = tones.inlay
  pen.fill(new Path2D(bright))
  pen.fill(new Path2D(bright))
  pen.fillStyle = tones.inlayDark
  pen.fill(new Path2D(dark))
  cut(paper, ellipse(x, y, rx * 0.075, ry * 0.075), tones.redDeep, {
    shadow: { y: 2, blur: 5, colour: tones.shadow },
    rim: tones.rim,
  })
}

/** A lamp of three globes in steps. */
function lampPost(paper: Paper, x: number, foot: number, high: number, tones: Tones): void {
  const { pen } = paper
  const top = foot - high
  const card = tones.tiers[3]
  const look = { shadow: { y: 3, blur: 8, colour: tones.shadow }, rim: tones.rim, rimWidth: 1 }
  cut(
    paper,
    `M${x - 11},${foot}v-9h4v-12h4V${top + 22}H${x + 3}V${foot - 21}h4v12h4v9Z` +
      `M${x - 23},${top + 24}v-7h5v7h13v-7h10v7h13v-7h5v7q0,9 -9,9h-28q-9,0 -9,-9Z`,
    card,
    look,
  )
  for (const [dx, dy, radius] of [
    [-20, 8, 8],
    [20, 8, 8],
    [0, 0, 11],
  ] as const) {
    const lit = tones.lamp > 0.2
    shaded(
      paper,
      lit ? { y: 0, blur: 24 * tones.lamp, colour: 'rgb(255 214 140 / 90%)' } : look.shadow,
      () => {
        pen.fillStyle = around(
          paper,
          [x + dx, top + dy, radius],
          [
            [0, '#fffdf2'],
            [0.6, lit ? '#ffe9b4' : '#fbf4e4'],
            [1, lit ? '#ffcf7e' : '#cfc5b2'],
          ],
        )
        pen.fill(new Path2D(circle(x + dx, top + dy, radius)))
      },
    )
  }
}

export function* square(paper: Paper, tones: Tones, frame: Frame): Painting {
  const { pen } = paper
  const [left, width] = [frame.left - 140, frame.right - frame.left + 280]
  const box = { left, top: 400, width, height: 780 }
  cut(
    paper,
    `M${left},1180V${BACK + 16}L${left},${BACK + 16}H600L700,${BACK}H1220L1320,${BACK + 16}H${left + width}V1180Z`,
    along(paper, [0, BACK, 0, 1080], tones.ground),
    { shadow: { y: -4, blur: 16, colour: tones.shadow }, rim: tones.rim, rimWidth: 1.8 },
  )
  yield
  pen.save()
  pen.beginPath()
  pen.rect(left, BACK + 20, width, 600)
  pen.clip()
  const pattern = new Path2D(fans(frame))
  pen.strokeStyle = tones.inlay
  pen.lineWidth = 1.5
  pen.globalAlpha = 0.62
  pen.stroke(pattern)
  pen.globalAlpha = 1
  yield
  yield* star(paper, tones)
  pen.restore()
  yield
  const next = chance(21)
  // Wet stone: what is bright behind stands in it upside down.
  for (const [x, half, alpha] of [
    [960, 190, 0.5],
    [520, 26, 0.34],
    [1400, 26, 0.34],
  ] as const) {
    pen.globalAlpha = alpha * (0.35 + tones.lamp * 0.65)
    const glow = x === 960 ? tones.glint : '#ffd68c'
    pen.fillStyle = along(
      paper,
      [x - half, 0, x + half, 0],
      [
        [0, `${glow}00`],
        [0.5, `${glow}66`],
        [1, `${glow}00`],
      ],
    )
    for (let y = BACK + 5, step = 5; y < 780; y += step, step += 0.5) {
      const wide = half * (1.1 - (y - BACK) / 190) * (0.6 + next() * 0.5)
      pen.globalAlpha *= 0.94
      pen.fillRect(x - wide + (next() - 0.5) * half * 0.3, y, wide * 2, step * 0.42)
    }
  }
  for (const x of [400, 1602]) {
    pen.globalAlpha = tones.lamp * 0.5
    pen.fillStyle = along(
      paper,
      [x - 60, 0, x + 60, 0],
      [
        [0, '#f0332e00'],
        [0.5, '#f0332e77'],
        [1, '#f0332e00'],
      ],
    )
    for (let y = BACK + 22, step = 5; y < 860; y += step, step += 0.6) {
      const wide = 34 + next() * 34
      pen.globalAlpha *= 0.95
      pen.fillRect(x - wide, y, wide * 2, step * 0.44)
    }
  }
  pen.globalAlpha = 1
  yield
  over(
    paper,
    { ...box, top: BACK - 6 },
    around(
      paper,
      [960, BACK, 780],
      [
        [0, tones.spill],
        [0.5, tones.spill.replace(/\d+%/, '12%')],
        [1, tones.spill.replace(/\d+%/, '0%')],
      ],
    ),
  )
  yield
  for (const [x, high] of [
    [520, 176],
    [1400, 176],
    [226, 200],
    [1694, 200],
  ] as const) {
    lampPost(paper, x, BACK + 18, high, tones)
    yield
  }
  for (const x of [720, 800, 1120, 1200])
    cut(paper, `M${x - 9},${BACK + 4}v-14h-3v-6h24v6h-3v14Z`, tones.tiers[3], {
      shadow: { y: 3, blur: 6, colour: tones.shadow },
      rim: tones.rim,
      rimWidth: 0.9,
    })
  cut(paper, rect(700, BACK, 520, 5), tones.tiers[2], {
    shadow: null,
    rim: tones.rim,
    rimWidth: 0.8,
  })
  grain(paper, box, 0.26)
}
