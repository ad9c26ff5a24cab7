/** The few inks of each light: what the sheets of the town are printed in. */
import type { LightName } from '../../../../ui/themeTokens'
import type { Stops } from '../../../paper/paper'

export interface Inks {
  /** From the top of the picture down to the horizon. */
  readonly sky: Stops
  /** Strokes in the sky, and those near its light. */
  readonly skyCut: string
  readonly skyGlow: string
  readonly cloud: string
  readonly cloudLow: string
  readonly cloudRim: string
  /** The mesas, from the farthest. */
  readonly mesas: readonly (readonly [top: string, foot: string])[]
  readonly mesaCut: string
  readonly mesaRim: string
  readonly sea: Stops
  readonly glint: string
  /** Walls of the houses behind and of those in front. */
  readonly back: readonly string[]
  readonly front: readonly string[]
  /** The block's own ink, for shade and lines. */
  readonly ink: string
  /** What the light catches. */
  readonly rim: string
  readonly carved: string
  readonly trim: string
  readonly glass: string
  readonly lamp: string
  readonly ground: Stops
  readonly groundCut: string
  readonly groundGlow: string
  readonly leaf: readonly [light: string, deep: string]
  readonly wood: readonly [light: string, deep: string]
  readonly brass: readonly [light: string, middle: string, deep: string]
  readonly shadow: string
  readonly haze: string
}

const WALNUT = ['#7a3d22', '#35150f'] as const

