/**
 * When a clock stands: after whatever takes the evening back, away or up again, and on a picture that is kept. Behind a
 * picture that is kept, and behind a dark one, the evening's own goes on.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ClockView, Command } from '../../src/bridge'
import { memoryJournals } from '../../src/host/storage/journals/memoryJournals'
import { shelfOf } from '../support/wholeShelf'
import { openHost, toDawn, type Bench } from './fixtures/openHost'

/** To the timed discussion of the first day: sixty seconds by the village's rules. */
async function atDiscussion(): Promise<Bench> {
  const bench = await toDawn(await openHost(), null)
  await bench.does({ type: 'game.tell' })
  await bench.does({ type: 'game.answer', step: 'dawn.announce', answer: { kind: 'ok' } })
  return bench
}

/** How often a running clock is looked at, in milliseconds. */
const BEAT_MS = 1000

const leftOf = (clock: ClockView | null, now: number): number | null => {
  if (!clock) return null
  if (clock.state === 'over') return 0
  return clock.state === 'paused' ? clock.leftMs : clock.endsAt - now
}

describe('An evening whose program was killed while a clock ran', () => {
  it('has its clock standing when it is opened, with what it had when that was last written', async () => {
    const bench = await atDiscussion()
    await bench.time.pass(7000)
    expect(bench.view().clock?.state).toBe('running')
    const written = (await shelfOf(bench.store))[0]?.entries ?? []
    const store = memoryJournals()
    const journal = await store.create('evening-1', written[0] ?? null)
    for (const entry of written.slice(1)) await journal.append(entry)
    await journal.close()
    const later = await openHost({ store })
    await later.does({ type: 'shelf.open', id: 'evening-1' })
    expect(later.view().clock).toMatchObject({ state: 'paused', leftMs: 55_000 })
    expect(later.room().clock).toEqual(later.view().clock)
  })
})

describe('A picture that is kept', () => {
  it('has a clock that stands, while the evening’s own runs on, is changed, rings and makes way for the next step', async () => {
    const bench = await atDiscussion()
    await bench.time.pass(7000)
    await bench.does({ type: 'show.freeze', on: true })
    const kept = { totalMs: 60_000, about: 'discussion', state: 'paused', leftMs: 53_000 }
    expect(bench.room().clock).toEqual(kept)
    expect(bench.view()).toMatchObject({ clock: { state: 'running' }, preview: { clock: kept } })
    const frames = bench.frames.length
    for (const command of [
      { type: 'clock.add', seconds: 10 },
      { type: 'clock.pause' },
      { type: 'clock.start' },
      { type: 'show.freeze', on: true },
      { type: 'clock.set', seconds: 20 },
    ] as Command[]) {
      await bench.does(command)
      await bench.time.pass(2000)
    }
    await bench.time.pass(30_000)
    expect(bench.view().clock?.state).toBe('over')
    await bench.does({ type: 'clock.add', seconds: 10 })
    await bench.does({ type: 'game.answer', step: 'day.talk', answer: { kind: 'ok' } })
    expect(bench.frames).toHaveLength(frames)
    await bench.does({ type: 'show.freeze', on: false })
    expect(bench.room()).toMatchObject({ clock: null, cue: null })
  })

  it('gives way to the evening’s clock as it runs by then', async () => {
    const bench = await atDiscussion()
    const { clock } = bench.room()
    await bench.does({ type: 'show.freeze', on: true })
    await bench.time.pass(20_000)
    await bench.does({ type: 'show.freeze', on: false })
    expect(bench.room().clock).toEqual(clock)
    expect(leftOf(bench.room().clock, bench.time.now())).toBe(40_000)
  })
})

type Op =
  | { readonly kind: 'pass' | 'sleep'; readonly ms: number }
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'suspend' | 'reopen' | 'restart' }

