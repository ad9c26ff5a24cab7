// What each ambience's gain is at a moment: cross-fade, ducking and volume, as plain arithmetic.

export const CROSSFADE_MS = 2000
export const DUCKED = 0.35
const DUCK_MS = 400
const UNDUCK_MS = 900
const LEVEL_MS = 250
/** −60 dB: what is left of the ambience before a name. */
const HUSHED = 0.001
/** The desk moves in steps, the first at once and the last as long as all: a fall of 150 ms is heard within 250. */
const HUSH_MS = 150
const RETURN_MS = 1500

/** Where the mix shall go. */
export interface Aim {
  readonly ambience: string | null
  readonly ducked: boolean
  /** Before a name nothing sounds. */
  readonly hushed: boolean
  /** Volume of all ambiences together, 0…1. */
  readonly level: number
}

/** Where the mix stands. */
export interface Mix {
  /** How far in each ambience is, 0…1; together they are never more than 1. */
  readonly places: ReadonlyMap<string, number>
  readonly duck: number
  readonly hush: number
  readonly level: number
}

export const SILENT: Mix = { places: new Map(), duck: 1, hush: 1, level: 0 }

/** Moves a mix towards its aim for `ms` milliseconds. Ambiences that are out are dropped. */
export function advance(mix: Mix, aim: Aim, ms: number): Mix {
  const places = new Map<string, number>()
  const names = new Set(mix.places.keys())
  if (aim.ambience !== null) names.add(aim.ambience)
  for (const name of names) {
    const wanted = name === aim.ambience
    const place = towards(mix.places.get(name) ?? 0, wanted ? 1 : 0, ms / CROSSFADE_MS)
    if (wanted || place > 0) places.set(name, place)
  }
  const duckTime = aim.ducked ? DUCK_MS : UNDUCK_MS
  return {
    places,
    duck: towards(mix.duck, aim.ducked ? DUCKED : 1, (ms * (1 - DUCKED)) / duckTime),
    hush: towards(
      mix.hush,
      aim.hushed ? HUSHED : 1,
      (ms * (1 - HUSHED)) / (aim.hushed ? HUSH_MS : RETURN_MS),
    ),
    level: towards(mix.level, aim.level, ms / LEVEL_MS),
  }
}

/** Gain of one ambience, 0…1. The sine makes two halves of a cross-fade one whole in power. */
export function gainOf(mix: Mix, ambience: string): number {
  const place = mix.places.get(ambience) ?? 0
  return Math.sin((place * Math.PI) / 2) * mix.duck * mix.hush * mix.level
}

/** Whether nothing moves any more. */
export function isSettled(mix: Mix, aim: Aim): boolean {
  const stands = [...mix.places].every(([name, place]) => place === (name === aim.ambience ? 1 : 0))
  const all = aim.ambience === null || mix.places.has(aim.ambience)
  const quiet = mix.duck === (aim.ducked ? DUCKED : 1) && mix.hush === (aim.hushed ? HUSHED : 1)
  return stands && all && quiet && mix.level === aim.level
}

function towards(from: number, to: number, most: number): number {
  return from < to ? Math.min(to, from + most) : Math.max(to, from - most)
}
