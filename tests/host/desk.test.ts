import { describe, expect, it } from 'vitest'
import type { ChronicleEntry, Command, CommandOf } from '../../src/bridge'
import { isStinger } from '../../src/sound/manifest'
import { packs } from '../../rulesets'
import { pauseSeconds } from '../../src/host/views/gameView'
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

async function atDawn(victim: string | null = null): Promise<Bench> {
  const bench = await openHost()
  await toFirstNight(bench)
  await bench.does(hunt({ s1: victim, s5: victim }))
  await bench.does(look('s1'))
  return bench
}

describe('the host’s desk', () => {
  it('is told with each reply which view shows what came of it', async () => {
    const bench = await openHost()
    const commands: Command[] = [
      { type: 'lobby.begin', ruleset: 'village' },
      { type: 'lobby.players', names: ['Ann'] },
      { type: 'lobby.players', names: ['Ann', 'Ben'] },
      { type: 'lobby.players', names: ['Ann', 'Ben'] },
    ]
    const revisions: unknown[] = []
    for (const command of commands) {
      const reply = await bench.ask(command)
      expect(reply).toEqual({ ok: true, revision: bench.view().revision })
      revisions.push(bench.view().revision)
    }
    expect(new Set(revisions).size).toBe(3)
    expect(await bench.ask({ type: 'game.undo' })).not.toHaveProperty('revision')
  })

  it('shows back the signal of the last answer until the next one is given', async () => {
    const bench = await atDawn('s2')
    expect(game(bench).signal).toMatchObject({ step: 'seer.look', signal: 'wolf' })
    const { serial } = game(bench).signal ?? { serial: 0 }
    await bench.does({ type: 'game.undo' })
    expect(game(bench).signal).toBeNull()
    await bench.does(look('s0'))
    expect(game(bench).signal).toMatchObject({ signal: 'villager' })
    expect(game(bench).signal?.serial).toBeGreaterThan(serial)
    await bench.does({ type: 'game.tell' })
    expect(game(bench).signal).toMatchObject({ signal: 'villager' })
    await bench.does({ type: 'game.answer', step: 'dawn.announce', answer: { kind: 'ok' } })
    expect(game(bench).signal).toBeNull()
  })

  it('keeps up silent calls for as long as answered ones took, within reason', async () => {
    expect(pauseSeconds([])).toBe(8)
    expect(pauseSeconds([1000])).toBe(4)
    expect(pauseSeconds([5000, 90_000, 12_000])).toBe(12)
    expect(pauseSeconds([90_000])).toBe(25)
    const bench = await openHost()
    await toFirstNight(bench)
    expect(game(bench).pauseSeconds).toBe(8)
    await bench.time.pass(11_000)
    await bench.does(hunt({ s1: null, s5: null }))
    expect(game(bench).pauseSeconds).toBe(11)
    const later = await bench.again()
    await later.does({ type: 'shelf.open', id: 'evening-1' })
    expect(game(later).pauseSeconds).toBe(11)
  })

  it('tells the evening in lines, night by night, with rulings and secrets', async () => {
    const bench = await atDawn('s2')
    await bench.does({ type: 'game.ruling', ruling: { kind: 'kill', seat: 's4' } })
    const own = game(bench).log.filter(({ key }) => key !== 'deed')
    expect(own.map(({ phase, key, seats, params }) => ({ phase, key, seats, params }))).toEqual([
      { phase: 'night 1', key: 'hunted', seats: { seat: ['s2'] }, params: {} },
      {
        phase: 'night 1',
        key: 'signalShown',
        seats: {},
        params: { step: 'seer.look', signal: 'wolf' },
      },
      { phase: 'dawn 1', key: 'died', seats: { seat: ['s2'] }, params: {} },
      { phase: 'dawn 1', key: 'ruling.kill', seats: { seat: ['s4'] }, params: {} },
      { phase: 'dawn 1', key: 'died', seats: { seat: ['s4'] }, params: { quiet: 'true' } },
    ])
    await bench.does({ type: 'game.undo' })
    expect(game(bench).logLength).toBe(5)
  })

  it('pages older lines of the log', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    for (let i = 0; i < 40; i++) {
      const on = i % 2 === 0 ? 'kill' : 'revive'
      await bench.does({ type: 'game.ruling', ruling: { kind: on, seat: 's2' } })
    }
    expect(game(bench).logLength).toBe(80)
    expect(game(bench).log).toHaveLength(30)
    const page = async (before: number | null, limit: number) =>
      (await bench.does({ type: 'log.page', before, limit })) as {
        from: number
        lines: ChronicleEntry[]
      }
    expect((await page(50, 20)).lines).toHaveLength(20)
    expect((await page(50, 20)).from).toBe(30)
    expect((await page(5, 20)).lines).toHaveLength(5)
    expect((await page(null, 30)).lines).toEqual(game(bench).log)
  })

  it('says when a ruling made recorded clicks impossible', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    for (const by of ['s1', 's5'] as const) {
      const entry = { kind: 'point', by, at: 's2' } as const
      await bench.does({ type: 'game.draft', step: 'wolf.hunt', entry })
    }
    await bench.does({ type: 'game.ruling', ruling: { kind: 'kill', seat: 's5' } })
    expect(game(bench).draft).toEqual({ kind: 'points', points: { s1: 's2' } })
    expect(bench.view().notices.at(-1)).toMatchObject({
      code: 'draftDropped',
      params: { count: 1 },
    })
  })

  it('refuses to close what is no draft, and closes one as the answer it amounts to', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    const entry = { kind: 'point', by: 's1', at: 's2' } as const
    await bench.does({ type: 'game.draft', step: 'wolf.hunt', entry })
    await bench.does({ type: 'game.close', step: 'wolf.hunt' })
    expect(await bench.ask({ type: 'game.close', step: 'seer.look' })).toMatchObject({
      refusal: { code: 'noDraft' },
    })
    await bench.does({ type: 'game.undo' })
    expect(game(bench)).toMatchObject({ open: { id: 'wolf.hunt' }, draftLength: 1 })
  })

  it('takes only names that are there and unique', async () => {
    const bench = await atDawn()
    await bench.does({ type: 'seat.rename', seat: 's0', name: '  Anna   Maria ' })
    expect(game(bench).names['s0']).toBe('Anna Maria')
    expect(bench.room().seats[0]?.name).toBe('Anna Maria')
    expect(await bench.ask({ type: 'seat.rename', seat: 's1', name: 'anna maria' })).toMatchObject({
      refusal: { code: 'nameTwice' },
    })
    expect(await bench.ask({ type: 'seat.rename', seat: 's1', name: ' ' })).toMatchObject({
      refusal: { code: 'nameEmpty' },
    })
    expect(await bench.ask({ type: 'seat.rename', seat: 's9', name: 'Zoe' })).toMatchObject({
      refusal: { code: 'unknownSeat' },
    })
    await bench.does({ type: 'seat.rename', seat: 's0', name: 'ANNA MARIA' })
    await bench.does({ type: 'game.undo' })
    expect(game(bench).names['s0']).toBe('ANNA MARIA')
  })
})

