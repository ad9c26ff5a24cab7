/** The cast: puppets of cut paper, each on its rod. */
import { figureOf, type DrawnPart } from '../../pieces'
import type { PaperStage } from '../../stage'
import { BODIES, CAPED, TO_THE_GROUND } from './bodies'
import { head } from './faces'
import { HATS } from './hats'
import { knife, type Knife } from './knife'
import { arm, cape, hand, legs, shoulder } from './limbs'
import { person, type Look } from './people'
import { PROPS, type Prop } from './props'

/** The rod that a puppet hangs on; one that is out has none. */
function rod({ pen, tone }: Knife): void {
  if (tone === 'out') return
  const fade = (colour: string): CanvasGradient => {
    const paint = pen.createLinearGradient(0, -112, 0, -158)
    paint.addColorStop(0, `rgb(${colour} / 90%)`)
    paint.addColorStop(1, `rgb(${colour} / 0%)`)
    return paint
  }
  for (const [x, width, colour] of [
    [0, 2, '36 18 20'],
    [-0.4, 0.7, tone === 'lit' ? '255 226 165' : '140 170 240'],
  ] as const) {
    pen.strokeStyle = fade(colour)
    pen.lineWidth = width
    pen.stroke(new Path2D(`M${x},-104V-158`))
  }
}

/** The parts of one look, before it is made taller or shorter. */
function partsOf(look: Look): readonly DrawnPart<Knife>[] {
  const w = look.wide
  const caped = CAPED.includes(look.body)
  const prop: Prop = PROPS[look.prop]
  const [hx, hy] = hand(look, 1)
  const [left, top, right, bottom] = prop.reach
  const [sx, sy] = shoulder(look, 1)
  return [
    [
      'back',
      [caped ? -29 * w : -4, -160, caped ? 29 * w : 4, caped ? 0 : -100],
      [0, -76],
      (tool) => {
        rod(tool)
        if (caped) cape(tool, look)
      },
    ],
    ...(TO_THE_GROUND.includes(look.body)
      ? []
      : [
          [
            'legs',
            [-19 * w - 3, -46, 19 * w + 3, 3],
            [0, -42],
            (tool: Knife) => {
              legs(tool, look)
            },
          ] as const,
        ]),
    [
      'body',
      [-29 * w, -84, 29 * w, 6],
      [0, -46],
      (tool) => {
        BODIES[look.body](tool, look)
      },
    ],
    [
      'armLeft',
      [-sx - 15, -86, -sx + 8, -34],
      [-sx, sy],
      (tool) => {
        arm(tool, look, -1)
      },
    ],
    [
      'head',
      [-22, -118, 22, -48],
      [0, -77],
      (tool) => {
        head(tool, look)
      },
    ],
    ...(look.hat === 'bare'
      ? []
      : [
          [
            'hat',
            [-35, -146, 38, -60],
            [0, -77],
            (tool: Knife) => {
              HATS[look.hat](tool, look)
            },
          ] as const,
        ]),
    [
      'armRight',
      [
        Math.min(sx - 8, hx + left - 3),
        Math.min(-86, hy + top - 3),
        Math.max(sx + 15, hx + right + 3),
        Math.max(-34, hy + bottom + 4),
      ],
      [sx, sy],
      (tool) => {
        arm(tool, look, 1)
      },
    ],
  ]
}

/** The puppet of one look, its parts from the back to the front. */
export const cast: PaperStage['cast'] = (number) => {
  const look = person(number)
  return figureOf(partsOf(look), look.tall, knife)
}