const commands: readonly Command[] = [
  { type: 'clock.pause' },
  { type: 'clock.start' },
  { type: 'clock.add', seconds: 10 },
  { type: 'clock.add', seconds: -10 },
  { type: 'clock.set', seconds: 30 },
  { type: 'clock.set', seconds: 0 },
  { type: 'clock.skip' },
  { type: 'show.freeze', on: true },
  { type: 'show.freeze', on: false },
  { type: 'show.blackout', on: true },
  { type: 'show.blackout', on: false },
  { type: 'show.testCard', on: true },
  { type: 'show.testCard', on: false },
  { type: 'game.undo' },
  { type: 'game.redo' },
  { type: 'game.answer', step: 'day.talk', answer: { kind: 'ok' } },
]
const op: fc.Arbitrary<Op> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(...commands)
      .map((command) => ({ kind: 'command', command }) as const),
  },
  {
    weight: 3,
    arbitrary: fc.integer({ min: 0, max: 30_000 }).map((ms) => ({ kind: 'pass', ms }) as const),
  },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 6000, max: 900_000 })
      .map((ms) => ({ kind: 'sleep', ms }) as const),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('suspend', 'reopen', 'restart').map((kind) => ({ kind }) as const),
  },
)

/** Does one thing. @returns the host that is open then, and whether whatever ran has to stand now */
async function perform(bench: Bench, done: Op): Promise<{ bench: Bench; stands: boolean }> {
  switch (done.kind) {
    case 'pass':
      await bench.time.pass(done.ms)
      return { bench, stands: false }
    case 'sleep':
      bench.time.sleep(done.ms)
      await bench.time.pass(1000)
      return { bench, stands: true }
    case 'suspend':
      await bench.host.suspend()
      return { bench, stands: true }
    case 'reopen':
      await bench.does({ type: 'shelf.putAway' })
      await bench.does({ type: 'shelf.open', id: 'evening-1' })
      return { bench, stands: true }
    case 'restart': {
      const later = await bench.again()
      await later.does({ type: 'shelf.open', id: 'evening-1' })
      return { bench: later, stands: true }
    }
    case 'command': {
      const { ok } = await bench.ask(done.command)
      const isBack = done.command.type === 'game.undo' || done.command.type === 'game.redo'
      return { bench, stands: ok && isBack }
    }
  }
}

describe('Whatever is done in whatever order', () => {
  it('a clock stands with what it had left after undo, redo, sleep and opening, and the room sees it as its picture is', async () => {
    let stood = 0
    let kept = 0
    await fc.assert(
      fc.asyncProperty(fc.array(op, { minLength: 4, maxLength: 14 }), async (ops) => {
        let bench = await atDiscussion()
        let frozen: ClockView | null | undefined
        for (const done of ops) {
          const before = bench.view().clock
          const left = leftOf(before, bench.time.now())
          const after = await perform(bench, done)
          bench = after.bench
          const { clock, picture } = bench.view()
          const room = bench.room().clock
          if (after.stands) {
            stood += before?.state === 'running' ? 1 : 0
            expect(clock?.state).not.toBe('running')
            // Taken back or done again, another step's clock may have come.
            if (done.kind !== 'command') {
              const lost = (leftOf(clock, 0) ?? 0) - Math.round(left ?? 0)
              expect(clock === null).toBe(before === null)
              expect(lost).toBeGreaterThanOrEqual(0)
              // Who sleeps says so only at the next look at the clock.
              expect(lost).toBeLessThanOrEqual(done.kind === 'sleep' ? BEAT_MS : 0)
            }
          }
          if (!picture.frozen) frozen = undefined
          if (picture.blackout) expect(room).toBeNull()
          else if (picture.frozen) {
            frozen ??= room
            kept += room ? 1 : 0
            expect(room?.state).not.toBe('running')
            expect(room).toEqual(frozen)
          } else if (picture.testCard) expect(room).toBeNull()
          else expect(room).toEqual(clock)
        }
        await bench.host.stop()
      }),
      { numRuns: 40 },
    )
    expect([stood > 10, kept > 10]).toEqual([true, true])
  })
})
