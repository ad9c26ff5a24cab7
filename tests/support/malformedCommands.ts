/** Commands with something wrong: values, names, nesting, the odd right part among them. */
import fc from 'fast-check'
import { commandTypes } from '../../src/bridge/commands'

export const nearlyCommand = fc.record(
  {
    type: fc.oneof(fc.constantFrom<string>(...commandTypes), fc.string()),
    step: fc.anything(),
    answer: fc.anything(),
    seat: fc.oneof(fc.constantFrom('s0', 's-1', '__proto__'), fc.anything()),
    names: fc.anything(),
    ruling: fc.anything(),
    settings: fc.anything(),
    ruleset: fc.string(),
    __proto__: fc.anything(),
  },
  { requiredKeys: [] },
)