export const INKS: Readonly<Record<LightName, Inks>> = {
  dusk: {
    sky: [
      [0, '#1d0510'],
      [0.3, '#430a17'],
      [0.62, '#7d1620'],
      [0.84, '#bb3c28'],
      [1, '#e0a545'],
    ],
    skyCut: 'rgb(20 2 10 / 42%)',
    skyGlow: 'rgb(226 92 52 / 34%)',
    cloud: '#5e101c',
    cloudLow: '#a12f26',
    cloudRim: 'rgb(214 206 96 / 62%)',
    mesas: [
      ['#7f1d25', '#a8442c'],
      ['#4f0f1e', '#7a2a28'],
      ['#2c0c1b', '#4c1f22'],
    ],
    mesaCut: 'rgb(24 4 14 / 55%)',
    mesaRim: 'rgb(208 206 92 / 70%)',
    sea: [
      [0, '#a9b04a'],
      [0.3, '#4f7d46'],
      [1, '#153a2f'],
    ],
    glint: 'rgb(236 236 130 / 80%)',
    back: ['#2f4a35', '#27432f', '#36503a', '#2a4534', '#324b32'],
    front: ['#163028', '#122a24', '#1b362a', '#142d28', '#18332a'],
    ink: '#07140f',
    rim: 'rgb(201 214 104 / 75%)',
    carved: 'rgb(126 156 84 / 55%)',
    trim: '#4d6b40',
    glass: '#06120e',
    lamp: '#ffc65a',
    ground: [
      [0, '#a7a248'],
      [0.14, '#68793a'],
      [0.5, '#2c4630'],
      [1, '#0d1d18'],
    ],
    groundCut: 'rgb(8 26 18 / 48%)',
    groundGlow: 'rgb(232 226 118 / 46%)',
    leaf: ['#3f6a3c', '#0d2119'],
    wood: ['#5c1f1c', '#220a10'],
    brass: ['#f0dc86', '#b48a3a', '#57301a'],
    shadow: 'rgb(16 4 10 / 60%)',
    haze: 'rgb(232 196 90 / 30%)',
  },
  night: {
    sky: [
      [0, '#040719'],
      [0.35, '#081434'],
      [0.66, '#0e2f55'],
      [0.86, '#1d6276'],
      [1, '#55b09c'],
    ],
    skyCut: 'rgb(2 4 18 / 50%)',
    skyGlow: 'rgb(64 142 148 / 34%)',
    cloud: '#0c2244',
    cloudLow: '#1a4a62',
    cloudRim: 'rgb(154 232 190 / 60%)',
    mesas: [
      ['#1b4a64', '#2d7078'],
      ['#103052', '#1f5566'],
      ['#0a1c3a', '#143a52'],
    ],
    mesaCut: 'rgb(3 8 28 / 55%)',
    mesaRim: 'rgb(150 232 186 / 62%)',
    sea: [
      [0, '#4a9c92'],
      [0.3, '#1c5a6c'],
      [1, '#0a2742'],
    ],
    glint: 'rgb(190 248 208 / 75%)',
    back: ['#123352', '#102d50', '#153856', '#11314e', '#14354f'],
    front: ['#071531', '#06112b', '#091936', '#07142f', '#081733'],
    ink: '#030717',
    rim: 'rgb(150 232 186 / 68%)',
    carved: 'rgb(84 168 168 / 34%)',
    trim: '#1f5268',
    glass: '#030818',
    lamp: '#ffb84a',
    ground: [
      [0, '#4a9488'],
      [0.12, '#255f70'],
      [0.45, '#1a4a6c'],
      [1, '#0a1d40'],
    ],
    groundCut: 'rgb(3 8 30 / 52%)',
    groundGlow: 'rgb(150 236 196 / 40%)',
    leaf: ['#1f5c5c', '#071a2c'],
    wood: ['#2c2440', '#0c0a1c'],
    brass: ['#d6cf8e', '#7d7446', '#2c2c38'],
    shadow: 'rgb(1 3 16 / 66%)',
    haze: 'rgb(110 214 188 / 26%)',
  },
  dawn: {
    sky: [
      [0, '#e58fa4'],
      [0.3, '#f3b1b3'],
      [0.6, '#fad2b8'],
      [0.84, '#fdeeb2'],
      [1, '#fffbc4'],
    ],
    skyCut: 'rgb(214 104 138 / 24%)',
    skyGlow: 'rgb(255 255 226 / 60%)',
    cloud: '#fff0cf',
    cloudLow: '#fbd0bd',
    cloudRim: 'rgb(255 255 232 / 90%)',
    mesas: [
      ['#efb0ae', '#fbdcb4'],
      ['#d98a9c', '#f0b9a8'],
      ['#b9647f', '#d98f92'],
    ],
    mesaCut: 'rgb(150 58 96 / 38%)',
    mesaRim: 'rgb(255 252 206 / 85%)',
    sea: [
      [0, '#fff8c4'],
      [0.35, '#f7cfb4'],
      [1, '#cf8aa0'],
    ],
    glint: 'rgb(255 255 232 / 95%)',
    back: ['#b96f8c', '#c47a8e', '#ae6688', '#bd7488', '#b3698a'],
    front: ['#8a446c', '#7c3c66', '#94496a', '#834068', '#8e4668'],
    ink: '#431a3e',
    rim: 'rgb(255 246 190 / 88%)',
    carved: 'rgb(244 186 170 / 52%)',
    trim: '#d993a0',
    glass: '#4a1f46',
    lamp: '#ffe7a0',
    ground: [
      [0, '#fdf0b6'],
      [0.14, '#f3bfa4'],
      [0.5, '#c27a8a'],
      [1, '#64305a'],
    ],
    groundCut: 'rgb(118 46 88 / 34%)',
    groundGlow: 'rgb(255 252 210 / 62%)',
    leaf: ['#8f7f86', '#4a2a4c'],
    wood: ['#94503f', '#4a1e30'],
    brass: ['#fff3b4', '#dba860', '#8a4a44'],
    shadow: 'rgb(96 30 70 / 46%)',
    haze: 'rgb(255 250 196 / 52%)',
  },
  day: {
    sky: [
      [0, '#1f9fa6'],
      [0.2, '#4fc0ba'],
      [0.5, '#9adfcd'],
      [0.8, '#dcf1cb'],
      [1, '#fff0bd'],
    ],
    skyCut: 'rgb(8 112 126 / 26%)',
    skyGlow: 'rgb(255 255 236 / 50%)',
    cloud: '#fffbe6',
    cloudLow: '#c9ead8',
    cloudRim: 'rgb(14 104 116 / 65%)',
    mesas: [
      ['#f2b06a', '#ffdd9c'],
      ['#e07f3a', '#f5b566'],
      ['#bd4d25', '#e0883e'],
    ],
    mesaCut: 'rgb(128 38 18 / 60%)',
    mesaRim: 'rgb(92 26 16 / 75%)',
    sea: [
      [0, '#bfe9d2'],
      [0.25, '#35b0aa'],
      [1, '#0f7f8c'],
    ],
    glint: 'rgb(255 255 236 / 90%)',
    back: ['#d99a4e', '#c96f3c', '#e6b868', '#b98a52', '#d0824a'],
    front: ['#b5402a', '#e0a23c', '#2f8a86', '#efd296', '#8f3a22'],
    ink: '#360f10',
    rim: 'rgb(54 15 16 / 85%)',
    carved: 'rgb(255 240 196 / 50%)',
    trim: '#fbe6b4',
    glass: '#3c1a1c',
    lamp: '#ffe7a0',
    ground: [
      [0, '#ffe39a'],
      [0.16, '#f5b650'],
      [0.5, '#dd7f2e'],
      [1, '#87361a'],
    ],
    groundCut: 'rgb(116 38 14 / 42%)',
    groundGlow: 'rgb(255 246 196 / 62%)',
    leaf: ['#4f9a5e', '#16523f'],
    wood: WALNUT,
    brass: ['#fff0a8', '#d69a36', '#7a3f18'],
    shadow: 'rgb(72 22 12 / 50%)',
    haze: 'rgb(255 240 190 / 46%)',
  },
}
