import { describe, expect, it } from 'vitest'
import { draw, holdLot, information, unheard, type SeatId, type Seed } from '../../../../src/engine'
import { rngFrom } from '../../../randomPlay/randomEvening'
import { rootsFrom } from '../../../support/roots'
import { playlet } from '../../fixtures/playlet'

interface Facts {
  fell: { seat: SeatId | null }
}

const lotOf = (among: readonly SeatId[]) =>
  playlet<object, Facts>({
    start: () => ({}),
    events: { fell: unheard() },
    *play(table) {
      table.emit('fell', { seat: yield* holdLot(table, 'day.lot', () => among) })
      yield () => information('after')
    },
  })

/** On whom six lots fall, with a secret draw before each. */
function lotsUnder(seed: Seed): { lots: string; secrets: string } {
  const seats = ['s0', 's1', 's2', 's3', 's4'] as const
  const secrets: number[] = []
  const town = playlet<object, Facts>({
    seed,
    start: () => ({}),
    events: { fell: unheard() },
    *play(table) {
      for (let round = 0; round < 6; round++) {
        secrets.push(draw(table, 'secret', 1000))
        table.emit('fell', { seat: yield* holdLot(table, 'day.lot', () => seats) })
      }
      yield () => information('after')
    },
  })
  for (let round = 0; round < 6; round++) town.answer({ kind: 'option', option: 'draw' })
  return { lots: JSON.stringify(town.of('fell')), secrets: secrets.join(' ') }
}

describe('a lot', () => {
  it('falls as the public root has it, whatever is drawn in secret, and secrets whatever the lots', () => {
    const [one, other] = [rootsFrom(rngFrom(1)), rootsFrom(rngFrom(2))]
    const { lots, secrets } = lotsUnder(one)
    expect(lotsUnder({ ...other, lots: one.lots })).toMatchObject({ lots })
    expect(lotsUnder({ ...other, secret: one.secret })).toMatchObject({ secrets })
    const moved = lotsUnder(other)
    expect(moved.lots).not.toBe(lots)
    expect(moved.secrets).not.toBe(secrets)
  })

  it('falls on whom the host has drawn', () => {
    for (const seat of ['s1', 's3'] as const) {
      const town = lotOf(['s1', 's3']).choose(seat)
      expect(town.of('fell', 'drawn')).toEqual([{ seat }])
    }
    expect(() => lotOf(['s1', 's3']).choose('s2')).toThrow('notATarget')
  })

  it('is drawn by the program from the public chance, the same each time', () => {
    const once = lotOf(['s1', 's2', 's3', 's4']).answer({ kind: 'option', option: 'draw' })
    const [fell] = once.of('fell') as { seat: SeatId }[]
    expect(['s1', 's2', 's3', 's4']).toContain(fell?.seat)
    expect(once.of('drawn')).toEqual([{ stream: 'lot' }])
    const again = lotOf(['s1', 's2', 's3', 's4']).answer({ kind: 'option', option: 'draw' })
    expect(again.of('fell')).toEqual([fell])
  })

  it('is not asked for among fewer than two, and draws nothing', () => {
    const town = lotOf(['s1'])
    expect(town.open?.id).toBe('after')
    expect(town.of('fell', 'drawn')).toEqual([{ seat: null }])
  })

  it('is seen by the room with those among whom it is drawn', () => {
    expect(lotOf(['s1', 's3']).open?.stage).toEqual({
      scene: 'lot',
      about: 'lot',
      candidates: ['s1', 's3'],
    })
  })
})
