import { describe, expect, it } from 'vitest'
import {
  information,
  onOne,
  roleCalls,
  said,
  seatOf,
  unheard,
  type RoleCall,
  type SeatId,
  type Table,
} from '../../../../src/engine'
import { playlet } from '../../fixtures/playlet'

interface Kept {
  drunk: SeatId | null
}

interface Facts {
  looked: { by: SeatId; target: SeatId }
  declined: { seat: SeatId }
  slept: { why: string; awake: readonly SeatId[] }
  drank: { seat: SeatId }
  died: { target: SeatId }
  ruledDead: { target: SeatId }
  ruledBack: { target: SeatId }
  ruledRole: { target: SeatId; role: string }
  ruledStatus: { target: SeatId; status: string; on: boolean }
}

type Town = Table<Kept, Facts>

/** The seer is s0. */
const seer: RoleCall<Town> = {
  id: 'seer.look',
  whom: ({ state }) => (seatOf(state, 's0').alive ? ['s0'] : []),
  stopped: ({ table, by, night }) => {
    if (table.state.game.drunk === by) return 'drunk'
    return night === 1 ? 'firstNight' : null
  },
  ability: onOne<Town>(({ table, by }, target) => table.emit('looked', { by, target }), {
    declined: ({ table }, seat) => table.emit('declined', { seat }),
  }),
  idle: (table, why, awake) => table.emit('slept', { why, awake }),
}

const stage = (calls: readonly RoleCall<Town>[], night: number) =>
  playlet<Kept, Facts>({
    start: () => ({ drunk: null }),
    items: { died: {} },
    events: {
      looked: unheard(),
      declined: unheard(),
      slept: unheard(),
      drank: unheard((state, { seat }) => {
        state.game.drunk = seat
      }),
      died: said(({ target }) => [{ kind: 'died', of: target }]),
      ruledDead: unheard((state, { target }) => {
        seatOf(state, target).alive = false
      }),
      ruledBack: unheard((state, { target }) => {
        seatOf(state, target).alive = true
      }),
      ruledRole: unheard(),
      ruledStatus: unheard(),
    },
    play: (table) => roleCalls(table, night, calls),
    rulings: {
      kill: {
        check: () => null,
        carryOut: (table, { seat }) => table.emit('ruledDead', { target: seat }),
      },
      leave: { check: () => null, carryOut: (table, { seat }) => table.emit('drank', { seat }) },
      revive: {
        check: () => null,
        carryOut: (table, { seat }) => table.emit('ruledBack', { target: seat }),
      },
    },
  })

describe('a role call', () => {
  it('asks whoever has the role and does with the answer what the role does', () => {
    const town = stage([seer], 2).choose('s3')
    expect(town.of('looked')).toEqual([{ by: 's0', target: 's3' }])
    expect(stage([seer], 2).answer({ kind: 'pass' }).of('declined')).toEqual([{ seat: 's0' }])
  })

  it('sounds the same where nobody is left, takes only ok, and says that nobody answered', () => {
    const town = stage([seer], 2)
    town.rule('kill', 's0')
    expect(town.open).toMatchObject({
      id: 'seer.look',
      form: { kind: 'ok' },
      variant: 'gone',
      asked: [],
    })
    expect(town.ok().of('slept', 'looked')).toEqual([{ why: 'gone', awake: [] }])
  })

  it('wakes those who cannot act, tells the host why, and takes no answer of theirs', () => {
    const town = stage([seer], 1)
    expect(town.open).toMatchObject({ form: { kind: 'ok' }, variant: 'firstNight', asked: ['s0'] })
    expect(town.ok().of('slept')).toEqual([{ why: 'firstNight', awake: ['s0'] }])
  })

  it('asks again after the answer whether they can act', () => {
    const town = stage([seer], 2)
    town.rule('leave', 's0')
    expect(town.open).toMatchObject({ variant: 'drunk' })
    expect(town.ok().of('slept', 'looked')).toEqual([{ why: 'drunk', awake: ['s0'] }])
  })

  it('is not made where the table knows that nobody has the role', () => {
    const absent: RoleCall<Town> = { ...seer, id: 'seer.nobody', isMade: () => false }
    expect(stage([absent, seer], 2).open?.id).toBe('seer.look')
  })

  it('is left out while nobody answers only where it says so', () => {
    const short: RoleCall<Town> = { ...seer, isLeftOut: () => true }
    const meeting: RoleCall<Town> = { id: 'all.meet', whom: () => ['s1', 's2'] }
    const town = stage([short, meeting], 2)
    town.rule('kill', 's0')
    expect(town.open).toMatchObject({ id: 'all.meet', asked: ['s1', 's2'], form: { kind: 'ok' } })
    expect(stage([seer, meeting], 2).answer({ kind: 'pass' }).open?.id).toBe('all.meet')
  })

  it('has the same clock whether somebody sees it run or nobody is left', () => {
    const { whom, stopped = () => null } = seer
    const meeting: RoleCall<Town> = { id: 'seer.sit', whom, stopped, seconds: 15 }
    const town = stage([meeting], 2)
    expect(town.open).toMatchObject({ seconds: 15, asked: ['s0'] })
    town.rule('leave', 's0')
    expect(town.open).toMatchObject({ seconds: 15, variant: 'drunk' })
    town.rule('kill', 's0')
    expect(town.open).toMatchObject({ seconds: 15, variant: 'gone' })
  })

  it('goes on at once with what follows from the answer', () => {
    const tapping: RoleCall<Town> = {
      ...seer,
      ability: {
        ...onOne<Town>(({ table, by }, target) => table.emit('looked', { by, target })),
        *then(_, answer) {
          if (answer.kind === 'seat') yield () => information('seer.tap', { asked: [answer.seat] })
        },
      },
    }
    expect(stage([tapping], 2).choose('s4').open).toMatchObject({ id: 'seer.tap', asked: ['s4'] })
  })
})
