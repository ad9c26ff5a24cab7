import { describe, expect, it } from 'vitest'
import type { Command } from '../../src/bridge'
import type { AnyRuleset } from '../../src/engine'
import { openHost, toFirstNight, type Bench } from './fixtures/openHost'
import { village } from './fixtures/village'

const answer = (step: string, given: unknown): Command =>
  ({ type: 'game.answer', step, answer: given }) as Command

const PASS = { kind: 'pass' }
const OK = { kind: 'ok' }

/** Plays the first night; the wolves of this deal agree on `victim`. */
async function night(bench: Bench, victim: string | null): Promise<void> {
  const { game } = bench.view()
  const wolves = game?.open?.asked ?? []
  const points = Object.fromEntries(wolves.map((wolf) => [wolf, victim]))
  await bench.does(answer('wolf.hunt', victim ? { kind: 'points', points } : PASS))
  await bench.does(answer('seer.look', { kind: 'seat', seat: 's1' }))
}

describe('the public view', () => {
  it('does not change in the night, whatever is clicked, undone or looked at', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    const frames = bench.frames.length
    const { open } = bench.view().game ?? {}
    for (const wolf of open?.asked ?? []) {
      const entry = { kind: 'point' as const, by: wolf, at: 's0' as const }
      await bench.does({ type: 'game.draft', step: 'wolf.hunt', entry })
    }
    await bench.does({ type: 'game.undo' })
    await bench.does({ type: 'game.redo' })
    await bench.does({ type: 'game.close', step: 'wolf.hunt' })
    await bench.does({ type: 'game.ruling', ruling: { kind: 'kill', seat: 's4' } })
    await bench.does({ type: 'log.page', before: null, limit: 50 })
    await bench.time.pass(60_000)
    await bench.does({ type: 'game.undo' })
    expect(bench.frames.length).toBe(frames)
  })

  it('is the same in bytes for different nights until the dawn tells them apart', async () => {
    const nights = ['s0', 's2', null]
    const seen: string[][] = []
    for (const victim of nights) {
      const bench = await openHost()
      await toFirstNight(bench)
      await night(bench, victim)
      seen.push([...bench.frames])
    }
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
    expect(seen[0]?.at(-1)).toContain('"scene":"dawn"')
  })

  it('keeps a death to itself until it is told, and then takes the seat out', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    await night(bench, 's2')
    expect(bench.room().seats[2]).toMatchObject({ out: false })
    expect(bench.view().game?.untold).toEqual([{ kind: 'died', of: 's2' }])
    await bench.does({ type: 'game.tell' })
    expect(bench.room().seats[2]).toMatchObject({ out: true, name: 'Cid' })
    expect(bench.room().items.at(-1)).toEqual({ kind: 'died', of: 's2' })
    expect(bench.room().cue?.sound).toBe('death')
  })

  it('says how near that is which comes nearer, by the round and what was agreed, in games that have it', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    expect(bench.room()).not.toHaveProperty('nearer')
    for (const [rounds, near] of [
      [4, 0.25],
      [1, 1],
      [0, 1],
    ] as const) {
      const players: number[] = []
      const arrival = (seats: number) => {
        players.push(seats)
        return rounds
      }
      const awaiting = await openHost({ rulesets: { village: { ...village, arrival } } })
      await toFirstNight(awaiting)
      expect(awaiting.room().nearer).toBe(near)
      expect(new Set(players)).toEqual(new Set([awaiting.room().seats.length]))
    }
  })

  it('shows hands while they are counted, each with a sound of its own', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    await night(bench, null)
    for (const step of ['dawn.announce', 'day.talk']) await bench.does(answer(step, OK))
    expect(bench.room()).toMatchObject({ scene: 'vote', count: { totals: {}, hands: {} } })
    const hand = (by: string, votes: string[]) =>
      bench.does({
        type: 'game.draft',
        step: 'day.vote',
        entry: { kind: 'ballot', by, votes },
      } as Command)
    await hand('s0', ['s1'])
    const first = bench.room().cue
    await hand('s2', ['s1'])
    expect(bench.room().count).toMatchObject({ totals: { s1: 2 }, hands: { s0: ['s1'] } })
    expect(bench.room().cue).toEqual({ serial: (first?.serial ?? 0) + 1, sound: 'vote' })
    await bench.does({ type: 'game.undo' })
    expect(bench.room()).toMatchObject({ count: { totals: { s1: 1 } }, cue: null })
    await hand('s2', ['s3'])
    expect(bench.room().cue?.serial).toBeGreaterThan((first?.serial ?? 0) + 1)
  })

  it('never uses a sound’s serial twice, through undo, redo and a restart of the window', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    for (let round = 0; round < 3; round++) {
      await night(bench, null)
      await bench.does(answer('dawn.announce', OK))
      for (let i = 0; i < 3; i++) await bench.does({ type: 'game.undo' })
      await bench.does({ type: 'show.freeze', on: false })
    }
    const sounds = bench.frames
      .map((frame) => (JSON.parse(frame) as { cue: { serial: number; sound: string } | null }).cue)
      .filter((cue) => cue !== null)
    const bySerial = new Map<number, string>()
    const runs: number[] = []
    for (const cue of sounds) {
      if (runs.at(-1) !== cue.serial) runs.push(cue.serial)
      expect(bySerial.get(cue.serial) ?? cue.sound).toBe(cue.sound)
      bySerial.set(cue.serial, cue.sound)
    }
    expect(runs).toEqual([...new Set(runs)].sort((a, b) => a - b))
    expect(runs.length).toBeGreaterThan(3)
  })

  it('counts revisions for each audience by itself', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    const room = bench.room().revision
    const desk = bench.view().revision
    await bench.does(answer('wolf.hunt', PASS))
    expect(bench.room().revision).toBe(room)
    expect(bench.view().revision).toBe(desk + 1)
    expect(bench.view().preview).toEqual(bench.room())
  })

  it('goes dark at once and shows nothing but the settings of the show', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    await bench.does({ type: 'show.blackout', on: true })
    expect(bench.room()).toMatchObject({ scene: 'blackout', seats: [], phase: null, cue: null })
    const frames = bench.frames.length
    await night(bench, 's2')
    await bench.does({ type: 'game.tell' })
    expect(bench.frames.length).toBe(frames)
    await bench.does({ type: 'show.blackout', on: false })
    expect(bench.room()).toMatchObject({ scene: 'dawn', cue: null })
  })

  it('stays frozen through answers, undo, a pause and a dark screen, but obeys the volume', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    await bench.does({ type: 'show.freeze', on: true })
    const frozen = bench.room()
    const frames = bench.frames.length
    await night(bench, 's2')
    await bench.does({ type: 'game.tell' })
    await bench.does({ type: 'game.undo' })
    await bench.does({ type: 'game.redo' })
    expect(bench.frames.length).toBe(frames)
    await bench.does({ type: 'settings.set', settings: { muted: true } })
    expect(bench.room()).toMatchObject({
      ...frozen,
      revision: frozen.revision + 1,
      show: { muted: true },
    })
    await bench.does({ type: 'show.blackout', on: true })
    await bench.does({ type: 'show.blackout', on: false })
    expect(bench.room()).toMatchObject({ scene: 'night', phase: { kind: 'night' } })
    await bench.does({ type: 'show.freeze', on: false })
    expect(bench.room()).toMatchObject({ scene: 'dawn', cue: null })
  })

  it('shows the test card over whatever is there', async () => {
    const bench = await openHost()
    await bench.does({ type: 'show.testCard', on: true })
    expect(bench.room().scene).toBe('testCard')
    await bench.does({ type: 'show.testCard', on: false })
    expect(bench.room().scene).toBe('idle')
  })

  it('turns roles over and tells the evening only after the end and only when asked', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    await night(bench, 's2')
    expect(await bench.ask({ type: 'show.reveal' })).toMatchObject({
      refusal: { code: 'notOver' },
    })
    await bench.does({ type: 'game.ruling', ruling: { kind: 'end', winners: ['wolves'] } })
    expect(bench.room()).toMatchObject({
      scene: 'end',
      end: { winners: ['wolves'], revealed: null },
    })
    expect(bench.room().cue?.sound).toBe('victory')
    expect(bench.frames.join()).not.toMatch(/hunted|"wolf"|dealt|chronicle/)
    await bench.does({ type: 'show.reveal' })
    const { end, cue } = bench.room()
    expect(cue?.sound).toBe('reveal')
    expect(end?.revealed?.seats.map(({ dealt }) => dealt[0]).toSorted()).toEqual([
      'gunman',
      'villager',
      'villager',
      'villager',
      'wolf',
      'wolf',
    ])
    expect(end?.revealed?.chronicle).toContainEqual({
      phase: 'night 1',
      key: 'hunted',
      seats: { seat: ['s2'] },
      params: {},
    })
    expect(await bench.ask({ type: 'show.reveal' })).toMatchObject({
      refusal: { code: 'alreadyRevealed' },
    })
    await bench.does({ type: 'game.undo' })
    expect(bench.room().end?.revealed).toBeNull()
    await bench.does({ type: 'game.undo' })
    await bench.does({ type: 'show.freeze', on: false })
    expect(bench.room()).toMatchObject({ scene: 'dawn', end: null })
  })

  it('lets a silent ruling show only when the host publishes it', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    await bench.does({ type: 'game.ruling', ruling: { kind: 'kill', seat: 's3' } })
    expect(bench.view().game).toMatchObject({ unpublished: true })
    expect(await bench.ask({ type: 'game.publish' })).toMatchObject({
      refusal: { code: 'notAtNight' },
    })
    await night(bench, null)
    expect(bench.room().seats[3]?.out).toBe(false)
    await bench.does({ type: 'game.tell' })
    await bench.does({ type: 'game.publish' })
    expect(bench.room().seats[3]?.out).toBe(true)
  })

  it('shows no clock of a step that has no stage', async () => {
    const timed: AnyRuleset = {
      ...village,
      *play(table) {
        const script = village.play(table)
        let next = script.next()
        while (!next.done) {
          const request = next.value
          const given = yield () => {
            const step = request()
            return step?.id === 'wolf.hunt' ? { ...step, seconds: 30 } : step
          }
          next = script.next(given)
        }
      },
    }
    const bench = await openHost({ rulesets: { village: timed } })
    await toFirstNight(bench)
    expect(bench.view().clock).toMatchObject({ state: 'running', totalMs: 30_000 })
    expect(bench.room().clock).toBeNull()
    const frames = bench.frames.length
    await bench.time.pass(40_000)
    expect(bench.view().clock?.state).toBe('over')
    expect(bench.frames.length).toBe(frames)
  })

  it('tells the facilitator how many big screens listen', async () => {
    const bench = await openHost()
    bench.host.projectorConnected(2)
    await bench.time.pass(0)
    expect(bench.view().projectors).toBe(2)
  })
})
