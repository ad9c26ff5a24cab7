/** The mount of a place: three steps of dark wood around an opening. */
import { chance } from '../../../../paper/chance'
import { mix, seen } from '../../../../paper/colour'
import { cut } from '../../../../paper/cut'
import { type Paper } from '../../../../paper/paper'
import { rect } from '../../../../paper/paths'
import type { Frame } from '../../../stage'
import { engrave, gouges } from '../../set/gouge'
import { INK, wholeOf } from './kit'

/** Openings of the mount, each for so many units farther in. */
export type Opening = (frame: Frame, inset: number) => string

export const arched: Opening = ({ left, right, top }, inset) => {
  const [l, r, t] = [left + 150 + inset, right - 150 - inset, top + 66 + inset]
  const rise = Math.min(420, (r - l) * 0.36)
  return `M${l},1130V${t + rise}C${l},${t + rise * 0.3} ${l + (r - l) * 0.2},${t} ${(l + r) / 2},${t}S${r},${t + rise * 0.3} ${r},${t + rise}V1130Z`
}
export const boxed: Opening = ({ left, right, top }, inset) => {
  const [l, r, t, c] = [left + 140 + inset, right - 140 - inset, top + 80 + inset, 84]
  return `M${l},1130V${t + c}H${l + c * 0.3}Q${l + c * 0.4},${t + c * 0.4} ${l + c},${t + c * 0.3}V${t}H${r - c}V${t + c * 0.3}Q${r - c * 0.4},${t + c * 0.4} ${r - c * 0.3},${t + c}H${r}V1130Z`
}
export const flapped: Opening = ({ left, right, top }, inset) => {
  const [l, r, t, m] = [left + 60 + inset, right - 60 - inset, top + 40 + inset, (left + right) / 2]
  const w = m - l
  return `M${l},1130C${l + w * 0.02},600 ${l + w * 0.33},${t + 130} ${m - 60},${t + 10}Q${m},${t - 10} ${m + 60},${t + 10}C${r - w * 0.33},${t + 130} ${r - w * 0.02},600 ${r},1130Z`
}
export const hooped: Opening = ({ left, right, top }, inset) => {
  const [l, r, t] = [left + 130 + inset, right - 130 - inset, top + 54 + inset]
  const m = (l + r) / 2
  return `M${l + 60},1130Q${l - 40},760 ${l + 20},${t + 380}Q${l + 90},${t} ${m},${t}Q${r - 90},${t} ${r - 20},${t + 380}Q${r + 40},760 ${r - 60},1130Z`
}
export const round: Opening = ({ left, right, top }, inset) => {
  const [rx, ry, m] = [
    (right - left) / 2 - 150 - inset,
    Math.max(540, (1080 - top) / 2) - 40 - inset,
    (left + right) / 2,
  ]
  const y = (top + 1080) / 2 + 20
  return `M${m - rx},${y}a${rx},${ry} 0 1 0 ${2 * rx},0a${rx},${ry} 0 1 0 ${-2 * rx},0Z`
}
export const rocky: Opening = ({ left, right, top }, inset) => {
  const next = chance(31)
  const m = (left + right) / 2
  const [rx, ry] = [(right - left) / 2 - 130 - inset, 1130 - top - 70 - inset]
  let path = ''
  for (let step = 0; step <= 22; step += 1) {
    const angle = Math.PI + (step / 22) * Math.PI
    const k = 0.96 + next() * 0.07
    const flatter = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.62
    path += `${step ? 'L' : 'M'}${(m + flatter * rx * k).toFixed(1)},${(1130 + Math.sin(angle) * ry * k).toFixed(1)}`
  }
  return `${path}Z`
}

/** The mount in three steps, the nearest the darkest, and strokes that run into its depth. */
export function mount(
  paper: Paper,
  frame: Frame,
  opening: Opening,
  wood: string,
  rim: string,
): void {
  const { left, top, width, height } = wholeOf(frame)
  const whole = rect(left - 20, top - 20, width + 40, height + 60)
  for (const [step, inset] of [0, -34, -66].entries()) {
    const path = whole + opening(frame, inset)
    const face = mix(wood, INK, [0.1, 0.5, 0.82][step] ?? 0)
    cut(paper, path, face, {
      shadow: { y: 8, blur: step ? 12 : 26, colour: 'rgb(4 2 12 / 85%)' },
      rim: null,
      rule: 'evenodd',
    })
    paper.pen.strokeStyle = seen(rim, [0.75, 0.45, 0.25][step] ?? 0)
    paper.pen.lineWidth = 1.8
    paper.pen.stroke(new Path2D(opening(frame, inset)))
    if (step > 0) continue
    paper.pen.save()
    paper.pen.clip(new Path2D(path), 'evenodd')
    engrave(
      paper,
      null,
      gouges({ left, top, width, height: 1120 - top }, { gap: 9, width: 1.7, length: 74, seed: 9 }),
      seen(INK, 0.75),
    )
    paper.pen.restore()
  }
}
