/** Rulings of the host: foreseen before they are given, with a reason, and shown at dawn by themselves. */
import { describe, expect, it } from 'vitest'
import { packs } from '../../rulesets'
import { openHost, toFirstNight, type Bench } from './fixtures/openHost'

/** Answers the night's calls in silence. */
async function throughNight(bench: Bench): Promise<void> {
  await bench.does({ type: 'game.answer', step: 'wolf.hunt', answer: { kind: 'pass' } })
  await bench.does({ type: 'game.answer', step: 'seer.look', answer: { kind: 'pass' } })
}

const kill = { kind: 'kill', seat: 's5' } as const

describe('a ruling', () => {
  it('is foreseen without being given: the Joker returns', async () => {
    const bench = await openHost({ packs })
    await bench.does({ type: 'demo.begin', ruleset: 'chiangmai', players: 7 })
    while (bench.view().station === 'deal') await bench.does({ type: 'demo.step' })
    await bench.does({
      type: 'game.ruling',
      ruling: { kind: 'cards', seat: 's0', cards: ['joker'] },
    })
    await bench.does({ type: 'game.ruling', ruling: { kind: 'kill', seat: 's0' } })
    const before = JSON.stringify(bench.view())
    const found = await bench.does({ type: 'game.foresee', ruling: { kind: 'revive', seat: 's0' } })
    expect(found).toMatchObject({
      lines: [{ key: 'ruledBack', seats: { target: ['s0'] }, params: { card: 'joker' } }],
      reached: null,
      dropped: 0,
    })
    expect(JSON.stringify(bench.view())).toBe(before)
  })

  it('that cannot be given is said to be refused, and nothing is written', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    const ruling = { kind: 'revive', seat: 's1' } as const
    const length = bench.view().game?.logLength
    expect(await bench.ask({ type: 'game.foresee', ruling })).toMatchObject({
      refusal: { code: 'alreadyAlive' },
    })
    expect(bench.view().game?.logLength).toBe(length)
  })

  it('keeps its reason in the host’s log as it was written, also after a reload, and never for the room', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    const reason = 's5 looked, twice'
    await bench.does({ type: 'game.ruling', ruling: kill, reason })
    const line = { phase: 'night 1', key: 'ruling.reason', seats: {}, params: { reason } }
    expect(bench.view().game?.log).toContainEqual(expect.objectContaining(line))
    const id = bench.view().evening?.id ?? ''
    const later = await bench.again()
    await later.does({ type: 'shelf.open', id })
    expect(later.view().game?.log).toContainEqual(expect.objectContaining(line))
    await later.does({ type: 'game.ruling', ruling: { kind: 'end', winners: [] } })
    await later.does({ type: 'show.reveal' })
    const told = later.room().end?.revealed?.chronicle ?? []
    expect(told.some(({ key }) => key === 'ruling.kill')).toBe(true)
    expect(JSON.stringify(told)).not.toContain('twice')
  })

  it('of the night is shown by itself when the dawn has been told, and not a moment earlier', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    await bench.does({ type: 'game.ruling', ruling: kill, atDawn: true })
    expect(bench.view().game?.showsAtDawn).toBe(true)
    const isOut = () => bench.room().seats[5]?.out
    expect(isOut()).toBe(false)
    await throughNight(bench)
    while (bench.view().game?.mayTell) {
      expect(isOut()).toBe(false)
      await bench.does({ type: 'game.tell' })
    }
    expect(bench.view().game?.phase.kind).toBe('dawn')
    expect(isOut()).toBe(true)
    expect(bench.view().game).toMatchObject({ showsAtDawn: false, unpublished: false })
    await bench.does({ type: 'game.undo' })
    expect(isOut()).toBe(false)
  })

  it('waits for the host’s own word where that was not asked for', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    await bench.does({ type: 'game.ruling', ruling: kill, atDawn: false })
    await throughNight(bench)
    while (bench.view().game?.mayTell) await bench.does({ type: 'game.tell' })
    expect(bench.room().seats[5]?.out).toBe(false)
    expect(bench.view().game?.unpublished).toBe(true)
  })
})
