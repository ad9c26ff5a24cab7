/** The stairs to the temple, with a naga at each side. */
import { mix, seen } from '../../../paper/colour'
import { along, type Paper } from '../../../paper/paper'
import { rect } from '../../../paper/paths'
import { cut } from './kit/lay'
import { flame, naga, nagaCrest, seed } from './kit/ornament'
import type { Tint } from './kit/tints'

export function stairs(paper: Paper, tint: Tint): void {
  for (let step = 0; step < 7; step += 1) {
    const half = 70 + step * 12
    const y = 622 + step * 9
    cut(
      paper,
      rect(960 - half, y, half * 2, 12),
      mix(tint.plaster, tint.shadow, 0.1 + step * 0.05),
      { shadow: null, rim: seen(tint.rim, 0.6), rimWidth: 1 },
    )
  }
  for (const side of [-1, 1] as const) {
    const x = 960 + side * 178
    const body = `M${960 + side * 78},612C${960 + side * 104},596 ${960 + side * 116},640 ${x - side * 34},636Q${x - side * 14},640 ${x - side * 6},690H${x - side * 40}Q${960 + side * 110},680 ${960 + side * 70},640Z`
    const face = along(
      paper,
      [0, 590, 0, 690],
      [
        [0, tint.gold[0]],
        [1, tint.gold[1]],
      ],
    )
    const look = {
      shadow: { y: 4, blur: 9, colour: seen(tint.shadow, 0.5) },
      rim: seen('#fff4cf', 0.6),
      rimWidth: 1,
    }
    cut(paper, body, face, look)
    cut(paper, nagaCrest(x, 692, 92, side), tint.gold[0], { ...look, shadow: null })
    cut(paper, naga(x, 692, 92, side), face, look)
    let scales = ''
    for (let row = 0; row < 4; row += 1)
      for (let scale = 0; scale < 9; scale += 1)
        scales += `M${x - side * (96 - scale * 10 + (row % 2) * 5)},${644 + row * 9 - Math.max(0, 3 - scale) * 7}q${side * 5},7 ${side * 10},0`
    paper.pen.save()
    paper.pen.clip(new Path2D(body))
    paper.pen.strokeStyle = seen(tint.gold[2], 0.6)
    paper.pen.lineWidth = 1.5
    paper.pen.stroke(new Path2D(scales))
    paper.pen.restore()
    paper.pen.fillStyle = seen(tint.teak, 0.8)
    paper.pen.fill(
      new Path2D(
        seed(x + side * 8, 617, 5, 3.4) +
          [0, 1, 2, 3]
            .map((scale) => flame(x - side * (5 - scale), 640 + scale * 12, -Math.PI / 2, 10, 7))
            .join(''),
      ),
    )
  }
}
