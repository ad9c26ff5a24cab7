import { describe, expect, it } from 'vitest'
import {
  countHeads,
  endIfWon,
  firstReached,
  information,
  type Aim,
  type SeatId,
} from '../../../src/engine'
import { playlet } from '../fixtures/playlet'

type Team = 'wolves' | 'village' | 'fox'

const teams: Readonly<Record<SeatId, Team>> = {
  s0: 'wolves',
  s1: 'village',
  s2: 'village',
  s3: 'fox',
  s4: 'wolves',
}

const aims: readonly Aim<Team>[] = [
  { wins: ['fox'], when: ({ all, of }) => all === 1 && of('fox') === 1 },
  { wins: ['village'], when: ({ of }) => of('wolves') === 0 },
  { wins: ['wolves'], when: ({ all, of }) => of('wolves') * 2 >= all },
]

const after = (...left: readonly SeatId[]) =>
  firstReached(
    aims,
    countHeads(left, (seat) => teams[seat] ?? 'village'),
  )

describe('victory by counting heads', () => {
  it('goes on until an aim is reached', () => {
    expect(after('s0', 's1', 's2', 's3')).toBeNull()
    expect(after('s1', 's2', 's3')).toEqual(['village'])
    expect(after('s0', 's1')).toEqual(['wolves'])
  })

  it('is by the first aim that is reached', () => {
    expect(after('s3')).toEqual(['fox'])
  })

  it('counts several sides together', () => {
    const heads = countHeads(['s0', 's1', 's3'], (seat) => teams[seat] ?? 'village')
    expect([heads.all, heads.of('wolves', 'fox'), heads.of()]).toEqual([3, 2, 0])
  })

  it('ends the game even where nobody has won, and only then', () => {
    const end = (won: readonly string[] | null) =>
      playlet<object, object>({
        start: () => ({}),
        events: {},
        *play(table) {
          if (!endIfWon(table, won)) yield () => information('goes.on')
        },
      })
    expect(end([]).state).toMatchObject({ winner: [], phase: { kind: 'end' } })
    expect(end(['wolves']).state.winner).toEqual(['wolves'])
    expect(end(null).open?.id).toBe('goes.on')
  })
})
