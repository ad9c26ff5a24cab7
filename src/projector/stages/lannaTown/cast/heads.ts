/** Heads, three quarters towards one side: hair, face, and what is in it. */
import { circle, ellipse } from '../../../paper/paths'
import { mix } from '../../../paper/colour'
import { flame } from '../set/kit/ornament'
import { GOLD, INK, type Leather } from './leather'
import type { Look } from './people'
import { areEyesShut } from '../../eyes'

export const HAIRS = [
  'none',
  'short',
  'bun',
  'long',
  'bob',
  'bald',
  'curls',
  'tuft',
  'braid',
  'crop',
  'tail',
] as const
export type HairName = (typeof HAIRS)[number]

const SKULL =
  'M-9.6,-96C-12.6,-92 -12,-84 -8.4,-80C-5.4,-76.6 -.4,-74.8 3.4,-75.4C6.4,-76 8.6,-78.6 9.2,-81.6C9.9,-84 10.6,-86.4 10.2,-89C9.9,-91.4 10.8,-93.6 10.2,-96C8,-105 -6.6,-105 -9.6,-96Z'

/** Hair that hangs behind the head. */
function behind({ piece }: Leather, look: Look): void {
  const { hair, locks } = look
  if (hair === 'long') piece('M-12,-97C-17,-86 -17,-70 -14,-60Q-6,-56 4,-60L6,-78L9,-96Z', locks)
  if (hair === 'bob')
    piece('M-12,-97C-16,-90 -15,-80 -13,-74Q-6,-71 2,-73L11,-76Q13,-86 10,-97Z', locks)
  if (hair === 'braid')
    piece(
      'M-10,-92C-18,-86 -13,-80 -16,-74C-20,-70 -14,-66 -17,-60C-19,-57 -15,-54 -14,-51Q-10,-54 -11,-59C-8,-64 -12,-67 -9,-72C-7,-78 -10,-82 -4,-88Z',
      locks,
    )
  if (hair === 'tail')
    piece(
      'M-8,-101C-18,-106 -25,-98 -22,-88C-21,-82 -24,-79 -26,-77C-17,-76 -14,-82 -14,-88C-15,-94 -11,-94 -6,-95Z',
      locks,
    )
  if (hair === 'curls')
    piece(
      [
        [-11, -94, 5],
        [-12.4, -87, 4.6],
        [-10.4, -81, 4.2],
        [-6, -101, 5.6],
        [1, -103.4, 5.8],
        [7.4, -100, 5.2],
        [11, -94, 3.8],
      ]
        .map(([x = 0, y = 0, r = 4]) => circle(x, y, r))
        .join(''),
      locks,
    )
  if (hair === 'bun') piece(circle(-7, -105, 6.6), locks)
}

/** Hair that lies on the head. */
function above({ piece, patch, line, holes }: Leather, look: Look): void {
  const { hair, locks } = look
  const cap =
    'M-11,-88C-13,-97 -9,-104.6 0,-105C7,-105 11.4,-101 10.8,-94.6C8,-97.4 5,-98.6 1,-98.6C-3,-98 -5.4,-95 -6.4,-91.4C-7.6,-89 -9,-87.4 -11,-88Z'
  switch (hair) {
    case 'none':
    case 'bald':
      if (hair === 'bald') line('M-4,-101.6Q0,-103 4,-101.8', '#fff2d8', 1.4)
      return
    case 'crop':
      patch(
        'M-11.4,-86C-13,-92 -12,-98 -9,-101C-8.6,-96 -8,-91 -7.4,-88Q-9,-84.6 -11.4,-86Z',
        locks,
      )
      return
    case 'tuft':
      patch(
        'M-10.6,-92C-10.6,-100 -5,-104.4 0,-104.4C6,-104.4 10,-101 10.4,-96C4,-100 -5,-100 -10.6,-92Z',
        mix(locks, look.skin, 0.3),
      )
      piece(circle(-1, -108.4, 4.6), locks)
      patch('M-3,-104.6h4.4v2.4h-4.4Z', GOLD)
      return
    case 'curls':
      patch(
        'M-10.6,-91C-11,-99 -6,-104 0,-104C6,-104 11,-100.6 10.4,-95C5,-99 -4,-99 -10.6,-91Z',
        locks,
      )
      return
    case 'bob':
      patch(
        'M-11,-90C-12.6,-99 -8,-105 0,-105C7,-105 11.4,-101 10.8,-92.4C7,-95.4 0,-95.6 -4.6,-95.4C-6.6,-93 -8,-90 -11,-90Z',
        locks,
      )
      return
    case 'short':
    case 'tail':
    case 'long':
    case 'braid':
      patch(cap, locks)
      if (hair === 'tail') patch(circle(-9.6, -98.6, 2.2), look.second)
      return
    case 'bun':
      patch(cap, locks)
      piece(`M-12,-101Q-7,-98 -2.6,-101.6L-3.4,-98.6Q-7.4,-96 -11.4,-98.4Z`, GOLD)
      holes(circle(-7, -105.6, 1.2))
  }
}

