/** Palms, bananas and the round trees of temple murals. */
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { along, type Paper } from '../../../paper/paper'
import { cut } from './kit/lay'
import { flame, puffs } from './kit/ornament'
import type { Tint } from './kit/tints'

/** A coconut palm with leaves cut in strips. @param lean how far its head stands from its foot */
export function palm(
  x: number,
  base: number,
  height: number,
  lean: number,
  reach = 84,
  leaves = 9,
): string {
  const [tx, ty] = [x + lean, base - height]
  let path = `M${x - 7},${base}Q${x + lean * 0.15},${base - height * 0.5} ${tx - 3},${ty}L${tx + 4},${ty}Q${x + lean * 0.3 + 9},${base - height * 0.5} ${x + 8},${base}Z`
  for (let leaf = 0; leaf < leaves; leaf += 1) {
    const out = leaf - (leaves - 1) / 2
    const angle = -Math.PI / 2 + out * ((Math.PI * 1.4) / (leaves - 1))
    const length = reach * (0.86 + 0.14 * Math.cos(leaf * 2.1))
    const [ex, ey] = [
      tx + Math.cos(angle) * length,
      ty + Math.sin(angle) * length * 0.78 + Math.abs(out) * reach * 0.09,
    ]
    const [mx, my] = [
      tx + Math.cos(angle) * length * 0.55,
      ty + Math.sin(angle) * length * 0.7 - reach * 0.16,
    ]
    path += `M${tx},${ty}Q${mx.toFixed(1)},${(my - reach * 0.1).toFixed(1)} ${ex.toFixed(1)},${ey.toFixed(1)}`
    for (let step = 6; step >= 1; step -= 1) {
      const t = step / 7
      const u = 1 - t
      const bx = u * u * tx + 2 * u * t * mx + t * t * ex
      const by = u * u * ty + 2 * u * t * my + t * t * ey
      path += `L${(bx + 2).toFixed(1)},${(by + reach * (0.2 - t * 0.08)).toFixed(1)}L${(bx - Math.cos(angle) * 3).toFixed(1)},${(by + reach * 0.05).toFixed(1)}`
    }
    path += 'Z'
  }
  return path
}

/** Long leaves from one root. */
export function banana(x: number, base: number, size: number, seedOf: number): string {
  const next = chance(seedOf)
  return Array.from({ length: 7 }, (_, index) => {
    const angle = -Math.PI / 2 + (index - 3) * 0.36 + (next() - 0.5) * 0.2
    return flame(
      x + (index - 3) * size * 0.03,
      base,
      angle,
      size * (0.75 + next() * 0.35),
      size * 0.2,
      (index - 3) * size * 0.09,
    )
  }).join('')
}

/** A tree as murals have it: clouds of leaves in tiers, each with leaves cut through it. */
export function roundTree(
  paper: Paper,
  x: number,
  base: number,
  size: number,
  seedOf: number,
  tint: Tint,
): void {
  const next = chance(seedOf)
  const [light, dark] = tint.leaf
  cut(
    paper,
    `M${x - size * 0.07},${base}Q${x - size * 0.02},${base - size * 0.5} ${x - size * 0.16},${base - size}L${x},${base - size * 0.7}L${x + size * 0.18},${base - size}Q${x + size * 0.03},${base - size * 0.5} ${x + size * 0.08},${base}Z`,
    tint.teak,
    { shadow: null, rim: null },
  )
  const blobs = [
    [0, -1.28, 0.44],
    [-0.36, -0.98, 0.36],
    [0.38, -1.02, 0.38],
    [0, -0.84, 0.36],
  ] as const
  for (const [index, [dx, dy, r]] of blobs.entries()) {
    const [cx, cy, radius] = [x + dx * size, base + dy * size, r * size]
    cut(
      paper,
      puffs([cx, cy], [radius, radius * 0.72], 11, seedOf + index * 3),
      along(
        paper,
        [0, cy - radius, 0, cy + radius],
        [
          [0, mix(light, tint.rim, 0.14)],
          [0.5, light],
          [1, dark],
        ],
      ),
      {
        shadow: { y: 4, blur: 9, colour: seen(tint.shadow, 0.45) },
        rim: seen(tint.rim, 0.3),
        rimWidth: 1,
      },
    )
    let leaves = ''
    for (let leaf = 0; leaf < 9; leaf += 1) {
      const angle = next() * 6.3
      const out = Math.sqrt(next()) * 0.66
      leaves += flame(
        cx + Math.cos(angle) * out * radius,
        cy + Math.sin(angle) * out * radius * 0.7,
        -1.57 + (next() - 0.5) * 1.6,
        radius * 0.16,
        radius * 0.07,
      )
    }
    paper.pen.fillStyle = seen(mix(light, tint.rim, 0.4), 0.5)
    paper.pen.fill(new Path2D(leaves))
  }
}
