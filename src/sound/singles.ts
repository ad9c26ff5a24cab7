// The single sounds of each place by day, and where their files lie. A night has none: whoever heard one would look for its cause.

const single = (url: URL) => ({ url: url.href })

// The bundler finds the files by these literal addresses, so they cannot be put together from ids.
export const singles = {
  dove: single(new URL('../../assets/sounds/single-dove.webm', import.meta.url)),
  sparrows: single(new URL('../../assets/sounds/single-sparrows.webm', import.meta.url)),
  smith: single(new URL('../../assets/sounds/single-smith.webm', import.meta.url)),
  churchBell: single(new URL('../../assets/sounds/single-churchBell.webm', import.meta.url)),
  gulls: single(new URL('../../assets/sounds/single-gulls.webm', import.meta.url)),
  tram: single(new URL('../../assets/sounds/single-tram.webm', import.meta.url)),
  steamer: single(new URL('../../assets/sounds/single-steamer.webm', import.meta.url)),
  droid: single(new URL('../../assets/sounds/single-droid.webm', import.meta.url)),
  ship: single(new URL('../../assets/sounds/single-ship.webm', import.meta.url)),
  gong: single(new URL('../../assets/sounds/single-gong.webm', import.meta.url)),
  towerBells: single(new URL('../../assets/sounds/single-towerBells.webm', import.meta.url)),
  cart: single(new URL('../../assets/sounds/single-cart.webm', import.meta.url)),
  mandolinist: single(new URL('../../assets/sounds/single-mandolinist.webm', import.meta.url)),
  horse: single(new URL('../../assets/sounds/single-horse.webm', import.meta.url)),
  spurs: single(new URL('../../assets/sounds/single-spurs.webm', import.meta.url)),
  saloon: single(new URL('../../assets/sounds/single-saloon.webm', import.meta.url)),
  harmonicaPlayer: single(
    new URL('../../assets/sounds/single-harmonicaPlayer.webm', import.meta.url),
  ),
} as const

export type SingleId = keyof typeof singles

const byPlace: Readonly<Record<string, readonly SingleId[]>> = {
  day: ['dove', 'sparrows', 'smith', 'churchBell'],
  lannaTown: ['dove', 'sparrows', 'smith', 'gong'],
  harbourTown: ['gulls', 'tram', 'steamer'],
  spaceport: ['droid', 'ship', 'gong'],
  sicilyTown: ['towerBells', 'cart', 'mandolinist'],
  frontierTown: ['horse', 'spurs', 'saloon', 'harmonicaPlayer'],
}

/** What may pass in a place: nothing by night, nothing while votes are counted, nothing nowhere. */
export function singlesOf(place: string | null): readonly SingleId[] {
  return place !== null && Object.hasOwn(byPlace, place) ? (byPlace[place] ?? []) : []
}
