/** A document of an own game, read from a file and made ready to be played. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { AnyRuleset } from '../../src/engine'
import { rulesetOf } from '../../src/own/compile'
import type { OwnDocument } from '../../src/own/format/document'

const known = new Map<string, AnyRuleset>()

/** The game of a file; documents without recipes. @throws when it cannot be read */
export function ownGame(path: string): AnyRuleset {
  const game = known.get(path) ?? rulesetOf(parse(readFileSync(path, 'utf8')) as OwnDocument)
  known.set(path, game)
  return game
}
