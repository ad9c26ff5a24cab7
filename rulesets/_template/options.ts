import type { OptionDefs, ValuesOf } from '../../src/engine'

/** The house rules in the order of RULES.md. Other kinds: `switch`, `number`, `seconds`, `order`. */
export const options = {
  agreement: { kind: 'choice', default: 'most', values: ['most', 'all'] },
} as const satisfies OptionDefs

/** Their values, as the rules read them. */
export type HouseRules = ValuesOf<typeof options>
