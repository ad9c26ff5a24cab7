/**
 * Malformed messages without end. Each is wrong by the way it was made, so that no check of the program has to say so:
 * no command's name begins with an underscore, none has a part that is called `surplus`, and none is a list.
 */
import fc from 'fast-check'
import { commandTypes } from '../../../src/bridge/commands'

const some = fc.anything({ maxDepth: 2, maxKeys: 3 })
const parts = {
  step: some,
  answer: some,
  seat: fc.oneof(fc.constantFrom('s0', 's-1', '__proto__'), some),
  names: some,
  ruling: some,
  settings: some,
  ruleset: fc.string(),
}
const type = fc.constantFrom<string>(...commandTypes)

/** A command with an invented name, or with a part too many. */
export const malformedCommand: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 3,
    arbitrary: withParts(
      fc.string().map((name) => `_${name}`),
      false,
    ),
  },
  { weight: 6, arbitrary: withParts(type, true) },
  { weight: 1, arbitrary: type.map((name) => [name]) },
  { weight: 1, arbitrary: fc.array(some, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.oneof(fc.string({ unit: 'binary' }), fc.double(), fc.boolean()) },
)

function withParts(name: fc.Arbitrary<string>, surplus: boolean): fc.Arbitrary<object> {
  const more = surplus ? { surplus: fc.string() } : {}
  const requiredKeys = ['type', ...Object.keys(more)] as never[]
  return fc.record({ ...parts, type: name, ...more }, { requiredKeys })
}

/** As JSON carries it. What JSON cannot hold is written as the name of its kind. */
export function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'undefined'
  } catch {
    return typeof value
  }
}

/** What no socket takes: text that is no JSON, bytes, and messages of an invented kind. */
export const malformedFrame: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 50 }).map((text) => `!${text}`),
  fc.uint8Array({ maxLength: 200 }),
  fc.json({ maxDepth: 2 }).map((text) => `[${text}]`),
  fc.record({ t: fc.string().map((name) => `_${name}`), n: some }).map(written),
)
