/** The temple hall: roofs before roofs, each with its horn and its rising tips. */
import { mix, seen } from '../../../paper/colour'
import { hole } from '../../../paper/cut'
import { along, type Paper } from '../../../paper/paper'
import { arch, rect } from '../../../paper/paths'
import type { Painting } from '../../stage'
import { cut, lights } from './kit/lay'
import { flame, horn, kranok, petalRow } from './kit/ornament'
import type { Tint } from './kit/tints'

/** A roof that hangs through from its tip to its eaves. @param thick the board along its edge; 0 for all of it */
function roofPath(x: number, tip: number, half: number, eave: number, thick: number): string {
  const fall = eave - tip
  const bow = (side: 1 | -1, out: number): string =>
    `Q${x + side * half * 0.26},${tip + fall * 0.62 + out} ${x + side * (half + out * 0.2)},${eave + out * 0.5}`
  if (thick === 0)
    return `M${x},${tip}${bow(1, 0)}L${x - half},${eave}Q${x - half * 0.26},${tip + fall * 0.62} ${x},${tip}Z`
  return `M${x},${tip}${bow(1, 0)}L${x + half - thick * 0.4},${eave + thick}Q${x + half * 0.24},${tip + fall * 0.62 + thick * 1.2} ${x},${tip + thick * 1.9}Q${x - half * 0.24},${tip + fall * 0.62 + thick * 1.2} ${x - half + thick * 0.4},${eave + thick}L${x - half},${eave}Q${x - half * 0.26},${tip + fall * 0.62} ${x},${tip}Z`
}

/** Little flames along the upper edge of a roof. */
function flames(x: number, tip: number, half: number, eave: number, size: number): string {
  const fall = eave - tip
  let path = ''
  for (const side of [-1, 1] as const)
    for (let step = 2; step <= 11; step += 1) {
      const t = step / 12
      const u = 1 - t
      const px = x + side * (2 * u * t * half * 0.26 + t * t * half)
      const py = tip + 2 * u * t * fall * 0.62 + t * t * fall
      path += flame(px, py + 2, -Math.PI / 2 + side * 0.5, size, size * 0.5, -side * size * 0.2)
    }
  return path
}

