/** The chapel by night: a rose of glass throws its colours on the steps, and a small casket stands open. */
import { pour, spot } from '../../../paper/lay'
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import type { Paper } from '../../../paper/paper'
import { circle, polygon, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { line, outwards, sideways } from '../set/kit/lay'
import { foils, lancet, pane } from '../set/kit/shapes'
import { lobed, page, sink } from './page'
import { candle, FLAT, fill, glow, pool, stones, THING, tiles, tinge, WALL, whole } from './tools'

const GLASS = ['#e83c3c', '#2f62e0', '#f6c23c', '#2fae88', '#b44cc8', '#3c8cf0'] as const
const [X, Y] = [960, 270] as const

function* window(paper: Paper): Painting {
  cut(paper, circle(X, Y, 216), '#3c3868', WALL)
  cut(paper, circle(X, Y, 198), '#141036', FLAT)
  for (const [inner, outer, count, first] of [
    [148, 190, 24, 0],
    [92, 142, 16, 1],
    [44, 86, 8, 2],
  ] as const) {
    for (let at = 0; at < count; at += 1) {
      const step = (Math.PI * 2) / count
      const colour =
        GLASS[(at * (count === 16 ? 5 : 1) + first) % (count === 8 ? 3 : 6)] ?? GLASS[0]
      const path = pane([X, Y], inner, outer, at * step + 0.025, (at + 1) * step - 0.025)
      spot(
        paper,
        path,
        outwards(
          paper,
          X,
          Y,
          260,
          mix(colour, '#ffffff', 0.5),
          colour,
          mix(colour, '#0b0620', 0.2),
        ),
      )
    }
    yield
  }
  spot(paper, foils(X, Y, 40, 6), '#ffd864')
  spot(paper, circle(X, Y, 13), '#f04a3c')
  let bosses = ''
  for (let at = 0; at < 12; at += 1)
    bosses += circle(X + Math.cos(at * 0.5236) * 206, Y + Math.sin(at * 0.5236) * 206, 6)
  spot(paper, bosses, '#e8b44c')
  yield
}

export function* chapel(paper: Paper, frame: Frame): Painting {
  fill(paper, frame, outwards(paper, X, Y, 900, '#5a5aa8', '#343472', '#1c1a4c', '#0c0a28'))
  stones(paper, [frame.left - 110, -40, frame.right + 110, 690], '#6a6ab0', 8, 52)
  yield
  yield* window(paper)
  // Piers and ribs.
  for (const side of [-1, 1]) {
    const x = X + side * 330
    cut(
      paper,
      `M${x - 30},720V300Q${x},120 ${X + side * 120},-60H${X + side * 190}Q${x + 50},130 ${x + 30},300V720Z`,
      sideways(paper, x - 30, x + 30, '#5a5aa0', '#33316e', '#1a1848'),
      THING,
    )
    cut(paper, rect(x - 42, 290, 84, 22) + rect(x - 42, 690, 84, 30), '#4a4a90', WALL)
    for (const off of [500]) {
      cut(paper, lancet(X + side * off, 640, 60, 330), '#2c2a64', WALL)
      spot(paper, lancet(X + side * off, 630, 46, 300), pour(paper, 330, 630, '#2a52b8', '#162a70'))
      for (let at = 0; at < 4; at += 1)
        spot(paper, circle(X + side * off, 400 + at * 62, 24), seen(GLASS[at + 1] ?? GLASS[0], 0.7))
      line(paper, `M${X + side * off},330V630`, '#141036', 3)
    }
  }
  yield
  yield* tiles(paper, frame, 700, ['#4a4484', '#161038', '#0e0a28'])
  // The colours fall through the air and on the floor.
  for (const [at, x] of [-170, -85, 0, 85, 170].entries()) {
    const colour = GLASS[at] ?? GLASS[0]
    spot(
      paper,
      polygon([
        [X + x - 34, 300],
        [X + x + 34, 300],
        [X + x * 2.1 + 80, 860],
        [X + x * 2.1 - 80, 860],
      ]),
      pour(paper, 300, 860, seen(colour, 0.02), seen(colour, 0.2), seen(colour, 0)),
    )
    pool(paper, [X + x * 1.9, 770], 120, 34, colour, 0.5)
  }
  yield
  for (let step = 2; step >= 0; step -= 1)
    cut(
      paper,
      rect(X - 260 - step * 50, 668 + step * 24, 520 + step * 100, 40),
      pour(paper, 668 + step * 24, 710 + step * 24, '#6c66a8', '#2c2860'),
      THING,
    )
  cut(paper, rect(X - 190, 560, 380, 110), pour(paper, 560, 670, '#e8d8c0', '#8a6a90'), THING)
  cut(paper, `M${X - 206},548H${X + 206}V574H${X - 206}Z`, '#fff2da', THING)
  spot(paper, [-140, -70, 0, 70, 140].map((off) => foils(X + off, 620, 20, 4)).join(''), '#b8344a')
  yield
  cut(
    paper,
    `M${X - 62},548V506H${X + 62}V548Z`,
    sideways(paper, X - 62, X + 62, '#ffe28a', '#d09a34', '#8a5424'),
    THING,
  )
  cut(
    paper,
    `M${X - 62},504L${X - 50},452Q${X},432 ${X + 50},452L${X + 62},504Z`,
    pour(paper, 440, 504, '#7a2038', '#3a1030'),
    THING,
  )
  line(paper, `M${X - 62},504L${X - 50},452Q${X},432 ${X + 50},452L${X + 62},504`, '#f0c050', 5)
  spot(paper, circle(X - 30, 527, 8) + circle(X + 30, 527, 8), '#d8383c')
  spot(paper, circle(X, 527, 9), '#2f62e0')
  for (const x of [-150, 150]) {
    cut(paper, `M${X + x - 22},548h44l-8,-10h-28Z`, '#d8a03c', FLAT)
    candle(paper, [X + x, 540], 66, 1.2)
  }
  yield
  tinge(paper, frame, [X, 470], 860, '#ffc060', '#0a0830')
  glow(paper, [X, Y], 430, 0.3, '#b49cff')
  glow(paper, [X, 500], 300, 0.34)
  yield
  yield* page(paper, frame, lobed(frame, 6, 420, 700), ['#4a4688', '#5a1c3c'])
  sink(paper, frame, [X, 480])
  yield
  grain(paper, whole(frame), 0.17)
}
