/** Things that stand in more than one place. */
import { line, pour, spot } from '../../../../paper/lay'
import { chance } from '../../../../paper/chance'
import { mix, seen } from '../../../../paper/colour'
import { cut, hole } from '../../../../paper/cut'
import { along, type Paper } from '../../../../paper/paper'
import { arch, circle, ellipse, rect } from '../../../../paper/paths'
import { beam, glow, laid, type Point } from './tools'

/** A lantern that hangs from above. @param size 1 for one of 90 units */
export function lantern(paper: Paper, [x, y]: Point, size: number, cord: number): void {
  line(paper, `M${x},${y - 40 * size - cord}V${y - 40 * size}`, '#2b1018', 3)
  glow(paper, [x, y], 330 * size, 0.85, '#ffd080')
  cut(
    paper,
    `M${x - 30 * size},${y - 12 * size}L${x - 9 * size},${y - 40 * size}H${x + 9 * size}L${x + 30 * size},${y - 12 * size}Z`,
    '#3a1620',
    laid(),
  )
  cut(
    paper,
    `M${x - 24 * size},${y - 10 * size}H${x + 24 * size}L${x + 18 * size},${y + 40 * size}H${x - 18 * size}Z`,
    '#fffbe6',
    {
      shadow: { y: 0, blur: 26, colour: 'rgb(255 220 130)' },
      rim: '#ffffff',
    },
  )
  cut(paper, rect(x - 22 * size, y + 38 * size, 44 * size, 9 * size), '#3a1620', laid())
  for (const bar of [-9, 9])
    spot(paper, rect(x + bar * size - 1, y - 10 * size, 2, 50 * size), 'rgb(90 40 20 / 60%)')
}

export type Fruit = 'orange' | 'lemon' | 'tomato' | 'artichoke' | 'melon'
const FRUITS: Readonly<Record<Fruit, readonly [string, string, string]>> = {
  orange: ['#f09a2e', '#e07d22', '#f7b14a'],
  lemon: ['#f4d84c', '#e8c43a', '#fbe67a'],
  tomato: ['#cf3a2c', '#b42a26', '#e0573a'],
  artichoke: ['#5f8a52', '#47703f', '#7ea268'],
  melon: ['#4f7a48', '#3d6a3c', '#6b8f52'],
}

/** A crate with three rows in it. @param y of its foot */
export function crate(
  paper: Paper,
  x: number,
  y: number,
  width: number,
  height: number,
  fruit: Fruit,
): void {
  const next = chance(Math.round(x * 7 + y))
  const tints = FRUITS[fruit]
  const look = { ...laid(0.45, 0.5), rimWidth: 0.8 }
  cut(paper, rect(x, y - height - 26, width, height + 20), '#3a1822', { shadow: null, rim: null })
  for (let row = 2; row >= 0; row -= 1)
    for (let at = 0; at < Math.floor(width / 27); at += 1) {
      const cx = x + 14 + at * 27 + (row % 2 ? 10 : 0)
      const cy = y - height + 4 - row * 17 + next() * 4
      if (cx > x + width - 10) continue
      const tint = tints[Math.floor(next() * 3)] ?? tints[0]
      const round = beam(paper, cx - 4, cy - 5, 20, mix(tint, '#fff2c0', 0.42), tint)
      if (fruit === 'artichoke') {
        cut(
          paper,
          `M${cx - 13},${cy + 8}Q${cx - 16},${cy - 12} ${cx},${cy - 20}Q${cx + 16},${cy - 12} ${cx + 13},${cy + 8}Z`,
          tint,
          look,
        )
        for (const off of [-6, 2])
          line(
            paper,
            `M${cx - 11},${cy + off}Q${cx},${cy + off - 10} ${cx + 11},${cy + off}`,
            'rgb(20 40 20 / 50%)',
            1.2,
          )
      } else
        cut(paper, fruit === 'lemon' ? ellipse(cx, cy, 17, 12) : circle(cx, cy, 14.5), round, look)
      if (fruit === 'orange' && next() < 0.3)
        cut(paper, `M${cx},${cy - 12}q12,-14 20,-4q-8,8 -20,4Z`, '#4f7f48', look)
    }
  cut(
    paper,
    rect(x - 4, y - height + 14, width + 8, height * 0.42) +
      rect(x - 4, y - height + 18 + height * 0.46, width + 8, height * 0.4),
    pour(paper, y - height, y, '#b9793f', '#7d4632'),
    laid(0.7),
  )
  for (const at of [8, width - 14])
    cut(paper, rect(x + at, y - height + 10, 8, height - 6), '#8f5434', look)
}

