/** The frame of the puppet theatre: drawn curtains, a valance with gold fringe, a carved board, and shells for the footlights. */
import { mix, seen } from '../../../paper/colour'
import { cut, hole } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { along, around, shaded, type Box, type Paper } from '../../../paper/paper'
import { circle, polygon, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { down } from './edges'
import type { Tints } from './tints'

/** Four strips around the picture. */
export const frameBoxes = (frame: Frame): readonly Box[] => {
  const width = frame.right - frame.left
  return [
    { left: frame.left - 60, top: frame.top - 40, width: width + 120, height: 170 },
    { left: frame.left - 60, top: frame.top + 130, width: 180, height: 880 - frame.top },
    { left: frame.right - 120, top: frame.top + 130, width: 180, height: 880 - frame.top },
    { left: frame.left - 60, top: 1010, width: width + 120, height: 110 },
  ]
}

function* drape(paper: Paper, tints: Tints, frame: Frame, side: -1 | 1): Painting {
  const [hollow, middle, ridge] = tints.curtain
  const edge = side < 0 ? frame.left : frame.right
  const top = frame.top - 20
  const x = (off: number): number => edge - side * (off - 20)
  for (let fold = 6; fold >= 0; fold -= 1) {
    const at = fold * 20
    const path = `M${x(at - 30)},${top}L${x(at + 24)},${top}Q${x(at + 24)},300 ${x(at * 0.84 + 20)},500Q${x(at * 0.66 + 14)},610 ${x(at * 0.5 + 14)},648Q${x(at * 0.8 + 22)},860 ${x(at * 0.74 + 24)},1120L${x(at * 0.7 - 30)},1120Q${x(at * 0.5 - 24)},800 ${x(at * 0.5 - 20)},648Q${x(at * 0.8 - 24)},400 ${x(at - 30)},${top}Z`
    cut(
      paper,
      path,
      along(
        paper,
        [x(at - 30), 0, x(at + 26), 0],
        [
          [0, hollow],
          [0.5, middle],
          [0.85, ridge],
          [1, middle],
        ],
      ),
      {
        shadow: { x: side * -5, y: 2, blur: 12, colour: seen('#16020a', 0.6) },
        rim: seen(tints.rim, 0.24),
        rimWidth: 1.1,
      },
    )
    yield
  }
  const gold = {
    shadow: { y: 5, blur: 10, colour: seen('#16020a', 0.7) },
    rim: seen('#fff4c8', 0.7),
    rimWidth: 1,
  }
  cut(
    paper,
    `M${x(-20)},636Q${x(50)},612 ${x(98)},640Q${x(102)},656 ${x(94)},666Q${x(40)},642 ${x(-20)},668Z`,
    down(paper, 615, 668, [mix(tints.gold, '#fff0b8', 0.3), mix(tints.gold, tints.shadow, 0.3)]),
    gold,
  )
  let tassel = ''
  for (let strand = 0; strand < 9; strand += 1)
    tassel += `M${x(68 + strand * 3.4)},678l2,${60 - Math.abs(strand - 4) * 4}h-5Z`
  cut(paper, tassel, tints.gold, { ...gold, rimWidth: 0.6 })
  cut(paper, circle(x(82), 668, 11), mix(tints.gold, '#fff0b8', 0.2), gold)
  yield
}

/** A row of swags with fringe. */
function swags(
  paper: Paper,
  tints: Tints,
  frame: Frame,
  y: number,
  count: number,
  depth: number,
  deep: number,
): void {
  const { pen } = paper
  const [hollow, middle, ridge] = tints.curtain
  const left = frame.left - 60
  const width = (frame.right - frame.left + 120) / count
  const bottom = frame.top + y
  let path = `M${left},${frame.top - 40}H${frame.right + 60}V${bottom}`
  for (let swag = count - 1; swag >= 0; swag -= 1) path += `q${-width / 2},${depth} ${-width},0`
  cut(
    paper,
    `${path}Z`,
    along(
      paper,
      [0, frame.top, 0, bottom + depth * 0.55],
      [
        [0, mix(hollow, middle, 1 - deep)],
        [0.6, mix(middle, hollow, deep)],
        [1, mix(ridge, hollow, deep)],
      ],
    ),
    { shadow: { y: 8, blur: 20, colour: seen('#16020a', 0.7) }, rim: null },
  )
  let bows = ''
  let folds = ''
  for (let swag = 0; swag < count; swag += 1) {
    const x = left + swag * width
    bows += `M${x},${bottom}q${width / 2},${depth} ${width},0`
    for (const rise of [0.35, 0.62])
      folds += `M${x + 4},${bottom - 6}q${width / 2},${depth * rise} ${width - 8},0`
  }
  pen.strokeStyle = seen(hollow, 0.75)
  pen.lineWidth = 2
  pen.stroke(new Path2D(folds))
  const bow = new Path2D(bows)
  pen.save()
  shaded(paper, { y: 3, blur: 5, colour: seen('#16020a', 0.7) }, () => {
    pen.strokeStyle = mix(tints.gold, tints.shadow, 0.2)
    pen.lineCap = 'butt'
    pen.setLineDash([2.6, 2])
    pen.lineWidth = 12
    pen.stroke(bow)
  })
  pen.setLineDash([])
  pen.translate(0, -6)
  pen.lineWidth = 4
  pen.strokeStyle = tints.gold
  pen.stroke(bow)
  pen.translate(0, -1)
  pen.lineWidth = 1.4
  pen.strokeStyle = mix(tints.gold, '#fff6cc', 0.6)
  pen.stroke(bow)
  pen.restore()
}

/** The carved board above: the light stands behind its holes. */
function board(paper: Paper, tints: Tints, frame: Frame): void {
  const { top } = frame
  const light = mix(tints.lamp, '#ffca66', 0.4)
  const edge = { edge: seen('#3a0c0c', 0.95), depth: 2 }
  cut(
    paper,
    `M${frame.left - 60},${top - 40}H${frame.right + 60}V${top + 34}Q1240,${top + 32} 1110,${top + 40}Q1040,${top + 50} 1024,${top + 62}Q960,${top + 80} 896,${top + 62}Q880,${top + 50} 810,${top + 40}Q680,${top + 32} ${frame.left - 60},${top + 34}Z`,
    down(paper, top - 20, top + 76, tints.board),
    {
      shadow: { y: 8, blur: 18, colour: seen('#16020a', 0.75) },
      rim: seen(tints.gold, 0.75),
      rimWidth: 1.6,
    },
  )
  let rosettes = ''
  for (let x = 960 - Math.ceil((960 - frame.left + 40) / 80) * 80; x < frame.right + 40; x += 80) {
    if (Math.abs(x - 960) < 110) continue
    for (let leaf = 0; leaf < 6; leaf += 1)
      rosettes += circle(
        x + Math.cos((leaf * Math.PI) / 3) * 7.4,
        top + 16 + Math.sin((leaf * Math.PI) / 3) * 7.4,
        3.2,
      )
    rosettes += `${circle(x, top + 16, 2.8)}M${x + 32},${top + 16}l8,-5l8,5l-8,5Z`
  }
  hole(paper, rosettes, light, edge)
  hole(paper, circle(960, top + 36, 13), light, edge)
  let rays = ''
  for (let ray = 0; ray < 14; ray += 1) {
    const angle = (ray * Math.PI) / 7
    const point = (turn: number, out: number): [number, number] => [
      960 + Math.cos(angle + turn) * out,
      top + 36 + Math.sin(angle + turn) * out,
    ]
    rays += polygon([point(-0.12, 18), point(0, 31), point(0.12, 18)])
  }
  hole(paper, rays, light, edge)
}

function* footlights(paper: Paper, tints: Tints, frame: Frame): Painting {
  const { pen } = paper
  cut(
    paper,
    rect(frame.left - 60, 1056, frame.right - frame.left + 120, 70),
    down(paper, 1056, 1085, [tints.board[1], tints.board[0]]),
    {
      shadow: { y: -5, blur: 16, colour: seen('#16020a', 0.7) },
      rim: seen(tints.gold, 0.7),
      rimWidth: 1.4,
    },
  )
  yield
  for (let x = 960 - Math.ceil((960 - frame.left) / 160) * 160; x < frame.right + 40; x += 160) {
    pen.save()
    pen.globalCompositeOperation = 'lighter'
    pen.fillStyle = around(
      paper,
      [x, 1078, 66],
      [
        [0, seen('#ffc870', 0.2 + 0.25 * tints.glow)],
        [1, seen('#ffb050', 0)],
      ],
    )
    pen.fillRect(x - 66, 1012, 132, 80)
    pen.restore()
    let shell = `M${x - 30},1086`
    let ribs = ''
    for (let rib = 0; rib < 6; rib += 1) {
      const [middle, end] = [
        Math.PI + ((rib + 0.5) * Math.PI) / 6,
        Math.PI + ((rib + 1) * Math.PI) / 6,
      ]
      shell += `Q${x + Math.cos(middle) * 37},${1086 + Math.sin(middle) * 36} ${x + Math.cos(end) * 30},${1086 + Math.sin(end) * 29}`
      if (rib < 5) ribs += `M${x},1086L${x + Math.cos(end) * 28},${1086 + Math.sin(end) * 27}`
    }
    cut(
      paper,
      `${shell}Z`,
      around(
        paper,
        [x, 1078, 36],
        [
          [0, mix('#ffe6a0', tints.gold, 0.2)],
          [1, mix(tints.gold, tints.shadow, 0.3)],
        ],
      ),
      {
        shadow: { y: -3, blur: 8, colour: seen('#16020a', 0.7) },
        rim: seen('#fff8d6', 0.7),
        rimWidth: 1,
      },
    )
    pen.strokeStyle = seen('#6e3210', 0.6)
    pen.lineWidth = 1.3
    pen.stroke(new Path2D(ribs))
    yield
  }
}

/** Curtains, valance, board and footlights. */
export function* paintFrame(paper: Paper, tints: Tints, frame: Frame): Painting {
  const width = frame.right - frame.left
  yield* drape(paper, tints, frame, -1)
  yield* drape(paper, tints, frame, 1)
  swags(paper, tints, frame, 56, Math.max(4, Math.round(width / 240)), 64, 0.15)
  yield
  swags(paper, tints, frame, 40, Math.max(5, Math.round(width / 192)), 46, 0.4)
  yield
  board(paper, tints, frame)
  yield
  yield* footlights(paper, tints, frame)
  for (const box of frameBoxes(frame)) {
    grain(paper, box, 0.16)
    yield
  }
}
