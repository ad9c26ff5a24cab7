/** Silhouettes of a northern Thai town, as SVG path data on a sheet of 1920×1080. */

/** One roof of a temple seen from the front: steep, hollow-curved, with flicked eaves. */
function roof(cx: number, base: number, half: number, rise: number): string {
  const side = (dir: 1 | -1) => {
    const x = (offset: number) => cx + dir * offset
    return { tip: x(half + 16), eave: x(half), bend: x(half * 0.34), inner: x(half - 22) }
  }
  const [left, right] = [side(-1), side(1)]
  return (
    `M${left.inner},${base + 14}L${left.eave},${base + 6}Q${left.tip + 4},${base - 6} ${left.tip},${base - 26}` +
    `Q${left.eave + 8},${base - 8} ${left.eave + 26},${base - 16}Q${left.bend},${base - rise * 0.3} ${cx},${base - rise}` +
    `Q${right.bend},${base - rise * 0.3} ${right.eave - 26},${base - 16}Q${right.eave - 8},${base - 8} ${right.tip},${base - 26}` +
    `Q${right.tip - 4},${base - 6} ${right.eave},${base + 6}L${right.inner},${base + 14}Z`
  )
}

/** The finial on a gable: a bird's neck and head. */
const chofa = (x: number, y: number): string =>
  `M${x - 6},${y + 8}Q${x - 9},${y - 18} ${x + 2},${y - 38}Q${x + 8},${y - 50} ${x - 4},${y - 60}Q${x + 16},${y - 54} ${x + 11},${y - 36}Q${x + 4},${y - 16} ${x + 6},${y + 8}Z`

/** A temple hall from the front, from back to front: wall, three nested roofs, finial. */
export function gable(cx: number, base: number, half: number, height: number): string[] {
  return [
    `M${cx - half * 0.74},${base}V${base - height * 0.36}H${cx + half * 0.74}V${base}Z`,
    roof(cx, base - height * 0.28, half, height * 0.5),
    roof(cx, base - height * 0.42, half * 0.72, height * 0.5),
    chofa(cx, base - height + 6),
    roof(cx, base - height * 0.56, half * 0.46, height * 0.44),
  ]
}

/** A temple hall from the side, from back to front: wall, long roofs in steps with finials. */
export function hall(x: number, base: number, length: number, height: number): string[] {
  const tier = (inset: number, top: number, eave: number) => {
    const [from, to] = [x + inset, x + length - inset]
    return (
      `M${from - 26},${base - eave + 6}Q${from - 4},${base - eave - 10} ${from + 26},${base - top}` +
      `H${to - 26}Q${to + 4},${base - eave - 10} ${to + 26},${base - eave + 6}L${to},${base - eave + 16}H${from}Z` +
      chofa(from + 26, base - top) +
      chofa(to - 30, base - top)
    )
  }
  return [
    `M${x + 18},${base}V${base - height * 0.4}H${x + length - 18}V${base}Z`,
    tier(length * 0.27, height, height * 0.68),
    tier(length * 0.14, height * 0.86, height * 0.52),
    tier(0, height * 0.7, height * 0.34),
  ]
}

/** A doorway with a pointed arch, and windows beside it: where light comes out. */
export const openings = (cx: number, base: number, size: number): string =>
  [-1.5, 0, 1.5]
    .map((place) => {
      const [x, w, h] = [cx + place * size, size * 0.36, place === 0 ? size * 1.5 : size * 1.05]
      return `M${x - w},${base}V${base - h * 0.62}Q${x - w},${base - h * 0.8} ${x},${base - h}Q${x + w},${base - h * 0.8} ${x + w},${base - h * 0.62}V${base}Z`
    })
    .join('')

/** A chedi: stepped base, bell, ringed spire. */
export function chedi(cx: number, base: number, half: number, height: number): string {
  const y = (share: number) => base - height * share
  const w = (share: number) => half * share
  const step = (width: number, from: number, to: number) =>
    `M${cx - w(width)},${y(from)}V${y(to)}H${cx + w(width)}V${y(from)}Z`
  return (
    step(1, 0, 0.08) +
    step(0.86, 0.08, 0.15) +
    step(0.72, 0.15, 0.22) +
    step(0.6, 0.22, 0.28) +
    `M${cx - w(0.62)},${y(0.28)}Q${cx - w(0.5)},${y(0.32)} ${cx - w(0.48)},${y(0.4)}Q${cx - w(0.44)},${y(0.52)} ${cx - w(0.16)},${y(0.55)}` +
    `H${cx + w(0.16)}Q${cx + w(0.44)},${y(0.52)} ${cx + w(0.48)},${y(0.4)}Q${cx + w(0.5)},${y(0.32)} ${cx + w(0.62)},${y(0.28)}Z` +
    step(0.22, 0.54, 0.59) +
    `M${cx - w(0.17)},${y(0.585)}Q${cx - w(0.06)},${y(0.78)} ${cx},${y(1)}Q${cx + w(0.06)},${y(0.78)} ${cx + w(0.17)},${y(0.585)}Z` +
    step(0.15, 0.63, 0.645) +
    step(0.12, 0.69, 0.705)
  )
}

/** The roof of a market stall with a scalloped hem; the cloth hangs from `y`. */
export function awning(x: number, y: number, width: number, depth: number): string {
  const scallops = Math.round(width / 34)
  const pitch = (width + 36) / scallops
  let hem = ''
  for (let index = 0; index < scallops; index += 1) hem += `q${-pitch / 2},22 ${-pitch},0`
  return `M${x},${y}H${x + width}L${x + width + 18},${y + depth}${hem}Z`
}

/** Every other strip of an awning's cloth. */
export function awningStripes(x: number, y: number, width: number, depth: number): string {
  const strips = Math.round(width / 34)
  const [top, bottom] = [width / strips, (width + 36) / strips]
  let path = ''
  for (let index = 0; index < strips; index += 2) {
    const [a, b] = [x + index * top, x - 18 + index * bottom]
    path += `M${a},${y}H${a + top}L${b + bottom},${y + depth}q${-bottom / 2},22 ${-bottom},0Z`
  }
  return path
}

/** A vendor under a wide cone hat, from the waist up. */
export const vendor = (x: number, base: number, size: number): string =>
  `M${x - size * 0.55},${base}Q${x - size * 0.5},${base - size * 0.75} ${x},${base - size * 0.8}Q${x + size * 0.5},${base - size * 0.75} ${x + size * 0.55},${base}Z` +
  `M${x - size * 0.24},${base - size * 0.98}a${size * 0.24},${size * 0.24} 0 1 0 ${size * 0.48},0a${size * 0.24},${size * 0.24} 0 1 0 ${-size * 0.48},0Z` +
  `M${x - size * 0.62},${base - size * 1.04}Q${x},${base - size * 1.12} ${x + size * 0.62},${base - size * 1.04}L${x + size * 0.08},${base - size * 1.48}H${x - size * 0.08}Z`
