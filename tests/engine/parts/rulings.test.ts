import { describe, expect, it } from 'vitest'
import {
  giveStatus,
  information,
  ruledEvents,
  seatIndex,
  seatOf,
  standardRulings,
  unheard,
  type RuledEvents,
  type Ruling,
  type SeatId,
} from '../../../src/engine'
import { playlet, type Staged } from '../fixtures/playlet'

interface Facts extends RuledEvents {
  noted: object
}

const stage = (outKeepStatuses: boolean): Staged =>
  playlet<{ roles: string[] }, Facts>({
    start: () => ({ roles: ['wolf', 'fool', 'fool', 'fool', 'fool'] }),
    events: {
      ...ruledEvents(
        (state, seat) => {
          seatOf(state, seat).alive = false
        },
        (state, seat, role) => {
          state.game.roles[seatIndex(seat)] = role
          giveStatus(state, seat, 'changed')
        },
      ),
      noted: unheard(),
    },
    *play() {
      yield () => information('a.step')
    },
    rulings: standardRulings<{ roles: string[] }, Facts, unknown, string>({
      role: (id) => (id === 'wolf' || id === 'fool' ? id : null),
      statuses: ['marked'],
      outKeepStatuses,
      after: (table) => table.emit('noted', {}),
    }),
  })

/** @returns the refusal's code, or null */
function rule(town: Staged, ruling: Ruling): string | null {
  const outcome = town.history.apply({ type: 'ruling', ruling })
  if (outcome.ok) town.events.push(...outcome.events)
  return outcome.ok ? null : outcome.refusal.code
}

const status = (seat: SeatId, name: string, on = true): Ruling => ({
  kind: 'status',
  seat,
  status: name,
  on,
})

describe('the standard rulings', () => {
  it('put somebody out once, by death or because he leaves, and bring only those back', () => {
    const town = stage(false)
    expect(rule(town, { kind: 'revive', seat: 's1' })).toBe('stillIn')
    expect(rule(town, { kind: 'kill', seat: 's1' })).toBeNull()
    expect(rule(town, { kind: 'leave', seat: 's1' })).toBe('alreadyOut')
    expect(rule(town, { kind: 'revive', seat: 's1' })).toBeNull()
    expect(rule(town, { kind: 'leave', seat: 's1' })).toBeNull()
    expect(town.of('ruledDead', 'ruledBack')).toEqual([
      { target: 's1' },
      { target: 's1' },
      { target: 's1' },
    ])
    expect(town.state.seats[1]?.alive).toBe(false)
  })

  it('give a role that the game knows, and say what follows', () => {
    const town = stage(false)
    expect(rule(town, { kind: 'role', seat: 's2', role: 'dragon' })).toBe('unknownRole')
    expect(rule(town, { kind: 'role', seat: 's2', role: 'wolf' })).toBeNull()
    expect(town.of('ruledRole')).toEqual([{ target: 's2', role: 'wolf' }])
    expect(town.of('noted')).toHaveLength(1)
    expect((town.state.game as { roles: string[] }).roles[2]).toBe('wolf')
  })

  it('give and take a status that the game knows, to those who are in', () => {
    const town = stage(false)
    expect(rule(town, status('s0', 'invisible'))).toBe('unknownStatus')
    expect(rule(town, status('s0', 'marked'))).toBeNull()
    expect(town.state.seats[0]?.statuses).toEqual(['marked'])
    expect(rule(town, status('s0', 'marked', false))).toBeNull()
    expect(town.state.seats[0]?.statuses).toEqual([])
    rule(town, { kind: 'kill', seat: 's0' })
    expect(rule(town, status('s0', 'marked'))).toBe('alreadyOut')
  })

  it('give a status to somebody who is out, where the game lets the dead have them', () => {
    const town = stage(true)
    rule(town, { kind: 'kill', seat: 's0' })
    expect(rule(town, status('s0', 'marked'))).toBeNull()
  })
})
