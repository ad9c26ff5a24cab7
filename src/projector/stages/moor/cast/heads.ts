/** Faces of few strokes: dabs for eyes, a wash on the cheeks, a nose that the brush set down once. */
import { mix } from '../../../paper/colour'
import { circle, ellipse } from '../../../paper/paths'
import { deep, INK, pale, type Press } from './press'
import type { Beard, HairCut, Look } from './people'
import { areEyesShut } from '../../eyes'

const SKULL =
  'M-12.6,-91Q-13.4,-80 -7,-75.4Q0,-71.6 7,-75.4Q13.4,-80 12.6,-91Q12,-104 0,-104.4Q-12,-104 -12.6,-91Z'

/** What hangs behind the head. */
const BEHIND: Readonly<Partial<Record<HairCut, string>>> = {
  long: 'M-12,-98Q-19,-80 -16,-63L-12,-66L-9,-61L-4,-66H4L9,-60L12,-65L16,-62Q19,-80 12,-98Z',
  bob: 'M-12,-99Q-19,-88 -15.4,-75L-9,-77H9L15.4,-75Q19,-88 12,-99Z',
  braids:
    'M-12,-94Q-19,-84 -16,-70Q-19,-62 -15,-55L-12,-57Q-11,-64 -13,-70Q-9,-80 -10,-90ZM12,-94Q19,-84 16,-70Q19,-62 15,-55L12,-57Q11,-64 13,-70Q9,-80 10,-90Z',
  curls:
    circle(-13.4, -93, 5) +
    circle(13.4, -93, 5) +
    circle(-14.4, -84.6, 5) +
    circle(14.4, -84.6, 5) +
    circle(-12, -77, 4.4) +
    circle(12, -77, 4.4),
  shock:
    'M-12,-86L-19,-88L-15,-94L-20,-100L-13,-102L-14,-110L-6,-107L-2,-115L3,-108L10,-113L11,-105L18,-105L15,-97L20,-92L14,-89Z',
}
/** What lies on the brow. */
const BROW: Readonly<Record<HairCut, string>> = {
  none: '',
  short:
    'M-13,-87Q-14.6,-106 0,-107Q14.6,-106 13,-87L10.8,-91L10,-97L5,-99.4L-2,-97.6L-8,-99.6L-10.6,-92Z',
  long: 'M-13,-82Q-15.6,-107 0,-108Q15.6,-107 13,-82Q12,-95 1,-102Q-11,-97 -13,-82Z',
  bob: 'M-13.4,-80Q-15.6,-107 0,-108Q15.6,-107 13.4,-80L11.6,-93L-9,-96L-11.6,-92Z',
  bun: 'M-13,-87Q-14.6,-106 0,-107.4Q14.6,-106 13,-87Q10,-98 0,-101Q-10,-98 -13,-87Z',
  braids: 'M-13,-86Q-15,-107 0,-107.6Q15,-107 13,-86Q11.6,-96 0,-103Q-11.6,-96 -13,-86Z',
  curls:
    circle(-9.6, -101, 4.8) +
    circle(-3.6, -105, 4.8) +
    circle(3.8, -105, 4.8) +
    circle(10, -100.4, 4.6),
  shock: 'M-13,-90L-12,-103L-4,-108L6,-107L13,-101L13,-90L9,-97L5,-93L1,-99L-4,-94L-8,-98Z',
}
const BEARDS: Readonly<Partial<Record<Beard, string>>> = {
  full: 'M-13,-90Q-10.4,-83 -5,-83.4L0,-82L5,-83.4Q10.4,-83 13,-90Q14.4,-76 9,-70L6,-71L3,-66L0,-69L-4,-66L-6,-71L-10,-69Q-14.4,-76 -13,-90Z',
  long: 'M-13,-89Q-10.4,-82 -5,-83L0,-82L5,-83Q10.4,-82 13,-89Q15,-72 8,-62L6,-64L3,-55L0,-58L-3,-52L-5,-62L-9,-60Q-15,-72 -13,-89Z',
  chin: 'M-7,-77.6Q0,-79.6 7,-77.6Q6,-70 1.4,-66L0,-62L-2,-66Q-6,-70 -7,-77.6Z',
  sideburns:
    'M-13.2,-94L-10,-92Q-9,-82 -5,-77Q-11,-75 -13,-82ZM13.2,-94L10,-92Q9,-82 5,-77Q11,-75 13,-82Z',
}
const TACHE = 'M0,-84Q-5,-86.6 -9,-81L-6,-81.6L-3,-80.6L0,-82L3,-80.6L6,-81.6L9,-81Q5,-86.6 0,-84Z'
const TACHES: Readonly<Partial<Record<Beard, string>>> = {
  full: TACHE,
  long: TACHE,
  walrus:
    'M0,-85Q-7,-87 -10.6,-77L-7.6,-78L-5,-76.6L-2,-79H2L5,-76.6L7.6,-78L10.6,-77Q7,-87 0,-85Z',
  curled:
    'M0,-84Q-6,-86.4 -9.6,-82Q-12.4,-81 -14,-86.6Q-15,-79 -9,-78.8Q-4,-79 0,-82Q4,-79 9,-78.8Q15,-79 14,-86.6Q12.4,-81 9.6,-82Q6,-86.4 0,-84Z',
}

