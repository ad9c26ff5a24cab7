// The places that scenes sound like: which loops each is laid of, how loud each is in it, and where their files lie.
import { gains, loops } from '../../assets/sounds/loops'
import { places, type Kind } from '../../assets/sounds/places'
import { barMs, themeOf, themes, type ThemeId } from '../../assets/sounds/themes'

/** One loop of a place. */
export interface Part {
  readonly url: string
  /** Where the loop begins in the file and how long it is, milliseconds. */
  readonly fromMs: number
  readonly lengthMs: number
  /** Its level in the place, 0…1. */
  readonly gain: number
  /** Whether its one channel is given to both sides, half a loop apart, so that it lies all around. */
  readonly isAround: boolean
  /** Whether the tension's filter lies over it. */
  readonly filtered: boolean
  /** The theme of which it is a piece, if it is of one, and how long its bars are. */
  readonly theme?: { readonly id: ThemeId; readonly barMs: number }
}

// The bundler finds the files by these literal addresses, so they cannot be put together from ids.
const files = {
  'bed-fire': new URL('../../assets/sounds/bed-fire.webm', import.meta.url),
  'bed-wind': new URL('../../assets/sounds/bed-wind.webm', import.meta.url),
  'bed-brook': new URL('../../assets/sounds/bed-brook.webm', import.meta.url),
  'bed-square': new URL('../../assets/sounds/bed-square.webm', import.meta.url),
  'bed-hall': new URL('../../assets/sounds/bed-hall.webm', import.meta.url),
  'bed-quay': new URL('../../assets/sounds/bed-quay.webm', import.meta.url),
  'bed-machine': new URL('../../assets/sounds/bed-machine.webm', import.meta.url),
  'bed-bay': new URL('../../assets/sounds/bed-bay.webm', import.meta.url),
  'bed-surf': new URL('../../assets/sounds/bed-surf.webm', import.meta.url),
  'air-still': new URL('../../assets/sounds/air-still.webm', import.meta.url),
  'air-leaves': new URL('../../assets/sounds/air-leaves.webm', import.meta.url),
  'air-light': new URL('../../assets/sounds/air-light.webm', import.meta.url),
  'air-rain': new URL('../../assets/sounds/air-rain.webm', import.meta.url),
  'air-spaceWind': new URL('../../assets/sounds/air-spaceWind.webm', import.meta.url),
  'air-cicadas': new URL('../../assets/sounds/air-cicadas.webm', import.meta.url),
  'air-sage': new URL('../../assets/sounds/air-sage.webm', import.meta.url),
  'life-hearth': new URL('../../assets/sounds/life-hearth.webm', import.meta.url),
  'life-crickets': new URL('../../assets/sounds/life-crickets.webm', import.meta.url),
  'life-birds': new URL('../../assets/sounds/life-birds.webm', import.meta.url),
  'life-people': new URL('../../assets/sounds/life-people.webm', import.meta.url),
  'life-whispers': new URL('../../assets/sounds/life-whispers.webm', import.meta.url),
  'life-stars': new URL('../../assets/sounds/life-stars.webm', import.meta.url),
  'life-buoys': new URL('../../assets/sounds/life-buoys.webm', import.meta.url),
  'life-quayside': new URL('../../assets/sounds/life-quayside.webm', import.meta.url),
  'life-beacons': new URL('../../assets/sounds/life-beacons.webm', import.meta.url),
  'life-travellers': new URL('../../assets/sounds/life-travellers.webm', import.meta.url),
  'life-belfry': new URL('../../assets/sounds/life-belfry.webm', import.meta.url),
  'life-piazza': new URL('../../assets/sounds/life-piazza.webm', import.meta.url),
  'life-embers': new URL('../../assets/sounds/life-embers.webm', import.meta.url),
  'life-street': new URL('../../assets/sounds/life-street.webm', import.meta.url),
  'music-lobby': new URL('../../assets/sounds/music-lobby.webm', import.meta.url),
  'music-night': new URL('../../assets/sounds/music-night.webm', import.meta.url),
  'music-morning': new URL('../../assets/sounds/music-morning.webm', import.meta.url),
  'music-vote': new URL('../../assets/sounds/music-vote.webm', import.meta.url),
  'music-trial': new URL('../../assets/sounds/music-trial.webm', import.meta.url),
  'music-end': new URL('../../assets/sounds/music-end.webm', import.meta.url),
  'music-harbourNight': new URL('../../assets/sounds/music-harbourNight.webm', import.meta.url),
  'music-harbourTown': new URL('../../assets/sounds/music-harbourTown.webm', import.meta.url),
  'music-spaceNight': new URL('../../assets/sounds/music-spaceNight.webm', import.meta.url),
  'music-spaceport': new URL('../../assets/sounds/music-spaceport.webm', import.meta.url),
  'music-sicilyNight': new URL('../../assets/sounds/music-sicilyNight.webm', import.meta.url),
  'music-sicilyTown': new URL('../../assets/sounds/music-sicilyTown.webm', import.meta.url),
  'music-frontierNight': new URL('../../assets/sounds/music-frontierNight.webm', import.meta.url),
  'music-frontierTown': new URL('../../assets/sounds/music-frontierTown.webm', import.meta.url),
  'music-lannaNight': new URL('../../assets/sounds/music-lannaNight.webm', import.meta.url),
  'music-lannaTown': new URL('../../assets/sounds/music-lannaTown.webm', import.meta.url),
  'music-lannaVote': new URL('../../assets/sounds/music-lannaVote.webm', import.meta.url),
  'music-harbourVote': new URL('../../assets/sounds/music-harbourVote.webm', import.meta.url),
  'music-spaceVote': new URL('../../assets/sounds/music-spaceVote.webm', import.meta.url),
  'music-sicilyVote': new URL('../../assets/sounds/music-sicilyVote.webm', import.meta.url),
  'music-frontierVote': new URL('../../assets/sounds/music-frontierVote.webm', import.meta.url),
} as const satisfies Record<string, URL>