function face(tool: Leather, look: Look): void {
  const { pen, dye, line, patch, tone } = tool
  const shade = mix(look.skin, '#6a1e1c', 0.5)
  if (tone === 'lit') {
    pen.fillStyle = 'rgb(220 74 60 / 34%)'
    pen.fill(new Path2D(ellipse(-3.4, -83.4, 2.9, 2.1) + ellipse(7.6, -83.6, 1.7, 1.9)))
  }
  if (tone === 'night') return
  if (areEyesShut(tone)) {
    line('M-5.6,-89Q-2.2,-86.6 1,-89M5,-89Q7,-87 9,-89.2', INK, 1.2)
  } else {
    pen.fillStyle = '#fffaf0'
    pen.fill(
      new Path2D(
        'M-6,-89C-4,-93.2 -.4,-93 1.6,-89C-.6,-86.8 -4,-87 -6,-89ZM4.6,-89C5.8,-92.6 8.2,-92.4 9.6,-89C8.2,-87.2 6,-87.2 4.6,-89Z',
      ),
    )
    pen.fillStyle = INK
    pen.fill(new Path2D(circle(-1.5, -89.6, 1.75) + circle(7.5, -89.6, 1.5)))
    pen.fillStyle = '#fff'
    pen.fill(new Path2D(circle(-0.9, -90.3, 0.55) + circle(8, -90.2, 0.5)))
    line(
      'M-7.4,-89.6Q-5.6,-91.2 -4.4,-91.8Q-1.4,-93.4 1.6,-89M4.6,-89Q6.6,-93 9.8,-89.2',
      INK,
      1.25,
    )
  }
  line(
    look.old
      ? 'M-6.4,-94.4Q-3,-96 .8,-94M5,-94Q7.2,-95.4 9.4,-94'
      : 'M-6.6,-94Q-2.6,-97.4 1.4,-94.2M5,-94.2Q7.4,-96.8 9.6,-94.2',
    look.old ? mix(look.locks, INK, 0.2) : INK,
    look.lips ? 1 : 1.5,
  )
  line('M3.4,-91Q6.8,-85.6 5.6,-84.5Q4.2,-83.6 2.8,-84.5', shade, 1.15)
  if (look.old) line('M-6.6,-85.4Q-5,-82.4 -5.6,-80M.2,-83Q-.8,-81.4 -.2,-79.6', shade, 0.8)
  if (look.lips) {
    pen.fillStyle = dye('#c22a38')
    pen.fill(new Path2D('M.6,-80.8Q2.4,-82.4 4,-81.6Q5.6,-82.4 7,-80.8Q4.2,-77.4 .6,-80.8Z'))
  } else line('M.2,-80.6Q3.6,-77.6 7,-80.6', mix(shade, '#7a1620', 0.5), 1.4)
  if (look.beard) {
    patch(
      'M-8.8,-84C-8,-79.4 -3.6,-79 -.6,-82.6Q3.6,-84.6 7.4,-82.4L9.4,-83.4C9.8,-76 6.6,-68.6 1.4,-67.4C-4.4,-68.6 -9.4,-75.6 -8.8,-84Z',
      look.locks,
    )
    line('M1.2,-80.4Q3.6,-78.8 6.2,-80.4', '#7a1620', 1.2)
  }
  if (look.moustache)
    patch(
      'M3.8,-83Q.6,-84.6 -2.6,-80.4Q1,-80.4 3.8,-81.8Q6.6,-80.4 9.4,-80.8Q7.2,-84.6 3.8,-83Z',
      mix(look.locks, INK, 0.15),
    )
  if (look.glasses) {
    line(
      `${circle(-2.2, -89.3, 4.5)}${circle(7.2, -89.3, 3.8)}M2.3,-89.8h1.2M-6.6,-90L-10,-91`,
      '#5a2a1a',
      1.15,
    )
  }
}

/** The head looks towards +x; who looks the other way is turned over. */
export function head(tool: Leather, look: Look): void {
  const { piece, patch, line } = tool
  behind(tool, look)
  piece('M-5,-80L-5.4,-72Q0,-69.4 4.4,-72L4,-78Z', mix(look.skin, '#6a1e1c', 0.24))
  piece(SKULL, look.skin)
  above(tool, look)
  patch('M-9.4,-91.6Q-12.8,-91.8 -12,-87.4Q-11,-84.4 -8.8,-85.4Z', look.skin)
  if (look.lips) patch(flame(-10.6, -85.6, Math.PI / 2, 6, 2.8), GOLD)
  else line('M-10.8,-89.6Q-11.4,-87.4 -10,-86.6', mix(look.skin, '#6a1e1c', 0.5), 0.8)
  face(tool, look)
}
