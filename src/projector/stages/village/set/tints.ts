/** The colours of the set in its four lights, from the lamp behind it outwards and from the back to the front. */
import type { LightName } from '../../../../ui/themeTokens'

/** The upper and the lower colour of one sheet. */
export type Pair = readonly [top: string, bottom: string]
type Three = readonly [string, string, string]

export interface Tints {
  readonly lamp: readonly [x: number, y: number]
  /** The sheets of lace round the lamp, from the innermost outwards. */
  readonly sky: readonly string[]
  /** How wide their holes are; 1 by day. */
  readonly spread: number
  /** The radius of a disc that the sky paints itself; 0: none. */
  readonly sun: number
  readonly stars: number
  readonly rays: number
  readonly lace: string
  readonly peaks: readonly [Pair, Pair]
  readonly woods: readonly [Pair, Pair, Pair]
  readonly back: Pair
  readonly plaster: readonly [Pair, Pair, Pair]
  readonly roofs: Three
  readonly timber: string
  readonly church: Pair
  readonly copper: Pair
  readonly linden: Pair
  readonly flower: string
  readonly ground: readonly [string, string, string, string]
  readonly grass: Pair
  readonly wing: Pair
  readonly near: Pair
  /** Carved spruce: the hollow, the middle, the ridge. */
  readonly wood: Three
  readonly sprig: Pair
  readonly red: string
  /** The light on the edges of paper, the colour of the shadows, a window with nobody behind it. */
  readonly rim: string
  readonly shadow: string
  readonly pane: string
  readonly lit: string
  readonly haze: string
  /** How much of it lies over the land, how bright edges are, how much the frame's lamps spread. */
  readonly air: number
  readonly edge: number
  readonly glow: number
}

