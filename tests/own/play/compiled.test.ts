import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rulesetOf } from '../../../src/own/play/ruleset'
import type { OwnDocument } from '../../../src/own/format/document'
import { open } from '../../../src/own/open/open'
import { sitDown } from './evening'

/** The same document, which says of every part that is read of it by which name. */
function watched(document: OwnDocument, seen: (key: string) => void): OwnDocument {
  const known = new WeakMap<object, object>()
  const watch = (part: object): object => {
    const made = known.get(part) ?? new Proxy(part, handler)
    known.set(part, made)
    return made
  }
  const handler: ProxyHandler<object> = {
    get(target, key, receiver) {
      if (typeof key === 'string') seen(key)
      const value: unknown = Reflect.get(target, key, receiver)
      return typeof value === 'object' && value !== null ? watch(value) : value
    },
  }
  return watch(document) as OwnDocument
}

it('An evening reads its document as it begins, and nothing of it while it is played (OG-119)', () => {
  const { document } = open(readFileSync('assets/games/plain-town.yaml', 'utf8'))
  if (!document) throw new Error('no document')
  let reads = 0
  const game = rulesetOf(watched(structuredClone(document), () => (reads += 1)))
  const cards = game.casting.propose(game.casting.players.min, {})
  const deck = Object.entries(cards).flatMap(([card, n]) => Array.from({ length: n }, () => card))
  const table = sitDown(game, deck.join(' '))
  expect(reads).toBeGreaterThan(100)
  reads = 0
  let answers = 0
  for (; table.game.open && answers < 200; answers++) {
    table.give(table.game.open.neutral ?? { kind: 'ok' })
  }
  expect(answers).toBeGreaterThan(20)
  expect(reads).toBe(0)
})
