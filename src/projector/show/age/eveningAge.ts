/**
 * How old an evening looks: whose windows are dark, how full the moon is, what the weather does. All of it follows from
 * what everybody sees (the round, the names, who is out), so that a step taken back or an evening opened again looks
 * as it did.
 */
import type { ProjectorView } from '../../../bridge'
import { numberOf } from '../../../bridge/views/looks'
import type { WeatherName } from '../../../ui/themeTokens'

export interface EveningAge {
  /** The share of players who are out, from 0 to 1: so much of the town is dark. */
  readonly dark: number
  /** Where the moon is on its way: 0 new, a half full, then on to 1. */
  readonly moon: number
  readonly weather: WeatherName
}

const FIRST_MOON = 0.14
const MOON_A_NIGHT = 0.09
/** Of a game that says nothing about its weather. */
const USUAL: readonly WeatherName[] = ['fair', 'clear', 'mist']

/** What makes an evening's look its own, and is on its picture anyway. */
export const eveningOf = ({ ruleset, seats }: Pick<ProjectorView, 'ruleset' | 'seats'>): number =>
  numberOf([ruleset ?? '', ...seats.map(({ name }) => name)].join('\n'))

/** The moon of a night: a crescent first, full in the fifth, and round again. */
export const moonOf = (night: number): number =>
  (FIRST_MOON + MOON_A_NIGHT * (Math.max(1, night) - 1)) % 1

/** The weather turns at dawn and lasts into the next night; one follows the other as the game has them. */
export function weatherOf(
  evening: number,
  { kind, n }: NonNullable<ProjectorView['phase']>,
  weathers: readonly WeatherName[] = USUAL,
): WeatherName {
  if (kind === 'end') return 'clear'
  const turned = kind === 'night' ? n - 1 : n
  return weathers[(evening + turned) % weathers.length] ?? 'clear'
}

/** The look of what is on the big screen now. */
export function ageOf(
  view: Pick<ProjectorView, 'ruleset' | 'seats' | 'phase'> | null,
  weathers?: readonly WeatherName[],
): EveningAge {
  const { phase = null, seats = [] } = view ?? {}
  if (!view || !phase) return { dark: 0, moon: moonOf(1), weather: 'clear' }
  return {
    dark: seats.length === 0 ? 0 : seats.filter(({ out }) => out).length / seats.length,
    moon: moonOf(phase.n),
    weather: weatherOf(eveningOf(view), phase, weathers),
  }
}

/** Which of so many windows are dark: at least one more for everybody who is out, always the same ones first. */
export function darkOf(windows: number, dark: number): ReadonlySet<number> {
  const order = Array.from({ length: windows }, (_, index) => index).sort(
    (one, other) => numberOf(`window ${one}`) - numberOf(`window ${other}`),
  )
  return new Set(order.slice(0, Math.ceil(windows * dark - 1e-9)))
}

/** The dark part of a moon of the radius 50 around the origin, as path data. */
export function moonShade(phase: number): string {
  const terminator = 50 * Math.abs(Math.cos(2 * Math.PI * phase))
  const waxing = phase < 0.5
  // While less than half is lit, the dark part bulges over the middle.
  const crescent = phase < 0.25 || phase > 0.75
  const limb = waxing ? 0 : 1
  const back = crescent ? limb : 1 - limb
  return `M0,-50A50,50 0 0 ${limb} 0,50A${terminator.toFixed(2)},50 0 0 ${back} 0,-50Z`
}
