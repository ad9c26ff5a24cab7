/** The square: two terraces before the town, and a lotus laid into the floor. */
import type { LightName } from '../../../../ui/themeTokens'
import { mix, seen } from '../../../paper/colour'
import { grain } from '../../../paper/grain'
import { along, around, over, type Paper } from '../../../paper/paper'
import { ellipse, rect } from '../../../paper/paths'
import type { Frame, Painting, StagePlane } from '../../stage'
import { cut } from './kit/lay'
import { flame, lotus, petalRow } from './kit/ornament'
import { TINTS } from './kit/tints'

const OVER = 150
const [CX, CY] = [960, 806]
const squareBox = (frame: Frame) => ({
  left: frame.left - OVER,
  top: 516,
  width: frame.right - frame.left + 2 * OVER,
  height: 1080 + OVER / 2 - 516,
})

function* paint(paper: Paper, light: LightName, frame: Frame): Painting {
  const tint = TINTS[light]
  const { pen } = paper
  const box = squareBox(frame)
  const [left, right, bottom] = [box.left - 10, box.left + box.width + 10, 1170]
  const [g0, g1, g2, g3] = tint.ground
  const bright = light === 'day' || light === 'dawn'
  const steps = Array.from({ length: 5 }, (_, step) => [474 + step * 40, 542 + step * 20] as const)
  const down = steps.map(([x, y]) => `H${x}V${y + 20}`).join('')
  const up = [...steps]
    .reverse()
    .map(([x, y]) => `H${1920 - x}V${y}`)
    .join('')
  const edge = `M${left},${bottom}V542${down}H700Q790,668 960,668Q1130,668 1220,642${up}H${right}V${bottom}Z`
  cut(
    paper,
    edge,
    along(
      paper,
      [0, 540, 0, 1080],
      [
        [0, g0],
        [0.22, mix(g0, g1, 0.75)],
        [0.58, g2],
        [1, g3],
      ],
    ),
    {
      shadow: { y: -4, blur: 18, colour: seen(tint.shadow, 0.5) },
      rim: seen(tint.rim, 0.8),
      rimWidth: 1.8,
    },
  )
  yield
  pen.save()
  pen.clip(new Path2D(edge))
  // Bricks of the terraces, in rows that come nearer.
  let joints = ''
  for (let row = 0, y = 556; y < 1160; row += 1) {
    const tall = 12 + (y - 540) * 0.075
    joints += `M${left},${y.toFixed(1)}H${right}`
    const wide = tall * 3.4
    const count = Math.ceil((right - left) / 2 / wide)
    for (let brick = -count; brick <= count; brick += 1) {
      const x = CX + (brick + (row % 2) / 2) * wide
      const lean = ((x - CX) / 520) * tall * 0.32
      joints += `M${x.toFixed(0)},${y.toFixed(1)}l${lean.toFixed(1)},${tall.toFixed(1)}`
    }
    y += tall
  }
  pen.strokeStyle = seen(mix(g3, tint.shadow, 0.4), bright ? 0.22 : 0.3)
  pen.lineWidth = 1.6
  pen.stroke(new Path2D(joints))
  yield
  // Each step is the lip of a terrace that runs round the square.
  for (const [index, [x, y]] of steps.entries())
    for (const side of [-1, 1]) {
      const px = (value: number): number => (side < 0 ? value : 1920 - value)
      const lip = `M${px(x)},${y + 20}C${px(x - 150)},${y + 22 + index} ${px(x - 330)},${y + 34 + index * 9} ${px(left)},${y + 60 + index * 34}`
      pen.strokeStyle = seen(tint.shadow, bright ? 0.2 : 0.34)
      pen.lineWidth = 9
      pen.stroke(new Path2D(lip))
      pen.strokeStyle = seen(tint.line, 0.55)
      pen.lineWidth = 1.6
      pen.stroke(new Path2D(lip))
    }
  yield
  // The lotus: rings and petals of coloured paper, flat on the ground.
  const disc = (rx: number, petals: number, share: number, fill: string, line: number): void =>
    cut(paper, lotus([CX, CY], [rx, rx * 0.262], petals, share), fill, {
      shadow: null,
      rim: seen(tint.line, line),
      rimWidth: 1.5,
    })
  const rose = mix(tint.tiles[0], g1, bright ? 0.34 : 0.45)
  const jade = light === 'day' ? mix(tint.water[1], g1, 0.4) : mix(g1, g2, 0.4)
  pen.globalAlpha = bright ? 0.8 : 0.66
  cut(paper, ellipse(CX, CY, 800, 208) + ellipse(CX, CY, 760, 197), mix(g1, tint.line, 0.3), {
    shadow: null,
    rim: seen(tint.line, 0.4),
    rule: 'evenodd',
    rimWidth: 1.2,
  })
  disc(640, 32, 0.13, mix(g2, tint.shadow, 0.26), 0.4)
  disc(560, 32, 0.11, jade, 0.4)
  yield
  disc(420, 16, 0.24, mix(rose, g2, 0.3), 0.5)
  disc(330, 16, 0.22, mix(g1, tint.line, 0.28), 0.5)
  disc(196, 8, 0.44, rose, 0.6)
  disc(120, 8, 0.42, mix(g0, tint.line, 0.4), 0.7)
  cut(paper, ellipse(CX, CY, 66, 17), mix(tint.gold[1], g1, 0.2), {
    shadow: null,
    rim: seen(tint.line, 0.8),
    rimWidth: 1.4,
  })
  yield
  let buds = ''
  for (let bud = 0; bud < 32; bud += 1) {
    const angle = ((bud + 0.5) * Math.PI) / 16
    const [bx, by] = [CX + Math.cos(angle) * 716, CY + Math.sin(angle) * 187]
    buds += flame(
      bx,
      by + 5,
      Math.atan2(Math.sin(angle) * 0.26, Math.cos(angle)),
      30 + Math.abs(Math.cos(angle)) * 12,
      13,
    )
  }
  pen.fillStyle = seen(tint.line, 0.42)
  pen.fill(new Path2D(buds))
  pen.globalAlpha = 1
  pen.restore()
  yield
  // The kerb of the terraces, with petals cut into it.
  for (const side of [-1, 1] as const) {
    const [from, to] = side < 0 ? [left, 478] : [1442, right]
    cut(paper, rect(from, 538, to - from, 9), mix(tint.brick[0], g0, 0.5), {
      shadow: { y: 3, blur: 6, colour: seen(tint.shadow, 0.45) },
      rim: seen(tint.rim, 0.7),
      rimWidth: 1,
    })
    pen.fillStyle = seen(tint.brick[1], 0.55)
    pen.fill(new Path2D(petalRow(from, to, 547, 7, 15)))
  }
  yield
  over(
    paper,
    box,
    around(
      paper,
      [CX, 690, 760],
      [
        [0, seen(tint.glow, bright ? 0.22 : light === 'night' ? 0.46 : 0.5)],
        [0.42, seen(tint.glow, 0.14)],
        [1, seen(tint.glow, 0)],
      ],
    ),
  )
  // Under the light of noon the floor is a tone darker than whoever stands on it.
  if (bright) over(paper, box, seen('#92501f', light === 'day' ? 0.42 : 0.24))
  over(
    paper,
    box,
    around(
      paper,
      [CX, 700, 1180],
      [
        [0.5, seen(tint.shadow, 0)],
        [1, seen(tint.shadow, bright ? 0.3 : 0.6)],
      ],
    ),
  )
  grain(paper, box, 0.3)
}

export const square: StagePlane = { depth: 0.9, covers: (frame) => [squareBox(frame)], paint }
