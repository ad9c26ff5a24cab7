/** What they wear from the shoulders down. */
import { mix } from '../../../paper/colour'
import { circle, rect } from '../../../paper/paths'
import { flame, petalRow, seed } from '../set/kit/ornament'
import { GOLD, INK, type Leather } from './leather'
import type { Look } from './people'

type Maker = (tool: Leather, look: Look) => void

/** A row of diamonds cut through. */
const row = (half: number, y: number, step: number, rx: number, ry: number): string => {
  let path = ''
  for (let x = -half + step / 2; x < half; x += step) path += seed(x, y, rx, ry)
  return path
}

/** Wide legs to the ground and feet. @param colour of the trousers @param foot where they end */
function trousers(
  { piece, line }: Leather,
  look: Look,
  colour: string,
  foot: number,
  wide = 1,
): void {
  const w = look.wide
  for (const side of [-1, 1]) {
    const x = side * 7.4 * w
    piece(
      `M${x - 3.8},${foot - 2}L${x - 3.2},-4Q${x - 3.4},0 ${x + side * 1},0H${x + side * 5 + 3.4}Q${x + side * 4 + 3},-4.6 ${x + 3.2},-5L${x + 3.8},${foot - 2}Z`,
      foot < -8 ? look.skin : mix(colour, INK, 0.6),
    )
    piece(
      `M${x - 6.4 * w},-46L${x - 7 * wide},${foot}Q${x},${foot + 2.6} ${x + 7 * wide},${foot}L${x + 6.4 * w},-46Z`,
      colour,
    )
    line(`M${x},-40Q${x + side * 1.4},-26 ${x},${foot}`, mix(colour, INK, 0.4), 0.9)
  }
}

/** A tube of cloth from the hips to the ground, with woven bands. */
function skirt(
  { piece, patch, line, holes }: Leather,
  look: Look,
  colour: string,
  band: string,
): void {
  const w = look.wide
  piece(`M-9,-3Q-9,1 -3,1H-1V-6H-9ZM1,-6V1H5Q11,1 11,-3L9,-6Z`, look.skin)
  piece(
    `M${-12 * w},-48Q${-17 * w},-24 ${-15.6 * w},-4Q0,0 ${15.6 * w},-4Q${17 * w},-24 ${12 * w},-48Z`,
    colour,
  )
  line(
    `M${-5 * w},-44Q${-7 * w},-24 ${-5.4 * w},-6M${5.6 * w},-44Q${8 * w},-24 ${6.4 * w},-6`,
    mix(colour, INK, 0.4),
    0.9,
  )
  patch(`M${-16 * w},-16Q0,-12 ${16 * w},-16L${15.7 * w},-6Q0,-2 ${-15.7 * w},-6Z`, band)
  holes(row(14 * w, -9.4, 5.6, 2, 3))
  patch(
    `M${-15.4 * w},-27Q0,-23 ${15.4 * w},-27L${15.8 * w},-23.6Q0,-19.6 ${-15.8 * w},-23.6Z`,
    mix(band, '#fff0c0', 0.3),
  )
}

const torso = (w: number, hem: number, flare = 13): string =>
  `M${-14.6 * w},-73Q0,-78 ${14.6 * w},-73Q${16 * w},-58 ${12.6 * w},-47L${flare * w},${hem}Q0,${hem + 3} ${-flare * w},${hem}L${-12.6 * w},-47Q${-16 * w},-58 ${-14.6 * w},-73Z`
const NECK = 'M-5.4,-76Q0,-66 5.4,-76Q0,-74 -5.4,-76Z'

