/** The inks of each light: few and flat, as a printer of posters would mix them. */
import type { LightName } from '../../../../ui/themeTokens'

export interface Inks {
  /** The sheets of the sky, from the horizon outwards. */
  readonly sky: readonly [string, string, string, string, string, string]
  readonly planet: string
  readonly belt: string
  readonly shade: string
  readonly ring: string
  readonly sun: string
  readonly star: string
  readonly far: readonly [string, string]
  /** What stands behind in town, what stands before, and what is painted on both. */
  readonly back: string
  readonly front: string
  /** The dots that shade them. */
  readonly tone: readonly [front: string, back: string]
  readonly trim: string
  readonly accent: string
  readonly pane: string
  readonly sand: readonly [string, string, string]
  readonly line: string
  readonly panel: readonly [string, string, string]
  /** Outlines, paper where no ink came, and what shadows are tinted with. */
  readonly key: string
  readonly stock: string
  readonly shadow: string
  /** How bright the tubes burn, 0 to 1. */
  readonly tubes: number
}

export const CYAN = '#35ecff'
export const MAGENTA = '#ff3d9e'
export const AMBER = '#ffb02e'

export const INKS: Readonly<Record<LightName, Inks>> = {
  night: {
    sky: ['#2a959a', '#17607a', '#114563', '#0c2f4d', '#081e39', '#050f24'],
    planet: '#174a66',
    belt: '#1d5a75',
    shade: '#0d2c49',
    ring: '#6cc9c8',
    sun: '#dff6ff',
    star: '#d6f4ff',
    far: ['#0f3a56', '#0b2a47'],
    back: '#0c2344',
    front: '#081731',
    tone: ['#030a1c', '#051430'],
    trim: '#1d4a70',
    accent: '#2b3672',
    pane: '#050c1e',
    sand: ['#1d6272', '#103a58', '#081430'],
    line: '#57c4c4',
    panel: ['#121a3c', '#0b1129', '#1e2a58'],
    key: '#030814',
    stock: '#5fc9cf',
    shadow: 'rgb(2 8 24 / 62%)',
    tubes: 1,
  },
  dusk: {
    sky: ['#ff8a4a', '#e04a57', '#a92a63', '#741f63', '#471858', '#240f40'],
    planet: '#7c2262',
    belt: '#8f2a66',
    shade: '#521857',
    ring: '#ff8a6a',
    sun: '#ffe08a',
    star: '#ffd9c4',
    far: ['#93284f', '#6a1d4f'],
    back: '#4b1850',
    front: '#2c1140',
    tone: ['#16062a', '#2a0c3a'],
    trim: '#7a2668',
    accent: '#b0364f',
    pane: '#190a2c',
    sand: ['#f0704a', '#a3325a', '#351145'],
    line: '#ffc27a',
    panel: ['#36144c', '#210c36', '#55205e'],
    key: '#16071f',
    stock: '#ffb98a',
    shadow: 'rgb(38 4 40 / 58%)',
    tubes: 0.85,
  },
  dawn: {
    sky: ['#fff3b4', '#ffd9b0', '#fbbcbb', '#e6aed0', '#c3a7dd', '#9aa2e0'],
    planet: '#f3bfd0',
    belt: '#f9cfd2',
    shade: '#d8a2cd',
    ring: '#fff2c9',
    sun: '#fffbe0',
    star: '#ffffff',
    far: ['#c793c2', '#9f7fbe'],
    back: '#8277bd',
    front: '#565aa6',
    tone: ['#3a3c8c', '#5b55a8'],
    trim: '#f0a4b6',
    accent: '#ffd08a',
    pane: '#343a7c',
    sand: ['#ffd3ae', '#e59fb6', '#8a6cb2'],
    line: '#fff0c4',
    panel: ['#5a59a4', '#3f418a', '#8a7cc2'],
    key: '#272a66',
    stock: '#fff0dc',
    shadow: 'rgb(60 40 120 / 46%)',
    tubes: 0.4,
  },
  day: {
    sky: ['#fff3d2', '#fbe9c0', '#d9e6c4', '#abdcc9', '#79cfc6', '#48bcbd'],
    planet: '#f9b497',
    belt: '#fcc8a8',
    shade: '#ee937c',
    ring: '#fff6de',
    sun: '#fffdf0',
    star: '#ffffff',
    far: ['#f0936c', '#de6a55'],
    back: '#2aa3a3',
    front: '#fdebc8',
    tone: ['#f2a06a', '#12727c'],
    trim: '#ef6a4c',
    accent: '#0f7f88',
    pane: '#12434f',
    sand: ['#ffdf9e', '#f6b877', '#dc7d50'],
    line: '#fff3d0',
    panel: ['#12707a', '#0c5360', '#f06f4f'],
    key: '#0f3440',
    stock: '#fff6e0',
    shadow: 'rgb(110 40 30 / 42%)',
    tubes: 0.12,
  },
}
