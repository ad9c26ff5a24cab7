/** Heads as the puppet makers of Palermo paint them: heavy lids, red cheeks, a carved nose. */
import { mix } from '../../../paper/colour'
import { circle, ellipse } from '../../../paper/paths'
import { deep, GOLD, INK, pale, type Knife } from './knife'
import type { Beard, HairCut, Look } from './people'
import { areEyesShut } from '../../eyes'

const SKULL =
  'M-11.8,-93Q-12.4,-82 -6.4,-77Q0,-73 6.4,-77Q12.4,-82 11.8,-93Q11.6,-105 0,-105Q-11.6,-105 -11.8,-93Z'

/** What hangs behind the head. */
const BEHIND: Readonly<Partial<Record<HairCut, string>>> = {
  long: 'M-12,-98Q-17,-82 -14.5,-66Q-8,-62 -7,-70H7Q8,-62 14.5,-66Q17,-82 12,-98Z',
  bob: 'M-12,-99Q-18,-86 -14,-76Q-9,-73 -8,-80H8Q9,-73 14,-76Q18,-86 12,-99Z',
  curls: `${circle(-13, -92, 5)}${circle(13, -92, 5)}${circle(-14, -84, 5)}${circle(14, -84, 5)}${circle(-11, -76, 4.6)}${circle(11, -76, 4.6)}`,
  braids:
    'M-12,-94Q-18,-80 -13,-60L-10,-54L-8,-60Q-11,-76 -9,-88ZM12,-94Q18,-80 13,-60L10,-54L8,-60Q11,-76 9,-88Z',
  bun: circle(0, -107, 6.6),
}
/** What lies on the brow and beside the ears. */
const AROUND: Readonly<Record<HairCut, string>> = {
  none: '',
  short:
    'M-12.2,-88Q-14,-107 0,-107.4Q14,-107 12.2,-88L10.2,-90Q10.6,-97 7,-99.6Q-1,-97.4 -8,-100Q-10.6,-96 -10.2,-90Z',
  long: 'M-12.4,-84Q-15,-107 0,-107.6Q15,-107 12.4,-84Q11.6,-95 0,-101.6Q-11.6,-95 -12.4,-84Z',
  bob: 'M-13,-80Q-15,-107 0,-107.6Q15,-107 13,-80Q12,-92 8,-97.4Q-2,-94 -10,-97Q-12,-90 -13,-80Z',
  curls: `M-12.4,-88Q-14,-107 0,-107.4Q14,-107 12.4,-88Q11,-96 6,-99Q-4,-97 -8,-99Q-11,-96 -12.4,-88Z${circle(-9, -102, 4.4)}${circle(-3, -105, 4.6)}${circle(4, -105, 4.6)}${circle(9.6, -101, 4.4)}`,
  braids: 'M-12.4,-86Q-14.6,-107 0,-107.6Q14.6,-107 12.4,-86Q11,-95 0,-102.6Q-11,-95 -12.4,-86Z',
  bun: 'M-12.2,-88Q-14,-107 0,-107.4Q14,-107 12.2,-88Q10,-98 0,-100.6Q-10,-98 -12.2,-88Z',
}
const BEARDS: Readonly<Partial<Record<Beard, string>>> = {
  full: 'M-12,-90Q-10,-83 -5,-84Q0,-86 5,-84Q10,-83 12,-90Q13,-76 6,-70.5Q0,-67 -6,-70.5Q-13,-76 -12,-90Z',
  goatee: 'M-4.6,-79.4Q0,-81.4 4.6,-79.4Q4,-73 0,-67.6Q-4,-73 -4.6,-79.4Z',
  long: 'M-12,-89Q-10,-82.6 -5,-84Q0,-86 5,-84Q10,-82.6 12,-89Q14,-72 6,-62Q2,-55.6 0,-53Q-2,-55.6 -6,-62Q-14,-72 -12,-89Z',
}
const TACHES: Readonly<Partial<Record<Beard, string>>> = {
  full: 'M0,-84.8Q-4.4,-86.6 -8.4,-82.4Q-4,-80.8 0,-82.8Q4,-80.8 8.4,-82.4Q4.4,-86.6 0,-84.8Z',
  long: 'M0,-84.8Q-4.4,-86.6 -9.4,-81.4Q-4,-80.6 0,-82.8Q4,-80.6 9.4,-81.4Q4.4,-86.6 0,-84.8Z',
  goatee: 'M0,-84.6Q-4,-86 -7.6,-82Q-4,-82 0,-83.2Q4,-82 7.6,-82Q4,-86 0,-84.6Z',
  handlebar:
    'M0,-84.8Q-5,-87.4 -9,-83Q-12,-82.6 -13,-87.6Q-14.6,-80.6 -9,-80.2Q-4,-80 0,-82.6Q4,-80 9,-80.2Q14.6,-80.6 13,-87.6Q12,-82.6 9,-83Q5,-87.4 0,-84.8Z',
  walrus:
    'M0,-85Q-6,-87 -9.6,-80Q-9,-77 -6.6,-78Q-3,-80.6 0,-80Q3,-80.6 6.6,-78Q9,-77 9.6,-80Q6,-87 0,-85Z',
  pencil: 'M0,-84Q-4,-84.8 -6.6,-81.8Q-3,-82.6 0,-82.6Q3,-82.6 6.6,-81.8Q4,-84.8 0,-84Z',
}

