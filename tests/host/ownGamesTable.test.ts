import { describe, expect, it } from 'vitest'
import type { Reply } from '../../src/bridge'
import { fail, seatId, type Ruling, type SeatId } from '../../src/engine'
import { readGame } from '../../src/host/games/reading/readGame'
import { playOdds } from '../../src/host/odds/playOdds'
import { rngFrom } from '../randomPlay/randomEvening'
import { clickSomething } from './fixtures/randomHost'
import {
  inn,
  INN,
  outside,
  OWN_INN,
  shipped,
  startedAnew,
  withGames,
  type OwnBench,
} from './fixtures/ownGames'

const NIGHT = 'one-long-night'
const FIVE = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve']

async function oneNight(by: 'program' | 'host'): Promise<OwnBench> {
  const bench = await withGames({ [`${NIGHT}.yaml`]: shipped(NIGHT) })
  await bench.does({ type: 'lobby.begin', ruleset: `own.${NIGHT}` })
  await bench.does({ type: 'lobby.players', names: FIVE })
  expect(bench.view().lobby).toMatchObject({ cardsPerSeat: 1, middle: 3, verdict: 'ok' })
  await bench.does({ type: 'lobby.deal', by })
  return bench
}

/** Cards that nobody holds, in the deck’s order. */
const left = (bench: OwnBench): string[] =>
  Object.entries(bench.view().deal?.left ?? {}).flatMap(([card, count]) =>
    Array<string>(count).fill(card),
  )

describe('Cards in the middle (OG-18, OG-114)', () => {
  it('are what is left when everybody holds a card that the host typed in, and are taken from there', async () => {
    const bench = await oneNight('host')
    const deck = left(bench)
    expect(deck).toHaveLength(8)
    // The robber's card and all others but the last three go round.
    for (const [at] of FIVE.entries()) {
      expect(bench.view().deal?.ready).toBe(false)
      const cards = [deck[at] ?? fail('a card')]
      await bench.does({ type: 'deal.enter', seat: seatId(at), cards })
    }
    expect(bench.view().deal).toMatchObject({ ready: true, middle: 3, findings: [] })
    expect(left(bench)).toEqual(deck.slice(5))
    await bench.does({ type: 'deal.start' })
    expect(bench.view().station).toBe('game')
    const rng = rngFrom(3)
    for (let click = 0; click < 12; click++) await clickSomething(bench, rng)
    const before = bench.view().game
    const again = await startedAnew(bench)
    await again.does({ type: 'shelf.open', id: again.view().shelf[0]?.id ?? '' })
    expect(again.view().game?.seats).toEqual(before?.seats)
    expect([...bench.errors, ...again.errors]).toEqual([])
  })

  it('are there when the program deals, and where it plays evenings for the odds', async () => {
    const bench = await oneNight('program')
    for (const seat of FIVE.keys())
      await bench.does({ type: 'deal.seen', seat: seatId(seat), top: 0 })
    expect(left(bench)).toHaveLength(3)
    await bench.does({ type: 'deal.start' })
    expect(bench.view().station).toBe('game')

    const { rules } = readGame(shipped(NIGHT)).pack ?? fail('the game')
    const deck = rules.casting.propose(5, {})
    const asked = { ruleset: rules.id, options: {}, deck, players: 5, evenings: 20 }
    const last = [...playOdds(rules, asked, rngFrom(2))].at(-1)
    expect(last).toMatchObject({ played: 20, of: 20 })
  })
})

describe('What lay in the middle', () => {
  it('is shown with everybody’s cards as they are turned over, and to the room not before', async () => {
    const bench = await oneNight('program')
    for (const seat of FIVE.keys())
      await bench.does({ type: 'deal.seen', seat: seatId(seat), top: 0 })
    const middle = left(bench)
    await bench.does({ type: 'deal.start' })
    expect(bench.view().game?.middle).toEqual(middle)
    const rng = rngFrom(4)
    for (let click = 0; click < 12; click++) await clickSomething(bench, rng)
    await bench.does({ type: 'game.ruling', ruling: { kind: 'end', winners: [] } })
    expect(bench.room().end).toEqual({ winners: [], revealed: null })
    expect(bench.frames.join()).not.toContain('"middle"')
    await bench.does({ type: 'show.reveal' })
    expect(bench.room().end?.revealed?.middle).toEqual(middle)
    expect(middle).toHaveLength(3)
    const inn = await withGames()
    await inn.does({ type: 'demo.begin', ruleset: OWN_INN, players: 5 })
    while (!inn.view().game) await inn.does({ type: 'demo.step' })
    await inn.does({ type: 'game.ruling', ruling: { kind: 'end', winners: [] } })
    await inn.does({ type: 'show.reveal' })
    expect(inn.room().end?.revealed).not.toHaveProperty('middle')
    expect(inn.view().game).not.toHaveProperty('middle')
  })
})

