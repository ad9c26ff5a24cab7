import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packs } from '../../rulesets'
import { memoryFolder } from '../../src/host/games/folder/memoryFolder'
import { ownGame } from '../support/ownGame'
import { rngFrom } from '../randomPlay/randomEvening'
import { clickSomething } from './fixtures/randomHost'
import { openHost, type Bench } from './fixtures/openHost'
import { seenStanding } from './fixtures/seen'
import { tinyPack } from './fixtures/tinyPack'
import { village } from './fixtures/village'
import { sampled } from '../support/seeds'

const built = { village: { rules: village, stories: { en: tinyPack } }, ...packs }
/** Of the host's own: one of one card each, and one with lives, doses and split votes. */
const written = ['five-at-the-inn', 'crowns-and-knaves']
const games = {
  ...built,
  ...Object.fromEntries(
    written.map((id) => [`own.${id}`, { rules: ownGame(`assets/games/${id}.yaml`) }]),
  ),
}
const folder = () =>
  memoryFolder(
    new Map(written.map((id) => [`${id}.yaml`, readFileSync(`assets/games/${id}.yaml`, 'utf8')])),
  )

/** An evening of any game after some clicks at random. */
async function someEvening(
  seed: number,
  clicks: number,
): Promise<{ bench: Bench; rng: () => number }> {
  const rng = rngFrom(seed)
  const ids = Object.keys(games)
  const ruleset = ids[Math.floor(rng() * ids.length)] ?? 'village'
  const players = games[ruleset as 'village'].rules.casting.players.min + Math.floor(rng() * 4)
  const bench = await openHost({ packs: built, games: folder(), seed })
  await bench.does({ type: 'games.templates' })
  await bench.does({ type: 'lobby.begin', ruleset })
  const names = Array.from({ length: players }, (_, index) => `Player ${index}`)
  await bench.does({ type: 'lobby.players', names })
  await bench.does({ type: 'lobby.deal', by: 'program' })
  for (let index = 0; index < players; index++) {
    await bench.does({ type: 'deal.seen', seat: `s${index}`, top: 0 })
  }
  await bench.does({ type: 'deal.start' })
  for (let click = 0; click < clicks; click++) await clickSomething(bench, rng)
  // A picture that is held while acts are taken back is nothing that an evening keeps.
  if (bench.view().picture.frozenBack) await bench.does({ type: 'show.freeze', on: false })
  expect(bench.errors).toEqual([])
  return { bench, rng }
}

const seeds = fc.integer({ min: 1, max: 2 ** 31 })

describe('any evening', () => {
  it('looks the same to both audiences after it was put away and opened again, at any point', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, fc.integer({ min: 0, max: 120 }), async (seed, clicks) => {
        const { bench, rng } = await someEvening(seed, clicks)
        const before = seenStanding(bench)
        const later = await bench.again()
        await later.does({ type: 'shelf.open', id: 'evening-1' })
        expect(seenStanding(later)).toEqual(before)
        for (let click = 0; click < 10; click++) await clickSomething(later, rng)
        expect(later.errors).toEqual([])
      }),
      { numRuns: sampled(12, 25) },
    )
  }, 60_000)

  it('is what it was after n steps were undone and done again', async () => {
    await fc.assert(
      fc.asyncProperty(
        seeds,
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 40 }),
        async (seed, clicks, n) => {
          const { bench } = await someEvening(seed, clicks)
          while (bench.view().game?.canRedo) await bench.does({ type: 'game.redo' })
          const before = seenStanding(bench)
          let undone = 0
          while (undone < n && bench.view().game?.canUndo) {
            await bench.does({ type: 'game.undo' })
            undone += 1
          }
          for (let i = 0; i < undone; i++) await bench.does({ type: 'game.redo' })
          expect(seenStanding(bench)).toEqual(before)
        },
      ),
      { numRuns: sampled(12, 25) },
    )
  }, 60_000)

  it('sends the room only frames that differ, in growing order, with sounds that never come again', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, async (seed) => {
        const { bench } = await someEvening(seed, 120)
        const frames = bench.frames.map((frame) => JSON.parse(frame) as ReturnType<Bench['room']>)
        let serial = 0
        for (const [index, frame] of frames.entries()) {
          expect(frame.revision).toBe(index + 1)
          const { cue } = frame
          const last = frames[index - 1]?.cue
          if (cue && cue.serial !== last?.serial) {
            expect(cue.serial).toBeGreaterThan(serial)
            serial = cue.serial
          }
        }
        const bodies = bench.frames.map((frame) => frame.replace(/^\{"revision":\d+,/, ''))
        for (const [index, body] of bodies.entries()) expect(body).not.toBe(bodies[index - 1])
      }),
      { numRuns: sampled(5, 10) },
    )
  }, 60_000)
})
