/** How each town is glad with those who have won: what is let go, thrown or lit, as path data around its middle. */
import type { SkylineName } from '../../ui/themeTokens'

interface Part {
  readonly d: string
  readonly fill: string
}

/** Whether it is thrown from behind each winner, or comes over the whole town: rises, falls, flies across it, bursts above it. */
type Motion = 'rise' | 'toss' | 'fall' | 'fly' | 'burst'

interface Joy {
  readonly motion: Motion
  /** In rem. */
  readonly size: number
  /** Several kinds, in turn. */
  readonly kinds: readonly (readonly Part[])[]
}

const plain = (d: string, ...fills: string[]) => fills.map((fill) => [{ d, fill }])

const star = (rays: number, from: number, to: number, half: number): string =>
  Array.from({ length: rays }, (_, index) => {
    const angle = (index / rays) * 2 * Math.PI
    const at = (far: number, turn: number) =>
      `${(far * Math.cos(angle + turn)).toFixed(1)},${(far * Math.sin(angle + turn)).toFixed(1)}`
    return `M${at(from, 0)}L${at(to * 0.86, -half)}L${at(to, 0)}L${at(to * 0.86, half)}Z`
  }).join('')

const burst = (outer: string, inner: string): readonly Part[] => [
  { d: star(16, 13, 49, 0.065), fill: outer },
  { d: star(12, 5, 28, 0.11), fill: inner },
]

const BIRD =
  'M-48,-14Q-28,-22 -6,0Q0,4 6,0Q28,-22 48,-14Q24,-12 8,12Q22,16 26,24Q10,22 0,15Q-10,22 -18,20Q-10,14 -8,12Q-24,-12 -48,-14Z'

export const JOYS: Readonly<Record<SkylineName, Joy>> = {
  // Paper lanterns.
  lannaTown: {
    motion: 'rise',
    size: 7,
    kinds: [
      [
        { d: 'M-17,36Q-28,4 -23,-20Q-15,-42 0,-42Q15,-42 23,-20Q28,4 17,36Q0,42 -17,36Z', fill: '#8a3214' },
        { d: 'M-14,34Q-24,4 -19,-19Q-13,-38 0,-38Q13,-38 19,-19Q24,4 14,34Q0,39 -14,34Z', fill: '#f08a34' },
        { d: 'M-7,36Q-12,0 -8,-22Q-5,-36 0,-37Q5,-36 8,-22Q12,0 7,36Q0,37 -7,36Z', fill: '#ffb65a' },
        { d: 'M-13,33Q-12,14 0,8Q12,14 13,33Q0,38 -13,33Z', fill: '#fff1bd' },
      ],
    ],
  },
  // Ticker tape from the towers.
  harbourCity: {
    motion: 'fall',
    size: 3,
    kinds: [
      ...plain('M-6,-48Q14,-24 -4,0Q-20,24 2,48L10,46Q-10,24 5,0Q22,-26 3,-48Z', '#f3e6c8', '#d9b25f', '#6fb3a6'),
      ...plain('M-22,-12L18,-20L24,10L-16,20Z', '#fff6dd', '#c9463d'),
    ],
  },
  // Small ships in formation.
  farPort: {
    motion: 'fly',
    size: 7,
    kinds: [
      [
        { d: 'M-260,-3L-20,-9V9L-260,3Z', fill: 'rgb(150 235 255 / 42%)' },
        { d: 'M-24,-8L-40,-22L-8,-13Q26,-12 48,0Q26,12 -8,13L-40,22L-24,8Q-30,0 -24,-8Z', fill: '#eef2ff' },
        { d: 'M4,-8Q24,-7 34,0H2Z', fill: '#3d57b8' },
      ],
    ],
  },
  // Fireworks of a feast.
  sicilianTown: {
    motion: 'burst',
    size: 15,
    kinds: [burst('#ffb81f', '#fff6d8'), burst('#d8382e', '#ffe1b0'), burst('#2f9a63', '#f4ffe0')],
  },
  // Hats.
  frontierTown: {
    motion: 'toss',
    size: 4.6,
    kinds: [
      ['#8a4f2a', '#6d3a1e', '#c9a06a'],
      ['#3d4a6b', '#2c3650', '#b9402f'],
      ['#d8b57a', '#b28d50', '#5b2f1c'],
    ].map(([felt = '', under = '', band = '']) => [
      { d: 'M-48,14Q-30,4 0,4Q30,4 48,14Q30,28 0,28Q-30,28 -48,14Z', fill: under },
      { d: 'M-46,13Q-30,20 -22,12Q-22,-26 -8,-24Q0,-18 8,-24Q22,-26 22,12Q30,20 46,13Q30,24 0,24Q-30,24 -46,13Z', fill: felt },
      { d: 'M-22,6Q0,14 22,6V13Q0,21 -22,13Z', fill: band },
    ]),
  },
  // Blossoms of the orchards.
  village: {
    motion: 'fall',
    size: 2.2,
    kinds: [
      ...plain('M0,-40Q34,-30 26,6Q14,36 0,40Q-14,36 -26,6Q-34,-30 0,-40Z', '#ffd9e0', '#fff3ee', '#f2a9b8'),
      ...plain('M-34,8Q0,-34 34,-8Q4,30 -34,8Z', '#9fb65e'),
    ],
  },
  // White doves.
  castle: {
    motion: 'rise',
    size: 5.4,
    kinds: [...plain(BIRD, '#fffaf0', '#efe3cd')],
  },
  // Cranes on their way.
  moor: {
    motion: 'fly',
    size: 5.6,
    kinds: [
      [
        { d: 'M-50,3L-12,-3Q-18,-32 -4,-44Q6,-26 8,-4L40,-7L50,-3L38,0L10,5Q-4,22 -22,26Q-16,12 -12,6Z', fill: '#3b4148' },
        { d: 'M38,-7L50,-3L38,0Z', fill: '#b9523d' },
      ],
    ],
  },
} // prettier-ignore
