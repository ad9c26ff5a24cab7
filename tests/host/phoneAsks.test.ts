/** What phones are asked before everybody, and for which opening a hand would be (PH-3, PH-14, PH-23). */
import { describe, expect, it } from 'vitest'
import { chiangmai } from '../../rulesets/chiangmai'
import type { PhoneAsks } from '../../src/bridge/views/phone'
import { beginSeven } from './fixtures/ended'
import { openHost, type Bench } from './fixtures/openHost'
import { atVote, letIn, servesPhones, type TestPhone } from './fixtures/phones'

const asks = (ada: TestPhone): PhoneAsks => {
  const { room } = ada.table()
  if (!room.asks) throw new Error('Nobody is asked anything')
  return room.asks
}

async function hand(bench: Bench): Promise<void> {
  const { form } = bench.view().game?.open ?? {}
  if (form?.kind !== 'ballots') throw new Error('There is no vote')
  const [by] = form.voters
  const at = form.candidates.find((one) => one !== by?.seat)
  if (!by || !at) throw new Error('There is nobody to vote')
  const entry = { kind: 'ballot' as const, by: by.seat, votes: [at] }
  await bench.does({ type: 'game.draft', step: 'day.vote', entry })
}

describe('What phones are asked', () => {
  it('is what the open step says of itself, once and not in its stage, too (PH-23)', async () => {
    const { bench, ada } = await atVote()
    const { asks: said, ...stage } = bench.room().stage ?? {}
    expect(said).toMatchObject({ for: 'hands' })
    expect(asks(ada)).toMatchObject({ ...said, isOpen: true })
    expect(ada.table().room.stage).toEqual(stage)
  })

  it('is nothing by night', async () => {
    const bench = await openHost({ rulesets: { chiangmai } })
    bench.host.attach(servesPhones)
    await beginSeven(bench)
    await bench.does({ type: 'phones.show', address: null })
    const ada = await letIn(bench, 'a', 'Ada')
    expect(ada.table().room.asks).toBeNull()
  })

  it('stays one opening while hands go up, and is another after an undo, for which phones wait (PH-3, PH-14)', async () => {
    const { bench, ada } = await atVote()
    const { opening } = asks(ada)
    await hand(bench)
    await hand(bench)
    expect(asks(ada)).toMatchObject({ opening, isOpen: true })
    await bench.does({ type: 'game.undo' })
    const after = asks(ada)
    expect(after.isOpen).toBe(false)
    expect(after.opening).not.toBe(opening)
    await bench.does({ type: 'game.redo' })
    expect(asks(ada).isOpen).toBe(true)
    await bench.does({ type: 'game.undo' })
    await hand(bench)
    expect(asks(ada).isOpen).toBe(true)
    expect(asks(ada).opening).not.toBe(opening)
  })

  it('has the same serial however much was clicked and taken back in the night (PH-14)', async () => {
    const [quiet, busy] = [await atVote(), await atVote(3)]
    expect(asks(busy.ada).opening).toBe(asks(quiet.ada).opening)
  })

  it('is closed behind a big screen that stands still, and does not tell what the host puts right there (PH-15)', async () => {
    const { bench, ada } = await atVote()
    await bench.does({ type: 'show.freeze', on: true })
    const frozen = asks(ada)
    expect(frozen.isOpen).toBe(false)
    const frames = ada.frames.length
    await hand(bench)
    await bench.does({ type: 'game.undo' })
    await hand(bench)
    expect(ada.frames).toHaveLength(frames)
    await bench.does({ type: 'show.freeze', on: false })
    expect(asks(ada).isOpen).toBe(true)
  })

  it('shows a hand that everybody sees on the phone of whoever raised it', async () => {
    const { bench, ada } = await atVote()
    expect(ada.table().own.hand).toBeNull()
    await hand(bench)
    const { hands } = ada.table().room.count ?? {}
    expect(hands?.s0).toHaveLength(1)
    expect(ada.table().own.hand).toEqual({ for: 'hands', votes: hands?.s0 })
  })
})
