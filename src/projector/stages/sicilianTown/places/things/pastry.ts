/** What the pastry shop sells, and its machine for coffee. */
import { drawnAt, line, pour, spot } from '../../../../paper/lay'
import { mix } from '../../../../paper/colour'
import { cut } from '../../../../paper/cut'
import { along, type Paper } from '../../../../paper/paper'
import { circle, ellipse, polygon, rect } from '../../../../paper/paths'
import { beam, glow, laid, type Point } from './tools'

export const GOODS = laid(0.6, 0.6)

/** A machine for coffee, of brass, with an eagle on its lid. */
export function machine(paper: Paper, at: Point): void {
  drawnAt(paper, at, 1.05, () => {
    const brass = along(
      paper,
      [-70, 0, 70, 0],
      [
        [0, '#7a4a20'],
        [0.3, '#f6d88c'],
        [0.6, '#c98b3a'],
        [1, '#5c3418'],
      ],
    )
    cut(paper, 'M-66,0H66L58,-22H-58Z', '#5a2a24', laid())
    cut(paper, 'M-54,-22V-190Q-54,-238 0,-244Q54,-238 54,-190V-22Z', brass, laid())
    for (const y of [-60, -150, -196]) cut(paper, rect(-58, y, 116, 9), '#e2b052', GOODS)
    cut(paper, 'M-20,-244Q-16,-262 0,-264Q16,-262 20,-244Z', '#e2b052', GOODS)
    cut(
      paper,
      'M0,-268Q-10,-300 -64,-320Q-40,-290 -34,-276Q-20,-262 0,-262Q20,-262 34,-276Q40,-290 64,-320Q10,-300 0,-268ZM-9,-290Q-8,-318 4,-318L16,-310L6,-306L8,-288Z',
      '#f0c868',
      GOODS,
    )
    cut(paper, circle(0, -112, 22), '#f8ecd0', GOODS)
    line(paper, 'M0,-112L12,-124', '#a8242c', 2.4)
    for (const x of [-30, 0, 30]) {
      line(paper, `M${x},-48v20`, '#4a2c1c', 5)
      line(paper, `M${x},-52l14,-16`, '#3a1c1c', 5)
      cut(paper, circle(x + 15, -70, 5), '#7a1c24', { ...GOODS, rimWidth: 0.6 })
    }
    for (const [x, turn] of [
      [-72, -1],
      [72, 1],
    ] as const)
      line(paper, `M${x - turn * 16},-130h${turn * 14}v60`, '#d9a54c', 5)
  })
}

/** The cake on its stand, less one slice. */
export function cassata(paper: Paper, at: Point): void {
  drawnAt(paper, at, 1.22, () => {
    glow(paper, [0, -90], 190, 0.5)
    const glass = laid(1, 0.7)
    cut(
      paper,
      'M-10,-22H10L16,0H56V8H-56V0H-16Z',
      along(
        paper,
        [-56, 0, 56, 0],
        [
          [0, '#9ab4b8'],
          [0.5, '#f4fbf6'],
          [1, '#7f9aa4'],
        ],
      ),
      glass,
    )
    cut(paper, ellipse(0, -26, 150, 15), '#eef4ee', glass)
    // The cake: marzipan around it, ricotta in the cut, sugar and candied fruit above.
    cut(
      paper,
      'M-118,-34V-100Q0,-132 118,-100V-34Q0,-6 -118,-34Z',
      along(
        paper,
        [-118, 0, 118, 0],
        [
          [0, '#4f7a44'],
          [0.4, '#b4d89a'],
          [1, '#3f6a3c'],
        ],
      ),
      glass,
    )
    let panels = ''
    for (let x = -104; x < 40; x += 42)
      panels += `M${x},${-30 + (1 - (x / 118) ** 2) * 12}l7,-66h14l7,66Z`
    spot(paper, panels, 'rgb(255 250 232 / 82%)')
    cut(paper, ellipse(0, -103, 118, 26), beam(paper, -20, -110, 130, '#ffffff', '#f0e6cc'), glass)
    const face = { ...glass, shadow: null }
    cut(
      paper,
      polygon([
        [0, -38],
        [107, -26],
        [107, -14],
        [30, -4],
        [30, -14],
      ]),
      '#8a9a94',
      { shadow: null, rim: null },
    )
    cut(
      paper,
      polygon([
        [0, -103],
        [107, -92],
        [107, -26],
        [0, -38],
      ]),
      '#fff4d6',
      face,
    )
    cut(
      paper,
      polygon([
        [0, -103],
        [30, -78],
        [30, -12],
        [0, -38],
      ]),
      '#e6d2a8',
      face,
    )
    line(paper, 'M2,-72L106,-60', 'rgb(206 148 80 / 75%)', 6)
    line(paper, 'M1,-70L29,-45', 'rgb(170 116 60 / 75%)', 6)
    for (const [x, y] of [
      [44, -86],
      [66, -80],
      [90, -80],
      [54, -50],
      [78, -46],
      [36, -54],
      [96, -42],
    ] as const)
      spot(paper, ellipse(x, y, 4, 3), '#4a2418')
    for (const [x, y, colour] of [
      [-82, -106, '#c4302a'],
      [-50, -118, '#3d8a4a'],
      [-12, -122, '#f0a030'],
      [26, -122, '#c4302a'],
      [-64, -94, '#f0a030'],
      [-26, -90, '#c4302a'],
    ] as const)
      cut(
        paper,
        ellipse(x, y, 12, 7.5),
        beam(paper, x - 3, y - 3, 14, mix(colour, '#fff2c0', 0.5), colour),
        { ...GOODS, rimWidth: 0.8 },
      )
    cut(paper, circle(-22, -108, 11), beam(paper, -26, -112, 14, '#ff9a80', '#c4302a'), GOODS)
  })
}

/** Cannoli in a heap. */
export function cannoli(paper: Paper, [x, y]: Point): void {
  cut(paper, `M${x - 110},${y - 8}H${x + 110}L${x + 80},${y + 6}H${x - 80}Z`, '#e8dcc4', laid(0.8))
  for (const [row, count] of [
    [0, 4],
    [1, 3],
    [2, 2],
  ] as const)
    for (let at = 0; at < count; at += 1) {
      const [cx, cy] = [x + (at - (count - 1) / 2) * 50, y - 24 - row * 30]
      cut(
        paper,
        `M${cx - 22},${cy - 12}H${cx + 22}Q${cx + 30},${cy} ${cx + 22},${cy + 12}H${cx - 22}Q${cx - 30},${cy} ${cx - 22},${cy - 12}Z`,
        pour(paper, cy - 12, cy + 12, '#e0a45c', '#9a5c30'),
        GOODS,
      )
      for (const side of [-1, 1])
        cut(paper, ellipse(cx + side * 23, cy, 6.6, 11), '#fff8e6', { ...GOODS, rimWidth: 0.7 })
      spot(paper, circle(cx + 25, cy - 2, 3), at % 2 ? '#5a9a4a' : '#c4302a')
    }
}