function eyes(knife: Knife, { marks, hair, skin, body }: Look): void {
  const lips = marks.includes('lips')
  const brow = mix(hair, INK, 0.45)
  if (areEyesShut(knife.tone)) {
    for (const side of [-1, 1])
      knife.line(`M${side * 2.2},-91q${side * 2.6},2.6 ${side * 5.4},0`, INK, 1.3)
    return
  }
  const narrow = marks.includes('smile') && !lips ? 0.78 : marks.includes('sleepy') ? 0.62 : 1
  for (const side of [-1, 1]) {
    const x = side * 5
    const [up, low] = [-91 - 3.5 * narrow, -91 + 2.8 * narrow]
    const lid = `M${x - side * 3.3},-90.4Q${x - side},${up} ${x + side * 3.6},-91.4`
    knife.spot(`${lid}Q${x},${low + 0.6} ${x - side * 3.3},-90.4Z`, '#fffaf0')
    knife.spot(circle(x + 0.2, -91, 1.95 * Math.sqrt(narrow)), '#3a1a12')
    knife.spot(circle(x + 0.9, -91.9, 0.65), '#ffffff', knife.tone === 'lit' ? 0.95 : 0.3)
    // The heavy lid, and lashes where there is paint.
    knife.spot(`${lid}Q${x},${up - 1.8} ${x - side * 3.3},-90.4Z`, deep(skin, 0.3))
    knife.line(lid, INK, lips ? 1.35 : 1)
    if (lips)
      knife.line(
        `M${x + side * 3.2},-91.4l${side * 2},-1.5M${x + side * 2.4},-92.4l${side * 1.4},-1.8`,
        INK,
        0.9,
      )
    const arched = lips ? 2.2 : 1.1
    const angry = body === 'armour' && !lips ? 1 : 0
    knife.line(
      `M${side * 2},${-95.2 + angry}Q${side * 5},${-96.4 - arched} ${side * 9},${-94.6 - angry * 0.8}`,
      brow,
      lips ? 1 : 1.7,
    )
  }
}

function mouth(knife: Knife, { marks, beard }: Look): void {
  if (marks.includes('singing')) {
    knife.spot(ellipse(0, -79.6, 2.6, 3), '#5a1418')
    knife.spot(ellipse(0, -78.4, 1.7, 1.3), '#d8655a')
    return
  }
  if (marks.includes('lips')) {
    knife.spot('M-3.6,-80.4Q-1.8,-82.6 0,-81.4Q1.8,-82.6 3.6,-80.4Q0,-76.4 -3.6,-80.4Z', '#c0282c')
    knife.line('M-3.2,-80.3Q0,-79.5 3.2,-80.3', '#6e1216', 0.6)
    return
  }
  const smile = marks.includes('smile') ? 2.6 : 0.9
  const wide = beard === 'walrus' ? 2.6 : marks.includes('smile') ? 4.6 : 3.4
  knife.line(`M${-wide},-80.6Q0,${-80.6 + smile} ${wide},-80.6`, '#7a2420', 1.3)
  knife.spot(ellipse(0, -78.6 + smile * 0.2, 2, 0.9), '#c8604e', 0.7)
}

