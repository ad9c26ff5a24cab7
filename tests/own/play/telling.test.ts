/** The order of what the room hears of one moment follows from what it hears, and never from who acted or who is who. */
import { describe, expect, it } from 'vitest'
import { innWith } from './documents'
import { sitDown } from './evening'

const CRIERS = `
roles:
  thief: { calls: [{ id: thief.kill, choose: { one: others }, do: [{ attack: thief }] }] }
  crow:
    team: guests
    name: Crow
    calls: [{ id: crow.cry, choose: { one: others }, do: [{ give: marked }, { announce: { notice: caw, seats: target } }] }]
    when:
      - { on: start, do: [{ link: { link: bond, to: { role: [crow, owl] } } }] }
      - { on: day, if: { nights: 1 }, do: [{ announce: { notice: hoot } }, { give: { status: tired, to: everyone } }] }
  owl:
    team: guests
    name: Owl
    calls: [{ id: owl.cry, choose: { one: others }, do: [{ announce: { notice: caw, seats: target } }, { give: marked }] }]
    when: [{ on: day, if: { nights: 1 }, do: [{ announce: { notice: caw } }] }]
links: { bond: { kind: group, dieTogether: grief } }
statuses:
  tired: { name: Tired, until: never, public: atOnce }
  marked: { name: Marked, until: never, public: dawn, every: true, listed: newest }
notices: { caw: { text: Caw }, hoot: { text: Hoot } }
deaths: { show: nothing }
day:
  - lastWords: { of: night, seconds: 10 }
  - talk: { seconds: 60 }
`

const criers = (cards = 'crow owl thief guest guest guest guest') => sitDown(innWith(CRIERS), cards)

describe('what the room hears of one moment', () => {
  it('is the same whoever of two acted on whom, and marks of one night stand in seat order (OG-94a)', () => {
    const heard = (byCrow: string, byOwl: string) => {
      const table = criers()
      table.say('crow.cry', byCrow)
      table.say('owl.cry', byOwl)
      table.upTo('dawn.announce')
      return table.told()
    }
    const told = heard('D', 'E')
    expect(told).toEqual(['nobodyDied true', 'said.caw [D]', 'said.caw [E]', 'became.marked [D,E]'])
    expect(heard('E', 'D')).toEqual(told)
  })

  it('has whoever was marked in a later night first (OG-94a)', () => {
    const table = criers()
    table.say('crow.cry', 'E')
    table.say('owl.cry', 'D')
    table.upTo('day.talk')
    table.say('crow.cry', 'G')
    table.say('owl.cry', 'F')
    table.upTo('dawn.announce')
    expect(table.told().at(-1)).toBe('became.marked [F,G,D,E]')
  })

  it('is the same by day, whose role it was that brought it (OG-94a)', () => {
    const heard = (cards: string) => {
      const table = criers(cards)
      table.upTo('day.talk')
      return table.told()
    }
    const told = heard('crow owl thief guest guest guest guest')
    expect(told.filter((line) => line.startsWith('said'))).toEqual([
      'said.caw true',
      'said.hoot true',
    ])
    expect(told[0]).toMatch(/^became\.tired/)
    expect(heard('owl crow thief guest guest guest guest')).toEqual(told)
  })

  it('does not tell whom the night took first: last words come in the order of the telling (OG-73, OG-94a)', () => {
    const speakers = (victim: string) => {
      const table = criers()
      table.say('thief.kill', victim)
      table.upTo('day.lastWords')
      const first = table.game.open?.stage?.speaker
      table.say('day.lastWords', 'ok')
      return [first, table.game.open?.stage?.speaker]
    }
    expect(speakers('A')).toEqual(['s0', 's1'])
    expect(speakers('B')).toEqual(['s0', 's1'])
  })

  it('names all who get one status by day in one line, as at dawn (OG-49, OG-94a)', () => {
    const table = criers('crow owl thief guest guest guest')
    table.upTo('day.talk')
    expect(table.told().filter((line) => line.startsWith('became'))).toEqual([
      'became.tired [A,B,C,D,E,F]',
    ])
  })
})
