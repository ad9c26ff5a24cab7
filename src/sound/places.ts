// The places that scenes sound like: which loops each is laid of, how loud each is in it, and where their files lie.
import { gains, loops } from '../../assets/sounds/loops'
import { places, type Kind } from '../../assets/sounds/places'

/** One loop of a place. */
export interface Part {
  readonly url: string
  /** Where the loop begins in the file and how long it is, milliseconds. */
  readonly fromMs: number
  readonly lengthMs: number
  /** Its level in the place, 0…1. */
  readonly gain: number
  /** Samples a second to hold it at; null: as the loudspeakers have it. Half of them are enough below 8 kHz. */
  readonly rate: number | null
  /** Whether the tension's filter lies over it. */
  readonly filtered: boolean
  /** Whether one channel stays in the middle, instead of lying all around. */
  readonly isCentred?: boolean
}

const HALF_RATE = 24_000

// The bundler finds the files by these literal addresses, so they cannot be put together from ids.
const files = {
  lobby: new URL('../../assets/sounds/ambience-lobby.webm', import.meta.url),
  dawn: new URL('../../assets/sounds/ambience-dawn.webm', import.meta.url),
  day: new URL('../../assets/sounds/ambience-day.webm', import.meta.url),
  vote: new URL('../../assets/sounds/ambience-vote.webm', import.meta.url),
  trial: new URL('../../assets/sounds/ambience-trial.webm', import.meta.url),
  end: new URL('../../assets/sounds/ambience-end.webm', import.meta.url),
  spaceNight: new URL('../../assets/sounds/ambience-spaceNight.webm', import.meta.url),
  spaceport: new URL('../../assets/sounds/ambience-spaceport.webm', import.meta.url),
  sicilyNight: new URL('../../assets/sounds/ambience-sicilyNight.webm', import.meta.url),
  sicilyTown: new URL('../../assets/sounds/ambience-sicilyTown.webm', import.meta.url),
  frontierNight: new URL('../../assets/sounds/ambience-frontierNight.webm', import.meta.url),
  frontierTown: new URL('../../assets/sounds/ambience-frontierTown.webm', import.meta.url),
  'bed-wind': new URL('../../assets/sounds/bed-wind.webm', import.meta.url),
  'bed-quay': new URL('../../assets/sounds/bed-quay.webm', import.meta.url),
  'air-leaves': new URL('../../assets/sounds/air-leaves.webm', import.meta.url),
  'air-light': new URL('../../assets/sounds/air-light.webm', import.meta.url),
  'air-rain': new URL('../../assets/sounds/air-rain.webm', import.meta.url),
  'life-crickets': new URL('../../assets/sounds/life-crickets.webm', import.meta.url),
  'life-buoys': new URL('../../assets/sounds/life-buoys.webm', import.meta.url),
  'life-quayside': new URL('../../assets/sounds/life-quayside.webm', import.meta.url),
  'music-night': new URL('../../assets/sounds/music-night.webm', import.meta.url),
  'music-harbourNight': new URL('../../assets/sounds/music-harbourNight.webm', import.meta.url),
  'music-harbourTown': new URL('../../assets/sounds/music-harbourTown.webm', import.meta.url),
} as const satisfies Record<string, URL>

const KINDS = ['bed', 'air', 'life', 'music'] as const satisfies readonly Kind[]

/** The four loops of a place. */
function laid(id: keyof typeof gains): readonly Part[] {
  return KINDS.map((kind) => {
    const [stem] = places[id][kind]
    // TypeScript cannot follow which stem is of which kind; a test holds that each has its file.
    const name = `${kind}-${stem}` as keyof typeof files
    return {
      url: files[name].href,
      ...loops[name],
      gain: gains[id][kind],
      rate: kind === 'air' ? null : HALF_RATE,
      filtered: kind === 'music',
    }
  })
}

/** A place that is one loop. */
const alone = (id: keyof typeof files & keyof typeof loops): readonly Part[] => [
  { url: files[id].href, ...loops[id], gain: 1, rate: null, filtered: false },
]

/** Every place by its id, its loops in the order in which they are fetched. */
export const ambiences = {
  lobby: alone('lobby'),
  night: laid('night'),
  dawn: alone('dawn'),
  day: alone('day'),
  vote: alone('vote'),
  trial: alone('trial'),
  end: alone('end'),
  harbourNight: laid('harbourNight'),
  harbourTown: laid('harbourTown'),
  spaceNight: alone('spaceNight'),
  spaceport: alone('spaceport'),
  sicilyNight: alone('sicilyNight'),
  sicilyTown: alone('sicilyTown'),
  frontierNight: alone('frontierNight'),
  frontierTown: alone('frontierTown'),
} as const satisfies Record<string, readonly Part[]>

/** What beats under every place when few are left. */
export const pulse: Part = {
  url: new URL('../../assets/sounds/pulse.webm', import.meta.url).href,
  ...loops.pulse,
  gain: 1,
  rate: HALF_RATE,
  filtered: false,
  isCentred: true,
}

export type AmbienceId = keyof typeof ambiences

export function isAmbience(id: string): id is AmbienceId {
  return Object.hasOwn(ambiences, id)
}
