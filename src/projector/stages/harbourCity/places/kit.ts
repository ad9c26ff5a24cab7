/** What all places of the stories share: one lamp, sheets around an opening that grow darker, and ground for the words. */
import {
  along,
  around,
  type Box,
  over,
  type Paper,
  radiance,
  type Stops,
} from '../../../paper/paper'
import { cut, type CutLook } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { rect } from '../../../paper/paths'
import { boxOf } from '../../frame'
import type { Frame, Painting } from '../../stage'

export const RED = '#d4282c'
export const WINE = '#6d111b'
export const CREAM = '#f6e8c8'
export const AMBER = '#ffc873'
export const BRASS = '#cf9f4c'
export const INK = '#07080e'

export const LOOK: CutLook = {
  shadow: { y: 6, blur: 18, colour: 'rgb(2 2 9 / 72%)' },
  rim: 'rgb(255 222 160 / 36%)',
  rimWidth: 1.3,
}
export const SMALL: CutLook = {
  shadow: { y: 3, blur: 7, colour: 'rgb(2 2 9 / 66%)' },
  rim: 'rgb(255 230 180 / 42%)',
  rimWidth: 0.9,
}
export const FLAT: CutLook = { shadow: null, rim: null }

export const wholeOf = (frame: Frame): Box => boxOf(frame, 60)

/** A sheet whose colour runs downwards. */
export function card(
  paper: Paper,
  path: string,
  [top, bottom]: readonly [number, number],
  colours: readonly [string, string],
  look: CutLook = LOOK,
): void {
  cut(
    paper,
    path,
    along(
      paper,
      [0, top, 0, bottom],
      [
        [0, colours[0]],
        [1, colours[1]],
      ],
    ),
    look,
  )
}

/** A round thing of metal or wood: bright on the side of the lamp. */
export function round(
  paper: Paper,
  path: string,
  [left, right]: readonly [number, number],
  colours: readonly [string, string, string],
  look: CutLook = LOOK,
): void {
  cut(
    paper,
    path,
    along(
      paper,
      [left, 0, right, 0],
      [
        [0, colours[0]],
        [0.45, colours[1]],
        [1, colours[2]],
      ],
    ),
    look,
  )
}

/** The ground of a picture, from the lamp outwards. */
export function ground(
  paper: Paper,
  frame: Frame,
  lamp: readonly [number, number, number],
  stops: Stops,
): void {
  const { left, top, width, height } = wholeOf(frame)
  paper.pen.fillStyle = around(paper, lamp, stops)
  paper.pen.fillRect(left, top, width, height)
}

/** Light in the air around a lamp. @param colour red, green and blue, as in `255 200 120` */
export function glow(
  paper: Paper,
  round: readonly [x: number, y: number, radius: number],
  colour: string,
  strength: number,
): void {
  radiance(paper, round, [
    [0, `rgb(${colour} / ${strength}%)`],
    [0.4, `rgb(${colour} / ${strength * 0.34}%)`],
    [1, `rgb(${colour} / 0%)`],
  ])
}

/** A beam from a point that widens downwards. */
export function cone(
  paper: Paper,
  [x, y]: readonly [number, number],
  [left, right, foot]: readonly [number, number, number],
  colour: string,
  strength: number,
): void {
  paper.pen.save()
  paper.pen.globalCompositeOperation = 'screen'
  paper.pen.fillStyle = along(
    paper,
    [0, y, 0, foot],
    [
      [0, `rgb(${colour} / ${strength}%)`],
      [1, `rgb(${colour} / ${strength * 0.18}%)`],
    ],
  )
  paper.pen.fill(new Path2D(`M${x - 12},${y}L${left},${foot}H${right}L${x + 12},${y}Z`))
  paper.pen.restore()
}

