/** Silhouettes of a western town that lies by the sea, as SVG path data on a sheet of 1920×1080. */
import { box } from './commonShapes'

const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x},${y}h${width}v${height}h${-width}Z`

/** A table mountain: a flat top, a cliff, and the rubble at its foot. */
export const butte = (x: number, base: number, width: number, height: number): string => {
  const at = (along: number, up: number) => `${x + width * along},${base - height * up}`
  return (
    `M${at(0, 0)}L${at(0.16, 0.36)}L${at(0.2, 0.42)}L${at(0.215, 0.9)}L${at(0.24, 0.96)}L${at(0.34, 0.97)}L${at(0.36, 1)}` +
    `L${at(0.7, 0.99)}L${at(0.73, 0.94)}L${at(0.78, 0.93)}L${at(0.79, 0.44)}L${at(0.84, 0.36)}L${at(1, 0)}Z`
  )
}

/** The streaks of rain on a table mountain's cliff. */
export const streaks = (x: number, base: number, width: number, height: number): string =>
  [0.3, 0.38, 0.47, 0.58, 0.66]
    .map(
      (along, n) =>
        `M${x + width * along},${base - height * (0.9 - 0.05 * (n % 2))}v${height * (0.3 + 0.06 * (n % 3))}`,
    )
    .join('')

/** What tops the front of a house that wants to look larger. */
const FRONTS = {
  flat: (x: number, top: number, width: number) => rect(x - 8, top - 14, width + 16, 16),
  stepped: (x: number, top: number, width: number) =>
    rect(x + width * 0.2, top - 46, width * 0.6, 48) +
    rect(x + width * 0.16, top - 54, width * 0.68, 10) +
    rect(x - 8, top - 8, width + 16, 10),
  round: (x: number, top: number, width: number) =>
    `M${x - 8},${top + 2}v-10h${width * 0.16 + 8}q${width * 0.34},${-74} ${width * 0.68},0h${width * 0.16 + 8}v10Z`,
} as const

/** A wooden house on the main street: false front, windows, and a porch on posts before it. */
export function falseFront(
  x: number,
  base: number,
  width: number,
  height: number,
  front: keyof typeof FRONTS,
) {
  const top = base - height
  const porch = base - 104
  const columns = Math.max(2, Math.round(width / 64))
  const pitch = width / columns
  const upper = Array.from({ length: columns }, (_, n) =>
    rect(x + pitch * (n + 0.5) - 13, top + 52, 26, 48),
  )
  const lower = Array.from({ length: columns }, (_, n) =>
    n === Math.floor(columns / 2)
      ? rect(x + pitch * (n + 0.5) - 17, base - 74, 34, 74)
      : rect(x + pitch * (n + 0.5) - 15, base - 70, 30, 40),
  )
  return {
    walls: rect(x, top, width, height) + FRONTS[front](x, top, width),
    planks: Array.from(
      { length: Math.floor((height - 110) / 22) },
      (_, n) => `M${x},${top + 14 + n * 22}h${width}`,
    ).join(''),
    sign: rect(x + width * 0.18, top + 12, width * 0.64, 26),
    upper: upper.join(''),
    lower: lower.join(''),
    porch:
      `M${x - 16},${porch}l18,-24h${width - 4}l18,24v7h${-width - 32}Z` +
      Array.from({ length: columns + 1 }, (_, n) => rect(x + pitch * n - 3, porch, 6, 104)).join(
        '',
      ) +
      rect(x - 16, base - 8, width + 32, 10),
  }
}

/** A small white church with a steeple. */
export function chapel(cx: number, base: number, half: number, height: number) {
  const y = (share: number) => base - height * share
  return {
    walls:
      box(cx, half, base, y(0.42)) +
      `M${cx - half * 1.12},${y(0.42)}L${cx},${y(0.66)}L${cx + half * 1.12},${y(0.42)}Z` +
      box(cx, half * 0.32, y(0.5), y(0.74)) +
      `M${cx - half * 0.4},${y(0.74)}L${cx},${y(0.95)}L${cx + half * 0.4},${y(0.74)}Z` +
      rect(cx - 2.5, y(1.04), 5, height * 0.1) +
      rect(cx - 11, y(1.01), 22, 4),
    windows:
      rect(cx - half * 0.16, base - height * 0.2, half * 0.32, height * 0.2) +
      rect(cx - half * 0.66, y(0.3), half * 0.22, height * 0.13) +
      rect(cx + half * 0.44, y(0.3), half * 0.22, height * 0.13) +
      rect(cx - half * 0.12, y(0.7), half * 0.24, height * 0.09),
  }
}

/** A water tower on four legs. */
export const waterTower = (cx: number, base: number, height: number): string => {
  const top = base - height
  const half = height * 0.13
  return (
    rect(cx - half, top + height * 0.12, half * 2, height * 0.3) +
    `M${cx - half * 1.2},${top + height * 0.13}L${cx},${top - height * 0.04}L${cx + half * 1.2},${top + height * 0.13}Z` +
    [-0.9, -0.3, 0.3, 0.9]
      .map(
        (place) =>
          `M${cx + half * place - 4},${top + height * 0.4}L${cx + half * place * 1.25 - 4},${base}h8L${cx + half * place + 4},${top + height * 0.4}Z`,
      )
      .join('') +
    `M${cx - half * 1.06},${base - height * 0.3}h${half * 2.12}v6h${-half * 2.12}Z`
  )
}

/** A lighthouse on its rock; the tower, its bands, and where its lamp is. */
export function lighthouse(cx: number, base: number, height: number) {
  const y = (share: number) => base - height * share
  const wide = (share: number) => height * (0.12 - 0.05 * share)
  const band = (from: number, to: number) =>
    `M${cx - wide(from)},${y(from)}L${cx - wide(to)},${y(to)}H${cx + wide(to)}L${cx + wide(from)},${y(from)}Z`
  return {
    tower: band(0, 0.78),
    bands: band(0.14, 0.3) + band(0.46, 0.62),
    house:
      box(cx, height * 0.1, y(0.78), y(0.81)) +
      `M${cx - height * 0.075},${y(0.93)}L${cx},${y(1)}L${cx + height * 0.075},${y(0.93)}Z` +
      `M${cx - height * 0.5},${base + height * 0.1}Q${cx - height * 0.3},${base - height * 0.05} ${cx},${base - height * 0.04}Q${cx + height * 0.3},${base - height * 0.06} ${cx + height * 0.52},${base + height * 0.1}Z`,
    lamp: { x: cx, y: y(0.87), r: height * 0.055 },
  }
}

/** A landing stage on posts, from the shore out to sea. */
export const pier = (from: number, to: number, y: number, foot: number): string =>
  rect(from, y, to - from, 11) +
  Array.from({ length: Math.floor((to - from) / 46) + 1 }, (_, n) =>
    rect(from + n * 46 + 6, y - (n % 2 ? 0 : 18), 7, foot - y + 18),
  ).join('')

/** A three-master with its middle on the waterline at 0,0 and its bow to the left; about 420 long. */
export const SHIP = {
  hull: 'M-236,-58L-150,-40H130L176,-74H204L196,-40Q186,14 150,22H-128Q-176,10 -196,-34Z',
  masts:
    'M-104,-40V-330h6V-40ZM8,-40V-372h7V-40ZM112,-40V-310h6V-40ZM-236,-58L-330,-104l3,-5L-228,-64Z',
  sails:
    'M-152,-66Q-120,-104 -150,-158H-54Q-30,-110 -52,-66ZM-146,-168Q-120,-200 -142,-240H-60Q-42,-206 -58,-168ZM-136,-250Q-118,-276 -132,-302H-70Q-58,-280 -68,-250Z' +
    'M-38,-70Q-4,-116 -36,-176H60Q88,-122 62,-70ZM-32,-186Q-6,-226 -28,-270H54Q76,-230 56,-186ZM-24,-280Q-4,-310 -20,-342H46Q62,-314 48,-280Z' +
    'M74,-76Q104,-114 76,-162H156Q178,-120 158,-76ZM80,-172Q104,-202 84,-238H150Q168,-206 152,-172Z' +
    'M-112,-300L-318,-110L-118,-84Z',
  flag: 'M15,-372q26,-12 52,-2q-22,10 -52,12Z',
  ports: [-120, -70, -20, 30, 80, 130].map((x) => `M${x},-20h16v11h-16Z`).join(''),
} as const

/** A saguaro with two arms, as one line and how thick it is. */
export const cactus = (x: number, base: number, height: number) => {
  const limb = (reach: number, low: number, tip: number) =>
    `M${x},${base - height * low}h${height * reach}V${base - height * tip}`
  return {
    line: `M${x},${base}V${base - height}${limb(0.24, 0.3, 0.66)}${limb(-0.24, 0.42, 0.78)}`,
    width: height * 0.13,
  }
}

/** A tent of poles and hides; its hide, its poles, and its door. */
export const tipi = (x: number, base: number, size: number) => ({
  hide: `M${x - size * 0.46},${base}L${x - size * 0.05},${base - size}H${x + size * 0.05}L${x + size * 0.46},${base}Z`,
  poles: [-0.16, -0.04, 0.09, 0.2]
    .map((lean) => `M${x - size * lean * 0.3},${base - size * 0.94}l${size * lean},${-size * 0.28}`)
    .join(''),
  door: `M${x - size * 0.1},${base}L${x},${base - size * 0.36}L${x + size * 0.1},${base}Z`,
})

/** A great anchor, leaning on its stone. */
export const anchor = (cx: number, base: number, size: number): string =>
  box(cx, size * 0.05, base - size * 0.1, base - size * 0.84) +
  box(cx, size * 0.26, base - size * 0.68, base - size * 0.75) +
  `M${cx - size * 0.1},${base - size * 0.92}a${size * 0.1},${size * 0.1} 0 1 0 ${size * 0.2},0a${size * 0.1},${size * 0.1} 0 1 0 ${-size * 0.2},0Z` +
  `M${cx - size * 0.42},${base - size * 0.42}Q${cx - size * 0.36},${base - size * 0.08} ${cx},${base}Q${cx + size * 0.36},${base - size * 0.08} ${cx + size * 0.42},${base - size * 0.42}l${-size * 0.14},${size * 0.07}Q${cx + size * 0.2},${base - size * 0.18} ${cx},${base - size * 0.12}Q${cx - size * 0.2},${base - size * 0.18} ${cx - size * 0.28},${base - size * 0.35}Z` +
  box(cx, size * 0.3, base + size * 0.14, base - size * 0.02)

/** A covered wagon: its canvas, its box with shafts, and its wheels as lines. */
export function wagon(x: number, base: number, size: number) {
  const wheel = (cx: number, r: number) =>
    `M${cx - r},${base - r}a${r},${r} 0 1 0 ${r * 2},0a${r},${r} 0 1 0 ${-r * 2},0` +
    Array.from({ length: 8 }, (_, n) => {
      const angle = (n / 8) * 2 * Math.PI
      return `M${cx},${base - r}l${Math.cos(angle) * r},${Math.sin(angle) * r}`
    }).join('')
  const deck = base - size * 0.42
  return {
    canvas: `M${x - size * 0.62},${deck}Q${x - size * 0.74},${deck - size * 0.62} ${x - size * 0.4},${deck - size * 0.56}Q${x},${deck - size * 0.46} ${x + size * 0.4},${deck - size * 0.56}Q${x + size * 0.74},${deck - size * 0.62} ${x + size * 0.62},${deck}Z`,
    frame: `M${x - size * 0.66},${deck - 4}h${size * 1.32}l${-size * 0.06},${size * 0.2}h${-size * 1.2}ZM${x + size * 0.56},${deck + size * 0.12}l${size * 0.62},${size * 0.24}l-4,6l${-size * 0.6},${-size * 0.2}Z`,
    wheels: wheel(x - size * 0.4, size * 0.26) + wheel(x + size * 0.42, size * 0.21),
  }
}

/** Somebody under a wide hat, thumbs in the belt. */
export const drifter = (x: number, base: number, size: number): string =>
  `M${x - size * 0.2},${base}L${x - size * 0.13},${base - size * 0.4}L${x - size * 0.26},${base - size * 0.38}L${x - size * 0.18},${base - size * 0.72}Q${x},${base - size * 0.8} ${x + size * 0.18},${base - size * 0.72}L${x + size * 0.26},${base - size * 0.38}L${x + size * 0.13},${base - size * 0.4}L${x + size * 0.2},${base}H${x + size * 0.06}L${x},${base - size * 0.3}L${x - size * 0.06},${base}Z` +
  `M${x - size * 0.1},${base - size * 0.83}a${size * 0.1},${size * 0.11} 0 1 0 ${size * 0.2},0a${size * 0.1},${size * 0.11} 0 1 0 ${-size * 0.2},0Z` +
  `M${x - size * 0.27},${base - size * 0.9}Q${x},${base - size * 0.82} ${x + size * 0.27},${base - size * 0.9}Q${x + size * 0.14},${base - size * 0.91} ${x + size * 0.12},${base - size}Q${x},${base - size * 1.05} ${x - size * 0.12},${base - size}Q${x - size * 0.14},${base - size * 0.91} ${x - size * 0.27},${base - size * 0.9}Z`

/** A rail to tie horses to, and a barrel beside it. */
export const hitchingRail = (x: number, base: number, width: number): string =>
  rect(x, base - 52, width, 8) +
  [0.08, 0.5, 0.92].map((place) => rect(x + width * place - 4, base - 56, 8, 56)).join('') +
  `M${x + width + 22},${base}q-7,-30 0,-60h40q7,30 0,60Z`
