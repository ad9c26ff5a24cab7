/** The river with its bridge, and the court of the temple. */
import { mix } from '../../../paper/colour'
import { cut } from '../set/kit/lay'
import { type Paper } from '../../../paper/paper'
import { ellipse, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { chedi } from '../set/chedi'
import { garland, lantern, shine } from '../set/kit/lanterns'
import { flame, lotus } from '../set/kit/ornament'
import { temple } from '../set/temple'
import { palm, roundTree } from '../set/trees'
import { EDGE, NIGHT, closing, night, opening, sheet } from './kit'
import { BLUE, hills, moon } from './scenery'

export function* river(paper: Paper, frame: Frame): Painting {
  night(paper, frame, BLUE)
  moon(paper, 1290, 270, 92)
  yield
  sheet(paper, hills(520, 90), 440, 640, '#3a3a86', '#7a5a96')
  cut(
    paper,
    palm(300, 640, 380, 50, 110) +
      palm(430, 640, 270, -30, 90) +
      palm(1640, 640, 400, -50, 116) +
      palm(1540, 640, 260, 34, 84),
    '#15184a',
    EDGE,
  )
  yield
  // The Iron Bridge: two arches of struts.
  let truss = ''
  for (const left of [340, 960]) {
    truss += `M${left},560Q${left + 310},330 ${left + 620},560`
    for (let bar = 1; bar < 10; bar += 1) {
      const t = bar / 10
      const y = 560 - 2 * t * (1 - t) * 230
      truss += `M${left + t * 620},560V${y}${bar < 9 ? `L${left + (t + 0.1) * 620},560` : ''}`
    }
  }
  const { pen } = paper
  pen.lineWidth = 9
  pen.strokeStyle = '#14133a'
  pen.stroke(new Path2D(truss))
  pen.lineWidth = 2
  pen.strokeStyle = 'rgb(255 206 150 / 50%)'
  pen.stroke(new Path2D(truss))
  sheet(paper, rect(-700, 552, 3400, 26), 552, 578, '#4a3060', '#1b163f')
  for (const x of [340, 960, 1580])
    sheet(
      paper,
      `M${x - 34},578H${x + 34}L${x + 44},690H${x - 44}Z`,
      578,
      690,
      '#3a2a5a',
      '#17143c',
    )
  for (let x = 400; x < 1560; x += 124) lantern(paper, x, 540, 26, Math.round(x), NIGHT)
  yield
  sheet(paper, rect(-700, 640, 3400, 500), 640, 940, '#6a5096', '#101138')
  pen.fillStyle = 'rgb(255 220 160 / 30%)'
  let ripples = ''
  for (let row = 0; row < 12; row += 1)
    ripples +=
      ellipse(1290 + Math.sin(row * 2.2) * 26, 660 + row * 15, 90 - row * 3, 3) +
      ellipse(960 + Math.sin(row * 1.7) * 50, 670 + row * 14, 130 - row * 4, 2.6)
  pen.fill(new Path2D(ripples))
  yield
  // Boats of leaf, each with a candle; one of them nearer than the others.
  for (const [x, y, size] of [
    [560, 664, 26],
    [1420, 672, 28],
    [730, 690, 34],
    [1180, 684, 30],
    [960, 690, 84],
  ] as const) {
    shine(paper, x, y - size * 0.9, size * 3.4, '#ffbe62', 0.8)
    const petals = [-1.1, -0.75, -0.38, 0, 0.38, 0.75, 1.1]
    for (const turn of petals)
      cut(
        paper,
        flame(x + turn * size * 0.5, y, -Math.PI / 2 + turn * 0.95, size * 0.86, size * 0.42),
        mix('#5fa060', '#1b3a40', Math.abs(turn) * 0.4),
        EDGE,
      )
    cut(paper, lotus([x, y - size * 0.06], [size * 0.5, size * 0.14], 9, 0.5), '#f59ab0', EDGE)
    cut(paper, rect(x - size * 0.05, y - size * 0.86, size * 0.1, size * 0.78), '#fff0c8', EDGE)
    cut(paper, flame(x, y - size * 0.84, -Math.PI / 2, size * 0.42, size * 0.18), '#ffe27a', {
      shadow: null,
      rim: '#fffbe0',
    })
  }
  yield
  opening(paper, frame)
  yield
  closing(paper, frame, [960, 600])
}

export function* court(paper: Paper, frame: Frame): Painting {
  night(paper, frame, BLUE)
  moon(paper, 420, 250, 70)
  yield
  roundTree(paper, 330, 700, 250, 4, NIGHT)
  roundTree(paper, 1600, 700, 260, 8, NIGHT)
  yield
  shine(paper, 960, 440, 460, '#ffc46a', 0.5)
  chedi(paper, 960, 640, 250, 520, NIGHT)
  yield
  paper.pen.save()
  paper.pen.translate(960, 660)
  paper.pen.scale(1.5, 1.5)
  paper.pen.translate(-960, -626)
  yield* temple(paper, 960, 626, NIGHT)
  paper.pen.restore()
  sheet(paper, rect(-700, 652, 3400, 500), 652, 980, '#8a6484', '#120d2c')
  for (let step = 0; step < 4; step += 1)
    sheet(
      paper,
      rect(800 - step * 26, 652 + step * 20, 320 + step * 52, 22),
      652,
      740,
      '#c79a94',
      '#5a3f6e',
    )
  yield
  // Sandals in a row, all of them left ones.
  for (const [index, x] of [760, 836, 912, 988, 1064, 1140].entries()) {
    const colour =
      ['#c43b34', '#e0b03c', '#2f8c86', '#c43b6a', '#398a54', '#e0803c'][index] ?? '#c43b34'
    sheet(
      paper,
      `M${x - 18},752Q${x - 24},728 ${x - 8},716Q${x + 12},708 ${x + 18},730Q${x + 20},752 ${x},758Q${x - 14},760 ${x - 18},752Z`,
      710,
      760,
      mix(colour, '#fff0c0', 0.35),
      colour,
    )
    paper.pen.strokeStyle = '#1c0d1c'
    paper.pen.lineWidth = 3
    paper.pen.stroke(
      new Path2D(
        `M${x - 12},738Q${x - 2},732 ${x + 2},720M${x + 2},720Q${x + 12},728 ${x + 14},738`,
      ),
    )
  }
  garland(paper, [140, 200, 620, 300], 70, 6, 40, NIGHT)
  garland(paper, [1300, 300, 1780, 200], 70, 6, 40, NIGHT)
  yield
  opening(paper, frame)
  yield
  closing(paper, frame, [960, 560])
}
