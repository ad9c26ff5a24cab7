/** Heads: hair behind and before, a face of few cuts, beards. */
import { mix } from '../../../paper/colour'
import { circle, ellipse } from '../../../paper/paths'
import type { Look } from './looks'
import type { Press } from './press'
import { areEyesShut } from '../../eyes'

const FACE =
  'M-11,-91Q-12,-102 0,-102Q12,-102 11,-91Q11.4,-80 6,-75Q0,-71 -6,-75Q-11.4,-80 -11,-91Z'

/** What hangs behind the head. */
const BEHIND: Readonly<Record<string, string>> = {
  long: 'M-12,-96Q-18,-80 -14,-66Q-8,-63 0,-66Q8,-63 14,-66Q18,-80 12,-96Z',
  bob: 'M-13,-97Q-18,-82 -14,-74L14,-74Q18,-82 13,-97Z',
  bun: 'M-12,-98Q-15,-84 -11,-78H11Q15,-84 12,-98Z',
  curls: `M-12,-100${'q-6,3 -3,7'.repeat(1)}q-6,4 -2,9q-5,4 -1,9q-4,5 2,8q6,2 8,-4H8q2,6 8,4q6,-3 2,-8q4,-5 -1,-9q4,-5 -2,-9q3,-4 -3,-7Z`,
  topknot: `M-12,-98Q-15,-86 -11,-80H11Q15,-86 12,-98Z${ellipse(0, -106, 7, 6)}`,
  afro: 'M-13,-80Q-21,-88 -17,-100Q-12,-113 0,-112Q12,-113 17,-100Q21,-88 13,-80Z',
}

/** What falls over the forehead. */
const BEFORE: Readonly<Record<string, string>> = {
  short: 'M-12,-89Q-14,-104 0,-104Q14,-104 12,-89L10,-95Q4,-98 -3,-97Q-8,-96 -10,-93Z',
  long: 'M-12,-86Q-14,-104 0,-104Q14,-104 12,-86Q11,-95 2,-99Q-9,-97 -12,-86Z',
  bob: 'M-13,-84Q-15,-104 0,-104Q15,-104 13,-84L10,-93Q0,-96 -10,-93Z',
  bun: 'M-12,-87Q-14,-104 0,-104Q14,-104 12,-87Q10,-96 0,-99Q-10,-96 -12,-87Z',
  curls: 'M-12,-88Q-15,-104 0,-105Q15,-104 12,-88q-3,-5 -6,-5q-3,-3 -6,-2q-4,-2 -6,2q-4,0 -6,5Z',
  topknot: 'M-12,-88Q-13,-104 0,-104Q13,-104 12,-88Q8,-98 0,-98Q-8,-98 -12,-88Z',
  braids: 'M-12,-84Q-14,-104 0,-104Q14,-104 12,-84Q10,-95 0,-101Q-10,-95 -12,-84Z',
  pigtails: 'M-12,-87Q-14,-104 0,-104Q14,-104 12,-87Q9,-95 4,-95L0,-98L-4,-95Q-9,-95 -12,-87Z',
  afro: 'M-12,-91Q-13,-103 0,-103Q13,-103 12,-91Q7,-97 0,-96.6Q-7,-97 -12,-91Z',
}

const BEARDS: Readonly<Record<string, string>> = {
  tache: 'M0,-82.4Q-4,-84.4 -9,-79.6Q-4,-78.6 0,-80.4Q4,-78.6 9,-79.6Q4,-84.4 0,-82.4Z',
  full: 'M-11,-88Q-9,-82 0,-82.6Q9,-82 11,-88Q13,-72 5,-66Q0,-63.5 -5,-66Q-13,-72 -11,-88Z',
  long: 'M-11,-88Q-9,-82 0,-83Q9,-82 11,-88Q15,-72 8,-60L4,-64L1,-53L-3,-62L-7,-57Q-15,-72 -11,-88Z',
  goatee: 'M-3.6,-76Q0,-77.6 3.6,-76Q3,-68 0,-64Q-3,-68 -3.6,-76Z',
  chops:
    'M-11.4,-91L-8.6,-86Q-9,-78 -4,-75Q-10,-72 -12,-80ZM11.4,-91L8.6,-86Q9,-78 4,-75Q10,-72 12,-80Z',
}

