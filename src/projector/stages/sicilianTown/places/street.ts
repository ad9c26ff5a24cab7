/** A lane of the old town at night: washing, balconies, and a gramophone that nobody winds. */
import { drawnAt, line, pour, spot } from '../../../paper/lay'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { along, type Paper } from '../../../paper/paper'
import { circle, ellipse, polygon, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { lane, lantern, washing } from './things/things'
import {
  bank,
  beam,
  fill,
  gates,
  glow,
  laid,
  sink,
  span,
  stars,
  tinge,
  whole,
  type Point,
} from './things/tools'

const LAMP: Point = [1140, 420]

function* heaven(paper: Paper, frame: Frame): Painting {
  fill(paper, frame, pour(paper, 0, 620, '#0c1238', '#23306e', '#4c5a9c', '#8f86b4'))
  stars(paper, frame, 60, 330, 12)
  cut(paper, circle(830, 250, 74), beam(paper, 820, 240, 80, '#fffdf0', '#f4e6c0'), {
    shadow: { y: 0, blur: 26, colour: 'rgb(240 236 220 / 85%)' },
    rim: '#fffdf2',
  })
  for (const [y, seed, top, foot] of [
    [330, 61, '#39458a', '#5a62a4'],
    [420, 67, '#5a609c', '#8a82b0'],
  ] as const) {
    cut(paper, bank(frame, y, 70, seed), pour(paper, y - 40, y + 160, top, foot), {
      shadow: { y: -5, blur: 18, colour: 'rgb(10 14 60 / 55%)' },
      rim: 'rgb(230 226 255 / 35%)',
      rimWidth: 1.2,
    })
    yield
  }
  // A church at the end of the lane.
  const far = laid(0.8, 0.45, '#141440')
  cut(
    paper,
    'M770,740V470H800V440Q800,372 860,356Q920,372 920,440V470H1000V420H1040V740Z',
    pour(paper, 350, 740, '#3c3f7c', '#6f649a'),
    far,
  )
  cut(
    paper,
    'M1000,422L1020,378L1040,422ZM850,358V340Q852,330 860,328Q868,330 870,340V358Z',
    '#34366e',
    far,
  )
  cut(paper, `${rect(858.6, 306, 3, 24)}${rect(852, 312, 16, 3)}`, '#34366e', {
    ...far,
    shadow: null,
  })
  spot(paper, circle(860, 520, 22), '#ffd88c')
  line(
    paper,
    `M838,520H882M860,498V542M844,504L876,536M876,504L844,536${circle(860, 520, 10)}`,
    '#45427c',
    2.4,
  )
  glow(paper, [860, 520], 90, 0.5)
}

/** The lamp on the wall, on an arm of wrought iron. */
function bracket(paper: Paper): void {
  line(
    paper,
    'M1270,356H1140V372M1270,420Q1200,420 1160,360M1230,358q-10,30 -34,18q-10,-14 6,-16',
    '#1a1024',
    6,
  )
  lantern(paper, LAMP, 1, 6)
}

function gramophone(paper: Paper, at: Point, size: number): void {
  drawnAt(paper, at, size, () => {
    const look = laid(0.9, 0.6)
    // A chair, seen from the front.
    cut(paper, `${rect(-62, -120, 8, 240)}${rect(54, -120, 8, 240)}`, '#5c3424', look)
    cut(paper, 'M-62,-118Q0,-134 62,-118V-104Q0,-120 -62,-104Z', '#7a4830', look)
    cut(paper, 'M-70,28L-58,8H58L70,28V38H-70Z', pour(paper, 8, 38, '#c98a4c', '#8a5232'), look)
    cut(paper, `${rect(-64, 38, 9, 90)}${rect(55, 38, 9, 90)}`, '#5c3424', look)
    line(paper, 'M-58,84H58', '#5c3424', 6)
    cut(
      paper,
      'M-54,14L-48,-30H48L54,14Z',
      along(
        paper,
        [-54, 0, 54, 0],
        [
          [0, '#4a2420'],
          [0.5, '#a8582f'],
          [1, '#4a2420'],
        ],
      ),
      look,
    )
    cut(paper, rect(-52, -36, 104, 8), '#c98a4c', look)
    cut(paper, ellipse(0, -38, 42, 8), '#1c0f16', look)
    cut(paper, ellipse(0, -39, 13, 3), '#c4302a', { ...look, shadow: null })
    line(paper, 'M54,-6h22v-16', '#d9a54c', 5)
    cut(paper, 'M26,-38Q48,-78 20,-92L28,-106Q66,-84 36,-36Z', '#c98b3a', look)
    // The horn, as a flower of brass.
    let horn = 'M26,-96'
    for (let leaf = 0; leaf < 8; leaf += 1) {
      const angle = Math.PI * 0.62 + (leaf * Math.PI * 2) / 8
      const next = angle + Math.PI / 4
      const middle = (angle + next) / 2
      horn += `${leaf ? '' : `M${-20 + Math.cos(angle) * 74},${-150 + Math.sin(angle) * 66}`}Q${-20 + Math.cos(middle) * 98},${-150 + Math.sin(middle) * 88} ${-20 + Math.cos(next) * 74},${-150 + Math.sin(next) * 66}`
    }
    cut(
      paper,
      `${horn}Z`,
      beam(paper, -14, -142, 96, '#5a2a18', '#c98b3a', '#f4cf78', '#d99a40'),
      look,
    )
    let ribs = ''
    for (let leaf = 0; leaf < 8; leaf += 1) {
      const angle = Math.PI * 0.62 + (leaf * Math.PI * 2) / 8
      ribs += `M-14,-142L${-20 + Math.cos(angle) * 74},${-150 + Math.sin(angle) * 66}`
    }
    line(paper, ribs, 'rgb(90 40 16 / 55%)', 1.6)
    spot(paper, circle(-14, -142, 14), '#2a1018')
  })
}

export function* street(paper: Paper, frame: Frame): Painting {
  yield* heaven(paper, frame)
  yield* lane(paper, [frame.left - 60, -220, 1120], [800, 430, 720], ['#2c2a62', '#5c5690'], 7, 3)
  yield* lane(
    paper,
    [frame.right + 60, -260, 1120],
    [1030, 430, 720],
    ['#34285a', '#6a5688'],
    7,
    14,
  )
  cut(
    paper,
    `M${frame.left - 110},1190V1060L800,716H1030L${frame.right + 110},1060V1190Z`,
    pour(paper, 716, 1000, '#8f7a90', '#5a4a74', '#1e1a40'),
    laid(0.6),
  )
  for (const at of [-5, -3, -1, 1, 3, 5])
    line(paper, `M${915 + at * 20},718L${930 + at * 230},1090`, 'rgb(20 14 50 / 30%)', 2)
  for (const y of [740, 772, 820, 886]) {
    const share = (y - 716) / 344
    line(
      paper,
      `M${800 + (frame.left - 910) * share},${y}H${1030 + (frame.right - 920) * share}`,
      'rgb(20 14 50 / 26%)',
      2,
    )
  }
  yield
  washing(paper, [640, 250], [1190, 210], 34, 9, 2, 0.12)
  yield
  washing(paper, [700, 392], [1110, 372], 22, 8, 6, 0.2)
  bracket(paper)
  yield
  spot(
    paper,
    ellipse(1010, 836, 260, 46),
    beam(
      paper,
      1010,
      836,
      260,
      'rgb(255 206 120 / 65%)',
      'rgb(255 180 90 / 22%)',
      'rgb(255 170 80 / 0%)',
    ),
  )
  spot(paper, ellipse(1020, 838, 120, 16), 'rgb(20 8 30 / 55%)')
  gramophone(paper, [1010, 714], 0.98)
  yield
  spot(
    paper,
    polygon([
      [LAMP[0], LAMP[1]],
      [760, 860],
      [1300, 860],
    ]),
    along(
      paper,
      [0, 430, 0, 860],
      [
        [0, 'rgb(255 220 140 / 30%)'],
        [1, 'rgb(255 200 110 / 0%)'],
      ],
    ),
  )
  tinge(paper, frame, [1060, 560], 820, [
    [0, 'rgb(255 196 110 / 24%)'],
    [0.42, 'rgb(255 160 90 / 5%)'],
    [1, 'rgb(8 8 40 / 58%)'],
  ])
  glow(paper, LAMP, 400, 0.42)
  yield
  const half = span(frame, 600)
  yield* gates(
    paper,
    frame,
    (off) => {
      const wide = half + off
      const top = 30 - off * 0.8
      return `M${960 - wide},1200V560C${960 - wide},300 ${960 - wide * 0.5},160 960,${top}C${960 + wide * 0.5},160 ${960 + wide},300 ${960 + wide},560V1200Z`
    },
    [
      ['#5a466e', '#302650'],
      ['#3a2c52', '#1e1838'],
      ['#1a1432', '#0b0818'],
    ],
  )
  sink(paper, frame, [1000, 540])
  yield
  grain(paper, whole(frame), 0.16)
}
