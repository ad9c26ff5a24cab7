/** Drawings of what is done when somebody steps in, as SVG path data on a sheet of 1920×1080. */

type Spot = readonly [x: number, y: number]

const at = ([x, y]: Spot, angle: number, length: number): Spot => [
  x + Math.cos(angle) * length,
  y + Math.sin(angle) * length,
]
const spot = ([x, y]: Spot): string => `${x.toFixed(0)},${y.toFixed(0)}`

const CENTRE: Spot = [960, 540]
/** The same unevenness on every screen. */
const uneven = (index: number): number => ((index * 37) % 11) / 11

/** Rays around the middle of the picture, pointed at both ends. */
export const BURST = Array.from({ length: 22 }, (_, index) => {
  const angle = (index / 22) * 2 * Math.PI + 0.1
  const far = at(CENTRE, angle, 820 + 380 * uneven(index))
  const half = 0.035 + 0.03 * uneven(index + 3)
  const [near, one, other] = [
    at(CENTRE, angle, 400),
    at(CENTRE, angle - half, 560),
    at(CENTRE, angle + half, 560),
  ]
  return `M${spot(near)}L${spot(one)}L${spot(far)}L${spot(other)}Z`
}).join('')

/** A cloud in the shape of a ring around the words. */
function cloud(reach: Spot, size: number, turn: number): string {
  return Array.from({ length: 26 }, (_, index) => {
    const angle = (index / 26) * 2 * Math.PI + turn
    const r = size * (0.75 + 0.5 * uneven(index * 3 + 1))
    const [x, y] = [CENTRE[0] + Math.cos(angle) * reach[0], CENTRE[1] + Math.sin(angle) * reach[1]]
    return `M${spot([x - r, y])}a${r.toFixed(0)},${r.toFixed(0)} 0 1 0 ${(2 * r).toFixed(0)},0a${r.toFixed(0)},${r.toFixed(0)} 0 1 0 ${(-2 * r).toFixed(0)},0Z`
  }).join('')
}

/** What rolls outwards from behind the words: smoke, then fire, from back to front. */
export const SMOKE: readonly string[] = [
  cloud([940, 560], 230, 0),
  cloud([960, 590], 190, 0.1),
  cloud([980, 620], 150, 0.2),
]

/** What comes out of a barrel, at its end: the same for both sides, which mirrors it. */
export const MUZZLE = 'M514,536L580,492L574,522L668,508L604,542L676,566L574,562L586,596L514,550Z'

/** Smoke that hangs before a barrel once the fire is gone. */
export const PUFFS: readonly (readonly [x: number, y: number, r: number])[] = [
  [560, 510, 80],
  [618, 462, 110],
  [588, 390, 96],
  [652, 340, 84],
]

/** Cracks that run from the middle to the edges. */
export const CRACKS = Array.from({ length: 13 }, (_, index) => {
  const angle = (index / 13) * 2 * Math.PI + 0.24
  const bends = [430, 610, 790, 1180].map((length, bend) =>
    at(CENTRE, angle + 0.16 * (uneven(index * 5 + bend * 3) - 0.5), length),
  )
  return `M${bends.map(spot).join('L')}`
}).join('')

/** One feather of frost: a stem with branches that get shorter towards its end. */
function fern(from: Spot, angle: number, length: number): string {
  const tip = at(from, angle, length)
  let path = `M${spot(from)}L${spot(tip)}`
  for (let branch = 1; branch <= 8; branch += 1) {
    const root = at(from, angle, (length * branch) / 9)
    const reach = length * 0.34 * (1 - branch / 10)
    for (const side of [-1, 1]) {
      const end = at(root, angle + side * 0.9, reach)
      const twig = at(root, angle + side * 0.9, reach * 0.55)
      path += `M${spot(root)}L${spot(end)}M${spot(twig)}L${spot(at(twig, angle + side * 0.2, reach * 0.35))}`
    }
  }
  return path
}

/** Frost that has grown in from the corners and edges. */
export const FERNS: readonly string[] = [
  fern([0, 0], 0.55, 520),
  fern([0, 0], 1.2, 330),
  fern([0, 0], 0.12, 420),
  fern([1920, 0], Math.PI - 0.55, 520),
  fern([1920, 0], Math.PI - 1.2, 330),
  fern([1920, 0], Math.PI - 0.12, 420),
  fern([0, 1080], -0.55, 520),
  fern([0, 1080], -1.2, 330),
  fern([0, 1080], -0.12, 420),
  fern([1920, 1080], Math.PI + 0.55, 520),
  fern([1920, 1080], Math.PI + 1.2, 330),
  fern([1920, 1080], Math.PI + 0.12, 420),
  fern([960, 0], Math.PI / 2, 210),
  fern([960, 1080], -Math.PI / 2, 210),
]

/** As in `ActStroke.vue`. */
const TURN_MIDDLE = 430

/** Half a turn around the words, above the plates of the two, with the head of an arrow; `from` is its beginning. */
function halfTurn(from: number): string {
  const radius = { x: 830, y: 340 }
  const on = (angle: number): Spot => [
    CENTRE[0] + Math.cos(angle) * radius.x,
    TURN_MIDDLE + Math.sin(angle) * radius.y,
  ]
  const to = from + Math.PI * 0.84
  const tip = on(to)
  const heading = Math.atan2(Math.cos(to) * radius.y, -Math.sin(to) * radius.x)
  return (
    `M${spot(on(from))}A${radius.x},${radius.y} 0 0 1 ${spot(tip)}` +
    `M${spot(at(tip, heading + 2.5, 74))}L${spot(tip)}L${spot(at(tip, heading - 2.5, 74))}`
  )
}

/** Two arrows that chase each other round the picture. */
export const TURN: readonly string[] = [halfTurn(Math.PI * 1.08), halfTurn(Math.PI * 0.08)]
