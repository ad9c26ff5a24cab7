/** Dresses, robes and gowns. */
import { circle, rect } from '../../../paper/paths'
import { deep, GOLD, INK, LINEN, pale, type Knife } from './knife'
import type { Look } from './people'
import { bell, bodice, buttons, column, folds, hem, torso, zigzag } from './shapes'

export function dress(knife: Knife, { wide: w, cloths: [main, second, third] }: Look): void {
  knife.piece(bell(w, 10, 25), main, 26 * w)
  folds(knife, w, main, -46, 23)
  knife.flat(hem(w, 24.4, -14, 3), GOLD)
  knife.flat(zigzag(w, 23.5, -9, 8, 5), second)
  knife.flat(
    `M${-8 * w},-49Q${-13 * w},-30 ${-11 * w},-15Q0,-11 ${11 * w},-15Q${13 * w},-30 ${8 * w},-49Z`,
    pale(third, 0.35),
  )
  knife.piece(bodice(w), deep(main, 0.2), 15 * w)
  knife.flat('M-3.4,-73L0,-50L3.4,-73Z', LINEN)
  for (const y of [-67, -61, -55]) knife.line(`M-4,${y}l8,3m0,-3l-8,3`, GOLD, 0.9)
}

export function gown(knife: Knife, { wide: w, cloths: [main, second, third] }: Look): void {
  knife.piece(bell(w, 10, 26), main, 26 * w)
  for (const y of [-14, -26, -38]) {
    const half = 25 - (y + 14) * -0.42
    let ruff = `M${-half * w},${y}`
    for (let at = 0; at < 7; at += 1) ruff += `q${(half * w) / 7},7 ${(2 * half * w) / 7},0`
    knife.line(ruff, second, 2.2)
  }
  knife.piece(bodice(w), second, 15 * w)
  knife.flat(
    `M${-14 * w},-76Q0,-66 ${14 * w},-76L${14 * w},-72Q0,-61 ${-14 * w},-72Z`,
    pale(main, 0.5),
  )
  knife.flat('M-5,-52L0,-47L5,-52L5,-45L0,-47L-5,-45Z', third)
  knife.flat(circle(0, -66, 2), GOLD)
}

export function cassock(knife: Knife, { wide: w, cloths: [main, second] }: Look): void {
  knife.piece(column(w, 20.5), main, 21 * w)
  folds(knife, w, main, -40, 19)
  knife.flat(buttons(0, -70, -6, 5.6), second)
  knife.flat(`M${-17.6 * w},-48Q0,-43 ${17.6 * w},-48V-41.6Q0,-36.6 ${-17.6 * w},-41.6Z`, second)
  knife.flat(`M${8 * w},-42l5,0l1.6,22h-7Z`, second)
  knife.flat('M-5,-77.4h10v3.6h-10Z', LINEN)
}

export function robe(knife: Knife, { wide: w, cloths: [main, second, third], hat }: Look): void {
  knife.piece(column(w, 23), main, 23 * w)
  folds(knife, w, main, -56, 21)
  if (hat === 'hood') {
    knife.line(`M${-15 * w},-45Q0,-41 ${15 * w},-45M4,-43L6,-20M8,-43L11,-24`, second, 2)
    return
  }
  knife.flat('M-4,-78L-6,-1L6,-1L4,-78Z', pale(second, 0.1))
  let gems = ''
  for (let y = -60; y < -4; y += 11) gems += `M0,${y - 4}l3,4l-3,4l-3,-4Z`
  knife.flat(gems, third)
  knife.flat(hem(w, 22.6, -7.6, 5), GOLD)
  if (hat !== 'crown') return
  knife.flat(`M${-17 * w},-77Q0,-65 ${17 * w},-77L${19 * w},-68Q0,-53 ${-19 * w},-68Z`, '#f6ead0')
  let tails = ''
  for (const [x, y] of [
    [-14, -71],
    [-7, -66.4],
    [0, -64],
    [7, -66.4],
    [14, -71],
  ] as const)
    tails += `M${x * w - 1},${y}l1,3l1,-3l-1,-1.6Z`
  knife.spot(tails, INK)
}

export function cope(knife: Knife, look: Look): void {
  const {
    wide: w,
    cloths: [main, second, third],
  } = look
  knife.piece(column(w, 23.5), main, 23 * w)
  for (const side of [-1, 1])
    knife.flat(
      `M${side * 14 * w},-76L${side * 2.4},-76L${side * 8},-1L${side * 23 * w},-1Q${side * 20 * w},-40 ${side * 14 * w},-76Z`,
      second,
    )
  for (const side of [-1, 1])
    knife.flat(`M${side * 2},-76h${side * 4}L${side * 12},-1h${side * -4.4}Z`, third)
  knife.flat('M-4,-66h8v7h-8Z', GOLD)
  knife.flat('M-1,-50h2v8h6v2h-6v16h-2v-16h-6v-2h6Z', second)
}

