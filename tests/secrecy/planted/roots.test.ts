import { describe, expect, it } from 'vitest'
import { packs } from '../../../rulesets'
import { chiangmai } from '../../../rulesets/chiangmai'
import {
  dealHands,
  dealStream,
  readOptions,
  storySeed,
  type Roots,
  type Seed,
} from '../../../src/engine'
import { tellStory } from '../../../src/story'
import { hashOf, shuffled } from '../../../src/story/random'
import { openHost } from '../../host/fixtures/openHost'
import { makeDeck } from '../../support/deckCommands'

/** Evenings of so few kinds that somebody in the room can try them all. */
const KINDS = 2 ** 14
const NAMES = Array.from({ length: 10 }, (_, index) => `Guest ${index + 1}`)
const read = readOptions(chiangmai.options, {})
const options = read.ok ? read.values : never()
const deck = chiangmai.casting.propose(NAMES.length, options)
const pack = packs['chiangmai']?.stories?.['en'] ?? never()

function never(): never {
  throw new Error('Chiang Mai tells no stories')
}

const keyOf = (kind: number): string => kind.toString(16).padStart(64, '0')
const story = (seed: number) => tellStory(pack, { seed, reroll: 0, names: NAMES })
const hands = (seed: Seed): string =>
  JSON.stringify(dealHands(chiangmai.casting, deck, NAMES.length, options, dealStream(seed, 0)))

const BEGINNINGS = Object.keys(pack.beginnings)
const beginning = (seed: number) => shuffled(BEGINNINGS, hashOf('beginnings', seed))[0]

/**
 * Somebody who knows the program, the deck and the first story tries all evenings of a kind.
 * @returns the deals of those that tell the same
 */
function dealsThatFit(seen: Seed, evening: (kind: number) => Seed): string[] {
  const heard = story(storySeed(seen, 1))
  const fitting: string[] = []
  for (let kind = 0; kind < KINDS; kind++) {
    const seed = evening(kind)
    const told = storySeed(seed, 1)
    // What the eye catches first is tried first; most fall out by it.
    if (heard.ids[0] !== `beginnings.${beginning(told) ?? ''}`) continue
    if (JSON.stringify(story(told)) === JSON.stringify(heard)) fitting.push(hands(seed))
  }
  return fitting
}

/** An evening of the program whose every root is one of few. */
async function begun(kinds: readonly number[]): Promise<{ roots: Roots; dealt: string }> {
  const left = [...kinds]
  const bench = await openHost({
    packs,
    randomBytes: (count) => {
      const bytes = Buffer.alloc(count)
      bytes.writeUInt16BE(left.shift() ?? 0, count - 2)
      return bytes
    },
  })
  await bench.does({ type: 'lobby.begin', ruleset: 'chiangmai' })
  await bench.does({ type: 'lobby.players', names: NAMES })
  await makeDeck(bench, deck)
  await bench.does({ type: 'lobby.deal', by: 'program' })
  const dealt = bench.view().deal?.seats.map(({ cards }) => ({ cards }))
  const [, line] = (await bench.store.export(bench.view().evening?.id ?? '')).split('\n')
  const { entry } = JSON.parse(line ?? '') as { entry: { seed: Roots } }
  return { roots: entry.seed, dealt: JSON.stringify(dealt) }
}

const oneRoot = (kind: number): Roots => {
  const key = keyOf(kind)
  return { secret: key, lots: key, show: key }
}

describe('a deal', () => {
  it('is found from one story where one seed feeds both, as in 0.1.0', () => {
    expect(dealsThatFit(12_345, (kind) => kind)).toContain(hands(12_345))
  }, 120_000)

  it('is found from one story where one root follows from another', () => {
    expect(dealsThatFit(oneRoot(12_345), oneRoot)).toContain(hands(oneRoot(12_345)))
  }, 120_000)

  it('is not found from a story of the program, though its own root is', async () => {
    const { roots, dealt } = await begun([4_660, 9_876, 12_345])
    expect(dealt).toBe(hands(roots))
    const fitting = dealsThatFit(roots, oneRoot)
    expect(fitting.length).toBeGreaterThan(0)
    expect(fitting).not.toContain(dealt)
  }, 120_000)
})