/** A barrel. @param y of its foot */
export function barrel(paper: Paper, x: number, y: number, size: number): void {
  const [half, height] = [96 * size, 300 * size]
  cut(
    paper,
    `M${x - half},${y}Q${x - half - 24 * size},${y - height / 2} ${x - half + 8 * size},${y - height}H${x + half - 8 * size}Q${x + half + 24 * size},${y - height / 2} ${x + half},${y}Z`,
    along(
      paper,
      [x - half, 0, x + half, 0],
      [
        [0, '#24131f'],
        [0.6, '#5c3034'],
        [1, '#b5663e'],
      ],
    ),
    laid(1.6, 0.45),
  )
  for (const at of [0.12, 0.45, 0.8]) {
    const wide = half + (at === 0.45 ? 11 : 3) * size
    const top = y - height * (1 - at)
    cut(
      paper,
      `M${x - wide},${top}Q${x},${top + 16 * size} ${x + wide},${top}v${15 * size}Q${x},${top + 31 * size} ${x - wide},${top + 15 * size}Z`,
      '#1b0f1c',
      { ...laid(0.5, 0.35), rimWidth: 1 },
    )
  }
}

/** A cat that sits and watches; its tail hangs to the right. @param y of what it sits on */
export function cat(paper: Paper, x: number, y: number, size: number): void {
  const { pen } = paper
  pen.save()
  pen.translate(x, y)
  pen.scale(size, size)
  cut(
    paper,
    'M-48,0Q-60,-62 -36,-90Q-44,-112 -38,-134L-24,-120Q-12,-126 0,-120L14,-134Q22,-110 14,-90Q52,-52 48,0Q82,-2 86,-32Q92,-60 110,-54Q122,-46 106,-34Q106,6 48,6Z',
    along(
      paper,
      [-48, 0, 62, 0],
      [
        [0, '#0f0916'],
        [0.7, '#1d101c'],
        [1, '#4a2626'],
      ],
    ),
    laid(1, 0.6),
  )
  spot(paper, ellipse(-23, -104, 4.6, 3.2) + ellipse(-1, -104, 4.6, 3.2), '#ffd26a')
  spot(paper, rect(-23.8, -107, 1.6, 6) + rect(-1.8, -107, 1.6, 6), '#0f0916')
  pen.restore()
}

