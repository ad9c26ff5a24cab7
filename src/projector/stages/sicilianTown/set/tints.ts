/** The colours of the set in its four lights, from the lamp behind it outwards and from the back to the front. */
import type { LightName } from '../../../../ui/themeTokens'
import type { Stops } from '../../../paper/paper'

/** The upper and the lower colour of one sheet. */
export type Pair = readonly [top: string, bottom: string]

export interface Tints {
  readonly sky: {
    readonly lamp: readonly [x: number, y: number]
    readonly core: Stops
    /** How strongly the strips of light show, from 0 to 1. */
    readonly rays: number
    /** Sheets with holes of cloud: half width and half height of the hole, its lobes, the colours. */
    readonly rings: readonly (readonly [number, number, number, ...Pair])[]
    readonly rim: string
    readonly stars: number
    /** A disc that this plane paints itself; its radius. */
    readonly sun: number
    readonly face: boolean
  }
  readonly hills: readonly [Pair, Pair]
  readonly sea: readonly [string, string, string]
  readonly sail: string
  readonly back: Pair
  readonly church: Pair
  readonly front: readonly [Pair, Pair, Pair]
  readonly wing: Pair
  readonly leaf: Pair
  /** The light on the edges of paper, and the colour of the shadows. */
  readonly rim: string
  readonly shadow: string
  readonly pane: string
  /** Light from within the church and in the bulbs of the feast, and how far it spreads. */
  readonly lamp: string
  readonly glow: number
  readonly haze: string
  /** How much of it lies over the town, and how bright edges are; 1 by day. */
  readonly air: number
  readonly ground: readonly [string, string, string, string]
  readonly near: Pair
  /** Folds of the curtain: the hollow, the middle, the ridge. */
  readonly curtain: readonly [string, string, string]
  readonly gold: string
  readonly board: Pair
}

