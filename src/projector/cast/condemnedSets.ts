/**
 * What somebody condemned stands in, in each game's own manner, cut of paper: path data around a figure's feet, in its units. What is
 * before the figure leaves the face free.
 */
import type { ThemeTokens } from '../../ui/themeTokens'

/** `wall`, `wood`, `dark`, `glow` and `line` are colours of the one who draws them. */
export interface CondemnedPiece {
  readonly path: string
  readonly look: 'pane' | 'wall' | 'wood' | 'iron' | 'tube' | 'rope' | 'grain' | 'rim'
}

interface CondemnedSet {
  readonly behind: readonly CondemnedPiece[]
  readonly before: readonly CondemnedPiece[]
}

const bars = (xs: readonly number[], half: number, top: number, foot: number): string =>
  xs.map((x) => `M${x - half},${top}H${x + half}V${foot}H${x - half}Z`).join('')
const edges = (xs: readonly number[], half: number, top: number, foot: number): string =>
  xs.map((x) => `M${x - half},${top}V${foot}`).join('')
const links = (from: number, count: number, y: number): string =>
  Array.from({ length: count }, (_, at) => {
    const x = from + at * 5.4
    return `M${x - 3.4},${y}a3.4,2.2 0 1 0 6.8,0a3.4,2.2 0 1 0 -6.8,0Z`
  }).join('')

/** A pole of bamboo, and its knots. */
const poles = (xs: readonly number[], half: number, top: number, foot: number): string =>
  bars(xs, half, top, foot)
const knots = (xs: readonly number[], half: number, top: number, foot: number): string =>
  xs
    .map((x, turn) => {
      let path = ''
      for (let y = top + 14 + (turn % 3) * 9; y < foot; y += 31)
        path += `M${x - half - 0.8},${y}H${x + half + 0.8}`
      return path
    })
    .join('')

const CELL = 'M-66,6V-92Q-66,-162 0,-162Q66,-162 66,-92V6Z'
const STONES =
  'M-82,8V-92Q-82,-178 0,-178Q82,-178 82,-92V8H66V-92Q66,-162 0,-162Q-66,-162 -66,-92V8Z'
const CAGE = [-56, -36, -14, 14, 36, 56]
const CAGE_BEFORE = [-64, -27, 27, 64]
const TUBES = [-58, -40, -20, 20, 40, 58]

export const CONDEMNED: Readonly<Record<ThemeTokens['scenery']['plate'], CondemnedSet>> = {
  // A cell under an arch, and a ball on its chain.
  tile: {
    behind: [
      { look: 'pane', path: CELL },
      { look: 'iron', path: bars([-48, -24, 0, 24, 48], 3, -160, 6) },
      { look: 'iron', path: 'M-66,-116H66V-110H-66Z' },
      { look: 'wall', path: STONES },
      {
        look: 'grain',
        path: 'M-82,-20H-66M-82,-56H-66M-82,-92H-66M66,-20H82M66,-56H82M66,-92H82M-61,-130L-76,-138M-40,-150L-49,-164M-14,-161L-17,-177M14,-161L17,-177M40,-150L49,-164M61,-130L76,-138',
      },
    ],
    before: [
      { look: 'iron', path: 'M32,-9a13,13 0 1 0 26,0a13,13 0 1 0 -26,0Z' },
      { look: 'rim', path: 'M36,-14a10,10 0 0 1 9,-5' },
      { look: 'rope', path: links(13, 4, -2) },
    ],
  },
  // Bars before a window that burns red.
  callingCard: {
    behind: [
      { look: 'pane', path: 'M-72,-164H72V6H-72Z' },
      { look: 'iron', path: bars([-60, -40, -20, 0, 20, 40, 60], 3.6, -166, 8) },
      { look: 'rim', path: edges([-60, -40, -20, 0, 20, 40, 60], 3.6, -166, 8) },
      { look: 'wall', path: 'M-82,-174H82V-160H-82ZM-82,-174H-70V10H-82ZM70,-174H82V10H70Z' },
      { look: 'iron', path: 'M-72,-58H72V-50H-72Z' },
    ],
    before: [
      { look: 'iron', path: bars([-66, -37, 37, 66], 4, -160, 8) },
      { look: 'rim', path: edges([-66, -37, 37, 66], 4, -160, 8) },
      { look: 'wall', path: 'M-82,2H82V10H-82Z' },
    ],
  },
  // A cell of tubes of light.
  screen: {
    behind: [
      { look: 'pane', path: 'M-66,4V-152H66V4Z' },
      { look: 'tube', path: edges(TUBES, 0, -152, 2) },
      { look: 'wall', path: 'M-80,-158Q0,-182 80,-158L74,-146Q0,-166 -74,-146Z' },
    ],
    before: [
      { look: 'tube', path: edges([-70, -32, 32, 70], 0, -152, 6) },
      { look: 'wall', path: 'M-80,4Q0,-6 80,4L74,12Q0,18 -74,12Z' },
    ],
  },
  // A cage of bamboo, tied with rope.
  lantern: {
    behind: [
      { look: 'pane', path: 'M-68,4V-156H68V4Z' },
      { look: 'wood', path: poles(CAGE, 3.6, -164, 6) },
      { look: 'grain', path: knots(CAGE, 3.6, -164, 6) },
      { look: 'wood', path: 'M-80,-152H80V-144H-80Z' },
    ],
    before: [
      { look: 'wood', path: poles(CAGE_BEFORE, 4.6, -168, 8) },
      { look: 'grain', path: knots(CAGE_BEFORE, 4.6, -168, 8) },
      { look: 'wood', path: 'M-82,-30H82V-21H-82Z' },
      { look: 'grain', path: 'M-58,-31V-20M-20,-31V-20M20,-31V-20M58,-31V-20' },
      {
        look: 'rope',
        path: 'M-71,-32L-57,-19M-57,-32L-71,-19M57,-32L71,-19M71,-32L57,-19M-34,-32L-20,-19M-20,-32L-34,-19M20,-32L34,-19M34,-32L20,-19',
      },
    ],
  },
  // A gallows, cut in wood.
  board: {
    behind: [
      { look: 'pane', path: 'M-74,-76A74,74 0 1 1 74,-76Q74,-26 46,4H-46Q-74,-26 -74,-76Z' },
      { look: 'wood', path: 'M-68,8V-168H-56V8ZM-80,-170H70V-158H-80ZM-56,-128L-26,-158H-38L-56,-140Z' },
      {
        look: 'grain',
        path: 'M-65,-150V0M-61,-154V-10M-76,-166H40M-50,-162H66M-52,-136L-33,-155',
      },
      { look: 'rope', path: 'M50,-158V-108M46,-112h8M46,-108h8M46,-104h8' },
      { look: 'rope', path: 'M50,-102C64,-92 64,-72 50,-68C36,-72 36,-92 50,-102Z' },
      { look: 'grain', path: 'M46,-160h8M46,-157h8' },
    ],
    before: [
      { look: 'wood', path: 'M-84,3H84V13H-84Z' },
      { look: 'grain', path: 'M-80,6H-20M0,6H72M-70,10H30M44,10H80' },
    ],
  },
} // prettier-ignore
