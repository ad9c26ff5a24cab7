/** What the port is built of, as path data: domes, towers that milk the air, freighters on their legs. */
import { circle, ellipse, rect } from '../../../paper/paths'

/** The round of a dome on its drum. @param half of its width */
export const dome = (x: number, base: number, half: number, height: number): string => {
  const drum = height * 0.26
  return `M${x - half},${base}V${base - drum}C${x - half},${base - height * 0.78} ${x - half * 0.62},${base - height} ${x},${base - height}S${x + half},${base - height * 0.78} ${x + half},${base - drum}V${base}Z`
}

/** A gore of that dome, between two of its ribs. @param from -1 to 1, from rib to rib */
export const gore = (
  x: number,
  base: number,
  half: number,
  height: number,
  from: number,
  to: number,
): string => {
  const [drum, top] = [base - height * 0.26, base - height]
  const rib = (share: number) =>
    `${x + half * share * 0.66},${top + height * 0.04} ${x + half * share},${base - height * 0.7} ${x + half * share},${drum}`
  const [fx, fy, gx, gy] = [
    x + half * from,
    base - height * 0.7,
    x + half * from * 0.66,
    top + height * 0.04,
  ]
  return `M${x},${top}C${rib(to)}L${x + half * from},${drum}C${fx},${fy} ${gx},${gy} ${x},${top}Z`
}

/** The edge where dome and drum meet. */
export const belt = (x: number, base: number, half: number, height: number): string =>
  `M${x - half},${base - height * 0.26}H${x + half}`

/** A mast with bowls that catch the morning's damp. */
export const airTower = (x: number, base: number, height: number, bowls = 3): string => {
  let path = `M${x - 9},${base}L${x - 4},${base - height}H${x + 4}L${x + 9},${base}Z`
  for (let bowl = 0; bowl < bowls; bowl += 1) {
    const y = base - height * (0.46 + (bowl * 0.44) / bowls)
    const wide = 30 - bowl * 6
    path += `M${x - wide},${y - 9}H${x + wide}Q${x + wide * 0.7},${y + 9} ${x},${y + 11}Q${x - wide * 0.7},${y + 9} ${x - wide},${y - 9}Z`
  }
  return `${path}${rect(x - 15, base - height * 0.2, 30, 16)}${circle(x, base - height - 6, 8)}`
}

/** A stem with a lens of rooms on top. */
export const watchTower = (x: number, base: number, height: number): string =>
  `M${x - 24},${base}L${x - 11},${base - height + 30}H${x + 11}L${x + 24},${base}Z` +
  `M${x - 66},${base - height + 18}Q${x},${base - height - 30} ${x + 66},${base - height + 18}Q${x},${base - height + 56} ${x - 66},${base - height + 18}Z` +
  rect(x - 1.6, base - height - 58, 3.2, 60)

/** A fat freighter, 400 long, its nose to the left, its feet at 0. */
export const FREIGHTER = {
  legs: 'M82,-50L58,-8H46V0H104V-8H92L112,-50ZM196,-44L190,-8H178V0H236V-8H224L226,-44ZM306,-50L322,-8H310V0H368V-8H356L336,-54Z',
  engines:
    'M352,-128H392Q406,-128 406,-112Q406,-98 392,-98H356ZM352,-92H396Q410,-92 410,-76Q410,-60 396,-60H340Z',
  hull: 'M0,-86C14,-132 92,-160 190,-160C276,-160 336,-144 370,-118V-66C330,-46 262,-38 182,-38C86,-38 14,-50 0,-86Z',
  belly:
    'M4,-76C60,-58 130,-56 190,-57C260,-58 330,-68 370,-82V-66C330,-46 262,-38 182,-38C90,-38 22,-50 4,-76Z',
  stripe: 'M118,-154L150,-40H178L146,-158Z',
  fin: 'M238,-154L292,-218H338L330,-140Z',
  glass: 'M20,-106C36,-132 70,-147 104,-151L110,-118C80,-108 48,-104 20,-106Z',
  line: 'M6,-84C70,-70 130,-68 190,-69C260,-70 330,-80 366,-92',
  ports: [196, 228, 260, 292, 324] as const,
}

/** A freighter that stands upright on its fins, 110 wide. */
export const bottle = (x: number, base: number, height: number) => ({
  fins: `M${x - 26},${base - height * 0.42}L${x - 58},${base - 22}V${base}L${x - 22},${base - 40}H${x + 22}L${x + 58},${base}V${base - 22}L${x + 26},${base - height * 0.42}Z`,
  hull: `M${x},${base - height}C${x + 30},${base - height * 0.84} ${x + 42},${base - height * 0.58} ${x + 34},${base - 30}H${x - 34}C${x - 42},${base - height * 0.58} ${x - 30},${base - height * 0.84} ${x},${base - height}Z`,
  nose: `M${x},${base - height}C${x + 14},${base - height * 0.92} ${x + 22},${base - height * 0.84} ${x + 28},${base - height * 0.76}Q${x},${base - height * 0.7} ${x - 28},${base - height * 0.76}C${x - 22},${base - height * 0.84} ${x - 14},${base - height * 0.92} ${x},${base - height}Z`,
  band: `M${x - 39},${base - height * 0.36}Q${x},${base - height * 0.3} ${x + 39},${base - height * 0.36}V${base - height * 0.26}Q${x},${base - height * 0.2} ${x - 38},${base - height * 0.26}Z`,
  ports: [0.62, 0.5].map((share) => ellipse(x, base - height * share, 8, 8)),
})
