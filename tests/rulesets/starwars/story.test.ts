import { describe, expect, it } from 'vitest'
import { starwars } from '../../../rulesets/starwars'
import { Game, roomView, type GameEvent, type SeatId } from '../../../src/engine'
import { StarwarsTable } from './table'

/** Everything that happened at a table, in order, by replaying its inputs. */
function happened({ history }: StarwarsTable): GameEvent[] {
  const game = new Game(starwars, history.setup)
  return history.inputs.flatMap((input) => {
    const outcome = game.apply(input)
    return outcome.ok ? outcome.events : []
  })
}

const kinds = (table: StarwarsTable) => happened(table).map(({ kind }) => kind)

const SIX = ['palpatine', 'quigon', 'amidala', 'anakin', 'yoda', 'leia']

describe('the true story', () => {
  it('tells of an attack that came to nothing, and only of one (SW-89)', () => {
    const healed = new StarwarsTable(SIX).choose('sith.kill', 's5').choose('quigon.heal', 's5')
    healed.reach('dawn.announce')
    expect(happened(healed)).toContainEqual({ kind: 'saved', data: { target: 's5' } })
    const quiet = new StarwarsTable(SIX).reach('sith.kill').answer({ kind: 'pass' })
    expect(kinds(quiet.reach('dawn.announce'))).not.toContain('saved')
    const fatal = new StarwarsTable(SIX).choose('sith.kill', 's5').reach('dawn.announce')
    expect(kinds(fatal)).not.toContain('saved')
    const shield = new StarwarsTable([...SIX, 'luke']).choose('sith.kill', 's6')
    expect(kinds(shield.reach('dawn.announce'))).not.toContain('saved')
  })

  it('tells each turn of Anakin once, in both directions (SW-34, SW-36, SW-95)', () => {
    const table = new StarwarsTable(SIX).choose('sith.kill', 's2').reach('day.result')
    table.choose('yoda.raise', 's2').reach('day.result')
    const turns = happened(table).filter(({ kind }) => kind.startsWith('turned'))
    expect(turns).toEqual([
      { kind: 'turned', data: { seat: 's3' } },
      { kind: 'turnedBack', data: { seat: 's3' } },
    ])
  })
})

describe('the morning', () => {
  it('is told one announcement after the other, deaths before returns (SW-97)', () => {
    const table = new StarwarsTable(SIX).choose('sith.kill', 's5').reach('day.result')
    table.choose('sith.kill', 's4').choose('yoda.raise', 's5').reach('dawn.announce')
    const heard = () => roomView(table.game).items.filter(({ kind }) => kind !== 'dayBreaks')
    expect(heard()).toEqual([])
    table.history.apply({ type: 'tell' })
    expect(heard()).toEqual([{ kind: 'died', of: 's4' }])
    table.history.apply({ type: 'tell' })
    expect(heard()).toEqual([
      { kind: 'died', of: 's4' },
      { kind: 'returned', of: 's5' },
    ])
  })
})

describe('a call', () => {
  it('names whom it concerns, and nobody once that player is dead (SW-62, SW-68)', () => {
    expect(new StarwarsTable(SIX).reach('leia.meet').game.open?.asked).toEqual(['s5'])
    const dead = new StarwarsTable(SIX).kill('s1').reach('quigon.heal').game.open
    expect(dead).toMatchObject({ asked: [], variant: 'gone' })
  })

  it('of the last word goes to the highest Sith awake, Vader last (SW-16, SW-17)', () => {
    const order = ['dooku', 'amidala', 'anakin', 'maul', 'leia', 'palpatine', 'luke', 'quigon']
    const table = new StarwarsTable(order).kill('s1').reach('sith.kill')
    const decides = () => {
      const { open } = table.game
      const members = open?.form.kind === 'points' ? open.form.members : []
      const points = Object.fromEntries(
        members.map((by, at): [string, SeatId] => [by, at === 0 ? 's6' : 's7']),
      )
      table.answer({ kind: 'points', points })
      const asked = table.game.open?.id === 'sith.decide' ? table.game.open.asked : []
      table.history.undoAnswers(1)
      return asked
    }
    expect(decides()).toEqual(['s5'])
    table.kill('s5')
    expect(decides()).toEqual(['s3'])
    table.kill('s3')
    expect(decides()).toEqual(['s0'])
  })

  it('of the Sith is read for the ice as long as one of them lives, else for nobody (SW-74, SW-83)', () => {
    const table = new StarwarsTable(['palpatine', 'maul', 'yoda', 'leia']).reach('sith.kill')
    for (const seat of ['s0', 's1'] as const) {
      const ruling = { kind: 'status', seat, status: 'frozen', on: true } as const
      table.history.apply({ type: 'ruling', ruling })
    }
    expect(table.game.open).toMatchObject({ variant: 'frozen', asked: ['s0', 's1'] })
    expect(table.kill('s0').kill('s1').game.open).toMatchObject({ variant: 'gone', asked: [] })
  })
})
