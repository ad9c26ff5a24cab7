/** What ends above the knee, and has boots or waders below it. */
import { circle } from '../../../paper/paths'
import { BRASS, deep, INK, LINEN, mirrored, pale, STRAW } from './press'
import { buttons, collar, folds, kerchief, torso, type Body } from './shapes'

export const COATS = {
  oilskin: (tool, { wide: w, cloths: [main, second] }) => {
    tool.sheet(
      mirrored(
        [
          [4, -77],
          [13, -76],
          [17, -70],
          [17, -52],
          [22, -20],
          [21, -16],
        ],
        w,
      ),
      main,
    )
    tool.line(
      `M0,-74V-17M${-10 * w},-60Q${-12 * w},-40 ${-14 * w},-18M${10 * w},-60Q${12 * w},-40 ${14 * w},-18`,
      deep(main, 0.36),
      1,
    )
    tool.flat(
      `M${-13 * w},-44h${9 * w}v8h${-10 * w}ZM${13 * w},-44h${-9 * w}v8h${10 * w}Z`,
      deep(main, 0.12),
    )
    for (const y of [-66, -56, -46, -36]) tool.line(`M-4,${y}h8`, second, 1.8)
    collar(tool, w, deep(main, 0.18))
    tool.dab(
      `M${-13 * w},-72Q${-8 * w},-70 ${-9 * w},-50L${-12 * w},-30Q${-15 * w},-54 ${-13 * w},-72Z`,
      '#ffffff',
      0.2,
    )
  },
  jersey: (tool, { wide: w, cloths: [main, second] }) => {
    tool.sheet(torso(w, -37), main)
    for (const [y, half] of [
      [-67, 14],
      [-59, 13.6],
      [-51, 13],
    ] as const) {
      let stitches = `M${-half * w},${y}`
      for (let at = 0; at < 7; at += 1) stitches += `l${(half * w) / 7},3.6l${(half * w) / 7},-3.6`
      tool.line(stitches, second, 2)
    }
    tool.sheet(
      mirrored(
        [
          [12, -44],
          [14.6, -42],
          [14.6, -37],
          [10, -36],
        ],
        w,
      ),
      deep(main, 0.16),
    )
    tool.flat(
      `M${-8 * w},-78Q0,-73 ${8 * w},-78L${8 * w},-73Q0,-68 ${-8 * w},-73Z`,
      pale(main, 0.2),
    )
  },
  reedcoat: (tool, { wide: w, cloths: [main] }) => {
    const straw = main === STRAW ? main : pale(main, 0.14)
    for (const [top, foot, half] of [
      [-56, -18, 24],
      [-68, -36, 21.4],
      [-78, -54, 18.4],
    ] as const) {
      let fringe = `M${-half * 0.5 * w},${top}L${-half * w},${foot}`
      for (let at = 0; at < 10; at += 1)
        fringe += `l${half * 0.1 * w},${at % 2 ? 5 : 3}l${half * 0.1 * w},${at % 2 ? -4 : -4}`
      tool.sheet(
        `${fringe}L${half * 0.5 * w},${top}Z`,
        top < -70 ? pale(straw, 0.12) : deep(straw, top < -60 ? 0.08 : 0.2),
      )
      tool.line(
        [-0.8, -0.5, -0.2, 0.1, 0.4, 0.7]
          .map((at) => `M${at * half * 0.6 * w},${top + 4}L${at * half * w},${foot}`)
          .join(''),
        deep(straw, 0.5),
        0.8,
      )
    }
    tool.line(`M${-8 * w},-76Q0,-70 ${8 * w},-76`, deep(straw, 0.6), 2)
  },
  waders: (tool, { wide: w, cloths: [main, second] }) => {
    tool.sheet(torso(w, -42, 14), pale(second, 0.2))
    tool.line(`M${-12 * w},-70h${24 * w}M${-13 * w},-64h${26 * w}`, deep(second, 0.14), 1.6)
    tool.sheet(
      mirrored(
        [
          [8, -62],
          [10, -60],
          [15, -50],
          [16.4, -34],
          [12, -30],
        ],
        w,
      ),
      main,
    )
    tool.line(`M${-8 * w},-61L${-9 * w},-76M${8 * w},-61L${9 * w},-76`, deep(main, 0.3), 3)
    tool.dab(circle(-8 * w, -60, 1.7) + circle(8 * w, -60, 1.7), BRASS)
    tool.flat(`M${-6 * w},-55h${12 * w}v9h${-12 * w}Z`, deep(main, 0.16))
  },
  jacket: (tool, { wide: w, cloths: [main, second] }) => {
    tool.sheet(torso(w, -34, 15.4), main)
    tool.flat(`M${-6 * w},-77L0,-60L${6 * w},-77Z`, LINEN)
    tool.flat(`M${-3 * w},-76L0,-68L${3 * w},-76L2,-66L0,-62L-2,-66Z`, second)
    tool.flat(
      `M${-6 * w},-78L${-11 * w},-75L${-9 * w},-66L0,-56ZM${6 * w},-78L${11 * w},-75L${9 * w},-66L0,-56Z`,
      deep(main, 0.2),
    )
    tool.line('M0,-57V-35', deep(main, 0.5), 1)
    tool.dab(buttons(-4.4, -54, -40, 6.6) + buttons(4.4, -54, -40, 6.6), BRASS)
  },
  smock: (tool, { wide: w, cloths: [main, second] }) => {
    tool.sheet(
      mirrored(
        [
          [4, -77],
          [14, -75.6],
          [17.6, -69],
          [16, -54],
          [20, -27],
          [19, -24],
        ],
        w,
      ),
      main,
    )
    let gathers = ''
    for (let at = -4; at <= 4; at += 1) gathers += `M${at * 2.6 * w},-66l${at * 0.5},9`
    tool.line(gathers, deep(main, 0.4), 1)
    tool.line(`M${-11 * w},-66H${11 * w}M${-12 * w},-56H${12 * w}`, second, 1.4)
    folds(tool, w, main, -54, 17, -26)
    kerchief(tool, w, second)
  },
  waistcoat: (tool, { wide: w, cloths: [main, second, third] }) => {
    tool.sheet(torso(w, -38, 13.6), pale(main, 0.35))
    for (const side of [-1, 1])
      tool.flat(
        [
          [side * 6 * w, -77],
          [side * 13 * w, -75],
          [side * 14.6 * w, -60],
          [side * 13.4 * w, -38],
          [side * 3, -36],
          [side * 1, -54],
        ],
        second,
      )
    tool.dab(buttons(-2.8, -52, -42, 5), BRASS)
    kerchief(tool, w, third === INK ? '#b8392f' : pale(third, 0.2))
    tool.line(`M${3 * w},-48q4,4 ${8 * w},0`, BRASS, 1)
  },
} satisfies Record<string, Body>
