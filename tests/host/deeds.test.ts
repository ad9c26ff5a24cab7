/** What was done: told to the desk act by act, for the strip, for undo and for a log that settles disputes. */
import { describe, expect, it } from 'vitest'
import type { Command, LogLine } from '../../src/bridge'
import { openHost, toFirstNight, type Bench } from './fixtures/openHost'

const game = (bench: Bench) => {
  const view = bench.view().game
  if (!view) throw new Error('no game')
  return view
}

const hunt = (points: Record<string, string | null>): Command =>
  ({ type: 'game.answer', step: 'wolf.hunt', answer: { kind: 'points', points } }) as Command

const look = (seat: `s${number}`): Command => ({
  type: 'game.answer',
  step: 'seer.look',
  answer: { kind: 'seat', seat },
})

async function atDawn(): Promise<Bench> {
  const bench = await openHost()
  await toFirstNight(bench)
  await bench.does(hunt({ s1: 's2', s5: 's2' }))
  await bench.does(look('s1'))
  return bench
}

const log = async (bench: Bench): Promise<readonly LogLine[]> => {
  const page = await bench.does({ type: 'log.page', before: null, limit: 500 })
  return (page as { lines: readonly LogLine[] }).lines
}

describe('what was done tonight', () => {
  it('is told with every pointing, whom it concerned and the sign that was shown', async () => {
    const bench = await atDawn()
    const { deeds } = game(bench).tonight
    expect(deeds).toMatchObject([
      {
        kind: 'answer',
        phase: 'night 1',
        step: { id: 'wolf.hunt', asked: ['s1', 's5'] },
        answer: { kind: 'points' },
      },
      {
        kind: 'answer',
        step: { id: 'seer.look' },
        answer: { kind: 'seat', seat: 's1' },
        signal: 'wolf',
      },
    ])
  })

  it('is told at dawn with what it came to, and neither by day nor of the night before', async () => {
    const bench = await atDawn()
    expect(game(bench).phase.kind).toBe('dawn')
    expect(game(bench).tonight.fates).toEqual([{ seat: 's2', came: 'out', cards: 0 }])
    await bench.does({ type: 'game.answer', step: 'dawn.announce', answer: { kind: 'ok' } })
    expect(game(bench).phase.kind).toBe('day')
    expect(game(bench).tonight).toEqual({ deeds: [], fates: [] })
  })

  it('keeps its fates from the desk as long as the night is on', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    await bench.does(hunt({ s1: 's2', s5: 's2' }))
    expect(game(bench).tonight.fates).toEqual([])
  })
})

describe('taking back to an act', () => {
  it('leaves what was done before it, and can be redone step by step', async () => {
    const bench = await atDawn()
    const [first] = game(bench).tonight.deeds
    const before = game(bench).deeds.length
    await bench.does({ type: 'game.undoTo', act: first?.act ?? -1 })
    expect(game(bench).open?.id).toBe('wolf.hunt')
    expect(game(bench).tonight.deeds).toEqual([])
    while (game(bench).canRedo) await bench.does({ type: 'game.redo' })
    expect(game(bench).deeds).toHaveLength(before)
    expect(game(bench).phase.kind).toBe('dawn')
  })

  it('is the same after the evening was closed and opened again', async () => {
    const bench = await atDawn()
    const [first] = game(bench).tonight.deeds
    await bench.does({ type: 'game.undoTo', act: first?.act ?? -1 })
    const { deeds, open } = game(bench)
    const later = await bench.again()
    await later.does({ type: 'shelf.open', id: 'evening-1' })
    expect(game(later).open?.id).toBe(open?.id)
    expect(game(later).deeds).toEqual(deeds)
  })

  it('is refused for an act that was never done', async () => {
    const bench = await atDawn()
    const reply = await bench.ask({ type: 'game.undoTo', act: 99 })
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'nothingToUndo' } })
    expect(game(bench).phase.kind).toBe('dawn')
  })
})

describe('the log', () => {
  it('holds every answer as it was given, beside what the room may read at the end', async () => {
    const bench = await atDawn()
    const lines = await log(bench)
    const deeds = lines.filter(({ deed }) => deed)
    expect(deeds.map(({ deed, act }) => [deed?.kind, act])).toHaveLength(2)
    expect(lines.filter(({ deed }) => !deed).map(({ key }) => key)).toEqual([
      'hunted',
      'signalShown',
      'died',
    ])
  })

  it('never reaches the room: at the end it reads the evening’s own lines and nothing beside them', async () => {
    const bench = await atDawn()
    await bench.does({ type: 'game.ruling', ruling: { kind: 'end', winners: [] } })
    await bench.does({ type: 'show.reveal' })
    const told = bench.view().preview.end?.revealed?.chronicle ?? []
    expect(told.length).toBeGreaterThan(2)
    expect(told.flatMap((line) => Object.keys(line))).not.toContain('deed')
    expect(told.map(({ key }) => key)).not.toContain('deed')
    expect(JSON.stringify(bench.view().preview)).not.toContain('"points"')
  })
})
