/** What the court wears from the shoulders down. */
import { circle, rect } from '../../../paper/paths'
import { lily } from '../set/kit/shapes'
import { deep, ERMINE, GOLD, INK, LINEN, pale, type Brush } from './brush'
import type { Look } from './people'

type Draw = (brush: Brush, look: Look) => void

/** A gown that sways to one side and trails. @param hem half its width at the foot */
const gown = (w: number, waist: number, hem: number): string =>
  `M${-15 * w},-75Q0,-80 ${15 * w},-75Q${13 * w},-60 ${waist * w},-50Q${waist * w + 6},-26 ${hem * w + 3},-1Q${hem * w * 0.4},3.4 0,1.6Q${-hem * w * 0.5},3.6 ${-hem * w},-2Q${-waist * w - 3},-26 ${-waist * w},-50Q${-13 * w},-60 ${-15 * w},-75Z`
/** Long folds from the waist to the hem. */
const folds = (w: number, hem: number): string =>
  [-0.62, -0.25, 0.15, 0.55]
    .map((at) => `M${at * 9 * w},-46Q${at * 14 * w},-22 ${at * hem * 1.1 * w + 1},-2`)
    .join('')
/** A jacket with a skirt down to a height. */
const short = (w: number, hem: number, flare: number): string =>
  `M${-15 * w},-75Q0,-80 ${15 * w},-75Q${14 * w},-60 ${11 * w},-51L${flare * w},${hem}Q0,${hem + 4} ${-flare * w},${hem}L${-11 * w},-51Q${-14 * w},-60 ${-15 * w},-75Z`
const belt = (w: number, half = 11): string =>
  `M${-half * w},-52.5Q0,-49.5 ${half * w},-52.5V-48.5Q0,-45.5 ${-half * w},-48.5Z`
/** Tails of ermine. */
const tails = (xs: readonly number[], y: number): string =>
  xs.map((x) => `M${x},${y}l1.2,3.6h-2.4Z`).join('')

const tunic: Draw = (brush, { wide: w, cloths: [main, second, third] }) => {
  brush.sheet(short(w, -27, 17), main, 17 * w)
  brush.ink(
    `M${-5 * w},-46Q${-8 * w},-36 ${-9 * w},-27M${4 * w},-46Q${7 * w},-36 ${8 * w},-27`,
    deep(main, 0.45),
    1.1,
  )
  brush.lay(`M${-17 * w},-30.5Q0,-26.5 ${17 * w},-30.5V-26.6Q0,-22.6 ${-17 * w},-26.6Z`, third)
  brush.lay(`M${-7 * w},-77.4H${7 * w}L0,-64Z`, second)
  brush.lay(belt(w), deep(second, 0.3))
  brush.lay(rect(-2.6, -52.6, 5.2, 6), GOLD)
  brush.lay(`M${7 * w},-49h6v9q-3,2.4 -6,0Z`, '#8a5428')
}

const doublet: Draw = (brush, { wide: w, cloths: [main, second] }) => {
  brush.sheet(short(w, -38, 15), main, 16 * w)
  brush.lay(
    `M0,-78Q${10 * w},-78 ${15 * w},-75Q${14 * w},-60 ${11 * w},-51L${15 * w},-38Q${8 * w},-36 0,-34.4Z`,
    second,
  )
  for (let y = -73; y < -40; y += 6) brush.dot(circle(0, y, 1.2), GOLD)
  brush.ink(
    `M${-6 * w},-72L${-4 * w},-52L${-7 * w},-38M${6 * w},-72L${4 * w},-52L${7 * w},-38`,
    deep(main, 0.35),
    0.9,
  )
  brush.lay(belt(w, 12), deep(main, 0.5))
  brush.lay(`M${-8 * w},-77.5Q0,-82 ${8 * w},-77.5L${6 * w},-73.5Q0,-71 ${-6 * w},-73.5Z`, LINEN)
}

const houppelande: Draw = (brush, { wide: w, cloths: [main, second, third] }) => {
  brush.sheet(gown(w, 13, 25), main, 24 * w)
  brush.ink(folds(w, 24), deep(main, 0.42), 1.3)
  brush.lay(
    `M${-25 * w},-2Q${-23.6 * w},-6 ${-23 * w},-8Q0,-4 ${26 * w},-8L${28 * w},-1Q${10 * w},3.4 0,1.6Q${-13 * w},3.6 ${-25 * w},-2Z`,
    ERMINE,
  )
  brush.dot(
    tails(
      [-18, -9, 0, 9, 18].map((x) => x * w),
      -4.6,
    ),
    INK,
  )
  brush.lay(`M${-13 * w},-77Q0,-82 ${13 * w},-77L${3 * w},-52H${-3 * w}Z`, second)
  brush.lay(`M${-7 * w},-78H${7 * w}L0,-60Z`, third)
  brush.lay(belt(w, 13), GOLD)
  for (const x of [-8, -3, 3, 8]) brush.dot(circle(x * w, -49.4, 1.1), third)
  for (const [x, y] of [
    [-13, -32],
    [12, -34],
    [-1, -24],
    [-16, -16],
    [16, -18],
  ] as const)
    brush.dot(lily(x * w, y, 3.4), pale(second, 0.1), 0.9)
}

