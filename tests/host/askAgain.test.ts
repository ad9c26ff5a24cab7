import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { starwars } from '../../rulesets/starwars'
import type { Command } from '../../src/bridge'
import { chanceFrom } from '../../src/engine'
import { rngFrom } from '../randomPlay/randomEvening'
import { rootsFrom } from '../support/roots'
import { amongOthers } from '../../src/host/evening/needlessQuestions'
import { openHost, type Bench } from './fixtures/openHost'

const OPTIONS = ['gang.kill', 'nurse.heal', 'nurse.meet', 'seer.ask', 'baker.meet', 'pair.meet']
const whoOf = (id: string) => id.split('.')[0]
/** A game whose chance cannot be moved. */
const at = (seed: number) => ({
  state: { chance: Object.freeze(chanceFrom(rootsFrom(rngFrom(seed)))) } as never,
})

/** From the shelf into the first night of ten, by dealing with the program. */
async function toNight(seed: number): Promise<Bench> {
  const bench = await openHost({ rulesets: { starwars }, seed })
  await bench.does({ type: 'lobby.begin', ruleset: 'starwars' })
  const names = Array.from({ length: 10 }, (_, index) => `Guest ${index + 1}`)
  await bench.does({ type: 'lobby.players', names })
  await bench.does({ type: 'lobby.deal', by: 'program' })
  for (let index = 0; index < 10; index++)
    await bench.does({ type: 'deal.seen', seat: `s${index}`, top: 0 })
  await bench.does({ type: 'deal.start' })
  for (let steps = 0; bench.view().game?.phase.kind !== 'night'; steps++) {
    if (steps > 20) throw new Error('no night')
    await bench.does({ type: 'game.advance' })
  }
  return bench
}

const gameOf = (bench: Bench) => {
  const { game } = bench.view()
  if (!game) throw new Error('no game')
  return game
}

/** Asks the first question of the night again. */
function again(bench: Bench, others = 3): Command {
  const form = gameOf(bench).offered.find(({ id }) => id === 'force.disturbance')?.form
  const question = form?.kind === 'option' ? (form.options[0] ?? '') : ''
  return { type: 'game.askAgain', step: 'force.disturbance', question, others }
}

describe('A question that is asked again (SW-87)', () => {
  it('stands anywhere among others, exactly once, each to somebody else, and moves no chance', () => {
    const places = new Set<number>()
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.nat(), fc.nat(50), (others, seed, act) => {
        const all = amongOthers('nurse.heal', OPTIONS, others, at(seed), act)
        expect(all.filter((id) => id === 'nurse.heal')).toHaveLength(1)
        expect(new Set(all.map(whoOf)).size).toBe(all.length)
        expect(all).toHaveLength(others + 1)
        places.add(all.indexOf('nurse.heal'))
      }),
      { numRuns: 500 },
    )
    expect([...places].sort()).toEqual([0, 1, 2, 3, 4])
  })

  it('has the same others when it is asked once more after an undo, and another question has its own', () => {
    const list = (question: string, seed: number) =>
      amongOthers(question, OPTIONS, 3, at(seed), 5).map((id) => (id === question ? '?' : id))
    let alike = 0
    for (let seed = 1; seed <= 200; seed++) {
      expect(list('nurse.heal', seed)).toEqual(list('nurse.heal', seed))
      if (list('gang.kill', seed).indexOf('?') === list('seer.ask', seed).indexOf('?')) alike += 1
    }
    // One in four, as if the two had nothing to do with each other.
    expect(alike).toBeGreaterThan(25)
    expect(alike).toBeLessThan(80)
  })

  it('is asked among fewer where the moment has fewer', () => {
    expect(amongOthers('nurse.heal', OPTIONS.slice(0, 3), 4, at(1), 0)).toHaveLength(2)
  })

  it('stands in the journal: the same questions after reopening and redoing, none once undone', async () => {
    const bench = await toNight(7)
    const before = gameOf(bench)
    expect(before.asksAgain).toBe('force.disturbance')
    await bench.does(again(bench))
    const { asked } = gameOf(bench)
    expect(asked?.all).toHaveLength(4)
    expect(asked?.all).toContain(asked?.question)
    await bench.does({ type: 'game.undo' })
    expect(gameOf(bench)).toEqual({ ...before, canRedo: true })
    await bench.does({ type: 'game.redo' })
    expect(gameOf(bench).asked).toEqual(asked)
    const later = await bench.again()
    await later.does({ type: 'shelf.open', id: later.view().shelf[0]?.id ?? '' })
    expect(gameOf(later).asked).toEqual(asked)
  })

  it('sends the room nothing and leaves the night where it stands', async () => {
    const bench = await toNight(7)
    const frames = bench.frames.length
    const { open } = gameOf(bench)
    await bench.does(again(bench))
    await bench.does(again(bench, 4))
    expect(bench.frames).toHaveLength(frames)
    expect(gameOf(bench).open).toEqual(open)
  })

  it('is refused where the game offers nothing of the kind', async () => {
    const bench = await toNight(7)
    const command = { ...again(bench), step: 'han.shoot' } as Command
    expect(await bench.ask(command)).toMatchObject({
      ok: false,
      refusal: { code: 'nothingToAskAgain' },
    })
    const wrong = { ...again(bench), question: 'nobody.asks' } as Command
    expect(await bench.ask(wrong)).toMatchObject({ ok: false })
    expect(gameOf(bench).asked).toBeNull()
  })
})
