/** The crooked mill: not a breath of wind, its door ajar, and light on the steps. */
import { line, pour, spot } from '../../../paper/lay'
import { mix, seen } from '../../../paper/colour'
import { along, type Paper } from '../../../paper/paper'
import type { Frame, Painting } from '../../stage'
import { land, torn } from '../set/edges'
import { millWindows, paintMill } from '../set/landmarks'
import { TINTS } from '../set/tints'
import { reeds } from '../wash/brush'
import { glow, wisp } from '../wash/lay'
import { dried, tear } from '../wash/torn'
import { tuft } from './things/objects'
import { air, gate, hollow, mirror, moon, parted, settle, shores } from './things/scene'

export function* mill(paper: Paper, frame: Frame): Painting {
  const tints = TINTS.night
  const { pen } = paper
  yield* air(paper, tints, frame, { horizon: 560, light: [720, 500] })
  moon(paper, [700, 250], 92)
  yield* shores(paper, tints, frame, 548)
  yield* mirror(paper, tints, frame, 556, [700, 520])
  const bank = mix(tints.ground[1], tints.ink, 0.2)
  spot(
    paper,
    [560, 700, 760, 830, 1180, 1260, 1380, 1460]
      .map((x, at) => tuft(x, 690 + (at % 3) * 8, 40, x))
      .join(''),
    mix(tints.grass, tints.ink, 0.4),
  )
  const face = tear(
    paper,
    land(frame, [640, 660, 700, 712, 680, 648, 640, 640, 660], 1210),
    pour(paper, 640, 900, mix(bank, tints.grass, 0.3), bank, tints.ink),
    { ...torn(tints, 741, bank, 1), rough: 6, bite: 8 },
  )
  dried(paper, face, [frame.left, 650, frame.right - frame.left, 160], {
    dark: tints.ink,
    light: tints.grass,
    seed: 21,
  })
  yield
  pen.save()
  pen.translate(1080, 676)
  pen.scale(1.95, 1.95)
  pen.translate(-1560, -600)
  yield* paintMill(paper, {
    ...tints,
    wall: ['#2a4a46', '#1c3634'],
    thatch: ['#2c443a', '#152823'],
    wood: '#0c1817',
  })
  const [, upper] = millWindows
  if (upper) {
    spot(paper, upper.path, '#ffd98a')
    glow(paper, [1570, 440], 60, tints.lamp, 0.6)
  }
  // The door, a hand's breadth open.
  spot(paper, 'M1540,608V552Q1556,536 1574,552V608Z', '#fff0c4')
  spot(paper, 'M1528,612L1530,548Q1542,534 1556,546L1554,608Z', mix(tints.wood, '#5a3a20', 0.5))
  line(paper, 'M1536,608V546M1546,608V542M1531,566H1555M1530,590H1555', seen(tints.ink, 0.6), 1.4)
  pen.restore()
  spot(
    paper,
    'M1052,690L1110,690L1190,870L850,870Z',
    along(
      paper,
      [0, 690, 0, 860],
      [
        [0, seen('#ffd27a', 0.6)],
        [1, seen('#ffd27a', 0)],
      ],
    ),
  )
  glow(paper, [1082, 650], 400, tints.lamp, 0.6)
  yield
  for (let step = 0; step < 3; step += 1)
    tear(
      paper,
      [
        [1022 - step * 16, 692 + step * 20],
        [1130 + step * 12, 690 + step * 20],
        [1136 + step * 14, 710 + step * 20],
        [1014 - step * 18, 712 + step * 20],
      ],
      pour(paper, 690 + step * 20, 712 + step * 20, '#d8a45a', '#5a3c22'),
      torn(tints, 745 + step, '#a87a40', 0.6),
    )
  // A sack that has burst.
  spot(
    paper,
    'M1206,742Q1190,690 1218,676L1214,660L1246,660L1242,676Q1274,690 1260,742Q1232,752 1206,742Z',
    pour(paper, 660, 746, '#e0c088', '#6a5030'),
  )
  spot(paper, 'M1170,752Q1210,726 1250,744Q1290,740 1310,756Q1240,768 1170,752Z', '#f4e6c4')
  line(paper, 'M1214,674Q1230,680 1246,674M1216,700l6,30M1240,696l6,34', seen(tints.ink, 0.5), 2.4)
  for (const [x, y, size] of [
    [520, 560, 8],
    [600, 640, 6],
    [1480, 590, 7],
  ] as const) {
    wisp(paper, [x, y], size, '#9dffc8', 0.9)
    yield
  }
  spot(
    paper,
    reeds({
      from: 480,
      to: 820,
      y: 800,
      height: 190,
      count: 40,
      seed: 88,
      foot: 6,
      tails: 6,
      deep: 30,
    }),
    mix(tints.ground[3], tints.ink, 0.4),
  )
  yield
  yield* gate(paper, tints, frame, hollow(frame, [980, 480], 830, 490, 8))
  yield* parted(paper, tints, frame)
  yield* settle(paper, tints, frame, [1060, 560])
}
