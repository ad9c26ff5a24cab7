/** Heads: hair, and a face that is half in the dark, whose edge is the line of the nose. */
import { mix } from '../../../paper/colour'
import { circle, ellipse } from '../../../paper/paths'
import type { Scissors } from './scissors'
import { areEyesShut } from '../../eyes'

export const HAIR_KINDS = [
  'none',
  'short',
  'slick',
  'bob',
  'bun',
  'curls',
  'afro',
  'braids',
  'tufts',
] as const
export type HairKind = (typeof HAIR_KINDS)[number]

const FACE =
  'M-10.6,-95Q-11.2,-84 -6,-78.6Q0,-74.6 6,-78.6Q11.2,-84 10.6,-95Q10.6,-105 0,-105Q-10.6,-105 -10.6,-95Z'
const DARK_HALF = 'M2.4,-106L1.4,-95L4.6,-87.4L1.2,-86.2Q2.4,-81 1,-74H13V-106Z'

/** Hair that falls behind the face. */
const BEHIND: Partial<Record<HairKind, string>> = {
  bob: 'M-13,-96Q-15.5,-84 -12.6,-77.6Q-8,-76 -6,-79H6Q8,-76 12.6,-77.6Q15.5,-84 13,-96Q12,-108 0,-108Q-12,-108 -13,-96Z',
  curls: [
    [-12, -98],
    [-14, -90],
    [-12.6, -82],
    [12, -98],
    [14, -90],
    [12.6, -82],
    [-7, -105],
    [7, -105],
  ]
    .map(([x, y]) => circle(x ?? 0, y ?? 0, 5.6))
    .join(''),
  afro: `${circle(0, -99, 16.5)}${circle(-11, -91, 8)}${circle(11, -91, 8)}`,
  bun: `${circle(0, -111, 7)}M-11.8,-94Q-12.6,-107 0,-107.4Q12.6,-107 11.8,-94L9,-86H-9Z`,
  braids:
    'M-12,-94Q-12.6,-108 0,-108Q12.6,-108 12,-94L15,-80Q17,-70 14,-62Q9,-66 10.6,-76L8,-92H-8L-10.6,-76Q-9,-66 -14,-62Q-17,-70 -15,-80Z',
  tufts: `${circle(-12, -94, 5)}${circle(12, -94, 5)}${circle(-12.6, -88, 3.6)}${circle(12.6, -88, 3.6)}`,
}

/** Hair on the brow. */
const FRONT: Partial<Record<HairKind, string>> = {
  short:
    'M-11,-91L-11.4,-97Q-11,-107.6 0,-107.6Q11,-107.6 11.4,-97L11,-91L9.4,-94L9,-98.6Q4,-100.6 -2,-99.6Q-7,-100 -9,-97.6L-9.4,-94Z',
  slick:
    'M-11,-90.6L-11.2,-97Q-10,-108 1,-107.6Q11.4,-107 11.2,-97L11,-90.6L9.4,-96Q6,-103 -4,-102.6Q-9,-101 -9.4,-96Z',
  bob: 'M-11.6,-84Q-13.4,-94 -11,-100Q-7,-107.6 0,-107.6Q8,-107.6 11,-100Q13.4,-94 11.6,-84Q8.6,-86 9.2,-92L8.6,-97.4Q0,-99.4 -8.6,-97.4L-9.2,-92Q-8.6,-86 -11.6,-84Z',
  curls: `${circle(-6.6, -102, 4)}${circle(0, -103.6, 4.2)}${circle(6.6, -102, 4)}`,
  afro: 'M-10.6,-97Q-9,-101.6 -4,-101Q0,-103 4,-101Q9,-101.6 10.6,-97Q11,-107 0,-107Q-11,-107 -10.6,-97Z',
  bun: 'M-11,-90Q-12.4,-106.6 0,-107Q12.4,-106.6 11,-90Q9.4,-99 0.6,-102.6Q-9.4,-99 -11,-90Z',
  braids: 'M-11,-91Q-12.4,-107 0,-107Q12.4,-107 11,-91Q9,-99 0,-101.6Q-9,-99 -11,-91Z',
}

export interface Face {
  readonly hair: HairKind
  readonly hairColour: string
  readonly skin: string
  /** See the people. */
  readonly marks: string
  readonly accent: string
}

const INK = '#17101a'

function eyes({ flat, line, tone }: Scissors, marks: string): void {
  const lady = marks.includes('l')
  for (const side of [-1, 1]) {
    const x = side * 4.5
    if (areEyesShut(tone)) {
      line(`M${x - 2.2},-91.6Q${x},-89.4 ${x + 2.2},-91.6`, INK, 1.1)
      continue
    }
    flat(ellipse(x, -91.6, 2.5, 1.9), '#fdf5e6')
    flat(circle(x + 0.4, -91.4, 1.55), INK)
    flat(circle(x + 0.9, -92, 0.45), '#ffffff')
    line(`M${x - 2.8},-92.4Q${x},-95 ${x + 2.8},-92.4`, INK, lady ? 1.3 : 0.9)
    if (lady) line(`M${x + side * 2.4},-92.8l${side * 1.8},-1.6`, INK, 0.9)
    line(
      `M${x - side * 2.4},-96.4Q${x + side * 0.6},-98.6 ${x + side * 3.2},${lady ? -97 : -96.2}`,
      INK,
      lady ? 0.7 : 1.4,
    )
  }
}

