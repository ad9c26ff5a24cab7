import { describe, expect, it } from 'vitest'
import type { Json } from '../../src/engine'
import { memoryJournals } from '../../src/host/storage/journals/memoryJournals'
import { openHost, START, toFirstNight, type Bench } from './fixtures/openHost'
import { shelfOf } from '../support/wholeShelf'

async function oneEvening(): Promise<Bench> {
  const bench = await openHost()
  await toFirstNight(bench)
  await bench.does({ type: 'shelf.putAway' })
  return bench
}

describe('the shelf', () => {
  it('shows each evening with its game, players, dates and where it stands', async () => {
    const bench = await oneEvening()
    expect(bench.view()).toMatchObject({ station: 'shelf', evening: null, game: null })
    expect(bench.view().shelf).toMatchObject([
      {
        id: 'evening-1',
        // Not named by the host: windows call it by its day and its game.
        title: '',
        ruleset: 'village',
        players: 6,
        startedAt: START,
        stands: 'night 1',
        step: null,
        demo: false,
        problem: null,
      },
    ])
    expect(bench.room().scene).toBe('idle')
  })

  it('follows undo and redo in what it says of where an evening stands', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    const stands = async () => (await bench.again()).view().shelf[0]?.stands
    await bench.does({ type: 'game.answer', step: 'wolf.hunt', answer: { kind: 'pass' } })
    await bench.does({ type: 'game.answer', step: 'seer.look', answer: { kind: 'pass' } })
    expect(bench.view().evening?.stands).toBe('dawn 1')
    await bench.does({ type: 'game.undo' })
    expect(bench.view().evening?.stands).toBe('night 1')
    await bench.does({ type: 'game.redo' })
    await bench.does({ type: 'game.ruling', ruling: { kind: 'end', winners: [] } })
    await bench.does({ type: 'game.undo' })
    expect(await stands()).toBe('dawn 1')
  })

  it('renames evenings, open or not, and the title lasts', async () => {
    const bench = await oneEvening()
    await bench.does({ type: 'shelf.rename', id: 'evening-1', title: '  Ann’s   birthday ' })
    expect(bench.view().shelf[0]?.title).toBe('Ann’s birthday')
    await bench.does({ type: 'shelf.open', id: 'evening-1' })
    await bench.does({ type: 'shelf.rename', id: 'evening-1', title: 'The long night' })
    expect(bench.view().evening?.title).toBe('The long night')
    const later = await bench.again()
    expect(later.view().shelf[0]?.title).toBe('The long night')
    expect(await later.ask({ type: 'shelf.rename', id: 'evening-1', title: '  ' })).toMatchObject({
      refusal: { code: 'titleEmpty' },
    })
  })

  it('exports an evening as text and takes it in again beside the first', async () => {
    const bench = await oneEvening()
    const { text } = (await bench.does({ type: 'shelf.export', id: 'evening-1' })) as {
      text: string
    }
    const { id } = (await bench.does({ type: 'shelf.import', text })) as { id: string }
    expect(bench.view().shelf).toHaveLength(2)
    await bench.does({ type: 'shelf.open', id })
    expect(bench.view().game?.open?.id).toBe('wolf.hunt')
  })

  it('removes an evening only when asked, and refuses one that is not there', async () => {
    const bench = await oneEvening()
    await bench.does({ type: 'shelf.remove', id: 'evening-1' })
    expect(bench.view().shelf).toEqual([])
    expect(await bench.ask({ type: 'shelf.open', id: 'evening-1' })).toMatchObject({
      refusal: { code: 'missing' },
    })
  })

  it('lists what was removed, and puts it back as it stood', async () => {
    const bench = await oneEvening()
    const { shelf } = bench.view()
    await bench.does({ type: 'shelf.remove', id: 'evening-1' })
    expect(await bench.does({ type: 'shelf.removed' })).toEqual({ evenings: shelf })
    expect(await bench.does({ type: 'shelf.restore', id: 'evening-1' })).toEqual({
      id: 'evening-1',
    })
    expect(bench.view().shelf).toEqual(shelf)
    expect(await bench.does({ type: 'shelf.removed' })).toEqual({ evenings: [] })
    expect(await bench.ask({ type: 'shelf.restore', id: 'evening-1' })).toMatchObject({
      refusal: { code: 'missing' },
    })
    await bench.does({ type: 'shelf.open', id: 'evening-1' })
    expect(bench.view().game?.open?.id).toBe('wolf.hunt')
  })

  it('refuses text that is no evening', async () => {
    const bench = await openHost()
    const reply = await bench.ask({ type: 'shelf.import', text: 'Dear diary' })
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'foreign' } })
    expect(bench.view().shelf).toEqual([])
  })

  it('names what is wrong with an evening and leaves its file alone', async () => {
    const good = await oneEvening()
    const entries = (await shelfOf(good.store))[0]?.entries ?? []
    const [header, ...rest] = entries as [Record<string, Json>, ...Json[]]
    const wrong: Record<string, readonly Json[]> = {
      foreign: [{ hello: 'world' }],
      newer: [{ ...header, version: 99 }, ...rest],
      unknownRuleset: [{ ...header, ruleset: 'chess' }, ...rest],
      damaged: [header, { what: 'is this' }, ...rest],
    }
    for (const [code, lines] of Object.entries(wrong)) {
      const store = memoryJournals({ now: () => START })
      const [first, ...others] = lines
      const journal = await store.create('odd', first ?? null)
      for (const line of others) await journal.append(line)
      await journal.close()
      const bench = await openHost({ store })
      expect(bench.view().shelf).toMatchObject([{ id: 'odd', problem: code }])
      expect(await bench.ask({ type: 'shelf.open', id: 'odd' })).toMatchObject({
        refusal: { code },
      })
      expect(bench.view().station).toBe('shelf')
      expect((await shelfOf(store))[0]?.entries).toEqual(lines)
      // Refused, but not left locked.
      await (await store.open('odd')).journal.close()
    }
  })

  it('says before the guests come whether an evening could be saved', async () => {
    const store = memoryJournals({ now: () => START })
    const bench = await openHost({ store })
    expect(await bench.does({ type: 'preflight.check' })).toEqual({ saving: null, projectors: 0 })
    const finding = { code: 'unwritable', params: { reason: 'EROFS' } }
    const locked = await openHost({ store: { ...store, check: () => Promise.resolve(finding) } })
    expect(await locked.does({ type: 'preflight.check' })).toMatchObject({ saving: finding })
    expect(locked.view().notices).toMatchObject([{ code: 'unwritable', level: 'error' }])
  })

  it('says when an evening is open in another program', async () => {
    const bench = await oneEvening()
    const other = await openHost({ store: bench.store })
    await other.does({ type: 'shelf.open', id: 'evening-1' })
    expect(await bench.ask({ type: 'shelf.open', id: 'evening-1' })).toMatchObject({
      refusal: { code: 'locked' },
    })
  })
})
