/** What the harbour city is made of in each light: card from pale to black, and one red. */
import type { LightName } from '../../../../ui/themeTokens'
import type { Stops } from '../../../paper/paper'

export interface Disc {
  readonly at: readonly [x: number, y: number]
  /** Rings of paper from the outside to the inside. */
  readonly rings: readonly (readonly [radius: number, colour: string])[]
}

export interface Tones {
  readonly sky: Stops
  /** Wedges of thin paper that fan out from the horizon. */
  readonly rays: readonly [near: string, far: string]
  readonly disc: Disc | null
  readonly beams: boolean
  readonly cloud: readonly [lit: string, shaded: string]
  /** Towers from the farthest to the nearest. */
  readonly tiers: readonly [string, string, string, string]
  /** What the feet of the towers fade into. */
  readonly mist: string
  readonly bridge: string
  readonly water: readonly [far: string, near: string]
  readonly glint: string
  readonly pane: string
  readonly rim: string
  readonly shadow: string
  readonly red: string
  readonly redDeep: string
  /** How much the tubes and lamps glow, from 0 to 1. */
  readonly lamp: number
  readonly ground: Stops
  readonly inlay: string
  readonly inlayDark: string
  /** What falls on the square from behind. */
  readonly spill: string
  readonly near: readonly [lit: string, dark: string]
}

export const TONES_OF: Readonly<Record<LightName, Tones>> = {
  dusk: {
    sky: [
      [0, '#b3241f'],
      [0.26, '#8e1a1d'],
      [0.48, '#5c1119'],
      [0.75, '#2b0a11'],
      [1, '#13060b'],
    ],
    rays: ['rgb(236 74 48 / 34%)', 'rgb(140 24 28 / 0%)'],
    disc: {
      at: [960, 566],
      rings: [
        [330, '#a01f1f'],
        [276, '#ba2722'],
        [222, '#d63427'],
      ],
    },
    beams: false,
    cloud: ['#8d1c20', '#3c0c14'],
    tiers: ['#8c2320', '#651a1d', '#3a1016', '#11070b'],
    mist: '#b5352a',
    bridge: '#2a0c11',
    water: ['#c23a2a', '#5a141b'],
    glint: '#ffb07a',
    pane: '#070407',
    rim: 'rgb(255 150 110 / 42%)',
    shadow: 'rgb(20 2 6 / 60%)',
    red: '#e23a2e',
    redDeep: '#8e1a1d',
    lamp: 0.75,
    ground: [
      [0, '#c0392b'],
      [0.12, '#8a2423'],
      [0.42, '#4a141b'],
      [1, '#15080d'],
    ],
    inlay: 'rgb(255 112 84 / 24%)',
    inlayDark: 'rgb(18 2 7 / 46%)',
    spill: 'rgb(255 120 80 / 42%)',
    near: ['#3a1218', '#0b0508'],
  },
  night: {
    sky: [
      [0, '#668dba'],
      [0.12, '#37567f'],
      [0.3, '#182b4a'],
      [0.56, '#091327'],
      [1, '#03060f'],
    ],
    rays: ['rgb(150 190 235 / 15%)', 'rgb(60 90 140 / 2%)'],
    disc: null,
    beams: true,
    cloud: ['#2b4263', '#101c33'],
    tiers: ['#2f4c74', '#1b3052', '#0c1730', '#04070f'],
    mist: '#34577f',
    bridge: '#0c1526',
    water: ['#5d85b2', '#13233f'],
    glint: '#c9dcf2',
    pane: '#03050b',
    rim: 'rgb(150 190 240 / 34%)',
    shadow: 'rgb(1 4 14 / 62%)',
    red: '#f0332e',
    redDeep: '#5e1219',
    lamp: 1,
    ground: [
      [0, '#456791'],
      [0.1, '#213856'],
      [0.4, '#0c172b'],
      [1, '#02040a'],
    ],
    inlay: 'rgb(160 200 250 / 15%)',
    inlayDark: 'rgb(2 5 14 / 42%)',
    spill: 'rgb(140 180 230 / 30%)',
    near: ['#1b2941', '#04070e'],
  },
  dawn: {
    sky: [
      [0, '#fff2df'],
      [0.2, '#fbdccb'],
      [0.45, '#efbfb4'],
      [0.75, '#c697a0'],
      [1, '#8d7188'],
    ],
    rays: ['rgb(255 250 236 / 62%)', 'rgb(255 226 208 / 0%)'],
    disc: {
      at: [960, 606],
      rings: [
        [232, '#fbd3bd'],
        [184, '#f7ab92'],
        [138, '#ee6a54'],
      ],
    },
    beams: false,
    cloud: ['#fff0e2', '#e3b2ae'],
    tiers: ['#dcb0ae', '#b08a97', '#73607a', '#3d354b'],
    mist: '#ffe6d6',
    bridge: '#7b5f74',
    water: ['#fbe3d2', '#c99aa2'],
    glint: '#fffaf0',
    pane: '#241f30',
    rim: 'rgb(255 238 222 / 62%)',
    shadow: 'rgb(84 44 70 / 42%)',
    red: '#df4a43',
    redDeep: '#8f2c38',
    lamp: 0.3,
    ground: [
      [0, '#f8dccb'],
      [0.14, '#dcb1aa'],
      [0.46, '#a07d8d'],
      [1, '#4c3f57'],
    ],
    inlay: 'rgb(255 244 232 / 34%)',
    inlayDark: 'rgb(70 44 70 / 24%)',
    spill: 'rgb(255 240 220 / 55%)',
    near: ['#5b4a63', '#211b2c'],
  },
  day: {
    sky: [
      [0, '#fffdf6'],
      [0.3, '#fbf5e6'],
      [0.55, '#f0e6d0'],
      [0.8, '#ddd0b7'],
      [1, '#c8baa1'],
    ],
    rays: ['rgb(255 255 252 / 80%)', 'rgb(255 252 240 / 10%)'],
    disc: {
      at: [960, 420],
      rings: [
        [350, '#f4ead6'],
        [306, '#faf4e6'],
        [262, '#fffdf7'],
      ],
    },
    beams: false,
    cloud: ['#fffefa', '#e2d8c4'],
    tiers: ['#d6cab4', '#a89f90', '#5d5955', '#1f1f23'],
    mist: '#f4ead6',
    bridge: '#8d857a',
    water: ['#e4dccb', '#9fa3a0'],
    glint: '#fffefa',
    pane: '#0c0d11',
    rim: 'rgb(255 252 240 / 55%)',
    shadow: 'rgb(58 46 40 / 45%)',
    red: '#d2262b',
    redDeep: '#8e151d',
    lamp: 0,
    ground: [
      [0, '#e8dcc2'],
      [0.16, '#cfbf9f'],
      [0.5, '#a7967a'],
      [1, '#635848'],
    ],
    inlay: 'rgb(255 253 246 / 50%)',
    inlayDark: 'rgb(40 34 32 / 22%)',
    spill: 'rgb(255 248 228 / 32%)',
    near: ['#3a3939', '#121216'],
  },
}
