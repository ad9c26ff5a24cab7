import { describe, expect, it } from 'vitest'
import type { Command } from '../../src/bridge'
import type { AnyRuleset } from '../../src/engine'
import { memoryJournals } from '../../src/host/storage/journals/memoryJournals'
import type { JournalStore } from '../../src/host/storage/ports'
import { fragileStore } from './fixtures/fragileStore'
import { NAMES, openHost, START, toFirstNight, type Bench } from './fixtures/openHost'
import { seen } from './fixtures/seen'
import { village } from './fixtures/village'
import { shelfOf } from '../support/wholeShelf'

const PASS: Command = { type: 'game.answer', step: 'wolf.hunt', answer: { kind: 'pass' } }

const memory = (): JournalStore => memoryJournals({ now: () => START })

describe('a full disk', () => {
  it('refuses the click, changes nothing, tells the host, and takes it once there is room', async () => {
    const store = fragileStore(memory())
    const bench = await openHost({ store })
    await toFirstNight(bench)
    const before = seen(bench)
    store.full = true
    for (const command of [
      PASS,
      { type: 'game.ruling', ruling: { kind: 'kill', seat: 's2' } },
      { type: 'game.ruling', ruling: { kind: 'end', winners: [] } },
      { type: 'seat.rename', seat: 's0', name: 'Anna' },
    ] as Command[]) {
      expect(await bench.ask(command)).toEqual({
        ok: false,
        refusal: { code: 'unwritable', params: { reason: 'ENOSPC' } },
      })
      expect(seen(bench)).toEqual(before)
    }
    expect(bench.view().notices.at(-1)).toMatchObject({ code: 'unwritable', level: 'error' })
    store.full = false
    await bench.does(PASS)
    await bench.does({ type: 'game.undo' })
    store.full = true
    const undone = seen(bench)
    expect(await bench.ask({ type: 'game.redo' })).toMatchObject({ ok: false })
    expect(seen(bench)).toEqual(undone)
    store.full = false
    await bench.does({ type: 'game.redo' })
    expect(bench.view().game?.open?.id).toBe('seer.look')
    expect(bench.errors).toEqual([])
  })

  it('leaves a running clock running when its pause cannot be written', async () => {
    const store = fragileStore(memory())
    const bench = await openHost({ store })
    await toFirstNight(bench)
    await bench.does(PASS)
    await bench.does({ type: 'game.answer', step: 'seer.look', answer: { kind: 'pass' } })
    await bench.does({ type: 'game.answer', step: 'dawn.announce', answer: { kind: 'ok' } })
    await bench.time.pass(4500)
    const { clock } = bench.view()
    store.full = true
    expect(await bench.ask({ type: 'clock.pause' })).toMatchObject({ ok: false })
    expect(bench.view().clock).toEqual(clock)
    await bench.time.pass(56_000)
    expect(bench.view().clock?.state).not.toBe('paused')
  })

  it('does not begin an evening whose header cannot be written', async () => {
    const store = fragileStore(memory())
    store.full = true
    const bench = await openHost({ store })
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    await bench.does({ type: 'lobby.players', names: NAMES })
    expect(await bench.ask({ type: 'lobby.deal', by: 'program' })).toMatchObject({ ok: false })
    expect(bench.view().station).toBe('lobby')
  })
})

