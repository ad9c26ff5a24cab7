import { expect, it } from 'vitest'
import { texts } from '../../rulesets/_template/texts/en'
import type { Words } from '../../rulesets/_template/vocabulary'
import type { TextsFor } from '../../src/i18n/rulesetTexts'

const without = <T extends object, K extends keyof T>(table: T, key: K): Omit<T, K> =>
  Object.fromEntries(Object.entries(table).filter(([name]) => name !== key)) as Omit<T, K>

const { steps, items, findings, roles, options } = texts
const look = steps['lookout.look']
const deaf = { ...look, signals: without(look.signals, 'thumbUp') }
const never = { ...look, variants: without(look.variants, 'gone') }
const values = without(options.agreement.values, 'all')

/* The type check fails where one of these compiles: that is the proof. */
const lacking: readonly TextsFor<Words>[] = [
  // @ts-expect-error -- a step is missing
  { ...texts, steps: without(steps, 'lookout.look') },
  // @ts-expect-error -- an announcement is missing
  { ...texts, items: without(items, 'died') },
  // @ts-expect-error -- a finding is missing
  { ...texts, findings: without(findings, 'noWrecker') },
  // @ts-expect-error -- a role is missing
  { ...texts, roles: without(roles, 'keeper') },
  // @ts-expect-error -- a signal of a step is missing
  { ...texts, steps: { ...steps, 'lookout.look': deaf } },
  // @ts-expect-error -- a reading of a step is missing
  { ...texts, steps: { ...steps, 'lookout.look': never } },
  // @ts-expect-error -- a house rule is missing
  { ...texts, options: {} },
  // @ts-expect-error -- a value of a house rule is missing
  { ...texts, options: { agreement: { ...options.agreement, values } } },
]

/** The same game, if its steps had refusals of their own. */
type Refusing = Omit<Words, 'refusals'> & { readonly refusals: 'tooDark' | 'tooFoggy' }
const refusals = { tooDark: 'Light the lamp first.', tooFoggy: 'Wait for the fog to lift.' }

const refusing: readonly TextsFor<Refusing>[] = [
  { ...texts, refusals },
  // @ts-expect-error -- a refusal is missing
  { ...texts, refusals: without(refusals, 'tooFoggy') },
  // @ts-expect-error -- all refusals are missing
  texts,
  // @ts-expect-error -- a step is missing, whatever can be refused in it
  { ...texts, refusals, steps: without(steps, 'lookout.look') },
]

it('A base text that the rules ask for and that is missing does not compile', () => {
  expect([...lacking, ...refusing]).toHaveLength(12)
})