export function* temple(paper: Paper, x: number, base: number, tint: Tint): Painting {
  const { pen } = paper
  const [light, shade] = tint.gold
  const shadow = { y: 5, blur: 12, colour: seen(tint.shadow, 0.55) }
  const rim = seen(mix(light, '#fff8dc', 0.4), 0.7)
  const top = base - 168
  // Wings: the lower roofs at the sides, behind.
  cut(
    paper,
    rect(x - 206, base - 62, 412, 62),
    along(
      paper,
      [0, base - 62, 0, base],
      [
        [0, mix(tint.plaster, tint.shadow, 0.45)],
        [1, mix(tint.plaster, tint.shadow, 0.1)],
      ],
    ),
    { shadow, rim: null },
  )
  const wing = `M${x - 150},${base - 100}H${x + 150}Q${x + 190},${base - 66} ${x + 252},${base - 58}L${x + 246},${base - 46}H${x - 246}L${x - 252},${base - 58}Q${x - 190},${base - 66} ${x - 150},${base - 100}Z`
  cut(
    paper,
    wing,
    along(
      paper,
      [0, base - 100, 0, base - 46],
      [
        [0, tint.tiles[1]],
        [1, tint.tiles[2]],
      ],
    ),
    { shadow, rim: seen(tint.rim, 0.5), rimWidth: 1.2 },
  )
  for (const side of [-1, 1] as const)
    cut(paper, horn(x + side * 250, base - 52, 26, side), light, {
      shadow: null,
      rim,
      rimWidth: 0.8,
    })
  yield
  cut(
    paper,
    rect(x - 150, base - 74, 300, 74),
    along(
      paper,
      [0, base - 74, 0, base],
      [
        [0, mix(tint.plaster, tint.shadow, 0.36)],
        [1, tint.plaster],
      ],
    ),
    { shadow: null, rim: null },
  )
  const roofs = [
    [top, 152, base - 72, 0],
    [top + 26, 168, base - 62, 1],
    [top + 52, 184, base - 50, 2],
  ] as const
  for (const [tip, half, eave, tier] of roofs) {
    cut(paper, flames(x, tip, half, eave, 13), shade, { shadow: null, rim, rimWidth: 0.7 })
    cut(
      paper,
      roofPath(x, tip, half, eave, 0),
      along(
        paper,
        [0, tip, 0, eave],
        [
          [0, tint.tiles[0]],
          [1, tint.tiles[tier]],
        ],
      ),
      { shadow, rim: null },
    )
    cut(
      paper,
      roofPath(x, tip, half, eave, 8),
      along(
        paper,
        [0, tip, 0, eave],
        [
          [0, light],
          [1, shade],
        ],
      ),
      { shadow: { y: 2, blur: 4, colour: seen(tint.shadow, 0.5) }, rim, rimWidth: 0.9 },
    )
    cut(paper, horn(x, tip + 2, 34 - tier * 5, 0), light, { shadow: null, rim, rimWidth: 0.8 })
    for (const side of [-1, 1] as const)
      cut(paper, horn(x + side * (half - 3), eave + 3, 22, side), light, {
        shadow: null,
        rim,
        rimWidth: 0.7,
      })
    yield
  }
  // The pediment: cut through, so that the lamp of the hall shines out.
  const lamp = along(
    paper,
    [0, base - 110, 0, base - 40],
    [
      [0, mix(tint.lit, '#fff8dc', 0.4)],
      [1, tint.lit],
    ],
  )
  const edge = seen(mix(tint.teak, tint.tiles[2], 0.3), 0.9)
  let carving = kranok(x, base - 66, -Math.PI / 2, 26, 1)
  for (const side of [-1, 1] as const)
    for (const [out, y, size] of [
      [26, 60, 17],
      [50, 56, 15],
      [72, 54, 12],
      [93, 52, 9],
    ] as const)
      carving += kranok(x + side * out, base - y, -Math.PI / 2 + side * 0.9, size, side)
  lights(paper, carving, lamp, edge)
  yield
  cut(paper, rect(x - 172, base - 46, 344, 8), shade, { shadow, rim, rimWidth: 0.8 })
  pen.fillStyle = light
  pen.fill(new Path2D(petalRow(x - 168, x + 168, base - 38, -9, 14)))
  const doors = arch(x, base, 21, 40)
    .replace(/a[\d.]+,[\d.]+ 0 0 1 ([\d.]+),0/, 'q0,-16 21,-24q21,8 $1,24')
    .replace('q21,8 42,24', 'q21,8 21,24')
  cut(paper, rect(x - 30, base - 38, 60, 38), mix(tint.tiles[2], tint.teak, 0.4), {
    shadow: null,
    rim: seen(tint.rim, 0.4),
    rimWidth: 0.8,
  })
  hole(paper, doors, lamp, { edge, depth: 2 })
  for (const side of [-1, 1] as const) {
    hole(
      paper,
      arch(x + side * 70, base - 6, 11, 30) + arch(x + side * 108, base - 6, 9, 26),
      lamp,
      { edge, depth: 2 },
    )
    for (const out of [44, 90, 130]) {
      cut(
        paper,
        rect(x + side * out - 5.5, base - 38, 11, 38),
        along(
          paper,
          [x + side * out - 6, 0, x + side * out + 6, 0],
          [
            [0, mix(shade, tint.shadow, 0.3)],
            [0.5, light],
            [1, mix(shade, tint.shadow, 0.3)],
          ],
        ),
        { shadow: { y: 2, blur: 5, colour: seen(tint.shadow, 0.5) }, rim: null },
      )
    }
  }
}