function eyes(tool: Press, { marks, hair }: Look): void {
  const brow = mix(hair, INK, 0.5)
  const { tone } = tool
  for (const side of [-1, 1]) {
    const x = side * 5
    if (areEyesShut(tone) || marks.includes('sleepy')) {
      tool.line(`M${x - 2.8},-89.4q2.8,2.4 5.6,0`, INK, 1.4)
      tool.line(`M${x - 2.8},-93.6q2.8,-1.6 5.6,0`, brow, 1.2)
      continue
    }
    if (marks.includes('singing')) tool.line(`M${x - 2.8},-88.8q2.8,-3.4 5.6,0`, INK, 1.5)
    else {
      tool.dab(ellipse(x, -89.8, 1.75, 2.4), INK)
      tool.dab(circle(x - 0.6, -90.8, 0.65), '#ffffff', tone === 'lit' ? 0.95 : 0.3)
    }
    const painted = marks.includes('lips')
    if (painted)
      tool.line(
        `M${x + side * 1.5},-91.4l${side * 2.4},-0.9M${x + side * 1.7},-90.2l${side * 2.4},0.1`,
        INK,
        0.8,
      )
    const bushy = painted ? 1 : marks.includes('age') ? 2.1 : 1.4
    const up = painted ? 1.4 : marks.includes('age') ? -0.6 : 0
    tool.line(
      `M${x - side * 2.6},${-95 - up}Q${x + side * 0.4},${-97.8 - up} ${x + side * 3.6},${-94.8 - up}`,
      brow,
      bushy,
    )
  }
}

function mouth(tool: Press, { marks, beard }: Look): void {
  if (marks.includes('singing')) {
    tool.dab(ellipse(0, -78.8, 2.8, 3.2), '#5c1d1c')
    tool.dab(ellipse(0, -77.4, 1.8, 1.4), '#d9776a')
  } else if (marks.includes('lips')) {
    tool.dab('M-3.4,-79.4Q-1.8,-81.6 0,-80.4Q1.8,-81.6 3.4,-79.4Q0,-75.8 -3.4,-79.4Z', '#b8392f')
  } else if (marks.includes('smile'))
    tool.line('M-4.6,-80.6Q0,-75.4 4.6,-80.6M-5.6,-81.4l1.4,.4M5.6,-81.4l-1.4,.4', '#6e2a22', 1.3)
  else
    tool.line(
      beard === 'none' ? 'M-3,-79Q.4,-77.6 3.4,-79.6' : 'M-2.4,-79.4q2.4,1 4.8,0',
      '#6e2a22',
      1.3,
    )
  if (marks.includes('pipe')) {
    tool.line('M3,-79L12,-75.6', INK, 1.8)
    tool.dab('M10.4,-80h6v5q-3,3 -6,0Z', '#6b3a22')
    tool.line('M10,-80.4h6.8', INK, 1)
  }
}

