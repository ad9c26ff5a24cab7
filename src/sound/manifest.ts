// Which stingers there are, and where their files lie.

export interface Stinger {
  readonly url: string
  /** How long it rings, milliseconds; a show can wait for it. */
  readonly lengthMs: number
  /** Its place in the mix, 0…1; the files themselves are equally loud. */
  readonly gain: number
}

const stinger = (url: URL, lengthMs: number, gain = 1): Stinger => ({
  url: url.href,
  lengthMs,
  gain,
})

// The bundler finds the files by these literal addresses, so they cannot be put together from ids.
export const stingers = {
  bell: stinger(new URL('../../assets/sounds/stinger-bell.webm', import.meta.url), 6000),
  dawn: stinger(new URL('../../assets/sounds/stinger-dawn.webm', import.meta.url), 4200, 0.8),
  gavel: stinger(new URL('../../assets/sounds/stinger-gavel.webm', import.meta.url), 1500),
  death: stinger(new URL('../../assets/sounds/stinger-death.webm', import.meta.url), 6000),
  timesUp: stinger(new URL('../../assets/sounds/stinger-timesUp.webm', import.meta.url), 2400),
  tick: stinger(new URL('../../assets/sounds/stinger-tick.webm', import.meta.url), 700, 0.45),
  heartbeat: stinger(
    new URL('../../assets/sounds/stinger-heartbeat.webm', import.meta.url),
    900,
    0.7,
  ),
  victory: stinger(new URL('../../assets/sounds/stinger-victory.webm', import.meta.url), 6200),
  vote: stinger(new URL('../../assets/sounds/stinger-vote.webm', import.meta.url), 700, 0.4),
  lot: stinger(new URL('../../assets/sounds/stinger-lot.webm', import.meta.url), 4200, 0.9),
  reveal: stinger(new URL('../../assets/sounds/stinger-reveal.webm', import.meta.url), 1100, 0.8),
  story: stinger(new URL('../../assets/sounds/stinger-story.webm', import.meta.url), 4500, 0.8),
  shot: stinger(new URL('../../assets/sounds/stinger-shot.webm', import.meta.url), 2800),
  freeze: stinger(new URL('../../assets/sounds/stinger-freeze.webm', import.meta.url), 3600, 0.9),
  swap: stinger(new URL('../../assets/sounds/stinger-swap.webm', import.meta.url), 2200, 0.9),
  explosion: stinger(new URL('../../assets/sounds/stinger-explosion.webm', import.meta.url), 3000),
  mandolin: stinger(
    new URL('../../assets/sounds/stinger-mandolin.webm', import.meta.url),
    3000,
    0.8,
  ),
  noon: stinger(new URL('../../assets/sounds/stinger-noon.webm', import.meta.url), 3400, 0.9),
  duel: stinger(new URL('../../assets/sounds/stinger-duel.webm', import.meta.url), 3000),
  search: stinger(new URL('../../assets/sounds/stinger-search.webm', import.meta.url), 2400, 0.8),
  shipHorn: stinger(
    new URL('../../assets/sounds/stinger-shipHorn.webm', import.meta.url),
    3600,
    0.9,
  ),
  nightKill: stinger(new URL('../../assets/sounds/stinger-nightKill.webm', import.meta.url), 6000),
  lynching: stinger(new URL('../../assets/sounds/stinger-lynching.webm', import.meta.url), 5400),
  survived: stinger(
    new URL('../../assets/sounds/stinger-survived.webm', import.meta.url),
    3200,
    0.8,
  ),
  nobody: stinger(new URL('../../assets/sounds/stinger-nobody.webm', import.meta.url), 3600, 0.8),
  eliminated: stinger(
    new URL('../../assets/sounds/stinger-eliminated.webm', import.meta.url),
    4400,
  ),
  banishing: stinger(new URL('../../assets/sounds/stinger-banishing.webm', import.meta.url), 4600),
  beam: stinger(new URL('../../assets/sounds/stinger-beam.webm', import.meta.url), 2800, 0.9),
  crack: stinger(new URL('../../assets/sounds/stinger-crack.webm', import.meta.url), 2600),
  goodWins: stinger(new URL('../../assets/sounds/stinger-goodWins.webm', import.meta.url), 6600),
  evilWins: stinger(new URL('../../assets/sounds/stinger-evilWins.webm', import.meta.url), 6600),
  loner: stinger(new URL('../../assets/sounds/stinger-loner.webm', import.meta.url), 5600, 0.9),
} as const satisfies Record<string, Stinger>

export type StingerId = keyof typeof stingers

/** When the drum roll of `lot` ends in its stroke, milliseconds after its start. */
export const LOT_STROKE_MS = 2600

export function isStinger(id: string): id is StingerId {
  return Object.hasOwn(stingers, id)
}
