/** The house around the stage of the theatre: drapes, and a gilded front. */
import { line, pour } from '../../../../paper/lay'
import { mix } from '../../../../paper/colour'
import { cut } from '../../../../paper/cut'
import { along, type Paper } from '../../../../paper/paper'
import { rect } from '../../../../paper/paths'
import type { Frame, Painting } from '../../../stage'
import { beam, laid, span, whole } from './tools'

/** The house around the stage: drapes, and a gilded front with shells. */
export function* house(paper: Paper, frame: Frame): Painting {
  const half = span(frame, 640)
  const box = whole(frame)
  for (const side of [-1, 1]) {
    for (let fold = 0; fold < 8; fold += 1) {
      const at = half - 190 + fold * 44
      const x = (off: number): number => 960 + side * off
      cut(
        paper,
        `M${x(at - 40)},60Q${x(at + 10)},330 ${x(at + 56)},560Q${x(at + 26)},760 ${x(at + 16)},1190H${x(at + 170)}V60Z`,
        along(
          paper,
          [x(at - 10), 0, x(at + 70), 0],
          [
            [0, '#c4323a'],
            [0.4, '#8f1c2c'],
            [1, '#3c0a1c'],
          ],
        ),
        {
          shadow: { x: -side * 5, y: 2, blur: 12, colour: 'rgb(20 2 10 / 60%)' },
          rim: 'rgb(255 190 140 / 28%)',
          rimWidth: 1.2,
        },
      )
      if (fold % 3 === 2) yield
    }
    const tie = 960 + side * (half - 40)
    cut(
      paper,
      `M${tie - 84},560Q${tie},520 ${tie + 84},548L${tie + 84},576Q${tie},552 ${tie - 80},590Z`,
      '#e0ac48',
      laid(0.8, 0.8),
    )
    let tassel = ''
    for (let strand = -4; strand <= 4; strand += 1)
      tassel += `M${tie - side * 76 + strand * 4 - 2},590h4l2,${74 - Math.abs(strand) * 5}h-7Z`
    cut(paper, tassel, '#c8923a', { ...laid(0.5, 0.6), rimWidth: 0.7 })
    yield
  }
  const swag = (y: number, count: number, depth: number, top: string, foot: string): void => {
    const width = (half * 2 + 120) / count
    let path = `M${960 - half - 60},0H${960 + half + 60}V${y}`
    for (let at = 0; at < count; at += 1) path += `q${-width / 2},${depth} ${-width},0`
    cut(paper, `${path}Z`, pour(paper, 0, y + depth * 0.6, top, foot), laid(1.5, 0.4))
    let fringe = ''
    for (let at = 0; at < count; at += 1)
      fringe += `M${960 - half - 60 + at * width},${y}q${width / 2},${depth} ${width},0`
    const { pen } = paper
    pen.save()
    pen.lineCap = 'butt'
    pen.setLineDash([3, 2.4])
    line(paper, fringe, '#c8923a', 15)
    pen.setLineDash([])
    line(paper, fringe, '#f2d080', 3)
    pen.restore()
  }
  swag(150, 5, 96, '#4a0c1e', '#b02c34')
  swag(116, 6, 60, '#380818', '#8a1c2a')
  yield
  const gold = (off: number): string => {
    const wide = half + off
    return `M${960 - wide},1200V${300 - off}Q${960 - wide},${96 - off} ${960 - wide + 180},${90 - off}Q${960 - 260},${84 - off} ${960 - 150},${60 - off * 0.9}Q960,${30 - off * 0.9} ${960 + 150},${60 - off * 0.9}Q${960 + 260},${84 - off} ${960 + wide - 180},${90 - off}Q${960 + wide},${96 - off} ${960 + wide},${300 - off}V1200Z`
  }
  for (const [off, near, far] of [
    [0, '#b8823a', '#4a2a24'],
    [26, '#5a2030', '#2a0f1e'],
    [64, '#e0b054', '#5a3424'],
    [78, '#260c1a', '#0c050e'],
  ] as const) {
    cut(
      paper,
      rect(box.left, box.top, box.width, box.height) + gold(off),
      beam(paper, 960, 400, 1100, near, near, far),
      {
        rule: 'evenodd',
        shadow: { y: 9, blur: 22, colour: 'rgb(12 2 12 / 75%)' },
        rim: 'rgb(255 226 160 / 55%)',
        rimWidth: 1.4,
      },
    )
    yield
  }
  for (let y = 330; y < 1000; y += 84)
    for (const side of [-1, 1])
      cut(
        paper,
        `M${960 + side * (half + 45)},${y - 24}l11,24l-11,24l-11,-24Z`,
        mix('#e8bc60', '#2a0f1e', Math.max(0, (y - 500) / 700)),
        { ...laid(0.4, 0.6), rimWidth: 0.8 },
      )
}
