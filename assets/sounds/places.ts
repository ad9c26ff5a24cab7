// What each place is made of: four loops that rarely meet, each with its level in decibels against the loudest.
// What is the same in two places (the water of a harbour by night and by day) is one file, which sounds on from one into the other.

/** Seconds of each kind of loop: together they come round once in thirty weeks. */
export const KINDS = {
  bed: { seconds: 47, bitrate: 16, channels: 1 },
  air: { seconds: 61, bitrate: 20, channels: 1 },
  life: { seconds: 73, bitrate: 18, channels: 1 },
  music: { seconds: 89, bitrate: 20, channels: 2 },
} as const

export type Kind = keyof typeof KINDS
export type Place = Readonly<Record<Kind, readonly [stem: string, decibels: number]>>

export const places = {
  lobby: {
    bed: ['fire', -2],
    air: ['still', -9],
    life: ['hearth', -12],
    music: ['lobby', 0],
  },
  night: { bed: ['wind', 0], air: ['leaves', 0], life: ['crickets', -7], music: ['night', -8] },
  dawn: { bed: ['brook', -2], air: ['light', -4], life: ['birds', -4], music: ['morning', 0] },
  day: { bed: ['square', -3], air: ['light', -5], life: ['people', 0], music: ['morning', -9] },
  vote: { bed: ['hall', -5], air: ['still', -8], life: ['whispers', -6], music: ['vote', 0] },
  trial: { bed: ['hall', -5], air: ['still', -8], life: ['whispers', -11], music: ['trial', 0] },
  end: { bed: ['hall', -8], air: ['light', -7], life: ['stars', -6], music: ['end', 0] },
  harbourNight: {
    bed: ['quay', 0],
    air: ['rain', 0],
    life: ['buoys', -9],
    music: ['harbourNight', -8],
  },
  harbourTown: {
    bed: ['quay', -5],
    air: ['light', -6],
    life: ['quayside', 0],
    music: ['harbourTown', -9],
  },
  spaceNight: {
    bed: ['machine', -2],
    air: ['spaceWind', 0],
    life: ['beacons', -9],
    music: ['spaceNight', -6],
  },
  spaceport: {
    bed: ['machine', -7],
    air: ['spaceWind', -7],
    life: ['travellers', 0],
    music: ['spaceport', -8],
  },
  sicilyNight: {
    bed: ['bay', -1],
    air: ['cicadas', 0],
    life: ['belfry', -9],
    music: ['sicilyNight', -7],
  },
  sicilyTown: {
    bed: ['bay', -8],
    air: ['light', -6],
    life: ['piazza', 0],
    music: ['sicilyTown', -9],
  },
  frontierNight: {
    bed: ['surf', 0],
    air: ['sage', 0],
    life: ['embers', -8],
    music: ['frontierNight', -8],
  },
  frontierTown: {
    bed: ['surf', -6],
    air: ['light', -6],
    life: ['street', 0],
    music: ['frontierTown', -9],
  },
} as const satisfies Record<string, Place>