export const TINTS: Readonly<Record<LightName, Tints>> = {
  dusk: {
    sky: {
      lamp: [960, 505],
      core: [
        [0, '#fff4cc'],
        [0.3, '#ffd283'],
        [0.7, '#f7a253'],
        [1, '#e07a40'],
      ],
      rays: 0.4,
      rings: [
        [232, 126, 24, '#e8863f', '#c9583a'],
        [384, 190, 32, '#a8433f', '#863545'],
        [590, 282, 40, '#702b49', '#5a2447'],
        [830, 400, 46, '#4c2149', '#391b44'],
        [1090, 540, 52, '#2a163b', '#1b102c'],
      ],
      rim: '#ffb98a',
      stars: 26,
      sun: 150,
      face: false,
    },
    hills: [
      ['#a8473f', '#e58a4a'],
      ['#96403f', '#dc7d45'],
    ],
    sea: ['#c9803f', '#8d5650', '#553a52'],
    sail: '#ffdca0',
    back: ['#8a3a41', '#b85d42'],
    church: ['#6b2838', '#a04a3a'],
    front: [
      ['#3a152c', '#5a2338'],
      ['#42182d', '#652a38'],
      ['#341330', '#50213b'],
    ],
    wing: ['#1f0c20', '#39152c'],
    leaf: ['#22251f', '#3d3128'],
    rim: '#ffc98a',
    shadow: '#330812',
    pane: '#210a1a',
    lamp: '#ffd584',
    glow: 0.55,
    haze: '#ffb06a',
    air: 1,
    ground: ['#d37c48', '#96443a', '#541f31', '#280f22'],
    near: ['#3b2b28', '#140b14'],
    curtain: ['#3c0818', '#8f1e2b', '#bb3434'],
    gold: '#d8a340',
    board: ['#1c0810', '#3d131d'],
  },
  night: {
    sky: {
      lamp: [1400, 225],
      core: [
        [0, '#8fb0e6'],
        [0.4, '#4c6cb0'],
        [1, '#304a8a'],
      ],
      rays: 0.05,
      rings: [
        [188, 152, 20, '#2f4b8c', '#29417c'],
        [330, 262, 28, '#233a74', '#1f3467'],
        [530, 400, 36, '#1a2d5e', '#172753'],
        [830, 580, 46, '#13214a', '#101c40'],
        [1190, 780, 54, '#0c1533', '#080e26'],
      ],
      rim: '#9dbcf2',
      stars: 90,
      sun: 0,
      face: false,
    },
    hills: [
      ['#101b40', '#1c2f61'],
      ['#0e183a', '#192a58'],
    ],
    sea: ['#22407a', '#182d5c', '#0f1e44'],
    sail: '#5f7cb8',
    back: ['#14204a', '#22346a'],
    church: ['#0b1232', '#1a2752'],
    front: [
      ['#070b22', '#10163a'],
      ['#090d28', '#131a40'],
      ['#060920', '#0f1536'],
    ],
    wing: ['#04061a', '#0c1030'],
    leaf: ['#060d1c', '#0c1830'],
    rim: '#7898dc',
    shadow: '#02041a',
    pane: '#050818',
    lamp: '#ffd27a',
    glow: 1,
    haze: '#3a5aa8',
    air: 0.5,
    ground: ['#56649c', '#2f3b70', '#161d44', '#090b20'],
    near: ['#0e1630', '#03050e'],
    curtain: ['#1c0512', '#5c1126', '#8c2231'],
    gold: '#b98435',
    board: ['#0e0611', '#250d1c'],
  },
  dawn: {
    sky: {
      lamp: [610, 500],
      core: [
        [0, '#fffdf0'],
        [0.4, '#fff3cd'],
        [1, '#ffdfb6'],
      ],
      rays: 0.7,
      rings: [
        [250, 172, 24, '#ffe0ba', '#ffd2b2'],
        [430, 300, 30, '#ffcab2', '#fcbcae'],
        [660, 450, 38, '#f6b9b8', '#ecadb8'],
        [960, 620, 46, '#e2b0c6', '#d2a4ca'],
        [1330, 830, 54, '#c2a0cf', '#a589c4'],
      ],
      rim: '#fff6e2',
      stars: 0,
      sun: 92,
      face: false,
    },
    hills: [
      ['#b683ab', '#eab2a6'],
      ['#a97ba9', '#dca6a8'],
    ],
    sea: ['#f3c9ae', '#c3a5bd', '#8f8ab6'],
    sail: '#fff3de',
    back: ['#bd869b', '#e6b09f'],
    church: ['#a0667f', '#d89a8c'],
    front: [
      ['#6c4870', '#a06f80'],
      ['#784e70', '#ad7880'],
      ['#654670', '#966a82'],
    ],
    wing: ['#432e58', '#6b4870'],
    leaf: ['#4a4a62', '#6d6070'],
    rim: '#ffeeda',
    shadow: '#4a2450',
    pane: '#45305a',
    lamp: '#ffe6ae',
    glow: 0.3,
    haze: '#ffd9c0',
    air: 1,
    ground: ['#f4c9a4', '#c6919a', '#856383', '#4a3a62'],
    near: ['#5a4a66', '#2a2040'],
    curtain: ['#5b1534', '#aa2d44', '#d35556'],
    gold: '#e6b867',
    board: ['#3a1730', '#6a2a40'],
  },
  day: {
    sky: {
      lamp: [318, 232],
      core: [
        [0, '#fffdf2'],
        [0.5, '#fff4cf'],
        [1, '#f2f2d6'],
      ],
      rays: 0.9,
      rings: [
        [196, 158, 20, '#f6f2d2', '#e6f1dc'],
        [400, 300, 28, '#d6efe4', '#c6eae8'],
        [680, 480, 38, '#b9e4ea', '#a6dbe8'],
        [1040, 690, 48, '#96d0e6', '#80c3e1'],
        [1460, 900, 56, '#66b2d9', '#3f93c8'],
      ],
      rim: '#ffffff',
      stars: 0,
      sun: 82,
      face: true,
    },
    hills: [
      ['#8fae8a', '#d5cf9c'],
      ['#9bb08a', '#dccf98'],
    ],
    sea: ['#6cc9cc', '#30a2b8', '#1b7c9e'],
    sail: '#fffdf4',
    back: ['#e9b981', '#f8deaa'],
    church: ['#c9803f', '#f0c078'],
    front: [
      ['#b5482f', '#d97a4c'],
      ['#c98a35', '#ecc06a'],
      ['#b85f66', '#e0998a'],
    ],
    wing: ['#6f2f33', '#a85a45'],
    leaf: ['#2c6b3c', '#5c9448'],
    rim: '#fff4d2',
    shadow: '#5a2418',
    pane: '#5f3030',
    lamp: '#fff0b4',
    glow: 0.15,
    haze: '#fff0c8',
    air: 1,
    ground: ['#f9e3ae', '#e6bd80', '#bd8655', '#7d4c3c'],
    near: ['#4f7a3c', '#24472c'],
    curtain: ['#7c0f22', '#cc2a38', '#f0563f'],
    gold: '#f2c250',
    board: ['#5a1520', '#8f2a2a'],
  },
}
