/** What colour the washes of the moor have in each light. */
import type { LightName } from '../../../../ui/themeTokens'

export interface Tints {
  /** From the top of the picture down to the horizon. */
  readonly sky: readonly [string, string, string, string]
  /** The torn veils before it, from the highest to the lowest, and how much they hide. */
  readonly veils: readonly [string, string]
  readonly veil: number
  readonly sun: { readonly at: readonly [number, number]; readonly radius: number } | null
  readonly stars: number
  /** Bare fibres where a sheet is torn. */
  readonly core: string
  readonly mist: string
  readonly far: readonly [string, string, string]
  /** Still water: far off, and near. */
  readonly water: readonly [string, string]
  readonly glint: string
  readonly wall: readonly [string, string]
  readonly thatch: readonly [string, string]
  readonly wood: string
  readonly pane: string
  /** The ground, from its far edge to its near one. */
  readonly ground: readonly [string, string, string, string]
  readonly grass: string
  readonly ink: string
  readonly near: readonly [string, string]
  readonly frame: readonly [string, string, string]
  readonly rope: string
  readonly lamp: string
  readonly wisps: number
  /** How bright the air is, from 0 to 1: what shadows and edges are measured by. */
  readonly air: number
}

export const TINTS: Readonly<Record<LightName, Tints>> = {
  night: {
    sky: ['#030c12', '#06191f', '#0b2f35', '#2a6a68'],
    veils: ['#020c12', '#041e26'],
    veil: 0.5,
    sun: null,
    stars: 90,
    core: '#6fa9a0',
    mist: '#5fb0a4',
    far: ['#123c41', '#0b2b30', '#071e23'],
    water: ['#2a6664', '#081c20'],
    glint: '#a8f0dc',
    wall: ['#16302f', '#0c1f20'],
    thatch: ['#12231f', '#081513'],
    wood: '#0a1514',
    pane: '#041012',
    ground: ['#2a5a4c', '#17392f', '#0b221d', '#04100f'],
    grass: '#3d7a62',
    ink: '#020a0c',
    near: ['#0b1e1c', '#020a0b'],
    frame: ['#0a2224', '#061618', '#02090b'],
    rope: '#4d6b5e',
    lamp: '#ffc766',
    wisps: 1,
    air: 0.25,
  },
  dusk: {
    sky: ['#1b1412', '#3a2114', '#7e4315', '#f2a436'],
    veils: ['#1d1310', '#6a3a16'],
    veil: 0.46,
    sun: { at: [1130, 556], radius: 64 },
    stars: 14,
    core: '#e8b878',
    mist: '#f4a648',
    far: ['#84481c', '#5e3218', '#3e2114'],
    water: ['#e09436', '#3a2013'],
    glint: '#ffe2a0',
    wall: ['#5a3a22', '#2e1d14'],
    thatch: ['#4a3018', '#20140e'],
    wood: '#1c110c',
    pane: '#1a0f0c',
    ground: ['#8a5f28', '#5f431f', '#3a2a18', '#17110d'],
    grass: '#a07a34',
    ink: '#140b08',
    near: ['#2a1c12', '#0c0706'],
    frame: ['#2c1d12', '#1d130d', '#0e0907'],
    rope: '#a8783e',
    lamp: '#ffc864',
    wisps: 0.25,
    air: 0.6,
  },
  dawn: {
    sky: ['#c794a4', '#e3b4b8', '#f5d6cf', '#fff0e2'],
    veils: ['#b07a90', '#eec2be'],
    veil: 0.34,
    sun: { at: [640, 478], radius: 56 },
    stars: 0,
    core: '#fff4ec',
    mist: '#ffe6de',
    far: ['#d19ea8', '#b38092', '#8d667e'],
    water: ['#fbe0d6', '#8d7286'],
    glint: '#fffaf2',
    wall: ['#d8b8ae', '#a28490'],
    thatch: ['#8f7068', '#5e4a56'],
    wood: '#4c3c4a',
    pane: '#4a3a4c',
    ground: ['#c9b09a', '#a3938a', '#746f76', '#443f50'],
    grass: '#7f8a78',
    ink: '#3a2c3c',
    near: ['#5f5666', '#352c3c'],
    frame: ['#7b6274', '#5a465a', '#3a2c3e'],
    rope: '#c9a294',
    lamp: '#ffd9a0',
    wisps: 0,
    air: 0.95,
  },
  day: {
    sky: ['#8fb3a8', '#b9d2c4', '#dfead9', '#fbfbee'],
    veils: ['#6f9c90', '#cfe3d6'],
    veil: 0.36,
    sun: { at: [1400, 226], radius: 58 },
    stars: 0,
    core: '#fdfdf2',
    mist: '#f3f8ee',
    far: ['#98bba6', '#739d88', '#52806c'],
    water: ['#e9f3ea', '#4f7a72'],
    glint: '#ffffff',
    wall: ['#efe6cc', '#c2b896'],
    thatch: ['#a78a4c', '#6f5c34'],
    wood: '#5a4a34',
    pane: '#33443f',
    ground: ['#b5c282', '#8aa662', '#587d52', '#2c4c40'],
    grass: '#5f8f4c',
    ink: '#1f332c',
    near: ['#3f6a4c', '#1c3a30'],
    frame: ['#41685a', '#2c4d44', '#1a332e'],
    rope: '#d8bd84',
    lamp: '#ffe7a8',
    wisps: 0,
    air: 1,
  },
}
