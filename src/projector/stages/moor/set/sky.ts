/** The sky: washes on wet paper, veils of torn tracing paper before them, and a sun of white paper behind those. */
import { beam, spot } from '../../../paper/lay'
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { grain } from '../../../paper/grain'
import { along, around, type Box, type Paper } from '../../../paper/paper'
import { sparkle } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { glow } from '../wash/lay'
import { bend, tear, type Point } from '../wash/torn'
import type { Tints } from './tints'

/** The whole picture and a twentieth more on every side. */
export function skyBox(frame: Frame): Box {
  const [width, height] = [frame.right - frame.left, frame.bottom - frame.top]
  return {
    left: frame.left - width * 0.06,
    top: frame.top - height * 0.06,
    width: width * 1.12,
    height: Math.min(height * 1.06, 720 - frame.top + height * 0.06),
  }
}

/** Round, as somebody tears it by hand. */
const disc = ([x, y]: Point, radius: number): Point[] =>
  Array.from({ length: 40 }, (_, at): Point => {
    const angle = (at * Math.PI) / 20
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })

function blooms(paper: Paper, tints: Tints, box: Box): void {
  const { pen } = paper
  const next = chance(31)
  for (let bloom = 0; bloom < 13; bloom += 1) {
    const [x, y] = [box.left + next() * box.width, box.top + next() * (box.height - 160)]
    const radius = 110 + next() * 190
    const light = bloom % 3 === 0
    const colour = light ? mix(tints.sky[2], tints.core, 0.25) : tints.veils[0]
    pen.fillStyle = around(
      paper,
      [x, y, radius],
      [
        [0, seen(colour, 0.05)],
        [0.78, seen(colour, light ? 0.06 : 0.2)],
        [0.9, seen(colour, 0.02)],
        [1, seen(colour, 0)],
      ],
    )
    pen.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }
}

function stars(paper: Paper, tints: Tints, box: Box): void {
  const next = chance(5)
  let path = ''
  for (let star = 0; star < tints.stars; star += 1) {
    const size = 0.7 + next() ** 2 * 2.4
    path += sparkle(
      box.left + next() * box.width,
      box.top + next() ** 1.4 * (400 - box.top),
      size * 2,
      size * 0.55,
    )
  }
  spot(paper, path, seen(mix(tints.glint, '#ffffff', 0.5), 0.7))
}

function sun(paper: Paper, tints: Tints): void {
  if (!tints.sun) return
  const { at, radius } = tints.sun
  glow(paper, at, radius * 6, '#fff6dc', 0.5)
  tear(paper, disc(at, radius), beam(paper, at, radius, '#fffef4', '#fff8dd', '#ffefc0'), {
    seed: 3,
    core: '#ffffff',
    rough: 2,
    bite: 5,
    shadow: { y: 0, blur: 26, colour: 'rgb(255 244 210 / 80%)' },
  })
}

/** Heights of the veils' torn feet, as they swing. */
const VEILS = [
  [40, 120, 30, 3],
  [150, 70, 22, 8],
  [258, 96, 18, 15],
  [352, 54, 16, 21],
  [438, 44, 12, 27],
] as const

export function* paintSky(paper: Paper, tints: Tints, frame: Frame): Painting {
  const { pen } = paper
  const box = skyBox(frame)
  const [a, b, c, d] = tints.sky
  pen.fillStyle = along(
    paper,
    [0, Math.max(frame.top, -500), 0, 620],
    [
      [0, a],
      [0.4, b],
      [0.74, c],
      [1, d],
    ],
  )
  pen.fillRect(box.left, box.top, box.width, box.height)
  yield
  blooms(paper, tints, box)
  yield
  glow(paper, [960, 640], 900, tints.sky[3], 0.3)
  yield
  if (tints.stars) stars(paper, tints, box)
  sun(paper, tints)
  yield
  for (const [index, [y, swing, rough, seed]] of VEILS.entries()) {
    const next = chance(seed)
    const foot: Point[] = []
    for (let x = box.left + box.width + 40; x > box.left - 100; x -= 150 + next() * 90)
      foot.push([
        x,
        // Higher in the middle, where the light comes from.
        y - 26 + Math.min(1, Math.abs(x - 960) / 900) ** 2 * 90 + (next() - 0.5) * swing,
      ])
    const share = index / (VEILS.length - 1)
    const colour = mix(tints.veils[0], tints.veils[1], share)
    const ends = bend(foot)
    const [last, first] = [ends.at(-1) ?? [0, 0], ends[0] ?? [0, 0]]
    const top = box.top - 20
    tear(
      paper,
      [[last[0], top], [first[0], top], ...ends],
      along(
        paper,
        [0, Math.max(box.top, y - 420), 0, y + 60],
        [
          [0, seen(colour, 0)],
          [0.35, seen(colour, 0.25)],
          [1, seen(colour, 0.9)],
        ],
      ),
      {
        seed: seed + 40,
        core: seen(mix(colour, tints.core, 0.75), 0.55),
        rough: rough * 0.22 + 2,
        bite: 7,
        veil: tints.veil * (0.75 + share * 0.3),
      },
    )
    yield
  }
  glow(paper, [960, 610], 620, tints.mist, 0.2 + 0.15 * tints.air)
  yield
  grain(paper, box, 0.2)
}
