/** What stands under the night outside. */
import { pour } from '../../../paper/lay'
import type { Frame } from '../../stage'
import { cut } from '../../../paper/cut'
import type { Paper } from '../../../paper/paper'
import { TINTS, type Tints } from '../set/tints'
import { everything, laid } from './kit'

export const NIGHT = TINTS.night

/** Stone and timber near a lamp, by night. */
export const LAMPLIT: Tints = {
  ...TINTS.dusk,
  shadow: '#04121a',
  pane: '#081a22',
  haze: '#2a6468',
  ground: ['#c9a06a', '#8a7058', '#3f4a4c', '#182226'],
  church: ['#8a7a66', '#c4a67a'],
}

export const ground = (
  paper: Paper,
  frame: Frame,
  y: number,
  bend: number,
  ...colours: string[]
): void => {
  const { left, width } = everything(frame)
  cut(
    paper,
    `M${left},1200V${y + bend}Q960,${y - bend} ${left + width},${y + bend}V1200Z`,
    pour(paper, y - bend, 1000, ...colours),
    laid(0.8, 0.4),
  )
}
