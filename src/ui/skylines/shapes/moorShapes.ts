/** Silhouettes of a hamlet on a marsh, as SVG path data on a sheet of 1920×1080. */

const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x},${y}h${width}v${height}h${-width}Z`

/** A low house under a deep roof of reed. @param stilts how high it stands above the water; 0 on the ground */
export function cottage(x: number, base: number, half: number, stilts = 0) {
  const foot = base - stilts
  const [wall, roof] = [half * 0.62, half * 1.16]
  const eaves = foot - wall
  const panes = [-0.56, 0.5].map((at) => rect(x + half * at - 13, foot - wall * 0.72, 26, 30))
  return {
    walls: rect(x - half, eaves - 6, half * 2, wall + 6),
    roof: `M${x - half * 1.3},${eaves + 12}Q${x - half * 0.8},${eaves - roof * 0.5} ${x - half * 0.5},${eaves - roof}Q${x},${eaves - roof * 1.06} ${x + half * 0.52},${eaves - roof * 0.98}Q${x + half * 0.8},${eaves - roof * 0.5} ${x + half * 1.3},${eaves + 14}Q${x},${eaves - 4} ${x - half * 1.3},${eaves + 12}Z`,
    straws: [-0.7, -0.42, -0.14, 0.14, 0.42, 0.7]
      .map((at) => `M${x + half * at * 0.7},${eaves - roof * 0.86}L${x + half * at * 1.5},${eaves}`)
      .join(''),
    posts: stilts
      ? [-0.9, -0.3, 0.3, 0.9].map((at) => rect(x + half * at - 4, foot, 8, stilts + 20)).join('')
      : rect(x - 14, foot - wall * 0.74, 28, wall * 0.74),
    panes: panes.join(''),
  }
}

/** A crooked mill, its cap, and its four sails. */
export function mill(x: number, base: number, height: number) {
  const [top, half] = [base - height, height * 0.24]
  const [cx, cy, reach] = [x - 26, top - 18, height * 0.72]
  const sails = [0.34, 1.91, 3.48, 5.05].map((turn) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const at = (out: number, aside: number): string =>
      `${(cx + s * out * reach + c * aside).toFixed(0)},${(cy - c * out * reach + s * aside).toFixed(0)}`
    const laths = [0.3, 0.44, 0.58, 0.72, 0.86, 1].map((out) => `M${at(out, 0)}L${at(out, 38)}`)
    return `M${at(0, 0)}L${at(1, 0)}M${at(0.3, 38)}L${at(1, 38)}${laths.join('')}`
  })
  return {
    tower: `M${x - half},${base}L${x - half * 0.5 - 14},${top}H${x + half * 0.4 - 8}L${x + half},${base}Z`,
    cap: `M${x - half * 0.7 - 12},${top + 8}Q${x - 16},${top - height * 0.34} ${x + half * 0.6},${top + 8}Z`,
    sails: sails.join(''),
    panes: rect(x - 20, base - height * 0.34, 28, 34) + rect(x - 22, base - height * 0.64, 24, 30),
  }
}

/** A chapel that leans into the water. */
export const chapel = (x: number, base: number, size: number): string =>
  `M${x},${base}L${x - size * 0.1},${base - size}L${x + size * 0.12},${base - size * 2}L${x + size * 0.42},${base - size * 1.06}L${x + size * 0.44},${base - size * 0.86}L${x + size * 1.2},${base - size * 0.9}L${x + size * 1.5},${base - size * 0.5}V${base}Z` +
  `M${x + size * 0.08},${base - size * 2.3}h6v${size * 0.4}h-6ZM${x - 6 + size * 0.06},${base - size * 2.2}h20v5h-20Z`

/** A pollard willow: its trunk, and the lines of its rods. */
export function willow(x: number, base: number, height: number) {
  const [head, half] = [base - height * 0.5, height * 0.12]
  const rods = Array.from({ length: 15 }, (_, n) => {
    const angle = (n / 14 - 0.5) * 3
    const reach = height * (n % 2 ? 0.5 : 0.42)
    const [s, c] = [Math.sin(angle), Math.cos(angle)]
    return `M${x + s * half},${head}q${(s * reach * 0.5).toFixed(0)},${(-c * reach * 0.7 - 16).toFixed(0)} ${(s * reach).toFixed(0)},${(-c * reach).toFixed(0)}`
  })
  return {
    trunk: `M${x - half * 1.3},${base}Q${x - half * 0.6},${base - height * 0.2} ${x - half},${head + half}Q${x - half * 1.8},${head - half} ${x - half * 0.4},${head - half}Q${x},${head - half * 0.7} ${x + half * 0.5},${head - half}Q${x + half * 1.9},${head - half * 0.8} ${x + half},${head + half}Q${x + half * 0.6},${base - height * 0.2} ${x + half * 1.4},${base}Z`,
    rods: rods.join(''),
  }
}

/** Blades of reed side by side, as lines. */
export const reedBed = (from: number, to: number, base: number, height: number): string =>
  Array.from({ length: Math.round((to - from) / 15) }, (_, n) => {
    const tall = height * (0.5 + ((n * 37) % 50) / 100)
    return `M${from + n * 15},${base}q${(n % 3) - 1},${-tall * 0.6} ${((n * 29) % 40) - 14},${-tall}`
  }).join('')
