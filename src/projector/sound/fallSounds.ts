/** What a fall sounds like: with the name, and for some before the silence. */
import type { StingerId } from '../../sound/manifest'
import type { FallName } from '../../ui/themeTokens'

const WITH_NAME: Readonly<Record<FallName, StingerId>> = {
  death: 'nightKill',
  verdict: 'lynching',
  shot: 'shot',
  explosion: 'nightKill',
  banishing: 'banishing',
  heartbreak: 'nightKill',
  nobody: 'nobody',
  spared: 'survived',
}

/** The bang comes before the names, and a heart beats once more. */
const BEFORE: Readonly<Partial<Record<FallName, StingerId>>> = {
  explosion: 'explosion',
  heartbreak: 'heartbeat',
}

export const soundOfFall = (fall: FallName): StingerId => WITH_NAME[fall]

/** @returns null where nothing but silence comes before the name */
export const soundBefore = (fall: FallName): StingerId | null => BEFORE[fall] ?? null
