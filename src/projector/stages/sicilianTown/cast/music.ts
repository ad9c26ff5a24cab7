/** What they make music with. The hand is at 0, 0. */
import { circle, rect } from '../../../paper/paths'
import { deep, GOLD, INK, LINEN, pale } from './knife'
import type { Prop } from './props'

const WOOD = '#b0622a'

export const MUSIC = {
  mandolin: {
    reach: [-15, -36, 15, 24],
    draw: (knife) => {
      knife.piece(
        'M-1.8,-32h3.6L2.4,-6Q14,-1 12,11Q8,22 0,22Q-8,22 -12,11Q-14,-1 -2.4,-6Z',
        WOOD,
        13,
      )
      knife.piece('M-3,-35h6l-.6,8h-4.8Z', '#4a2416')
      knife.flat(circle(0, 7, 4), INK)
      knife.line(circle(0, 7, 5), GOLD, 0.9)
      knife.line('M-.9,-30V15M.9,-30V15', pale('#d9c08a', 0.4), 0.5)
      knife.flat(rect(-5, 14.4, 10, 2), '#4a2416')
    },
  },
  tambourine: {
    reach: [-13, -14, 13, 14],
    draw: (knife) => {
      knife.piece(circle(0, 0, 11.4), '#c4302a')
      knife.flat(circle(0, 0, 8.8), LINEN)
      for (let at = 0; at < 6; at += 1)
        knife.flat(circle(Math.cos(at * 1.05) * 10.2, Math.sin(at * 1.05) * 10.2, 1.8), GOLD)
      knife.line('M-4,10Q-6,13 -9,13M4,10Q6,13 9,13', '#3d7a52', 1.4)
    },
  },
  flute: {
    reach: [-10, -34, 20, 16],
    draw: (knife) => {
      knife.piece(rect(-1.7, -32, 3.4, 44), '#d9c08a')
      for (let y = -24; y < 4; y += 5) knife.spot(circle(0, y, 0.9), INK)
      knife.flat(`${rect(-2.3, -32, 4.6, 3)}${rect(-2.3, 8, 4.6, 3)}`, GOLD)
    },
  },
  accordion: {
    reach: [-17, -12, 17, 16],
    draw: (knife) => {
      knife.piece('M-9,-8L-5,-6L-2,-9L2,-6L6,-9L9,-6V10L6,13L2,10L-2,13L-5,10L-9,12Z', LINEN)
      knife.line('M-5,-6V10M-2,-9V13M2,-6V10M6,-9V13', deep(LINEN, 0.4), 1)
      knife.piece('M-15.4,-9h7v22h-7Z', '#a8242c')
      knife.piece('M8.6,-9h7v22h-7Z', '#a8242c')
      for (const y of [-5, 0, 5]) knife.flat(circle(-12, y, 1.2) + circle(12, y, 1.2), GOLD)
    },
  },
  trumpet: {
    reach: [-8, -34, 12, 14],
    draw: (knife) => {
      knife.piece('M-1.4,12V-14Q-1.6,-22 -7,-30H9Q3,-22 2.8,-14V12Z', GOLD, 8)
      knife.piece(
        'M2,-6h6q4,0 4,5q0,5 -4,5h-6v-2.4h5q2.4,0 2.4,-2.6q0,-2.6 -2.4,-2.6h-5Z',
        deep(GOLD, 0.12),
      )
      for (const y of [-4, 0, 4]) knife.flat(rect(-4.6, y - 1, 4, 2), LINEN)
    },
  },
} satisfies Record<string, Prop>