describe('a mistake in a ruleset', () => {
  const faulty = (fault: Partial<AnyRuleset>): AnyRuleset => ({ ...village, ...fault })

  it('is refused as such, and the evening stands as before the click', async () => {
    const bench = await openHost({
      rulesets: {
        village: faulty({
          rulings: {
            ...village.rulings,
            kill: {
              check: () => null,
              carryOut(table, { seat }) {
                table.emit('signalShown', { step: seat, signal: 'marked' })
                throw new Error('Oops')
              },
            },
          },
        }),
      },
    })
    await toFirstNight(bench)
    await bench.does(PASS)
    const before = seen(bench)
    const reply = await bench.ask({ type: 'game.ruling', ruling: { kind: 'kill', seat: 's2' } })
    expect(reply).toEqual({
      ok: false,
      refusal: { code: 'internalError', params: { reason: 'Oops' } },
    })
    expect(seen(bench)).toEqual(before)
    expect(bench.view().notices.at(-1)).toMatchObject({ code: 'internalError', level: 'error' })
    expect(bench.errors).toHaveLength(1)
    await bench.does({ type: 'game.answer', step: 'seer.look', answer: { kind: 'pass' } })
  })

  it('is found before anything is written when only looking at the state goes wrong', async () => {
    const bench = await openHost({
      rulesets: {
        village: faulty({
          reminders: (state) => {
            if (state.phase.kind === 'dawn') throw new Error('Blind')
            return []
          },
        }),
      },
    })
    await toFirstNight(bench)
    await bench.does(PASS)
    const before = seen(bench)
    const [stored] = await shelfOf(bench.store)
    const last: Command = { type: 'game.answer', step: 'seer.look', answer: { kind: 'pass' } }
    expect(await bench.ask(last)).toMatchObject({ refusal: { code: 'internalError' } })
    expect(seen(bench)).toEqual(before)
    expect((await shelfOf(bench.store))[0]?.entries).toEqual(stored?.entries)
  })
})

describe('what a window sends', () => {
  it('is refused as malformed when it is no command, and never harms the host', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    const before = seen(bench)
    const deep = JSON.parse('['.repeat(5000) + ']'.repeat(5000)) as unknown
    const nonsense: unknown[] = [
      null,
      undefined,
      7,
      'game.undo',
      [],
      {},
      { type: 'game.fly' },
      { type: 'game.undo', extra: 1 },
      { type: 'game.answer', step: 'wolf.hunt' },
      { type: 'game.answer', step: 'wolf.hunt', answer: { kind: 'seat', seat: 'x' } },
      { type: 'lobby.option', option: 'rounds', value: deep },
      { type: '__proto__' },
    ]
    for (const message of nonsense) {
      expect(await bench.ask(message as Command)).toMatchObject({
        ok: false,
        refusal: { code: 'malformed' },
      })
    }
    expect(seen(bench)).toEqual(before)
    expect(bench.errors).toEqual([])
  })

  it('is refused where it does not belong', async () => {
    const bench = await openHost()
    for (const command of [
      { type: 'game.undo' },
      { type: 'deal.start' },
      { type: 'lobby.deal', by: 'program' },
      { type: 'clock.start' },
      { type: 'show.reveal' },
      { type: 'demo.step' },
      { type: 'shelf.putAway' },
      { type: 'seat.rename', seat: 's0', name: 'X' },
    ] as Command[]) {
      expect(await bench.ask(command)).toEqual({
        ok: false,
        refusal: { code: 'notNow', params: { station: 'shelf' } },
      })
    }
    await toFirstNight(bench)
    for (const command of [
      { type: 'deal.again' },
      { type: 'lobby.players', names: [] },
    ] as Command[]) {
      expect(await bench.ask(command)).toMatchObject({ refusal: { code: 'notNow' } })
    }
    for (const command of [
      { type: 'lobby.begin', ruleset: 'village' },
      { type: 'shelf.open', id: 'evening-1' },
      { type: 'demo.begin', ruleset: 'village', players: 5 },
      { type: 'shelf.remove', id: 'evening-1' },
    ] as Command[]) {
      expect(await bench.ask(command)).toMatchObject({ refusal: { code: 'eveningOpen' } })
    }
  })

  it('is carried out one after the other, however fast it comes', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    const replies = await Promise.all([
      bench.ask(PASS),
      bench.ask(PASS),
      bench.ask({ type: 'game.undo' }),
    ])
    expect(replies.map(({ ok }) => ok)).toEqual([true, false, true])
    expect(bench.view().game?.open?.id).toBe('wolf.hunt')
  })

  it('is refused after the host has stopped, and all that was accepted is there', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    const accepted = bench.ask(PASS)
    const stopped = bench.host.stop()
    expect(await bench.ask({ type: 'game.undo' })).toMatchObject({ refusal: { code: 'stopped' } })
    expect(await accepted).toMatchObject({ ok: true })
    await stopped
    expect(bench.time.waiting).toBe(0)
    const later = await openHost({ store: bench.store, settings: bench.settings })
    await later.does({ type: 'shelf.open', id: 'evening-1' })
    expect(later.view().game?.open?.id).toBe('seer.look')
  })
})

