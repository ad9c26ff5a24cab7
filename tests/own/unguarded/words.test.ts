/**
 * Every word of the language matters in a scenario (OG-136): somewhere an entry that is made of it can be left out of a
 * document, and a scenario that cites the word's rule comes out differently.
 */
import { readFileSync, statSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { rulesetOf } from '../../../src/own/play/ruleset'
import { OwnDocument } from '../../../src/own/format/document'
import { open } from '../../../src/own/open/open'
import { runScenario } from '../../scenarios/runner/run'
import type { Scenario } from '../../scenarios/runner/scenario'
import { documentScenarios } from '../documentScenarios'

type Tree = Record<string, unknown>
type Way = 'entry' | 'key' | 'nobody' | 'yesOrNo' | 'until'

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** The words of each rule, and how an entry of such a word is left out. */
const WORDS: readonly (readonly [string, readonly Way[], readonly string[]])[] = [
  [
    'OG-24: who',
    ['nobody'],
    words(`role team kind card topCard dealt was status link holds chosenBy attackedBy doomed visitedBy visitorsOf
      neighbours dead lastDead both any not if random`),
  ],
  ['OG-174: powers', ['key'], words(`powers`)],
  ['OG-175: calls', ['key'], words(`upTo`)],
  ['OG-177: traits', ['key'], words(`noVisit`)],
  ['OG-177a: traits', ['key'], words(`impaired`)],
  ['OG-190: numbers', ['entry'], words(`nightsSince`)],
  ['OG-191: who, around the table', ['nobody'], words(`nth opposite between within chosen`)],
  ['OG-178: what is learned', ['key'], words(`learns range`)],
  ['OG-179: how a player looks', ['key', 'entry'], words(`sameAs random each`)],
  ['OG-180: what is believed', ['key'], words(`believes`)],
  ['OG-181: what is turned over', ['key', 'entry'], words(`shownAs cover as other`)],
  ['OG-182: what is not in the game', ['key', 'entry'], words(`notDealt of random dealt`)],
  ['OG-182a: what is drawn, and shown again', ['entry'], words(`random answerOf`)],
  ['OG-192: cards in the middle', ['entry'], words(`middle chosen`)],
  ['OG-193: who does not win', ['key'], words(`but`)],
  [
    'OG-26: conditions',
    ['yesOrNo'],
    words(
      `is atLeast atMost over under some none the same inDeck nights phase cause used act word chance all any not`,
    ),
  ],
  [
    'OG-30: calls',
    ['key'],
    words(
      `wake joint nights if rest actor blocked uses first choose do otherwise then unseen unstoppable silent`,
    ),
  ],
  ['OG-34: questions', ['key', 'entry'], words(`one two some acts word role card yes`)],
  ['OG-40: showing', ['entry', 'key'], words(`thumb nod role team seats fingers sign truly`)],
  [
    'OG-46: effects',
    ['entry'],
    words(`attack give take show count link unlink become join exchange redirect swap move revive reveal announce win
      leave`),
  ],
  ['OG-50: ends of a status', ['until'], words(`dawn dusk nightEnd giverOut never dawns dusks`)],
  [
    'OG-52: traits',
    ['key'],
    words(`noActs noGroup noVote noNominate noCandidate noSpeech weight against votesAs immune noShield away seenAs
      unseen sure rests verdicts`),
  ],
  ['OG-57: shields', ['entry', 'key'], words(`saved giver attacker both keeps told if`)],
  [
    'OG-76: events',
    ['entry'],
    words(`start dusk nightEnds dawn day struck saved loses dies otherDies visited gets ends left`),
  ],
  ['OG-83: parts of the day', ['entry'], words(`talk speeches lastWords election trial notice`)],
  ['OG-183: who voted', ['nobody'], words(`votersOf votedBy`)],
  ['OG-183: events of votes', ['entry'], words(`voted nominates nominated`)],
  ['OG-184: bound hands', ['key'], words(`mustVote mayVote`)],
  ['OG-185: proposals', ['entry', 'key'], words(`proposal of voters yes no times after`)],
  ['OG-176: the dead', ['key'], words(`dead votes speak afterDeath whom`)],
  ['OG-188: shown by day', ['key'], words(`to`)],
  ['OG-189: rooms', ['key'], words(`of`)],
  ['OG-186: ballots', ['entry', 'key'], words(`ballot of word yes only tells do answered`)],
  ['OG-187: piles', ['entry', 'key'], words(`handOn through veto playTop top played`)],
  [
    'OG-84: trials',
    ['key', 'entry'],
    words(`stand noted nominated accused defence use hands voters self turn shown confirm needs tie runoff lot holder
      lastDead falls all lastWords withdraw min places second each`),
  ],
]

/** What has many scenarios and no word that the others lack. */
const LONG = ['two-mobs.yaml', 'empty-village.yaml']

/** A document with its scenarios, the shortest first. */
function shelf() {
  const byFile = new Map<string, Scenario[]>()
  for (const scenario of documentScenarios()) {
    if (LONG.some((file) => scenario.ruleset.endsWith(file))) continue
    byFile.set(scenario.ruleset, [...(byFile.get(scenario.ruleset) ?? []), scenario])
  }
  return [...byFile]
    .sort(([one], [other]) => statSync(one).size - statSync(other).size)
    .map(([file, scenarios]) => {
      const { document } = open(readFileSync(file, 'utf8'))
      if (!document) throw new Error(`${file} cannot be played`)
      return { text: JSON.stringify(document), scenarios }
    })
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Places of a document where a word stands: what leads to the map that holds it. */
function* placesOf(
  value: unknown,
  word: string,
  path: readonly string[] = [],
): Generator<readonly string[]> {
  if (value === word) yield path
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    if (key === word) yield [...path, key]
    yield* placesOf(part, word, [...path, key])
  }
}

const at = (root: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Tree | undefined)?.[key], root)