const KINDS = ['bed', 'air', 'life', 'music'] as const satisfies readonly Kind[]

/** The four loops of a place. */
function laid(id: keyof typeof gains): readonly Part[] {
  return KINDS.map((kind) => {
    const [stem] = places[id][kind]
    // TypeScript cannot follow which stem is of which kind; a test holds that each has its file.
    const name = `${kind}-${stem}` as keyof typeof files
    const theme = kind === 'music' ? themeOf(stem) : undefined
    return {
      url: files[name].href,
      ...loops[name],
      gain: gains[id][kind],
      isAround: kind !== 'music',
      filtered: kind === 'music',
      ...(theme && { theme: { id: theme, barMs: barMs(themes[theme]) } }),
    }
  })
}

/** Every place by its id, its loops in the order in which they are fetched. */
export const ambiences = {
  lobby: laid('lobby'),
  night: laid('night'),
  dawn: laid('dawn'),
  day: laid('day'),
  vote: laid('vote'),
  trial: laid('trial'),
  end: laid('end'),
  harbourNight: laid('harbourNight'),
  harbourTown: laid('harbourTown'),
  spaceNight: laid('spaceNight'),
  spaceport: laid('spaceport'),
  sicilyNight: laid('sicilyNight'),
  sicilyTown: laid('sicilyTown'),
  frontierNight: laid('frontierNight'),
  frontierTown: laid('frontierTown'),
  lannaNight: laid('lannaNight'),
  lannaTown: laid('lannaTown'),
  lannaVote: laid('lannaVote'),
  harbourVote: laid('harbourVote'),
  spaceVote: laid('spaceVote'),
  sicilyVote: laid('sicilyVote'),
  frontierVote: laid('frontierVote'),
} as const satisfies Record<string, readonly Part[]>

/** What beats under every place when few are left. */
export const pulse: Part = {
  url: new URL('../../assets/sounds/pulse.webm', import.meta.url).href,
  ...loops.pulse,
  gain: 1,
  isAround: false,
  filtered: false,
}

export type AmbienceId = keyof typeof ambiences

export function isAmbience(id: string): id is AmbienceId {
  return Object.hasOwn(ambiences, id)
}
