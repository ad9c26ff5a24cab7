/** Silhouettes of a harbour city between the wars, as SVG path data on a sheet of 1920×1080. */
import { box } from './commonShapes'

/** A plain block of houses. */
export const block = (x: number, base: number, width: number, height: number): string =>
  `M${x},${base}V${base - height}H${x + width}V${base}Z`

/** A tower that steps back towards its mast. */
export function tower(cx: number, base: number, half: number, height: number): string {
  const y = (share: number) => base - height * share
  return (
    box(cx, half, base, y(0.56)) +
    box(cx, half * 0.76, y(0.56), y(0.74)) +
    box(cx, half * 0.5, y(0.74), y(0.86)) +
    box(cx, half * 0.26, y(0.86), y(0.92)) +
    `M${cx - 4},${y(0.92)}L${cx},${y(1)}L${cx + 4},${y(0.92)}Z`
  )
}

/** Fluted stone on a tower's front. */
export const fluting = (cx: number, base: number, half: number, height: number): string =>
  [-0.5, 0, 0.5].map((place) => `M${cx + half * place},${base}V${base - height * 0.55}`).join('')

/** Lit windows in rows; which of them are dark is always the same. */
export function windows(x: number, top: number, columns: number, rows: number, pitch = 20): string {
  let path = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if ((column * 7 + row * 11 + x) % 5 < 3) continue
      path += `M${x + column * pitch},${top + row * (pitch + 6)}h${pitch * 0.45}v${pitch * 0.6}h${-pitch * 0.45}Z`
    }
  }
  return path
}

/** The opera: steps, columns, pediment and a dome with a lantern. */
export function opera(cx: number, base: number, half: number, height: number) {
  const y = (share: number) => base - height * share
  const columns = [-0.74, -0.44, -0.14, 0.14, 0.44, 0.74]
    .map((place) => box(cx + half * place, half * 0.05, y(0.08), y(0.4)))
    .join('')
  return {
    walls:
      box(cx, half * 1.12, base, y(0.04)) +
      box(cx, half * 1.04, y(0.04), y(0.08)) +
      box(cx, half * 0.94, y(0.08), y(0.46)) +
      `M${cx - half * 1.02},${y(0.46)}L${cx},${y(0.62)}L${cx + half * 1.02},${y(0.46)}Z`,
    dome:
      box(cx, half * 0.46, y(0.5), y(0.66)) +
      `M${cx - half * 0.52},${y(0.66)}Q${cx - half * 0.5},${y(0.9)} ${cx},${y(0.92)}Q${cx + half * 0.5},${y(0.9)} ${cx + half * 0.52},${y(0.66)}Z` +
      box(cx, half * 0.07, y(0.92), y(0.97)) +
      `M${cx - half * 0.09},${y(0.97)}L${cx},${y(1)}L${cx + half * 0.09},${y(0.97)}Z`,
    columns,
  }
}

/** The clock tower; its face is drawn by whoever draws it. */
export function clockTower(cx: number, base: number, half: number, height: number) {
  const y = (share: number) => base - height * share
  return {
    walls:
      box(cx, half, base, y(0.72)) +
      box(cx, half * 1.22, y(0.72), y(0.75)) +
      box(cx, half * 1.06, y(0.75), y(0.88)) +
      `M${cx - half * 1.2},${y(0.88)}L${cx},${y(1)}L${cx + half * 1.2},${y(0.88)}Z`,
    face: { x: cx, y: y(0.815), r: half * 0.78 },
  }
}

/** A lamp on the quay, with two arms. */
export const lamp = (x: number, base: number, height: number): string =>
  `M${x - 4},${base}L${x - 2},${base - height}h4L${x + 4},${base}Z` +
  `M${x - 34},${base - height + 16}Q${x - 30},${base - height - 6} ${x},${base - height + 2}Q${x + 30},${base - height - 6} ${x + 34},${base - height + 16}h-4Q${x + 26},${base - height + 4} ${x},${base - height + 10}Q${x - 26},${base - height + 4} ${x - 30},${base - height + 16}Z`

/** A tram seen from the side: body, roof, and the holes of its windows. */
export function tram(x: number, base: number, width: number, height: number) {
  const panes = Math.round(width / 46)
  const pitch = (width - 24) / panes
  return {
    body:
      `M${x},${base - 14}Q${x - 6},${base - height * 0.8} ${x + 12},${base - height * 0.84}H${x + width - 12}Q${x + width + 6},${base - height * 0.8} ${x + width},${base - 14}Z` +
      `M${x + 20},${base - height * 0.84}l8,-12H${x + width - 28}l8,12Z` +
      `M${x + width * 0.22},${base}a16,16 0 1 1 32,0ZM${x + width * 0.68},${base}a16,16 0 1 1 32,0Z`,
    panes: Array.from({ length: panes }, (_, index) => {
      const left = x + 12 + index * pitch
      return `M${left + 4},${base - height * 0.46}V${base - height * 0.74}H${left + pitch - 6}V${base - height * 0.46}Z`
    }).join(''),
    arm: `M${x + width * 0.5},${base - height * 0.84 - 12}l26,-${height * 0.42}h4l-22,${height * 0.42}Z`,
  }
}

/** Somebody in a hat and a long coat, waiting. */
export const passer = (x: number, base: number, size: number): string =>
  `M${x - size * 0.26},${base}L${x - size * 0.2},${base - size * 0.62}Q${x},${base - size * 0.74} ${x + size * 0.2},${base - size * 0.62}L${x + size * 0.26},${base}Z` +
  `M${x - size * 0.11},${base - size * 0.78}a${size * 0.11},${size * 0.12} 0 1 0 ${size * 0.22},0a${size * 0.11},${size * 0.12} 0 1 0 ${-size * 0.22},0Z` +
  `M${x - size * 0.22},${base - size * 0.84}H${x + size * 0.22}v${-size * 0.03}H${x + size * 0.12}L${x + size * 0.1},${base - size}H${x - size * 0.1}L${x - size * 0.12},${base - size * 0.87}H${x - size * 0.22}Z`

/** Short strokes of light on the water, denser below a lamp. */
export const glitter = (cx: number, top: number, width: number, rows: number): string =>
  Array.from({ length: rows }, (_, row) => {
    const half = (width / 2) * (0.35 + ((row * 5 + cx) % 7) / 10)
    return `M${cx - half},${top + row * 11}h${half * 2}`
  }).join('')
