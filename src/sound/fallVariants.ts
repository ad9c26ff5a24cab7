// How a fall may sound besides: other forms of a stinger, which the show draws among. No game and no document names them, and a host who
// gives that stinger a sound of his own hears his own for all of them.
import { isStinger, stingers, type Stinger, type StingerId } from './manifest'

interface Variant extends Stinger {
  /** What it is another form of. */
  readonly of: StingerId
}

const variant = (url: URL, lengthMs: number, of: StingerId): Variant => ({
  url: url.href,
  lengthMs,
  gain: 1,
  of,
})

// The bundler finds the files by these literal addresses, so they cannot be put together from ids.
export const fallVariants = {
  nightKill2: variant(
    new URL('../../assets/sounds/stinger-nightKill2.webm', import.meta.url),
    6000,
    'nightKill',
  ),
  nightKill3: variant(
    new URL('../../assets/sounds/stinger-nightKill3.webm', import.meta.url),
    6000,
    'nightKill',
  ),
  lynching2: variant(
    new URL('../../assets/sounds/stinger-lynching2.webm', import.meta.url),
    5400,
    'lynching',
  ),
  lynching3: variant(
    new URL('../../assets/sounds/stinger-lynching3.webm', import.meta.url),
    5400,
    'lynching',
  ),
  shot2: variant(new URL('../../assets/sounds/stinger-shot2.webm', import.meta.url), 2800, 'shot'),
  shot3: variant(new URL('../../assets/sounds/stinger-shot3.webm', import.meta.url), 2800, 'shot'),
  ashes: variant(
    new URL('../../assets/sounds/stinger-ashes.webm', import.meta.url),
    5000,
    'nightKill',
  ),
  rubble: variant(
    new URL('../../assets/sounds/stinger-rubble.webm', import.meta.url),
    5000,
    'nightKill',
  ),
  blaze: variant(
    new URL('../../assets/sounds/stinger-blaze.webm', import.meta.url),
    5000,
    'nightKill',
  ),
  banishing2: variant(
    new URL('../../assets/sounds/stinger-banishing2.webm', import.meta.url),
    4600,
    'banishing',
  ),
  banishing3: variant(
    new URL('../../assets/sounds/stinger-banishing3.webm', import.meta.url),
    4600,
    'banishing',
  ),
  heartbreak1: variant(
    new URL('../../assets/sounds/stinger-heartbreak1.webm', import.meta.url),
    5400,
    'nightKill',
  ),
  heartbreak2: variant(
    new URL('../../assets/sounds/stinger-heartbreak2.webm', import.meta.url),
    5400,
    'nightKill',
  ),
  heartbreak3: variant(
    new URL('../../assets/sounds/stinger-heartbreak3.webm', import.meta.url),
    5400,
    'nightKill',
  ),
  deathLanna: variant(
    new URL('../../assets/sounds/stinger-deathLanna.webm', import.meta.url),
    6000,
    'nightKill',
  ),
  deathHarbour: variant(
    new URL('../../assets/sounds/stinger-deathHarbour.webm', import.meta.url),
    6000,
    'nightKill',
  ),
  deathSpace: variant(
    new URL('../../assets/sounds/stinger-deathSpace.webm', import.meta.url),
    6000,
    'nightKill',
  ),
  deathSicily: variant(
    new URL('../../assets/sounds/stinger-deathSicily.webm', import.meta.url),
    6000,
    'nightKill',
  ),
  deathFrontier: variant(
    new URL('../../assets/sounds/stinger-deathFrontier.webm', import.meta.url),
    6000,
    'nightKill',
  ),
} as const satisfies Record<string, Variant>

type FallVariant = keyof typeof fallVariants

/** Whatever can be struck. */
export type StruckId = StingerId | FallVariant

const isVariant = (id: string): id is FallVariant => Object.hasOwn(fallVariants, id)

export const isStruck = (id: string): id is StruckId => isStinger(id) || isVariant(id)

export const struckSound = (id: StruckId): Stinger =>
  isVariant(id) ? fallVariants[id] : stingers[id]

/** The stinger by which a host knows a sound: itself, or what it is another form of. */
export const knownAs = (id: StruckId): StingerId => (isVariant(id) ? fallVariants[id].of : id)
