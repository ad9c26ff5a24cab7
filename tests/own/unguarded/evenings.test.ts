/** Evenings of shipped documents through the real host: as rehearsals that are put away, opened again, undone and played out (OG-140). */
import { describe, expect, it } from 'vitest'
import { shipped, startedAnew, withGames } from '../../host/fixtures/ownGames'
import { stepToEnd } from '../../host/fixtures/openHost'
import { seenStanding } from '../../host/fixtures/seen'
import { shippedGames } from '../../support/ownPacks'
import { chanceOf, patience, sampled } from '../../support/seeds'

const EVENINGS = sampled(1, 4)
/** Steps of a rehearsal before it is put away, at most. */
const BEFORE = 60

describe.each(shippedGames())('a rehearsal of %s', (_, { id, document }) => {
  it(
    'opens again as it stood, is the same after undo and redo, and is played to open cards',
    async () => {
      for (let seed = 1; seed <= EVENINGS; seed++) {
        const rng = chanceOf(seed)
        const { min, max } = document.players
        const players = Math.min(12, min + Math.floor(rng() * (max - min + 1)))
        const files = { [`${document.id}.yaml`]: shipped(document.id) }
        const bench = await withGames(files, { seed })
        await bench.does({ type: 'demo.begin', ruleset: id, players })
        for (let step = players + rng() * BEFORE; step > 0; step--)
          await bench.ask({ type: 'demo.step' })
        const before = seenStanding(bench)
        let undone = 0
        while (undone < 12 && bench.view().game?.canUndo) {
          await bench.does({ type: 'game.undo' })
          undone += 1
        }
        for (let back = 0; back < undone; back++) await bench.does({ type: 'game.redo' })
        expect(seenStanding(bench)).toEqual(before)
        await bench.does({ type: 'shelf.putAway' })
        const later = await startedAnew(bench)
        await later.does({ type: 'shelf.open', id: 'evening-1' })
        expect(seenStanding(later)).toEqual(before)
        if (!later.view().game?.revealed) await stepToEnd(later)
        expect(later.room().end?.revealed?.seats).toHaveLength(players)
        expect([...bench.errors, ...later.errors]).toEqual([])
      }
    },
    patience(60_000),
  )
})
