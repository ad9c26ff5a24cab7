/** Heads: hair behind and before, and a face in few strokes of a fine pen. */
import { mix } from '../../../paper/colour'
import { circle, ellipse } from '../../../paper/paths'
import { deep, GOLD, INK, pale, type Brush } from './brush'
import type { Look } from './people'
import { areEyesShut } from '../../eyes'

/** What of the hair lies behind the face. */
function behind(brush: Brush, { cut, hair, hat }: Look): void {
  if (cut === 'page')
    brush.sheet(
      'M-13,-93Q-13,-102 0,-102Q13,-102 13,-93L14.6,-76Q12,-71.6 7,-73H-7Q-12,-71.6 -14.6,-76Z',
      hair,
      14,
    )
  if (cut === 'long')
    brush.sheet(
      'M-12,-94Q-12,-102 0,-102Q12,-102 12,-94Q17,-74 14,-58Q8,-56 6,-66H-6Q-8,-56 -14,-58Q-17,-74 -12,-94Z',
      hair,
      15,
    )
  if (cut === 'curls') {
    let path = ''
    for (let at = 0; at < 11; at += 1) {
      const angle = Math.PI * (0.78 + at * 0.146)
      path += circle(Math.cos(angle) * 12, -88 + Math.sin(angle) * 12, 5)
    }
    brush.sheet(path, hair)
    brush.dot(circle(0, -90, 12), hair)
  }
  if (cut === 'braids')
    for (const side of [-1, 1]) {
      for (let at = 0; at < 5; at += 1)
        brush.sheet(ellipse(side * (12 + at * 0.5), -82 + at * 5.6, 3.6, 3.6), hair)
      brush.lay(circle(side * 14.4, -55, 2.2), GOLD)
    }
  if (cut === 'bun' || (hat === 'bare' && cut === 'braids')) brush.sheet(circle(0, -103, 5), hair)
}

/** What of it lies before the brow. */
function before(brush: Brush, { cut, hair }: Look): void {
  const shine = pale(hair, 0.25)
  if (cut === 'bowl' || cut === 'page') {
    brush.lay(
      'M-11.4,-86Q-13,-101 0,-101.6Q13,-101 11.4,-86Q10.6,-92 8.4,-93.6Q0,-91 -8.4,-93.6Q-10.6,-92 -11.4,-86Z',
      hair,
    )
    brush.ink('M-6,-99Q-8,-96 -7.6,-93.6M0,-100V-92.6M6,-99Q8,-96 7.6,-93.6', shine, 0.7)
  }
  if (cut === 'long' || cut === 'braids' || cut === 'bun') {
    brush.lay('M0,-102Q-13,-102 -11.6,-84Q-10,-93 0,-97.6Q10,-93 11.6,-84Q13,-102 0,-102Z', hair)
    brush.ink('M-2,-100Q-9,-98 -10.4,-90M2,-100Q9,-98 10.4,-90', shine, 0.7)
  }
  if (cut === 'curls')
    brush.dot([-8, -3, 3, 8].map((x) => circle(x, -97.6 + Math.abs(x) * 0.3, 3.4)).join(''), hair)
  if (cut === 'tonsure') {
    brush.lay(
      'M-11.6,-85Q-13.4,-95 -10.4,-98Q-4,-93.6 0,-94Q4,-93.6 10.4,-98Q13.4,-95 11.6,-85Q10.6,-90 9,-91.4Q0,-89.4 -9,-91.4Q-10.6,-90 -11.6,-85Z',
      hair,
    )
    brush.dot(ellipse(-3, -99, 3.6, 1.6), '#ffffff', brush.tone === 'lit' ? 0.35 : 0.06)
  }
}

function beard(brush: Brush, { beard: kind, hair }: Look): void {
  const line = deep(hair, 0.35)
  if (kind === 'full' || kind === 'long' || kind === 'forked') {
    const end = {
      full: 'Q10,-71.6 0,-69.6Q-10,-71.6 -11,-84',
      long: 'Q11,-70 3,-56Q0,-53 -3,-56Q-11,-70 -11,-84',
      forked: 'Q11,-72 6,-60Q2,-64 0,-67Q-2,-64 -6,-60Q-11,-72 -11,-84',
    }[kind]
    brush.sheet(`M-11,-84Q-8,-80.6 -4,-82Q0,-83.6 4,-82Q8,-80.6 11,-84${end}Z`, hair, 11)
    brush.ink('M-5,-77Q-5,-72 -3,-68M5,-77Q5,-72 3,-68M0,-76V-70', line, 0.8)
  }
  if (kind === 'goatee')
    brush.lay('M-3,-77.6Q0,-76 3,-77.6Q2.4,-71 0,-68.6Q-2.4,-71 -3,-77.6Z', hair)
  if (kind !== 'none')
    brush.lay('M0,-82.6Q-4,-84 -7.6,-79.6Q-4,-79.6 0,-81Q4,-79.6 7.6,-79.6Q4,-84 0,-82.6Z', hair)
}