export const CLOTHES = {
  /** Blouse and tube skirt. */
  sin: (tool, look) => {
    const { piece, patch, holes } = tool
    const w = look.wide
    skirt(tool, look, look.second, look.main)
    piece(torso(w, -42), look.main)
    patch(`M-3,-75L-4,-42H4L3,-75Z`, look.third)
    holes(
      row(3, -66, 6, 1.4, 2) +
        row(3, -58, 6, 1.4, 2) +
        row(3, -50, 6, 1.4, 2) +
        flame(-9 * w, -52, -1.57, 11, 5, 2) +
        flame(9 * w, -52, -1.57, 11, 5, -2),
    )
    patch(NECK, look.skin)
  },
  /** A dancer: sash, belt, collar of gold. */
  sabai: (tool, look) => {
    const { piece, patch, holes } = tool
    const w = look.wide
    skirt(tool, look, look.main, look.second)
    patch(`M-4,-46L-6,-4Q0,-1 6,-4L4,-46Z`, mix(look.second, '#fff0c0', 0.24))
    holes([-38, -29, -20].map((y) => seed(0, y, 2.4, 3.6)).join(''))
    piece(torso(w, -46, 12), look.skin)
    piece(`M${-13.6 * w},-66Q0,-62 ${13.6 * w},-66L${12.4 * w},-46H${-12.4 * w}Z`, look.second)
    piece(`M${-14.4 * w},-74L${-6 * w},-75.6L${13 * w},-50L${11 * w},-46L${4 * w},-46Z`, look.third)
    holes([0, 1, 2, 3].map((step) => seed((-8 + step * 5) * w, -69 + step * 6, 1.8, 2.2)).join(''))
    patch(`M${-12.6 * w},-49.6H${12.6 * w}V-45H${-12.6 * w}Z`, GOLD)
    piece(`M-9,-75.4Q0,-64 9,-75.4Q0,-71 -9,-75.4Z`, GOLD)
  },
  /** The farmers' indigo, tied in front. */
  mohom: (tool, look) => {
    const { piece, patch, line, holes } = tool
    const w = look.wide
    trousers(tool, look, mix(look.main, INK, 0.24), -9, 1.2)
    piece(torso(w, -38, 14.4), look.main)
    line('M0,-70V-38M-4,-62h8M-4,-54h8M-4,-46h8', look.third, 1.2)
    patch(
      `M${-13.6 * w},-47Q0,-42 ${13.6 * w},-47L${14 * w},-41Q0,-36.4 ${-14 * w},-41Z`,
      look.second,
    )
    holes(row(12 * w, -41.8, 5.4, 1.6, 2))
    patch(NECK, look.skin)
  },
  vest: (tool, look) => {
    const { piece, patch, holes } = tool
    const w = look.wide
    trousers(tool, look, mix(look.second, INK, 0.4), -6)
    piece(torso(w, -41), look.third)
    for (const side of [-1, 1])
      piece(
        `M${side * 14.8 * w},-73L${side * 6.4 * w},-75.4L${side * 2},-50L${side * 3},-39H${side * 13.2 * w}Q${side * 15.8 * w},-58 ${side * 14.8 * w},-73Z`,
        look.main,
      )
    holes(
      [-1, 1]
        .map(
          (side) =>
            flame(side * 8.6 * w, -46, -1.57, 15, 6, side * 2) +
            seed(side * 9.4 * w, -66, 1.8, 2.2),
        )
        .join(''),
    )
    patch('M-4.6,-75L0,-70L4.6,-75L3.4,-66H-3.4Z', look.second)
  },
  /** Cloth wound between the legs, calves bare. */
  jong: (tool, look) => {
    const { piece, patch, line, holes } = tool
    const w = look.wide
    trousers(tool, look, look.second, -23, 1.25)
    piece(torso(w, -43), look.main)
    line('M0,-70V-46', mix(look.main, INK, 0.4), 1)
    piece(`M${-14.6 * w},-73L${-7 * w},-75.4L${-5 * w},-30L${-12 * w},-30Z`, look.third)
    holes([-64, -54, -44, -36].map((y) => seed(-9.4 * w, y, 2, 2.6)).join(''))
    patch(`M${-12.8 * w},-49H${12.8 * w}V-43.4H${-12.8 * w}Z`, GOLD)
    patch(NECK, look.skin)
  },
  /** A long robe with a border. */
  robe: (tool, look) => {
    const { piece, patch, line, holes } = tool
    const w = look.wide
    piece('M-10,-4Q-10,1 -3,1H-1V-7H-9ZM1,-7V1H6Q12,1 11,-4L9,-7Z', mix(look.second, INK, 0.5))
    piece(
      `M${-14.6 * w},-73Q0,-78 ${14.6 * w},-73Q${18 * w},-40 ${19 * w},-5Q0,0 ${-19 * w},-5Q${-18 * w},-40 ${-14.6 * w},-73Z`,
      look.main,
    )
    line(
      `M${-8 * w},-50Q${-11 * w},-28 ${-12 * w},-6M${9 * w},-50Q${12 * w},-28 ${13 * w},-6`,
      mix(look.main, INK, 0.34),
      1,
    )
    patch('M-3.4,-76L-5,-3H5L3.4,-76Z', look.second)
    holes([-64, -54, -44, -34, -24, -14].map((y) => seed(0, y, 2, 3)).join(''))
    patch(`M${-18.8 * w},-12Q0,-7 ${18.8 * w},-12L${19 * w},-5Q0,0 ${-19 * w},-5Z`, look.second)
    holes(row(17 * w, -7, 6, 1.8, 2))
    patch(
      `M${-15.4 * w},-50Q0,-45 ${15.4 * w},-50L${15.8 * w},-46Q0,-41 ${-15.8 * w},-46Z`,
      look.third,
    )
  },
  /** Jacket and pleats of the hill people. */
  hill: (tool, look) => {
    const { piece, patch, line, holes } = tool
    const w = look.wide
    for (const side of [-1, 1]) {
      const x = side * 7 * w
      piece(
        `M${x - 4.6},-28L${x - 4},-4Q${x - 4},0 ${x + side},0H${x + side * 5 + 3.6}Q${x + side * 4 + 3},-5 ${x + 4},-5L${x + 4.6},-28Z`,
        mix(look.main, INK, 0.5),
      )
      patch(rect(x - 4.4, -20, 8.8, 3) + rect(x - 4.2, -12, 8.4, 3), look.second)
    }
    piece(`M${-11.6 * w},-48L${-19 * w},-22Q0,-17 ${19 * w},-22L${11.6 * w},-48Z`, look.main)
    line(
      [-0.75, -0.45, -0.15, 0.15, 0.45, 0.75]
        .map((out) => `M${out * 11 * w},-46L${out * 18.6 * w},-21`)
        .join(''),
      mix(look.main, INK, 0.45),
      1,
    )
    patch(
      `M${-17.6 * w},-27Q0,-22 ${17.6 * w},-27L${18.6 * w},-23.4Q0,-18 ${-18.6 * w},-23.4Z`,
      look.third,
    )
    piece(torso(w, -43, 12.6), mix(look.main, INK, 0.35))
    patch('M-4,-76L-2,-43H2L4,-76Z', look.third)
    holes([-64, -56, -48].map((y) => seed(-8 * w, y, 2.6, 1.6) + seed(8 * w, y, 2.6, 1.6)).join(''))
    patch(`M${-13 * w},-48H${13 * w}V-42.6H${-13 * w}Z`, look.second)
    piece('M-8,-75.6Q0,-63 8,-75.6Q0,-70 -8,-75.6Z', '#e9e6ee')
  },
  apron: (tool, look) => {
    const { piece, patch, line, holes } = tool
    const w = look.wide
    trousers(tool, look, mix(look.third, INK, 0.3), -6)
    piece(torso(w, -40, 13.6), look.main)
    piece(
      `M${-8 * w},-69H${8 * w}L${10.6 * w},-47L${14.6 * w},-16Q0,-11 ${-14.6 * w},-16L${-10.6 * w},-47Z`,
      look.second,
    )
    patch(`M${-10.6 * w},-48.6H${10.6 * w}V-45H${-10.6 * w}Z`, look.third)
    line(`M${-8 * w},-69L-5,-75M${8 * w},-69L5,-75`, look.second, 2)
    patch(rect(-6 * w, -38, 12 * w, 10), mix(look.second, look.main, 0.3))
    holes(row(13 * w, -20, 5.4, 1.7, 2.4))
    patch(NECK, look.skin)
  },
  /** A shirt and the baggy trousers with elephants that visitors buy. */
  tee: (tool, look) => {
    const { piece, patch, holes } = tool
    const w = look.wide
    trousers(tool, look, look.second, -9, 1.42)
    holes([-34, -25, -16].map((y) => seed(-8 * w, y, 2.6, 1.8) + seed(8 * w, y, 2.6, 1.8)).join(''))
    piece(torso(w, -41, 13.4), look.main)
    patch(`M${-14 * w},-62Q0,-58 ${14 * w},-62L${13.6 * w},-55Q0,-51 ${-13.6 * w},-55Z`, look.third)
    holes(flame(0, -44, -1.57, 10, 5) + flame(-5, -44, -2, 8, 4) + flame(5, -44, -1.14, 8, 4))
    patch(NECK, look.skin)
  },
  shawl: (tool, look) => {
    const { piece, line, holes } = tool
    const w = look.wide
    skirt(tool, look, look.main, look.third)
    piece(torso(w, -44), mix(look.main, '#fff0d0', 0.3))
    piece(
      `M${-16 * w},-72Q0,-80 ${16 * w},-72L${17.6 * w},-54Q${4 * w},-48 0,-34Q${-4 * w},-48 ${-17.6 * w},-54Z`,
      look.second,
    )
    line(`M${-15 * w},-66Q0,-56 0,-46M${15 * w},-66Q2,-56 0,-46`, mix(look.second, INK, 0.35), 1)
    holes(
      [-12, -8, -4, 4, 8, 12]
        .map((x) => seed(x * w, -53.6 + (12 - Math.abs(x)) * 1, 1.6, 2))
        .join(''),
    )
  },
  jacket: (tool, look) => {
    const { piece, patch, line, holes } = tool
    const w = look.wide
    trousers(tool, look, mix(look.second, INK, 0.45), -6)
    piece(torso(w, -37, 14), look.main)
    patch(`M-6,-76L0,-58L6,-76Z`, look.second)
    line('M0,-58V-37', mix(look.main, INK, 0.5), 1.1)
    patch([-53, -46, -40].map((y) => circle(2.6, y, 1.3)).join(''), GOLD)
    patch(rect(-11 * w, -62, 7 * w, 6) + rect(5 * w, -62, 7 * w, 6), look.third)
    holes(row(12 * w, -40.6, 5.4, 1.5, 1.8) + petalRow(-10 * w, -5 * w, -57, 3.4, 3))
  },
  overall: (tool, look) => {
    const { piece, patch, holes } = tool
    const w = look.wide
    trousers(tool, look, look.main, -7, 1.15)
    piece(torso(w, -42, 13.4), look.second)
    piece(`M${-8.6 * w},-66H${8.6 * w}L${13 * w},-47V-41Q0,-38 ${-13 * w},-41V-47Z`, look.main)
    patch(
      `M${-8.4 * w},-65L${-9 * w},-75H${-5.4 * w}L${-4.6 * w},-65ZM${8.4 * w},-65L${9 * w},-75H${5.4 * w}L${4.6 * w},-65Z`,
      look.main,
    )
    patch(circle(-6.4 * w, -65, 1.4) + circle(6.4 * w, -65, 1.4), GOLD)
    patch(rect(-5 * w, -59, 10 * w, 9), look.third)
    holes(seed(0, -54.6, 3, 3.4))
  },
} satisfies Record<string, Maker>
export type BodyName = keyof typeof CLOTHES
