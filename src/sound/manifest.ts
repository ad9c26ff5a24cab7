// Which sounds there are, where their files lie, and which ambience belongs to which scene.
import { loops } from '../../assets/sounds/loops'
import type { ProjectorScene } from '../bridge'

export interface Ambience {
  readonly url: string
  /** Where the loop begins in the file and how long it is, milliseconds. */
  readonly fromMs: number
  readonly lengthMs: number
}

export interface Stinger {
  readonly url: string
  /** How long it rings, milliseconds; a show can wait for it. */
  readonly lengthMs: number
  /** Its place in the mix, 0…1; the files themselves are equally loud. */
  readonly gain: number
}

const ambience = (url: URL, loop: { fromMs: number; lengthMs: number }): Ambience => ({
  url: url.href,
  ...loop,
})

const stinger = (url: URL, lengthMs: number, gain = 1): Stinger => ({
  url: url.href,
  lengthMs,
  gain,
})

// The bundler finds the files by these literal addresses, so they cannot be put together from ids.
export const ambiences = {
  lobby: ambience(new URL('../../assets/sounds/ambience-lobby.webm', import.meta.url), loops.lobby),
  night: ambience(new URL('../../assets/sounds/ambience-night.webm', import.meta.url), loops.night),
  dawn: ambience(new URL('../../assets/sounds/ambience-dawn.webm', import.meta.url), loops.dawn),
  day: ambience(new URL('../../assets/sounds/ambience-day.webm', import.meta.url), loops.day),
  vote: ambience(new URL('../../assets/sounds/ambience-vote.webm', import.meta.url), loops.vote),
  trial: ambience(new URL('../../assets/sounds/ambience-trial.webm', import.meta.url), loops.trial),
  end: ambience(new URL('../../assets/sounds/ambience-end.webm', import.meta.url), loops.end),
  harbourNight: ambience(
    new URL('../../assets/sounds/ambience-harbourNight.webm', import.meta.url),
    loops.harbourNight,
  ),
  harbourTown: ambience(
    new URL('../../assets/sounds/ambience-harbourTown.webm', import.meta.url),
    loops.harbourTown,
  ),
  spaceNight: ambience(
    new URL('../../assets/sounds/ambience-spaceNight.webm', import.meta.url),
    loops.spaceNight,
  ),
  spaceport: ambience(
    new URL('../../assets/sounds/ambience-spaceport.webm', import.meta.url),
    loops.spaceport,
  ),
  sicilyNight: ambience(
    new URL('../../assets/sounds/ambience-sicilyNight.webm', import.meta.url),
    loops.sicilyNight,
  ),
  sicilyTown: ambience(
    new URL('../../assets/sounds/ambience-sicilyTown.webm', import.meta.url),
    loops.sicilyTown,
  ),
  frontierNight: ambience(
    new URL('../../assets/sounds/ambience-frontierNight.webm', import.meta.url),
    loops.frontierNight,
  ),
  frontierTown: ambience(
    new URL('../../assets/sounds/ambience-frontierTown.webm', import.meta.url),
    loops.frontierTown,
  ),
} as const satisfies Record<string, Ambience>

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
} as const satisfies Record<string, Stinger>

export type AmbienceId = keyof typeof ambiences
export type StingerId = keyof typeof stingers

/** When the drum roll of `lot` ends in its stroke, milliseconds after its start. */
export const LOT_STROKE_MS = 2600

export function isAmbience(id: string): id is AmbienceId {
  return Object.hasOwn(ambiences, id)
}

export function isStinger(id: string): id is StingerId {
  return Object.hasOwn(stingers, id)
}

/**
 * The ambience under each scene, where a game names none of its own. `keep` leaves what is playing: a notice passes, and a darkened picture
 * in the middle of a night must not uncover who is pointing.
 */
export const ambienceOfScene: Readonly<Record<ProjectorScene, AmbienceId | 'keep' | null>> = {
  idle: null,
  lobby: 'lobby',
  deal: 'lobby',
  night: 'night',
  dawn: 'dawn',
  story: 'dawn',
  day: 'day',
  discussion: 'day',
  speech: 'day',
  vote: 'vote',
  lot: 'vote',
  stand: 'trial',
  notice: 'keep',
  end: 'end',
  rule: 'keep',
  testCard: 'lobby',
  blackout: 'keep',
}
