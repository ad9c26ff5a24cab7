/** The plank walk: boards out into the mist, one of them gone, and a lantern that still burns beside a hat. */
import { drawnAt, line, pour, spot } from '../../../paper/lay'
import { mix, seen } from '../../../paper/colour'
import type { Paper } from '../../../paper/paper'
import { ellipse } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { torn } from '../set/edges'
import { TINTS } from '../set/tints'
import { reeds } from '../wash/brush'
import { glow, mist, wisp } from '../wash/lay'
import { bend, tear } from '../wash/torn'
import { boards, lantern, post } from './things/objects'
import { air, gate, hollow, mirror, parted, settle, shores, whole } from './things/scene'

const track = (y: number): readonly [number, number] => {
  const t = (y - 430) / 500
  return [960 + Math.sin(t * 3.4) * 120 * (1 - t * 0.5), 16 + t ** 1.2 * 300]
}

export function* walk(paper: Paper, frame: Frame): Painting {
  const tints = TINTS.night
  yield* air(paper, tints, frame, { horizon: 420, light: [960, 380] })
  yield* shores(paper, tints, frame, 404)
  yield* mirror(paper, tints, frame, 410, [960, 400])
  mist(paper, whole(frame), [300, 470], tints.mist, 0.4)
  yield
  for (const [x, y, size] of [
    [960, 366, 12],
    [842, 396, 7],
    [1090, 384, 8],
    [700, 470, 10],
    [1250, 452, 11],
    [560, 420, 7],
    [1380, 400, 6],
  ] as const) {
    wisp(paper, [x, y], size, '#9dffc8', 1)
    yield
  }
  // Piles on both sides.
  for (const y of [470, 540, 640]) {
    const [x, half] = track(y)
    for (const side of [-1, 1])
      post(
        paper,
        tints,
        [x + side * half * 1.05, y + half * 0.5],
        half * 0.9 + 14,
        6 + half * 0.12,
        750 + y + side,
      )
    yield
  }
  yield* boards(paper, tints, [432, 1110], track, 14)
  drawnAt(paper, [track(700)[0] + 74, 706], 1, () => {
    spot(paper, ellipse(0, 0, 96, 15), seen(tints.ink, 0.6))
    const felt = '#c9a45a'
    tear(
      paper,
      bend(
        [
          [-92, -6],
          [-50, -24],
          [0, -30],
          [52, -24],
          [94, -4],
          [50, 8],
          [-48, 8],
        ],
        true,
        10,
      ),
      pour(paper, -30, 8, mix(felt, tints.core, 0.4), mix(felt, tints.ink, 0.35)),
      torn(tints, 761, felt, 1),
    )
    tear(
      paper,
      bend(
        [
          [-46, -18],
          [-42, -58],
          [-10, -70],
          [26, -66],
          [46, -52],
          [48, -18],
          [0, -8],
        ],
        true,
        10,
      ),
      pour(paper, -70, -8, mix(felt, '#fff0c8', 0.4), felt, mix(felt, tints.ink, 0.3)),
      torn(tints, 763, felt, 1),
    )
    line(paper, 'M-46,-24Q0,-10 48,-24', '#a8392f', 10)
    line(paper, 'M-80,-6Q0,10 82,-4M-36,-52Q0,-44 38,-50', seen(tints.ink, 0.36), 1.6)
  })
  lantern(paper, tints, [track(700)[0] - 76, 716], 1.24, 560)
  yield
  glow(paper, [track(700)[0], 700], 320, tints.lamp, 0.28)
  for (const [x, y, seed] of [
    [470, 720, 1],
    [1330, 740, 2],
    [640, 590, 3],
    [1190, 600, 4],
  ] as const)
    spot(
      paper,
      reeds({
        from: x - 90,
        to: x + 110,
        y,
        height: 130 + (y - 560) * 0.7,
        count: 26,
        seed: 770 + seed,
        foot: 5,
        tails: 6,
        deep: 20,
      }),
      mix(tints.ground[2], tints.ink, 0.2),
    )
  yield
  yield* gate(paper, tints, frame, hollow(frame, [960, 500], 830, 470, 5))
  yield* parted(paper, tints, frame)
  yield* settle(paper, tints, frame, [960, 560])
}
