/** Evenings of released versions under rules that have changed since, in the ways in which rules do change. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packs, rulesets } from '../../rulesets'
import { fail, type AnyRuleset, type Answer, type OptionDefs } from '../../src/engine'
import { memoryJournals } from '../../src/host/storage/journals/memoryJournals'
import { standingOf } from '../fixtures/evenings/standing'
import { openHost, START, type Bench } from './fixtures/openHost'
import { stoodThen } from './fixtures/stoodThen'

const folder = join(import.meta.dirname, '../fixtures/evenings/0.1.0')
const read = (name: string): string => readFileSync(join(folder, name), 'utf8')
const journalsOf = (game: string): string[] =>
  readdirSync(folder).filter((name) => name.startsWith(`${game}-`) && name.endsWith('.jsonl'))
const expected = (name: string): Record<string, unknown> =>
  stoodThen(JSON.parse(read(name.replace(/l$/, ''))) as Record<string, unknown>)

const rulesOf = (game: string): AnyRuleset => rulesets[game] ?? fail(game)
const vendetta = rulesOf('vendetta')
const chiangmai = rulesOf('chiangmai')

const without = <T extends object>(value: T, ...keys: string[]): T =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key))) as T

interface Old {
  readonly bench: Bench
  readonly id: string
  hash(): Promise<string>
}

/** A host with changed rules and one old evening on its shelf. */
async function shelfWith(name: string, ruleset: AnyRuleset): Promise<Old> {
  const bench = await openHost({
    packs: { ...packs, [ruleset.id]: { ...packs[ruleset.id], rules: ruleset } },
    store: memoryJournals({ now: () => START }),
  })
  const { id } = (await bench.does({ type: 'shelf.import', text: read(name) })) as { id: string }
  const hash = async () =>
    createHash('sha256')
      .update(await bench.store.export(id))
      .digest('hex')
  return { bench, id, hash }
}

/** Opens it twice; nothing may be written. @returns the refusal's parameters, or null when it opened */
async function openTwice({ bench, id, hash }: Old): Promise<Record<string, unknown> | null> {
  const before = await hash()
  let params: Record<string, unknown> | null = null
  for (let times = 0; times < 2; times++) {
    const reply = await bench.ask({ type: 'shelf.open', id })
    if (reply.ok && times === 0) await bench.does({ type: 'shelf.putAway' })
    if (!reply.ok) {
      expect(reply.refusal.code).toBe('rulesDiffer')
      params = { ...reply.refusal.params }
    }
  }
  expect(await hash()).toBe(before)
  expect(bench.errors).toEqual([])
  return params
}

const withOptions = (ruleset: AnyRuleset, options: OptionDefs): AnyRuleset => ({
  ...ruleset,
  options: { ...ruleset.options, ...options },
})

/** The game with one place more at the end of its nights, as a later version might have it. */
function withOnePlaceMore(ruleset: AnyRuleset): AnyRuleset {
  const order = ruleset.options['nightOrder']
  if (order?.kind !== 'order') throw new Error('no order')
  return withOptions(ruleset, { nightOrder: { ...order, default: [...order.default, 'postman'] } })
}

describe('an old evening', () => {
  it.each(journalsOf('vendetta'))(
    'stands where it stood when the nights have one place more: %s',
    async (name) => {
      const old = await shelfWith(name, withOnePlaceMore(vendetta))
      expect(await openTwice(old)).toBe(null)
      expect(old.bench.view().notices).toEqual([])
      expect(await standingOf(old.bench)).toMatchObject(expected(name))
    },
  )

  it.each(journalsOf('chiangmai'))(
    'stands where it stood when there is a house rule more: %s',
    async (name) => {
      const old = await shelfWith(
        name,
        withOptions(chiangmai, { moonlight: { kind: 'switch', default: true, formerly: false } }),
      )
      expect(await openTwice(old)).toBe(null)
      expect(await standingOf(old.bench)).toMatchObject(expected(name))
      const { game } = old.bench.view()
      if (game) expect(game.options['moonlight']).toBe(false)
    },
  )

  it('is told which of its house rules are gone or stand otherwise today, and opens all the same', async () => {
    const name = 'vendetta-deal-ready.jsonl'
    const { bodyguardVsNurse: choice } = vendetta.options
    const others = without(vendetta.options, 'mystery')
    if (choice?.kind !== 'choice') throw new Error('no choice')
    const was = JSON.parse(read(name).split('\n')[1] ?? '') as { entry: { options: object } }
    const chosen = (was.entry.options as { bodyguardVsNurse: string }).bodyguardVsNurse
    const values = choice.values.filter((value) => value !== chosen)
    const changed: AnyRuleset = {
      ...vendetta,
      options: {
        ...others,
        bodyguardVsNurse: { ...choice, values, default: values[0] ?? '' },
      },
    }
    const old = await shelfWith(name, changed)
    expect(await openTwice(old)).toBe(null)
    expect(old.bench.view().notices.slice(-2)).toMatchObject([
      {
        code: 'houseRuleReplaced',
        params: { option: 'bodyguardVsNurse', was: chosen, now: values[0] },
      },
      { code: 'houseRuleGone', params: { option: 'mystery' } },
    ])
  })

  it('is upgraded by its game only when it is older than the rules', async () => {
    const seen: number[] = []
    const renamed: AnyRuleset = {
      ...vendetta,
      version: vendetta.version + 1,
      upgrade(header, from) {
        seen.push(from)
        return { header, findings: [{ code: 'houseRuleGone', params: { option: 'x', was: 'y' } }] }
      },
    }
    const old = await shelfWith('vendetta-night-third.jsonl', renamed)
    await openTwice(old)
    expect(seen).toEqual([vendetta.version, vendetta.version])
    expect(old.bench.view().notices.at(-1)).toMatchObject({ code: 'houseRuleGone' })
    const newer = await shelfWith('vendetta-night-third.jsonl', { ...renamed, version: 0 })
    expect(await newer.bench.ask({ type: 'shelf.open', id: newer.id })).toMatchObject({
      refusal: { code: 'newer', params: { program: '0.1.0' } },
    })
  })
})

