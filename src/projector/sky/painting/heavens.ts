/** What is above the town: the sky's colours, its stars, the sun or the moon and their shine. */
import type { LightName, LightTokens } from '../../../ui/themeTokens'
import { starPaths } from './stars'

export interface Size {
  readonly width: number
  readonly height: number
}

const STARS_SEEN: Readonly<Record<LightName, number>> = { night: 0.9, dusk: 0.35, dawn: 0, day: 0 }

/** The sky from the top down. */
export function paintSky(
  context: OffscreenCanvasRenderingContext2D,
  { zenith, upper, lower, horizon }: LightTokens,
  { width, height }: Size,
): void {
  const air = context.createLinearGradient(0, 0, 0, height)
  air.addColorStop(0, zenith)
  air.addColorStop(0.3, upper)
  air.addColorStop(0.56, lower)
  air.addColorStop(0.74, horizon)
  context.resetTransform()
  context.fillStyle = air
  context.fillRect(0, 0, width, height)
}

/** The stars of a light that has any. */
export function paintStars(
  context: OffscreenCanvasRenderingContext2D,
  light: LightName,
  { width, height }: Size,
): void {
  if (STARS_SEEN[light] === 0) return
  const scale = Math.max(width / 1920, height / 1080)
  context.setTransform(scale, 0, 0, scale, (width - 1920 * scale) / 2, 0)
  context.globalAlpha = STARS_SEEN[light]
  context.strokeStyle = '#fff'
  context.lineCap = 'round'
  for (const { width: dot, path } of starPaths) {
    context.lineWidth = dot
    context.stroke(new Path2D(path))
  }
  context.globalAlpha = 1
}

export interface Round {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** A round patch of colour that runs out into nothing: its centre, in shares of the whole, and where it begins and ends. */
function blot(
  context: OffscreenCanvasRenderingContext2D,
  { x, y, radius }: Round,
  [left, top]: readonly [number, number],
  stops: readonly (readonly [offset: number, colour: string])[],
): void {
  const [cx, cy] = [x + (left * 2 - 1) * radius, y + (top * 2 - 1) * radius]
  // As far as the farthest corner of the square around it.
  const reach = 2 * radius * Math.hypot(Math.max(left, 1 - left), Math.max(top, 1 - top))
  const paint = context.createRadialGradient(cx, cy, 0, cx, cy, reach)
  for (const [offset, colour] of stops) paint.addColorStop(offset, colour)
  context.fillStyle = paint
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}

const SEAS = [
  { at: [0.56, 0.66], from: 0.13, to: 0.19, seen: 0.3 },
  { at: [0.6, 0.28], from: 0.06, to: 0.1, seen: 0.28 },
  { at: [0.34, 0.4], from: 0.09, to: 0.15, seen: 0.35 },
] as const

/** Sun or moon themselves. @param round where, in pixels */
export function paintOrb(
  context: OffscreenCanvasRenderingContext2D,
  light: LightName,
  { orb }: LightTokens,
  round: Round,
): void {
  if (light !== 'night') {
    blot(
      context,
      round,
      [0.42, 0.38],
      [
        [0, '#fff'],
        [0.62, orb],
      ],
    )
    return
  }
  blot(
    context,
    round,
    [0.4, 0.4],
    [
      [0, '#fffdf2'],
      [0.68, orb],
    ],
  )
  for (const { at, from, to, seen } of SEAS) {
    blot(context, round, at, [
      [from, `rgba(150, 140, 160, ${seen})`],
      [to, 'rgba(150, 140, 160, 0)'],
    ])
  }
}