const kirtle: Draw = (brush, { wide: w, cloths: [main, second, third] }) => {
  brush.sheet(gown(w, 9.4, 24), main, 22 * w)
  brush.ink(folds(w, 22), deep(main, 0.4), 1.2)
  brush.lay(`M${-9 * w},-49Q0,-46 ${9 * w},-49L${13 * w},-7Q0,-3 ${-12 * w},-7Z`, second)
  brush.ink(`M${-10 * w},-12Q0,-8 ${11 * w},-12`, third, 2)
  brush.lay(`M${-8 * w},-77Q0,-70 ${8 * w},-77L${5 * w},-68Q0,-65 ${-5 * w},-68Z`, LINEN)
  brush.ink(
    'M-3,-66L3,-62M3,-66L-3,-62M-3,-61L3,-57M3,-61L-3,-57M-2.6,-56L2.6,-52M2.6,-56L-2.6,-52',
    LINEN,
    1,
  )
  brush.lay(belt(w, 9.4), third)
}

const surcoat: Draw = (brush, { wide: w, cloths: [main, second, third] }) => {
  brush.sheet(gown(w, 9, 26), second, 22 * w)
  brush.lay(
    `M${-8 * w},-77H${8 * w}L${4.6 * w},-46Q${12 * w},-24 ${22 * w},-3Q0,3 ${-20 * w},-3Q${-11 * w},-24 ${-4.6 * w},-46Z`,
    main,
  )
  brush.ink(
    `M${-3 * w},-44Q${-7 * w},-22 ${-10 * w},-2M${3 * w},-44Q${8 * w},-22 ${12 * w},-2M0,-42V-1`,
    deep(main, 0.4),
    1.2,
  )
  brush.lay(
    `M${-8 * w},-77.4Q0,-70 ${8 * w},-77.4L${5.4 * w},-46Q0,-42.6 ${-5.4 * w},-46L${-8 * w},-77.4Z`,
    ERMINE,
  )
  brush.dot(tails([-3, 3], -66) + tails([0], -59) + tails([-2.4, 2.4], -53), INK)
  for (const y of [-69, -62, -55]) brush.dot(circle(0, y, 1.3), third)
  brush.ink(`M${-20 * w},-8Q0,-3 ${22 * w},-8`, third, 2.2)
}

const habit: Draw = (brush, { wide: w, cloths: [main, second, third] }) => {
  brush.sheet(gown(w, 13, 21), main, 21 * w)
  brush.ink(folds(w, 20), deep(main, 0.45), 1.2)
  brush.lay(
    `M${-7 * w},-77Q0,-72 ${7 * w},-77L${8 * w},-8Q0,-5 ${-8 * w},-8Z`,
    main === second ? deep(second, 0.22) : second,
  )
  brush.ink(
    `M${-13 * w},-50Q0,-46 ${13 * w},-50M${4 * w},-47Q${7 * w},-38 ${5 * w},-28M${4 * w},-47Q${3 * w},-38 ${1 * w},-32`,
    third,
    1.7,
  )
  brush.dot([-42, -37, -32].map((y) => circle(5.6 * w, y, 1.3)).join(''), third)
  brush.lay(
    `M${-13 * w},-77Q0,-81 ${13 * w},-77Q${10 * w},-68 0,-65.6Q${-10 * w},-68 ${-13 * w},-77Z`,
    deep(main, 0.2),
  )
}

const apron: Draw = (brush, { wide: w, cloths: [main, second, third] }) => {
  brush.sheet(short(w, -20, 18), main, 18 * w)
  brush.lay(
    `M${-9 * w},-70H${9 * w}L${11 * w},-50L${14 * w},-15Q0,-11 ${-14 * w},-15L${-11 * w},-50Z`,
    second === main ? pale(third, 0.72) : second,
  )
  brush.ink(`M${-9 * w},-70L${-6 * w},-78M${9 * w},-70L${6 * w},-78`, third, 1.8)
  brush.lay(belt(w, 11.6), third)
  brush.ink(
    `M${-5 * w},-42Q${-7 * w},-28 ${-7 * w},-16M${5 * w},-42Q${7 * w},-28 ${7 * w},-16`,
    deep(second, 0.24),
    1,
  )
  brush.lay(`M${-5 * w},-38h${10 * w}v7q${-5 * w},4 ${-10 * w},0Z`, pale(third, 0.4))
}

