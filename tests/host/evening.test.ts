import { describe, expect, it } from 'vitest'
import { NAMES, openHost, toFirstNight } from './fixtures/openHost'

describe('an evening at the host', () => {
  it('goes from the shelf through lobby and deal to the first night', async () => {
    const bench = await openHost()
    expect(bench.view().station).toBe('shelf')
    expect(bench.room().scene).toBe('idle')
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    await bench.does({ type: 'lobby.players', names: NAMES })
    expect(bench.view().lobby?.verdict).toBe('ok')
    expect(bench.room().seats.map(({ name }) => name)).toEqual(NAMES)
    await bench.does({ type: 'lobby.deal', by: 'program' })
    expect(bench.view().station).toBe('deal')
    expect(bench.room().scene).toBe('deal')
    for (let index = 0; index < 6; index++) {
      await bench.does({ type: 'deal.seen', seat: `s${index}`, top: 0 })
    }
    expect(bench.view().deal?.ready).toBe(true)
    await bench.does({ type: 'deal.start' })
    expect(bench.view().station).toBe('game')
    expect(bench.view().game?.open?.id).toBe('wolf.hunt')
    expect(bench.room()).toMatchObject({ scene: 'night', phase: { kind: 'night', n: 1 } })
    expect(bench.room().cue?.sound).toBe('bell')
  })

  it('opens from the shelf where it stood, with the same views', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    await bench.does({ type: 'game.answer', step: 'wolf.hunt', answer: { kind: 'pass' } })
    const before = bench.view().game
    const later = await bench.again()
    expect(later.view().shelf).toMatchObject([{ stands: 'night 1', problem: null, players: 6 }])
    await later.does({ type: 'shelf.open', id: later.view().shelf[0]?.id ?? '' })
    expect(later.view().game).toEqual(before)
    expect(later.room()).toMatchObject({ scene: 'night', cue: null })
  })

  it('takes answers back and does them again', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    const first = bench.view().game
    await bench.does({ type: 'game.answer', step: 'wolf.hunt', answer: { kind: 'pass' } })
    const second = bench.view().game
    await bench.does({ type: 'game.undo' })
    expect(bench.view().game).toEqual({ ...first, canRedo: true })
    await bench.does({ type: 'game.redo' })
    expect(bench.view().game).toEqual(second)
    expect(await bench.ask({ type: 'game.redo' })).toMatchObject({
      ok: false,
      refusal: { code: 'nothingToRedo' },
    })
  })
})
