/** The paints of the book, and what each of its four lights makes of them. */
import type { LightName } from '../../../../ui/themeTokens'
import { mix } from '../../../paper/colour'
import type { Light } from './kit/lay'

/** As they come out of the shells. */
const PAINT = {
  lapis: '#2a56b0',
  azure: '#6f9fd0',
  vermilion: '#d8402a',
  madder: '#a82c4a',
  verdigris: '#3f9a72',
  moss: '#7aa04a',
  gold: '#f0bc3e',
  ochre: '#c98a3c',
  stone: '#f2e3c2',
  ash: '#cdb999',
  plaster: '#f8edd2',
  oak: '#6e4426',
  parchment: '#f3e1b4',
  rose: '#e0566a',
} as const
export type PaintName = keyof typeof PAINT

type Wash = readonly [colour: string, share: number]

export interface Tints extends Light {
  /** Rings of glass from the horizon outwards. */
  readonly sky: readonly string[]
  /** What is behind the innermost. */
  readonly heart: readonly string[]
  readonly lead: string
  readonly bead: string
  readonly stars: number
  readonly sun: readonly [x: number, y: number, radius: number] | null
  readonly ink: string
  readonly haze: string
  /** How much of it lies over what is far. */
  readonly air: number
  readonly ground: readonly [string, string, string, string]
  readonly pane: string
  /** How brightly coloured glass shines from within. */
  readonly glass: number
  readonly far: (name: PaintName, deeper?: number) => string
  readonly town: (name: PaintName, deeper?: number) => string
  readonly near: (name: PaintName, deeper?: number) => string
  /** On the border of the page. */
  readonly page: (name: PaintName, deeper?: number) => string
  readonly sheet: string
}

const washed =
  ([colour, share]: Wash, shadow: string) =>
  (name: PaintName, deeper = 0): string =>
    mix(mix(PAINT[name], colour, share), shadow, deeper)

interface Given extends Omit<Tints, 'far' | 'town' | 'near' | 'page'> {
  readonly washes: readonly [far: Wash, town: Wash, near: Wash, page: Wash]
}
const tints = ({ washes: [far, town, near, page], ...given }: Given): Tints => ({
  ...given,
  far: washed(far, given.shadow),
  town: washed(town, given.shadow),
  near: washed(near, given.shadow),
  page: washed(page, given.shadow),
})

export const TINTS: Readonly<Record<LightName, Tints>> = {
  dusk: tints({
    sky: ['#d9542f', '#b23437', '#8c2747', '#6c2153', '#521c55', '#3d184f', '#2c1346', '#200e3a'],
    heart: ['#fff0b4', '#ffc35c', '#f08038'],
    lead: '#3a0f36',
    bead: '#f2b450',
    stars: 60,
    sun: [1552, 250, 62],
    ink: '#2a0a24',
    sheet: '#54203c',
    haze: '#ff9a58',
    air: 0.75,
    ground: ['#c46a4c', '#8a3c48', '#4e2046', '#240f30'],
    pane: '#24102c',
    glass: 0.75,
    rim: '#ffc98c',
    shadow: '#2c0a2e',
    washes: [
      ['#8c2f56', 0.66],
      ['#451742', 0.64],
      ['#2c0e30', 0.5],
      ['#3a1030', 0.22],
    ],
  }),
  night: tints({
    sky: ['#3a63b2', '#2f55a4', '#254690', '#1b3577', '#162b68', '#122358', '#0e1b49', '#0a143a'],
    heart: ['#8fb4e8', '#5a86cc', '#3c66b2'],
    lead: '#0a1440',
    bead: '#d9b458',
    stars: 600,
    sun: null,
    ink: '#060c28',
    sheet: '#131f58',
    haze: '#5a84d0',
    air: 0.5,
    ground: ['#48609c', '#33477f', '#1e2b5c', '#0d1436'],
    pane: '#0a1238',
    glass: 1,
    rim: '#86a6ea',
    shadow: '#050a2a',
    washes: [
      ['#1c3a86', 0.8],
      ['#0e1d5a', 0.85],
      ['#0f1d5a', 0.66],
      ['#101c54', 0.34],
    ],
  }),
  dawn: tints({
    sky: ['#fbd9bd', '#f8cbb8', '#f4bcb4', '#eeabb0', '#e299ac', '#cf87a8', '#b476a2', '#946698'],
    heart: ['#fffbe6', '#fff0c8', '#fde2bc'],
    lead: '#c98a92',
    bead: '#f6dc9c',
    stars: 8,
    sun: [398, 262, 60],
    ink: '#5a2c4c',
    sheet: '#f6dccb',
    haze: '#ffe2cc',
    air: 0.9,
    ground: ['#f0cdb4', '#d9a29c', '#a87690', '#694a72'],
    pane: '#5c4068',
    glass: 0.4,
    rim: '#fff4dc',
    shadow: '#6a3c64',
    washes: [
      ['#e3a9b4', 0.56],
      ['#c78ba4', 0.42],
      ['#a46c8e', 0.3],
      ['#c48aa0', 0.12],
    ],
  }),
  day: tints({
    sky: ['#fdf3cf', '#fbedbd', '#f9e6aa', '#f6dd94', '#f1d07a', '#eac162', '#deae4e', '#cf9a40'],
    heart: ['#fffdf0', '#fff9e0', '#fef4d2'],
    lead: '#d9b464',
    bead: '#e08a2c',
    stars: 0,
    sun: [352, 214, 56],
    ink: '#4a2c1c',
    sheet: '#f5e5bc',
    haze: '#fff4d0',
    air: 0.5,
    ground: ['#f6ead0', '#e6d3ac', '#c9ac7c', '#94734e'],
    pane: '#3c3a58',
    glass: 0.25,
    rim: '#fffbe8',
    shadow: '#6a4424',
    washes: [
      ['#f4e2ac', 0.26],
      ['#e8d0a0', 0.06],
      ['#b08a50', 0.08],
      ['#f3e1b4', 0.02],
    ],
  }),
}