function eyes(brush: Brush, { marks, skin, hair }: Look): void {
  const lips = marks.includes('lips')
  const brow = marks.includes('age') ? mix(hair, '#8a7a78', 0.3) : deep(hair, 0.3)
  for (const side of [-1, 1]) {
    const x = side * 4.7
    brush.ink(
      `M${x - 3.2},${-93.4 + (side > 0 ? -0.4 : 0.2)}Q${x},${lips ? -96 : -95.4} ${x + 3.2},${-93.4 + (side < 0 ? -0.4 : 0.2)}`,
      brow,
      lips ? 0.9 : 1.5,
    )
    if (marks.includes('asleep') || areEyesShut(brush.tone)) {
      brush.ink(`M${x - 2.8},-89.6Q${x},-87.4 ${x + 2.8},-89.6`, INK, 1.2)
      continue
    }
    brush.dot(`M${x - 3.4},-89Q${x},-93.4 ${x + 3.4},-89.4Q${x},-86.4 ${x - 3.4},-89Z`, '#fffaf0')
    // They look to the side, as painted people do.
    brush.dot(circle(x + 0.8, -89.6, 1.75), '#3a2440')
    brush.dot(circle(x + 1.3, -90.3, 0.6), '#ffffff', brush.tone === 'lit' ? 0.95 : 0.3)
    brush.ink(`M${x - 3.6},-89Q${x},-93.4 ${x + 3.6},-89.6`, INK, lips ? 1.4 : 1)
    if (lips) brush.ink(`M${x + side * 3},-90.6l${side * 1.8},-1.3`, INK, 0.9)
    brush.ink(`M${x - 2},-86.6Q${x},-85.8 ${x + 2},-86.6`, deep(skin, 0.25), 0.6)
  }
}

/** A head without what is on it. */
export function head(brush: Brush, look: Look): void {
  const { skin, marks } = look
  behind(brush, look)
  const shade = mix(skin, '#9a3a34', 0.45)
  brush.sheet('M-4,-80L-4.4,-72Q0,-69 4.4,-72L4,-80Z', mix(skin, shade, 0.3))
  brush.sheet(
    'M-10.8,-90Q-11,-101 0,-101Q11,-101 10.8,-90Q10.6,-80 4.6,-75.6Q0,-73 -4.6,-75.6Q-10.6,-80 -10.8,-90Z',
    skin,
    12,
  )
  if (brush.tone === 'lit')
    for (const side of [-1, 1]) brush.dot(ellipse(side * 6.4, -83.6, 2.7, 1.9), '#e2584a', 0.36)
  if (marks.includes('freckles'))
    brush.dot(
      [
        [-7, -85],
        [-5, -83.6],
        [-8, -82.6],
        [7, -85],
        [5, -83.6],
        [8, -82.6],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 0.6))
        .join(''),
      deep(skin, 0.35),
    )
  eyes(brush, look)
  brush.ink('M1.6,-91.6Q0.4,-88 -1.8,-84Q-0.6,-82.6 1.6,-83', shade, 1.1)
  if (marks.includes('age'))
    brush.ink(
      'M-8.6,-84Q-7,-81 -7.4,-79M8.6,-84Q7,-81 7.4,-79M-4,-97.4Q0,-98.2 4,-97.4',
      shade,
      0.7,
    )
  before(brush, look)
  beard(brush, look)
  if (marks.includes('singing')) {
    brush.dot(ellipse(0, -78.6, 2.5, 2.9), '#6a1424')
    brush.dot(ellipse(0, -77.4, 1.6, 1.2), '#e0605a')
  } else if (marks.includes('lips')) {
    brush.dot('M-3,-79.4Q-1.4,-81.4 0,-80.4Q1.4,-81.4 3,-79.4Q0,-76 -3,-79.4Z', '#cc2438')
  } else {
    const smile = marks.includes('smile') ? 2.4 : 0.7
    brush.ink(`M-3.4,-79.4Q0,${-79.4 + smile} 3.4,-79.6`, '#8a2434', 1.3)
    brush.dot(ellipse(0, -77.6 + smile * 0.3, 1.7, 0.7), '#d0605a', 0.7)
  }
  if (marks.includes('glasses')) {
    for (const side of [-1, 1]) brush.ink(circle(side * 4.8, -89.2, 4), '#8a6a2c', 1.1)
    brush.ink('M-1,-90Q0,-91.4 1,-90', '#8a6a2c', 1.1)
  }
  if (marks.includes('rings')) brush.dot(circle(-11, -82, 1.8) + circle(11, -82, 1.8), GOLD)
}