/** A row of houses that leads into the picture, from one upright to another. */
export function* lane(
  paper: Paper,
  [x0, top0, foot0]: readonly [number, number, number],
  [x1, top1, foot1]: readonly [number, number, number],
  [near, far]: readonly [string, string],
  columns: number,
  seed: number,
): Generator<void, void> {
  const next = chance(seed)
  const look = laid(1, 0.5, '#28143a')
  cut(
    paper,
    `M${x0},${foot0}V${top0}L${x1},${top1}V${foot1}Z`,
    along(
      paper,
      [x0, 0, x1, 0],
      [
        [0, near],
        [1, far],
      ],
    ),
    look,
  )
  cut(
    paper,
    `M${x0},${top0}L${x1},${top1}V${top1 + 10}L${x0},${top0 + 22}Z`,
    mix(near, '#ffd9c0', 0.2),
    { ...look, rimWidth: 0.8 },
  )
  for (let column = 0; column < columns; column += 1) {
    const share = 1 - (1 - (column + 0.5) / columns) ** 1.25
    const x = x0 + (x1 - x0) * share
    const [top, foot] = [top0 + (top1 - top0) * share, foot0 + (foot1 - foot0) * share]
    const size = 1 - 0.5 * share
    const [half, height] = [16 * size, 64 * size]
    for (let row = 0; row < 5; row += 1) {
      const y = top + (foot - top) * (0.1 + row * 0.19)
      if (y + height > foot - 14) continue
      const colour = mix(near, far, share)
      const lit = next() < 0.24
      cut(paper, arch(x, y + height + 4, half + 5, height + 9), mix(colour, '#ffd9c0', 0.16), {
        shadow: null,
        rim: null,
      })
      hole(
        paper,
        arch(x, y + height, half, height),
        lit ? '#ffdf98' : mix(colour, '#150b28', 0.62),
        { edge: seen('#1a0a20', 0.9) },
      )
      for (const side of [-1, 1])
        cut(
          paper,
          rect(
            side < 0 ? x - half - 11 * size : x + half + 1,
            y + 4 * size,
            10 * size,
            height - 4 * size,
          ),
          mix(next() < 0.5 ? '#5f7f86' : '#7d5a6a', colour, 0.4),
          { ...laid(0.3, 0.4), rimWidth: 0.6 },
        )
      if (lit) glow(paper, [x, y + height / 2], 80 * size, 0.4)
      if (row < 4 && next() < 0.5) {
        const wide = half + 9 * size
        let bars = rect(x - wide, y + height - 22 * size, wide * 2, 3)
        for (let bar = 0; bar < 8; bar += 1)
          bars += rect(x - wide + (bar * wide * 2) / 7.2, y + height - 20 * size, 1.8, 20 * size)
        spot(paper, bars, mix(colour, '#150b28', 0.7))
        cut(paper, rect(x - wide, y + height, wide * 2, 5 * size), mix(colour, '#150b28', 0.5), {
          ...laid(0.6, 0.4),
          rimWidth: 0.6,
        })
      }
    }
    yield
  }
}

const LINEN = ['#f6e3cf', '#d98f8c', '#e9c9a0', '#9fa3c4'] as const
/** A line with washing. */
export function washing(
  paper: Paper,
  [x0, y0]: Point,
  [x1, y1]: Point,
  sag: number,
  pieces: number,
  seed: number,
  dark = 0,
): void {
  const next = chance(seed)
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2 + sag * 2]
  line(paper, `M${x0},${y0}Q${mx},${my} ${x1},${y1}`, 'rgb(50 30 60 / 90%)', 2)
  for (let piece = 1; piece < pieces; piece += 1) {
    const at = piece / pieces
    const x = (1 - at) ** 2 * x0 + 2 * (1 - at) * at * mx + at * at * x1
    const y = (1 - at) ** 2 * y0 + 2 * (1 - at) * at * my + at * at * y1
    const [width, height] = [26 + next() * 22, 44 + next() * 42]
    const shirt = piece % 3 === 1
    const path = shirt
      ? `M${x - width * 0.4},${y}h${width * 0.8}l${width * 0.5},${height * 0.34}l${-width * 0.24},${height * 0.14}l${-width * 0.2},${-height * 0.14}v${height * 0.66}h${-width * 0.92}v${-height * 0.66}l${-width * 0.2},${height * 0.14}l${-width * 0.24},${-height * 0.14}Z`
      : `M${x - width / 2},${y}h${width}q-3,${height / 2} 2,${height}h${-width - 2}q3,${-height / 2} 0,${-height}Z`
    cut(paper, path, mix(LINEN[piece % 4] ?? LINEN[0], '#2a2048', dark), {
      ...laid(0.7, 0.5),
      rimWidth: 1,
    })
  }
}
