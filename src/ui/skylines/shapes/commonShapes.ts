/** Silhouettes that more than one town has, as SVG path data on a sheet of 1920×1080. */

type Spot = readonly [x: number, y: number]

/** An upright rectangle, by its middle, half its width, and its two edges. */
export const box = (cx: number, half: number, bottom: number, top: number): string =>
  `M${cx - half},${bottom}V${top}H${cx + half}V${bottom}Z`

/** A soft line of hills through the given spots, closed below the sheet. */
export function ridge(spots: readonly Spot[]): string {
  const [first, ...rest] = spots
  if (!first) return ''
  let path = `M${first[0]},1090L${first[0]},${first[1]}`
  let from = first
  for (const spot of rest) {
    path += `Q${from[0]},${from[1]} ${(from[0] + spot[0]) / 2},${(from[1] + spot[1]) / 2}`
    from = spot
  }
  return `${path}L${from[0]},${from[1]}L${from[0]},1090Z`
}

/** A palm with seven fronds. */
export function palm(x: number, base: number, height: number, lean: number): string {
  const [tx, ty] = [x + lean, base - height]
  const trunk = `M${x - 9},${base}Q${x - 4 + lean * 0.2},${base - height * 0.6} ${tx - 4},${ty}H${tx + 4}Q${x + 8 + lean * 0.2},${base - height * 0.6} ${x + 9},${base}Z`
  const frond = (dx: number, dy: number, droop: number) =>
    `M${tx},${ty}Q${tx + dx * 0.5},${ty + dy - 18} ${tx + dx},${ty + dy + droop}Q${tx + dx * 0.5},${ty + dy + 6} ${tx},${ty + 7}Z`
  return (
    trunk +
    [
      frond(-92, -22, 34),
      frond(-70, -52, 14),
      frond(-30, -78, -6),
      frond(26, -80, -8),
      frond(70, -54, 12),
      frond(94, -22, 36),
      frond(62, 10, 42),
      frond(-60, 12, 42),
    ].join('')
  )
}

/** A wall with battlements, from x to x. */
export function wall(from: number, to: number, base: number, height: number): string {
  const pitch = 34
  let top = ''
  for (let x = from; x + pitch <= to; x += pitch) {
    top += `V${base - height}H${x + pitch * 0.6}V${base - height + 16}H${x + pitch}`
  }
  return `M${from},${base}${top}V${base}Z`
}

/** A parasol. */
export function parasol(x: number, base: number, height: number, half: number) {
  const hem = `q${-half / 6},-14 ${-half / 3},0`.repeat(6)
  const top = base - height
  return {
    pole: `M${x - 3},${base + 30}V${top}h6V${base + 30}Z`,
    cloth: `M${x - half},${top + half * 0.34}Q${x - half * 0.7},${top - half * 0.42} ${x},${top - half * 0.5}Q${x + half * 0.7},${top - half * 0.42} ${x + half},${top + half * 0.34}${hem}Z`,
  }
}

/** Bulbs along a hanging cord. @returns the cord's path and the bulbs' places */
export function garland(from: Spot, to: Spot, sag: number, bulbs: number) {
  const low: Spot = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag]
  const at = (t: number): Spot => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * low[0] + t ** 2 * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * low[1] + t ** 2 * to[1],
  ]
  return {
    cord: `M${from[0]},${from[1]}Q${low[0]},${low[1]} ${to[0]},${to[1]}`,
    bulbs: Array.from({ length: bulbs }, (_, index) => at((index + 0.5) / bulbs)),
  }
}
