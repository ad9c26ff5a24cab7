/** The town on both sides of the water: houses, church, tower, and what stands on the square's far edge. */
import type { LightName } from '../../../../ui/themeTokens'
import { grain } from '../../../paper/grain'
import { along, around, over, type Paper } from '../../../paper/paper'
import type { Frame, Painting } from '../../stage'
import { house, HOUSES, STREET } from './houses'
import { INKS } from './inks'
import { church, FOOT, waterTower } from './landmarks'
import { cactus, totem } from './posts'

/** Paints what was drawn for another street, a little lower than it was drawn. */
function lifted({ pen }: Paper, draw: () => void): void {
  pen.save()
  pen.translate(0, STREET - FOOT * 0.93)
  pen.scale(1, 0.93)
  draw()
  pen.restore()
}

export function* paintTown(paper: Paper, light: LightName, frame: Frame): Painting {
  const inks = INKS[light]
  const lit = light === 'dusk'
  const seen = HOUSES.filter(({ x, width }) => x + width > frame.left - 80 && x < frame.right + 80)
  lifted(paper, () => {
    waterTower(paper, inks, 262, 268)
  })
  yield
  for (const one of seen.filter(({ row }) => row === 'back')) {
    house(paper, inks, one, lit)
    yield
  }
  lifted(paper, () => {
    church(paper, inks, 360)
  })
  yield
  for (const one of seen.filter(({ row }) => row === 'front')) {
    house(paper, inks, one, lit)
    yield
  }
  totem(paper, inks, 1586, 572, 216)
  yield
  cactus(paper, inks, 646, 566, 76, [
    [1, 0.36, 0.8],
    [-1, 0.5, 0.88],
  ])
  cactus(paper, inks, 1316, 568, 88, [
    [1, 0.44, 0.86],
    [-1, 0.34, 0.7],
  ])
  yield
  const all = {
    left: frame.left - 80,
    top: 150,
    width: frame.right - frame.left + 160,
    height: 560,
  }
  const x = { dusk: 1010, dawn: 1120, night: 1240, day: 960 }[light]
  over(
    paper,
    all,
    around(
      paper,
      [x, 500, 1050],
      [
        [0, inks.haze],
        [0.45, inks.haze.replace(/\/.*/, '/ 4%)')],
        [0.6, inks.shadow.replace(/\/.*/, '/ 4%)')],
        [1, inks.shadow],
      ],
    ),
  )
  over(
    paper,
    all,
    along(
      paper,
      [0, 440, 0, 566],
      [
        [0, inks.haze.replace(/\/.*/, '/ 0%)')],
        [1, inks.haze.replace(/\/.*/, '/ 16%)')],
      ],
    ),
  )
  yield
  grain(paper, all, 0.25)
}
