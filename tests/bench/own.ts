/** What own games cost: reading them, making games of them, and playing these against coded ones. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { rulesets } from '../../rulesets'
import {
  deskView,
  History,
  readOptions,
  roomView,
  type AnyRuleset,
  randomAnswer,
} from '../../src/engine'
import { Packs } from '../../src/host/packs/packs'
import { rulesetOf } from '../../src/own/play/ruleset'
import type { OwnDocument } from '../../src/own/format/document'
import { gameOf } from '../../src/own/game'
import { open } from '../../src/own/open/open'
import { previewOf } from '../../src/own/preview/preview'
import { tryOut } from '../../src/own/tried/trial'
import { documents, documentOf as read } from '../own/words/documents'
import { playRandomEvening, rngFrom } from '../randomPlay/randomEvening'
import { cpu, documentOf, inMs, RUNS, textOf, WARM } from './measureOwn'
import { percentile, type Figure } from './report'

interface Side {
  readonly game: AnyRuleset
  readonly evenings: readonly History[]
  readonly times: Readonly<Record<Depth, number[]>>
}

type Depth = 'views' | 'bare'
const DEPTHS = ['views', 'bare'] as const
const EVENINGS = 12

const sideOf = (game: AnyRuleset): Side => ({
  game,
  evenings: Array.from({ length: EVENINGS }, (_, n) => playRandomEvening(game, n + 1).history),
  times: { views: [], bare: [] },
})

/** Plays a side's evenings again, and notes how long one answer took, in microseconds of processor time. */
function playAgain({ game, evenings, times }: Side, depth: Depth): void {
  const before = process.cpuUsage()
  let answers = 0
  for (const { setup, inputs } of evenings) {
    const again = new History(game, setup)
    answers += inputs.length
    for (const input of inputs) {
      again.apply(input)
      if (depth === 'bare') continue
      deskView(again.game)
      roomView(again.game)
    }
  }
  const { user, system } = process.cpuUsage(before)
  times[depth].push((user + system) / answers)
}

/** An own game against a coded one: both are played turn by turn, so that what else the machine does meets both. */
function against(own: string, coded: string): Figure[] {
  const game = rulesets[coded]
  if (!game) throw new Error(`${own}: nothing to hold against ${coded}`)
  const sides = [sideOf(rulesetOf(read(textOf(own)))), sideOf(game)] as const
  for (let n = 0; n < WARM + RUNS; n++) {
    for (const depth of DEPTHS) for (const side of sides) playAgain(side, depth)
  }
  return DEPTHS.map((depth) => {
    const [mine, theirs] = sides.map(({ times }) => percentile(times[depth].slice(WARM), 0.5))
    const ratio = (mine ?? Number.NaN) / (theirs ?? Number.NaN)
    return {
      what: `${own} against ${coded}: ${depth === 'bare' ? 'a bare replay' : 'an answer with both views'}`,
      measured: `${ratio.toFixed(2)} x (${(mine ?? 0).toFixed(0)} us)`,
      goal: '<= 2 x',
      met: ratio <= 2,
    }
  })
}

/** The most that a night can hold: 24 players, 40 calls. */
function largest(): AnyRuleset {
  const call = (n: number) =>
    `  - { id: many.call${n}, wake: { role: guest }, joint: true, choose: { one: { not: { team: thieves } } }, do: [{ give: marked }] }`
  const text = `
nightfall: 1
id: many
edition: 1
languages: [en]
name: Many
players: { min: 24, max: 24, best: [24, 24] }
teams: { guests: { name: Guests }, thieves: { name: Thieves } }
roles:
  guest: { team: guests, name: Guest, supply: 24, traits: { if: { some: { team: thieves } }, weight: 2 } }
  thief: { team: thieves, name: Thief, supply: 4 }
statuses: { marked: { name: Marked, until: dawn, traits: { noShield: true } } }
calls:
${Array.from({ length: 40 }, (_, n) => call(n)).join('\n')}
deck: { rows: { 24: { thief: 4 } }, fill: guest }
day: [{ trial: { vote: { shown: closed } } }]
victory: [{ wins: guests, if: { none: { team: thieves } } }]
`
  return rulesetOf(read(text))
}

