import { expect, it } from 'vitest'
import { information, roomView, said, unheard, type SeatId } from '../../../src/engine'
import { playlet } from '../fixtures/playlet'

it('An unheard event changes the state in silence; a said one tells and changes nothing', () => {
  const town = playlet<
    { marked: SeatId[] },
    { marked: { seat: SeatId }; rumour: { seat: SeatId } }
  >({
    start: () => ({ marked: [] }),
    items: { rumour: {} },
    events: {
      marked: unheard((state, { seat }) => {
        state.game.marked.push(seat)
      }),
      rumour: said(({ seat }) => [{ kind: 'rumour', of: seat }]),
    },
    *play(table) {
      table.emit('marked', { seat: 's2' })
      table.emit('rumour', { seat: 's4' })
      yield () => information('a.step')
    },
  })
  expect(town.state.game).toEqual({ marked: ['s2'] })
  expect(roomView(town.history.game).items).toEqual([{ kind: 'rumour', of: 's4' }])
})