/** An opening with stepped upper corners. @param grow how much larger than the smallest */
export const stepped = (grow: number): string => {
  const [left, right, top] = [330 - grow, 1590 + grow, 120 - grow * 0.8]
  return `M${left},1300V${top + 190}H${left + 60}V${top + 120}H${left + 130}V${top + 62}H${left + 230}V${top + 22}H${left + 360}V${top}H${right - 360}V${top + 22}H${right - 230}V${top + 62}H${right - 130}V${top + 120}H${right - 60}V${top + 190}H${right}V1300Z`
}

/** An opening with a flat round head. */
export const arched = (grow: number): string => {
  const [left, right] = [320 - grow, 1600 + grow]
  return `M${left},1300V560Q${left},${112 - grow * 0.8} 960,${100 - grow * 0.8}Q${right},${112 - grow * 0.8} ${right},560V1300Z`
}

/** An opening that is cut by one slanting line, as a shadow falls. */
export const slanted = (grow: number): string =>
  `M${300 - grow},1300V${300 - grow}L${520 - grow * 0.6},${96 - grow * 0.8}H${1400 + grow * 0.6}L${1620 + grow},${300 - grow}V1300Z`

/** Sheets around the opening, the nearer the darker. */
export function* gate(
  paper: Paper,
  frame: Frame,
  opening: (grow: number) => string,
  colours: readonly [string, string, string],
): Painting {
  const { left, top, width, height } = wholeOf(frame)
  const whole = rect(left - 40, top - 40, width + 80, height + 80)
  for (const [index, grow] of [0, 46, 96].entries()) {
    const colour = colours[index] ?? INK
    const fill = around(
      paper,
      [960, 480, 1150],
      [
        [0.45, colour],
        [1, INK],
      ],
    )
    cut(paper, whole + opening(grow), fill, {
      rule: 'evenodd',
      shadow: { y: 8, blur: 26, colour: 'rgb(1 1 6 / 82%)' },
      rim: `rgb(255 214 150 / ${44 - index * 12}%)`,
      rimWidth: 1.5,
    })
    yield
  }
}

/** Lets the foot sink into the dark for the words, the corners fall into black, and gives it all its grain. */
export function* finish(paper: Paper, frame: Frame, [x, y]: readonly [number, number]): Painting {
  const box = wholeOf(frame)
  over(
    paper,
    box,
    around(
      paper,
      [x, y, 1180],
      [
        [0.42, 'rgb(4 4 10 / 0%)'],
        [0.74, 'rgb(4 4 10 / 30%)'],
        [1, 'rgb(4 4 10 / 88%)'],
      ],
    ),
  )
  yield
  over(
    paper,
    { ...box, top: 660, height: 520 },
    along(
      paper,
      [0, 660, 0, 1080],
      [
        [0, 'rgb(5 4 10 / 0%)'],
        [0.24, 'rgb(5 4 10 / 68%)'],
        [0.5, 'rgb(5 4 10 / 88%)'],
        [1, 'rgb(4 3 8 / 97%)'],
      ],
    ),
  )
  yield
  const half = box.height / 2
  grain(paper, { ...box, height: half }, 0.24)
  yield
  grain(paper, { ...box, top: box.top + half, height: half }, 0.24)
}

/** Rows of dark houses with some windows lit. */
export function* skyline(
  paper: Paper,
  list: readonly (readonly [x: number, width: number, top: number])[],
  foot: number,
  colours: readonly [string, string],
  lit: string,
): Painting {
  for (const [x, width, top] of list) {
    card(
      paper,
      `M${x},${foot}V${top + 46}h${width * 0.16}V${top + 16}h${width * 0.16}V${top}h${width * 0.36}V${top + 16}h${width * 0.16}V${top + 46}h${width * 0.16}V${foot}Z`,
      [top, foot],
      colours,
    )
    let panes = ''
    for (let row = 0; top + 66 + row * 44 < foot - 30; row += 1)
      for (let at = 16; at < width - 20; at += 28)
        if ((Math.round(x + at * 7 + row * 13) * 37) % 5 < 2)
          panes += rect(x + at, top + 62 + row * 44, 11, 20)
    paper.pen.fillStyle = lit
    paper.pen.fill(new Path2D(panes))
    yield
  }
}
