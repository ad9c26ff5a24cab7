/** Heads: a ball of wood, hair behind and before, and a face of few strokes. */
import { mix } from '../../../paper/colour'
import { circle, ellipse } from '../../../paper/paths'
import { BRASS, deep, INK, pale, type Chisel } from './chisel'
import type { Look } from './people'
import { areEyesShut } from '../../eyes'

const BEHIND: Readonly<Record<string, string>> = {
  long: 'M-13,-96Q-21,-80 -16,-60Q-10,-57 -8,-64Q-10,-74 -8,-78H8Q10,-74 8,-64Q10,-57 16,-60Q21,-80 13,-96Z',
  bob: 'M-13,-98Q-20,-84 -15,-72Q-9,-70 -8,-78H8Q9,-70 15,-72Q20,-84 13,-98Z',
  curls: `${circle(-13, -94, 6)}${circle(13, -94, 6)}${circle(-15, -85, 6)}${circle(15, -85, 6)}${circle(-12, -76, 5.4)}${circle(12, -76, 5.4)}`,
  afro: `${circle(0, -96, 20)}${circle(-12, -88, 9)}${circle(12, -88, 9)}`,
  bun: circle(0, -106, 7.4),
}
const CAP = 'M-13.6,-86Q-16,-102.6 0,-102.6Q16,-102.6 13.6,-86'
const BEFORE: Readonly<Record<string, string>> = {
  short: `${CAP}Q11,-95 5,-96Q-4,-94 -9,-96Q-11,-92 -13.6,-86Z`,
  long: `${CAP}Q12,-96 0,-99Q-12,-96 -13.6,-86Z`,
  bob: `${CAP}L11.6,-93Q0,-96.6 -11.6,-93Z`,
  curls: `${circle(-10, -98, 4.6)}${circle(-4, -101, 5)}${circle(3, -101, 5)}${circle(9.6, -98, 4.6)}`,
  afro: `${CAP}Q8,-97 0,-97Q-8,-97 -13.6,-86Z`,
  bun: `${CAP}Q10,-97 0,-99.6Q-10,-97 -13.6,-86Z`,
  braids: `${CAP}Q11,-96 0,-101Q-11,-96 -13.6,-86Z`,
  crown: `${CAP}Q10,-97 0,-99Q-10,-97 -13.6,-86Z`,
}
const BEARDS: Readonly<Record<string, string>> = {
  full: 'M-13,-86Q-10,-80 0,-81Q10,-80 13,-86Q15,-70 6,-64Q0,-61 -6,-64Q-15,-70 -13,-86Z',
  long: 'M-13,-86Q-10,-80 0,-81Q10,-80 13,-86Q16,-68 8,-56Q3,-50 0,-44Q-3,-50 -8,-56Q-16,-68 -13,-86Z',
  goatee: 'M-4,-76Q0,-78 4,-76Q4,-68 0,-63Q-4,-68 -4,-76Z',
  chops:
    'M-13.4,-90L-9.4,-86Q-9,-78 -5,-75Q-12,-73 -14,-80ZM13.4,-90L9.4,-86Q9,-78 5,-75Q12,-73 14,-80Z',
}
const TACHES: Readonly<Record<string, string>> = {
  tache:
    'M0,-81Q-5,-83 -10,-80Q-13,-79 -14,-83Q-15,-76 -9,-76.4Q-4,-76.6 0,-79Q4,-76.6 9,-76.4Q15,-76 14,-83Q13,-79 10,-80Q5,-83 0,-81Z',
  walrus: 'M0,-81.6Q-8,-83 -10,-74Q-5,-76.6 0,-75.6Q5,-76.6 10,-74Q8,-83 0,-81.6Z',
  full: 'M0,-81.4Q-5,-83 -9,-78.6Q-4,-77.4 0,-79Q4,-77.4 9,-78.6Q5,-83 0,-81.4Z',
  long: 'M0,-81.4Q-6,-83 -10,-77.6Q-4,-77 0,-79Q4,-77 10,-77.6Q6,-83 0,-81.4Z',
}