function tails({ print, line }: Press, { style, hair, cloth }: Look): void {
  for (const side of [-1, 1]) {
    const x = (at: number) => side * at
    if (style === 'braids') {
      print(
        `M${x(10)},-86Q${x(17)},-78 ${x(14)},-62L${x(13)},-48L${x(9)},-48L${x(8)},-62Q${x(9)},-76 ${x(8)},-80Z`,
        hair,
      )
      for (const y of [-74, -67, -60, -54]) line(`M${x(8.4)},${y}l${x(2.6)},3l${x(2.6)},-3`, 0.9)
      print(`M${x(8.6)},-50h${x(5)}v4h${x(-5)}Z`, cloth[2], null, 1.2)
    } else {
      print(`M${x(11)},-88Q${x(21)},-90 ${x(19)},-76Q${x(15)},-72 ${x(12)},-80Z`, hair)
      print(circle(x(12), -87, 2.2), cloth[2], null, 1.2)
    }
  }
}

function features({ print, line, fill, tone }: Press, look: Look): void {
  const { skin, hair, beard } = look
  const deep = mix(skin, '#6a2418', 0.42)
  fill(circle(-6.4, -82.5, 2.8) + circle(6.4, -82.5, 2.8), mix(skin, '#d8402c', 0.32))
  const bearded = BEARDS[beard]
  const grey = mix(hair, '#250c10', 0.18)
  if (bearded && beard !== 'tache') {
    print(bearded, hair, [12, -86, -58, 12], 1.5)
    line('M-5,-74L-4,-68M0,-73V-66M5,-74L4,-68', 0.8)
    if (beard === 'full' || beard === 'long')
      fill(
        'M-9,-80Q-4,-84.6 0,-82.6Q4,-84.6 9,-80Q4,-78.4 0,-80.4Q-4,-78.4 -9,-80Z',
        mix(hair, '#ffffff', 0.2),
      )
  }
  if (beard === 'stubble')
    line('M-7,-78l1,1.6M-4,-76l.8,1.6M0,-75v1.6M4,-76l-.8,1.6M7,-78l-1,1.6', 0.9)
  fill(
    'M-3.2,-78.6Q0,-77.4 3.2,-78.6Q0,-75.2 -3.2,-78.6Z',
    bearded ? '#8f2a26' : mix(skin, '#b3221f', 0.62),
  )
  if (bearded && beard === 'tache') print(bearded, grey, null, 1.1)
  // The eyes are two leaves with a glint; brows and nose are one stroke of the gouge each.
  for (const side of [-1, 1]) {
    const x = side * 4.6
    if (areEyesShut(tone)) line(`M${x - 3},-88.6Q${x},-85.6 ${x + 3},-88.6`, 1.3)
    else {
      fill(`M${x - 2.9},-88Q${x},-91.2 ${x + 2.9},-88Q${x},-85.8 ${x - 2.9},-88Z`, '#fffaf0')
      fill(ellipse(x, -88.3, 1.45, 1.7), '#250c10')
      line(`M${x - 3},-88Q${x},-91.3 ${x + 3},-88`, 1)
    }
    fill(
      `M${x - side * 3.2},-92.2Q${x},-95.4 ${x + side * 4},-91.6Q${x},-93.4 ${x - side * 3.2},-92.2Z`,
      grey,
    )
  }
  fill('M-.6,-90.5L2.8,-83.4Q1.2,-81.6 -2.4,-82.8Q.4,-83.6 -.6,-90.5Z', deep)
  if (beard === 'glasses') {
    line(circle(-4.6, -88, 4) + circle(4.6, -88, 4), 1.1, '#e6b23f')
    line('M-.8,-88.6Q0,-89.6 .8,-88.6', 1, '#e6b23f')
  }
}

export function paintHead(press: Press, look: Look): void {
  const { skin, hair, style } = look
  const { print } = press
  const behind = BEHIND[style]
  if (behind) print(behind, hair, [16, -112, -66, 12])
  if (style === 'braids' || style === 'pigtails') tails(press, look)
  print('M-4.5,-80V-70Q0,-67 4.5,-70V-80Z', mix(skin, '#6a2418', 0.25), null, 1.6)
  print(circle(-11.4, -87, 2.6) + circle(11.4, -87, 2.6), skin, null, 1.8)
  print(FACE, skin, [12.5, -99, -74, 8])
  features(press, look)
  const before = BEFORE[style]
  if (before) print(before, hair, null, 1.4)
}
