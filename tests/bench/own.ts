/** What own games cost: reading them, making games of them, and playing these against coded ones. */
import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { rulesets } from '../../rulesets'
import { deskView, History, roomView, type AnyRuleset } from '../../src/engine'
import { rulesetOf } from '../../src/own/compile'
import { open } from '../../src/own/open'
import { rehearse } from '../../src/own/tried/rehearsal'
import { playRandomEvening, rngFrom } from '../randomPlay/randomEvening'
import { percentile, type Figure } from './report'
import { randomAnswer } from '../../src/host/demo/randomAnswer'

const WARM = 5
const RUNS = 20

const textOf = (id: string): string => readFileSync(`assets/games/${id}.yaml`, 'utf8')

/** A document of so many characters: a shipped one with more roles, and with texts as long as there is room for. */
function documentOf(size: number): string {
  const base = textOf('plain-town')
  const at = base.indexOf('\nroles:') + '\nroles:'.length
  const roles: string[] = []
  const room = () => size - base.length - roles.join('').length
  for (let n = 0; n < 34 && room() > 900; n++) {
    roles.push(`
  more${n}:
    team: town
    name: Somebody ${n}
    help: ${'Looks at one player each night and learns a little more about him. '.repeat(4)}
    traits: { if: { some: { both: [{ team: mafia }, { not: self }] } }, noSpeech: true }
    when:
      - on: dawn
        if: { all: [{ nights: 2+ }, { some: { both: [everyone, { not: { team: mafia } }] } }] }
        do: [{ if: { some: { team: mafia } }, do: [{ reveal: { who: nobody } }] }]
`)
  }
  const tips: string[] = []
  while (size - base.length - roles.join('').length - tips.join('\n').length > 650) {
    tips.push(`  - "${'A tip for who hosts this for the first time, told in words. '.repeat(9)}"`)
  }
  const more = tips.length > 0 ? `\ntips:\n${tips.join('\n')}\n` : ''
  return base.slice(0, at) + roles.join('').trimEnd() + base.slice(at) + more
}

/** Milliseconds of processor time: the middle of twenty, after five to warm up. */
function cpu(work: () => unknown, runs = RUNS): number {
  const times: number[] = []
  for (let n = 0; n < WARM + runs; n++) {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    if (n >= WARM) times.push((user + system) / 1000)
  }
  return percentile(times, 0.5)
}

const inMs = (what: string, measured: number, most: number): Figure => ({
  what,
  measured: `${measured.toFixed(1)} ms`,
  goal: `<= ${most} ms`,
  met: measured <= most,
})

/** Milliseconds for one answer of random evenings. */
function perAnswer(game: AnyRuleset, views: boolean): number {
  const evenings = Array.from({ length: 12 }, (_, n) => playRandomEvening(game, n + 1).history)
  const answers = evenings.reduce((sum, { inputs }) => sum + inputs.length, 0)
  const all = cpu(() => {
    for (const { setup, inputs } of evenings) {
      const again = new History(game, setup)
      for (const input of inputs) {
        again.apply(input)
        if (!views) continue
        deskView(again.game)
        roomView(again.game)
      }
    }
  }, 7)
  return all / answers
}

function against(own: string, coded: string, views: boolean): Figure {
  const game = rulesets[coded]
  const { document } = open(textOf(own))
  if (!game || !document) throw new Error(`${own}: nothing to hold against ${coded}`)
  const ratio = perAnswer(rulesetOf(document), views) / perAnswer(game, views)
  return {
    what: `${own} against ${coded}: ${views ? 'an answer with both views' : 'a bare replay'}`,
    measured: `${ratio.toFixed(2)} x`,
    goal: '<= 2 x',
    met: ratio <= 2,
  }
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
statuses: { marked: { name: Marked, until: dawn, traits: { noSpeech: true } } }
calls:
${Array.from({ length: 40 }, (_, n) => call(n)).join('\n')}
deck: { rows: { 24: { thief: 4 } }, fill: guest }
day: [{ trial: { vote: { shown: closed } } }]
victory: [{ wins: guests, if: { none: { team: thieves } } }]
`
  const { document, problems } = open(text)
  if (!document) throw new Error(JSON.stringify(problems.filter(({ level }) => level === 'error')))
  return rulesetOf(document)
}

function largestNight(): number {
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
  return percentile(times.slice(20), 0.5)
}

/** Megabytes of one game that was made of a document. */
function memory(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const { document } = open(textOf('plain-town'))
  if (!document) throw new Error('no plain town')
  const kept: AnyRuleset[] = []
  const made = 20
  collect()
  const before = process.memoryUsage().heapUsed
  for (let n = 0; n < made; n++) {
    const game = rulesetOf(structuredClone(document))
    new History(game, playRandomEvening(game, 1).history.setup)
    kept.push(game)
  }
  collect()
  return (process.memoryUsage().heapUsed - before) / made / 1024 / 1024
}

/** The program's own rehearsal of a large document: all of it, and the longest piece between two answers. */
function rehearsal(): readonly [whole: number, slice: number] {
  const { document } = open(textOf('plain-town'))
  if (!document) throw new Error('no plain town')
  const started = process.cpuUsage()
  const { steps } = rehearse(document, 1)
  const slices: number[] = []
  for (;;) {
    const before = performance.now()
    const { done } = steps.next()
    slices.push(performance.now() - before)
    if (done) break
  }
  return [process.cpuUsage(started).user / 1000, percentile(slices, 0.999)]
}

/** What `npm run bench -- own` measures. */
export function ownFigures(): Figure[] {
  const small = documentOf(40_000)
  const great = documentOf(240_000)
  const { document, problems } = open(small)
  if (!document) throw new Error(JSON.stringify(problems.filter(({ level }) => level === 'error')))
  const mb = memory()
  const [whole, slice] = rehearsal()
  return [
    inMs(
      'own: read, expand and check 40 kB',
      cpu(() => open(small)),
      50,
    ),
    inMs(
      'own: read, expand and check 240 kB',
      cpu(() => open(great), 5),
      400,
    ),
    inMs(
      'own: compile 40 kB',
      cpu(() => rulesetOf(document)),
      20,
    ),
    against('crowns-and-knaves', 'chiangmai', true),
    against('crowns-and-knaves', 'chiangmai', false),
    inMs('own: an answer with both views, 24 players, 40 calls', largestNight(), 12),
    inMs('own: a whole rehearsal', whole, 6000),
    inMs('own: a slice of it', slice, 15),
    {
      what: 'own: a compiled game',
      measured: `${mb.toFixed(2)} MB`,
      goal: '<= 4 MB',
      met: mb <= 4,
    },
  ]
}
