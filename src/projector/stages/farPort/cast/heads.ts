/** Heads of people: their hair, their ears, their beards. */
import { mix } from '../../../paper/colour'
import { circle } from '../../../paper/paths'
import { face } from './faces'
import type { Hair, Look } from './looks'
import { both, INK, type Tailor } from './tailor'

const HEAD =
  'M-12.4,-93C-12.4,-83 -8,-75.4 0,-75.4S12.4,-83 12.4,-93C12.4,-101.4 7,-106 0,-106S-12.4,-101.4 -12.4,-93Z'

/** What of the hair hangs behind the head. */
const BEHIND: Readonly<Partial<Record<Hair, string>>> = {
  bob: 'M-15,-94Q-17,-80 -13,-76H13Q17,-80 15,-94Q14,-108 0,-108T-15,-94Z',
  long: 'M-14.6,-94Q-18,-72 -15,-58Q-10,-55 -8,-62V-78H8V-62Q10,-55 15,-58Q18,-72 14.6,-94Q14,-108 0,-108T-14.6,-94Z',
  braids:
    'M-13,-98Q-20,-92 -17,-84Q-20,-78 -17,-72Q-19,-66 -15.6,-60L-12.6,-62Q-12,-72 -11,-80Q0,-74 11,-80Q12,-72 12.6,-62L15.6,-60Q19,-66 17,-72Q20,-78 17,-84Q20,-92 13,-98Q0,-110 -13,-98Z',
  dreads:
    'M-13,-100L-18,-66L-13,-64L-12,-72L-9,-62L-7,-64V-78H7V-64L9,-62L12,-72L13,-64L18,-66L13,-100Q0,-112 -13,-100Z',
  afro: 'M0,-122C-14,-122 -24,-112 -23,-98C-25,-86 -16,-78 -9,-80H9C16,-78 25,-86 23,-98C24,-112 14,-122 0,-122Z',
}
/** What of it lies on the forehead. */
const BEFORE: Readonly<Partial<Record<Hair, string>>> = {
  short:
    'M-13.2,-91Q-14.6,-108 0,-109Q14.6,-108 13.2,-91L10.6,-95Q10,-100 6,-100.6Q-4,-99 -9.6,-101L-10.6,-95Z',
  bob: 'M-13.4,-90Q-15,-108.6 0,-109Q15,-108.6 13.4,-90L11,-97Q0,-99.6 -11,-97Z',
  long: 'M-13.4,-88Q-15,-108.6 0,-109Q15,-108.6 13.4,-88Q11,-100 1,-103.4Q-10,-100 -13.4,-88Z',
  braids: 'M-13,-93Q-13,-108.6 0,-109Q13,-108.6 13,-93Q9,-102 0,-104Q-9,-102 -13,-93Z',
  dreads: 'M-13,-92Q-13,-109 0,-110Q13,-109 13,-92L9,-100L5,-98L1,-102L-4,-98L-8,-101Z',
  afro: 'M-12.6,-94Q-12,-104 0,-105.4Q12,-104 12.6,-94Q16,-110 0,-112Q-16,-110 -12.6,-94Z',
  bun: 'M-13,-92Q-14,-108.6 0,-109Q14,-108.6 13,-92Q10,-101 0,-103Q-10,-101 -13,-92Z',
  mohawk: 'M-4,-101Q-7,-120 2,-124Q0,-118 6,-119Q3,-113 8,-112Q4,-108 5,-101Q0,-103 -4,-101Z',
}

const BEARDS: Readonly<Partial<Record<Look['beard'], string>>> = {
  full: 'M-12,-90Q-10,-84 -5,-85Q0,-87 5,-85Q10,-84 12,-90Q13,-77 6,-70Q0,-64 -6,-70Q-13,-77 -12,-90Z',
  chin: 'M-5,-79Q0,-81 5,-79Q4,-69 0,-66Q-4,-69 -5,-79Z',
}

/** The head of a person with hair, face and beard. */
export function person(by: Tailor, look: Look): void {
  const { skin, hair, hairInk, beard } = look
  const behind = BEHIND[hair]
  if (behind) by.piece(behind, hairInk)
  if (hair === 'bun') by.piece(circle(0, -112, 6.4), hairInk, false)
  by.piece('M-4.6,-82V-73Q0,-69.6 4.6,-73V-82Z', mix(skin, '#5a1a20', 0.3), false)
  by.piece(
    both((s) => circle(s * 12.4, -89.6, 2.8)),
    skin,
    false,
  )
  by.piece(HEAD, skin, false)
  by.mark(
    'M-12.4,-93C-12.4,-83 -8,-75.4 0,-75.4Q3,-75.6 5,-76.8C-4,-78 -8.4,-85 -8.2,-95C-8,-101 -5,-105 -3,-105.6C-9,-104.6 -12.4,-100 -12.4,-93Z',
    mix(skin, '#a8304a', 0.35),
    0.5,
  )
  const full = BEARDS[beard]
  const lashes = ['bob', 'long', 'braids', 'afro', 'bun'].includes(hair)
  face(by, { skin, face: look.face, lashes, ...(beard === 'full' ? { mouth: 0 } : {}) })
  if (full) {
    by.piece(full, hairInk)
    by.line('M-3,-80.6q3,2 6,0', INK, 1.3)
  }
  if (beard !== 'none' && beard !== 'chin')
    by.piece(
      'M0,-85.4Q-5,-88 -10,-82.6Q-5,-81.4 0,-83.4Q5,-81.4 10,-82.6Q5,-88 0,-85.4Z',
      mix(hairInk, INK, 0.2),
      false,
    )
  const before = BEFORE[hair]
  if (before && look.hat !== 'hood') by.piece(before, hairInk, false)
  if (hair === 'afro')
    by.piece(
      'M14,-112l1.6,3.4l3.6,.5l-2.6,2.6l.6,3.7l-3.2,-1.8l-3.3,1.8l.7,-3.7l-2.7,-2.6l3.7,-.5Z',
      '#f1b12f',
      false,
    )
}
