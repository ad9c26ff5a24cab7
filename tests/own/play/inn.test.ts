import { describe, expect, it } from 'vitest'
import { playRandomEvening, replayed } from '../../randomPlay/randomEvening'
import { innWith } from './documents'
import { sitDown } from './evening'

const inn = () => innWith('{}')

describe('a document of five players', () => {
  it('is an evening: a look, a death that is told at dawn, a trial, a victory (OG-5)', () => {
    const table = sitDown(inn(), 'thief landlady guest guest guest')
    table.upTo('thief.kill')
    expect(table.game.open?.variant).toBe('rest')
    table.say('landlady.look', 'A')
    expect(table.shown('landlady.look')).toBe('thumbUp')
    table.upTo('day.talk')
    expect(table.living()).toBe('ABCDE')
    table.say('thief.kill', 'E')
    table.say('landlady.look', 'C')
    expect(table.shown('landlady.look')).toBe('thumbDown')
    table.upTo('dawn.announce')
    expect(table.told()).toEqual(['died E', 'revealed {E:"guest"}'])
    table.say('day.vote', 'A>B B>A C>A D>A')
    expect(table.told()).toContain('executed A')
    table.upTo('day.result')
    table.give({ kind: 'ok' })
    expect(table.winner()).toEqual(['guests'])
  })

  it('calls who is gone as always', () => {
    const table = sitDown(inn(), 'thief landlady guest guest guest guest guest')
    table.say('day.vote', 'A>B C>B D>B')
    expect(table.living()).toBe('ACDEFG')
    table.upTo('landlady.look')
    expect(table.game.open).toMatchObject({ variant: 'gone', asked: [], form: { kind: 'ok' } })
  })

  it('ends, replays to the same state and can be undone, whatever is answered', () => {
    const ruleset = inn()
    for (let seed = 1; seed <= 5; seed++) {
      const { history } = playRandomEvening(ruleset, seed)
      expect(history.game.state.winner).not.toBeNull()
      expect(replayed(history)).toBe(JSON.stringify(history.game.state))
    }
  })
})
