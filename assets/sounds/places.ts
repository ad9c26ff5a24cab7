// What each place is made of: four loops that rarely meet, each with its level in decibels against the loudest.
// What is the same in two places (the water of a harbour by night and by day) is one file, which sounds on from one into the other.
import { lengthMs, themeOf, themes } from './themes'

/** Seconds of each kind of loop: together they come round once in thirty weeks. A piece of a theme is as long as its theme. */
export const KINDS = {
  bed: { seconds: 47, bitrate: 16, channels: 1 },
  air: { seconds: 61, bitrate: 20, channels: 1 },
  life: { seconds: 73, bitrate: 18, channels: 1 },
  music: { seconds: 89, bitrate: 20, channels: 2 },
} as const

export type Kind = keyof typeof KINDS

export interface Shape {
  readonly seconds: number
  /** Opus bit rate, kbit/s. */
  readonly bitrate: number
  readonly channels: 1 | 2
}

/** Instruments want more than pads that melt into one another (the encoder takes a fifth more of it); one channel is enough across a room. */
const THEME_BITRATE = 32

/** What a loop is made as. */
export function shapeOf(kind: Kind, stem: string): Shape {
  const theme = kind === 'music' ? themeOf(stem) : undefined
  if (!theme) return KINDS[kind]
  return { seconds: lengthMs(themes[theme]) / 1000, bitrate: THEME_BITRATE, channels: 1 }
}
export type Place = Readonly<Record<Kind, readonly [stem: string, decibels: number]>>

export const places = {
  lobby: {
    bed: ['fire', -2],
    air: ['still', -9],
    life: ['hearth', -12],
    music: ['lobby', 0],
  },
  night: { bed: ['wind', 0], air: ['leaves', 0], life: ['crickets', -7], music: ['night', -3] },
  dawn: { bed: ['brook', -2], air: ['light', -4], life: ['birds', -4], music: ['morning', 0] },
  day: { bed: ['square', -3], air: ['light', -5], life: ['people', 0], music: ['morning', -3] },
  vote: { bed: ['hall', -5], air: ['still', -8], life: ['whispers', -6], music: ['vote', 0] },
  trial: { bed: ['hall', -5], air: ['still', -8], life: ['whispers', -11], music: ['trial', 0] },
  end: { bed: ['hall', -8], air: ['light', -7], life: ['stars', -6], music: ['end', 0] },
  harbourNight: {
    bed: ['quay', 0],
    air: ['rain', 0],
    life: ['buoys', -9],
    music: ['harbourNight', 0],
  },
  harbourTown: {
    bed: ['quay', -5],
    air: ['light', -6],
    life: ['quayside', 0],
    music: ['harbourTown', 0],
  },
  spaceNight: {
    bed: ['machine', -2],
    air: ['spaceWind', 0],
    life: ['beacons', -9],
    music: ['spaceNight', 0],
  },
  spaceport: {
    bed: ['machine', -7],
    air: ['spaceWind', -7],
    life: ['travellers', 0],
    music: ['spaceport', 0],
  },
  sicilyNight: {
    bed: ['bay', -1],
    air: ['cicadas', 0],
    life: ['belfry', -9],
    music: ['sicilyNight', 0],
  },
  sicilyTown: {
    bed: ['bay', -8],
    air: ['light', -6],
    life: ['piazza', 0],
    music: ['sicilyTown', 0],
  },
  frontierNight: {
    bed: ['surf', 0],
    air: ['sage', 0],
    life: ['embers', -8],
    music: ['frontierNight', 0],
  },
  frontierTown: {
    bed: ['surf', -6],
    air: ['light', -6],
    life: ['street', 0],
    music: ['frontierTown', 0],
  },
  lannaNight: {
    bed: ['wind', -1],
    air: ['leaves', 0],
    life: ['crickets', -7],
    music: ['lannaNight', 0],
  },
  lannaTown: {
    bed: ['square', -3],
    air: ['light', -5],
    life: ['people', 0],
    music: ['lannaTown', 0],
  },
  lannaVote: {
    bed: ['wind', -8],
    air: ['light', -10],
    life: ['whispers', -8],
    music: ['lannaVote', 0],
  },
  harbourVote: {
    bed: ['quay', -8],
    air: ['rain', -12],
    life: ['whispers', -8],
    music: ['harbourVote', 0],
  },
  spaceVote: {
    bed: ['machine', -8],
    air: ['spaceWind', -10],
    life: ['whispers', -8],
    music: ['spaceVote', 0],
  },
  sicilyVote: {
    bed: ['bay', -8],
    air: ['light', -10],
    life: ['whispers', -8],
    music: ['sicilyVote', 0],
  },
  frontierVote: {
    bed: ['surf', -8],
    air: ['sage', -10],
    life: ['whispers', -8],
    music: ['frontierVote', 0],
  },
} as const satisfies Record<string, Place>