function put(root: Tree, path: readonly string[], value: unknown): void {
  const parent = at(root, path.slice(0, -1))
  const last = path.at(-1) ?? ''
  if (Array.isArray(parent)) {
    if (value === undefined) parent.splice(Number(last), 1)
    else parent[Number(last)] = value
  } else if (isTree(parent)) {
    if (value === undefined) Reflect.deleteProperty(parent, last)
    else parent[last] = value
  }
}

/** Documents in which an entry of the word is left out. */
function* without(text: string, word: string, ways: readonly Way[]): Generator<Tree> {
  const whole = JSON.parse(text) as Tree
  for (const path of placesOf(whole, word)) {
    const made = (value: unknown, where: readonly string[]) => {
      const copy = JSON.parse(text) as Tree
      put(copy, where, value)
      return copy
    }
    const holder = path.slice(0, -1)
    for (const way of ways) {
      if (way === 'key') yield made(undefined, path)
      else if (way === 'nobody') yield made('nobody', holder)
      else if (way === 'yesOrNo') {
        yield made({ some: 'nobody' }, holder)
        yield made({ none: 'nobody' }, holder)
      } else if (way === 'until') {
        const end = path.lastIndexOf('until')
        if (end >= 0) yield made(word === 'never' ? 'dawn' : 'never', path.slice(0, end + 1))
      } else {
        // The nearest entry of a list around the word.
        const index = path.findLastIndex(
          (key, depth) => /^\d+$/.test(key) && Array.isArray(at(whole, path.slice(0, depth))),
        )
        if (index >= 0) yield made(undefined, path.slice(0, index + 1))
      }
    }
  }
}

/** Whether some scenario over this document comes out differently. */
function isMissed(mutant: Tree, scenarios: readonly Scenario[]): boolean {
  if (!v.is(OwnDocument, mutant)) return false
  const game = rulesetOf(mutant)
  return scenarios.some(
    (scenario) =>
      runScenario({ ...scenario, ruleset: 'mutant' }, { mutant: game }).failure !== null,
  )
}

const documents = shelf()

describe.each(WORDS)('%s', (rule, ways, list) => {
  const number = rule.split(':')[0] ?? ''
  it.each(list)('%s matters in a scenario', (word) => {
    const found = documents.some(({ text, scenarios }) => {
      const citing = scenarios.filter(({ rules }) => rules.includes(number))
      if (citing.length === 0) return false
      for (const mutant of without(text, word, ways)) if (isMissed(mutant, citing)) return true
      return false
    })
    expect(found).toBe(true)
  })
})
