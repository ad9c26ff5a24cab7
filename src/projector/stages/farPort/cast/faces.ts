/** Faces of few strokes: eyes, a nose, a mouth, and a blush that was printed a little beside. */
import { mix } from '../../../paper/colour'
import { circle, ellipse } from '../../../paper/paths'
import { both, INK, type Tailor } from './tailor'
import { areEyesShut } from '../../eyes'

interface Where {
  /** Where the middle between the eyes is. */
  readonly y?: number
  readonly apart?: number
  readonly skin: string
  /** Its number chooses what it looks like. */
  readonly face: number
  readonly nose?: boolean
  readonly lashes?: boolean
  readonly mouth?: number
}

const WHITE = '#fff8e8'

function eyes(by: Tailor, { y = -91, apart = 4.9, face, skin, lashes = false }: Where): void {
  if (areEyesShut(by.tone))
    return by.line(
      both((s) => `M${s * apart - 2.4},${y}q2.4,2 4.8,0`),
      INK,
      1.3,
    )
  switch (face % 5) {
    case 0:
      by.mark(
        both((s) => ellipse(s * apart, y, 1.9, 2.6)),
        INK,
      )
      by.mark(
        both((s) => circle(s * apart + 0.7, y - 1, 0.8)),
        WHITE,
      )
      break
    case 1:
      by.mark(
        both((s) => ellipse(s * apart, y, 3.3, 2.8)),
        WHITE,
      )
      by.mark(
        both((s) => circle(s * apart + 0.6, y + 0.3, 1.8)),
        INK,
      )
      by.mark(
        both((s) => `M${s * apart - 3.6},${y}q3.6,-5.6 7.2,0Z`),
        mix(skin, INK, 0.3),
      )
      break
    case 2:
      by.mark(
        both((s) => circle(s * apart, y, 3.5)),
        WHITE,
      )
      by.mark(
        both((s) => circle(s * apart - 0.7, y, 1.9)),
        INK,
      )
      by.line(
        both((s) => circle(s * apart, y, 3.5)),
        INK,
        0.9,
      )
      break
    case 3:
      by.line(
        both((s) => `M${s * apart - 2.7},${y + 1}q2.7,-4 5.4,0`),
        INK,
        1.5,
      )
      break
    default:
      by.mark(
        both((s) => ellipse(s * apart, y, 1.7, 2.2)),
        INK,
      )
      by.line(`${both((s) => circle(s * apart, y, 4.2))}M-0.8,${y - 0.6}h1.6`, '#17868c', 1.3)
  }
  if (lashes)
    by.line(
      both(
        (s) =>
          `M${s * (apart - 2.6)},${y - 2.2}Q${s * apart},${y - 4.6} ${s * (apart + 3)},${y - 2}l${s * 1.8},-1.6`,
      ),
      INK,
      1.3,
    )
  else
    by.line(
      both(
        (s) =>
          `M${s * (apart - 2.4)},${y - 5.6}Q${s * apart},${y - 7} ${s * (apart + 2.6)},${y - 5.2}`,
      ),
      mix(skin, INK, 0.75),
      1.3,
    )
}

/** A mouth. @param kind which one; @param y where */
export function mouth(by: Tailor, kind: number, y: number, wide = 4): void {
  if (by.tone === 'out') return by.line(`M${-wide * 0.7},${y}h${wide * 1.4}`, INK, 1.2)
  if (kind % 4 === 0) by.line(`M${-wide},${y}q${wide},${wide * 0.9} ${wide * 2},0`, INK, 1.3)
  else if (kind % 4 === 1) {
    by.mark(
      `M${-wide},${y - 0.6}H${wide}Q${wide * 0.8},${y + 4} 0,${y + 4}T${-wide},${y - 0.6}Z`,
      '#8c2038',
    )
    by.mark(`M${-wide * 0.8},${y - 0.6}H${wide * 0.8}l-.6,1.4H${-wide * 0.7}Z`, WHITE)
  } else if (kind % 4 === 2) by.mark(ellipse(0, y + 0.8, 2, 2.3), '#8c2038')
  else by.line(`M${-wide * 0.8},${y + 0.6}q${wide},1.6 ${wide * 1.7},-1.2`, INK, 1.3)
}

/** A whole face. */
export function face(by: Tailor, where: Where): void {
  const { y = -91, skin, nose = true } = where
  by.mark(
    both((s) => circle(s * 7.4 + 0.8, y + 5.6, 2.6)),
    '#ef4a4a',
    0.3,
  )
  eyes(by, where)
  if (nose) by.line(`M0.6,${y + 1}q2.6,4 -1,4.6`, mix(skin, '#5a1a20', 0.55), 1.2)
  mouth(by, where.mouth ?? where.face >> 1, y + 9.4)
}
