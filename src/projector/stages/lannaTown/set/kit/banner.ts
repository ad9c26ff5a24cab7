/** The long banners of the north. */
import { mix, seen } from '../../../../paper/colour'
import { along, type Paper } from '../../../../paper/paper'
import { cut } from './lay'
import { seed } from './ornament'
import type { Tint } from './tints'

/** A banner of paper on its pole: strips, fringes, and holes that the light comes through. */
export function tung(
  paper: Paper,
  x: number,
  top: number,
  length: number,
  width: number,
  colours: readonly [string, string, string],
  tint: Tint,
): void {
  const { pen } = paper
  const half = width / 2
  const parts = Math.max(3, Math.round(length / (width * 1.3)))
  const step = length / parts
  for (let part = 0; part < parts; part += 1) {
    const y = top + part * step
    const colour = colours[part % 3] ?? colours[0]
    cut(
      paper,
      `M${x - half},${y}H${x + half}L${x + half * 0.9},${y + step * 0.5}L${x + half},${y + step}L${x},${y + step * (part === parts - 1 ? 1.5 : 1.08)}L${x - half},${y + step}L${x - half * 0.9},${y + step * 0.5}Z`,
      along(
        paper,
        [0, y, 0, y + step],
        [
          [0, mix(colour, '#fff2c8', 0.2 + tint.lamps * 0.12)],
          [1, colour],
        ],
      ),
      {
        shadow: { y: 2, blur: 5, colour: seen(tint.shadow, 0.4) },
        rim: seen('#fff4d4', 0.4),
        rimWidth: 0.8,
      },
    )
    pen.fillStyle = seen(mix(tint.lit, '#fff8dc', 0.2), 0.4 + 0.3 * tint.lamps)
    pen.fill(
      new Path2D(
        seed(x, y + step * 0.5, half * 0.46, step * 0.3) +
          seed(x - half * 0.55, y + step * 0.2, half * 0.16, step * 0.1) +
          seed(x + half * 0.55, y + step * 0.2, half * 0.16, step * 0.1),
      ),
    )
  }
}
