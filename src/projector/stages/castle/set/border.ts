/** The border of the page: parchment, bars of gold and lapis, vines with acorns and bezants, and a vault of tracery above. */
import { pour, spot } from '../../../paper/lay'
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import type { Box, Paper } from '../../../paper/paper'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { hare, snail } from './drolleries'
import { flush, laid, line, sideways } from './kit/lay'
import { foils, leaf, lily } from './kit/shapes'
import type { Tints } from './tints'

const WIDE = 84

export const borderBoxes = ({ left, right, top }: Frame): readonly Box[] => [
  { left: left - 130, top: top - 130, width: right - left + 260, height: 260 },
  { left: left - 130, top: top + 130, width: 130 + WIDE + 36, height: 1220 - top - 130 },
  { left: right - WIDE - 36, top: top + 130, width: 130 + WIDE + 36, height: 1220 - top - 130 },
  { left: left + WIDE, top: 1034, width: right - left - 2 * WIDE, height: 180 },
]

/** A dot of gold with hairs of ink round it. */
function bezants(paper: Paper, tints: Tints, spots: readonly (readonly [number, number])[]): void {
  let hairs = ''
  let dots = ''
  for (const [x, y] of spots) {
    for (let at = 0; at < 8; at += 1) {
      const angle = (at * Math.PI) / 4
      hairs += `M${x + Math.cos(angle) * 6},${y + Math.sin(angle) * 6}L${x + Math.cos(angle) * 10},${y + Math.sin(angle) * 10}`
    }
    dots += circle(x, y, 4.6)
  }
  line(paper, hairs, seen(tints.ink, 0.75), 1)
  cut(paper, dots, tints.page('gold'), {
    ...flush(tints, 0.8),
    shadow: { y: 1.5, blur: 3, colour: seen(tints.shadow, 0.6) },
  })
}

/** A vine that winds along a strip, with what grows on it. @param spotAt a point along it, and off its middle */
function* vine(
  paper: Paper,
  tints: Tints,
  length: number,
  seed: number,
  spotAt: (along: number, off: number) => readonly [number, number],
): Painting {
  const next = chance(seed)
  const step = 62
  const count = Math.round(length / step)
  let stem = `M${spotAt(0, 0).join(',')}`
  const leaves = ['', '', '']
  let curls = ''
  let [acorns, cups] = ['', '']
  const dots: (readonly [number, number])[] = []
  for (let at = 0; at < count; at += 1) {
    const side = at % 2 ? 1 : -1
    const from = (at * length) / count
    const middle = from + length / count / 2
    stem += `Q${spotAt(middle, side * 34).join(',')} ${spotAt(from + length / count, 0).join(',')}`
    const [cx, cy] = spotAt(middle, side * 14)
    const [ox, oy] = spotAt(middle + 4, -side * 17)
    curls += `M${spotAt(from + 6, side * 6).join(',')}Q${spotAt(from + 8, -side * 24).join(',')} ${ox},${oy}`
    const tone = Math.floor(next() * 3)
    const turn = next() * 6.3
    if (at % 4 === 2) {
      acorns += ellipse(ox, oy + 4, 6, 8.4)
      cups += `M${ox - 8},${oy}q8,-13 16,0q-8,4 -16,0Z`
    } else
      for (let petal = 0; petal < 3; petal += 1)
        leaves[tone] += leaf(ox, oy, turn + petal * 2.1, 17, 7)
    leaves[(tone + 1) % 3] += leaf(cx, cy, turn + 1, 15, 6) + leaf(cx, cy, turn + 3.6, 13, 5)
    dots.push(spotAt(middle + step * 0.42, side * 21))
  }
  line(paper, stem + curls, seen(tints.shadow, 0.3), 5)
  line(paper, stem, tints.page('verdigris', 0.3), 3.2)
  line(paper, curls, tints.page('verdigris', 0.3), 2)
  yield
  for (const [at, name] of (['vermilion', 'lapis', 'verdigris'] as const).entries())
    cut(paper, leaves[at] ?? '', tints.page(name), {
      ...flush(tints, 0.6),
      shadow: { y: 1.5, blur: 3, colour: seen(tints.shadow, 0.5) },
    })
  cut(paper, acorns, tints.page('ochre'), flush(tints, 0.6))
  cut(paper, cups, tints.page('oak'), flush(tints, 0.5))
  yield
  bezants(paper, tints, dots)
  yield
}

/** Bars of gold and colour along the inner edge. */
function bars(paper: Paper, tints: Tints, frame: Frame, side: -1 | 1): void {
  const edge = side < 0 ? frame.left : frame.right
  const x = (off: number): number => edge - side * off
  const strip = (from: number, to: number) =>
    rect(Math.min(x(from), x(to)), frame.top - 130, Math.abs(to - from), 1350 - frame.top)
  const sheet = tints.sheet
  cut(
    paper,
    strip(-130, WIDE),
    sideways(
      paper,
      x(-20),
      x(WIDE),
      mix(sheet, tints.shadow, 0.3),
      sheet,
      mix(sheet, tints.rim, 0.15),
    ),
    laid(tints, 2, 0.7),
  )
  cut(paper, strip(WIDE - 16, WIDE - 3), tints.page('lapis', 0.08), flush(tints, 0.5))
  cut(
    paper,
    strip(WIDE - 6, WIDE + 4),
    sideways(
      paper,
      x(WIDE - 6),
      x(WIDE + 4),
      tints.page('gold', 0.2),
      mix(tints.page('gold'), tints.rim, 0.45),
      tints.page('gold', 0.15),
    ),
    laid(tints, 0.6, 0.7),
  )
  line(
    paper,
    `M${x(WIDE - 9.5)},${frame.top - 130}V1220`,
    seen(tints.page('gold'), 0.8),
    2.6,
    [0, 11],
  )
  line(paper, `M${x(10)},${frame.top - 130}V1220`, seen(tints.page('vermilion'), 0.8), 2.4)
}

