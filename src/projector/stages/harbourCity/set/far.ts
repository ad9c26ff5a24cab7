/** What is far: two rows of towers in the haze, the bridge over the harbour, and the water with its ships. */
import { along, around, over, type Paper } from '../../../paper/paper'
import { chance } from '../../../paper/chance'
import { mix } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import type { Tones } from './tones'
import { tower, towerPath, panesOf, type Tower } from './towers'

const SHORE = 600
const KINDS = ['step', 'block', 'spire', 'wide', 'flat', 'slab'] as const

/** A row of towers on both shores, the lower the nearer they stand to the bridge. */
function row(from: number, rise: number, lowest: number, seed: number): Tower[] {
  const next = chance(seed)
  const towers: Tower[] = []
  for (const side of [-1, 1]) {
    let out = from
    while (out < 1330) {
      const half = 24 + next() * 30
      out += half * (1.3 + next() * 0.5)
      const top = Math.max(90, lowest - (out - from) * rise - next() * 70)
      towers.push(tower(960 + side * out, half, top, KINDS[Math.floor(next() * 6)] ?? 'flat'))
      out += half * 0.5
    }
  }
  return towers
}

function* towers(
  paper: Paper,
  all: readonly Tower[],
  colour: string,
  tones: Tones,
  frame: Frame,
): Painting {
  let path = ''
  let panes = ''
  const next = chance(all.length)
  for (const one of all) {
    if (one.x + one.half < frame.left - 120 || one.x - one.half > frame.right + 120) continue
    path += towerPath(one, SHORE + 40)
    for (const [x, y] of panesOf(one, SHORE, { across: 11, down: 17, width: 5, height: 8 }))
      if (next() < 0.4) panes += rect(x - 2, y - 4, 4, 7)
  }
  yield
  cut(
    paper,
    path,
    along(
      paper,
      [0, 150, 0, SHORE],
      [
        [0, colour],
        [0.5, colour],
        [1, mix(colour, tones.mist, 0.62)],
      ],
    ),
    { shadow: { y: 3, blur: 14, colour: tones.shadow }, rim: tones.rim, rimWidth: 0.9 },
  )
  yield
  paper.pen.globalAlpha = tones.lamp > 0.5 ? 0.4 : 0.16
  paper.pen.fillStyle = tones.lamp > 0.5 ? '#ffcf8a' : tones.pane
  paper.pen.fill(new Path2D(panes))
  paper.pen.globalAlpha = 1
}

const PYLONS = [778, 1142] as const
const DECK = 572
const HEAD = 446

function* bridge(paper: Paper, tones: Tones): Painting {
  const { pen } = paper
  const ends = [540, 1380] as const
  pen.strokeStyle = tones.bridge
  pen.lineWidth = 3.2
  pen.beginPath()
  pen.moveTo(ends[0], DECK - 4)
  pen.quadraticCurveTo(690, 548, PYLONS[0], HEAD + 12)
  pen.quadraticCurveTo(960, 668, PYLONS[1], HEAD + 12)
  pen.quadraticCurveTo(1230, 548, ends[1], DECK - 4)
  pen.stroke()
  pen.lineWidth = 1
  pen.beginPath()
  for (let share = 0.04; share < 1; share += 0.04) {
    const x = PYLONS[0] + (PYLONS[1] - PYLONS[0]) * share
    const y = (HEAD + 12) * ((1 - share) ** 2 + share ** 2) + 668 * 2 * share * (1 - share)
    pen.moveTo(x, y)
    pen.lineTo(x, DECK)
  }
  pen.stroke()
  yield
  const look = {
    shadow: { y: 3, blur: 8, colour: tones.shadow },
    rim: tones.rim,
    rimWidth: 1,
  }
  for (const x of PYLONS) {
    const legs =
      `M${x - 17},${SHORE + 20}V${HEAD + 26}H${x - 14}V${HEAD + 10}H${x - 9}V${HEAD}H${x + 9}V${HEAD + 10}H${x + 14}V${HEAD + 26}H${x + 17}V${SHORE + 20}Z` +
      `M${x - 8},${HEAD + 34}V${HEAD + 68}H${x + 8}V${HEAD + 34}Q${x},${HEAD + 20} ${x - 8},${HEAD + 34}Z` +
      `M${x - 8},${HEAD + 80}V${DECK - 8}H${x + 8}V${HEAD + 80}Q${x},${HEAD + 68} ${x - 8},${HEAD + 80}Z`
    cut(paper, legs, tones.bridge, { ...look, rule: 'evenodd' })
    yield
  }
  cut(
    paper,
    `M330,${DECK + 2}L960,${DECK - 8}L1590,${DECK + 2}v9L960,${DECK + 4}L330,${DECK + 11}Z`,
    tones.bridge,
    look,
  )
  if (tones.lamp > 0.5) {
    pen.fillStyle = '#ffe0a8'
    for (let x = 480; x <= 1440; x += 60) pen.fillRect(x - 1.4, DECK - 15, 2.8, 4)
  }
}

