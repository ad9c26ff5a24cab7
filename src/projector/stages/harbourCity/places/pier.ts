/** The pier at night: a liner, the lighthouse, and suitcases under the lamp. */
import { chance } from '../../../paper/chance'
import { cut } from '../../../paper/cut'
import { along, type Paper } from '../../../paper/paper'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import {
  AMBER,
  BRASS,
  FLAT,
  INK,
  LOOK,
  RED,
  SMALL,
  WINE,
  arched,
  card,
  cone,
  finish,
  gate,
  glow,
  ground,
  round,
} from './kit'

/** A suitcase that stands on its side. */
function suitcase(
  paper: Paper,
  x: number,
  foot: number,
  wide: number,
  high: number,
  colour: string,
): void {
  paper.pen.strokeStyle = INK
  paper.pen.lineWidth = 7
  paper.pen.stroke(new Path2D(`M${x - 20},${foot - high}v-16h40v16`))
  round(
    paper,
    rect(x - wide / 2, foot - high, wide, high),
    [x - wide, x + wide / 2],
    ['#1a0a0c', colour, INK],
  )
  for (const at of [-0.3, 0.3])
    cut(paper, rect(x + wide * at - 5, foot - high, 10, high), INK, { ...SMALL, shadow: null })
  cut(
    paper,
    rect(x - wide * 0.3 - 8, foot - high * 0.7, 16, 14) +
      rect(x + wide * 0.3 - 8, foot - high * 0.7, 16, 14),
    BRASS,
    SMALL,
  )
}

/** A gull, asleep on something. */
function gull(paper: Paper, x: number, foot: number, side: number): void {
  const at = (out: number, up: number) => `${x + side * out},${foot - up}`
  cut(
    paper,
    `M${at(-30, 12)}Q${at(-8, 34)} ${at(8, 34)}Q${at(10, 50)} ${at(22, 48)}L${at(34, 42)}L${at(24, 38)}Q${at(26, 10)} ${at(4, 8)}Z`,
    '#d9dde2',
    SMALL,
  )
  cut(
    paper,
    `M${at(-34, 10)}Q${at(-10, 30)} ${at(8, 26)}Q${at(0, 10)} ${at(-34, 10)}Z`,
    '#8b95a3',
    SMALL,
  )
  cut(paper, circle(x + side * 19, foot - 44, 1.8), INK, FLAT)
  cut(paper, rect(x - 1, foot - 9, 2.4, 9) + rect(x + 6, foot - 9, 2.4, 9), RED, FLAT)
}

export function* pier(paper: Paper, frame: Frame): Painting {
  const { pen } = paper
  ground(
    paper,
    frame,
    [980, 470, 900],
    [
      [0, '#8eaac4'],
      [0.22, '#4c6b8c'],
      [0.5, '#1d304c'],
      [1, '#070d1a'],
    ],
  )
  yield
  // The lighthouse and its beam.
  pen.fillStyle = along(
    paper,
    [1376, 0, 300, 0],
    [
      [0, 'rgb(255 244 214 / 62%)'],
      [1, 'rgb(255 244 214 / 4%)'],
    ],
  )
  pen.fill(new Path2D('M1376,262L240,90V330Z'))
  yield
  card(paper, 'M1240,640L1290,560Q1380,520 1470,566L1660,640Z', [520, 640], ['#14213a', '#070c18'])
  round(paper, 'M1346,560L1358,300H1394L1406,560Z', [1340, 1410], ['#f4ead2', '#c9c6c4', '#4a5568'])
  for (const y of [346, 430, 510])
    cut(
      paper,
      `M${1355 - (y - 300) * 0.047},${y}h${44 + (y - 300) * 0.08}l3,36h${-48 - (y - 300) * 0.09}Z`,
      RED,
      SMALL,
    )
  cut(paper, rect(1348, 292, 56, 9), INK, SMALL)
  cut(paper, rect(1360, 250, 32, 42), AMBER, SMALL)
  cut(paper, 'M1354,252L1376,224L1398,252Z', INK, SMALL)
  yield
  // The prow of a liner.
  card(
    paper,
    'M200,300L300,300L310,270H420L430,250H560V640H200Z',
    [240, 640],
    ['#8b95a6', '#36455e'],
  )
  yield
  for (const x of [360, 470]) {
    round(
      paper,
      `M${x},262L${x + 12},130H${x + 72}L${x + 66},262Z`,
      [x, x + 74],
      ['#2a0709', RED, WINE],
    )
    cut(paper, `M${x + 9},160L${x + 12},128H${x + 72}L${x + 71},160Z`, INK, SMALL)
    yield
  }
  card(paper, 'M180,330H742Q700,470 664,650H180Z', [330, 650], ['#1c2436', '#05070d'])
  cut(paper, 'M180,612H676L668,650H180Z', RED, SMALL)
  for (let hatch = 0; hatch < 8; hatch += 1)
    cut(paper, circle(250 + hatch * 52, 400, 9), hatch % 3 === 1 ? AMBER : '#0a0d16', SMALL)
  yield
  card(paper, rect(100, 634, 1720, 90), [634, 724], ['#5c7c9c', '#142238'], {
    ...LOOK,
    shadow: null,
  })
  const next = chance(4)
  pen.fillStyle = '#dcebf7'
  for (let glint = 0; glint < 70; glint += 1) {
    pen.globalAlpha = 0.1 + next() * 0.34
    pen.fillRect(700 + next() * 720, 640 + next() * 60, 20 + next() * 60, 1.8)
  }
  pen.globalAlpha = 1
  yield
  card(paper, 'M100,706H1820V1200H100Z', [706, 900], ['#6f6a68', '#16181f'])
  pen.strokeStyle = 'rgb(6 7 12 / 60%)'
  pen.lineWidth = 3
  for (let plank = -12; plank < 13; plank += 1) {
    pen.beginPath()
    pen.moveTo(960 + plank * 60, 708)
    pen.lineTo(960 + plank * 150, 1100)
    pen.stroke()
  }
  yield
  // A lamp of the pier, and what stands under it.
  cut(paper, 'M1146,716V236Q1146,196 1106,196H1010v8h94Q1138,204 1138,240V716Z', INK, LOOK)
  cut(paper, 'M966,222L990,196H1024L1048,222Z', INK, LOOK)
  cone(paper, [1007, 222], [720, 1290, 740], '255 226 160', 50)
  yield
  cut(paper, ellipse(1007, 224, 34, 8), '#fff4d0', FLAT)
  cut(paper, ellipse(1000, 730, 250, 20), 'rgb(255 220 150 / 30%)', FLAT)
  suitcase(paper, 858, 728, 120, 92, '#6b5a48')
  suitcase(paper, 1120, 726, 96, 118, '#4a5b70')
  yield
  suitcase(paper, 990, 736, 146, 110, RED)
  for (const x of [640, 1290])
    card(paper, `M${x - 24},724v-40h-8v-16h64v16h-8v40Z`, [668, 724], ['#3a4150', INK])
  gull(paper, 640, 668, 1)
  gull(paper, 1290, 668, -1)
  glow(paper, [1007, 250, 330], '255 214 140', 46)
  glow(paper, [1376, 270, 150], '255 230 170', 60)
  yield
  yield* gate(paper, frame, arched, ['#2b3a52', '#141d2e', '#080c15'])
  yield* finish(paper, frame, [990, 520])
}
