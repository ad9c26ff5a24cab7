import { describe, expect, it } from 'vitest'
import type { GameEvent, StepSpec } from '../../src/engine'
import { StepClock } from '../../src/host/evening/stepClock'
import { openHost, toFirstNight, type Bench } from './fixtures/openHost'
import { shelfOf } from '../support/wholeShelf'

/** To the timed discussion of the first day: sixty seconds by the village's rules. */
async function toDiscussion(bench: Bench): Promise<Bench> {
  await toFirstNight(bench)
  await bench.does({ type: 'game.answer', step: 'wolf.hunt', answer: { kind: 'pass' } })
  await bench.does({ type: 'game.answer', step: 'seer.look', answer: { kind: 'pass' } })
  await bench.does({ type: 'game.tell' })
  await bench.does({ type: 'game.answer', step: 'dawn.announce', answer: { kind: 'ok' } })
  return bench
}

const atDiscussion = async () => toDiscussion(await openHost())

describe('the clock', () => {
  it('starts with the step it belongs to and is drawn from its end', async () => {
    const bench = await atDiscussion()
    const clock = { totalMs: 60_000, about: 'discussion', state: 'running', endsAt: 61_000 }
    expect(bench.view().clock).toEqual(clock)
    expect(bench.room().clock).toEqual(clock)
    const frames = bench.frames.length
    await bench.time.pass(30_000)
    expect(bench.frames.length).toBe(frames)
  })

  it('keeps what is left in a pause, takes and gives seconds, and goes on from there', async () => {
    const bench = await atDiscussion()
    await bench.time.pass(20_000)
    await bench.does({ type: 'clock.pause' })
    expect(bench.view().clock).toMatchObject({ state: 'paused', leftMs: 40_000 })
    await bench.time.pass(500_000)
    await bench.does({ type: 'clock.add', seconds: 10 })
    expect(bench.view().clock).toMatchObject({ state: 'paused', leftMs: 50_000 })
    await bench.does({ type: 'clock.start' })
    await bench.time.pass(5000)
    await bench.does({ type: 'clock.add', seconds: -10 })
    const { clock } = bench.view()
    expect(clock?.state === 'running' && clock.endsAt - bench.time.now()).toBe(35_000)
  })

  it('rings once when it is over, exactly then, and waits for the host', async () => {
    const bench = await atDiscussion()
    await bench.time.pass(59_999)
    expect(bench.view().clock?.state).toBe('running')
    await bench.time.pass(1)
    expect(bench.view().clock?.state).toBe('over')
    expect(bench.room().cue?.sound).toBe('timesUp')
    const cue = bench.room().cue
    await bench.time.pass(100_000)
    expect(bench.view().game?.open?.id).toBe('day.talk')
    expect(bench.room().cue).toEqual(cue)
    expect(await bench.ask({ type: 'clock.start' })).toMatchObject({
      refusal: { code: 'clockOver' },
    })
    await bench.does({ type: 'clock.add', seconds: 10 })
    expect(bench.view().clock).toMatchObject({ state: 'running' })
    await bench.time.pass(10_000)
    expect(bench.room().cue?.serial).toBe((cue?.serial ?? 0) + 1)
  })

  it('goes on by itself after the ring if the host chose so', async () => {
    const bench = await atDiscussion()
    await bench.does({ type: 'settings.set', settings: { autoAdvance: true } })
    await bench.time.pass(60_000)
    expect(bench.view().game?.open?.id).toBe('day.talk')
    await bench.time.pass(1500)
    expect(bench.view().game?.open?.id).toBe('day.vote')
    await bench.time.pass(100_000)
    expect(bench.view().game?.open?.id).toBe('day.vote')
  })

  it('does not go on by itself over an undo that came in between', async () => {
    const bench = await atDiscussion()
    await bench.does({ type: 'settings.set', settings: { autoAdvance: true } })
    await bench.time.pass(60_000)
    await bench.does({ type: 'game.undo' })
    await bench.does({ type: 'game.redo' })
    await bench.time.pass(10_000)
    expect(bench.view().game?.open?.id).toBe('day.talk')
    expect(bench.view().clock?.state).toBe('over')
  })

  it('is skipped by going on', async () => {
    const bench = await atDiscussion()
    await bench.does({ type: 'clock.skip' })
    expect(bench.view().game?.open?.id).toBe('day.vote')
    expect(bench.view().clock).toBeNull()
    expect(await bench.ask({ type: 'clock.skip' })).toMatchObject({ refusal: { code: 'noClock' } })
  })

  it('stands after undo at the time that was left when the undone answer was given', async () => {
    const bench = await atDiscussion()
    await bench.time.pass(25_000)
    await bench.does({ type: 'game.answer', step: 'day.talk', answer: { kind: 'ok' } })
    await bench.time.pass(5000)
    await bench.does({ type: 'game.undo' })
    expect(bench.view().clock).toMatchObject({ state: 'paused', leftMs: 35_000 })
    await bench.does({ type: 'clock.start' })
    await bench.time.pass(5000)
    await bench.does({ type: 'game.redo' })
    expect(bench.view().game?.open?.id).toBe('day.vote')
    await bench.does({ type: 'game.undo' })
    expect(bench.view().clock).toMatchObject({ state: 'paused', leftMs: 35_000 })
  })

  it('is as long after undo and redo as time was given to it, also after a restart', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    for (const step of ['wolf.hunt', 'seer.look'] as const) {
      await bench.does({ type: 'game.answer', step, answer: { kind: 'pass' } })
    }
    await bench.does({ type: 'game.tell' })
    await bench.does({ type: 'game.answer', step: 'dawn.announce', answer: { kind: 'ok' } })
    await bench.does({ type: 'clock.add', seconds: 10 })
    await bench.time.pass(30_000)
    const standing = { totalMs: 70_000, state: 'paused', leftMs: 40_000 }
    await bench.does({ type: 'game.undo' })
    await bench.does({ type: 'game.redo' })
    expect(bench.view().clock).toMatchObject(standing)
    await bench.does({ type: 'game.answer', step: 'day.talk', answer: { kind: 'ok' } })
    await bench.does({ type: 'game.undo' })
    expect(bench.view().clock).toMatchObject(standing)
    const later = await bench.again()
    await later.does({ type: 'shelf.open', id: 'evening-1' })
    expect(later.view().clock).toMatchObject(standing)
  })

  it('never has more left than its whole, whatever an older journal leaves out', () => {
    const clock = new StepClock()
    const step = { id: 'day.talk', seconds: 20 } as StepSpec
    clock.follow(null, [{ kind: 'stepOpened', data: {} }] as GameEvent[], step, 0)
    clock.settle({ left: 30_000 }, 0)
    expect(clock.view(0)).toMatchObject({ totalMs: 30_000, endsAt: 30_000 })
  })

  it('stands after a restart at the time that was left', async () => {
    const bench = await atDiscussion()
    await bench.time.pass(12_300)
    const later = await bench.again()
    await later.does({ type: 'shelf.open', id: 'evening-1' })
    expect(later.view().clock).toEqual({
      totalMs: 60_000,
      about: 'discussion',
      state: 'paused',
      leftMs: 47_700,
    })
  })

  it('loses at most five seconds of a running clock in a crash', async () => {
    const bench = await atDiscussion()
    await bench.time.pass(33_333)
    const [stored] = await shelfOf(bench.store)
    const crashed = await openHost()
    const id = await crashed.store.import(await bench.store.export(stored?.id ?? ''))
    await crashed.does({ type: 'shelf.open', id })
    expect(crashed.view().clock).toMatchObject({ state: 'paused', leftMs: 30_000 })
  })

  it('stands at what was left when the computer fell asleep', async () => {
    const bench = await atDiscussion()
    await bench.time.pass(20_000)
    bench.time.sleep(3_600_000)
    await bench.time.pass(1000)
    expect(bench.view().clock).toMatchObject({ state: 'paused', leftMs: 40_000 })
    expect(bench.view().notices.at(-1)?.code).toBe('slept')
  })

  it('stands at once when the computer says that it will sleep', async () => {
    const bench = await atDiscussion()
    await bench.time.pass(7000)
    await bench.host.suspend()
    expect(bench.view().clock).toMatchObject({ state: 'paused', leftMs: 53_000 })
  })

  it('comes back with what was left when an interrupt is over', async () => {
    const bench = await openHost()
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    await bench.does({ type: 'lobby.players', names: ['Ann', 'Ben', 'Cid', 'Dora', 'Ed'] })
    await bench.does({ type: 'lobby.deal', by: 'host' })
    const cards = ['gunman', 'wolf', 'villager', 'villager', 'villager']
    for (const [index, card] of cards.entries()) {
      await bench.does({ type: 'deal.enter', seat: `s${index}`, cards: [card] })
    }
    await bench.does({ type: 'deal.start' })
    for (const step of ['wolf.hunt', 'seer.look'] as const) {
      await bench.does({ type: 'game.answer', step, answer: { kind: 'pass' } })
    }
    await bench.does({ type: 'game.answer', step: 'dawn.announce', answer: { kind: 'ok' } })
    await bench.time.pass(18_000)
    await bench.does({
      type: 'game.interrupt',
      step: 'gunman.shoot',
      answer: { kind: 'seat', seat: 's2' },
    })
    expect(bench.view()).toMatchObject({ clock: null, game: { open: { id: 'gunman.bow' } } })
    await bench.time.pass(9000)
    await bench.does({ type: 'game.answer', step: 'gunman.bow', answer: { kind: 'ok' } })
    const { clock } = bench.view()
    expect(clock?.state === 'running' && clock.endsAt - bench.time.now()).toBe(42_000)
    await bench.does({ type: 'game.undo' })
    await bench.does({ type: 'game.undo' })
    expect(bench.view().clock).toMatchObject({ state: 'paused', leftMs: 42_000 })
  })
})