/** A steamer that shows its side. */
function steamer(paper: Paper, x: number, y: number, size: number, tones: Tones): void {
  const hull = tones.tiers[3]
  const look = { shadow: { y: 2, blur: 5, colour: tones.shadow }, rim: tones.rim, rimWidth: 0.8 }
  for (const at of [-34, -8, 18])
    cut(
      paper,
      `M${x + at * size},${y - 18 * size}l${4 * size},${-30 * size}h${13 * size}l${-1 * size},${30 * size}Z`,
      along(
        paper,
        [0, y - 48 * size, 0, y - 18 * size],
        [
          [0, hull],
          [0.24, hull],
          [0.25, tones.red],
          [1, tones.redDeep],
        ],
      ),
      look,
    )
  cut(
    paper,
    `M${x - 62 * size},${y}v${-12 * size}h${16 * size}v${-9 * size}h${88 * size}v${9 * size}h${18 * size}v${12 * size}Z`,
    mix(tones.tiers[0], '#fff6e6', 0.45),
    look,
  )
  cut(
    paper,
    `M${x - 92 * size},${y - 7 * size}H${x + 96 * size}L${x + 78 * size},${y + 15 * size}H${x - 76 * size}Z`,
    hull,
    look,
  )
}

export function* far(paper: Paper, tones: Tones, frame: Frame): Painting {
  const { pen } = paper
  yield* towers(paper, row(220, 0.24, 520, 5), tones.tiers[0], tones, frame)
  yield* towers(paper, row(300, 0.44, 540, 29), tones.tiers[1], tones, frame)
  cut(
    paper,
    rect(frame.left - 140, SHORE - 18, frame.right - frame.left + 280, 110),
    along(
      paper,
      [0, SHORE - 18, 0, SHORE + 40],
      [
        [0, tones.water[0]],
        [1, tones.water[1]],
      ],
    ),
    { shadow: null, rim: tones.rim, rimWidth: 0.8 },
  )
  yield
  pen.fillStyle = tones.glint
  const next = chance(3)
  for (let row = 0; row < 9; row += 1)
    for (let index = 0; index < 9; index += 1) {
      const wide = (8 + row * 4) * (0.4 + next())
      pen.globalAlpha = 0.16 + next() * 0.34
      pen.fillRect(
        960 + (next() - 0.5) * (150 + row * 34) - wide / 2,
        SHORE - 14 + row * 6,
        wide,
        1.6,
      )
    }
  pen.globalAlpha = 1
  steamer(paper, 1085, 596, 0.62, tones)
  yield
  yield* bridge(paper, tones)
  yield
  const box = {
    left: frame.left - 140,
    top: 60,
    width: frame.right - frame.left + 280,
    height: 640,
  }
  over(
    paper,
    box,
    around(
      paper,
      [960, 600, 620],
      [
        [0, `${tones.mist}55`],
        [1, `${tones.mist}00`],
      ],
    ),
  )
  yield
  grain(paper, box, 0.22)
}