/** The rules from a phase on: `then` sees each step as it opens and may do what the old rules did not. */
function changedFrom(
  ruleset: AnyRuleset,
  kind: string,
  n: number,
  then: (table: Parameters<AnyRuleset['play']>[0]) => void,
): AnyRuleset {
  return {
    ...ruleset,
    *play(table) {
      const script = ruleset.play(table)
      let next = script.next()
      while (!next.done) {
        const { phase } = table.state
        if (phase.kind === kind && phase.n >= n) then(table)
        let answer: Answer
        try {
          answer = yield next.value
        } catch (leaving) {
          next = script.throw(leaving)
          continue
        }
        next = script.next(answer)
      }
    },
  }
}

const mark = (table: Parameters<AnyRuleset['play']>[0]): void =>
  table.emit('signalShown', { step: 'mark', signal: 'marked' })
const stumble = (): void => {
  throw new Error('A rule of today that knows no such table')
}

const PHASES = ['night', 'dawn', 'day', 'end']
const rank = (phase: string): number => {
  const [kind = '', n = '99'] = phase.split(' ')
  return Number(n) * 10 + PHASES.indexOf(kind)
}

describe.each([
  ['decide differently', mark],
  ['throw', stumble],
])('rules that %s from the second day on', (_, then) => {
  it.each(
    Object.entries(rulesets).flatMap(([game]) => journalsOf(game).map((name) => [name, game])),
  )('keep %s at the latest to the beginning of that day, and say so first', async (name, game) => {
    const ruleset = changedFrom(rulesOf(game), 'day', 2, then)
    const old = await shelfWith(name, ruleset)
    const whole = expected(name)
    const params = await openTwice(old)
    if (params === null) {
      expect(await standingOf(old.bench)).toMatchObject(
        whole['winner']
          ? { ...whole, canUndo: expect.anything() as never, canRedo: expect.anything() as never }
          : whole,
      )
      return
    }
    expect(whole['winner']).toBe(null)
    expect(rank(params['phase'] as string)).toBeGreaterThanOrEqual(rank('dawn 2'))
    expect(params['answers']).toBeGreaterThan(0)
    const before = await old.bench.store.export(old.id)
    await old.bench.does({ type: 'shelf.goOn', id: old.id, from: Number(params['from']) })
    const { game: now, evening } = old.bench.view()
    expect(evening?.stands).toBe(params['phase'])
    expect(now?.open?.id).toBe(params['step'])
    expect(now?.names).toEqual(whole['names'])
    expect((await old.bench.store.export(old.id)).startsWith(before)).toBe(true)
    await old.bench.does({ type: 'shelf.putAway' })
    await old.bench.does({ type: 'shelf.open', id: old.id })
    expect(old.bench.view().game).toEqual(now)
  })
})

describe('an evening that is over', () => {
  const over = ['chiangmai', 'vendetta', 'starwars'].flatMap((game) => [
    [`${game}-over.jsonl`, game],
    [`${game}-revealed.jsonl`, game],
  ])

  it.each(over)(
    'is told whole from what was recorded, even if no rule of it is left: %s',
    async (name, game) => {
      const ruleset: AnyRuleset = {
        ...rulesOf(game),
        options: {},
        *play() {
          throw new Error('Nothing is played any more')
        },
      }
      const old = await shelfWith(name, ruleset)
      const before = await old.hash()
      await old.bench.does({ type: 'shelf.open', id: old.id })
      const whole = without(expected(name), 'canUndo', 'canRedo')
      expect(await standingOf(old.bench)).toMatchObject(whole)
      expect(await old.hash()).toBe(before)
      const { game: shown } = old.bench.view()
      if (shown?.revealed) await old.bench.does({ type: 'game.undo' })
      expect(await old.bench.ask({ type: 'game.undo' })).toMatchObject({
        refusal: { code: 'olderRules' },
      })
      await old.bench.does({ type: 'show.reveal' })
      expect(old.bench.view().preview.end?.revealed?.seats).toHaveLength(shown?.seats.length ?? 0)
      expect(old.bench.errors).toEqual([])
    },
  )
})
