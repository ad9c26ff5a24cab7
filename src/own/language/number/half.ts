/** Half of a number, rounded down, or up. */
import * as v from 'valibot'
import { Yes } from '../../schema/scalars'
import { numberForm } from '../base/entry'
import { literal } from '../base/scalars'

export const half = numberForm({
  shape: ({ number }) => ({ half: number, up: v.exactOptional(Yes) }),
  about: { half: 'Half of a number.', up: 'Whether it is rounded up.' },
  compared: { half: 'Half of a number.', up: 'Whether it is rounded up.' },
  level: ({ half: number }, { of }) => of(number),
  evaluate: ({ half: number, up }, inner) => {
    const of = inner.number(number)
    return literal(up) ? (env) => Math.ceil(of(env) / 2) : (env) => Math.floor(of(env) / 2)
  },
  phrases: {
    half: { en: 'half of {of}', de: 'die Hälfte von ({of})', pl: 'połowa ({of})' },
  },
  phrase: ({ half: of }, { number }, phrases) => [phrases.half, { of: number(of) }],
})