function largestNight(): readonly Figure[] {
  const game = largest()
  const hands = Array.from({ length: 24 }, (_, n) => ({ cards: [n < 4 ? 'thief' : 'guest'] }))
  const history = new History(game, { ruleset: game.id, options: {}, hands, seed: 1 })
  const rng = rngFrom(1)
  const times: number[] = []
  for (let n = 0; n < 200 && history.game.open; n++) {
    const { open: step } = history.game
    const answer = randomAnswer(step, rng)
    const before = process.cpuUsage()
    if (answer) history.apply({ type: 'answer', step: step.id, answer })
    deskView(history.game)
    roomView(history.game)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  const measured = times.slice(20)
  return [
    inMs('own: an answer with both views, 24 players, 40 calls', percentile(measured, 0.5), 12),
    inMs('own: the longest of them, at which a night is settled', Math.max(...measured), 12),
  ]
}

/** Megabytes of one game that was made of a document, with the plan of an evening. */
function memory(document: OwnDocument): Figure {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const kept: unknown[] = []
  const made = 20
  collect()
  const before = process.memoryUsage().heapUsed
  for (let n = 0; n < made; n++) {
    const game = gameOf(structuredClone(document))
    new History(game.pack.rules, playRandomEvening(game.pack.rules, 1).history.setup)
    kept.push(game)
  }
  collect()
  const mb = (process.memoryUsage().heapUsed - before) / kept.length / 1024 / 1024
  return {
    what: 'own: a compiled game',
    measured: `${mb.toFixed(2)} MB`,
    goal: '<= 4 MB',
    met: mb <= 4,
  }
}

/** The program's own trial: all of it, and the longest piece between two answers. */
function trial(document: OwnDocument): Figure[] {
  // Whatever is the first to be played is slow: the rule is about what follows.
  for (const { steps } = tryOut(document, 2, { evenings: WARM, pairs: 1 }); !steps.next().done;);
  const { steps } = tryOut(document, 1)
  const slices: number[] = []
  for (let done: boolean | undefined = false; !done;) {
    const before = process.cpuUsage()
    done = steps.next().done
    const { user, system } = process.cpuUsage(before)
    slices.push((user + system) / 1000)
  }
  const whole = slices.reduce((sum, slice) => sum + slice, 0)
  return [
    inMs('own: a whole trial', whole, 6000),
    inMs('own: a slice of it, but for one in a thousand', percentile(slices, 0.999), 15),
  ]
}

/** The largest pack that the big screen gets of an own game. */
function largestPack(): Figure {
  const sizes = Object.values(documents).flatMap((document) => {
    const game = gameOf(document)
    const read = readOptions(game.pack.rules.options, {})
    const packs = new Packs({ packs: { [game.id]: game.pack }, onError: () => {} })
    const rules = read.ok ? read.values : {}
    return document.languages.map(
      (language) => JSON.stringify(packs.forShow({ id: game.id, rules }, language)).length,
    )
  })
  const kb = Math.max(...sizes) / 1000
  return {
    what: 'own: the largest pack to the projector',
    measured: `${kb.toFixed(1)} kB`,
    goal: '<= 60 kB',
    met: kb <= 60,
  }
}

/** What `npm run bench -- own` measures: every number that own games promise (OG-145). */
export function ownFigures(): Figure[] {
  const small = documentOf(40_000)
  const great = documentOf(250_000)
  const document = read(small)
  const everything = documents['every role of the shelf'] ?? document
  const shown = { players: 30, options: {}, language: 'en' }
  return [
    inMs(
      'own: read, expand and check 40 kB',
      cpu(() => open(small)),
      50,
    ),
    inMs(
      'own: read, expand and check 250 kB',
      cpu(() => open(great)),
      400,
    ),
    inMs(
      'own: compile every role of the shelf',
      cpu(() => gameOf(everything)),
      20,
    ),
    inMs(
      'own: preview of every role of the shelf',
      cpu(() => previewOf(everything, shown)),
      50,
    ),
    ...against('crowns-and-knaves', 'chiangmai'),
    ...against('two-mobs', 'vendetta'),
    ...largestNight(),
    ...trial(read(textOf('two-mobs'))),
    memory(read(textOf('two-mobs'))),
    largestPack(),
  ]
}
