/** Going back over several acts, and changing one old answer: the room sees nothing of it, and what still fits stays. */
import { describe, expect, it } from 'vitest'
import { packs } from '../../rulesets'
import type { Command, CommandOf, LogLine } from '../../src/bridge'
import { openHost, toFirstNight, type Bench } from './fixtures/openHost'

const game = (bench: Bench) => {
  const view = bench.view().game
  if (!view) throw new Error('no game')
  return view
}

const hunt = (victim: string): Command =>
  ({
    type: 'game.answer',
    step: 'wolf.hunt',
    answer: { kind: 'points', points: { s1: victim, s5: victim } },
  }) as Command

const look = (seat: `s${number}`): Command => ({
  type: 'game.answer',
  step: 'seer.look',
  answer: { kind: 'seat', seat },
})

async function atDawn(): Promise<Bench> {
  const bench = await openHost()
  await toFirstNight(bench)
  await bench.does(hunt('s2'))
  await bench.does(look('s1'))
  return bench
}

/** What the room has before its eyes; a sound that was played is played no more. */
const seen = (bench: Bench): unknown => ({ ...bench.room(), revision: 0, cue: null })

/** The act of the wolves' choice. */
const hunted = (bench: Bench): number => game(bench).tonight.deeds[0]?.act ?? -1

describe('Going back over several acts', () => {
  it('keeps the big screen as it is, until the host shows the room how it stands', async () => {
    const bench = await atDawn()
    const { frames } = bench
    const before = frames.length
    await bench.does({ type: 'game.undoTo', act: hunted(bench) })
    expect(frames).toHaveLength(before)
    expect(bench.view().picture).toMatchObject({ frozen: true, frozenBack: true })
    await bench.does({ type: 'show.freeze', on: false })
    expect(bench.view().picture).toMatchObject({ frozen: false, frozenBack: false })
    expect(bench.room().phase?.kind).toBe('night')
  })

  it('holds it just so where each act is taken back by itself, from the second one on', async () => {
    const bench = await atDawn()
    await bench.does({ type: 'game.undo' })
    expect(bench.view().picture).toMatchObject({ frozen: false, frozenBack: false })
    const before = seen(bench)
    await bench.does({ type: 'game.undo' })
    expect(bench.view().picture).toMatchObject({ frozen: true, frozenBack: true })
    expect(seen(bench)).toEqual(before)
    await bench.does({ type: 'game.redo' })
    await bench.does({ type: 'game.redo' })
    expect(bench.view().picture).toMatchObject({ frozen: false, frozenBack: false })
  })

  it('lets the big screen go by itself once all of it was done again', async () => {
    const bench = await atDawn()
    const before = seen(bench)
    await bench.does({ type: 'game.undoTo', act: hunted(bench) })
    while (game(bench).canRedo) await bench.does({ type: 'game.redo' })
    expect(bench.view().picture.frozen).toBe(false)
    expect(seen(bench)).toEqual(before)
  })

  it('leaves a screen frozen that the host froze by hand', async () => {
    const bench = await atDawn()
    await bench.does({ type: 'show.freeze', on: true })
    await bench.does({ type: 'game.undoTo', act: hunted(bench) })
    while (game(bench).canRedo) await bench.does({ type: 'game.redo' })
    expect(bench.view().picture).toMatchObject({ frozen: true, frozenBack: false })
  })
})

