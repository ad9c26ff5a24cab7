/** What ends above the knee, and has legs below it. */
import { circle, rect } from '../../../paper/paths'
import { deep, GOLD, INK, IRON, LINEN, pale, type Knife } from './knife'
import type { Look } from './people'
import { buttons, hem, shirtfront, torso } from './shapes'

export function armour(knife: Knife, { wide: w, cloths: [main, second] }: Look): void {
  let skirt = `M${-14 * w},-50L${-20 * w},-25`
  for (let at = 0; at < 6; at += 1) skirt += `q${(10 / 3) * w},6 ${(20 / 3) * w},0`
  knife.piece(`${skirt}L${14 * w},-50Z`, main)
  for (let at = 1; at < 6; at += 1)
    knife.line(`M${(-12 + at * 4) * w},-48L${(-20 + at * 6.67) * w},-25`, deep(main, 0.4), 1)
  knife.flat(hem(w, 18.4, -33, 4), GOLD)
  knife.piece(
    `M${-17 * w},-75Q0,-81 ${17 * w},-75Q${18.5 * w},-60 ${12 * w},-48Q0,-44 ${-12 * w},-48Q${-18.5 * w},-60 ${-17 * w},-75Z`,
    IRON,
    17 * w,
  )
  knife.flat(
    'M0,-74L2.6,-66.4L10.6,-66L4.4,-61L6.6,-53L0,-57.6L-6.6,-53L-4.4,-61L-10.6,-66L-2.6,-66.4Z',
    GOLD,
  )
  knife.flat(circle(0, -62.4, 2.6), second)
  knife.line(`M${-15 * w},-72Q0,-66 ${15 * w},-72`, GOLD, 1.2)
  knife.flat(rect(-12.5 * w, -51, 25 * w, 4.4), deep(main, 0.3))
  knife.flat(rect(-2.6, -51.6, 5.2, 5.6), GOLD)
}

export function vest(knife: Knife, { wide: w, cloths: [main, second, third] }: Look): void {
  knife.piece(torso(w, -40), pale(main, 0.5), 15 * w)
  for (const side of [-1, 1])
    knife.flat(
      `M${side * 15 * w},-75.4L${side * 6.5 * w},-77L${side * 1},-52L${side * 2},-40.5H${side * 13 * w}Q${side * 17 * w},-58 ${side * 15 * w},-75.4Z`,
      second,
    )
  knife.flat(buttons(-2.6, -50, -43, 6), GOLD)
  knife.flat('M-5,-74L0,-70L5,-74L4,-65L0,-68L-4,-65Z', third === main ? second : '#c4302a')
  knife.flat(
    `M${-13.4 * w},-44.6Q0,-42 ${13.4 * w},-44.6V-39.6Q0,-37 ${-13.4 * w},-39.6Z`,
    deep(third, 0.1),
  )
}

export function striped(knife: Knife, { wide: w, cloths: [main, second] }: Look): void {
  knife.piece(torso(w, -39), pale(main, 0.4), 15 * w)
  for (const y of [-69, -62.6, -56.2, -49.8])
    knife.line(
      `M${-(13.6 + (y + 70) * -0.08) * w},${y}Q0,${y + 3} ${(13.6 + (y + 70) * -0.08) * w},${y}`,
      second,
      2.5,
    )
  knife.flat(
    `M${-12.6 * w},-44Q0,-41 ${12.6 * w},-44L${13.4 * w},-38.6Q0,-36 ${-13.4 * w},-38.6Z`,
    '#a8342a',
  )
  knife.flat('M-7,-77Q0,-72 7,-77L8,-73Q0,-67 -8,-73ZM-2,-71l-3,9l4,-2Zl5,8l1,-5Z', '#c4302a')
}

export function baker(knife: Knife, { wide: w, cloths: [main, second, third] }: Look): void {
  knife.piece(torso(w, -38, 14.5, 15), pale(main, 0.25), 16 * w)
  knife.flat(
    `M${-9 * w},-68H${9 * w}L${14 * w},-50L${15.4 * w},-18Q0,-14 ${-15.4 * w},-18L${-14 * w},-50Z`,
    pale(third, 0.55),
  )
  for (const side of [-1, 1])
    knife.line(`M${side * 8.6 * w},-68L${side * 6},-77`, deep(third, 0.1), 1.6)
  knife.flat(rect(-7 * w, -38, 14 * w, 9), pale(third, 0.3))
  knife.flat(`M-8,-77Q0,-70 8,-77L7,-70L0,-66L-7,-70Z`, second)
}

