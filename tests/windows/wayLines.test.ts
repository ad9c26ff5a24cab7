import { describe, expect, it } from 'vitest'
import type { ChronicleEntry, SeatId } from '../../src/bridge'
import { legsOf } from '../../src/projector/show/way'
import { wayLines } from '../../src/projector/town/layout/wayLines'

const entry = (key: string, from: SeatId[], to: SeatId[]): ChronicleEntry => ({
  phase: 'night 1',
  key,
  seats: key === 'objectGained' ? { from } : { from, to },
  params: {},
})

describe('the way of a thing', () => {
  it('has a leg for each new carrier, with the gains of groups that led there', () => {
    const gain = entry('objectGained', ['s1'], [])
    const chosen = entry('objectMoved', [], ['s4'])
    const legs = legsOf([entry('objectMoved', [], ['s1']), entry('died', [], ['s1']), gain, chosen])
    expect(legs.map(({ from, to }) => [from, to])).toEqual([
      [null, 's1'],
      ['s1', 's4'],
    ])
    expect(legs[1]?.told).toEqual([gain, chosen])
  })

  it('has none where it stayed, where nobody had it, and where the game has no such thing', () => {
    const [one, ...more] = legsOf([
      entry('objectMoved', [], ['s1']),
      entry('objectGained', ['s1'], []),
      entry('objectMoved', [], ['s1']),
      entry('objectMoved', ['s1'], []),
    ])
    expect(one?.to).toBe('s1')
    expect(more).toEqual([])
    expect(legsOf([entry('died', [], ['s1'])])).toEqual([])
  })

  it('runs between the inner edges of two tiles', () => {
    const seats = [
      { x: 500, y: 100 },
      { x: 500, y: 700 },
    ]
    const [line] = wayLines(
      [[0, 1]],
      seats,
      { width: 200, height: 100 },
      { width: 1000, height: 800 },
    )
    expect(line?.path).toMatch(/^M500\.0,15\d\.\dQ500\.0,400\.0 500\.0,64\d\.\d$/)
  })
})
