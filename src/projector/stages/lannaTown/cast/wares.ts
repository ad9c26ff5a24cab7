/** What is carried from the market. */
import { mix } from '../../../paper/colour'
import { circle, ellipse, rect } from '../../../paper/paths'
import { flame, petalRow, seed } from '../set/kit/ornament'
import { GOLD, INK } from './leather'
import type { Prop } from './prop'

const WOOD = '#8a5a2c'
const REED = '#c99a50'

export const WARES = {
  mangoes: {
    reach: [-16, -8, 18, 22],
    paint: ({ piece, line }) => {
      for (const [x, y] of [
        [-7, 4],
        [1, 1],
        [9, 4],
      ] as const)
        piece(ellipse(x, y, 5.6, 4.6), x > 4 ? '#e27a2c' : '#efb640')
      piece('M-14,6H16L11,19Q1,21 -9,19Z', REED)
      line(
        'M-12.6,10H14.6M-11,14.6H13M-5,6.6L-3,19M2,6.6V19.6M9,6.6L7,19',
        mix(REED, INK, 0.45),
        0.9,
      )
    },
  },
  /** A wheel of a tuk-tuk, to be mended. */
  wheel: {
    reach: [-14, -6, 16, 24],
    paint: ({ piece, line, holes }) => {
      piece(circle(1, 9, 13), '#3a2833')
      piece(circle(1, 9, 8), '#efb640')
      line('M1,1V17M-7,9H9M-4.6,3.4L6.6,14.6M6.6,3.4L-4.6,14.6', INK, 1.1)
      holes(circle(1, 9, 2.4))
    },
  },
  fan: {
    reach: [-16, -26, 18, 8],
    paint: ({ piece, line, holes }, { third }) => {
      const points = [0, 1, 2, 3, 4, 5, 6].map(
        (step) => [Math.cos(-2.5 + step * 0.31) * 23, Math.sin(-2.5 + step * 0.31) * 23] as const,
      )
      piece(`M0,3L${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`, third)
      line(points.map(([x, y]) => `M0,2L${x.toFixed(1)},${y.toFixed(1)}`).join(''), INK, 0.8)
      holes(
        points
          .slice(1)
          .map(([x, y]) => seed(x * 0.78 - 1.6, y * 0.78, 1.4, 1.8))
          .join(''),
      )
    },
  },
  basket: {
    reach: [-13, -6, 15, 26],
    paint: ({ piece, line, holes }) => {
      line('M-9,10Q0,-12 11,10', WOOD, 2)
      piece('M-11,9H13L10,24Q1,26 -8,24Z', REED)
      line('M-10,13H12M-9,18.6H11', mix(REED, INK, 0.45), 0.9)
      holes(petalRow(-7, 9, 23, 5, 4))
      piece(circle(-4, 7, 4) + circle(5, 7, 4), '#c9352e')
    },
  },
  drum: {
    reach: [-14, -10, 16, 26],
    paint: ({ piece, line, patch, holes }, { main }) => {
      piece('M-10,-6H12L8,7L13,24H-11L-6,7Z', main)
      line('M-9,-4L-4,6M11,-4L6,6M-4,8L-9,22M6,8L11,22M1,-4V22', '#f6e8ca', 1)
      piece(ellipse(1, -6, 11.4, 3.6), '#f6e8ca')
      patch(rect(-6.4, 5, 14.8, 3.4), GOLD)
      holes(seed(-2.4, 15, 1.8, 2.6) + seed(4.4, 15, 1.8, 2.6))
    },
  },
  ice: {
    reach: [-7, -22, 9, 8],
    paint: ({ piece, line }) => {
      piece('M-4,-6H6L2,7H0Z', '#d9a45a')
      line('M-2,-5L3,3M4,-5L-1,3', mix(WOOD, INK, 0.2), 0.7)
      piece(circle(-2, -10, 4.6) + circle(4, -10, 4.6), '#fff2e0')
      piece(circle(1, -15, 4.8), '#f098ac')
    },
  },
  flowers: {
    reach: [-13, -30, 16, 10],
    paint: ({ piece, line, patch }) => {
      line('M0,8L-6,-14M0,8L1,-20M0,8L8,-15', '#398a54', 1.6)
      piece(flame(0, 2, -2.5, 14, 5) + flame(2, 2, -0.7, 14, 5), '#398a54')
      for (const [x, y, colour] of [
        [-7, -16, '#c9352e'],
        [9, -17, '#efb640'],
        [1, -22, '#f098ac'],
      ] as const) {
        piece(
          [0, 1, 2, 3, 4].map((petal) => flame(x, y, petal * 1.257 - 1.57, 7, 5)).join(''),
          colour,
        )
        patch(circle(x, y, 1.5), '#fff2c8')
      }
    },
  },
  net: {
    reach: [-14, -46, 20, 30],
    paint: ({ piece, line, pen, dye }) => {
      piece('M-1.2,28L-.6,-22H1.2L1.6,28Z', WOOD)
      piece(`M-12,-30Q-8,-8 2,-6Q14,-8 16,-30Q2,-24 -12,-30Z`, '#cfe0d8')
      pen.strokeStyle = dye('#4a6a70')
      pen.lineWidth = 0.8
      pen.stroke(
        new Path2D(
          'M-9,-27L0,-7M-3,-26L4,-7M4,-26L7,-9M10,-27L10,-12M-11,-24Q2,-18 15,-24M-9,-18Q2,-12 13,-18M-6,-12Q2,-8 9,-12',
        ),
      )
      line(ellipse(2, -30, 14, 4.4), WOOD, 2)
      piece('M-4,-32Q2,-39 9,-32L13,-36L12,-29Q4,-27 -4,-32Z', '#88bada')
    },
  },
  umbrella: {
    reach: [-24, -84, 54, 14],
    paint: ({ piece, line, holes, pen }, { second, third }) => {
      line('M0,12L15,-62', WOOD, 2.2)
      pen.save()
      pen.translate(15, -14)
      pen.rotate(0.14)
      let edge = 'M-33,-38Q-28,-62 1,-65Q30,-62 35,-38'
      for (let rib = 0; rib < 6; rib += 1)
        edge += `Q${35 - rib * 11.33 - 5.67},-45 ${35 - (rib + 1) * 11.33},-38`
      piece(`${edge}Z`, second === '#398a54' ? '#e2566e' : second)
      line(
        'M1,-65L-22,-38M1,-65L-10.4,-39M1,-65V-39M1,-65L12.4,-39M1,-65L24,-38',
        mix(third, INK, 0.45),
        0.9,
      )
      holes(
        [-24, -16, -5, 6.6, 18, 26]
          .map((x, index) =>
            [0, 1, 2]
              .map((petal) =>
                flame(
                  x,
                  -46 - (4 - Math.abs(index - 2.5)) * 1.6,
                  -1.57 + (petal - 1) * 0.9,
                  5.4,
                  2.6,
                ),
              )
              .join(''),
          )
          .join(''),
      )
      piece('M-1,-70h4v6h-4Z', WOOD)
      pen.restore()
    },
  },
  cage: {
    reach: [-13, -4, 15, 34],
    paint: ({ piece, line, pen, dye }) => {
      line('M1,2V8', WOOD, 1.4)
      pen.fillStyle = dye('#f7e2a8')
      pen.fill(new Path2D('M-9,30V17Q-9,7 1,7Q11,7 11,17V30Z'))
      piece('M-4,24Q-2,17 4,18Q7,17 9,20L6,21.4Q5,26 -1,26L-6,28Z', '#c9352e')
      line('M-9,30V17Q-9,7 1,7Q11,7 11,17V30M-4.4,30V11M1,30V7M6.4,30V11M-9,20H11', REED, 1.5)
      piece('M-11,29H13V33H-11Z', WOOD)
    },
  },
  bowl: {
    reach: [-14, -22, 16, 12],
    paint: ({ piece, line, holes, patch }) => {
      patch('M-9,-2Q1,-9 11,-2Z', '#efb640')
      line('M-6,-3Q-3,-7 0,-3M1,-3Q5,-8 8,-3', '#c9732e', 1.2)
      piece('M-12,-2H14Q12,10 5,10H-3Q-10,10 -12,-2Z', '#f6e8ca')
      holes([-6, 1, 8].map((x) => seed(x, 3.4, 2.2, 2)).join(''))
      line('M-3,-8q-4,-4 0,-7t0,-6M4,-8q-4,-4 0,-7t0,-6', '#fff4d8', 1.4)
    },
  },
  kite: {
    reach: [-16, -62, 26, 8],
    paint: ({ piece, line, holes, patch }, { second }) => {
      line('M0,2Q2,-12 6,-22', INK, 0.9)
      piece('M6,-60L22,-42L6,-20L-10,-42Z', '#c9352e')
      patch('M6,-60L22,-42H6ZM6,-20L-10,-42H6Z', second)
      holes(seed(6, -42, 4, 5) + seed(12.6, -46, 1.8, 2) + seed(-0.6, -38, 1.8, 2))
      line('M6,-20q6,5 1,9t3,8', second, 1.8)
    },
  },
  /** A wooden elephant on wheels. */
  elephant: {
    reach: [-16, -14, 22, 20],
    paint: ({ piece, patch, holes }) => {
      piece(
        'M-13,12V2Q-13,-9 -2,-9H4Q6,-13 11,-12Q17,-11 17,-3Q17,4 20,7Q15,9 13,3L11,1V12H5V5H-6V12Z',
        '#9c93a8',
      )
      piece('M4,-9Q0,-4 4,3Q9,2 9,-5Q8,-10 4,-9Z', '#8a8098')
      patch('M-9,-9H0L-1,0H-8Z', '#c9352e')
      holes(circle(13, -6, 1.2) + seed(-4.6, -4.4, 2, 2.6))
      piece(circle(-9, 14, 4) + circle(8, 14, 4), GOLD)
    },
  },
  lantern: {
    reach: [-12, -42, 14, 30],
    paint: ({ piece, line, holes, pen, tone, patch }, { main }) => {
      line('M0,28V-38Q1,-41 5,-38', WOOD, 1.8)
      if (tone === 'lit') {
        pen.fillStyle = 'rgb(255 214 120 / 34%)'
        pen.fill(new Path2D(circle(4, -24, 13)))
      }
      patch('M2,-14h4v9h-4Z', main)
      piece('M0,-36H8L13,-29L10,-16H-2L-5,-29Z', '#ffce5c')
      line('M-5,-29H13M1,-36L0,-16M7,-36L8,-16', '#a8502a', 0.9)
      holes(seed(4, -23, 2.6, 3.6))
      patch(rect(-1, -38, 10, 2.6), main)
    },
  },
  gong: {
    reach: [-14, -4, 16, 32],
    paint: ({ piece, line, holes }) => {
      line('M-6,12L1,0L8,12', '#c9352e', 1.6)
      piece(circle(1, 18, 12.4), GOLD)
      line(circle(1, 18, 8.4), mix(GOLD, INK, 0.4), 1)
      piece(circle(1, 18, 3.8), '#ffdc80')
      holes(
        [0, 1, 2, 3, 4, 5, 6, 7]
          .map((dot) =>
            circle(1 + Math.cos(dot * 0.785) * 10.2, 18 + Math.sin(dot * 0.785) * 10.2, 0.9),
          )
          .join(''),
      )
    },
  },
} satisfies Record<string, Prop>
