/** Invented players: the rehearsal's and those who tell how fair a deck is. */
import { describe, expect, test } from 'vitest'
import { rulesets, packs } from '../../rulesets'
import {
  dealHands,
  Game,
  mixSeed,
  readOptions,
  type AnyRuleset,
  type SeatId,
} from '../../src/engine'
import { intentOf } from '../../src/host/invented/intents'
import { Opinions } from '../../src/host/invented/opinions'
import { sensibleAnswer } from '../../src/host/invented/sensibleAnswer'
import type { OddsLine, OddsSoFar, PlayOdds } from '../../src/host/odds/messages'
import { playOdds } from '../../src/host/odds/playOdds'
import { rngFrom } from '../randomPlay/randomEvening'
import { SEVEN } from './fixtures/ended'
import { openHost, type Bench } from './fixtures/openHost'

const games = Object.values(rulesets)

function asked(ruleset: AnyRuleset, evenings: number): PlayOdds {
  const read = readOptions(ruleset.options, {})
  const options = read.ok ? read.values : {}
  const deck = ruleset.casting.propose(12, options)
  return { ruleset: ruleset.id, options, deck, players: 12, evenings }
}

describe('Sensible players', () => {
  test.each(games)('bring every evening of $id to an end, and every side wins some', (ruleset) => {
    const reports = [...playOdds(ruleset, asked(ruleset, 40), rngFrom(4))]
    const last = reports.at(-1)
    expect(last).toMatchObject({ played: 40, of: 40 })
    expect(Object.keys(last?.wins ?? {}).length).toBeGreaterThan(1)
    expect(last?.lengths.reduce((sum, count) => sum + count, 0)).toBe(40)
  })

  test('harm neither themselves nor those whom they know for their own', () => {
    let harmed = 0
    for (const ruleset of games) {
      const { options, deck } = asked(ruleset, 1)
      for (let seed = 1; seed <= 4; seed++) {
        const hands = dealHands(ruleset.casting, deck, 12, options, mixSeed(seed, 'deal'))
        if (!hands) throw new Error('no deal')
        const game = new Game(ruleset, { ruleset: ruleset.id, options, hands, seed, fitted: true })
        const opinions = new Opinions(rngFrom(seed))
        for (let steps = 0; game.open && steps < 300; steps++) {
          const { open } = game
          opinions.follow(game)
          const answer = sensibleAnswer(open, opinions)
          const [by] = open.asked
          if (by && answer.kind === 'seat' && intentOf(open.id) === 'harm') {
            const others = targets(open.form).some((seat) => !opinions.isOwn(by, seat))
            if (others) expect(opinions.isOwn(by, answer.seat), `${open.id} ${seed}`).toBe(false)
            harmed += 1
          }
          if (!game.apply({ type: 'answer', step: open.id, answer }).ok)
            game.apply({ type: 'ruling', ruling: { kind: 'skip' } })
        }
      }
    }
    expect(harmed).toBeGreaterThan(20)
  })
})

const targets = (form: object): readonly SeatId[] =>
  'targets' in form ? (form.targets as readonly SeatId[]) : []

/** A thread that is the test itself. */
class Line implements OddsLine {
  readonly posted: PlayOdds[] = []
  stopped = false
  tell: (message: OddsSoFar) => void = () => {}
  gone: () => void = () => {}
  post(message: PlayOdds): void {
    this.posted.push(message)
  }
  onMessage(listener: (message: OddsSoFar) => void): void {
    this.tell = listener
  }
  onGone(listener: () => void): void {
    this.gone = listener
  }
  stop(): void {
    this.stopped = true
  }
}

describe('The odds of a deck', () => {
  async function inLobby(): Promise<{ bench: Bench; line: Line }> {
    const bench = await openHost({ packs })
    const line = new Line()
    await bench.does({ type: 'lobby.begin', ruleset: 'chiangmai' })
    await bench.does({ type: 'lobby.players', names: SEVEN })
    expect(await bench.ask({ type: 'odds.begin' })).toMatchObject({ refusal: { code: 'noOdds' } })
    bench.host.attach({ startOdds: () => line })
    await bench.does({ type: 'odds.begin' })
    return { bench, line }
  }
  const odds = (bench: Bench) => bench.view().lobby?.odds
  const settled = (bench: Bench) => bench.ask({ type: 'preflight.check' })

  test('are asked of the deck and the house rules of the lobby, and come in as they are played', async () => {
    const { bench, line } = await inLobby()
    expect(line.posted).toMatchObject([{ ruleset: 'chiangmai', players: 7 }])
    expect(odds(bench)).toMatchObject({ state: 'running', played: 0, nights: null })
    line.tell({
      played: 100,
      of: 100,
      wins: { town: 60, killers: 40 },
      lengths: [0, 0, 50, 40, 10],
    })
    await settled(bench)
    expect(odds(bench)).toMatchObject({ played: 100, nights: { low: 2, middle: 2, high: 3 } })
    line.tell({ played: 3000, of: 3000, wins: { town: 3000 }, lengths: [0, 3000] })
    line.gone()
    await settled(bench)
    expect(odds(bench)?.state).toBe('done')
  })

  test('count no more when the deck or the players change, and end when they are called off', async () => {
    const { bench, line } = await inLobby()
    await bench.does({ type: 'lobby.players', names: [...SEVEN, 'Hal'] })
    expect(odds(bench)).toBeNull()
    line.tell({ played: 100, of: 100, wins: {}, lengths: [100] })
    await settled(bench)
    expect(line.stopped).toBe(true)

    line.stopped = false
    await bench.does({ type: 'odds.begin' })
    await bench.does({ type: 'odds.stop' })
    expect([line.stopped, odds(bench)]).toEqual([true, null])
  })

  test('say so where what plays them breaks down', async () => {
    const { bench, line } = await inLobby()
    line.gone()
    await settled(bench)
    expect(odds(bench)?.state).toBe('failed')
  })
})