function tailored(knife: Knife, look: Look, length: number, flare: number): void {
  const {
    wide: w,
    cloths: [main, , third],
  } = look
  knife.piece(torso(w, length, 13, flare), main, 16 * w)
  shirtfront(knife, w)
  knife.flat('M-2.2,-74L2.2,-74L3,-58L0,-53L-3,-58Z', third)
  for (const side of [-1, 1])
    knife.flat(
      `M${side * 7 * w},-77.4L${side * 12.6 * w},-67L${side * 8 * w},-64L${side},-49Z`,
      deep(main, 0.3),
    )
}

export function suit(knife: Knife, look: Look): void {
  const {
    wide: w,
    cloths: [, second],
  } = look
  tailored(knife, look, -36, 15)
  knife.flat(buttons(0, -46, -40, 6), GOLD)
  knife.flat(`M${6 * w},-62l5,-1l.6,4l-5.4,1Z`, second)
  knife.line(`M0,-48V-36`, INK, 0.9)
}

export function coat(knife: Knife, look: Look): void {
  tailored(knife, look, -20, 19)
  knife.flat(buttons(3, -44, -26, 8), GOLD)
  knife.line('M0,-49V-19', INK, 0.9)
  for (const side of [-1, 1])
    knife.flat(rect(side * 11 * look.wide - 4, -36, 8, 3), deep(look.cloths[0], 0.32))
}

export function doublet(knife: Knife, { wide: w, cloths: [main, second, third] }: Look): void {
  let skirt = `M${-12 * w},-50L${-17 * w},-34`
  for (let at = 0; at < 5; at += 1) skirt += `q${3.4 * w},4 ${6.8 * w},0`
  knife.piece(`${skirt}L${12 * w},-50Z`, deep(main, 0.2))
  knife.piece(torso(w, -47, 11.5, 12), main, 15 * w)
  for (const side of [-1, 1])
    knife.flat(`M${side * 5},-76L${side * 8},-76L${side * 5.4},-48L${side * 3.4},-48Z`, second)
  knife.flat(buttons(0, -70, -52, 6), GOLD)
  let ruff = ''
  for (let at = -4; at <= 4; at += 1) ruff += circle(at * 3, -76 + Math.abs(at) * -0.4, 2.6)
  knife.flat(ruff, LINEN)
  knife.flat(rect(-12 * w, -50, 24 * w, 3.6), third)
}

export function uniform(knife: Knife, { wide: w, cloths: [main, second, third] }: Look): void {
  knife.piece(torso(w, -36, 12.5, 14.5), main, 16 * w)
  for (const y of [-70, -63, -56, -49]) {
    knife.line(`M${-9 * w},${y}H${9 * w}`, second, 1.8)
    knife.flat(circle(-9 * w, y, 1.4) + circle(9 * w, y, 1.4) + circle(0, y, 1.5), GOLD)
  }
  knife.flat('M-6,-78.4H6V-74H-6Z', third)
  knife.flat(rect(-13 * w, -44.6, 26 * w, 4), LINEN)
  knife.flat(rect(-2.6, -45.2, 5.2, 5.2), GOLD)
}

export function motley(knife: Knife, { wide: w, cloths: [main, second, third] }: Look): void {
  knife.piece(torso(w, -38, 12, 15), main, 16 * w)
  knife.flat(
    `M0,-78Q${9 * w},-78 ${15 * w},-75Q${17 * w},-60 ${12 * w},-48L${14.6 * w},-38Q${7 * w},-36.4 0,-36.4Z`,
    second,
  )
  let diamonds = ''
  for (const [x, y] of [
    [-8, -66],
    [-6, -52],
    [-8, -41],
  ] as const)
    diamonds += `M${x},${y - 5}l3.4,5l-3.4,5l-3.4,-5ZM${-x},${y - 5}l3.4,5l-3.4,5l-3.4,-5Z`
  knife.flat(diamonds, third)
  let collar = ''
  for (let at = -3; at <= 3; at += 1) collar += `M${at * 5 - 3},-77l3,10l3,-10Z`
  knife.flat(collar, third)
  knife.flat(`${circle(-15, -66, 1.8)}${circle(0, -66, 1.8)}${circle(15, -66, 1.8)}`, GOLD)
}
