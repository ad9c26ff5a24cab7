import { describe, expect, it } from 'vitest'
import type { Translated } from '../../src/i18n/rulesetTexts'
import { textFor, textsFor } from '../../src/i18n/textsFor'
import { byHouseRules, sentences, type Text } from '../../src/i18n/writtenTexts'
import { writtenTextsOf } from '../support/games'

type Options = {
  dusk: { kind: 'switch'; default: false }
  tie: { kind: 'choice'; default: 'lot'; values: ['lot', 'none', 'again'] }
  bell: { kind: 'number'; default: 0; min: 0; max: 9 }
  clocks: { kind: 'seconds'; default: { talk: 60; plea: 0 }; min: 0; max: 99 }
  turns: { kind: 'order'; default: ['a', 'b']; before: [] }
}

const by = byHouseRules<Options>()
const rules = {
  agreement: 'most',
  dusk: false,
  tie: 'none',
  bell: 0,
  clocks: { talk: 60, plea: 0 },
  turns: ['a', 'b'],
}
const base = writtenTextsOf('_template')

/* The type check fails where one of these compiles: that is the proof. */
const wrong = () => [
  // @ts-expect-error -- there is no such house rule
  by('dawn', { true: '', false: '' }),
  // @ts-expect-error -- a value is missing
  by('dusk', { true: '' }),
  // @ts-expect-error -- a value is missing, and nothing stands for the others
  by('tie', { lot: '', none: '' }),
  // @ts-expect-error -- there is no such value
  by('tie', { lot: '', none: '', again: '', never: '' }),
  // @ts-expect-error -- a number can be any
  by('bell', { 0: '' }),
  // @ts-expect-error -- a rule of clocks is asked clock by clock
  by('clocks', { 0: '', else: '' }),
  // @ts-expect-error -- there is no such clock
  by('clocks.sleep', { 0: '', else: '' }),
  // @ts-expect-error -- an order changes no sentence
  by('turns', { else: '' }),
]

describe('a text that follows a house rule', () => {
  it('says what belongs to its value, whatever kind of rule it is', () => {
    const said = (text: Text, chosen = {}) => textFor(text, { ...rules, ...chosen })
    const dusk = by('dusk', { true: 'Dark.', false: 'Light.' })
    expect([said(dusk), said(dusk, { dusk: true })]).toEqual(['Light.', 'Dark.'])
    const tie = by('tie', { lot: 'The lot.', else: 'No lot.' })
    expect([said(tie), said(tie, { tie: 'lot' })]).toEqual(['No lot.', 'The lot.'])
    const bell = by('bell', { 0: 'No bell.', else: 'A bell.' })
    expect([said(bell), said(bell, { bell: 3 })]).toEqual(['No bell.', 'A bell.'])
    const plea = by('clocks.plea', { 0: 'No clock.', else: 'A clock.' })
    const talk = by('clocks.talk', { 0: 'No clock.', else: 'A clock.' })
    expect([said(plea), said(talk)]).toEqual(['No clock.', 'A clock.'])
  })

  it('may follow another one inside, or be one sentence of several', () => {
    const inside = by('tie', { lot: 'Lot.', else: by('dusk', { true: 'Dark.', false: 'Light.' }) })
    const text = sentences('First.', inside, by('dusk', { true: 'Night.', false: '' }), 'Last.')
    expect(textFor(text, rules)).toBe('First. Light. Last.')
    expect(textFor(text, { ...rules, dusk: true })).toBe('First. Dark. Night. Last.')
    expect(textFor(text, { ...rules, tie: 'lot' })).toBe('First. Lot. Last.')
  })

  it('leaves its line out of a list where it says nothing', () => {
    const about = ['One.', by('dusk', { true: 'Two.', false: '' }), 'Three.']
    expect(textsFor({ ...base, about }, rules).about).toEqual(['One.', 'Three.'])
    expect(textsFor({ ...base, about }, { ...rules, dusk: true }).about).toHaveLength(3)
  })

  it('crosses to a window as it is written', () => {
    const about = [sentences('One.', by('bell', { 0: '', else: 'Two.' }))]
    const sent = JSON.parse(JSON.stringify({ ...base, about })) as typeof base
    expect(textsFor(sent, { ...rules, bell: 1 }).about).toEqual(['One. Two.'])
  })

  it('is said all the same in an evening that has not got the rule any more', () => {
    const tie = by('tie', { lot: 'The lot.', else: 'No lot.' })
    const dusk = by('dusk', { true: 'Dark.', false: 'Light.' })
    expect([textFor(tie, {}), textFor(dusk, {})]).toEqual(['No lot.', 'Dark.'])
    expect(textFor(by('clocks.plea', { 0: 'No clock.', else: 'A clock.' }), {})).toBe('A clock.')
  })

  it('that asks for what is not there does not compile', () => {
    expect(wrong).toBeInstanceOf(Function)
  })
})

describe('texts that follow no house rule', () => {
  it('are said as they are written', () => {
    const plain = textsFor(base, rules)
    expect(plain.name).toBe(base.name)
    expect(textsFor(plain, {})).toEqual(plain)
  })
})

describe('another language', () => {
  it('may follow another house rule than the base, or none', () => {
    const english = { plain: 'A.', ruled: by('dusk', { true: 'B.', false: 'C.' }) } as const
    const other: Translated<typeof english, Text> = {
      plain: by('tie', { lot: 'D.', else: 'E.' }),
      ruled: 'F.',
    }
    expect(textFor(english.ruled, rules)).toBe('C.')
    expect(textFor(other.plain, rules)).toBe('E.')
  })
})
