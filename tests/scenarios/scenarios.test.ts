import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { games } from '../support/games'
import { findFiles } from './runner/files'
import { readScenarios } from './runner/read'
import { runScenario } from './runner/run'

const here = import.meta.dirname

/* Every scenario is a test of its own, titled with the sentence it shows and the rules it cites. */
for (const file of findFiles(here)) {
  describe(relative(here, file), () => {
    for (const reading of readScenarios(readFileSync(file, 'utf8'))) {
      if ('problem' in reading) {
        it(`can be read: ${reading.title}`, () => {
          expect(reading.problem).toBe('')
        })
        continue
      }
      const { scenario } = reading
      it(`${scenario.title} (${scenario.rules.join(', ')})`, () => {
        expect(runScenario(scenario, games).failure).toBeNull()
      })
    }
  })
}
