import { describe, expect, it } from 'vitest'
import {
  beginPhase,
  clearStatuses,
  endingNow,
  endOf,
  giveFor,
  information,
  seatOf,
  takeStatus,
  unheard,
  untilThen,
  type Lasting,
  type Phase,
  type SeatId,
  type Until,
} from '../../../src/engine'
import { playlet } from '../fixtures/playlet'

interface Facts {
  frozen: { seat: SeatId; until: Until }
  thawed: { seat: SeatId }
  cleared: object
}

/** Freezes s0, then walks through the phases and tells at which beginning it has ended. */
function lasts(until: Until, then?: 'again' | 'thaw'): string {
  let ended = 'never'
  const town = playlet<{ lasting: Lasting[] }, Facts>({
    start: () => ({ lasting: [] }),
    events: {
      frozen: unheard((state, { seat, until: end }) => giveFor(state, seat, 'frozen', end)),
      thawed: unheard((state, { seat }) => takeStatus(state, seat, 'frozen')),
      cleared: unheard((state) => clearStatuses(state, ['frozen'])),
    },
    *play(table) {
      for (let n = 1; n < 5; n++) {
        for (const kind of ['night', 'dawn', 'day'] as const) {
          beginPhase(table, kind, n)
          for (const { seat } of endingNow(table.state)) table.emit('thawed', { seat })
          const isHeld = seatOf(table.state, 's0').statuses.includes('frozen')
          if (n > 1 && !isHeld && ended === 'never') ended = `${kind} ${n}`
          if (n === 1 && kind === 'day') table.emit('frozen', { seat: 's0', until })
          if (n === 2 && kind === 'night' && then === 'again')
            table.emit('frozen', { seat: 's0', until })
          if (n === 2 && kind === 'night' && then === 'thaw') table.emit('thawed', { seat: 's0' })
        }
      }
      yield () => information('the.end')
    },
  })
  expect(town.of('thawed')).toEqual(ended === 'never' ? [] : [{ seat: 's0' }])
  return ended
}

describe('a status with an end', () => {
  it('ends as an event at the beginning of the phase that was named', () => {
    expect(lasts('dawn')).toBe('dawn 2')
    expect(lasts('dusk')).toBe('night 2')
    expect(lasts({ dawns: 2 })).toBe('dawn 3')
    expect(lasts({ dusks: 3 })).toBe('night 4')
  })

  it('lasts anew when it is given again', () => {
    expect(lasts('dawn', 'again')).toBe('dawn 2')
    expect(lasts({ dusks: 2 }, 'again')).toBe('night 4')
  })

  it('has no end left when it was taken before', () => {
    expect(lasts({ dawns: 2 }, 'thaw')).toBe('dawn 2')
  })

  it('given in the night ends with this dawn, and given at dawn with the next', () => {
    const phase = (kind: Phase['kind']): Phase => ({ kind, n: 4 })
    expect(endOf(phase('night'), 'dawn')).toEqual({ kind: 'dawn', n: 4 })
    expect(endOf(phase('dawn'), 'dawn')).toEqual({ kind: 'dawn', n: 5 })
    expect(endOf(phase('night'), 'dusk')).toEqual({ kind: 'night', n: 5 })
    expect(endOf(phase('dawn'), { dusks: 1 })).toEqual({ kind: 'night', n: 5 })
  })
})

describe('a table of ends', () => {
  it('names the statuses that end together', () => {
    const ends = { jailed: 'never', blocked: 'dawn', hushed: 'dusk', drunk: 'dawn' }
    expect(untilThen(ends, 'dawn')).toEqual(['blocked', 'drunk'])
  })

  it('takes them off everybody', () => {
    const town = playlet<{ lasting: Lasting[] }, Facts>({
      start: () => ({ lasting: [] }),
      events: {
        frozen: unheard((state, { seat, until }) => giveFor(state, seat, 'frozen', until)),
        thawed: unheard(),
        cleared: unheard((state) => clearStatuses(state, ['frozen'])),
      },
      *play(table) {
        table.emit('frozen', { seat: 's0', until: 'dawn' })
        table.emit('frozen', { seat: 's3', until: 'dusk' })
        yield () => information('before')
        table.emit('cleared', {})
        yield () => information('after')
      },
    })
    const held = () => town.state.seats.filter(({ statuses }) => statuses.length > 0).length
    expect(held()).toBe(2)
    town.ok()
    expect(held()).toBe(0)
  })
})
