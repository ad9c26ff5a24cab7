import { describe, expect, it } from 'vitest'
import { packs } from '../../rulesets'
import type { Command } from '../../src/bridge'
import type { Json, Roots } from '../../src/engine'
import { readHeader } from '../../src/host/evening/journal/entries'
import type { RandomBytes } from '../../src/host/system/freshRoots'
import { rngFrom } from '../randomPlay/randomEvening'
import { bytesOf, rootsFrom } from '../support/roots'
import { openHost, toFirstNight, type Bench } from './fixtures/openHost'
import { village } from './fixtures/village'

const [ONE, OTHER] = [rootsFrom(rngFrom(1)), rootsFrom(rngFrom(2))]
const NAMES = Array.from({ length: 9 }, (_, index) => `Guest ${index + 1}`)

/** The header of the evening that is open, as its journal has it. */
async function headerOf(bench: Bench): Promise<Record<string, Json>> {
  const text = await bench.store.export(bench.view().evening?.id ?? '')
  const [, line] = text.split('\n')
  const { entry } = JSON.parse(line ?? '') as { entry: Record<string, Json> }
  return entry
}

async function dealt(randomBytes: RandomBytes): Promise<Bench> {
  const bench = await openHost({ packs, randomBytes })
  await bench.does({ type: 'lobby.begin', ruleset: 'chiangmai' })
  await bench.does({ type: 'lobby.players', names: NAMES })
  await bench.does({ type: 'lobby.deal', by: 'program' })
  return bench
}

/** Everybody's cards in three rounds of dealing. */
async function dealsOf(roots: Roots): Promise<string> {
  const bench = await dealt(bytesOf(roots))
  const hands: unknown[] = []
  for (let round = 0; round < 3; round++) {
    hands.push(bench.view().deal?.seats.map(({ cards }) => cards))
    await bench.does({ type: 'deal.again' })
  }
  return JSON.stringify(hands)
}

/** What is told before the first name, and when the host wants others. */
async function storiesOf(roots: Roots): Promise<string> {
  const stories = packs['chiangmai']?.stories ?? {}
  const games = { village: { rules: village, stories } }
  const bench = await openHost({ packs: games, randomBytes: bytesOf(roots) })
  await toFirstNight(bench)
  const points = Object.fromEntries((bench.view().game?.open?.asked ?? []).map((by) => [by, 's2']))
  const hunt = { kind: 'points', points }
  await bench.does({ type: 'game.answer', step: 'wolf.hunt', answer: hunt } as Command)
  await bench.does({ type: 'game.answer', step: 'seer.look', answer: { kind: 'pass' } })
  const told: unknown[] = []
  for (let other = 0; other < 3; other++) {
    const { body, lead } = bench.view().game?.story ?? {}
    told.push([body, lead])
    await bench.does({ type: 'story.reroll' })
  }
  return JSON.stringify(told)
}

describe('the roots of a new evening', () => {
  it('are asked of the system one by one, at least 128 bits each, and written down as they came', async () => {
    const asked: number[] = []
    const bench = await dealt((count) => {
      asked.push(count)
      return new Uint8Array(count).fill(asked.length)
    })
    expect(asked).toHaveLength(3)
    for (const count of asked) expect(count).toBeGreaterThanOrEqual(16)
    const [secret, lots, show] = asked.map((count, index) => `0${index + 1}`.repeat(count))
    expect((await headerOf(bench))['seed']).toEqual({ secret, lots, show })
  })

  it('are others for each evening', async () => {
    const [one, other] = [await openHost({ seed: 1 }), await openHost({ seed: 2 })]
    await toFirstNight(one)
    await toFirstNight(other)
    expect((await headerOf(one))['seed']).not.toEqual((await headerOf(other))['seed'])
  })

  it('deal alike under one secret root, whatever lots and stories there are, and differently under another', async () => {
    const deals = await dealsOf(ONE)
    expect(await dealsOf({ ...OTHER, secret: ONE.secret })).toBe(deals)
    expect(await dealsOf({ ...ONE, secret: OTHER.secret })).not.toBe(deals)
  })

  it('tell alike under one root of the show, whatever is dealt, and differently under another', async () => {
    const stories = await storiesOf(ONE)
    expect(await storiesOf({ ...OTHER, show: ONE.show })).toBe(stories)
    expect(await storiesOf({ ...ONE, show: OTHER.show })).not.toBe(stories)
  })

  it('reach no window', async () => {
    const bench = await dealt(bytesOf(ONE))
    for (const key of Object.values(ONE) as string[]) {
      expect(JSON.stringify(bench.view())).not.toContain(key)
      expect(bench.frames.join('')).not.toContain(key)
    }
  })
})

describe('a header', () => {
  it('of an evening with roots is left alone by a program that knows only the first version', async () => {
    expect((await headerOf(await dealt(bytesOf(ONE))))['version']).toBe(2)
  })

  it('with a root that is cut or missing is damaged, and not played with another', async () => {
    const header = await headerOf(await dealt(bytesOf(ONE)))
    expect(readHeader(header)).toHaveProperty('header')
    const roots = [
      { ...ONE, lots: ONE.lots.slice(2) },
      { secret: ONE.secret, show: ONE.show },
      null,
    ]
    for (const seed of roots) {
      expect(readHeader({ ...header, seed })).toMatchObject({ problem: { code: 'damaged' } })
    }
  })
})
