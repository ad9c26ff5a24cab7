/** Paper lanterns: those on strings, and those that rise into the sky. */
import { mix, seen } from '../../../../paper/colour'
import { along, around, type Paper, radiance } from '../../../../paper/paper'
import { ellipse, polygon, rect } from '../../../../paper/paths'
import { cut } from './lay'
import type { Tint } from './tints'

const PAPERS = ['#ffc14d', '#f0653f', '#f59ab0', '#7fd0b8', '#ffe3a0'] as const

/** Light that falls around a point. */
export function shine(
  paper: Paper,
  x: number,
  y: number,
  radius: number,
  colour: string,
  share: number,
): void {
  if (share <= 0.02) return
  radiance(
    paper,
    [x, y, radius],
    [
      [0, seen(colour, share)],
      [0.35, seen(colour, share * 0.4)],
      [1, seen(colour, 0)],
    ],
  )
}

/** A lantern of the north with its tail. @param y where it hangs */
export function lantern(
  paper: Paper,
  x: number,
  y: number,
  size: number,
  kind: number,
  tint: Tint,
): void {
  const colour = PAPERS[kind % PAPERS.length] ?? '#ffc14d'
  const face = mix(mix(colour, tint.teak, 0.42 * (1 - tint.lamps)), tint.rings[1], 0.12)
  const half = size * 0.5
  const shape =
    kind % 3 === 0
      ? polygon([
          [x - half * 0.5, y],
          [x + half * 0.5, y],
          [x + half, y + half * 0.62],
          [x + half * 0.72, y + half * 1.7],
          [x - half * 0.72, y + half * 1.7],
          [x - half, y + half * 0.62],
        ])
      : kind % 3 === 1
        ? ellipse(x, y + half * 0.9, half * 0.92, half * 0.9)
        : `M${x - half * 0.6},${y}h${half * 1.2}q${half * 0.35},${half} 0,${half * 1.9}h${-half * 1.2}q${-half * 0.35},${-half} 0,${-half * 1.9}Z`
  shine(paper, x, y + half, size * 2.1, '#ffb04a', 0.5 * tint.lamps)
  cut(
    paper,
    rect(x - half * 0.2, y + half * 1.6, half * 0.4, size * 0.9),
    mix(face, tint.teak, 0.3),
    {
      shadow: null,
      rim: null,
    },
  )
  cut(
    paper,
    shape,
    around(
      paper,
      [x, y + half * 1.1, half * 1.3],
      [
        [0, mix(face, '#fff8dc', 0.3 + 0.5 * tint.lamps)],
        [1, face],
      ],
    ),
    { shadow: null, rim: seen(mix(face, '#fff4cf', 0.5), 0.8), rimWidth: 0.8 },
  )
  const { pen } = paper
  pen.strokeStyle = seen(tint.teak, 0.5)
  pen.lineWidth = size * 0.035
  pen.stroke(
    new Path2D(
      `M${x - half * 0.86},${y + half * 0.62}h${half * 1.72}M${x},${y}v${half * 1.7}M${x - half * 0.4},${y + half * 0.1}v${half * 1.5}M${x + half * 0.4},${y + half * 0.1}v${half * 1.5}`,
    ),
  )
  cut(paper, rect(x - half * 0.42, y - size * 0.06, half * 0.84, size * 0.1), tint.teak, {
    shadow: null,
    rim: null,
  })
}

/** Lanterns on a cord that hangs through. */
export function garland(
  paper: Paper,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  sag: number,
  count: number,
  size: number,
  tint: Tint,
): void {
  const { pen } = paper
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2 + sag]
  pen.strokeStyle = seen(tint.teak, 0.9)
  pen.lineWidth = 2
  pen.stroke(new Path2D(`M${x0},${y0}Q${mx},${my} ${x1},${y1}`))
  for (let index = 1; index < count; index += 1) {
    const t = index / count
    const u = 1 - t
    lantern(
      paper,
      u * u * x0 + 2 * u * t * mx + t * t * x1,
      u * u * y0 + 2 * u * t * my + t * t * y1 + 3,
      size * (0.86 + (index % 3) * 0.12),
      index + Math.round(x0),
      tint,
    )
  }
}

/** A lantern that rises: a bag of thin paper with its flame below. */
export function skyLantern(paper: Paper, x: number, y: number, size: number, share: number): void {
  const w = size * 0.36
  shine(paper, x, y + size * 0.2, size * 1.9, '#ff9d3c', 0.42 * share)
  const bag = `M${x - w * 0.72},${y + size * 0.5}C${x - w * 0.9},${y + size * 0.1} ${x - w * 1.16},${y - size * 0.16} ${x - w},${y - size * 0.34}Q${x},${y - size * 0.62} ${x + w},${y - size * 0.34}C${x + w * 1.16},${y - size * 0.16} ${x + w * 0.9},${y + size * 0.1} ${x + w * 0.72},${y + size * 0.5}Q${x},${y + size * 0.58} ${x - w * 0.72},${y + size * 0.5}Z`
  paper.pen.globalAlpha = share
  cut(
    paper,
    bag,
    along(
      paper,
      [x, y + size * 0.5, x, y - size * 0.5],
      [
        [0, '#fff3b8'],
        [0.3, '#ffc45a'],
        [0.75, '#e8753a'],
        [1, '#a8434a'],
      ],
    ),
    { shadow: null, rim: 'rgb(255 240 190 / 70%)', rimWidth: Math.max(0.5, size * 0.02) },
  )
  paper.pen.globalAlpha = 1
}
