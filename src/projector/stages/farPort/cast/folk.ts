/** Heads of those who are no people of ours: grown, hatched, and built. */
import { mix } from '../../../paper/colour'
import { circle, ellipse, rect } from '../../../paper/paths'
import { face, mouth } from './faces'
import type { Head, Look } from './looks'
import { both, INK, type Tailor } from './tailor'
import { areEyesShut } from '../../eyes'

type Grow = (by: Tailor, look: Look) => void
const WHITE = '#fff8e8'
const GLASS = '#bdeef2'

const neck = (by: Tailor, skin: string): void =>
  by.piece('M-4.6,-82V-73Q0,-69.6 4.6,-73V-82Z', mix(skin, INK, 0.25), false)

const eye = (by: Tailor, x: number, y: number, radius: number): void => {
  if (areEyesShut(by.tone))
    return by.line(`M${x - radius},${y}q${radius},${radius} ${radius * 2},0`, INK, 1.3)
  by.piece(circle(x, y, radius), WHITE, false)
  by.dot(x + radius * 0.15, y + radius * 0.1, radius * 0.52, INK)
  by.dot(x + radius * 0.4, y - radius * 0.25, radius * 0.2, WHITE)
}

export const folk: Readonly<Record<Exclude<Head, 'human'>, Grow>> = {
  eyes(by, { skin, face: number }) {
    neck(by, skin)
    by.piece('M-19,-92Q-21,-78 -8,-75Q0,-73 8,-75Q21,-78 19,-92Q16,-101 0,-101T-19,-92Z', skin)
    for (const [x, y, r] of [
      [-14, -100, 4.4],
      [14, -100, 4.4],
      [-6, -104, 5],
      [6, -105, 4.6],
      [0, -92, 5.6],
    ] as const)
      eye(by, x, y, r)
    mouth(by, number, -82, 7)
  },
  reed(by, { skin, face: number }) {
    by.piece('M-3.4,-106L-4.4,-73Q0,-70 4.4,-73L3.4,-106Z', skin)
    for (const y of [-94, -87, -80]) by.line(`M-4,${y}q4,2 8,0`, mix(skin, INK, 0.4), 1)
    by.piece('M-10.4,-110Q-10.4,-97 0,-96T10.4,-110Q10,-124 0,-124T-10.4,-110Z', skin)
    face(by, { skin, face: 4, y: -111, apart: 4.6, nose: false, mouth: number })
  },
  box(by, { main, second, light }) {
    by.piece(rect(-3, -80, 6, 8), '#c9d6dc', false)
    by.line('M8,-98V-112', INK, 2.2)
    by.dot(8, -113, 2.8, '#ef5b44')
    by.piece(
      'M-15,-98Q-15,-101 -12,-101H12Q15,-101 15,-98V-81Q15,-78 12,-78H-12Q-15,-78 -15,-81Z',
      main,
    )
    for (const s of [-1, 1]) {
      by.piece(circle(s * 6.4, -92, 4.6), second, false)
      if (areEyesShut(by.tone)) by.line(`M${s * 6.4 - 3},-92h6`, INK, 1.4)
      else by.piece(circle(s * 6.4, -92, 2.5), WHITE, false)
    }
    by.glow('M-7,-83H7', light, 2)
    by.piece(
      both((s) => rect(s * 16 - 1.6, -93, 3.2, 7)),
      second,
      false,
    )
  },
  screen(by, { main, second, light, face: number }) {
    by.piece(rect(-3, -80, 6, 8), '#c9d6dc', false)
    by.piece(
      'M-17,-99Q-17,-104 -12,-104H12Q17,-104 17,-99V-83Q17,-78 12,-78H-12Q-17,-78 -17,-83Z',
      main,
    )
    by.piece(
      'M-13,-97Q-13,-100 -10,-100H10Q13,-100 13,-97V-85Q13,-82 10,-82H-10Q-13,-82 -13,-85Z',
      '#16224c',
      false,
    )
    if (areEyesShut(by.tone)) by.line('M-7,-92h4M3,-92h4', '#8a86a0', 1.4)
    else
      by.glow(
        number % 2
          ? 'M-6,-94v3M6,-94v3M-5,-86.6q5,3 10,0'
          : 'M-8,-92q2,-3 4,0M4,-92q2,-3 4,0M-4,-87q4,3 8,0',
        light,
        1.7,
      )
    by.line('M-7,-104L-12,-116M7,-104L12,-116', INK, 1.8)
    by.dot(-12, -117, 2.4, second)
    by.dot(12, -117, 2.4, second)
  },
  ball: () => undefined,
  mushroom(by, { skin, second, third, face: number }) {
    by.piece('M-9,-98Q-12,-80 -8,-74Q0,-71 8,-74Q12,-80 9,-98Z', skin, false)
    face(by, { skin, face: number, y: -88, apart: 4, nose: false })
    by.piece('M-26,-96Q-24,-120 0,-122Q24,-120 26,-96Q14,-101 0,-101T-26,-96Z', third)
    for (const [x, y, r] of [
      [-13, -107, 4.4],
      [2, -114, 4.8],
      [15, -105, 3.6],
      [-20, -100, 2],
    ] as const)
      by.dot(x, y, r, WHITE)
    by.line('M-18,-97.6L-8,-99M18,-97.6L8,-99', mix(second, INK, 0.5), 1.1)
  },
  moth(by, { skin, main, light }) {
    by.piece('M-14,-70l-4,-5l5,-1l-2,-6h30l-2,6l5,1l-4,5Q0,-66 -14,-70Z', WHITE, false)
    by.piece(
      'M-12.4,-92C-12.4,-82 -8,-77 0,-77S12.4,-82 12.4,-92C12.4,-101 7,-105 0,-105S-12.4,-101 -12.4,-92Z',
      skin,
    )
    for (const s of [-1, 1]) {
      by.line(`M${s * 4},-103Q${s * 10},-116 ${s * 19},-118`, INK, 2)
      for (const [x, y] of [
        [8.6, -110],
        [12, -114],
        [16, -117],
      ] as const)
        by.line(`M${s * x},${y}l${s * 1},-6M${s * x},${y}l${s * 5},2`, main, 1.5)
      if (!areEyesShut(by.tone)) {
        by.mark(ellipse(s * 6, -92, 4.2, 5.4), INK)
        by.mark(ellipse(s * 6 + 1.2, -94, 1.5, 1.9), WHITE)
        by.mark(circle(s * 6 - 1, -89.6, 0.9), light)
      } else by.line(`M${s * 6 - 4},-91q4,3 8,0`, INK, 1.4)
    }
    mouth(by, 1, -82.6, 2.8)
  },
  diver(by, { skin, main, third, face: number }) {
    by.piece(circle(0, -91, 18.4), main)
    by.piece(circle(0, -90, 13), mix(GLASS, '#2a8a98', 0.25), false)
    by.mark('M-9,-90Q-9,-99 0,-99T9,-90T0,-80T-9,-90Z', skin)
    face(by, { skin, face: number + 2, y: -91, apart: 4, nose: true })
    by.mark('M4,-101q7,3 8,10l-2.6,1q-1,-6 -6.4,-8Z', WHITE, 0.8)
    by.line(circle(0, -90, 13), third, 2.4)
    for (let at = 0; at < 8; at += 1)
      by.dot(Math.cos(at * 0.785) * 15.8, -90 + Math.sin(at * 0.785) * 15.8, 1.2, third)
    by.piece(rect(-3, -113, 6, 5), third, false)
  },
  bird(by, { skin, second, third }) {
    by.piece('M-5,-86L-6,-73Q0,-70 6,-73L5,-86Z', mix(skin, INK, 0.15), false)
    by.piece('M-2,-106Q-10,-120 -3,-124Q-2,-116 2,-118Q3,-112 6,-114Q5,-108 5,-104Z', second, false)
    by.piece('M-12,-95Q-12,-107 0,-107T12,-95Q12,-83 0,-81T-12,-95Z', skin)
    by.piece('M-6,-92Q0,-95 6,-92Q8,-82 0,-70Q-8,-82 -6,-92Z', '#f6842e', false)
    by.line('M-4,-86Q0,-83 4,-86', INK, 1.1)
    by.line('M-13,-97H13', INK, 2.6)
    for (const s of [-1, 1]) {
      by.piece(circle(s * 5.6, -97, 4.8), third, false)
      if (!areEyesShut(by.tone)) {
        by.dot(s * 5.6, -97, 3.2, GLASS)
        by.dot(s * 5.6, -97, 1.6, INK)
      }
    }
  },
  bowl(by, { skin, third, light, face: number }) {
    by.piece(ellipse(0, -74, 13, 4), third, false)
    by.piece(circle(0, -92, 19), '#d6f2f0', false)
    by.mark('M-18.4,-96Q-9,-99 0,-96T18.4,-96Q19,-76 0,-73.4T-18.4,-96Z', '#5fc0cf', 0.85)
    by.piece('M13,-90Q8,-81 -1,-81Q-9,-82 -11,-90Q-9,-98 -1,-99Q8,-99 13,-90Z', skin, false)
    by.piece('M0,-99Q2,-108 9,-106Q6,-102 7,-97Z', mix(skin, '#f1b12f', 0.5), false)
    by.piece(
      both((s) => `M${s * 11},-90q${s * 6},-5 ${s * 7},1q${s * -1},5 ${s * -7},2Z`),
      mix(skin, '#f1b12f', 0.5),
      false,
    )
    face(by, { skin, face: 2 + (number % 2) * 0, y: -92, apart: 4.6, nose: false, mouth: 2 })
    by.mark('M-13,-101q4,-6 10,-7l.6,2q-5,1 -8,6Z', WHITE, 0.9)
    by.glow('M-12.4,-73Q0,-69 12.4,-73', light, 1.4)
  },
  cyclops(by, { skin, face: number }) {
    let wool = ''
    for (let at = 0; at < 13; at += 1) {
      const angle = (at / 13) * Math.PI * 2
      wool += circle(Math.cos(angle) * 14, -92 + Math.sin(angle) * 13, 6.4)
    }
    by.piece(wool, skin, false)
    by.mark(circle(0, -92, 15), skin)
    by.piece(
      both((s) => `M${s * 10},-107Q${s * 12},-116 ${s * 19},-117Q${s * 19},-108 ${s * 14},-103Z`),
      '#fbe7c2',
      false,
    )
    eye(by, 0, -94, 8)
    by.line('M-8,-104q8,-4 16,0', INK, 2)
    mouth(by, number, -81.6, 5)
  },
  gecko(by, { skin, second, third, light }) {
    by.piece(
      'M0,-116Q-9,-118 -16,-110Q-24,-106 -24,-95Q-26,-84 -18,-79L0,-84L18,-79Q26,-84 24,-95Q24,-106 16,-110Q9,-118 0,-116Z',
      second,
    )
    by.line(
      'M0,-90L-14,-110M0,-90L-23,-98M0,-90L-20,-82M0,-90L14,-110M0,-90L23,-98M0,-90L20,-82M0,-90V-115',
      third,
      1.4,
    )
    neck(by, skin)
    by.piece('M-15,-88Q-14,-102 0,-103T15,-88Q14,-76 0,-75T-15,-88Z', skin)
    for (const s of [-1, 1]) {
      by.piece(circle(s * 9, -100, 5), skin, false)
      eye(by, s * 9, -100, 3.6)
    }
    by.line('M-12,-86Q0,-78 12,-86', INK, 1.5)
    by.dot(-2, -91, 0.9, INK)
    by.dot(2, -91, 0.9, INK)
    by.glow('M-3,-78h6', light, 1)
  },
  cactus(by, { skin, third, face: number }) {
    by.piece(
      both(
        (s) =>
          `M${s * 10},-92Q${s * 20},-92 ${s * 20},-104Q${s * 20},-108 ${s * 17},-108T${s * 14},-103Q${s * 14},-98 ${s * 10},-99Z`,
      ),
      skin,
      false,
    )
    by.piece('M-12,-76Q-14,-110 0,-112Q14,-110 12,-76Q0,-71 -12,-76Z', skin)
    by.line('M-7,-106Q-9,-90 -8,-77M7,-106Q9,-90 8,-77', mix(skin, INK, 0.4), 1.1)
    face(by, { skin, face: number, y: -93, apart: 4.6, nose: false })
    by.piece(
      'M0,-110Q-10,-110 -8,-117Q-3,-117 -4,-121Q0,-127 4,-121Q3,-117 8,-117Q10,-110 0,-110Z',
      third,
      false,
    )
    by.dot(0, -115, 2.2, '#f1b12f')
  },
  jelly(by, { skin, light, face: number }) {
    by.piece(
      'M-12,-84Q-16,-72 -12,-62Q-9,-66 -9,-74Q-5,-66 -5,-58Q-1,-66 0,-76Q1,-66 5,-58Q5,-66 9,-74Q9,-66 12,-62Q16,-72 12,-84Z',
      mix(skin, '#f3a3bb', 0.45),
      false,
    )
    by.piece(
      'M-19,-84Q-21,-114 0,-115Q21,-114 19,-84Q15,-80 12.6,-84Q9.5,-80 6.3,-84Q3,-80 0,-84Q-3,-80 -6.3,-84Q-9.5,-80 -12.6,-84Q-15,-80 -19,-84Z',
      skin,
    )
    by.mark('M-12,-104Q-8,-112 2,-111Q-6,-108 -9,-101Z', WHITE, 0.6)
    face(by, { skin, face: 2 - (number % 2) * 2, y: -95, apart: 6, nose: false, mouth: 0 })
    by.glow(
      'M-18,-86Q-15,-82 -12.6,-86Q-9.5,-82 -6.3,-86Q-3,-82 0,-86Q3,-82 6.3,-86Q9.5,-82 12.6,-86Q15,-82 18,-86',
      light,
      1.2,
    )
  },
  crescent(by, { skin, light }) {
    neck(by, skin)
    by.piece(
      'M8,-121C-12,-120 -19,-106 -17,-93C-15,-79 -4,-72 10,-74C2,-78 -1,-83 1,-86L8,-88L2,-93C-1,-104 1,-114 8,-121Z',
      skin,
    )
    by.mark(circle(-5.4, -86, 3), '#ef4a4a', 0.35)
    if (areEyesShut(by.tone)) by.line('M-8,-97q4,3 7,0', INK, 1.3)
    else {
      by.mark(ellipse(-4, -97, 2, 2.8), INK)
      by.dot(-3.3, -98, 0.8, WHITE)
    }
    by.line('M-8,-103q4,-3 7,-1M-4,-81q2,2.4 5,1', INK, 1.4)
    by.line('M8,-121V-111', INK, 1.2)
    by.piece(
      'M8,-112l1.4,3l3.2,.4l-2.3,2.3l.5,3.2l-2.8,-1.5l-2.9,1.5l.6,-3.2l-2.4,-2.3l3.2,-.4Z',
      light,
      false,
    )
  },
  crystal(by, { skin, second, face: number }) {
    by.piece('M-13,-80L-16,-98L-8,-112L-2,-106L4,-120L9,-106L16,-100L12,-80L0,-73Z', skin)
    by.mark('M-8,-112L-2,-106L0,-73L-13,-80L-16,-98Z', mix(skin, WHITE, 0.35))
    by.mark('M4,-120L9,-106L3,-98L-2,-106Z', second, 0.8)
    by.mark('M9,-106L16,-100L12,-80L6,-88Z', mix(skin, INK, 0.3))
    face(by, { skin, face: number % 2 ? 0 : 3, y: -92, apart: 5, nose: false })
  },
}
