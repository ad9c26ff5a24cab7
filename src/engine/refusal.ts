import type { Json } from './ids'

/** Why an input was not accepted: a code that the locale tables turn into what, why and what to do. */
export interface Refusal {
  readonly code: string
  readonly params?: Readonly<Record<string, Json>>
}

/** Builds a refusal. Refusals are values: a refused input changes nothing and throws nothing. */
export const refuse = (code: string, params?: Readonly<Record<string, Json>>): Refusal =>
  params ? { code, params } : { code }

/**
 * The one way to report a bug (never a player's or host's mistake).
 * @throws always
 */
export function fail(message: string): never {
  throw new Error(`Nightfall engine: ${message}`)
}