describe('Changing an old answer', () => {
  it('keeps what came after it, and shows the room what came of it once', async () => {
    const bench = await atDawn()
    const before = bench.frames.length
    await bench.does({ type: 'game.change', act: hunted(bench) })
    expect(game(bench)).toMatchObject({ open: { id: 'wolf.hunt' }, correcting: { waiting: 1 } })
    expect(bench.frames).toHaveLength(before)
    await bench.does(hunt('s4'))
    expect(game(bench)).toMatchObject({ phase: { kind: 'dawn' }, correcting: null, fell: [] })
    expect(game(bench).tonight.fates).toEqual([{ seat: 's4', came: 'out', cards: 0 }])
    expect(bench.view().picture.frozen).toBe(false)
    expect(bench.errors).toEqual([])
  })

  it('says which acts the rules no longer take, and keeps the room where it was until the host is done', async () => {
    const bench = await atDawn()
    await bench.does({ type: 'game.answer', step: 'dawn.announce', answer: { kind: 'ok' } })
    const night = await throughTheVote(bench, 's4')
    const frames = bench.frames.length
    await bench.does({ type: 'game.change', act: night })
    await bench.does(hunt('s4'))
    // Whoever died by night can no longer be voted on.
    expect(game(bench)).toMatchObject({ open: { id: 'day.vote' }, correcting: null })
    expect(game(bench).fell.map(({ kind }) => kind)).toEqual([
      ...['click', 'click', 'click', 'click'],
      'answer',
    ])
    expect(bench.view().picture).toMatchObject({ frozen: true, frozenBack: true })
    expect(bench.frames).toHaveLength(frames)
    await bench.does({ type: 'show.freeze', on: false })
    expect(bench.frames.length).toBeGreaterThan(frames)
  })

  it('can be left: the old answer and all that followed stand again', async () => {
    const bench = await atDawn()
    const { deeds, log } = game(bench)
    const before = seen(bench)
    await bench.does({ type: 'game.change', act: hunted(bench) })
    await bench.does({ type: 'game.keep' })
    expect(game(bench)).toMatchObject({ deeds, log, correcting: null, fell: [] })
    expect(seen(bench)).toEqual(before)
    const later = await bench.again()
    await later.does({ type: 'shelf.open', id: 'evening-1' })
    expect(game(later).deeds).toEqual(deeds)
  })

  it('is refused for what is no answer, and while another one is being changed', async () => {
    const bench = await atDawn()
    const change = (act: number) => bench.ask({ type: 'game.change', act })
    expect(await change(99)).toMatchObject({ refusal: { code: 'nothingToChange' } })
    expect(await bench.ask({ type: 'game.keep' })).toMatchObject({
      refusal: { code: 'nothingToChange' },
    })
    await bench.does({ type: 'game.change', act: hunted(bench) })
    expect(await change(0)).toMatchObject({ refusal: { code: 'changing' } })
    await bench.does({ type: 'shelf.putAway' })
    expect(bench.view().picture.frozen).toBe(false)
  })
})

/** A day of the village in which four hands are for this player. @returns the act of the night's choice */
async function throughTheVote(bench: Bench, votedFor: `s${number}`): Promise<number> {
  const night = game(bench).deeds.find(({ kind }) => kind === 'answer')?.act ?? -1
  await bench.does({ type: 'game.answer', step: 'day.talk', answer: { kind: 'ok' } })
  for (const by of ['s0', 's1', 's3', 's5'] as const) {
    const entry: CommandOf<'game.draft'>['entry'] = { kind: 'ballot', by, votes: [votedFor] }
    await bench.does({ type: 'game.draft', step: 'day.vote', entry })
  }
  await bench.does({ type: 'game.close', step: 'day.vote' })
  return night
}

const withoutActs = (lines: readonly LogLine[]): unknown =>
  JSON.parse(JSON.stringify(lines, (key, value: unknown) => (key === 'act' ? undefined : value)))

for (const ruleset of Object.keys(packs)) {
  describe(`In ${ruleset}`, () => {
    it('an old answer that is given again as it was leaves everything as it was', async () => {
      const bench = await openHost({ packs, seed: 7 })
      await bench.does({ type: 'demo.begin', ruleset, players: 12 })
      for (let step = 0; step < 110; step++) await bench.ask({ type: 'demo.step' })
      const { deeds, log, open, phase, logLength } = game(bench)
      const answers = deeds.filter(({ kind }) => kind === 'answer').slice(0, -1)
      const [chosen] = answers
      if (chosen?.kind !== 'answer') throw new Error('nothing was answered')
      const { seats } = bench.room()
      await bench.does({ type: 'game.change', act: chosen.act })
      const waits = game(bench).correcting
      expect(waits?.waiting).toBeGreaterThan(0)
      const { step, answer } = chosen
      await bench.does({ type: 'game.answer', step: step.id, answer } as Command)
      expect(game(bench).fell).toEqual([])
      // Clicks of the old answer are one answer now, so that acts are counted otherwise.
      expect(withoutActs(game(bench).log)).toEqual(withoutActs(log))
      expect(game(bench).phase).toEqual(phase)
      expect(game(bench).open?.id).toBe(open?.id)
      expect(game(bench).logLength).toBe(logLength)
      expect(bench.room().seats).toEqual(seats)
      expect(bench.errors).toEqual([])
    })
  })
}