const smock: Draw = (brush, { wide: w, cloths: [main, second, third] }) => {
  brush.sheet(short(w, -30, 19), main, 18 * w)
  brush.ink(
    `M${-6 * w},-46L${-10 * w},-30M0,-46V-28M${6 * w},-46L${10 * w},-30`,
    deep(main, 0.36),
    1.1,
  )
  brush.lay(
    `M${-15 * w},-76Q0,-82 ${15 * w},-76Q${17 * w},-66 ${10 * w},-62L${5 * w},-66L0,-60L${-5 * w},-66L${-10 * w},-62Q${-17 * w},-66 ${-15 * w},-76Z`,
    second,
  )
  brush.ink(`M${-12 * w},-50.5Q0,-47 ${12 * w},-50.5`, '#c9a05a', 2.6)
  brush.ink(`M${3 * w},-49l2,9M${3 * w},-49l-1,8`, '#c9a05a', 1.4)
  brush.lay(rect(-11 * w, -42, 6.4, 6), third)
  brush.ink(`M${-11 * w},-39h6.4M${-11 * w + 3.2},-42v6`, deep(third, 0.4), 0.7)
}

const motley: Draw = (brush, { wide: w, cloths: [main, second, third] }) => {
  const hem = [-16, -8, 0, 8, 16].map((x) => x * w)
  let path = `M${-15 * w},-75Q0,-80 ${15 * w},-75Q${14 * w},-60 ${11 * w},-51L${18 * w},-36`
  for (const x of [...hem].reverse()) path += `L${x},-24L${x - 4 * w},-35`
  brush.sheet(`${path}L${-18 * w},-36L${-11 * w},-51Q${-14 * w},-60 ${-15 * w},-75Z`, main, 17 * w)
  brush.lay(
    `M0,-78Q${10 * w},-78 ${15 * w},-75Q${14 * w},-60 ${11 * w},-51L${18 * w},-36L${12 * w},-35L${8 * w},-25L${4 * w},-35L0,-28Z`,
    second,
  )
  for (const [x, y] of [
    [-6, -62],
    [6, -62],
    [-5, -44],
    [6, -43],
  ] as const)
    brush.dot(`M${x * w},${y - 6}l4,6l-4,6l-4,-6Z`, third)
  brush.lay(belt(w), third)
  for (const x of hem) brush.lay(circle(x, -23, 1.9), GOLD)
  for (let at = -2; at <= 2; at += 1)
    brush.lay(
      `M${at * 6 * w - 4},-77L${at * 6.4 * w},-66L${at * 6 * w + 4},-77Z`,
      at % 2 ? main : third,
    )
}

const cloak: Draw = (brush, { wide: w, cloths: [main, second, third] }) => {
  brush.sheet(gown(w, 11, 20), second, 20 * w)
  brush.ink(folds(w, 18), deep(second, 0.4), 1.1)
  brush.lay(belt(w, 10), third)
  for (const side of [-1, 1])
    brush.lay(
      `M${side * 3 * w},-77Q${side * 15 * w},-79 ${side * 16 * w},-73Q${side * 21 * w},-40 ${side * 24 * w},-3Q${side * 18 * w},0 ${side * 12 * w},-2Q${side * 11 * w},-44 ${side * 3 * w},-70Z`,
      main,
    )
  brush.ink(
    `M${-13 * w},-66Q${-17 * w},-34 ${-18 * w},-4M${13 * w},-66Q${17 * w},-34 ${18 * w},-4`,
    deep(main, 0.4),
    1.2,
  )
  brush.ink(
    `M${-4 * w},-70Q${-11 * w},-44 ${-12 * w},-3M${4 * w},-70Q${11 * w},-44 ${12 * w},-3`,
    third,
    1.8,
  )
  brush.lay(circle(0, -71, 3.6), GOLD)
  brush.dot(circle(0, -71, 1.6), third)
}

const tabard: Draw = (brush, { wide: w, cloths: [main, second, third] }) => {
  brush.sheet(short(w, -30, 15), third, 16 * w)
  brush.lay(`M${-12 * w},-77H${12 * w}L${14 * w},-27H${-14 * w}Z`, main)
  brush.lay(`M0,-77H${12 * w}L${13 * w},-52H0ZM${-13 * w},-52H0V-27H${-14 * w}Z`, second)
  brush.dot(lily(-6.4 * w, -64, 6.6) + lily(6.8 * w, -40, 6.6), second)
  brush.dot(lily(6.4 * w, -64, 6.6) + lily(-6.8 * w, -40, 6.6), main)
  brush.ink(`M${-14 * w},-28.4H${14 * w}`, GOLD, 2.2)
}

export const BODIES = {
  tunic,
  doublet,
  houppelande,
  kirtle,
  surcoat,
  habit,
  apron,
  smock,
  motley,
  cloak,
  tabard,
} satisfies Record<string, Draw>
export type BodyName = keyof typeof BODIES
