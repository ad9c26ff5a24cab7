/**
 * What a fall sounds like: with the name, and for some before the silence. Each kind has several sounds, in turn. Which one it is follows
 * from the evening, its round and what was told before, which every screen knows: never from who fell, or by whom.
 */
import type { ProjectorView, PublicItem } from '../../bridge'
import type { StruckId } from '../../sound'
import type { FallName, ThemeTokens } from '../../ui/themeTokens'
import { eveningOf } from '../show/age/eveningAge'

const WITH_NAME: Readonly<Record<FallName, readonly StruckId[]>> = {
  death: ['nightKill', 'nightKill2', 'nightKill3'],
  verdict: ['lynching', 'lynching2', 'lynching3'],
  shot: ['shot', 'shot2', 'shot3'],
  explosion: ['ashes', 'rubble', 'blaze'],
  banishing: ['banishing', 'banishing2', 'banishing3'],
  heartbreak: ['heartbreak1', 'heartbreak2', 'heartbreak3'],
  nobody: ['nobody'],
  spared: ['survived'],
}

/** A game's own world, told by how its night sounds, has a death of its own. */
const OF_WORLD: Readonly<Record<string, StruckId>> = {
  lannaNight: 'deathLanna',
  harbourNight: 'deathHarbour',
  spaceNight: 'deathSpace',
  sicilyNight: 'deathSicily',
  frontierNight: 'deathFrontier',
}

/** The bang comes before the names, and a heart beats once more. */
const BEFORE: Readonly<Partial<Record<FallName, StruckId>>> = {
  explosion: 'explosion',
  heartbreak: 'heartbeat',
}

type Told = Pick<ProjectorView, 'ruleset' | 'seats' | 'phase' | 'items'>

/** Every sound that a kind of fall can have in a game, in their order. */
export function soundsOfFall(
  fall: FallName,
  { ambience }: Pick<ThemeTokens, 'ambience'>,
): readonly StruckId[] {
  const own = fall === 'death' && ambience.night ? OF_WORLD[ambience.night] : undefined
  return own ? [own, ...WITH_NAME[fall]] : WITH_NAME[fall]
}

/** Whose turn it is for the first that is told in a round: another one in each. */
export const firstTurn = (told: Omit<Told, 'items'>): number =>
  eveningOf(told) + (told.phase?.n ?? 0)

/** Whose turn it is: another one in each round, and for each that falls in the same. */
export function turnOfFall(told: Told, item: PublicItem): number {
  const text = JSON.stringify(item)
  const before = told.items.findIndex((one) => JSON.stringify(one) === text)
  return firstTurn(told) + Math.max(0, before)
}

export function soundOfFall(
  fall: FallName,
  theme: Pick<ThemeTokens, 'ambience'>,
  turn: number,
): StruckId {
  const sounds = soundsOfFall(fall, theme)
  return sounds[turn % sounds.length] ?? 'death'
}

/** @returns null where nothing but silence comes before the name */
export const soundBefore = (fall: FallName): StruckId | null => BEFORE[fall] ?? null
