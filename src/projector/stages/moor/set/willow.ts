/** A pollard willow: a gnarled trunk, a head like a fist, and a shock of rods. */
import { drawnAt, line, pour, spot } from '../../../paper/lay'
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { type Paper } from '../../../paper/paper'
import type { Painting } from '../../stage'
import { blade, stroke } from '../wash/brush'
import { bend, dried, tear, type Point } from '../wash/torn'
import { torn } from './edges'
import type { Tints } from './tints'

const TRUNK: readonly Point[] = [
  [-70, 10],
  [-44, -16],
  [-34, -70],
  [-42, -112],
  [-32, -150],
  [-50, -178],
  [-64, -200],
  [-54, -228],
  [-34, -230],
  [-18, -248],
  [6, -238],
  [26, -250],
  [48, -232],
  [66, -214],
  [56, -186],
  [38, -160],
  [36, -118],
  [44, -84],
  [40, -30],
  [74, 10],
]

/** Rods that spring from the head all around, and where each of them bears its leaves. */
function shock(seed: number, count: number, reach: number): { rods: string; leaves: string } {
  const next = chance(seed)
  let [rods, leaves] = ['', '']
  for (let rod = 0; rod < count; rod += 1) {
    const angle = (rod / (count - 1) - 0.5) * 3.3 + (next() - 0.5) * 0.24
    const long = reach * (0.62 + next() * 0.5) * (1 - Math.abs(angle) * 0.16)
    const [x, y] = [Math.sin(angle) * 44, -214 - Math.cos(angle) * 24]
    const bow = 12 + Math.abs(angle) * 30
    const line = bend(
      [
        [x, y],
        [x + Math.sin(angle) * long * 0.5, y - Math.cos(angle) * long * 0.5 - bow * 0.6],
        [x + Math.sin(angle) * long, y - Math.cos(angle) * long + bow * 0.4],
      ],
      false,
      14,
    )
    rods += stroke(line, [5, 3, 1])
    for (const [lx, ly] of line.slice(3))
      for (const side of [-1, 1])
        if (next() < 0.62) leaves += blade(lx, ly, -9 - next() * 13, side * (5 + next() * 9), 5)
  }
  return { rods, leaves }
}

/** @param size 1 stands some 420 units high; negative is mirrored */
export function* paintWillow(
  paper: Paper,
  tints: Tints,
  at: Point,
  size: number,
  seed: number,
): Painting {
  const [, , deep] = tints.ground
  const bark = mix(tints.wood, deep, 0.3)
  const leaf = mix(tints.grass, tints.ink, 0.3)
  const { pen } = paper
  const inside = (draw: () => void): void => {
    pen.save()
    pen.translate(at[0], at[1])
    pen.scale(size, Math.abs(size))
    draw()
    pen.restore()
  }
  inside(() => {
    const [behind, before] = [shock(seed, 35, 200), shock(seed + 1, 25, 164)]
    const back = mix(leaf, tints.far[2], 0.4)
    spot(paper, behind.rods + behind.leaves, back)
    spot(paper, before.rods, mix(bark, leaf, 0.5))
    spot(paper, before.leaves, mix(leaf, tints.core, 0.04 + 0.12 * tints.air))
  })
  yield
  inside(() => {
    const face = tear(
      paper,
      bend(TRUNK, true, 10),
      pour(paper, -240, 10, mix(bark, tints.core, 0.16), bark, mix(bark, tints.ink, 0.5)),
      torn(tints, seed + 4, bark, 1.4),
    )
    dried(paper, face, [-50, -240, 100, 250], {
      dark: mix(bark, tints.ink, 0.6),
      light: mix(bark, tints.core, 0.4),
      seed,
    })
    pen.save()
    pen.clip(face)
    let furrows = ''
    for (const [x, lean] of [
      [-18, 6],
      [-8, -4],
      [3, 3],
      [14, -6],
    ] as const)
      furrows += stroke(
        bend([
          [x * 1.5, 0],
          [x + lean, -70],
          [x - lean, -130],
          [x * 1.4, -200],
        ]),
        [2, 4.4, 1],
      )
    spot(paper, furrows, seen(mix(bark, tints.ink, 0.7), 0.7))
    // The hollow that willows have.
    drawnAt(paper, [2, -128], 1, () => {
      spot(paper, 'M-9,22Q-14,-10 0,-24Q13,-8 9,20Q0,30 -9,22Z', mix(bark, tints.ink, 0.85))
      line(paper, 'M-10,20Q-15,-10 0,-25', seen(tints.core, 0.3), 1.4)
    })
    pen.restore()
  })
  yield
}