const THINGS = `
objects:
  lamp: { name: Lamp, start: { role: thief } }
  rope: { name: Rope, start: { role: landlady } }
`

describe('A thing of an own game', () => {
  const holders = (bench: OwnBench, thing: string): SeatId[] =>
    (bench.view().game?.seats ?? [])
      .filter(({ holds }) => holds?.includes(thing))
      .map(({ id }) => id)
  const rule = (bench: OwnBench, ruling: Ruling): Promise<Reply> =>
    bench.ask({ type: 'game.ruling', ruling } as never)

  it('is put by a ruling where the host wants it, each by its name, and he sees who has it (OG-171)', async () => {
    const bench = await withGames({ [`${INN}.yaml`]: `${inn}${THINGS}` })
    await bench.does({ type: 'demo.begin', ruleset: OWN_INN, players: 5 })
    while (!bench.view().game) await bench.does({ type: 'demo.step' })
    expect(bench.view().game).toMatchObject({ objects: ['lamp', 'rope'] })
    const [rope] = holders(bench, 'rope')
    const to = bench.view().game?.seats.find(({ holds }) => !holds)?.id ?? fail('a seat')
    expect(holders(bench, 'lamp')).not.toContain(to)
    expect(await rule(bench, { kind: 'holder', seat: to, object: 'lamp' })).toMatchObject({
      ok: true,
    })
    expect(holders(bench, 'lamp')).toEqual([to])
    expect(holders(bench, 'rope')).toEqual([rope])
    // Which of two is meant has to be said.
    expect(await rule(bench, { kind: 'holder', seat: to })).toMatchObject({ ok: false })
    await bench.does({ type: 'game.undo' })
    expect(holders(bench, 'lamp')).not.toContain(to)
  })
})

const LASTING = `
statuses:
  sooty: { name: sooty, until: never }
  fog: { name: Fog, table: true, until: dusk }
`

describe('What the host may give to a single player', () => {
  it('is no status of the whole table, and what is offered is taken (OG-110)', async () => {
    const bench = await withGames({ [`${INN}.yaml`]: `${inn}${LASTING}` })
    await bench.does({ type: 'demo.begin', ruleset: OWN_INN, players: 5 })
    while (!bench.view().game) await bench.does({ type: 'demo.step' })
    const offered = bench.view().game?.statuses
    expect(offered).toEqual(['sooty'])
    for (const status of ['sooty', 'fog']) {
      const ruling: Ruling = { kind: 'status', seat: 's1', status, on: true }
      const { ok } = await bench.ask({ type: 'game.ruling', ruling })
      expect(ok).toBe(status === 'sooty')
    }
  })

  it('is a life only where players have several (OG-19)', async () => {
    const lives = async (id: string, players: number) => {
      const bench = await withGames({ [`${id}.yaml`]: shipped(id) })
      await bench.does({ type: 'demo.begin', ruleset: `own.${id}`, players })
      while (!bench.view().game) await bench.does({ type: 'demo.step' })
      return bench.view().game?.hasLives
    }
    expect(await lives(INN, 5)).toBe(false)
    expect(await lives('crowns-and-knaves', 8)).toBe(true)
  })
})

describe('What an own game is called on the shelf of evenings', () => {
  it('follows the language of the desk at once', async () => {
    const id = 'rook-hollow'
    const bench = await withGames({ [`${id}.yaml`]: shipped(id) })
    await bench.does({ type: 'demo.begin', ruleset: `own.${id}`, players: 8 })
    await bench.does({ type: 'shelf.putAway' })
    await outside(bench, `${id}.yaml`, null)
    const called = () => bench.view().shelf[0]?.carries?.name
    expect(called()).toBe('Rook Hollow')
    await bench.does({ type: 'settings.set', settings: { language: 'de' } })
    expect(called()).toBe('Krähental')
  })
})

describe('A file with the id of another game', () => {
  it('says so where it is written, and is a game of its own as soon as it has an id of its own (OG-124)', async () => {
    const bench = await withGames({ [`${INN}.yaml`]: inn, 'copy.yaml': inn })
    const found = () => bench.view().ownGames.games.map(({ id, trouble }) => [id, trouble])
    expect(found()).toEqual([
      ['copy', 'double'],
      [INN, null],
    ])
    const check = (text: string) => bench.does({ type: 'games.check', text, at: 'copy' })
    expect(await check(inn)).toMatchObject({ playable: false, problems: [{ code: 'idTaken' }] })
    const its = inn.replace(`id: ${INN}`, 'id: six-at-the-inn')
    expect(await check(its)).toMatchObject({ playable: true, problems: [] })
    await bench.does({ type: 'games.keep', text: its, taken: 'ask', at: 'copy' })
    expect(found()).toEqual([
      ['six-at-the-inn', null],
      [INN, null],
    ])
    expect([...bench.games.files.keys()].sort()).toEqual([
      'copy.yaml',
      `${INN}.yaml`,
      'removed/copy.yaml',
    ])
  })
})
