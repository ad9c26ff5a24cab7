/** One set while something is so, and another one, or nobody, while it is not. */
import * as v from 'valibot'
import { anybody, setForm } from '../../base/entry'

export const ifSo = setForm({
  shape: ({ who, condition }) => ({ if: condition, then: who, else: v.exactOptional(who) }),
  about: {
    if: 'Only if this holds.',
    then: 'The set if the condition holds.',
    else: 'The set, or what happens, if the condition does not hold.',
  },
  stands: 'everywhere',
  trail: false,
  dead: false,
  level: ({ if: condition, then, else: otherwise }, { of }) =>
    otherwise === undefined ? of(condition, then) : of(condition, then, otherwise),
  reach: anybody,
  evaluate: ({ if: given, then, else: otherwise }, inner) => {
    const [condition, set] = [inner.condition(given), inner.who(then)]
    const other = otherwise === undefined ? () => [] : inner.who(otherwise)
    // A house rule has already been folded to what it comes to.
    if ((given as unknown) === true) return set
    if ((given as unknown) === false) return other
    return (env) => (condition(env) ? set(env) : other(env))
  },
  phrases: {
    ifWho: { en: '{a} (if {if})', de: '{a} (wenn gilt: {if})', pl: '{a} (pod warunkiem: {if})' },
  },
  phrase: ({ if: given, then }, { set, condition }, phrases) => [
    phrases.ifWho,
    { a: set(then), if: condition(given) },
  ],
})
