/** A row of houses that goes dark block by block, from both ends to the middle, until one window is left: on a sheet of 1920×1080. */
import type { ThemeTokens } from '../../ui/themeTokens'

export type PlateLook = ThemeTokens['scenery']['plate']

export interface Block {
  readonly house: string
  /** Its lit windows, all in one path. */
  readonly windows: string
  /** When it goes dark, in milliseconds. */
  readonly at: number
}

const FIRST_MS = 700
const STEP_MS = 330
const WIDTH = 200
const GROUND = 1080
/** The house in the middle, in which the last window is, stands alone. */
const MIDDLE = 4
const COUNT = 2 * MIDDLE + 1
/** How high the houses are, from the left edge to the right one. */
const HEIGHTS = [640, 540, 470, 560, 0, 600, 450, 530, 660]

/** A roof between two corners, in the manner of the place. */
function roof(look: PlateLook, left: number, right: number, top: number): string {
  const [width, middle] = [right - left, (left + right) / 2]
  switch (look) {
    case 'lantern':
      return `L${left - 16},${top}L${middle},${top - 130}L${right + 16},${top}`
    case 'callingCard':
      return `L${left},${top}H${left + width * 0.28}V${top - 44}H${left + width * 0.7}V${top}H${right}`
    case 'tile':
      return `L${left},${top}H${left + width * 0.2}Q${middle},${top - 130} ${right - width * 0.2},${top}H${right}`
    case 'board':
      return `L${left},${top}H${left + width * 0.18}V${top - 70}H${right - width * 0.18}V${top}H${right}`
    case 'screen':
      return `L${left},${top + 50}Q${left},${top - 70} ${middle},${top - 70}Q${right},${top - 70} ${right},${top + 50}`
  }
}

/** All blocks but the middle one, whose one window does not go out. */
export function darkBlocks(look: PlateLook): Block[] {
  return HEIGHTS.flatMap((top, place) => {
    if (place === MIDDLE) return []
    const left = place * ((1920 - WIDTH) / (COUNT - 1)) - 6
    const right = left + WIDTH + 24
    const columns = [0.2, 0.44, 0.68].map((share) => left + WIDTH * share)
    const rows = Array.from({ length: Math.floor((GROUND - top - 120) / 105) }, (_, row) => top + 70 + row * 105)
    const windows = rows.flatMap((y, row) =>
      columns.flatMap((x, column) => ((place + row * 2 + column) % 4 === 0 ? [] : [`M${x.toFixed(0)},${y}h34v50h-34Z`])),
    )
    const order = MIDDLE - Math.abs(place - MIDDLE)
    return [{
      house: `M${left},${GROUND}${roof(look, left, right, top)}V${GROUND}Z`,
      windows: windows.join(''),
      // The right one of two a moment after the left.
      at: FIRST_MS + STEP_MS * (2 * order + (place > MIDDLE ? 1 : 0)),
    }]
  })
} // prettier-ignore

/** The tower of the last window, and when that turns red: once everything else is dark. */
export const tower = (look: PlateLook): string =>
  `M840,${GROUND}${roof(look, 840, 1080, 150)}V${GROUND}Z`
export const RED_AT = FIRST_MS + STEP_MS * (2 * MIDDLE + 1)
