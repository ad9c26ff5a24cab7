import { describe, expect, it } from 'vitest'
import {
  eachOnOne,
  living,
  majority,
  onOne,
  oneOfActs,
  onSeveral,
  roleCall,
  together,
  unanimous,
  unheard,
  type Ability,
  type SeatId,
  type Table,
} from '../../../../src/engine'
import { playlet } from '../../fixtures/playlet'

interface Facts {
  did: { act: string; by: SeatId; targets: readonly (SeatId | null)[] }
}

type Town = Table<object, Facts>

const stage = (ability: Ability<Town>, whom: readonly SeatId[] = ['s0']) =>
  playlet<object, Facts>({
    players: 4,
    start: () => ({}),
    events: { did: unheard() },
    play: (table) => roleCall<Town>(table, 1, { id: 'the.call', whom: () => whom, ability }),
  })

const did =
  (act: string) =>
  ({ table, by }: { table: Town; by: SeatId }, target: SeatId | null) =>
    table.emit('did', { act, by, targets: [target] })

const points = (of: Readonly<Record<SeatId, SeatId | null>>) =>
  ({ kind: 'points', points: of }) as const

describe('one on one', () => {
  it('may choose anybody else, or nobody', () => {
    const town = stage(
      onOne<Town>(did('hit'), { declined: ({ table, by }) => did('rest')({ table, by }, null) }),
    )
    expect(town.open?.form).toEqual({ kind: 'seat', targets: ['s1', 's2', 's3'], pass: true })
    expect(town.answer({ kind: 'pass' }).of('did')).toEqual([
      { act: 'rest', by: 's0', targets: [null] },
    ])
  })

  it('has to choose where the rules say so, unless nobody is there to be chosen', () => {
    const must = { must: () => true }
    expect(() => stage(onOne<Town>(did('hit'), must)).answer({ kind: 'pass' })).toThrow(
      'mustAnswer',
    )
    const alone = stage(onOne<Town>(did('hit'), { ...must, targets: () => [] }))
    expect(alone.answer({ kind: 'pass' }).of('did')).toEqual([])
  })
})

describe('one on several', () => {
  it('takes exactly so many', () => {
    const ability = onSeveral<Town>(2, ({ table, by }, targets) =>
      table.emit('did', { act: 'pair', by, targets }),
    )
    expect(() => stage(ability).answer({ kind: 'seats', seats: ['s1'] })).toThrow('tooFew')
    expect(
      stage(ability)
        .answer({ kind: 'seats', seats: ['s2', 's1'] })
        .of('did'),
    ).toEqual([{ act: 'pair', by: 's0', targets: ['s2', 's1'] }])
  })
})

describe('one of several acts', () => {
  const ability = oneOfActs<Town, 'kill' | 'look'>({ kill: did('kill'), look: did('look') }, () => [
    'look',
  ])
  it('does what was chosen, of what is offered tonight', () => {
    expect(stage(ability).answer({ kind: 'act', act: 'look', seat: 's2' }).of('did')).toEqual([
      { act: 'look', by: 's0', targets: ['s2'] },
    ])
    expect(() => stage(ability).answer({ kind: 'act', act: 'kill', seat: 's2' })).toThrow(
      'unknownOption',
    )
  })
})

describe('each on one', () => {
  it('takes every finger by itself', () => {
    const ability = eachOnOne<Town>(
      ({ table }, target, by) => table.emit('did', { act: 'heal', by, targets: [target] }),
      { declined: ({ table }, by) => table.emit('did', { act: 'rest', by, targets: [] }) },
    )
    const town = stage(ability, ['s0', 's1']).answer(points({ s1: 's3' }))
    expect(town.of('did')).toEqual([
      { act: 'rest', by: 's0', targets: [] },
      { act: 'heal', by: 's1', targets: ['s3'] },
    ])
  })
})

describe('all together', () => {
  const choosing = (agreed: typeof unanimous) =>
    together<Town>(
      () => agreed,
      ({ table, by }, target) => table.emit('did', { act: 'choose', by, targets: [target] }),
      {
        targets: ({ table }) => living(table.state).slice(2),
        notSelf: () => true,
      },
    )
  const group: readonly SeatId[] = ['s0', 's1', 's2']
  const split = points({ s0: 's3', s1: 's3', s2: null })

  it('choose whom the rules let them agree on', () => {
    const most = stage(choosing(majority), group).answer(split)
    expect(most.of('did')).toEqual([{ act: 'choose', by: 's0', targets: ['s3'] }])
    const all = stage(choosing(unanimous), group).answer(split)
    expect(all.of('did')).toEqual([{ act: 'choose', by: 's0', targets: [null] }])
  })

  it('point at nobody but the targets, and not at themselves where that is forbidden', () => {
    const town = stage(choosing(unanimous), group)
    expect(() => town.answer(points({ s0: 's1' }))).toThrow('notATarget')
    expect(() => town.answer(points({ s2: 's2' }))).toThrow('notSelf')
  })

  it('without a member whose finger counts are the silent call', () => {
    const ability = together<Town>(
      () => unanimous,
      () => {},
      { members: () => [] },
    )
    expect(stage(ability).open).toMatchObject({ form: { kind: 'ok' }, variant: 'gone' })
  })
})
