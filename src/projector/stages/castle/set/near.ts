/** What stands nearest: a rose that somebody trained, and a barrel with the harvest. */
import { spot } from '../../../paper/lay'
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import type { Box, Paper } from '../../../paper/paper'
import { circle, ellipse } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { laid, line, sideways } from './kit/lay'
import { leaf } from './kit/shapes'
import type { Tints } from './tints'

export const nearBoxes = (frame: Frame): readonly Box[] => [
  { left: frame.left - 100, top: 850, width: 330, height: 300 },
  { left: frame.right - 230, top: 850, width: 330, height: 300 },
]

/** A rose, flat, with five petals round five. */
function bloom(paper: Paper, tints: Tints, x: number, y: number, size: number): void {
  for (const [reach, petal, colour] of [
    [0.62, 0.46, tints.near('vermilion')],
    [0.3, 0.3, tints.near('rose')],
  ] as const) {
    let petals = ''
    for (let at = 0; at < 5; at += 1) {
      const angle = (at * Math.PI * 2) / 5 - Math.PI / 2 + (reach < 0.5 ? 0.63 : 0)
      petals += circle(
        x + Math.cos(angle) * size * reach,
        y + Math.sin(angle) * size * reach,
        size * petal,
      )
    }
    cut(paper, petals, colour, laid(tints, 0.4, 0.5))
  }
  spot(paper, circle(x, y, size * 0.24), tints.near('gold'))
}

function* roses(paper: Paper, tints: Tints, x: number): Painting {
  line(
    paper,
    `M${x - 40},1120Q${x - 10},1010 ${x + 30},900M${x + 10},1120Q${x + 30},1040 ${x + 96},990M${x - 10},1060Q${x - 60},980 ${x - 40},910`,
    tints.near('oak', 0.2),
    7,
  )
  const next = chance(21)
  let [far, near] = ['', '']
  for (let at = 0; at < 110; at += 1) {
    const path = leaf(
      x - 90 + next() * 190,
      916 + next() ** 0.8 * 190,
      next() * 6.3,
      32 + next() * 16,
      16,
    )
    if (at % 2) far += path
    else near += path
  }
  cut(paper, far, tints.near('verdigris', 0.34), laid(tints, 0.6, 0.3))
  yield
  cut(paper, near, tints.near('verdigris', 0.04), laid(tints, 0.6, 0.5))
  yield
  for (const [off, y, size] of [
    [32, 900, 22],
    [-44, 930, 20],
    [92, 986, 20],
    [4, 1004, 25],
    [-66, 1030, 22],
    [64, 1060, 22],
  ] as const)
    bloom(paper, tints, x + off, y, size)
  yield
}

function* harvest(paper: Paper, tints: Tints, x: number): Painting {
  const oak = tints.near('oak', 0.06)
  const body = `M${x - 62},944Q${x - 92},1030 ${x - 66},1130H${x + 66}Q${x + 92},1030 ${x + 62},944Z`
  cut(
    paper,
    body,
    sideways(
      paper,
      x - 90,
      x + 90,
      mix(oak, tints.shadow, 0.3),
      mix(oak, tints.rim, 0.2),
      oak,
      mix(oak, tints.shadow, 0.5),
    ),
    laid(tints, 1.3, 0.6),
  )
  line(
    paper,
    `M${x - 30},946Q${x - 44},1030 ${x - 32},1130M${x},946V1130M${x + 30},946Q${x + 44},1030 ${x + 32},1130`,
    seen(tints.ink, 0.4),
    2,
  )
  for (const y of [972, 1064])
    line(paper, `M${x - 74},${y}Q${x},${y + 20} ${x + 74},${y}`, tints.near('ash', 0.5), 9)
  cut(paper, ellipse(x, 944, 62, 14), mix(oak, tints.rim, 0.3), laid(tints, 0.6, 0.6))
  yield
  let apples = ''
  for (const [off, y] of [
    [-34, 930],
    [-8, 934],
    [20, 932],
    [42, 930],
    [-20, 912],
    [6, 912],
    [28, 914],
    [4, 894],
  ] as const)
    apples += circle(x + off, y, 15)
  cut(paper, apples, tints.near('vermilion', 0.1), laid(tints, 0.5, 0.6))
  spot(
    paper,
    [-38, -12, 2, 24].map((off) => circle(x + off, 908, 3)).join(''),
    seen(tints.rim, 0.6),
  )
  cut(
    paper,
    leaf(x + 6, 882, -0.6, 26, 9) + leaf(x - 18, 902, -2.4, 22, 8),
    tints.near('verdigris', 0.1),
    laid(tints, 0.3, 0.5),
  )
  yield
}

export function* paintNear(paper: Paper, tints: Tints, frame: Frame): Painting {
  yield* roses(paper, tints, frame.left + 146)
  yield* harvest(paper, tints, frame.right - 152)
  for (const box of nearBoxes(frame)) grain(paper, box, 0.18)
}
