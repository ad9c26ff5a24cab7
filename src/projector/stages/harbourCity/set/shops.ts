/** What stands at the foot of the towers: shops with awnings and stoops, sheds at the quay. */
import { along, type Paper } from '../../../paper/paper'
import { mix } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import type { Tones } from './tones'

const FOOT = 690

interface Shop {
  readonly x: number
  readonly width: number
  readonly top: number
  readonly awning: 'red' | 'striped' | 'shed'
}

const shop = (x: number, width: number, top: number, awning: Shop['awning']): Shop => ({
  x,
  width,
  top,
  awning,
})

const SHOPS: readonly Shop[] = [
  shop(-330, 150, 540, 'striped'),
  shop(-180, 140, 556, 'red'),
  shop(-40, 130, 530, 'striped'),
  shop(90, 132, 546, 'red'),
  shop(222, 130, 528, 'striped'),
  shop(352, 116, 548, 'red'),
  shop(468, 110, 536, 'striped'),
  shop(578, 96, 566, 'shed'),
  shop(1246, 100, 566, 'shed'),
  shop(1346, 108, 540, 'striped'),
  shop(1454, 116, 552, 'red'),
  shop(1570, 130, 530, 'striped'),
  shop(1700, 130, 548, 'red'),
  shop(1830, 130, 532, 'striped'),
  shop(1960, 150, 552, 'red'),
  shop(2110, 150, 536, 'striped'),
]

/** Scallops of an awning, side by side. */
function awning(paper: Paper, one: Shop, tones: Tones): void {
  const [left, width] = [one.x + 10, one.width - 20]
  const top = 588
  const count = 6
  const each = width / count
  for (let index = 0; index < count; index += 1) {
    const x = left + index * each
    const light = mix(tones.cloud[0], '#f6ecd8', tones.lamp > 0.5 ? 0.16 : 0.6)
    const colour = one.awning === 'red' || index % 2 === 0 ? tones.red : light
    const deep = mix(
      colour,
      tones.shadow.startsWith('rgb(58') ? '#3a2e28' : tones.tiers[3],
      tones.lamp > 0.5 ? 0.5 : 0.2,
    )
    cut(
      paper,
      `M${x + 4 - index * 0.8},${top}h${each}L${x + each + 0.5},${top + 30}q${-each / 2},13 ${-each},0Z`,
      along(
        paper,
        [0, top, 0, top + 36],
        [
          [0, deep],
          [1, mix(deep, colour, 0.6)],
        ],
      ),
      { shadow: { y: 3, blur: 6, colour: tones.shadow }, rim: tones.rim, rimWidth: 0.6 },
    )
  }
}

export function* shops(paper: Paper, tones: Tones, frame: Frame): Painting {
  const { pen } = paper
  const wall = mix(tones.tiers[3], tones.tiers[2], 0.35)
  for (const one of SHOPS) {
    if (one.x + one.width < frame.left - 120 || one.x > frame.right + 120) continue
    const { x, width, top } = one
    const look = {
      shadow: { y: 4, blur: 14, colour: tones.shadow },
      rim: tones.rim,
      rimWidth: 1.2,
    }
    const outline =
      one.awning === 'shed'
        ? `M${x},${FOOT}V${top + 18}L${x + width / 4},${top}V${top + 18}L${x + width / 2},${top}V${top + 18}L${x + width * 0.75},${top}V${top + 18}L${x + width},${top}V${FOOT}Z`
        : `M${x + 1},${FOOT}V${top}H${x + width * 0.34}v-8H${x + width * 0.42}v-7H${x + width * 0.58}v7H${x + width * 0.66}v8H${x + width - 1}V${FOOT}Z`
    cut(
      paper,
      outline,
      along(
        paper,
        [0, top, 0, FOOT],
        [
          [0, wall],
          [1, mix(wall, tones.mist, 0.3)],
        ],
      ),
      look,
    )
    if (one.awning === 'shed') continue
    // The window of the shop: at night a low lamp is left on behind it.
    pen.fillStyle =
      tones.lamp > 0.5
        ? along(
            paper,
            [0, 600, 0, 660],
            [
              [0, mix('#ffcf80', tones.redDeep, 0.25)],
              [1, mix('#c8743a', tones.tiers[3], 0.5)],
            ],
          )
        : mix(tones.pane, tones.mist, 0.25)
    pen.fill(
      new Path2D(
        rect(x + 14, 604, width * 0.42, 60) + rect(x + width * 0.66, 604, width * 0.2, 60),
      ),
    )
    pen.strokeStyle = tones.pane
    pen.lineWidth = 1.6
    pen.stroke(new Path2D(`M${x + 14 + width * 0.14},604v60M${x + 14 + width * 0.28},604v60`))
    awning(paper, one, tones)
    yield
  }
}
