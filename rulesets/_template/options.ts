import type { OptionDefs, OptionValues } from '../../src/engine'

/** The house rules in the order of RULES.md. Other kinds: `switch`, `number`, `seconds`, `order`. */
export const options = {
  agreement: { kind: 'choice', default: 'most', values: ['most', 'all'] },
} as const satisfies OptionDefs

/** The same as the rules read them: one typed line each. */
export interface HouseRules {
  readonly agreement: 'most' | 'all'
}

/** Reads completed option values; the engine has checked them against the definitions above. */
export const houseRules = (values: OptionValues): HouseRules => values as unknown as HouseRules
