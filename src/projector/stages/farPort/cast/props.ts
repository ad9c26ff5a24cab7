/** What somebody holds, around the middle of a hand. */
import { mix } from '../../../paper/colour'
import type { Box } from '../../../paper/paper'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Look, Prop } from './looks'
import { INK, type Tailor } from './tailor'

type Hold = (by: Tailor, x: number, y: number, look: Look) => void
const WOOD = '#9a5a34'
const STEEL = '#c9d6dc'
const CREAM = '#fbe7c2'

export const props: Readonly<Record<Prop, Hold>> = {
  none: () => undefined,
  case(by, x, y, { second }) {
    by.line(`M${x - 4},${y + 7}V${y + 1}H${x + 4}V${y + 7}`, INK, 2)
    by.piece(rect(x - 11, y + 6, 22, 16), mix(second, WOOD, 0.5))
    by.mark(rect(x - 7, y + 6, 3, 16) + rect(x + 4, y + 6, 3, 16), CREAM)
  },
  mug(by, x, y, { third }) {
    by.line(`M${x + 7},${y - 6}q6,0 5,5q-1,4 -6,3`, INK, 2.4)
    by.piece(`M${x - 6},${y - 9}H${x + 7}L${x + 6},${y + 4}H${x - 5}Z`, third)
    by.piece(ellipse(x + 0.5, y - 9, 6.6, 2.6), CREAM, false)
    by.line(`M${x - 2},${y - 14}q-3,-4 0,-7M${x + 3},${y - 14}q-3,-4 0,-7`, '#ffffff', 1.4)
  },
  staff(by, x, y, { light }) {
    by.piece(rect(x - 1.3, y - 46, 2.6, 74), WOOD, false)
    by.line(circle(x, y - 54, 8), INK, 4)
    by.glow(circle(x, y - 54, 8), light, 2)
  },
  oil(by, x, y, { third }) {
    by.piece(`M${x - 6},${y + 8}L${x - 4},${y - 4}H${x + 4}L${x + 6},${y + 8}Z`, third)
    by.piece(`M${x - 1},${y - 4}L${x + 12},${y - 18}l1.6,1.6L${x + 2},${y - 3}Z`, STEEL, false)
  },
  basket(by, x, y) {
    by.line(`M${x - 9},${y + 8}Q${x},${y - 10} ${x + 9},${y + 8}`, WOOD, 2)
    for (const [dx, ink] of [
      [-5, '#ef5b44'],
      [5, '#8ed6b8'],
      [0, '#f1b12f'],
    ] as const)
      by.piece(circle(x + dx, y + 7 - (dx ? 0 : 2), 4.4), ink, false)
    by.piece(`M${x - 11},${y + 8}H${x + 11}L${x + 8},${y + 20}H${x - 8}Z`, '#d89a52')
    by.line(`M${x - 9},${y + 12}H${x + 9}M${x - 8.4},${y + 16}H${x + 8.4}`, WOOD, 1.2)
  },
  ledger(by, x, y, { light }) {
    by.piece(
      `M${x - 9},${y - 12}L${x + 7},${y - 14}L${x + 9},${y + 8}L${x - 7},${y + 10}Z`,
      '#1d2a58',
      false,
    )
    by.glow(`M${x - 5},${y - 7}l9,-1M${x - 4.6},${y - 2}l9,-1M${x - 4},${y + 3}l5,-.6`, light, 1.3)
  },
  can(by, x, y, { second }) {
    by.line(`M${x - 6},${y + 6}Q${x},${y - 8} ${x + 6},${y + 6}`, INK, 2)
    by.piece(`M${x + 6},${y + 9}L${x + 17},${y - 1}l2.4,2L${x + 8},${y + 14}Z`, second, false)
    by.piece(`M${x - 8},${y + 5}H${x + 8}L${x + 9},${y + 20}H${x - 9}Z`, second)
    by.piece(ellipse(x + 18.4, y - 0.6, 3.6, 2.4), STEEL, false)
  },
  wrench(by, x, y) {
    by.piece(
      `M${x - 2},${y + 10}V${y - 16}Q${x - 7},${y - 19} ${x - 6},${y - 26}L${x - 3},${y - 22}H${x + 3}L${x + 6},${y - 26}Q${x + 7},${y - 19} ${x + 2},${y - 16}V${y + 10}Z`,
      STEEL,
    )
  },
  mic(by, x, y, { light }) {
    by.piece(`M${x - 1.8},${y + 10}L${x - 2.4},${y - 10}h4.8L${x + 1.8},${y + 10}Z`, INK, false)
    by.piece(circle(x, y - 15, 6), STEEL)
    by.glow(`M${x - 6},${y - 15}H${x + 6}`, light, 1.4)
  },
  kite(by, x, y, { second, third }) {
    by.line(`M${x},${y}Q${x + 14},${y - 20} ${x + 8},${y - 42}`, CREAM, 1)
    by.piece(
      `M${x + 6},${y - 80}L${x + 22},${y - 62}L${x + 8},${y - 40}L${x - 6},${y - 60}Z`,
      second,
      false,
    )
    by.mark(`M${x + 6},${y - 80}L${x + 22},${y - 62}L${x + 7},${y - 61}Z`, third)
    by.mark(`M${x + 7},${y - 61}L${x + 8},${y - 40}L${x - 6},${y - 60}Z`, '#f1b12f')
  },
  lantern(by, x, y, { light }) {
    by.line(`M${x},${y}V${y + 6}`, INK, 1.6)
    by.piece(`M${x - 6},${y + 9}L${x},${y + 4}L${x + 6},${y + 9}Z`, INK, false)
    by.piece(rect(x - 5, y + 9, 10, 14), '#fff0b8', false)
    by.glow(`M${x},${y + 12}V${y + 20}`, light, 2.6)
    by.piece(rect(x - 6.5, y + 22, 13, 3), INK, false)
  },
  ladle(by, x, y) {
    by.piece(rect(x - 1, y - 20, 2, 30), STEEL, false)
    by.piece(
      `M${x - 8},${y - 22}H${x + 8}Q${x + 7},${y - 12} ${x},${y - 12}T${x - 8},${y - 22}Z`,
      STEEL,
    )
    by.mark(ellipse(x, y - 22, 7, 2), '#ef5b44')
  },
  balloon(by, x, y, { third, light }) {
    by.line(`M${x},${y + 4}Q${x + 6},${y - 20} ${x + 4},${y - 44}`, CREAM, 1)
    by.piece(
      `M${x + 4},${y - 44}Q${x - 10},${y - 54} ${x - 8},${y - 66}Q${x - 5},${y - 78} ${x + 4},${y - 78}T${x + 16},${y - 66}Q${x + 18},${y - 54} ${x + 4},${y - 44}Z`,
      third,
    )
    by.glow(`M${x - 14},${y - 56}Q${x + 4},${y - 50} ${x + 22},${y - 64}`, light, 1.6)
  },
  guitar(by, x, y, { third }) {
    by.piece(`M${x - 1.6},${y - 40}h3.2V${y - 4}h-3.2Z`, WOOD, false)
    by.piece(rect(x - 3.4, y - 48, 6.8, 9), INK, false)
    by.piece(
      `M${x},${y - 9}Q${x + 9},${y - 9} ${x + 7},${y}Q${x + 13},${y + 4} ${x + 11},${y + 12}Q${x},${y + 24} ${x - 11},${y + 12}Q${x - 13},${y + 4} ${x - 7},${y}Q${x - 9},${y - 9} ${x},${y - 9}Z`,
      mix(third, '#f6842e', 0.6),
    )
    by.dot(x, y + 5, 4, INK)
    by.line(`M${x},${y - 38}V${y + 14}`, CREAM, 1)
  },
  tray(by, x, y, { second }) {
    for (const [dx, ink] of [
      [-9, '#68c2e2'],
      [0, '#f1b12f'],
      [9, '#ef5b44'],
    ] as const) {
      by.piece(`M${x + 6 + dx - 3},${y - 13}h6l-1,8h-4Z`, ink, false)
      by.line(`M${x + 6 + dx + 1},${y - 12}l3,-6`, CREAM, 1.2)
    }
    by.piece(
      `M${x - 10},${y - 5}H${x + 22}L${x + 18},${y}H${x - 6}Z`,
      mix(second, STEEL, 0.5),
      false,
    )
  },
  umbrella(by, x, y, { second, third }) {
    by.piece(`M${x - 1},${y + 8}V${y - 52}h2V${y + 8}q0,6 -6,5v-2q4,0 4,-3Z`, INK, false)
    by.piece(
      `M${x - 24},${y - 46}Q${x - 18},${y - 66} ${x},${y - 67}Q${x + 18},${y - 66} ${x + 24},${y - 46}Q${x + 18},${y - 50} ${x + 12},${y - 46}Q${x + 6},${y - 51} ${x},${y - 46}Q${x - 6},${y - 51} ${x - 12},${y - 46}Q${x - 18},${y - 50} ${x - 24},${y - 46}Z`,
      second,
    )
    by.mark(
      `M${x - 12},${y - 47}Q${x - 9},${y - 62} ${x},${y - 66}Q${x - 3},${y - 58} ${x},${y - 47}Q${x - 6},${y - 51} ${x - 12},${y - 47}ZM${x + 24},${y - 46}Q${x + 18},${y - 64} ${x + 3},${y - 66}Q${x + 11},${y - 60} ${x + 12},${y - 47}Q${x + 18},${y - 50} ${x + 24},${y - 46}Z`,
      third,
    )
  },
  broom(by, x, y, { third }) {
    by.piece(rect(x - 1.2, y - 44, 2.4, 62), WOOD, false)
    by.piece(
      `M${x - 3},${y + 14}H${x + 3}L${x + 9},${y + 31}Q${x},${y + 28} ${x - 9},${y + 31}Z`,
      mix(third, '#f1b12f', 0.6),
    )
    by.line(`M${x - 2},${y + 18}l-3,9M${x + 2},${y + 18}l3,9M${x},${y + 18}v9`, INK, 1)
  },
  crate(by, x, y, { second }) {
    by.piece(rect(x - 8, y - 12, 24, 20), '#d89a52')
    by.line(
      `M${x - 8},${y - 5}h24M${x - 8},${y + 2}h24M${x - 3},${y - 12}v20M${x + 11},${y - 12}v20`,
      WOOD,
      1.3,
    )
    by.piece(circle(x, y - 15, 4) + circle(x + 8, y - 15, 4), second, false)
  },
  telescope(by, x, y, { second }) {
    by.piece(`M${x - 3},${y + 8}L${x - 4},${y - 12}H${x + 4}L${x + 3},${y + 8}Z`, second, false)
    by.piece(
      `M${x - 5},${y - 12}L${x - 6},${y - 32}H${x + 6}L${x + 5},${y - 12}Z`,
      mix(second, INK, 0.3),
      false,
    )
    by.piece(ellipse(x, y - 32, 6.4, 2.2), '#68c2e2', false)
  },
  fan(by, x, y, { second, third }) {
    let edge = ''
    let ribs = ''
    for (let at = 0; at <= 6; at += 1) {
      const angle = -2.5 + at * 0.34
      edge += `L${x + Math.cos(angle) * 22},${y + Math.sin(angle) * 22}`
      ribs += `M${x},${y}L${x + Math.cos(angle) * 21},${y + Math.sin(angle) * 21}`
    }
    by.piece(`M${x},${y}${edge}Z`, second)
    by.line(ribs, third, 1.2)
  },
  globe(by, x, y, { third, light }) {
    by.piece(circle(x + 2, y - 14, 11), third)
    by.mark(
      `M${x - 8},${y - 18}Q${x + 2},${y - 14} ${x + 12},${y - 19}l1,4Q${x + 2},${y - 9} ${x - 9},${y - 14}Z`,
      CREAM,
    )
    by.glow(`M${x - 15},${y - 8}Q${x + 2},${y - 6} ${x + 19},${y - 20}`, light, 1.6)
  },
  plant(by, x, y, { third }) {
    by.piece(
      `M${x + 1},${y - 6}Q${x - 12},${y - 14} ${x - 8},${y - 28}Q${x + 2},${y - 20} ${x + 1},${y - 6}Q${x + 2},${y - 24} ${x + 14},${y - 26}Q${x + 14},${y - 12} ${x + 1},${y - 6}Z`,
      '#7ebf6a',
    )
    by.piece(`M${x - 8},${y - 6}H${x + 10}L${x + 7},${y + 8}H${x - 5}Z`, mix(third, '#c4582e', 0.6))
    by.piece(circle(x + 2, y - 28, 4), '#d83a88', false)
  },
  accordion(by, x, y, { second, third }) {
    by.piece(`M${x - 12},${y - 10}L${x - 4},${y - 13}V${y + 13}L${x - 12},${y + 10}Z`, third)
    by.piece(`M${x - 4},${y - 12}l4,3l4,-3l4,3l4,-3V${y + 12}l-4,-3l-4,3l-4,-3l-4,3Z`, CREAM)
    by.line(
      `M${x},${y - 9}V${y + 9}M${x + 4},${y - 11}V${y + 11}M${x + 8},${y - 9}V${y + 9}`,
      INK,
      1,
    )
    by.piece(`M${x + 12},${y - 13}L${x + 20},${y - 10}V${y + 10}L${x + 12},${y + 13}Z`, second)
  },
}

/** How far what is held reaches from the hand, as left, top, right and bottom. */
const REACH: Readonly<Partial<Record<Prop, readonly [number, number, number, number]>>> = {
  staff: [12, 66, 12, 32],
  kite: [10, 84, 26, 8],
  balloon: [18, 82, 26, 8],
  umbrella: [28, 72, 28, 18],
  guitar: [16, 52, 16, 26],
  broom: [14, 48, 14, 36],
  telescope: [12, 40, 12, 14],
  wrench: [12, 32, 12, 16],
  globe: [20, 32, 24, 10],
  plant: [16, 38, 20, 14],
}

/** What is painted of it. */
export function reach(prop: Prop, [x, y]: readonly [number, number]): Box {
  const [left, top, right, bottom] = REACH[prop] ?? [18, 30, 28, 30]
  return { left: x - left, top: y - top, width: left + right, height: top + bottom }
}