function hairs({ flat, line, piece }: Scissors, { marks, hairColour }: Face): void {
  if (marks.includes('b'))
    piece(
      'M-10.4,-88Q-9,-83 -4,-84.6Q0,-86.4 4,-84.6Q9,-83 10.4,-88Q11.4,-77 5,-71.4Q0,-67.4 -5,-71.4Q-11.4,-77 -10.4,-88Z',
      hairColour,
    )
  if (marks.includes('g'))
    flat('M-3.4,-79.4Q0,-80.6 3.4,-79.4Q3,-73 0,-70Q-3,-73 -3.4,-79.4Z', hairColour)
  if (marks.includes('s')) flat('M-9.6,-86Q0,-79 9.6,-86Q9,-77 0,-75.4Q-9,-77 -9.6,-86Z', INK, 0.22)
  if (/[mbg]/.test(marks))
    flat(
      'M0,-85.6Q-3.4,-87.4 -6.4,-82.6Q-3,-82 0,-83.6Q3,-82 6.4,-82.6Q3.4,-87.4 0,-85.6Z',
      hairColour,
    )
  if (marks.includes('h')) {
    flat(
      'M0,-85.8Q-4,-87.6 -7,-83.4Q-10,-82.4 -11.6,-86.4Q-12,-80.6 -7,-80.8Q-2,-81 0,-83.4Q2,-81 7,-80.8Q12,-80.6 11.6,-86.4Q10,-82.4 7,-83.4Q4,-87.6 0,-85.8Z',
      hairColour,
    )
  }
  if (marks.includes('o')) {
    line(circle(-4.6, -91.4, 3.9) + circle(4.6, -91.4, 3.9), INK, 1)
    line('M-0.8,-92q0.8,-0.8 1.6,0M-8.4,-92l-2,-0.8M8.4,-92l2,-0.8', INK, 0.9)
  }
  if (marks.includes('q')) {
    line(`${circle(4.6, -91.4, 4)}M8,-89.4Q11,-80 7,-70`, '#d3a038', 1)
  }
}

export function head(to: Scissors, face: Face): void {
  const { flat, line, piece, paper } = to
  const { hair, hairColour, skin, marks } = face
  const behind = BEHIND[hair]
  if (behind) piece(behind, hairColour)
  piece('M-4,-84V-75Q0,-70 4,-75V-84Z', mix(skin, '#2a1420', 0.3))
  if (hair !== 'bob' && hair !== 'curls' && hair !== 'afro')
    piece(`${ellipse(-10.8, -90, 2, 3)}${ellipse(10.8, -90, 2, 3)}`, skin)
  piece(FACE, skin)
  paper.pen.save()
  paper.pen.clip(new Path2D(FACE))
  flat(DARK_HALF, mix(skin, '#3a1626', 0.42), 0.55)
  if (marks.includes('c'))
    for (const side of [-1, 1]) flat(circle(side * 6.6, -86, 2.6), '#d4282c', 0.42)
  paper.pen.restore()
  eyes(to, marks)
  if (marks.includes('f'))
    for (const [x, y] of [
      [-6, -87],
      [-4, -86],
      [-7.4, -85.4],
      [6, -87],
      [7.4, -85.6],
    ] as const)
      flat(circle(x, y, 0.5), '#8a4a2a', 0.8)
  if (marks.includes('w'))
    line('M-8.6,-88.6q1.4,1.4 3,1.2M8.6,-88.6q-1.4,1.4 -3,1.2M-3,-100q3,-1 6,0', '#3a1626', 0.6)
  if (marks.includes('l')) {
    flat(
      'M-3.4,-82Q-1.6,-83.8 0,-82.9Q1.6,-83.8 3.4,-82Q1.6,-79.8 0,-79.8Q-1.6,-79.8 -3.4,-82Z',
      '#c8202a',
    )
  } else line('M-3,-81.4Q0.4,-79.9 3.4,-82', '#4a141c', 1.2)
  hairs(to, face)
  if (marks.includes('n')) piece(circle(0.8, -87, 3.4), '#d4282c')
  const front = FRONT[hair]
  if (front) piece(front, hairColour)
  if (hair === 'tufts') line('M-3,-104.6q3,-1.4 6,0', hairColour, 0.8)
  if (hair === 'slick') line('M-7,-103.4Q0,-107 9,-101', '#fff4e0', 0.5)
  if (hair === 'braids') flat(circle(-13.6, -71, 2.6) + circle(13.6, -71, 2.6), face.accent)
}
