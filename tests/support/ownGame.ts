/** A document of an own game, read from a file and made ready to be played. */
import { readFileSync } from 'node:fs'
import type { AnyRuleset } from '../../src/engine'
import { rulesetOf } from '../../src/own/compile'
import { open } from '../../src/own/open'

const known = new Map<string, AnyRuleset>()

function read(path: string): AnyRuleset {
  const { document, problems } = open(readFileSync(path, 'utf8'))
  const wrong = problems.filter(({ level }) => level === 'error')
  if (!document) throw new Error(`${path}: ${JSON.stringify(wrong)}`)
  return rulesetOf(document)
}

/** The game of a file. @throws when something is wrong with it, saying where */
export function ownGame(path: string): AnyRuleset {
  const game = known.get(path) ?? read(path)
  known.set(path, game)
  return game
}