/** Pointed arches with cusps hang below the upper edge. */
function* tracery(paper: Paper, tints: Tints, frame: Frame): Painting {
  const { left, right, top } = frame
  const inner = [left + WIDE - 6, right - WIDE + 6] as const
  const count = Math.max(4, Math.round((inner[1] - inner[0]) / 146))
  const wide = (inner[1] - inner[0]) / count
  const sheet = tints.sheet
  let arches = `M${left - 130},${top - 130}V${top + 76}H${inner[0]}`
  let holes = ''
  for (let at = 0; at < count; at += 1) {
    const x = inner[0] + at * wide
    arches += `Q${x + wide * 0.06},${top + 52} ${x + wide * 0.26},${top + 50}Q${x + wide * 0.28},${top + 40} ${x + wide * 0.5},${top + 31}Q${x + wide * 0.72},${top + 40} ${x + wide * 0.74},${top + 50}Q${x + wide * 0.94},${top + 52} ${x + wide},${top + 76}`
    if (at > 0) holes += foils(x, top + 45, 11, 3)
  }
  arches += `H${right + 130}V${top - 130}Z`
  cut(
    paper,
    arches,
    pour(
      paper,
      top - 20,
      top + 76,
      mix(sheet, tints.shadow, 0.3),
      sheet,
      mix(sheet, tints.rim, 0.1),
    ),
    { ...laid(tints, 2, 0.8), rimWidth: 1.8 },
  )
  yield
  const { pen } = paper
  pen.save()
  pen.clip(new Path2D(arches))
  line(paper, arches, tints.page('gold', 0.05), 12)
  line(paper, arches, mix(tints.page('gold'), tints.rim, 0.5), 3)
  pen.restore()
  cut(paper, holes, tints.page('lapis', 0.1), flush(tints, 0.6))
  cut(
    paper,
    rect(left - 130, top + 21, right - left + 260, 5),
    tints.page('lapis', 0.08),
    flush(tints, 0.5),
  )
  line(
    paper,
    `M${left - 130},${top + 23.5}H${right + 130}`,
    seen(tints.page('gold'), 0.9),
    2.4,
    [0, 11],
  )
  yield
  // A boss in the middle, with a lily.
  cut(paper, foils(960, top + 30, 50, 4), tints.page('gold', 0.08), laid(tints, 1, 0.8))
  cut(paper, circle(960, top + 30, 30), tints.page('lapis', 0.08), laid(tints, 0.4, 0.6))
  spot(paper, lily(960, top + 30, 21), mix(tints.page('gold'), tints.rim, 0.2))
  for (const x of [inner[0] - 36, inner[1] + 36]) {
    cut(paper, rect(x - 42, top - 8, 84, 84), tints.page('gold', 0.06), laid(tints, 0.9, 0.8))
    cut(paper, rect(x - 34, top, 68, 68), tints.page('vermilion', 0.12), flush(tints, 0.6))
    cut(paper, foils(x, top + 34, 34, 4, Math.PI / 4), tints.page('lapis', 0.05), flush(tints, 0.6))
    spot(paper, lily(x, top + 34, 18), mix(tints.page('gold'), tints.rim, 0.3))
  }
  yield
}

export function* paintBorder(paper: Paper, tints: Tints, frame: Frame): Painting {
  const { left, right, top } = frame
  // The lower edge of the page.
  const sheet = tints.sheet
  cut(
    paper,
    rect(left - 130, 1056, right - left + 260, 160),
    pour(paper, 1056, 1090, sheet, mix(sheet, tints.shadow, 0.3)),
    {
      shadow: { y: -4, blur: 14, colour: seen(tints.shadow, 0.7) },
      rim: seen(tints.rim, 0.7),
      rimWidth: 1.4,
    },
  )
  cut(
    paper,
    rect(left - 130, 1052, right - left + 260, 6),
    tints.page('gold', 0.06),
    flush(tints, 0.8),
  )
  yield
  const dots: (readonly [number, number])[] = []
  let ribbon = `M${left},1070`
  let leaves = ''
  for (let x = left; x < right; x += 40) {
    ribbon += `q10,${(x / 40) % 2 ? -9 : 9} 20,0t20,0`
    leaves += leaf(x + 10, 1066, -0.6, 15, 5) + leaf(x + 30, 1074, 0.6, 15, 5)
    if (Math.round(x / 40) % 3 === 0) dots.push([x + 20, 1062])
  }
  line(paper, ribbon, tints.page('verdigris', 0.3), 2.2)
  cut(paper, leaves, tints.page('vermilion', 0.05), flush(tints, 0.5))
  bezants(paper, tints, dots)
  yield
  for (const side of [-1, 1] as const) {
    bars(paper, tints, frame, side)
    yield
    const middle = side < 0 ? left + 39 : right - 39
    yield* vine(paper, tints, 830 - top, side < 0 ? 3 : 17, (along, off) => [
      middle + off,
      top + 92 + along,
    ])
  }
  snail(paper, tints, left + 42, 1012)
  yield
  hare(paper, tints, right - 42, 1022)
  yield
  yield* tracery(paper, tints, frame)
  for (const box of borderBoxes(frame)) {
    grain(paper, box, 0.2)
    yield
  }
}
