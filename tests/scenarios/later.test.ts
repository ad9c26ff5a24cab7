/**
 * A rule that holds in the second night holds in the fifth: every scenario is played once more, three quiet rounds later. Which
 * rules speak of the round, or of what wears off meanwhile, is listed, and the list is held as well.
 */
import { dirname, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { games } from '../support/games'
import { scenariosIn } from './citations'
import { AS_EARLY_AS_WRITTEN } from './asEarlyAsWritten'
import { findFiles } from './runner/files'
import { runLater } from './runner/later'

const root = 'tests'
const files = ['tests/scenarios', 'tests/own/documents'].flatMap(findFiles)
const held = new Map<string, number>()

describe('Three quiet rounds later', () => {
  for (const file of files) {
    const name = relative(root, file)
    it(`everything in ${name} is the same`, () => {
      const failed: string[] = []
      for (const scenario of scenariosIn(file)) {
        const result = runLater(scenario, games, dirname(file))
        if (result?.failure) failed.push(scenario.title)
        else if (result) {
          const game = scenario.isOwn ? 'own' : scenario.ruleset
          held.set(game, (held.get(game) ?? 0) + 1)
        }
      }
      expect(failed).toEqual(AS_EARLY_AS_WRITTEN[name] ?? [])
    })
  }

  it('was seen in hundreds of scenarios', () => {
    const least = {
      chiangmai: 80,
      vendetta: 140,
      starwars: 190,
      palermo: 250,
      ktulu: 110,
      own: 470,
    }
    for (const [game, count] of Object.entries(least)) {
      expect(held.get(game), game).toBeGreaterThanOrEqual(count)
    }
  })
})