export function habit(knife: Knife, { wide: w, cloths: [main, second] }: Look): void {
  knife.piece(column(w, 21.5), main, 22 * w)
  folds(knife, w, main, -50, 20)
  knife.flat(`M${-7.6 * w},-72H${7.6 * w}L${9 * w},-4Q0,-1 ${-9 * w},-4Z`, deep(main, 0.34))
  knife.flat(
    `M${-13 * w},-77Q0,-54 ${13 * w},-77Q${10 * w},-61 0,-60Q${-10 * w},-61 ${-13 * w},-77Z`,
    second,
  )
  knife.line(`M${-15 * w},-46Q0,-42 ${15 * w},-46M9,-44V-22`, '#c9a25a', 1.3)
  knife.flat('M8,-23h2v3h3v2h-3v5h-2v-5h-3v-2h3Z', GOLD)
}

export function shawl(knife: Knife, { wide: w, cloths: [main, second, third] }: Look): void {
  knife.piece(bell(w, 12, 23), main, 24 * w)
  folds(knife, w, main, -40, 21)
  knife.flat(
    `M${-9 * w},-44Q${-14 * w},-26 ${-12 * w},-10Q0,-6 ${12 * w},-10Q${14 * w},-26 ${9 * w},-44Z`,
    pale(third, 0.2),
  )
  knife.piece(
    `M${-17 * w},-76Q0,-82 ${17 * w},-76Q${19 * w},-60 ${14 * w},-52L0,-34L${-14 * w},-52Q${-19 * w},-60 ${-17 * w},-76Z`,
    second,
    18 * w,
  )
  knife.line(`M${-14.6 * w},-56L0,-38.6L${14.6 * w},-56`, pale(second, 0.45), 1.4)
  let fringe = ''
  for (let at = -5; at <= 5; at += 1) fringe += `M${at * 2.6 * w},${-35.6 - Math.abs(at) * 3.2}v5`
  knife.line(fringe, pale(second, 0.3), 1.1)
  knife.flat(circle(0, -70, 2.2), GOLD)
}

export function kaftan(knife: Knife, { wide: w, cloths: [main, second, third] }: Look): void {
  knife.piece(column(w, 22), main, 22 * w)
  for (const at of [-15, -9, 9, 15])
    knife.line(`M${at * 0.8 * w},-72Q${at * w},-40 ${at * 1.3 * w},-2`, deep(main, 0.22), 1.8)
  knife.flat('M-3,-77L-5,-1H5L3,-77Z', second)
  knife.flat(`M${-16.6 * w},-50Q0,-44 ${16.6 * w},-50V-41Q0,-35 ${-16.6 * w},-41Z`, third)
  knife.flat(`M-9,-40l6,0l-1,20l-7,2Z`, third)
  knife.flat(hem(w, 21.6, -6.4, 4), second)
}

export function apron(knife: Knife, { wide: w, cloths: [main, second, third] }: Look): void {
  knife.piece(bell(w, 10.5, 19, -12), second, 19 * w)
  knife.piece(torso(w, -46, 12, 11), main, 15 * w)
  knife.flat(
    `M${-7.4 * w},-72H${7.4 * w}L${9.6 * w},-49L${14.4 * w},-16Q0,-12 ${-14.4 * w},-16L${-9.6 * w},-49Z`,
    pale(third, 0.5),
  )
  for (let at = -2; at <= 2; at += 1)
    knife.line(`M${at * 4 * w},-45L${at * 5.4 * w},-17`, second, 1.2)
  knife.flat(rect(-10.4 * w, -50, 20.8 * w, 3.4), deep(second, 0.1))
}

export function flapper(knife: Knife, { wide: w, cloths: [main, second, third] }: Look): void {
  knife.piece(
    `M${-13.5 * w},-75Q0,-71 ${13.5 * w},-75L${14.6 * w},-40L${16.5 * w},-22Q0,-19 ${-16.5 * w},-22L${-14.6 * w},-40Z`,
    main,
    16 * w,
  )
  let fringe = ''
  for (let at = -16; at <= 15.4; at += 2.6) fringe += `M${at * w},-23h1.9v7.4h-1.9Z`
  knife.flat(fringe, second)
  for (const y of [-64, -57])
    knife.flat(
      `M${-12 * w},${y}L0,${y + 9}L${12 * w},${y}V${y + 2.4}L0,${y + 11.4}L${-12 * w},${y + 2.4}Z`,
      second,
    )
  knife.flat(hem(w, 15, -42, 5), third)
  knife.flat(circle(10 * w, -39, 3.4), second)
  for (let at = -3; at <= 3; at += 1)
    knife.spot(circle(at * 2.4, -66.5 - at * at * 0.62 + 5, 1.2), '#fff8e6')
}
