/** Close to us, in both corners: what stands about on a landing field. */
import { mix, seen } from '../../../paper/colour'
import { grain } from '../../../paper/grain'
import type { Paper } from '../../../paper/paper'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Frame, StagePlane } from '../../stage'
import { AMBER, CYAN, INKS, MAGENTA, type Inks } from '../ink/inks'
import { bulb, dots, print, strokes, tube } from '../ink/print'

function crates(paper: Paper, inks: Inks, x: number): void {
  const look = {
    stock: mix(inks.panel[0], inks.stock, 0.6),
    slip: [-3, 3] as const,
    key: inks.key,
    keyWidth: 2.6,
  }
  const shadow = { y: 5, blur: 16, colour: inks.shadow }
  const box = (left: number, top: number, wide: number, high: number, ink: string) =>
    print(paper, rect(left, top, wide, high), ink, {
      ...look,
      shadow,
      dots: dots(paper, [left, top, left + wide * 0.3, top + high], inks.key, {
        pitch: 9,
        most: 0.5,
        hold: 40,
      }),
      on: () =>
        strokes(
          paper,
          `M${left},${top}l${wide},${high}M${left + wide},${top}l${-wide},${high}`,
          seen(inks.key, 0.5),
          4,
        ),
    })
  box(x - 70, 974, 200, 200, inks.panel[0])
  box(x + 50, 914, 66, 60, mix(inks.panel[2], inks.panel[0], 0.4))
  tube(paper, `M${x - 60},984H${x + 122}`, MAGENTA, { width: 4, glow: inks.tubes })
  const drum = `M${x + 112},1180V1000q0,-10 32,-10t32,10V1180Z`
  print(paper, drum, mix(inks.panel[2], inks.trim, 0.3), { ...look, shadow })
  print(paper, ellipse(x + 144, 1000, 32, 9), inks.panel[1], look)
  tube(paper, `M${x + 112},1040q32,12 64,0`, CYAN, { width: 3.4, glow: inks.tubes })
}

/** A plant of the dry lands: three round leaves, each with a flower of light. */
function plant(paper: Paper, inks: Inks, x: number): void {
  const ink = mix(inks.panel[0], inks.sand[2], 0.25)
  const look = {
    stock: mix(ink, inks.stock, 0.6),
    slip: [3, 3] as const,
    key: inks.key,
    keyWidth: 2.6,
  }
  for (const [dx, y, rx, ry] of [
    [52, 1050, 62, 90],
    [-26, 1040, 40, 66],
    [-64, 1066, 30, 40],
    [14, 966, 30, 42],
  ] as const) {
    const leaf = ellipse(x + dx, y, rx, ry)
    print(paper, leaf, ink, {
      ...look,
      shadow: { y: 4, blur: 12, colour: inks.shadow },
      dots: dots(paper, [x + dx - rx, y, x + dx + rx, y], inks.key, { pitch: 9, most: 0.56 }),
    })
    strokes(
      paper,
      `M${x + dx},${y - ry * 0.8}V${y + ry * 0.8}M${x + dx - rx * 0.5},${y - ry * 0.6}Q${x + dx - rx * 0.8},${y} ${x + dx - rx * 0.5},${y + ry * 0.7}`,
      seen(inks.stock, 0.3),
      2,
    )
    const top = y - ry - 5
    print(paper, circle(x + dx, top, 7), dx > 0 ? MAGENTA : AMBER, {
      stock: '#ffffff',
      slip: [1.5, 1.5],
      key: inks.key,
    })
    bulb(paper, x + dx, top, 3, dx > 0 ? MAGENTA : AMBER, inks.tubes)
  }
}

export const near: StagePlane = {
  depth: 1.1,
  covers: ({ left, right }: Frame) => [
    { left: left - 60, top: 860, width: 270, height: 330 },
    { left: right - 230, top: 860, width: 290, height: 330 },
  ],
  *paint(paper, light, { left, right }) {
    const inks = INKS[light]
    crates(paper, inks, left + 22)
    yield
    plant(paper, inks, right - 132)
    yield
    for (const x of [left - 60, right - 230])
      grain(paper, { left: x, top: 860, width: 290, height: 330 }, 0.2)
  },
}
