/** The ferry landing: the bell, the rope, and a punt that has come over without anybody in it. */
import { drawnAt, line, spot } from '../../../paper/lay'
import { mix, seen } from '../../../paper/colour'
import type { Paper } from '../../../paper/paper'
import type { Frame, Painting } from '../../stage'
import { knot, rope } from '../set/rope'
import { TINTS } from '../set/tints'
import { reeds } from '../wash/brush'
import { glow, wisp } from '../wash/lay'
import { bend } from '../wash/torn'
import { boards, lantern, post, punt } from './things/objects'
import { air, gate, hollow, mirror, moon, parted, settle, shores } from './things/scene'

export function* ferry(paper: Paper, frame: Frame): Painting {
  const tints = TINTS.night
  yield* air(paper, tints, frame, { horizon: 470, light: [700, 430] })
  moon(paper, [640, 236], 84)
  yield* shores(paper, tints, frame, 452)
  yield* mirror(paper, tints, frame, 458, [650, 430])
  for (const [x, y, size] of [
    [500, 452, 6],
    [820, 440, 5],
    [1330, 448, 6],
  ] as const)
    wisp(paper, [x, y], size, '#9dffc8', 0.9)
  yield
  punt(paper, tints, [930, 606], 1.02, 701)
  yield
  lantern(paper, tints, [1112, 582], 0.94, 460)
  // Its light lies on the water.
  line(
    paper,
    'M1060,652q50,4 100,0M1030,672q80,5 150,0M1050,694q60,4 110,0M1070,716q40,3 70,0',
    seen(tints.lamp, 0.5),
    2.4,
  )
  yield
  yield* boards(paper, tints, [690, 1100], (y) => [420 + (y - 690) * 0.5, 190 + (y - 690) * 0.5])
  post(paper, tints, [610, 742], 250, 38, 711)
  post(paper, tints, [250, 760], 330, 44, 713)
  rope(
    paper,
    tints,
    bend(
      [
        [612, 548],
        [680, 618],
        [704, 600],
      ],
      false,
      8,
    ),
    9,
  )
  rope(
    paper,
    tints,
    bend(
      [
        [596, 540],
        [628, 552],
        [630, 562],
        [596, 556],
      ],
      false,
      6,
    ),
    10,
  )
  yield
  // The bell, for whoever wants to be taken across.
  const iron = mix(tints.wood, tints.rope, 0.3)
  line(paper, 'M250,440L372,428M260,500L330,434', iron, 12)
  line(paper, 'M252,436L372,424', seen(tints.core, 0.4), 2)
  drawnAt(paper, [360, 432], 1, () => {
    spot(
      paper,
      'M-8,0h16l3,10Q26,24 28,56L36,66H-36L-28,56Q-26,24 -11,10Z',
      mix('#a8842f', tints.ink, 0.42),
    )
    spot(paper, 'M8,2l3,10Q24,24 26,56L34,64H10Q14,30 4,4Z', seen('#ffd98a', 0.5))
    spot(paper, 'M-7,66h14q2,12 -7,14q-9,-2 -7,-14Z', tints.ink)
    line(paper, 'M-36,66H36', seen('#ffe7ae', 0.7), 2)
  })
  rope(
    paper,
    tints,
    bend(
      [
        [360, 508],
        [366, 560],
        [356, 610],
      ],
      false,
      8,
    ),
    6,
  )
  knot(paper, tints, [356, 614])
  glow(paper, [1112, 556], 300, tints.lamp, 0.26)
  yield
  spot(
    paper,
    reeds({ from: 1230, to: 1560, y: 800, height: 260, count: 40, seed: 76, foot: 7, tails: 6 }),
    mix(tints.ground[2], tints.ink, 0.3),
  )
  yield* gate(paper, tints, frame, hollow(frame, [960, 500], 840, 470, 2))
  yield* parted(paper, tints, frame)
  yield* settle(paper, tints, frame, [960, 540])
}
