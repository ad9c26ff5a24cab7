/** The host's guide to games of one's own: what it shows is what the program does. */
import { readFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { describe, expect, it } from 'vitest'
import { recipes } from '../../../src/own/recipes/shelf/shelf'
import { rulesetOf } from '../../../src/own/play/ruleset'
import { open } from '../../../src/own/open/open'
import { playRandomEvening } from '../../randomPlay/randomEvening'
import { reference } from '../reference'
import { sitDown } from '../play/evening'

const guide = readFileSync('docs/own-games.md', 'utf8')

interface Example {
  /** The code of the mistake it shows; none where it is to be played. */
  readonly wrong: string | undefined
  readonly heading: string
  /** With everything that stands above it. */
  readonly whole: string
}

type Map = Record<string, unknown>
const isMap = (value: unknown): value is Map =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** As the guide says it: what an example names is added or takes the place of the one before. */
function putOver(base: Map, example: Map): Map {
  const made = { ...base }
  for (const [part, value] of Object.entries(example)) {
    const before = made[part]
    made[part] = isMap(before) && isMap(value) ? { ...before, ...value } : value
  }
  return made
}

const PART =
  /^##+ (?<title>.+)$|^```yaml(?: wrong (?<code>\w+))?(?<fresh> new)?\n(?<text>[^]*?)^```$/gm

/** The examples in order: each is put over the ones before it, unless a new game begins; one that shows a mistake leaves no trace. */
function examples(): Example[] {
  const list: Example[] = []
  let so: Map = {}
  let heading = ''
  for (const { groups = {} } of guide.matchAll(PART)) {
    const { title, code, fresh, text } = groups
    if (title !== undefined) heading = title
    if (text === undefined) continue
    const next = putOver(fresh === undefined ? so : {}, parse(text) as Map)
    list.push({ wrong: code, heading, whole: stringify(next) })
    if (code === undefined) so = next
  }
  return list
}

const all = examples()
const played = all.filter(({ wrong }) => wrong === undefined)
const refused = all.filter(({ wrong }) => wrong !== undefined)
const errors = (text: string) => open(text).problems.filter(({ level }) => level === 'error')

describe('The guide to own games', () => {
  it('has examples of both kinds', () => {
    expect(played.length).toBeGreaterThan(7)
    expect(refused.length).toBeGreaterThan(2)
  })

  it.each(played)('shows a game that can be played under “$heading”', ({ whole }) => {
    const told = open(whole).problems.filter(({ level }) => level !== 'note')
    // Both are said beside the examples.
    expect(told.filter(({ code }) => !['fewStories', 'untranslated'].includes(code))).toEqual([])
    const { document } = open(whole)
    if (!document) throw new Error('no document')
    const { history } = playRandomEvening(rulesetOf(document), 1)
    expect(history.game.state.winner).not.toBeNull()
  })

  it.each(refused)('shows a text that is refused as $wrong', ({ wrong, whole }) => {
    expect(errors(whole).map(({ code }) => code)).toEqual([wrong])
  })

  it('begins with about thirty lines that are a whole game (OG-4)', () => {
    const [first, text = ''] = /^```yaml\n([^]*?)^```$/m.exec(guide) ?? ['']
    expect(first.split('\n').length).toBeLessThan(36)
    expect(errors(text)).toEqual([])
    expect(open(text).document).not.toBeNull()
  })
})

/** The guide's game as it stands at the end of a chapter. */
function gameAt(heading: string): string {
  const found = played.findLast((example) => example.heading === heading)
  if (!found) throw new Error(`no example under ${heading}`)
  return found.whole
}

/** Goes on with what nobody decides until somebody has won. */
function toTheEnd({ game, give, winner }: ReturnType<typeof sitDown>): void {
  for (let n = 0; n < 20 && !winner(); n++) give(game.open?.neutral ?? { kind: 'ok' })
}

const NINE = 'werewolf werewolf seer witch hunter girl cupid villager villager'

describe('The village of the guide', () => {
  const seats = (heading: string, cards = NINE) => {
    const { document } = open(gameAt(heading))
    if (!document) throw new Error('no document')
    return sitDown(rulesetOf(document), cards)
  }
  const chapters = ['A whole village', 'What everybody learns of the dead']
  /** The witch's recipe has two calls, the last chapter one for both potions. */
  const potion = (at: string) => (at === chapters[1] ? 'witch.brew' : 'witch.heal')

  it.each(chapters)(
    'is proposed for nine with these roles, and fills up with villagers (“%s”)',
    (at) => {
      const { document } = open(gameAt(at))
      if (!document) throw new Error('no document')
      const { casting } = rulesetOf(document)
      expect(casting.propose(9, {})).toEqual({
        werewolf: 2,
        seer: 1,
        witch: 1,
        hunter: 1,
        girl: 1,
        cupid: 1,
        villager: 2,
      })
    },
  )

  it.each(chapters)('does by recipes and written out what its chapters say (“%s”)', (at) => {
    const table = seats(at)
    const isOut = at === chapters[1]
    table.say('cupid.choose', 'E,H')
    table.say('seer.look', 'A')
    // The recipe looks for another side, the chapter for werewolves.
    expect(table.shown('seer.look')).toBe('thumbUp')
    table.upTo('wolves.kill')
    expect(table.game.open?.form.kind).toBe(isOut ? 'points' : 'seat')
    table.say('wolves.kill', isOut ? 'A>H B>H' : 'H')
    table.upTo(potion(at))
    expect(table.shown(potion(at))).toBe('H')
    if (isOut) table.say('witch.brew', 'poison:I')
    else table.say('witch.poison', 'I')
    // The lover falls with the other one, and shoots, as the hunter he is.
    table.say('hunter.shoot', 'B')
    expect(table.living()).toBe('ACDFG')
    table.say('day.election', 'A>F C>F D>F F>C G>C')
    expect(table.told()).toContainEqual('became.mayor [F]')
    // Two and one against two: the mayor counts double.
    table.say('day.vote', 'F>A D>A A>D C>D')
    expect(table.told()).toContainEqual('executed A')
    toTheEnd(table)
    expect(table.winner()).toEqual(['village'])
  })

  it.each(chapters)('lets the witch heal once, and the girl be caught (“%s”)', (at) => {
    const table = seats(at)
    const isOut = at === chapters[1]
    table.say('cupid.choose', 'A,G')
    table.say('wolves.kill', isOut ? 'A>F B>F' : 'F')
    table.say(potion(at), 'heal')
    table.upTo('day.vote')
    expect(table.living()).toBe('ABCDEFGHI')
    table.upTo('wolves.kill')
    expect(table.use('girl.caught', 'ok')).toBe(true)
    table.upTo(potion(at))
    expect(JSON.stringify(table.game.open?.form)).not.toContain('heal')
    table.upTo('day.vote')
    expect(table.living()).toBe('ABCDEGHI')
  })

  it('has a mayor who names a successor, or is elected anew where the house wants it', () => {
    const named = seats('The mayor: an office')
    named.say('cupid.choose', 'A,B')
    named.say('day.election', 'A>I B>I C>I')
    named.say('day.vote', 'A>I B>I')
    named.say('mayor.heir', 'D')
    expect(named.statuses('D')).toEqual(['mayor'])
    const { document } = open(gameAt('The mayor: an office'))
    if (!document) throw new Error('no document')
    const elected = sitDown(rulesetOf(document), NINE, { options: { heir: 'elected' } })
    elected.say('cupid.choose', 'A,B')
    elected.say('day.election', 'A>I B>I C>I')
    elected.say('day.vote', 'A>I B>I')
    elected.say('day.election', 'A>D B>D')
    expect(elected.statuses('D')).toEqual(['mayor'])
  })

  it('is won by lovers of two sides who are left alone', () => {
    const table = seats('A whole village', 'werewolf villager cupid villager')
    table.say('cupid.choose', 'A,B')
    table.say('wolves.kill', 'C')
    table.say('day.vote', 'A>D B>D')
    toTheEnd(table)
    expect(table.winner()).toEqual(['A', 'B'])
  })

  it('takes each of the roles that it proposes besides, written as it says', () => {
    const [, rows = ''] = /^### More people for your village\n([^]*?)^### /m.exec(guide) ?? []
    const lines = [...rows.matchAll(/^\| ([^|`]+) \| `([^`]+)` \| ([^|]*)\|$/gm)]
    expect(lines.length).toBeGreaterThan(14)
    const base = parse(gameAt('What everybody learns of the dead')) as Map
    const anyOrder = Object.fromEntries(Object.entries(base).filter(([key]) => key !== 'night'))
    for (const [, name = '', code = '', more = ''] of lines) {
      const written = parse(`{ ${code} }`) as Map
      expect(Object.keys(recipes())).toContain(written['like'])
      const id = String(written['like'])
      const team = more.includes('team of the wolves')
        ? 'wolves'
        : more.includes('on their own')
          ? 'alone'
          : 'village'
      const closed = [
        { election: { office: 'mayor', closed: true, tie: ['lot'] } },
        { trial: { stand: 'everyone', vote: { shown: 'closed' }, tie: ['none'] } },
      ]
      const whole = putOver(anyOrder, {
        teams: team === 'alone' ? { alone: { solo: true, name: 'On their own' } } : {},
        roles: { [id]: { team, name: name.trim(), ...written } },
        day: closed,
      })
      const wrong = errors(stringify(whole)).map(({ code: is, path }) => `${id}: ${is} ${path}`)
      expect(wrong).toEqual([])
    }
  })
})

describe('Every word of the guide', () => {
  const known = new Set(reference().match(/[A-Za-z]+/g))

  it('that a table explains is one that the reference knows, or that its examples have made up', () => {
    const made = new Set(played.flatMap(({ whole }) => whole.match(/[A-Za-z]+/g) ?? []))
    const codes = [...guide.matchAll(/^\| .*$/gm)].flatMap(([row]) => row.match(/`[^`]+`/g) ?? [])
    const strange = codes
      .flatMap((code) => code.match(/(?<![A-Za-z])[a-z][A-Za-z]*/g) ?? [])
      .filter((word) => !known.has(word) && !made.has(word))
    expect(strange).toEqual([])
  })
})
