/** What the host is asked: the form of each question, who may pass, and what becomes of an answer. */
import { describe, expect, it } from 'vitest'
import { innWith } from './documents'
import { sitDown } from './evening'

const CHOICES = {
  seat: 'choose: { one: others }',
  seats: 'choose: { two: others }',
  act: 'choose: { acts: { heal: { name: H }, look: { name: L, one: others } } }',
  option: 'choose: { yes: true }',
}

/** The form in which a maid is asked who chooses so. */
function formOf(call: string, cards = 'thief maid guest guest guest', more = ''): string {
  const ruleset = innWith(`
roles:
  maid: { team: guests, name: M, supply: 3, calls: [{ id: maid.do, ${call}, do: [{ count: { counter: t, add: 1 } }] }] }
counters: { t: { name: T } }
${more}`)
  const table = sitDown(ruleset, cards, { pool: ['guest'] })
  table.upTo('maid.do')
  return table.game.open?.form.kind ?? 'none'
}

describe('A question has the form of its choice (OG-112)', () => {
  it.each(Object.entries(CHOICES))('%s', (form, call) => {
    expect(formOf(call)).toBe(form)
  })

  it('several players are seats too, a word, a role and a card are options', () => {
    expect(formOf('choose: { some: { of: others, min: 1, max: 3 } }')).toBe('seats')
    expect(formOf('choose: { word: { red: Red, blue: Blue } }')).toBe('option')
    expect(formOf('choose: { role: deck }')).toBe('option')
    expect(formOf('choose: { card: pool }')).toBe('option')
    expect(formOf('choose: { middle: 1 }', undefined, 'needs: 2')).toBe('option')
  })

  it('about more cards in the middle than lie there is none (OG-192a)', () => {
    expect(formOf('choose: { middle: 2 }', undefined, 'needs: 2')).toBe('ok')
  })

  it('each of several who are asked points, and so does a group that is counted', () => {
    const three = 'thief maid maid maid guest'
    expect(formOf('choose: { one: others }', three)).toBe('points')
    const counted = 'joint: true, choose: { one: everyone, by: majority }'
    expect(formOf(counted, three)).toBe('points')
    expect(formOf('joint: true, choose: { one: everyone }', three)).toBe('seat')
  })
})

describe('A role that was named', () => {
  it('can be what somebody becomes, also one of which the deck has no card (OG-192a)', () => {
    const ruleset = innWith(`
needs: 2
roles:
  maid: { team: guests, name: M, calls: [{ id: maid.be, choose: { role: [cook, thief] }, do: [{ become: { role: chosen } }] }] }
  cook: { team: guests, name: C, calls: [{ id: cook.stir, choose: { one: others }, do: [{ count: { counter: t, add: 1 } }] }] }
counters: { t: { name: T } }
night: { resolve: inTurn, order: [maid.be, cook.stir, thief.kill] }`)
    const table = sitDown(ruleset, 'thief maid guest guest guest')
    table.say('maid.be', 'cook')
    table.upTo('cook.stir')
    expect(table.game.open?.asked).toEqual(['s1'])
  })
})

const MAIDS = innWith(`
roles:
  maid:
    team: guests
    name: M
    supply: 2
    calls:
      - id: maid.do
        choose: { one: others, again: notNext, must: { some: { both: [self, { holds: lamp }] } } }
        do: [{ count: { counter: t, of: target, add: 1 } }]
objects: { lamp: { name: Lamp, start: { role: thief } } }
counters: { t: { name: T } }
`)

describe('Another role', () => {
  it('has its own uses from zero; what a status counts goes on (OG-46)', () => {
    const ruleset = innWith(`
roles:
  maid: { team: guests, name: M, supply: 2, calls: [{ id: maid.do, uses: 1, choose: { one: others }, do: [{ count: { counter: t, add: 1 } }] }] }
statuses:
  armed: { name: A, until: never, calls: [{ id: armed.do, joint: false, uses: 1, choose: { one: others }, do: [{ count: { counter: t, add: 1 } }] }] }
counters: { t: { name: T } }
when: [{ on: start, do: [{ give: { status: armed, to: { role: maid } } }] }]
`)
    const table = sitDown(ruleset, 'thief maid guest guest guest guest')
    table.say('maid.do', 'C')
    table.say('armed.do', 'C')
    const ruling = { kind: 'role', seat: 's1', role: 'maid' } as const
    expect(table.history.apply({ type: 'ruling', ruling }).ok).toBe(true)
    table.upTo('day.talk')
    table.upTo('maid.do')
    expect(table.game.open?.variant).toBeUndefined()
    table.upTo('armed.do')
    expect(table.game.open?.variant).toBe('spent')
  })
})

describe('What a form cannot say, the step says (OG-112)', () => {
  it('each of several has own targets, and may not choose the same twice', () => {
    const table = sitDown(MAIDS, 'thief maid maid guest guest')
    expect(() => table.say('maid.do', 'B>B C>D')).toThrow('notATarget')
    table.say('maid.do', 'B>A C>D')
    table.upTo('day.talk')
    expect(() => table.say('maid.do', 'B>E C>D')).toThrow('notATarget')
    table.say('maid.do', 'B>D C>A')
  })

  it('one of them who has to choose has to, and is not let off by all passing', () => {
    const table = sitDown(MAIDS, 'thief maid maid guest guest')
    const ruling = { kind: 'holder', seat: 's1', object: 'lamp' } as const
    expect(table.history.apply({ type: 'ruling', ruling }).ok).toBe(true)
    table.upTo('maid.do')
    expect(table.game.open?.neutral).toBeNull()
    expect(() => table.give({ kind: 'pass' })).toThrow('mustAnswer')
    expect(() => table.say('maid.do', 'C>D')).toThrow('mustPoint')
    table.say('maid.do', 'B>D')
  })
})