function features(knife: Knife, look: Look): void {
  const { skin, marks, beard, hair } = look
  const shade = mix(skin, '#8a3a24', 0.42)
  for (const side of [-1, 1])
    knife.spot(circle(side * 7.6, -84.6, 3.1), '#d8402e', knife.tone === 'lit' ? 0.36 : 0.1)
  if (marks.includes('age')) {
    for (const side of [-1, 1]) {
      knife.line(`M${side * 4},-86Q${side * 6.4},-84 ${side * 6},-80.6`, shade, 0.8)
      knife.line(`M${side * 3},-87.4q${side * 2},1.4 ${side * 4},0.4`, shade, 0.7)
    }
    knife.line('M-5,-99.4q5,-1.4 10,0', shade, 0.7)
  }
  if (marks.includes('freckles'))
    knife.spot(
      [-8.4, -6.4, -7.4, 6.4, 8.4, 7.4]
        .map((x, at) => circle(x, at % 3 === 2 ? -85.4 : -87.2, 0.6))
        .join(''),
      '#a8502c',
      0.8,
    )
  if (beard === 'stubble')
    knife.spot(
      'M-11.6,-86Q-8,-82 0,-83.6Q8,-82 11.6,-86Q12,-80 6.4,-77Q0,-73 -6.4,-77Q-12,-80 -11.6,-86Z',
      hair,
      0.24,
    )
  eyes(knife, look)
  mouth(knife, look)
  if (BEARDS[beard]) knife.flat(BEARDS[beard], hair)
  if (beard === 'full' || beard === 'long') {
    knife.line('M-5,-80Q-6,-74 -3,-70M5,-80Q6,-74 3,-70M0,-78V-69', deep(hair, 0.3), 0.8)
    knife.spot('M-2.6,-80.4Q0,-78 2.6,-80.4Z', '#a8342a')
  }
  if (TACHES[beard]) knife.flat(TACHES[beard], mix(hair, INK, 0.18))
  // The nose: a wedge, lit on one side.
  const long = marks.includes('lips') ? 0.72 : beard === 'none' ? 0.95 : 1.2
  knife.spot(`M-1,-92L${-2.9 * long},${-85.4}Q0,${-83.6} ${2.9 * long},-85.4L1,-92Z`, shade, 0.85)
  knife.spot(`M-1,-92L${-2.9 * long},-85.4Q${-1},-84.2 0,-84.6L.2,-92Z`, pale(skin, 0.28))
  if (marks.includes('glasses') || marks.includes('monocle')) {
    const sides = marks.includes('glasses') ? [-5, 5] : [5]
    for (const x of sides) {
      knife.spot(circle(x, -90.8, 4.6), '#ffffff', 0.18)
      knife.line(circle(x, -90.8, 4.6), marks.includes('glasses') ? '#4a2a1a' : GOLD, 1.1)
    }
    if (sides.length > 1) knife.line('M-.6,-91.6q.6,-.8 1.2,0', '#4a2a1a', 1.1)
    else knife.line('M8.6,-88.6Q12,-80 9,-72', GOLD, 0.8)
  }
}

/** Neck, face and hair; what is worn on it comes after. */
export function head(knife: Knife, look: Look): void {
  const { skin, hair, cut, marks, hat } = look
  const behind = BEHIND[cut]
  const hidden = hat === 'veil' || hat === 'hood' || hat === 'turban'
  if (behind && !hidden && !(cut === 'bun' && hat !== 'lace' && hat !== 'comb'))
    knife.piece(behind, deep(hair, 0.16))
  knife.piece('M-4.6,-82V-74Q0,-70.6 4.6,-74V-82Z', mix(skin, '#6a2416', 0.24))
  if (!hidden)
    for (const side of [-1, 1])
      knife.piece(ellipse(side * 12.2, -89, 2, 3.2), mix(skin, '#8a3a24', 0.16))
  knife.piece(SKULL, skin, 12)
  features(knife, look)
  const around = AROUND[cut]
  if (around && !hidden) knife.flat(around, hair)
  if (cut === 'braids')
    for (const side of [-1, 1]) knife.flat(`M${side * 8 - 2.4},-62h4.8v3h-4.8Z`, '#c4302a')
  if (marks.includes('earrings'))
    for (const side of [-1, 1]) knife.flat(circle(side * 12.6, -83.6, 2), GOLD)
}
