/** Instruments of the court. The hand is at 0, 0. */
import { circle, ellipse } from '../../../paper/paths'
import { deep, GOLD, INK, LINEN, OAK, type Brush } from './brush'
import type { Look } from './people'

type Reach = readonly [left: number, top: number, right: number, bottom: number]
type Held = { readonly reach: Reach; readonly draw: (brush: Brush, look: Look) => void }

export const MUSIC = {
  lute: {
    reach: [-16, -30, 15, 24],
    draw: (brush) => {
      brush.sheet('M1,-6L6,-25L9,-24L5,-5Z', deep(OAK, 0.2))
      brush.sheet('M5,-27L14,-21L12,-18L5,-23Z', OAK)
      brush.sheet('M2,-8Q12,0 9,12Q5,22 -4,20Q-14,17 -13,6Q-10,-5 2,-8Z', '#d99a4a', 13)
      brush.dot(circle(-1, 5, 4), '#6a3a1c')
      brush.ink(circle(-1, 5, 4), GOLD, 1)
      brush.ink('M5.6,-24L-6,17M7.4,-24L-3,18M-9,14L0,18', LINEN, 0.7)
    },
  },
  pipe: {
    reach: [-6, -30, 10, 14],
    draw: (brush) => {
      brush.sheet('M-2,10L3,-26L7,-25.4L2,10.6Z', '#c98a3c')
      brush.dot(
        [-20, -14, -8, -2, 4].map((y) => circle(2.6 - y * 0.12 - 1.2, y, 0.9)).join(''),
        INK,
      )
      brush.lay('M2.6,-28L7.8,-27.2L7,-23.6L2.2,-24.4Z', LINEN)
      brush.lay('M-3,8L3,8.8L4,12.6H-4Z', deep('#c98a3c', 0.3))
    },
  },
  drum: {
    reach: [-16, -18, 16, 18],
    draw: (brush, { cloths: [main, second] }) => {
      brush.sheet('M-13,-2Q0,4 13,-2V10Q0,17 -13,10Z', main, 14)
      brush.ink('M-13,0L-7,12L-1,2L5,13L11,1', second, 1.4)
      brush.sheet(ellipse(0, -2, 13, 4.6), LINEN)
      brush.ink('M-13,-1Q0,6 13,-1M-13,9Q0,16 13,9', GOLD, 1.5)
      brush.ink('M3,-4L12,-15', OAK, 1.8)
      brush.dot(circle(3, -4, 2), OAK)
    },
  },
} satisfies Record<string, Held>
