/** A piazza with its fountain: marble figures, water in the moonlight, and one shoe on the rim. */
import { drawnAt, line, pour } from '../../../paper/lay'
import { mix } from '../../../paper/colour'
import { cut, hole } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { along, type Paper } from '../../../paper/paper'
import { arch, circle, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { bank, beam, fill, glow, laid, sink, stars, tinge, whole } from './things/tools'
import { LAMP, STONE, marble, fountain, lamppost } from './things/fountain'

function* heaven(paper: Paper, frame: Frame): Painting {
  fill(paper, frame, pour(paper, 0, 640, '#10103a', '#2a2c6c', '#54549a', '#b88aa8'))
  stars(paper, frame, 70, 330, 21)
  cut(paper, circle(640, 230, 84), beam(paper, 626, 216, 96, '#fffdf4', '#f2e8cc'), {
    shadow: { y: 0, blur: 26, colour: 'rgb(240 238 230 / 85%)' },
    rim: '#fffdf6',
  })
  for (const [y, seed, top, foot] of [
    [350, 71, '#3c3e86', '#6664a8'],
    [440, 79, '#6a64a2', '#a884aa'],
  ] as const) {
    cut(paper, bank(frame, y, 76, seed), pour(paper, y - 40, y + 170, top, foot), {
      shadow: { y: -5, blur: 18, colour: 'rgb(14 10 60 / 55%)' },
      rim: 'rgb(236 228 255 / 35%)',
      rimWidth: 1.2,
    })
    yield
  }
}

/** The front of a church with its scrolls, and palaces beside it. */
function* fronts(paper: Paper, frame: Frame): Painting {
  const palace = (x: number, width: number, top: number, colour: string, seed: number): void => {
    cut(
      paper,
      `M${x},760V${top}H${x + width}V760Z`,
      pour(paper, top, 760, colour, mix(colour, '#c08a9a', 0.35)),
      STONE,
    )
    cut(
      paper,
      rect(x - 8, top - 6, width + 16, 14) + rect(x - 4, top + 12, width + 8, 4),
      mix(colour, '#e0c0d0', 0.25),
      STONE,
    )
    const columns = Math.round(width / 74)
    for (let row = 0; row < 3; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const [cx, cy] = [x + (width / columns) * (column + 0.5), top + 92 + row * 104]
        const lit = (column * 3 + row * 5 + seed) % 7 === 0
        cut(paper, arch(cx, cy + 5, 18, 66), mix(colour, '#e0c0d0', 0.22), {
          ...STONE,
          shadow: null,
        })
        hole(paper, arch(cx, cy, 13, 56), lit ? '#ffdc92' : mix(colour, '#0a0826', 0.62), {
          edge: 'rgb(14 8 40 / 90%)',
        })
        cut(paper, rect(cx - 24, cy + 2, 48, 6), mix(colour, '#0a0826', 0.3), {
          ...STONE,
          rimWidth: 0.8,
        })
        if (lit) glow(paper, [cx, cy - 24], 80, 0.4)
      }
  }
  palace(frame.left - 100, 420 - frame.left + 100, 330, '#3a3474', 2)
  palace(1500, frame.right - 1400, 350, '#3a306a', 4)
  yield
  palace(400, 250, 420, '#4a4080', 1)
  palace(1290, 250, 430, '#4a3c7a', 3)
  yield
  const wall = pour(paper, 260, 760, '#5a4a8a', '#b48aa4')
  cut(
    paper,
    'M660,760V470Q700,470 720,420Q736,380 780,372V330L960,262L1140,330V372Q1184,380 1200,420Q1220,470 1260,470V760Z',
    wall,
    STONE,
  )
  cut(paper, 'M768,340L960,262L1152,340V328L960,248L768,328Z', '#7a66a0', STONE)
  cut(paper, `${rect(650, 466, 620, 12)}${rect(772, 372, 376, 9)}`, '#7a66a0', STONE)
  for (const x of [690, 800, 1106, 1216])
    cut(
      paper,
      rect(x, 482, 16, 280),
      along(
        paper,
        [x, 0, x + 16, 0],
        [
          [0, '#9a86b8'],
          [1, '#4a3c78'],
        ],
      ),
      { ...STONE, rimWidth: 0.8 },
    )
  hole(paper, circle(960, 330, 26), beam(paper, 960, 330, 28, '#fff2c4', '#ffc66a'), {
    edge: 'rgb(30 14 60 / 90%)',
  })
  yield
  cut(paper, arch(960, 760, 62, 210), '#7a66a0', STONE)
  hole(paper, arch(960, 760, 50, 196), pour(paper, 560, 760, '#ffe0a0', '#f0a050'), {
    edge: 'rgb(30 14 60 / 90%)',
    depth: 4,
  })
  for (const x of [752, 1168])
    hole(paper, arch(x, 620, 24, 96), '#2c2460', { edge: 'rgb(14 8 40 / 90%)' })
  glow(paper, [960, 680], 170, 0.42)
}

function shoe(paper: Paper): void {
  glow(paper, [1120, 770], 100, 0.4)
  drawnAt(paper, [1112, 796], 1.25, () => {
    cut(
      paper,
      'M-40,0V-38Q-30,-44 -22,-38Q-16,-22 6,-18Q36,-14 44,-4V4H-26L-30,-10L-34,4H-42Z',
      along(
        paper,
        [0, -40, 0, 4],
        [
          [0, '#f0523c'],
          [1, '#a81c28'],
        ],
      ),
      laid(0.9, 0.7),
    )
    cut(paper, circle(-2, -20, 6), '#ffd684', laid(0.4))
  })
}

export function* piazza(paper: Paper, frame: Frame): Painting {
  yield* heaven(paper, frame)
  yield* fronts(paper, frame)
  cut(
    paper,
    `M${frame.left - 110},1190V752H${frame.right + 110}V1190Z`,
    pour(paper, 752, 1000, '#8a7098', '#50407a', '#181440'),
    laid(0.5),
  )
  for (let ray = -8; ray <= 8; ray += 1)
    line(paper, `M${960 + ray * 70},754L${960 + ray * 220},1090`, 'rgb(24 14 60 / 26%)', 2)
  yield
  marble(paper, [560, 800], 1.15, false)
  marble(paper, [1420, 800], 1.1, true)
  yield* fountain(paper)
  shoe(paper)
  lamppost(paper)
  yield
  tinge(paper, frame, [1180, 540], 900, [
    [0, 'rgb(255 204 130 / 22%)'],
    [0.45, 'rgb(255 170 110 / 4%)'],
    [1, 'rgb(10 6 44 / 56%)'],
  ])
  glow(paper, LAMP, 420, 0.36)
  yield
  yield* loggia(paper, frame)
  sink(paper, frame, [1000, 540])
  yield
  grain(paper, whole(frame), 0.16)
}

/** We stand in a loggia: a round arch on two columns. */
function* loggia(paper: Paper, frame: Frame): Painting {
  const half = Math.min(700, (frame.right - frame.left) * 0.36)
  const box = whole(frame)
  const sheet = rect(box.left, box.top, box.width, box.height)
  for (const [off, near, far] of [
    [0, '#5a4676', '#2c2252'],
    [34, '#241a44', '#0e0a22'],
  ] as const) {
    const wide = half + off
    cut(
      paper,
      `${sheet}M${960 - wide},1200V440C${960 - wide},${150 - off} ${960 - wide * 0.5},${70 - off} 960,${64 - off}C${960 + wide * 0.5},${70 - off} ${960 + wide},${150 - off} ${960 + wide},440V1200Z`,
      beam(paper, 960, 540, 1150, near, near, far),
      {
        rule: 'evenodd',
        shadow: { y: 10, blur: 24, colour: 'rgb(8 4 24 / 80%)' },
        rim: 'rgb(255 206 150 / 45%)',
        rimWidth: 1.5,
      },
    )
    yield
  }
  for (const side of [-1, 1]) {
    const x = 960 + side * (half + 30)
    cut(
      paper,
      rect(x - 40, 430, 80, 800),
      along(
        paper,
        [x - 40, 0, x + 40, 0],
        side < 0
          ? [
              [0, '#120c2a'],
              [0.7, '#3a2c5e'],
              [1, '#9a7a94'],
            ]
          : [
              [0, '#b08a8c'],
              [0.3, '#4a3868'],
              [1, '#120c2a'],
            ],
      ),
      laid(1.6, 0.4),
    )
    cut(
      paper,
      `M${x - 40},440L${x - 62},396H${x + 62}L${x + 40},440ZM${x - 68},396V380H${x + 68}V396Z`,
      '#3a2c5e',
      laid(1.2, 0.5),
    )
    for (const curl of [-1, 1])
      line(
        paper,
        `M${x + curl * 30},430q${curl * 4},-22 ${curl * 22},-18q10,10 ${curl * -4},14`,
        'rgb(255 214 160 / 40%)',
        2.4,
      )
    yield
  }
}
