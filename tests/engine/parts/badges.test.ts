import { describe, expect, it } from 'vitest'
import {
  badge,
  clearBadge,
  comesBack,
  goesOut,
  type PublicSeat,
  type SeatEffect,
} from '../../../src/engine'

const seats = (): PublicSeat[] => [
  { id: 's0', out: false, badges: ['iced'] },
  { id: 's1', out: true, badges: ['iced', 'hushed'] },
  { id: 's2', out: false, badges: [] },
]

function told(effect: SeatEffect, of: string | readonly string[]): PublicSeat[] {
  const all = seats()
  effect({ kind: 'any', of }, (id) => all[Number(id.slice(1))] as PublicSeat, all, {
    options: {},
    history: [],
  })
  return all
}

describe('what an announcement does to the seats', () => {
  it('puts out those it names, with their marks or without', () => {
    expect(told(goesOut(), 's0')[0]).toEqual({ id: 's0', out: true, badges: ['iced'] })
    expect(told(goesOut('lose'), ['s0', 's2']).map(({ out, badges }) => [out, badges])).toEqual([
      [true, []],
      [true, ['iced', 'hushed']],
      [true, []],
    ])
  })

  it('brings back those it names', () => {
    expect(told(comesBack, 's1')[1]?.out).toBe(false)
  })

  it('gives a mark once and takes it', () => {
    expect(told(badge(true, 'iced'), ['s0', 's2']).map(({ badges }) => badges)).toEqual([
      ['iced'],
      ['iced', 'hushed'],
      ['iced'],
    ])
    expect(told(badge(false, 'iced'), 's1')[1]?.badges).toEqual(['hushed'])
  })

  it('clears a mark of all but some', () => {
    const all = seats()
    clearBadge(all, 'iced', ['s0'])
    expect(all.map(({ badges }) => badges)).toEqual([['iced'], ['hushed'], []])
  })
})
