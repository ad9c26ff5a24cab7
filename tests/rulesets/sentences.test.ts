import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { OptionValues } from '../../src/engine'
import { Packs } from '../../src/host/packs/packs'
import type { RulesetTexts } from '../../src/i18n/rulesetTexts'
import { byHouseRules } from '../../src/i18n/writtenTexts'
import { games, packs, rulesOf, writtenTextsOf } from '../support/games'
import { readings, ruledIn, rulesAround, textsIn, type Ruled } from '../support/ruledTexts'
import { claims, type Claim } from './claims'

const host = new Packs({ packs, onError: (error) => expect(error).toBeNull() })

const read = new Map<string, RulesetTexts>()

/** What the host of an evening with these house rules gets to read. */
function given(id: string, chosen: OptionValues): RulesetTexts {
  const key = `${id} ${JSON.stringify(chosen)}`
  const texts = read.get(key) ?? fresh(id, chosen)
  read.set(key, texts)
  return texts
}

function fresh(id: string, chosen: OptionValues): RulesetTexts {
  const played = { id, rules: rulesOf(id, chosen) }
  const pack = host.forDesk('en', played).find((one) => one.id === id)
  if (!pack?.texts) throw new Error(`${id} came without words`)
  return pack.texts
}

const optionsOf = (id: string) => games[id]?.options ?? {}

/** The sentences that a house rule changes, to be read by a person. */
function listed(id: string, ruled: readonly Ruled[]): string {
  const defs = optionsOf(id)
  const chapters = Object.keys(defs).map((option) => {
    const own = ruled.filter(({ part }) => part.by.split('.')[0] === option)
    const places = own.map((one) => {
      const around = one.under.map(([by, value]) => ` [${by}: ${value}]`).join('')
      const lines = readings(defs, rulesOf(id), one).map(
        ({ value, says }) => `    ${value}: ${says === '' ? '(nothing)' : says}`,
      )
      return [`  ${one.path}${around} by ${one.part.by}`, ...lines].join('\n')
    })
    const text = places.length > 0 ? [...new Set(places)].join('\n') : '  changes no sentence'
    return `${option}\n${text}\n`
  })
  return chapters.join('\n')
}

/** Places at which two values of a house rule say the same, so that one of them says nothing new. */
const alike = (ruled: readonly Ruled[]): string[] =>
  ruled
    .filter(({ part }) => {
      const texts = Object.values(part.texts).map((text) => JSON.stringify(text))
      return new Set(texts).size < texts.length
    })
    .map(({ path, part }) => `${path} by ${part.by}`)

/** Every reading of a game in which one house rule differs from this one's. */
function neighbours(id: string, rules: OptionValues): OptionValues[] {
  const others = Object.entries(optionsOf(id)).flatMap(([option, def]): OptionValues[] => {
    if (option in rules) return []
    if (def.kind === 'switch') return [true, false].map((value) => ({ ...rules, [option]: value }))
    if (def.kind === 'choice') return def.values.map((value) => ({ ...rules, [option]: value }))
    return []
  })
  return [rules, ...others]
}

/** What is wrong with a claim; null where the texts keep it. */
function broken(id: string, { rules, where, reads, never }: Claim): string | null {
  const standing = (chosen: OptionValues) => {
    const texts: unknown = given(id, chosen)
    return textsIn(where.split('.').reduce(stepInto, texts)).join('\n')
  }
  const text = standing(rules)
  if (text === '') return `${where}: nothing stands there`
  if (reads && !text.includes(reads)) return `${where}: “${reads}” is not read: ${text}`
  const found = never && neighbours(id, rules).find((near) => standing(near).includes(never))
  return found ? `${where}: “${never}” is read under ${JSON.stringify(found)}` : null
}

/** Ids may hold dots themselves: `steps.day/vote` stands for `steps['day.vote']`. */
const stepInto = (part: unknown, key: string): unknown =>
  (part as Readonly<Record<string, unknown>>)[key.replaceAll('/', '.')]

describe.each(Object.keys(games))('the texts of %s', (id) => {
  const ruled = ruledIn(writtenTextsOf(id))

  it('change with its house rules as the list beside this test says', async () => {
    await expect(listed(id, ruled)).toMatchFileSnapshot(
      join(import.meta.dirname, 'sentences', `${id}.txt`),
    )
  })

  it('are given to the host as each value of a house rule wants them', () => {
    for (const one of ruled) {
      const around = rulesAround(optionsOf(id), rulesOf(id), one)
      for (const { value, rules, says } of readings(optionsOf(id), around, one)) {
        const { path, part } = one
        const held = says === '' || textsIn(given(id, rules)).includes(says)
        expect([path, part.by, value, held]).toEqual([path, part.by, value, true])
      }
    }
  })

  it('say something else at each value that they name', () => {
    expect(alike(ruled)).toEqual([])
  })

  it('are true under every house rule, as the claims about them say', () => {
    const wrong = (claims[id] ?? []).flatMap((claim) => broken(id, claim) ?? [])
    expect(wrong).toEqual([])
  })
})

describe('the claims and the list', () => {
  const by = byHouseRules<{ dusk: { kind: 'switch'; default: false } }>()

  it('would notice two ends of a house rule that are told alike', () => {
    const about = [by('dusk', { true: 'It is dark.', false: 'It is dark.' })]
    expect(alike(ruledIn({ ...writtenTextsOf('_template'), about }))).toEqual(['about.0 by dusk'])
  })

  it('would notice a sentence that is missing, and one that must not be read', () => {
    const claim = { rules: {}, where: 'about' }
    expect(broken('_template', { ...claim, reads: 'one secret card' })).toBeNull()
    expect(broken('_template', { ...claim, reads: 'two cards' })).toContain('is not read')
    expect(broken('_template', { ...claim, never: 'one secret card' })).toContain('is read under')
    expect(broken('_template', { ...claim, where: 'refusals' })).toContain('nothing stands there')
  })
})