function face({ tone, paint, line, piece }: Chisel, { skin, hair, marks }: Look): void {
  const has = (mark: string) => marks.includes(mark)
  const warm = mix(skin, '#9a3c28', 0.4)
  for (const side of [-1, 1])
    paint(circle(side * 8, -82.4, 3.6), '#e0452f', tone === 'lit' ? 0.42 : 0.08)
  if (has('stub'))
    paint('M-12.6,-84Q0,-76 12.6,-84Q11,-73.6 0,-73.6Q-11,-73.6 -12.6,-84Z', hair, 0.25)
  if (has('freckles'))
    for (const x of [-9.4, -7, 7, 9.4])
      paint(circle(x, -85.2 + (Math.abs(x) > 8 ? 0.8 : 0), 0.7), '#a8522c', 0.8)
  const beard = BEARDS[marks[0] ?? '']
  if (beard) {
    piece(beard, hair)
    line(
      has('long')
        ? 'M-6,-76Q-6,-64 -3,-56M6,-76Q6,-64 3,-56M0,-74V-52'
        : 'M-5,-76L-4,-68M5,-76L4,-68',
      deep(hair, 0.22),
      0.9,
    )
  }
  // Eyes are two drops of paint with a glint; who is out has closed them.
  const brow = mix(hair, INK, 0.3)
  for (const side of [-1, 1]) {
    const x = side * 5
    if (areEyesShut(tone)) line(`M${x - 2.4},-88q2.4,2.4 4.8,0`, INK, 1.4)
    else {
      paint(ellipse(x, -88.4, 2, 2.5), '#1c0f12')
      paint(circle(x + 0.8, -89.4, 0.8), '#ffffff', tone === 'lit' ? 1 : 0.35)
      if (has('lips'))
        line(
          `M${x + side * 1},-90.6l${side * 2.6},-1.4M${x + side * 1.8},-89l${side * 2.2},-.4`,
          INK,
          0.9,
        )
    }
    const slant = has('stern') ? 1.6 : -0.6
    line(
      `M${x - side * 2.6},${-93 + slant}Q${x},${-95.2 + slant * 0.3} ${x + side * 3},-92.8`,
      brow,
      has('age') || beard ? 1.8 : 1.2,
    )
    if (has('age'))
      line(
        `M${x + side * 3.6},-86.6l${side * 2.4},1M${x + side * 3.6},-88l${side * 2.6},-.2`,
        warm,
        0.7,
      )
  }
  if (has('lips'))
    paint('M-3.2,-78.4Q-1.4,-80.4 0,-79.4Q1.4,-80.4 3.2,-78.4Q0,-75 -3.2,-78.4Z', '#c22c30')
  else if (has('smile')) {
    paint('M-4.6,-79.6Q0,-78.4 4.6,-79.6Q3.4,-74.6 0,-74.6Q-3.4,-74.6 -4.6,-79.6Z', '#7a1f20')
    paint('M-4,-79.4Q0,-78.2 4,-79.4L3.4,-77.8Q0,-77 -3.4,-77.8Z', '#fff6e6')
  } else
    line(
      has('stern') ? 'M-3.4,-77.6Q0,-79 3.4,-77.6' : 'M-3.4,-78.6Q0,-76.4 3.4,-78.6',
      '#7a2a22',
      1.4,
    )
  const moustache = TACHES[marks[0] ?? '']
  if (moustache) piece(moustache, mix(hair, INK, has('tache') ? 0.1 : 0))
  piece(circle(0, -84, beard || moustache ? 3 : 2.3), mix(skin, '#d8502c', 0.28))
  paint(circle(-0.8, -85, 0.8), '#ffffff', tone === 'lit' ? 0.6 : 0.1)
  if (has('glasses')) {
    for (const x of [-5, 5]) {
      paint(circle(x, -88, 4.6), '#ffffff', tone === 'lit' ? 0.16 : 0.05)
      line(circle(x, -88, 4.6), BRASS, 1.2)
    }
    line('M-.8,-88.6Q0,-89.6 .8,-88.6', BRASS, 1.2)
  }
}

/** Neck, ball, hair and face; what is worn comes after. */
export function head(chisel: Chisel, look: Look): void {
  const { piece, line, paint } = chisel
  const { skin, hair, style, third, hat } = look
  const behind = BEHIND[style]
  if (behind) piece(behind, deep(hair, 0.1), 18)
  if (style === 'braids')
    for (const side of [-1, 1]) {
      piece(
        `M${side * 11},-90Q${side * 19},-78 ${side * 15},-60L${side * 13},-50L${side * 9},-59Q${side * 11},-76 ${side * 9},-82Z`,
        hair,
      )
      line(
        `M${side * 10},-77l${side * 5},3M${side * 10},-70l${side * 5},3M${side * 10},-63l${side * 5},2`,
        deep(hair, 0.3),
        1,
      )
      paint(`M${side * 9.6},-58h${side * 6}v3.4h${-side * 6}Z`, third)
    }
  piece('M-5,-78V-70Q0,-67 5,-70V-78Z', mix(skin, '#7a2a18', 0.22))
  for (const side of [-1, 1]) piece(circle(side * 13.4, -86, 2.6), mix(skin, '#9a3c28', 0.14))
  piece(ellipse(0, -87.4, 13.6, 14), skin, 14)
  face(chisel, look)
  const before = BEFORE[style]
  if (before && !(hat === 'hood' || hat === 'coif')) piece(before, hair)
  if (style === 'short' || style === 'bob') line('M-7,-99Q0,-101 6,-98.6', pale(hair, 0.25), 0.9)
  if (style === 'crown') {
    let plait = ''
    for (let at = 0; at <= 8; at += 1) {
      const angle = Math.PI * (1.08 + (at / 8) * 0.84)
      plait += ellipse(Math.cos(angle) * 13.4, -88 + Math.sin(angle) * 15, 3.8, 3.2)
    }
    piece(plait, hair)
    paint(circle(-8, -101, 2) + circle(8, -101, 2), third)
  }
}
