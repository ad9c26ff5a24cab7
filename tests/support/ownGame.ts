/** A document of an own game, read from a file and made ready to be played. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyRuleset } from '../../src/engine'
import { rulesetOf } from '../../src/own/play/ruleset'
import { open } from '../../src/own/open/open'
import { en } from '../../src/own/words/problems/en'
import { problemSentences } from '../../src/own/words/problems/sentence'

const known = new Map<string, AnyRuleset>()

function read(path: string): AnyRuleset {
  const { document, problems } = open(readFileSync(path, 'utf8'))
  const wrong = problems.filter(({ level }) => level === 'error')
  if (!document) throw new Error(`${path}: ${problemSentences(wrong, en).join(' ')}`)
  return rulesetOf(document)
}

/** The game of a file. @throws when something is wrong with it, saying where */
export function ownGame(path: string): AnyRuleset {
  const game = known.get(path) ?? read(path)
  known.set(path, game)
  return game
}

/**
 * The game of a file as a scenario names it: beside the scenario, from here, or one that comes with the program; its
 * ending may be left out.
 * @throws when there is no such file, or something is wrong with it
 */
export function ownGameNear(file: string, folder: string): AnyRuleset {
  const places = [join(folder, file), file, join('assets/games', file)]
  const found = places
    .flatMap((place) => [place, `${place}.yaml`, `${place}.yml`, `${place}.json`])
    .find((place) => /\.(ya?ml|json)$/.test(place) && existsSync(place))
  if (found === undefined) throw new Error(`there is no game ${file}`)
  return ownGame(found)
}
