/** A room of an old palace: tall windows on the night, a lamp, and a telephone off its hook. */
import { line, pour, spot } from '../../../paper/lay'
import { mix } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { along, type Paper } from '../../../paper/paper'
import { arch, circle, ellipse, polygon, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { palm } from '../set/feast'
import { beam, fill, glow, laid, sink, span, stars, tinge, whole } from './things/tools'
import { LAMP, ROOM, furniture, table } from './things/parlour'

function* walls(paper: Paper, frame: Frame): Painting {
  fill(paper, frame, beam(paper, ...LAMP, 900, '#d8784a', '#9a3c40', '#5a1c38', '#2a0e28'))
  // Damask.
  let damask = ''
  for (let x = frame.left - 60; x < frame.right + 60; x += 92)
    for (let y = 60; y < 640; y += 104) {
      const [cx, cy] = [x + (Math.round(y / 104) % 2) * 46, y]
      damask += `M${cx},${cy - 34}q20,22 14,40q-4,14 -14,20q-10,-6 -14,-20q-6,-18 14,-40ZM${cx},${cy + 30}q16,-8 22,6q-12,8 -22,2q-10,6 -22,-2q6,-14 22,-6Z`
    }
  spot(paper, damask, 'rgb(255 190 120 / 13%)')
  yield
  const { pen } = paper
  // Two windows on a garden by the sea.
  for (const x of [640, 900]) {
    cut(paper, arch(x, 690, 116, 560), pour(paper, 130, 690, '#f0d2a0', '#8a5a4a'), ROOM)
    pen.save()
    pen.clip(new Path2D(arch(x, 680, 98, 534)))
    fill(paper, frame, pour(paper, 140, 680, '#0c1844', '#25407c', '#5a74a0', '#b89a9a'))
    stars(paper, { left: x - 100, right: x + 100, top: 150, bottom: 680 }, 16, 420, x)
    if (x === 640)
      cut(paper, circle(652, 300, 44), beam(paper, 644, 292, 50, '#fffdf0', '#f2e6c0'), {
        shadow: { y: 0, blur: 24, colour: 'rgb(240 236 220 / 80%)' },
        rim: '#ffffff',
      })
    cut(
      paper,
      `M${x - 120},600q60,-16 120,0t120,0V700H${x - 120}Z`,
      pour(paper, 590, 680, '#3a5a8c', '#1c2c58'),
      ROOM,
    )
    cut(
      paper,
      palm(x === 640 ? 596 : 936, 700, x === 640 ? 250 : 330, x === 640 ? 16 : -20, 9, 92),
      pour(paper, 330, 700, '#1c3a48', '#0c1a2c'),
      laid(0.8, 0.45, '#0a1030'),
    )
    line(paper, `M${x},140V690M${x - 100},330H${x + 100}M${x - 100},500H${x + 100}`, '#4a2430', 9)
    line(paper, `M${x},140V690M${x - 100},330H${x + 100}M${x - 100},500H${x + 100}`, '#c89a6c', 3)
    pen.restore()
    // Light of the moon on the floor comes later; a curtain of lace hangs here.
    for (const side of [-1, 1])
      cut(
        paper,
        `M${x + side * 116},140Q${x + side * 60},300 ${x + side * 92},470Q${x + side * 108},560 ${x + side * 104},690H${x + side * 124}V140Z`,
        along(
          paper,
          [x + side * 60, 0, x + side * 120, 0],
          [
            [0, 'rgb(255 240 214 / 80%)'],
            [1, 'rgb(200 150 130 / 90%)'],
          ],
        ),
        ROOM,
      )
    yield
  }
  cut(
    paper,
    rect(frame.left - 110, 640, frame.right - frame.left + 220, 70),
    pour(paper, 640, 710, '#6a2c38', '#3a1628'),
    ROOM,
  )
  for (let x = frame.left - 60; x < frame.right; x += 190)
    line(paper, rect(x, 654, 150, 42), 'rgb(255 200 140 / 22%)', 2)
  // A picture with a heavy frame.
  cut(
    paper,
    rect(1236, 170, 250, 200),
    pour(paper, 170, 370, '#f0c868', '#8a5428'),
    laid(1.4, 0.7, '#1a0618'),
  )
  cut(paper, rect(1258, 192, 206, 156), pour(paper, 192, 348, '#e0986a', '#5a4a7a'), {
    ...ROOM,
    shadow: null,
  })
  spot(paper, 'M1258,348V300L1310,262L1340,290L1380,240L1430,300L1464,286V348Z', '#3c2c58')
  spot(paper, 'M1386,234q6,-26 22,-18q-4,-18 16,-14q20,2 10,20q-14,2 -18,12Z', '#f4d8b0')
  yield
}

/** Curtains of velvet, drawn aside. */
function* drapes(paper: Paper, frame: Frame): Painting {
  const half = span(frame, 690)
  for (const side of [-1, 1]) {
    const x = (off: number): number => 960 + side * off
    for (let fold = 0; fold < 9; fold += 1) {
      const at = half - 150 + fold * 62
      const colours = [
        mix('#2f7a5c', '#0a1c1c', Math.min(0.8, fold * 0.12)),
        mix('#164a3c', '#06100f', Math.min(0.85, fold * 0.13)),
        '#06120f',
      ] as const
      cut(
        paper,
        `M${x(at - 60)},-120Q${x(at)},330 ${x(at + 70)},640Q${x(at + 30)},860 ${x(at + 20)},1190H${x(at + 230)}V-120Z`,
        along(
          paper,
          [x(at), 0, x(at + 90), 0],
          [
            [0, colours[0]],
            [0.5, colours[1]],
            [1, colours[2]],
          ],
        ),
        {
          shadow: { x: -side * 7, y: 3, blur: 16, colour: 'rgb(10 2 12 / 70%)' },
          rim: 'rgb(255 214 150 / 30%)',
          rimWidth: 1.3,
        },
      )
      if (fold % 3 === 2) yield
    }
    cut(
      paper,
      `M${x(half - 92)},646Q${x(half + 20)},604 ${x(half + 190)},634V668Q${x(half + 20)},640 ${x(half - 88)},682Z`,
      '#d9a54c',
      laid(0.9, 0.8),
    )
  }
  cut(
    paper,
    `M${frame.left - 110},${frame.top - 110}H${frame.right + 110}V60Q${960 + half},40 ${960 + half - 140},110Q${960 + 240},150 960,70Q${960 - 240},150 ${960 - half + 140},110Q${960 - half},40 ${frame.left - 110},60Z`,
    pour(paper, -60, 130, '#0a2420', '#246650'),
    laid(1.8, 0.5),
  )
  line(
    paper,
    `M${960 - half + 140},110Q${960 - 240},150 960,70Q${960 + 240},150 ${960 + half - 140},110`,
    '#d9a54c',
    7,
  )
  yield
}

export function* salon(paper: Paper, frame: Frame): Painting {
  yield* walls(paper, frame)
  cut(
    paper,
    `M${frame.left - 110},1190V704H${frame.right + 110}V1190Z`,
    pour(paper, 704, 980, '#a8603c', '#5a2c30', '#1a0c1c'),
    { shadow: null, rim: 'rgb(255 214 150 / 50%)', rimWidth: 1.4 },
  )
  for (let at = -9; at <= 9; at += 1)
    line(paper, `M${1000 + at * 90},706L${1000 + at * 220},1090`, 'rgb(40 10 20 / 35%)', 2)
  for (const y of [738, 790, 870])
    line(paper, `M${frame.left},${y}H${frame.right}`, 'rgb(40 10 20 / 28%)', 2)
  spot(
    paper,
    polygon([
      [560, 720],
      [700, 720],
      [640, 900],
      [440, 900],
    ]),
    'rgb(150 180 230 / 16%)',
  )
  spot(
    paper,
    ellipse(1100, 850, 340, 60),
    beam(
      paper,
      1100,
      850,
      340,
      'rgb(255 206 120 / 50%)',
      'rgb(255 180 90 / 16%)',
      'rgb(255 170 80 / 0%)',
    ),
  )
  yield
  yield* furniture(paper)
  yield* table(paper)
  tinge(paper, frame, [1080, 560], 820, [
    [0, 'rgb(255 206 120 / 22%)'],
    [0.45, 'rgb(255 160 90 / 4%)'],
    [1, 'rgb(16 4 30 / 62%)'],
  ])
  glow(paper, LAMP, 430, 0.34)
  yield
  yield* drapes(paper, frame)
  sink(paper, frame, [1020, 540])
  yield
  grain(paper, whole(frame), 0.16)
}