export const TINTS: Readonly<Record<LightName, Tints>> = {
  dusk: {
    lamp: [960, 640],
    sky: ['#ffc678', '#d4814c', '#8c4c48', '#4f3b47', '#2b343f', '#182c36', '#0e202a'],
    spread: 0.95,
    sun: 128,
    stars: 34,
    rays: 0.35,
    lace: '#ffc890',
    peaks: [
      ['#5f4a58', '#c9784f'],
      ['#4a4350', '#b06a4c'],
    ],
    woods: [
      ['#3c4a4a', '#a2694a'],
      ['#26403f', '#6b5a45'],
      ['#15302f', '#3a4438'],
    ],
    back: ['#4a3a3e', '#8d5a44'],
    plaster: [
      ['#8f6a52', '#c08a5c'],
      ['#7d5a50', '#a97550'],
      ['#996e4c', '#c4905c'],
    ],
    roofs: ['#5a2a2c', '#4a2830', '#66352c'],
    timber: '#2a1a1e',
    church: ['#7a5650', '#c68c60'],
    copper: ['#1f4a48', '#3f6a58'],
    linden: ['#24463a', '#6a6a3c'],
    flower: '#e8604a',
    ground: ['#d08c56', '#86604a', '#3f4040', '#182226'],
    grass: ['#3f5238', '#142822'],
    wing: ['#0b2224', '#12302c'],
    near: ['#1c3a30', '#081418'],
    wood: ['#2c1512', '#7d4526', '#b9743c'],
    sprig: ['#2c5a48', '#0f2c2a'],
    red: '#c23a2c',
    rim: '#ffd09a',
    shadow: '#0a141c',
    pane: '#241a20',
    lit: '#ffd584',
    haze: '#ffac66',
    air: 0.8,
    edge: 0.8,
    glow: 0.6,
  },
  night: {
    lamp: [1400, 225],
    sky: ['#7cc8bc', '#286f76', '#185660', '#12444e', '#0c333d', '#08252f', '#051a23'],
    spread: 0.8,
    sun: 0,
    stars: 90,
    rays: 0.06,
    lace: '#a6e4da',
    peaks: [
      ['#1a535c', '#2f7a80'],
      ['#14464f', '#27696f'],
    ],
    woods: [
      ['#103a43', '#205a60'],
      ['#0a2b34', '#174850'],
      ['#061e27', '#10373f'],
    ],
    back: ['#0c303a', '#1b4e56'],
    plaster: [
      ['#123a44', '#1c5058'],
      ['#0f333e', '#19484f'],
      ['#143d44', '#1e525a'],
    ],
    roofs: ['#08202a', '#0a2530', '#071c26'],
    timber: '#05141c',
    church: ['#164650', '#236068'],
    copper: ['#0a2a32', '#1a5a5a'],
    linden: ['#08262c', '#13443f'],
    flower: '#1f5a5c',
    ground: ['#3a7a78', '#1d4d54', '#0d2b34', '#05131b'],
    grass: ['#12413f', '#051a20'],
    wing: ['#03131a', '#07222a'],
    near: ['#0c2f33', '#020c12'],
    wood: ['#160c10', '#4a2a1e', '#7d4a2a'],
    sprig: ['#123f3c', '#04191e'],
    red: '#8f2a26',
    rim: '#8fd6cc',
    shadow: '#010d13',
    pane: '#04131a',
    lit: '#ffcf74',
    haze: '#3f9a98',
    air: 0.4,
    edge: 0.6,
    glow: 1,
  },
  dawn: {
    lamp: [600, 520],
    sky: ['#fffdf2', '#fff0d2', '#ffe0c4', '#fad2c4', '#eccbcc', '#d6c6d4', '#b9bfd6'],
    spread: 1,
    sun: 88,
    stars: 0,
    rays: 0.6,
    lace: '#ffffff',
    peaks: [
      ['#b3a9c6', '#f3cfc2'],
      ['#9da2c0', '#e8c3bc'],
    ],
    woods: [
      ['#8d9db4', '#dcbcb6'],
      ['#6a87a0', '#b3a4ae'],
      ['#4a6a84', '#86909e'],
    ],
    back: ['#a98c9c', '#dcb4ac'],
    plaster: [
      ['#e2c3bc', '#fbe2cc'],
      ['#d8b4b4', '#f2d2c2'],
      ['#e6cabc', '#fde6cf'],
    ],
    roofs: ['#a8606a', '#8f5a72', '#b56c66'],
    timber: '#614358',
    church: ['#ead2cc', '#fff0de'],
    copper: ['#4f8a92', '#8ab8ac'],
    linden: ['#5f8f86', '#a9b48c'],
    flower: '#f0807a',
    ground: ['#ffe2c4', '#dcb4a8', '#988ba0', '#50587a'],
    grass: ['#86a592', '#48687a'],
    wing: ['#2f4d6a', '#4f6c82'],
    near: ['#527a80', '#253f5c'],
    wood: ['#4a2430', '#a8664c', '#e0a070'],
    sprig: ['#5a8f88', '#24506a'],
    red: '#d8505a',
    rim: '#fff4e2',
    shadow: '#3a2f58',
    pane: '#57445f',
    lit: '#ffe6ae',
    haze: '#ffe0cc',
    air: 1,
    edge: 1,
    glow: 0.3,
  },
  day: {
    lamp: [300, 250],
    sky: ['#fffdf0', '#fff6cf', '#ffeeb0', '#ffe594', '#fbd97c', '#f4c964', '#e8b450'],
    spread: 1,
    sun: 84,
    stars: 0,
    rays: 0.7,
    lace: '#fffbe6',
    peaks: [
      ['#8fb8a8', '#f0e2a0'],
      ['#76a794', '#e0d890'],
    ],
    woods: [
      ['#5f9a72', '#c9cf80'],
      ['#357a54', '#8fb060'],
      ['#1c5c40', '#4f8a4c'],
    ],
    back: ['#b9935c', '#ecd08c'],
    plaster: [
      ['#f2dfb4', '#fff6da'],
      ['#e8c98c', '#fae6b4'],
      ['#f4e4c4', '#fffaea'],
    ],
    roofs: ['#b8402a', '#a03628', '#c8542e'],
    timber: '#5a2a1a',
    church: ['#fbf0d0', '#fffdf0'],
    copper: ['#2a7a5c', '#5fa87a'],
    linden: ['#3f8a3f', '#a8c04a'],
    flower: '#e8402e',
    ground: ['#ffefba', '#efcf86', '#c49656', '#7d5c3c'],
    grass: ['#7db04c', '#2c6a3c'],
    wing: ['#0f4a34', '#2c6e44'],
    near: ['#3c8a48', '#123f2e'],
    wood: ['#5a2412', '#b86a30', '#eca858'],
    sprig: ['#3f8f52', '#0f4a34'],
    red: '#d8382a',
    rim: '#fff8dc',
    shadow: '#3a2a14',
    pane: '#4a3428',
    lit: '#fff0b4',
    haze: '#fff2b8',
    air: 0.8,
    edge: 1,
    glow: 0.15,
  },
}
