import { expect, test } from 'vitest'
import { seatsCalled } from '../../src/facilitator/game/answer/findSeat'

const seats = ['Łukasz', 'Lucía', 'Élodie', 'Jean-Luc', 'Maria von Ostrow', 'Ola'].map((name) => ({
  name,
}))
const called = (typed: string) => seatsCalled(typed, seats).map(({ name }) => name)

test('A seat is found by the first letters of any word of its name, without accents and in any case', () => {
  expect(called('lu')).toEqual(['Łukasz', 'Lucía', 'Jean-Luc'])
  expect(called('ŁUK')).toEqual(['Łukasz'])
  expect(called('elo')).toEqual(['Élodie'])
  expect(called('o')).toEqual(['Maria von Ostrow', 'Ola'])
})

test('Nothing typed finds nobody, and neither do letters from the middle of a name', () => {
  expect(called(' ')).toEqual([])
  expect(called('ukasz')).toEqual([])
})

test('A number finds the seat that has it and no other', () => {
  const table = seats.map((seat, index) => ({ ...seat, number: index + 22 }))
  expect(seatsCalled('25', table).map(({ name }) => name)).toEqual(['Jean-Luc'])
  expect(seatsCalled('2', table)).toEqual([])
  expect(seatsCalled('28', table)).toEqual([])
})
