import { describe, expect, it } from 'vitest'
import { packs } from '../../rulesets'
import { openHost, stepToEnd, toFirstNight, type Bench } from './fixtures/openHost'

describe('the rehearsal', () => {
  it('deals to invented players, who look at their cards one by one', async () => {
    const bench = await openHost()
    await bench.does({ type: 'demo.begin', ruleset: 'village', players: 7 })
    expect(bench.view()).toMatchObject({ station: 'deal', demo: { running: false } })
    expect(bench.view().deal?.seats).toHaveLength(7)
    for (let i = 0; i < 7; i++) await bench.does({ type: 'demo.step' })
    expect(bench.view().deal?.ready).toBe(true)
    await bench.does({ type: 'demo.step' })
    expect(bench.room().scene).toBe('night')
  })

  it('is played to a winner and to open cards by every game, step by step', async () => {
    for (const ruleset of Object.keys(packs)) {
      for (const seed of [1, 2, 3]) {
        const bench = await openHost({ packs, seed })
        await bench.does({ type: 'demo.begin', ruleset, players: 10 })
        await stepToEnd(bench)
        expect(bench.room().end?.revealed?.seats).toHaveLength(10)
        expect(bench.errors).toEqual([])
        expect(await bench.ask({ type: 'demo.step' })).toMatchObject({
          refusal: { code: 'demoOver' },
        })
      }
    }
  }, 60_000)

  it('records votes hand by hand, so that both windows show the count grow', async () => {
    const bench = await openHost({ packs })
    await bench.does({ type: 'demo.begin', ruleset: 'chiangmai', players: 8 })
    await stepToEnd(bench)
    const frames = bench.frames.map((frame) => JSON.parse(frame) as ReturnType<Bench['room']>)
    expect(frames.filter(({ cue }) => cue?.sound === 'vote').length).toBeGreaterThan(5)
    const scenes = new Set(frames.map(({ scene }) => scene))
    for (const scene of ['night', 'dawn', 'story', 'discussion', 'speech', 'vote', 'end']) {
      expect(scenes).toContain(scene)
    }
  }, 30_000)

  it('runs by itself until it is stopped, and stops by itself at the end', async () => {
    const bench = await openHost()
    await bench.does({ type: 'demo.begin', ruleset: 'village', players: 5 })
    await bench.does({ type: 'demo.run', on: true })
    await bench.time.pass(3000)
    expect(bench.view()).toMatchObject({ station: 'game', demo: { running: true } })
    await bench.does({ type: 'demo.run', on: false })
    const before = bench.view()
    await bench.time.pass(600_000)
    expect(bench.view().game?.open?.id).toBe(before.game?.open?.id)
    await bench.does({ type: 'demo.run', on: true })
    await bench.time.pass(3_600_000)
    expect(bench.view()).toMatchObject({ demo: { running: false }, game: { revealed: true } })
    expect(bench.time.waiting).toBe(0)
  })

  it('goes on sensibly after the host answered or undid something by hand', async () => {
    const bench = await openHost()
    await bench.does({ type: 'demo.begin', ruleset: 'village', players: 6 })
    for (let i = 0; i < 40 && !bench.view().game?.winner; i++) {
      await bench.does({ type: 'demo.step' })
      if (i % 3 === 2 && bench.view().game?.canUndo) await bench.does({ type: 'game.undo' })
    }
    await stepToEnd(bench)
    expect(bench.errors).toEqual([])
  })

  it('is marked on the shelf, and nothing but a rehearsal plays by itself', async () => {
    const bench = await openHost()
    await bench.does({ type: 'demo.begin', ruleset: 'village', players: 5 })
    await bench.does({ type: 'shelf.putAway' })
    expect(bench.view().shelf).toMatchObject([{ demo: true }])
    await toFirstNight(bench)
    expect(await bench.ask({ type: 'demo.step' })).toMatchObject({ refusal: { code: 'notNow' } })
    expect(await bench.ask({ type: 'demo.run', on: true })).toMatchObject({ ok: false })
  })
})
