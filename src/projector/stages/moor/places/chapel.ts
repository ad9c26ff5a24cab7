/** The sunken chapel: through its broken window, its tower in the water, and a candle that floats on a leaf. */
import { beam, drawnAt, line, spot } from '../../../paper/lay'
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import type { Paper } from '../../../paper/paper'
import { circle, ellipse } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { paintChapel } from '../set/landmarks'
import { TINTS } from '../set/tints'
import { glow, wisp } from '../wash/lay'
import { bend, rip, type Point } from '../wash/torn'
import { air, mirror, moon, settle, shores, span, whole } from './things/scene'

/** A window with a point, its foot broken away. */
const pointed =
  (frame: Frame) =>
  (off: number): Point[] => {
    const half = span(frame, 560) + off
    const top = 60 - off
    const arch = bend(
      [
        [960 - half, 820 + off],
        [960 - half, 480],
        [960 - half * 0.86, 300],
        [960 - half * 0.5, top + 110],
        [960, top - 20],
        [960 + half * 0.5, top + 110],
        [960 + half * 0.86, 300],
        [960 + half, 480],
        [960 + half, 820 + off],
      ],
      false,
      16,
    )
    return [
      ...arch,
      [960 + half * 0.5, 858 + off],
      [960 + half * 0.1, 838 + off],
      [960 - half * 0.5, 866 + off],
    ]
  }

export function* chapel(paper: Paper, frame: Frame): Painting {
  const tints = TINTS.night
  const { pen } = paper
  yield* air(paper, tints, frame, { horizon: 500, light: [960, 450] })
  moon(paper, [1210, 230], 66)
  yield* shores(paper, tints, frame, 470)
  yield* mirror(paper, tints, frame, 476, [960, 450])
  pen.save()
  pen.translate(906, 520)
  pen.scale(2.1, 2.1)
  pen.translate(-948, -610)
  yield* paintChapel(paper, { ...tints, far: ['#1f5550', '#194844', '#123a3a'] })
  pen.restore()
  glow(paper, [1010, 490], 260, '#9dffc8', 0.5)
  for (const [x, y, size] of [
    [640, 470, 8],
    [1240, 452, 6],
    [1330, 520, 9],
    [730, 540, 6],
  ] as const) {
    wisp(paper, [x, y], size, '#9dffc8', 1)
    yield
  }
  // Leaves of water lilies, and the candle on one of them.
  for (const [x, y, rx] of [
    [760, 700, 74],
    [1010, 716, 116],
    [1210, 676, 62],
    [620, 650, 50],
    [900, 660, 44],
    [1300, 742, 80],
  ] as const) {
    spot(paper, ellipse(x, y + 6, rx, rx * 0.26), seen(tints.ink, 0.5))
    spot(
      paper,
      `M${x - rx},${y}Q${x - rx * 0.6},${y - rx * 0.3} ${x},${y - rx * 0.26}L${x + rx * 0.1},${y}L${x + rx * 0.3},${y - rx * 0.25}Q${x + rx},${y - rx * 0.2} ${x + rx},${y + 2}Q${x + rx * 0.5},${y + rx * 0.26} ${x},${y + rx * 0.24}Q${x - rx * 0.8},${y + rx * 0.2} ${x - rx},${y}Z`,
      mix('#2f6a4c', tints.ink, 0.25),
    )
    line(
      paper,
      `M${x - rx},${y}Q${x - rx * 0.6},${y - rx * 0.3} ${x},${y - rx * 0.26}`,
      seen(tints.glint, 0.45),
      2,
    )
  }
  yield
  drawnAt(paper, [1010, 708], 1.5, () => {
    cut(
      paper,
      'M-12,0V-44Q-10,-50 -4,-47Q2,-52 12,-44V0Q0,6 -12,0Z',
      beam(paper, [0, -44], 60, '#fff8de', '#f0d9a0', '#9a7a4a'),
      { shadow: null, rim: null },
    )
    spot(paper, 'M0,-48Q-11,-60 0,-84Q11,-60 0,-48Z', '#ffce5e')
    spot(paper, 'M0,-50Q-5,-58 0,-70Q5,-58 0,-50Z', '#fffdf0')
  })
  glow(paper, [1010, 610], 420, tints.lamp, 0.6)
  line(paper, 'M960,752q50,5 100,0M974,772q40,4 74,0M990,792q24,3 44,0', seen(tints.lamp, 0.6), 2.6)
  spot(paper, 'M1180,668l10,-26l10,16l12,-20l6,22l16,-10l-8,22Q1204,682 1180,668Z', '#f3d9e2')
  yield
  const opening = pointed(frame)
  for (const [at, shade] of [0.3, 0.6, 0.84].entries()) {
    const stone = mix('#3a5650', tints.ink, shade)
    rip(paper, whole(frame), opening(at * 40), stone, {
      seed: 240 + at,
      core: mix(stone, tints.core, 0.4 - at * 0.1),
      rough: 4,
      bite: 9,
    })
    yield
  }
  // Joints of the masonry, and what is left of the tracery.
  const half = span(frame, 560)
  let joints = ''
  for (let y = 130; y < 840; y += 84)
    for (const side of [-1, 1])
      joints += `M${960 + side * (half + 96)},${y}l${side * 120},${side * 6}M${960 + side * (half + 150)},${y}v84`
  line(paper, joints, seen(tints.core, 0.14), 2)
  const lead = mix('#2a423e', tints.ink, 0.4)
  const ribs = [
    `M960,40V186L952,196`,
    ...[-1, 1].map(
      (side) =>
        `M${960 + side * half},430Q${960 + side * half * 0.94},260 ${960 + side * half * 0.62},206L${960 + side * half * 0.58},214M960,120Q${960 + side * half * 0.2},140 ${960 + side * half * 0.3},${side < 0 ? 186 : 166}`,
    ),
  ].join('')
  line(paper, ribs, lead, 20)
  line(paper, ribs, mix(lead, tints.core, 0.22), 5)
  spot(paper, circle(960, 116, 22), lead)
  line(paper, circle(960, 116, 21), seen(tints.core, 0.4), 2)
  yield
  yield* settle(paper, tints, frame, [990, 540])
}