describe('the clicker', () => {
  it('never answers a choice made in secret', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    const entry = { kind: 'point', by: 's1', at: 's2' } as const
    await bench.does({ type: 'game.draft', step: 'wolf.hunt', entry })
    expect(await bench.ask({ type: 'game.advance' })).toMatchObject({
      refusal: { code: 'nothingToAdvance' },
    })
    await bench.does({ type: 'game.answer', step: 'wolf.hunt', answer: { kind: 'pass' } })
    expect(await bench.ask({ type: 'game.advance' })).toMatchObject({ ok: false })
    expect(game(bench).open?.id).toBe('seer.look')
  })

  it('goes through story, name, discussion and the closing of a vote that has hands', async () => {
    const bench = await atDawn('s2')
    await bench.does({ type: 'game.advance' })
    expect(bench.room().scene).toBe('story')
    await bench.does({ type: 'game.advance' })
    expect(bench.room().seats[2]?.out).toBe(true)
    await bench.does({ type: 'game.advance' })
    expect(bench.room().scene).toBe('discussion')
    await bench.does({ type: 'game.advance' })
    expect(bench.room().scene).toBe('vote')
    expect(await bench.ask({ type: 'game.advance' })).toMatchObject({ ok: false })
    const entry: CommandOf<'game.draft'>['entry'] = { kind: 'ballot', by: 's0', votes: ['s1'] }
    await bench.does({ type: 'game.draft', step: 'day.vote', entry })
    await bench.does({ type: 'game.advance' })
    expect(game(bench).open?.id).toBe('day.result')
    await bench.does({ type: 'game.ruling', ruling: { kind: 'end', winners: ['villagers'] } })
    await bench.does({ type: 'game.advance' })
    expect(bench.room().end?.revealed).not.toBeNull()
    expect(await bench.ask({ type: 'game.advance' })).toMatchObject({ ok: false })
  })
})

describe('sounds', () => {
  it('are only ever such as the sound desk has', async () => {
    const bench = await openHost({ packs })
    await bench.does({ type: 'demo.begin', ruleset: 'chiangmai', players: 9 })
    while (!game(await stepped(bench)).revealed) continue
    const sounds = bench.frames.flatMap((frame) => {
      const { cue } = JSON.parse(frame) as ReturnType<Bench['room']>
      return cue ? [cue.sound] : []
    })
    expect(new Set(sounds).size).toBeGreaterThan(5)
    expect([...new Set(sounds)].filter((sound) => !isStinger(sound))).toEqual([])
  })
})

/** One step of a rehearsal; the deal is walked through as well. */
async function stepped(bench: Bench): Promise<Bench> {
  do await bench.does({ type: 'demo.step' })
  while (!bench.view().game)
  return bench
}
