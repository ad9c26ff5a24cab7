/** What each paper of Chiang Mai is coloured with in each light. */
import type { LightName } from '../../../../../ui/themeTokens'

export interface Tint {
  /** The sheets of the sky, from the lamp outwards, and what is above them all. */
  readonly rings: readonly [string, string, string, string, string]
  readonly zenith: string
  readonly ringRim: string
  /** The lamp behind everything. */
  readonly glow: string
  readonly glowShare: number
  /** Clouds at the sides, and their edge. */
  readonly cloud: readonly [string, string]
  /** Hills from the farthest to the nearest. */
  readonly hills: readonly [string, string, string]
  readonly mist: string
  readonly mistShare: number
  /** Houses far back. */
  readonly back: string
  /** Walls of houses above and below, teak, tiles in three tiers. */
  readonly wall: readonly [string, string]
  readonly teak: string
  readonly tiles: readonly [string, string, string]
  /** Gold in light, in shade, in the dark. */
  readonly gold: readonly [string, string, string]
  readonly plaster: string
  readonly brick: readonly [string, string]
  readonly leaf: readonly [string, string]
  /** A window with nobody's lamp behind it. */
  readonly pane: string
  /** The light in a hole. */
  readonly lit: string
  /** The ground from the back to the front. */
  readonly ground: readonly [string, string, string, string]
  readonly line: string
  readonly water: readonly [string, string]
  readonly shadow: string
  readonly rim: string
  readonly frame: readonly [string, string]
  readonly gilt: readonly [string, string]
  readonly near: readonly [string, string]
  /** How strongly lanterns shine. */
  readonly lamps: number
}

export const TINTS: Readonly<Record<LightName, Tint>> = {
  dusk: {
    rings: ['#e0703a', '#bb4540', '#8c2e4d', '#5d2458', '#371b50'],
    zenith: '#241340',
    ringRim: '#ffb478',
    glow: '#ffc860',
    glowShare: 0.6,
    cloud: ['#54204f', '#2d1644'],
    hills: ['#7c2950', '#5c204e', '#3e1747'],
    mist: '#ff8f56',
    mistShare: 0.3,
    back: '#50204c',
    wall: ['#43193f', '#6b2a3f'],
    teak: '#2c1030',
    tiles: ['#8e2f35', '#742636', '#5a1f38'],
    gold: ['#f0a04a', '#a8543c', '#5a2140'],
    plaster: '#b4564a',
    brick: ['#8f3a38', '#5a2138'],
    leaf: ['#35203f', '#24142f'],
    pane: '#1d0b26',
    lit: '#ffd27a',
    ground: ['#d97a44', '#a04440', '#5d2445', '#2a1236'],
    line: '#ffc27a',
    water: ['#e0743f', '#7a2f50'],
    shadow: '#2c0726',
    rim: '#ffc98a',
    frame: ['#3a1420', '#1c0816'],
    gilt: ['#f2b84e', '#9c5a2a'],
    near: ['#3a1a3a', '#170a1f'],
    lamps: 0.8,
  },
  night: {
    rings: ['#7d5694', '#473a90', '#2e2d76', '#20225e', '#161947'],
    zenith: '#0b0e30',
    ringRim: '#9d8fe0',
    glow: '#ffb45a',
    glowShare: 0.42,
    cloud: ['#1d1f58', '#11143c'],
    hills: ['#2c2f72', '#20235c', '#171a48'],
    mist: '#8f7ad0',
    mistShare: 0.2,
    back: '#1c1e52',
    wall: ['#1b1846', '#2d2356'],
    teak: '#120f33',
    tiles: ['#4a2a63', '#3b2459', '#2e1e4f'],
    gold: ['#f4bb58', '#a06a4a', '#47305c'],
    plaster: '#43356f',
    brick: ['#4a2c5e', '#2b1f4f'],
    leaf: ['#15294a', '#0e1a38'],
    pane: '#0b0a26',
    lit: '#ffcf74',
    ground: ['#7a5a86', '#4a3c77', '#2b2759', '#14153a'],
    line: '#ffca86',
    water: ['#4a3f8a', '#1b1f55'],
    shadow: '#060620',
    rim: '#b9a6ee',
    frame: ['#1d1030', '#0c0718'],
    gilt: ['#e9ae4a', '#8a5230'],
    near: ['#1b1f4a', '#090a22'],
    lamps: 1,
  },
  dawn: {
    rings: ['#fff6da', '#ffe6c2', '#ffcdb4', '#f4b0b4', '#d79abf'],
    zenith: '#b28fc4',
    ringRim: '#fffaf0',
    glow: '#fff2c4',
    glowShare: 0.7,
    cloud: ['#f3bcc0', '#cf9cc0'],
    hills: ['#d7a2bd', '#b886b2', '#9570a4'],
    mist: '#fff0e4',
    mistShare: 0.62,
    back: '#a87fae',
    wall: ['#8a6398', '#b98aa0'],
    teak: '#5a3d74',
    tiles: ['#b65a68', '#a04e68', '#874668'],
    gold: ['#ffdf94', '#d99a6a', '#9a6486'],
    plaster: '#f2d0c4',
    brick: ['#b8727c', '#85557f'],
    leaf: ['#6a6a90', '#4b4f7c'],
    pane: '#4a3362',
    lit: '#fff0bc',
    ground: ['#f8cfae', '#dba29a', '#a8748f', '#664a78'],
    line: '#fff0d8',
    water: ['#f7cdb8', '#b287ae'],
    shadow: '#4a2458',
    rim: '#fff0dc',
    frame: ['#5e3550', '#341c3a'],
    gilt: ['#f6cf86', '#b0744c'],
    near: ['#6a4a80', '#33224e'],
    lamps: 0.35,
  },
  day: {
    rings: ['#fffce4', '#fbf5cb', '#d9f1d4', '#a2e4d6', '#62cbcb'],
    zenith: '#2fa9b6',
    ringRim: '#ffffff',
    glow: '#fff3b8',
    glowShare: 0.5,
    cloud: ['#ffffff', '#dff5e6'],
    hills: ['#8ccdb2', '#57ab92', '#2f8b7b'],
    mist: '#fffbdc',
    mistShare: 0.4,
    back: '#58a292',
    wall: ['#a8683a', '#d79a58'],
    teak: '#5e3020',
    tiles: ['#d9582c', '#c24a2a', '#a83e2c'],
    gold: ['#ffe27a', '#eaa92e', '#b06f22'],
    plaster: '#fff4d8',
    brick: ['#d07342', '#a34f38'],
    leaf: ['#3f9a58', '#1f7350'],
    pane: '#3d1e1c',
    lit: '#ffe9a0',
    ground: ['#efc783', '#dda058', '#ba7040', '#743c2b'],
    line: '#fff6d2',
    water: ['#9fe6d4', '#2f9fa6'],
    shadow: '#5a2a1c',
    rim: '#fffbe2',
    frame: ['#7a3c1c', '#431c12'],
    gilt: ['#ffd763', '#c4852c'],
    near: ['#2b7a55', '#124a3e'],
    lamps: 0.12,
  },
}
