/** The eel smokehouse: rods of eels over the embers, and one hook that swings empty. */
import { beam, drawnAt, line, pour, spot } from '../../../paper/lay'
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import type { Paper } from '../../../paper/paper'
import { circle, ellipse } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { torn } from '../set/edges'
import { TINTS } from '../set/tints'
import { glow, tinge } from '../wash/lay'
import { bend, tear, type Point } from '../wash/torn'
import { hungEel } from './things/objects'
import { gate, settle, span, whole } from './things/scene'

const TONE = TINTS.dusk

/** A chamber of sooty brick, lit from below. */
function* chamber(paper: Paper, frame: Frame): Painting {
  const box = whole(frame)
  paper.pen.fillStyle = beam(
    paper,
    [960, 700],
    860,
    '#e8842c',
    '#9c4a1c',
    '#4a2214',
    '#1a0d0a',
    '#0c0706',
  )
  paper.pen.fillRect(box.left, box.top, box.width, box.height)
  yield
  const next = chance(29)
  for (let y = 60, row = 0; y < 840; y += 48, row += 1) {
    let [dark, lit] = ['', '']
    for (let x = 140 + (row % 2) * 54; x < 1800; x += 108) {
      const brick = `M${x + 3},${y + 3}l${100 + next() * 4},${next() * 4 - 2}l-1,${40 + next() * 3}l-${100},1Z`
      if (next() < 0.55) dark += brick
      else lit += brick
    }
    spot(paper, dark, seen('#140a08', 0.42))
    spot(paper, lit, seen('#d8742c', 0.16))
    if (row % 4 === 3) yield
  }
  glow(paper, [960, 740], 560, '#ff9a3c', 0.4)
  yield
}

/** Smoke as sheets of thin paper. */
function* smoke(paper: Paper): Painting {
  for (const [x, sway, veil, seed] of [
    [760, 60, 0.09, 1],
    [990, -70, 0.12, 2],
    [1210, 60, 0.09, 3],
  ] as const) {
    const side = (out: number, lean: number): Point[] =>
      [760, 620, 480, 340, 200, 60].map((y, at): Point => [
        x + out * (16 + at * 9) + Math.sin(at * 1.7) * sway + lean,
        y,
      ])
    const outline = [...bend(side(-1, 0)), ...[...bend(side(1, 20))].reverse()]
    tear(paper, outline, pour(paper, 60, 760, '#d8c0a8', '#ffcf90'), {
      seed: 790 + seed,
      core: '#fff0d8',
      rough: 5,
      bite: 8,
      veil,
    })
    yield
  }
}

function* rods(paper: Paper): Painting {
  for (const [y, from, to, long, count, seed] of [
    [190, 470, 1450, 170, 12, 3],
    [282, 400, 1520, 250, 11, 8],
  ] as const) {
    line(paper, `M${from},${y}Q960,${y + 12} ${to},${y}`, '#1c100a', 15)
    line(paper, `M${from},${y + 5}Q960,${y + 17} ${to},${y + 5}`, seen('#ff9e48', 0.7), 3)
    for (let at = 0; at < count; at += 1) {
      const x = from + 60 + ((to - from - 120) * at) / (count - 1)
      // One is missing, in the middle of the nearer rod.
      if (y > 200 && at === 5) continue
      hungEel(paper, TONE, [x, y + 26], long * (0.86 + ((at * 7) % 5) * 0.06), seed * 20 + at)
    }
    yield
  }
  glow(paper, [960, 372], 190, '#ffd890', 0.6)
  line(paper, 'M960,292V334q0,28 20,28q20,-2 18,-24', '#2a160c', 9)
  line(paper, 'M958,292V334q0,28 20,28q20,-2 18,-24', '#ffdf9e', 4)
  yield
}

function* embers(paper: Paper): Painting {
  const next = chance(37)
  tear(
    paper,
    bend(
      [
        [430, 820],
        [520, 742],
        [720, 706],
        [960, 694],
        [1210, 708],
        [1410, 746],
        [1500, 820],
      ],
      false,
      20,
    ),
    beam(paper, [960, 720], 520, '#ffb348', '#c2481a', '#3a160c'),
    torn(TONE, 801, '#7a2c12', 0.4),
  )
  for (let coal = 0; coal < 90; coal += 1) {
    const [x, y] = [960 + (next() + next() - 1) * 500, 716 + next() * 90]
    const size = 10 + next() * 26
    const heat = Math.max(0, 1 - Math.abs(x - 960) / 480 - (y - 716) / 200) * (0.5 + next() * 0.6)
    spot(
      paper,
      `M${x - size},${y}l${size * 0.5},${-size * 0.6}l${size * 0.9},${size * 0.1}l${size * 0.5},${size * 0.5}l${-size * 0.8},${size * 0.4}Z`,
      mix('#1a0d0a', heat > 0.5 ? '#ffc95e' : '#d8501c', Math.min(1, heat)),
    )
    if (coal % 30 === 29) yield
  }
  let flames = ''
  for (let at = 0; at < 9; at += 1) {
    const [x, tall] = [700 + at * 64 + next() * 20, 40 + next() * 60]
    flames += `M${x - 14},732Q${x - 18},${732 - tall * 0.5} ${x + 4},${732 - tall}Q${x},${732 - tall * 0.5} ${x + 15},732Z`
  }
  spot(paper, flames, seen('#ffb640', 0.75))
  spot(
    paper,
    [740, 860, 980, 1100, 1180, 900, 1040]
      .map((x, at) => circle(x, 420 + ((at * 97) % 240), 2.6))
      .join(''),
    '#ffd890',
  )
  glow(paper, [960, 720], 460, '#ff9a3c', 0.5)
  yield
}

export function* smokehouse(paper: Paper, frame: Frame): Painting {
  yield* chamber(paper, frame)
  yield* smoke(paper)
  yield* rods(paper)
  yield* embers(paper)
  tinge(
    paper,
    whole(frame),
    [960, 480, 860],
    [
      [0.3, seen('#ff9a3c', 0.05)],
      [1, seen('#080404', 0.66)],
    ],
  )
  yield
  // The iron doors stand open to both sides.
  const half = span(frame, 640)
  yield* gate(
    paper,
    { ...TONE, frame: ['#3a2018', '#241410', '#120a08'], core: '#d8843c' },
    frame,
    (off) =>
      bend(
        [
          [960 - half - off, 1240],
          [960 - half - off, 360],
          [960 - (half + off) * 0.7, 130 - off * 0.7],
          [960, 40 - off],
          [960 + (half + off) * 0.7, 130 - off * 0.7],
          [960 + half + off, 360],
          [960 + half + off, 1240],
        ],
        false,
        20,
      ),
  )
  for (const side of [-1, 1])
    drawnAt(paper, [960 + side * (half + 118), 470], 1, () => {
      spot(paper, `M0,-40h${-side * 84}l${-side * 30},20l${side * 30},20H0Z`, '#160c09')
      line(paper, `M0,-38h${-side * 84}`, seen('#ff9e48', 0.7), 3)
      spot(
        paper,
        circle(-side * 16, -20, 6) + circle(-side * 60, -20, 6) + ellipse(side * 40, 160, 10, 34),
        '#5a301c',
      )
    })
  yield
  yield* settle(paper, TONE, frame, [960, 500])
}