describe('an evening decided differently by a newer version', () => {
  /** The same village, but the seer’s call is gone from the night on which the rules changed. */
  const changed: AnyRuleset = {
    ...village,
    version: 2,
    events: {
      ...village.events,
      signalShown: village.events.signalShown,
    },
    *play(table) {
      const script = village.play(table)
      let next = script.next()
      while (!next.done) {
        const step = next.value()
        if (step?.id === 'seer.look') table.emit('signalShown', { step: 'mark', signal: 'marked' })
        const answer = yield next.value
        next = script.next(answer)
      }
    },
  }

  async function played(): Promise<Bench> {
    const bench = await openHost()
    await toFirstNight(bench)
    await bench.does({ type: 'seat.rename', seat: 's0', name: 'Anna' })
    const entry = { kind: 'point', by: 's1', at: 's0' } as const
    await bench.does({ type: 'game.draft', step: 'wolf.hunt', entry })
    await bench.does(PASS)
    await bench.does({
      type: 'game.answer',
      step: 'seer.look',
      answer: { kind: 'seat', seat: 's1' },
    })
    await bench.host.stop()
    return bench
  }

  const DIFFERENCE = {
    ruleset: 'village',
    phase: 'night 1',
    step: 'wolf.hunt',
    answers: 2,
    stands: 'dawn 1',
  }

  /** Tries to open it. @returns the entry from which the host may go on */
  async function asked(bench: Bench): Promise<number> {
    const reply = await bench.ask({ type: 'shelf.open', id: 'evening-1' })
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'rulesDiffer', params: DIFFERENCE } })
    expect(bench.view()).toMatchObject({ station: 'shelf', evening: null })
    return reply.ok ? -1 : Number(reply.refusal.params?.['from'])
  }

  it('says first from where on and how much, and writes nothing, however often it is opened', async () => {
    const old = await played()
    const before = await old.store.export('evening-1')
    const bench = await openHost({ store: old.store, rulesets: { village: changed } })
    for (let times = 0; times < 3; times++) await asked(bench)
    expect(await bench.store.export('evening-1')).toBe(before)
    const stale: Command = { type: 'shelf.goOn', id: 'evening-1', from: 1 }
    expect(await bench.ask(stale)).toMatchObject({ refusal: { code: 'rulesDiffer' } })
    expect(await bench.store.export('evening-1')).toBe(before)
  })

  it('opens at the last point where both agree once the host wants it, and loses nothing from the file', async () => {
    const old = await played()
    const before = (await shelfOf(old.store))[0]?.entries ?? []
    const bench = await openHost({ store: old.store, rulesets: { village: changed } })
    await bench.does({ type: 'shelf.goOn', id: 'evening-1', from: await asked(bench) })
    expect(bench.view().game).toMatchObject({
      open: { id: 'wolf.hunt' },
      draftLength: 1,
      names: { s0: 'Anna' },
      canRedo: false,
    })
    expect(bench.view().notices).toEqual([])
    const after = (await shelfOf(bench.store))[0]?.entries ?? []
    expect(after.slice(0, before.length)).toEqual(before)
  })

  it('goes on from there, and opens there again', async () => {
    const old = await played()
    const bench = await openHost({ store: old.store, rulesets: { village: changed } })
    await bench.does({ type: 'shelf.goOn', id: 'evening-1', from: await asked(bench) })
    await bench.does(PASS)
    expect(bench.view().game?.shown).toMatchObject({ mark: 'marked' })
    const before = bench.view().game
    const later = await bench.again()
    await later.does({ type: 'shelf.open', id: 'evening-1' })
    expect(later.view().notices).toEqual([])
    expect(later.view().game).toEqual(before)
    await later.does({ type: 'game.undo' })
    await later.does({ type: 'game.undo' })
    expect(later.view().game).toMatchObject({ canUndo: false, draftLength: 0 })
  })
})
