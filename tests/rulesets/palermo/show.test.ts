import { describe, expect, it } from 'vitest'
import { palermo } from '../../../rulesets/palermo'
import { History, roomView, type Nomination } from '../../../src/engine'

const CARDS = ['mafioso', 'mafioso', 'detective', 'citizen', 'citizen', 'citizen', 'citizen']

/** An evening of seven at its first list. */
function atTheList(): History {
  const hands = CARDS.map((card) => ({ cards: [card] }))
  const history = new History(palermo, { ruleset: 'palermo', options: {}, hands, seed: 1 })
  while (history.game.open && history.game.open.id !== 'day.accuse') {
    const { id, neutral } = history.game.open
    history.apply({ type: 'answer', step: id, answer: neutral ?? { kind: 'pass' } })
  }
  return history
}

describe('the list of the accused on the big screen', () => {
  it('grows with every name and shrinks when a name is taken off (P-84)', () => {
    const history = atTheList()
    const name = (nomination: Nomination) =>
      history.apply({ type: 'draft', step: 'day.accuse', entry: { kind: 'nominate', nomination } })
    const listed = () => roomView(history.game).stage?.candidates
    expect(listed()).toEqual([])
    name({ by: 's3', target: 's4' })
    name({ by: 's4', target: 's1' })
    expect(listed()).toEqual(['s4', 's1'])
    name({ by: 's3', withdraw: 's4' })
    expect(listed()).toEqual(['s1'])
  })
})
