import { describe, expect, it } from 'vitest'
import { packs } from '../../rulesets'
import type { Ahead, SeatId } from '../../src/bridge'
import { openHost, toDawn, toFirstNight, type Bench } from './fixtures/openHost'

const PLAYERS = Array.from({ length: 9 }, (_, index) => `Player ${index + 1}`)

/** Nine players of Chiang Mai on the first day, where the first of them has the floor. */
async function atSpeeches(): Promise<Bench> {
  const bench = await openHost({ packs, seed: 3 })
  await bench.does({ type: 'lobby.begin', ruleset: 'chiangmai' })
  await bench.does({ type: 'lobby.players', names: PLAYERS })
  await bench.does({ type: 'lobby.deal', by: 'program' })
  for (const { id } of bench.view().deal?.seats ?? [])
    await bench.does({ type: 'deal.seen', seat: id, top: 0 })
  await bench.does({ type: 'deal.start' })
  while (bench.view().game?.open?.id !== 'day.speeches') {
    const { ok } = await bench.ask({ type: 'game.advance' })
    if (!ok) await bench.does({ type: 'game.ruling', ruling: { kind: 'skip' } })
  }
  return bench
}

const openStep = (bench: Bench) => bench.view().game?.open
const aheadOf = async (bench: Bench) => (await bench.does({ type: 'game.ahead' })) as Ahead | null

describe('a clock that the host gives to a step without one', () => {
  it('runs on the big screen by day and by dawn, rings, and does not go on by itself', async () => {
    const bench = await toDawn(await openHost(), 's0')
    await bench.does({ type: 'settings.set', settings: { autoAdvance: true } })
    await bench.does({ type: 'clock.set', seconds: 120 })
    expect(bench.view().clock).toMatchObject({ state: 'running', totalMs: 120_000 })
    expect(bench.room().clock).toEqual(bench.view().clock)
    await bench.time.pass(130_000)
    expect(bench.room()).toMatchObject({ clock: { state: 'over' }, cue: { sound: 'timesUp' } })
    expect(openStep(bench)?.id).toBe('dawn.announce')
    await bench.does({ type: 'clock.skip' })
    expect(bench.room().clock).toBeNull()
    expect(openStep(bench)?.id).toBe('dawn.announce')
  })

  it('stays with the host by night', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    await bench.does({ type: 'clock.set', seconds: 60 })
    expect(bench.view().clock).toMatchObject({ state: 'running' })
    expect(bench.room().clock).toBeNull()
  })

  it('comes back at the time that was left when what followed is undone, and after a restart', async () => {
    const bench = await toDawn(await openHost(), 's0')
    await bench.does({ type: 'clock.set', seconds: 60 })
    await bench.time.pass(20_000)
    while (openStep(bench)?.id === 'dawn.announce') await bench.does({ type: 'game.advance' })
    await bench.does({ type: 'game.undo' })
    const left = { state: 'paused', leftMs: 40_000, totalMs: 60_000 }
    expect(bench.view().clock).toMatchObject(left)
    const [{ id = '' } = {}] = [bench.view().evening ?? undefined]
    const again = await bench.again()
    await again.does({ type: 'shelf.open', id })
    expect(again.view().clock).toMatchObject(left)
    expect(again.room().clock).toMatchObject(left)
  })

  it('is taken from a speaker who goes on talking, and undo gives it back', async () => {
    const bench = await atSpeeches()
    await bench.time.pass(5000)
    await bench.does({ type: 'clock.set', seconds: 0 })
    expect([bench.view().clock, bench.room().clock]).toEqual([null, null])
    await bench.time.pass(600_000)
    await bench.does({ type: 'game.advance' })
    expect(bench.view().clock).toMatchObject({ state: 'running' })
    await bench.does({ type: 'game.undo' })
    expect(bench.view().clock).toBeNull()
  })
})

describe('a round of speeches', () => {
  it('is skipped with one command, which undo takes back speech by speech', async () => {
    const bench = await atSpeeches()
    const first = openStep(bench)?.speaker
    await bench.does({ type: 'speeches.skip' })
    expect(openStep(bench)?.id).toBe('day.vote')
    const speakers: (SeatId | null | undefined)[] = []
    for (let speech = 0; speech < PLAYERS.length; speech++) {
      await bench.does({ type: 'game.undo' })
      speakers.push(openStep(bench)?.speaker)
    }
    expect(new Set(speakers).size).toBe(PLAYERS.length)
    expect(speakers.at(-1)).toBe(first)
  })

  it('is not skipped where nobody speaks', async () => {
    const bench = await toDawn(await openHost(), null)
    expect(await bench.ask({ type: 'speeches.skip' })).toMatchObject({
      refusal: { code: 'noSpeech' },
    })
  })
})