function features(tool: Press, look: Look): void {
  const { skin, marks, beard, hair } = look
  const shade = mix(skin, '#8a3f2a', 0.5)
  const lit = tool.tone === 'lit'
  for (const side of [-1, 1]) {
    tool.dab(circle(side * 8, -83.6, 3.8), '#d85a44', lit ? 0.2 : 0.06)
    tool.dab(circle(side * 7.8, -83.4, 2.3), '#d85a44', lit ? 0.3 : 0.08)
  }
  if (marks.includes('age'))
    tool.line(
      'M-9,-86.6q1.6,2 0.6,4.6M9,-86.6q-1.6,2 -.6,4.6M-5,-100.4q5,-1.4 10,0M-3.6,-98.4q3.6,-1 7.2,0',
      shade,
      0.8,
    )
  if (marks.includes('freckles'))
    tool.dab(
      [-9, -7, -5.2, 5.2, 7, 9].map((x, at) => circle(x, at % 2 ? -86 : -84.4, 0.65)).join(''),
      '#a4532c',
      0.85,
    )
  if (beard === 'stubble')
    tool.dab(
      'M-12.6,-86Q-8,-81 0,-82.6Q8,-81 12.6,-86Q12.6,-79 7,-75.4Q0,-72 -7,-75.4Q-12.6,-79 -12.6,-86Z',
      hair,
      0.26,
    )
  eyes(tool, look)
  const down = BEARDS[beard]
  if (down) tool.flat(down, hair)
  mouth(tool, look)
  const lip = TACHES[beard]
  if (lip) tool.flat(lip, mix(hair, INK, 0.14))
  if (marks.includes('nose')) {
    tool.dab(ellipse(0.4, -85, 3.6, 3), mix(skin, '#c8453a', 0.6))
    tool.dab(circle(-0.8, -86, 1), '#fff4e6', lit ? 0.6 : 0.1)
  } else tool.line('M.4,-90Q-1,-86.4 -2,-84.8Q-.4,-83.2 1.8,-84.2', shade, 1.3)
  if (marks.includes('glasses')) {
    for (const x of [-5.2, 5.2]) {
      tool.dab(circle(x, -89.6, 4.5), '#ffffff', 0.16)
      tool.line(circle(x, -89.6, 4.5), '#3a3026', 1.1)
    }
    tool.line('M-.7,-90q.7,-.8 1.4,0M-9.7,-90l-3,-.8M9.7,-90l3,-.8', '#3a3026', 1)
  }
  if (marks.includes('earring'))
    for (const side of [-1, 1]) tool.line(circle(side * 13.6, -82, 1.8), '#e3b23c', 1.2)
}

const WRAPPED: readonly string[] = ['hood', 'headscarf', 'veil', 'earflaps', 'bonnet', 'mobcap']

/** Neck, face and hair; what is worn on it comes after. */
export function head(tool: Press, look: Look): void {
  const { skin, hair, cut, hat } = look
  const wrapped = WRAPPED.includes(hat)
  const behind = BEHIND[cut]
  if (behind && !wrapped) tool.sheet(behind, deep(hair, 0.14))
  if (cut === 'bun' && (hat === 'none' || hat === 'reedhat'))
    tool.sheet(circle(0, hat === 'none' ? -110 : -74, 6.4), hair)
  tool.sheet('M-4.8,-80V-72Q0,-69 4.8,-72V-80Z', mix(skin, '#7a3a26', 0.22))
  if (!wrapped)
    for (const side of [-1, 1])
      tool.sheet(ellipse(side * 12.8, -88, 2, 3), mix(skin, '#8a3f2a', 0.16))
  tool.sheet(SKULL, skin)
  tool.dab(
    'M-12,-93Q-11,-103 0,-103.6Q-7,-100 -8,-92Q-9,-82 -6,-76.4Q-12,-81 -12,-93Z',
    pale(skin, 0.5),
    tool.tone === 'lit' ? 0.4 : 0.06,
  )
  features(tool, look)
  const brow = BROW[cut]
  if (brow && !(wrapped && hat !== 'bonnet')) {
    tool.flat(brow, hair)
    tool.line('M-8,-103Q-2,-106 4,-105M-10.6,-98Q-9,-102 -5,-104.6', pale(hair, 0.35), 0.8)
  }
}
