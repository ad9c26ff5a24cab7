/** Skirts, cloaks and frocks. */
import { circle } from '../../../paper/paths'
import { BRASS, deep, mirrored, pale } from './press'
import { bodice, buttons, column, folds, skirt, type Body } from './shapes'

export const GOWNS = {
  gown: (tool, { wide: w, cloths: [main, second, third] }) => {
    tool.sheet(skirt(w, 26, -1), main)
    folds(tool, w, main, -46, 23)
    tool.flat(`M${-25 * w},-11Q0,-4 ${25 * w},-11L${26 * w},-6Q0,1 ${-26 * w},-6Z`, second)
    tool.sheet(bodice(w), main)
    tool.flat(
      `M${-12 * w},-76Q0,-67 ${12 * w},-76L${13 * w},-70L${9 * w},-66L${5 * w},-68L0,-63L${-5 * w},-68L${-9 * w},-66L${-13 * w},-70Z`,
      pale(second, 0.4),
    )
    tool.flat(`M${-11 * w},-53Q0,-50 ${11 * w},-53L${11 * w},-48Q0,-45 ${-11 * w},-48Z`, third)
    tool.dab(circle(0, -66.4, 2), BRASS)
  },
  shawl: (tool, { wide: w, cloths: [main, second, third] }) => {
    tool.sheet(skirt(w, 23, -1), second)
    folds(tool, w, second, -44, 20)
    tool.line(`M${-21 * w},-8Q0,-3 ${21 * w},-8`, third, 2.4)
    tool.sheet(
      mirrored(
        [
          [3, -78],
          [13, -76],
          [18, -67],
          [16, -54],
          [9, -46],
          [1, -38],
        ],
        w,
      ),
      main,
    )
    tool.line(`M${-10 * w},-77L${3 * w},-48M${10 * w},-77L${-2 * w},-52`, deep(main, 0.4), 1.2)
    let fringe = ''
    for (let at = -4; at <= 4; at += 1) fringe += `M${at * 3.6 * w},${-42 - Math.abs(at) * 2.6}v6`
    tool.line(fringe, deep(main, 0.24), 1.3)
    tool.flat(circle(0, -63, 2.6), BRASS)
  },
  frock: (tool, { wide: w, cloths: [main, second, third] }) => {
    tool.sheet(column(w, 19), main)
    tool.line(
      `M0,-70V-3M${-8 * w},-46Q${-10 * w},-20 ${-13 * w},-4M${8 * w},-46Q${10 * w},-20 ${13 * w},-4`,
      deep(main, 0.5),
      1,
    )
    tool.dab(buttons(2.6, -64, -8, 7), second)
    tool.sheet(
      mirrored(
        [
          [3, -78],
          [12, -76],
          [18, -68],
          [17, -58],
          [8, -56],
          [1, -60],
        ],
        w,
      ),
      deep(main, 0.16),
    )
    tool.flat(`M-5,-76H5L4,-66L0.6,-70L-4,-66Z`, pale(third, 0.5))
  },
  pinafore: (tool, { wide: w, cloths: [main, second] }) => {
    tool.sheet(
      mirrored(
        [
          [4, -77],
          [12, -75.6],
          [14.6, -69],
          [11, -54],
          [19, -24],
          [18, -21],
        ],
        w,
      ),
      main,
    )
    tool.flat(
      `M${-8 * w},-68H${8 * w}L${9 * w},-52L${15 * w},-27Q0,-23 ${-15 * w},-27L${-9 * w},-52Z`,
      pale(second, 0.3),
    )
    tool.line(
      `M${-7 * w},-67L${-8 * w},-76M${7 * w},-67L${8 * w},-76M${-9 * w},-52H${9 * w}`,
      deep(second, 0.2),
      1.6,
    )
    tool.flat(`M-5,-45h10v7h-10Z`, main)
  },
  cloak: (tool, { wide: w, cloths: [main, second, third] }) => {
    tool.sheet(column(w, 17), second)
    tool.line(`M${-6 * w},-40L${-8 * w},-4M${5 * w},-40L${7 * w},-4`, deep(second, 0.4), 1)
    for (const side of [-1, 1])
      tool.sheet(
        [
          [side * 2 * w, -78],
          [side * 13 * w, -76.4],
          [side * 19 * w, -68],
          [side * 24 * w, -30],
          [side * 27 * w, -4],
          [side * 12 * w, -1],
          [side * 9 * w, -36],
          [side * 5 * w, -64],
        ],
        main,
      )
    tool.line(
      `M${-14 * w},-66Q${-19 * w},-40 ${-20 * w},-6M${14 * w},-66Q${19 * w},-40 ${20 * w},-6`,
      deep(main, 0.4),
      1,
    )
    tool.flat(circle(0, -71, 3.2), third)
  },
  apron: (tool, { wide: w, cloths: [main, second, third] }) => {
    tool.sheet(skirt(w, 21, -8), main)
    tool.sheet(bodice(w), main)
    tool.flat(
      mirrored(
        [
          [8, -68],
          [8.4, -56],
          [11, -48],
          [15, -14],
          [9, -11],
        ],
        w,
      ),
      pale(second, 0.25),
    )
    tool.line(
      `M${-7.6 * w},-67L${-8 * w},-76M${7.6 * w},-67L${8 * w},-76M${-11 * w},-49Q0,-46 ${11 * w},-49`,
      third,
      1.8,
    )
    tool.flat(`M${-7 * w},-38h${14 * w}l${-1 * w},10h${-12 * w}Z`, deep(pale(second, 0.25), 0.1))
    tool.line(`M${-13 * w},-18Q0,-14 ${13 * w},-18`, third, 1.4)
  },
} satisfies Record<string, Body>