describe('hands counted without names', () => {
  const total = (candidate: SeatId, hands: number) =>
    ({ type: 'game.draft', step: 'day.vote', entry: { kind: 'total', candidate, hands } }) as const

  it('grow on the big screen, are taken back by undo, and are there after a restart', async () => {
    const bench = await atSpeeches()
    await bench.does({ type: 'speeches.skip' })
    await bench.does(total('s3', 2))
    await bench.does(total('s5', 4))
    expect(bench.room().count).toMatchObject({ totals: { s3: 2, s5: 4 }, hands: null })
    expect(bench.room().cue?.sound).toBe('vote')
    await bench.does(total('s3', 7))
    await bench.does({ type: 'game.undo' })
    const id = bench.view().evening?.id ?? ''
    const again = await bench.again()
    expect(again.view().shelf).toMatchObject([{ stands: 'day 1', step: 'day.vote' }])
    await again.does({ type: 'shelf.open', id })
    expect(again.view().game?.draft).toEqual({ kind: 'totals', totals: { s3: 2, s5: 4 } })
    await again.does({ type: 'game.close', step: 'day.vote' })
    expect(openStep(again)?.id).toBe('day.result')
    expect(again.view().game?.tally).toEqual({ s3: 2, s5: 4 })
    const { log = [] } = again.view().game ?? {}
    const third = await again.again()
    await third.does({ type: 'shelf.open', id })
    expect(third.view().game?.log).toEqual(log)
  })
})

describe('three, two, one', () => {
  it('is counted on the big screen during a vote, for some seconds, and at no other time', async () => {
    const bench = await atSpeeches()
    const refused = await bench.ask({ type: 'show.beat' })
    expect(refused).toMatchObject({ refusal: { code: 'noVoteNow' } })
    await bench.does({ type: 'speeches.skip' })
    await bench.does({ type: 'show.beat' })
    expect(bench.room().beat).toBe(bench.time.now())
    await bench.time.pass(5000)
    await bench.does({
      type: 'game.draft',
      step: 'day.vote',
      entry: { kind: 'total', candidate: 's1', hands: 1 },
    })
    expect(bench.room().beat).toBeUndefined()
  })
})

describe('what going on would open', () => {
  it('is what it opens then, and looking changes nothing', async () => {
    const bench = await atSpeeches()
    for (let step = 0; step < PLAYERS.length; step++) {
      const before = JSON.stringify(bench.view())
      const ahead = await aheadOf(bench)
      expect(JSON.stringify(bench.view())).toBe(before)
      await bench.does({ type: 'game.advance' })
      expect(ahead?.step).toMatchObject({
        id: openStep(bench)?.id,
        speaker: openStep(bench)?.speaker,
      })
      expect(ahead?.phase).toEqual(bench.view().game?.phase)
    }
  })

  it('is not told where the host has to decide', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    expect(await aheadOf(bench)).toBeNull()
  })
})

describe('Nominations', () => {
  it('are refused as they are entered, not when the list is closed', async () => {
    const bench = await openHost({ packs, seed: 3 })
    await bench.does({ type: 'lobby.begin', ruleset: 'starwars' })
    await bench.does({ type: 'lobby.players', names: PLAYERS })
    await bench.does({ type: 'lobby.deal', by: 'program' })
    for (const { id } of bench.view().deal?.seats ?? [])
      await bench.does({ type: 'deal.seen', seat: id, top: 0 })
    await bench.does({ type: 'deal.start' })
    while (openStep(bench)?.form.kind !== 'nominations') {
      const { ok } = await bench.ask({ type: 'game.advance' })
      if (!ok) await bench.does({ type: 'game.ruling', ruling: { kind: 'skip' } })
    }
    const step = openStep(bench)?.id ?? ''
    const form = openStep(bench)?.form
    const [a, b, c, d, e] = form?.kind === 'nominations' ? form.by : []
    if (!a || !b || !c || !d || !e) throw new Error('Too few live')
    const names = async (by: SeatId, target: SeatId, second: SeatId) => {
      const nomination = { by, target, second }
      return bench.ask({ type: 'game.draft', step, entry: { kind: 'nominate', nomination } })
    }
    const refused = (code: string) => ({ ok: false, refusal: { code } })
    expect(await names(a, b, a)).toMatchObject(refused('secondIsAnother'))
    expect(await names(a, a, b)).toMatchObject(refused('namesHimself'))
    expect(await names(a, b, c)).toMatchObject({ ok: true })
    expect(await names(d, b, c)).toMatchObject(refused('standsAlready'))
    expect(await names(a, e, c)).toMatchObject(refused('nominatedAlready'))
    expect(await names(d, e, c)).toMatchObject({ ok: true })
    expect(await names(b, c, a)).toMatchObject(refused('standIsFull'))
    expect(bench.view().game?.draftLength).toBe(2)
  })
})
