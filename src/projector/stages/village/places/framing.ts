/** What a place is seen through: arches, rounds, carved wood and boughs. */
import type { Frame, Painting } from '../../stage'
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { cut, hole } from '../../../paper/cut'
import { around, type Paper } from '../../../paper/paper'
import { circle } from '../../../paper/paths'
import { heart } from '../set/kit'
import { laid, sheet } from './kit'

/** Sheets of sawn wood that we look through, each a little wider open than the one behind it. */
export function* openings(
  paper: Paper,
  frame: Frame,
  shape: (off: number) => string,
  tones: readonly string[] = ['#7a4426', '#4a2618', '#1c0e10'],
): Painting {
  for (const [at, tone] of tones.entries()) {
    cut(
      paper,
      sheet(frame) + shape(at * 36),
      around(
        paper,
        [960, 520, 1150],
        [
          [0.3, tone],
          [1, mix(tone, '#060408', 0.75)],
        ],
      ),
      {
        rule: 'evenodd',
        shadow: { y: 9, blur: 22, colour: 'rgb(4 3 6 / 80%)' },
        rim: seen('#ffcf94', at === 0 ? 0.6 : 0.3),
        rimWidth: 1.5,
      },
    )
    yield
  }
}

/** A round picture in sheets of dark paper, the innermost with a hem of lace. */
export function* tondo(paper: Paper, frame: Frame): Painting {
  const half = Math.min(780, (frame.right - frame.left) * 0.44)
  const hem = (off: number): string => {
    const count = 44
    const [rx, ry] = [half + off, Math.max(half * 0.78, 600) + off]
    let path = ''
    for (let at = 0; at <= count; at += 1) {
      const angle = (at * Math.PI * 2) / count
      const [x, y] = [960 + Math.cos(angle) * rx, 560 + Math.sin(angle) * ry]
      path +=
        at === 0
          ? `M${x},${y}`
          : `A${rx * 0.078},${rx * 0.078} 0 0 0 ${x.toFixed(1)},${y.toFixed(1)}`
    }
    return `${path}Z`
  }
  yield* openings(paper, frame, hem, ['#1d5054', '#103438', '#08191e'])
}

/** An opening with a carved head: a bow between two shoulders. */
export const carved =
  (half: number, top: number) =>
  (off: number): string => {
    const [l, r, t] = [960 - half - off, 960 + half + off, top - off]
    return `M${l},1250V${t + 190}q26,-8 30,-40q4,-30 34,-32Q${960 - half * 0.5},${t} 960,${t}Q${960 + half * 0.5},${t} ${r - 64},${t + 118}q30,2 34,32q4,32 30,40V1250Z`
  }

/** Hearts along the bow of a carved opening, lit from behind. */
export function hearts(paper: Paper, half: number, top: number): void {
  let path = ''
  for (let at = -5; at <= 5; at += 1) {
    const share = at / 6
    const [x, y] = [960 + share * (half - 64), top - 10 + 118 * share ** 2]
    path += at % 2 ? circle(x, y - 6, 5) : heart(x, y + 4, 10)
  }
  hole(paper, path, '#e8a04c', { edge: 'rgb(12 4 6 / 90%)' })
}

/** Branches with leaves in the upper corners. @param shape one leaf at a place */
export function* boughs(
  paper: Paper,
  frame: Frame,
  shape: (x: number, y: number, size: number) => string,
  colours: readonly [string, string],
): Painting {
  for (const side of [-1, 1] as const) {
    const edge = side < 0 ? frame.left : frame.right
    const next = chance(side < 0 ? 3 : 8)
    for (const layer of [1, 0]) {
      let leaves = ''
      for (let at = 0; at < 90; at += 1) {
        const along = next()
        const x = edge - side * (along * 620 - 60)
        const y = frame.top - 50 + next() * (1 - along) ** 1.3 * 430 + layer * 30
        leaves += shape(x, y, 20 + next() * 16)
      }
      cut(paper, leaves, colours[layer === 1 ? 0 : 1], {
        ...laid(layer ? 0 : 0.9, 0.22),
        rimWidth: 0.9,
      })
      yield
    }
  }
}

/** How wide an opening can be. */
export const halfOf = (frame: Frame, widest: number): number =>
  Math.min(widest, (frame.right - frame.left) * 0.385)
