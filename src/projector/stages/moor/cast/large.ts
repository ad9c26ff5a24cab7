/** Large things: poles, nets, instruments, and creatures under an arm. */
import { circle, ellipse, rect } from '../../../paper/paths'
import { BRASS, deep, INK, LINEN, pale, STRAW, WOOD, type Press } from './press'
import type { Look } from './people'

type Reach = readonly [number, number, number, number]
const held = (reach: Reach, draw: (tool: Press, look: Look) => void) => ({ reach, draw })
const pole = (top: number, foot: number, half = 1.4): string =>
  rect(-half, top, half * 2, foot - top)

export const LARGE = {
  net: held([-5, -76, 32, 40], (tool) => {
    tool.sheet(pole(-48, 38), WOOD)
    tool.dab('M-1,-48Q-2,-72 14,-73Q30,-70 26,-52Q22,-38 17,-26Q6,-36 -1,-48Z', LINEN, 0.25)
    tool.line(
      'M4,-68L20,-34M12,-73L25,-46M0,-58L18,-28M26,-64L6,-40M20,-72L0,-54M28,-56L12,-34',
      LINEN,
      0.9,
    )
    tool.line('M0,-48Q-3,-71 14,-73Q31,-70 26,-52Q16,-44 0,-48Z', deep(WOOD, 0.3), 2.4)
  }),
  pole: held([-4, -84, 5, 42], (tool) => {
    tool.sheet(pole(-80, 40, 1.7), '#a98452')
    tool.line('M-1.6,-60h3.2M-1.6,-30h3.2M-1.6,20h3.2', deep(WOOD, 0.4), 1)
    tool.sheet('M-3,34L-4,41H4L3,34Z', INK)
  }),
  oar: held([-7, -84, 8, 42], (tool, { cloths: [, second] }) => {
    tool.sheet(pole(-50, 40, 1.7), '#a98452')
    tool.sheet('M-2,-48Q-7,-58 -5,-80Q0,-84 5,-80Q7,-58 2,-48Z', '#c19a62')
    tool.flat('M-5.4,-70h10.8v7h-10.8Z', second)
  }),
  crook: held([-4, -64, 20, 42], (tool) => {
    tool.line('M0,40V-46Q0,-60 9,-60Q18,-59 16,-50Q14,-45 10,-48', INK, 5.2)
    tool.line('M0,40V-46Q0,-60 9,-60Q18,-59 16,-50Q14,-45 10,-48', '#a98452', 2.8)
  }),
  broom: held([-13, -46, 13, 44], (tool) => {
    tool.sheet(pole(-44, 22), WOOD)
    tool.sheet('M-3,18L-11,40L-7,38L-4,42L0,38L4,42L7,38L11,40L3,18Z', STRAW)
    tool.line('M-4,21h8M-1,24L-5,38M1,24L5,38M0,24V37', deep(STRAW, 0.5), 1)
  }),
  umbrella: held([-18, -72, 34, 16], (tool, { cloths: [main, second] }) => {
    tool.pen.save()
    tool.pen.rotate(0.2)
    tool.sheet(pole(-60, 10, 1), WOOD)
    tool.sheet(
      'M-22,-42Q-18,-62 0,-64Q18,-62 22,-42Q17,-48 11,-42Q6,-48 0,-42Q-6,-48 -11,-42Q-17,-48 -22,-42Z',
      pale(main, 0.1),
    )
    tool.line('M0,-63Q-9,-56 -11,-43M0,-63Q9,-56 11,-43M0,-64v21', deep(second, 0.1), 1)
    tool.pen.restore()
  }),
  accordion: held([-34, -16, 16, 16], (tool, { cloths: [, second] }) => {
    tool.sheet('M-20,-11L4,-11L4,11L-20,11Z', pale(second, 0.5))
    tool.line('M-16,-11V11M-12,-11V11M-8,-11V11M-4,-11V11M0,-11V11', deep(second, 0.3), 1.6)
    tool.sheet(rect(3, -13, 9, 26), second)
    tool.sheet(rect(-30, -13, 10, 26), second)
    tool.flat(rect(5, -10, 5, 20), LINEN)
    tool.line('M5,-6h5M5,-2h5M5,2h5M5,6h5', INK, 1)
    tool.dab([-8, -3, 2, 7].map((y) => circle(-25, y, 1.5)).join(''), BRASS)
  }),
  fiddle: held([-12, -42, 20, 22], (tool) => {
    tool.pen.save()
    tool.pen.rotate(-0.18)
    tool.sheet(pole(-38, -10, 1.5), INK)
    tool.sheet(
      'M-7,-12Q-3,-17 0,-15Q3,-17 7,-12Q8,-6 5,-2Q9,4 8,11Q4,18 0,17Q-4,18 -8,11Q-9,4 -5,-2Q-8,-6 -7,-12Z',
      '#a4552a',
    )
    tool.line('M0,-34V12M-3,0q-2,3 0,6M3,0q2,3 0,6', LINEN, 0.8)
    tool.line('M12,-36L15,18', STRAW, 1.5)
    tool.pen.restore()
  }),
  skep: held([-15, -6, 17, 28], (tool) => {
    tool.sheet('M-13,26Q-13,4 0,1Q14,4 14,26Q0,30 -13,26Z', STRAW)
    tool.line('M-9,8Q0,11 10,8M-12,14Q0,18 13,14M-13,20Q0,24 14,20', deep(STRAW, 0.45), 1.3)
    tool.dab(ellipse(0.6, 22, 3.4, 3.2), INK)
    for (const [x, y] of [
      [-11, 1],
      [12, -2],
      [8, 3],
    ] as const) {
      tool.dab(ellipse(x, y, 1.8, 1.3), BRASS)
      tool.line(`M${x},${y - 1.2}v2.4`, INK, 0.8)
    }
  }),
  goose: held([-24, -26, 14, 20], (tool) => {
    tool.sheet('M-20,10Q-14,-4 0,-4Q12,-3 13,4Q10,15 -4,15Q-14,15 -20,10Z', '#f4efe2')
    tool.sheet('M-12,2Q-20,-6 -15,-16Q-13,-23 -8,-22Q-3,-20 -6,-14Q-10,-7 -4,0Z', '#f4efe2')
    tool.sheet('M-15,-20L-23,-16L-14,-14Z', '#e08a2e')
    tool.dab(circle(-11, -18, 1), INK)
    tool.line('M-4,3Q4,9 11,5M-6,8Q2,13 8,10', deep(LINEN, 0.3), 1)
  }),
  duck: held([-22, -18, 14, 18], (tool) => {
    tool.sheet('M-15,8Q-10,-3 1,-3Q12,-2 13,2Q10,13 -2,13Q-12,13 -15,8Z', '#8a6a4a')
    tool.sheet('M-12,5Q-16,-4 -14,-10Q-11,-16 -6,-13Q-3,-9 -6,-4L-3,2Z', '#2f6a50')
    tool.line('M-13,-1Q-9,2 -5,-1', LINEN, 1.8)
    tool.sheet('M-14,-11L-21,-8L-13,-6Z', '#d9a94a')
    tool.dab(circle(-10.4, -10.6, 0.9), LINEN)
    tool.line('M-4,3Q4,8 11,4', deep(WOOD, 0.5), 1.2)
  }),
  rope: held([-13, -6, 14, 28], (tool) => {
    for (const [rx, ry] of [
      [11, 13],
      [8.6, 10.6],
    ] as const) {
      tool.line(ellipse(0, 13, rx, ry), INK, 4.6)
      tool.line(ellipse(0, 13, rx, ry), '#cfae74', 2.8)
    }
    tool.line(
      'M-12,8l4,3M-12,16l4,-1M12,8l-4,3M12,16l-4,-1M-4,25l1,-4M5,25l-1,-4',
      deep(WOOD, 0.3),
      1,
    )
    tool.sheet('M-3,-2h6v6h-6Z', '#b58f56')
  }),
  birdcage: held([-13, -4, 14, 34], (tool) => {
    tool.line('M0,-2V4', INK, 1.6)
    tool.dab('M-10,30V14Q-10,4 0,4Q10,4 10,14V30Z', '#fff6d8', 0.2)
    tool.sheet('M-5,24Q-6,17 0,16Q3,13 6,15L9,17L6,19Q6,26 -1,27L-7,30Z', '#e3b23c')
    tool.dab(circle(4.6, 17, 0.8), INK)
    tool.line('M-10,30V14Q-10,4 0,4Q10,4 10,14V30ZM-5,30V6M0,30V4M5,30V6', BRASS, 1.2)
    tool.sheet('M-11,29H11V33H-11Z', WOOD)
  }),
}
