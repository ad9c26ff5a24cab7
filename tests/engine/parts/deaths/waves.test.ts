import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fallInWaves, livesTaken, type Losses, type SeatId } from '../../../../src/engine'

interface Blow {
  readonly target: SeatId
  readonly all: boolean
}

const blow = (target: SeatId, all = false): Blow => ({ target, all })

interface Village {
  readonly losses?: Losses
  readonly lives?: number
  /** What falls on others when somebody is out. */
  readonly bound?: Readonly<Record<SeatId, readonly SeatId[]>>
  /** Whom somebody takes along who was in before his wave. */
  readonly takes?: Readonly<Record<SeatId, SeatId>>
}

const SEATS: readonly SeatId[] = ['s0', 's1', 's2', 's3', 's4', 's5']

/** A made-up village in which blows fall; what happens is written down in order. */
function village({ losses = 'one', lives = 1, bound = {}, takes = {} }: Village) {
  const left: Record<SeatId, number> = {}
  for (const seat of SEATS) left[seat] = lives
  const lost: SeatId[] = []
  const log: string[] = []
  let open: Blow[] = []
  const isIn = (seat: SeatId) => (left[seat] ?? 0) > 0
  return {
    log,
    left,
    fall(...blows: readonly Blow[]) {
      open = [...blows]
      return fallInWaves<Blow, number, number>({
        losses,
        inOrder: (seats) => SEATS.filter((seat) => seats.includes(seat) && isIn(seat)),
        isIn,
        hasLost: (seat) => lost.includes(seat),
        before: (seat) => left[seat] ?? 0,
        begin() {
          log.push(`wave of ${SEATS.filter(isIn).length}`)
          return {
            lose({ seat, strikes, before }) {
              const all = strikes.some((each) => each.all)
              const taken = livesTaken(before, strikes.length, losses, all)
              left[seat] = before - taken
              lost.push(seat)
              log.push(`${seat} loses ${taken}`)
              return taken
            },
            told: () => log.push('told'),
            bind(gone) {
              for (const seat of bound[gone] ?? []) open.push(blow(seat, true))
            },
            follow({ seat }, taken) {
              log.push(`after ${seat} ${taken}`)
              const along = takes[seat]
              if (!isIn(seat) && along !== undefined) open.push(blow(along))
            },
            after: () => log.push('fewer'),
          }
        },
        strikes() {
          const found = open
          open = []
          return found
        },
      })
    },
  }
}

const seat = fc.constantFrom(...SEATS)
const blows = fc.array(fc.record({ target: seat, all: fc.boolean() }), { maxLength: 8 })
const bonds = fc.dictionary(seat, fc.array(seat, { maxLength: 3 })) as fc.Arbitrary<
  Record<SeatId, SeatId[]>
>

describe('Lives that strikes take (OG-67, OG-113)', () => {
  it('are one of a settlement or one for each, all by what takes all, and never more than there are (OG-113)', () => {
    expect(livesTaken(3, 2, 'one', false)).toBe(1)
    expect(livesTaken(3, 2, 'each', false)).toBe(2)
    expect(livesTaken(3, 5, 'each', false)).toBe(3)
    expect(livesTaken(3, 1, 'one', true)).toBe(3)
    expect(livesTaken(3, 0, 'each', true)).toBe(0)
  })

  it('are between nothing and all, and no fewer with more strikes (OG-113)', () => {
    const losses = fc.constantFrom<Losses>('one', 'each')
    fc.assert(
      fc.property(fc.nat(5), fc.nat(5), losses, fc.boolean(), (lives, strikes, how, all) => {
        const taken = livesTaken(lives, strikes, how, all)
        expect(taken).toBeGreaterThanOrEqual(0)
        expect(taken).toBeLessThanOrEqual(lives)
        expect(livesTaken(lives, strikes + 1, how, all)).toBeGreaterThanOrEqual(taken)
      }),
    )
  })
})

describe('A wave of deaths (OG-67, OG-113)', () => {
  it('lets all who are struck lose together, tells of it, and only then what follows, in seat order (OG-113)', () => {
    const town = village({ takes: { s3: 's0' } })
    expect(town.fall(blow('s3'), blow('s1'))).toEqual(['s1', 's3', 's0'])
    expect(town.log).toEqual([
      'wave of 6',
      's1 loses 1',
      's3 loses 1',
      'told',
      'after s1 1',
      'after s3 1',
      'fewer',
      'wave of 4',
      's0 loses 1',
      'told',
      'after s0 1',
      'fewer',
    ])
  })

  it('brings the next: whoever is bound to the dead falls after them, chain by chain (OG-113)', () => {
    const town = village({ bound: { s0: ['s4'], s4: ['s2'] }, lives: 2, losses: 'each' })
    expect(town.fall(blow('s0'), blow('s0'))).toEqual(['s0', 's4', 's2'])
  })

  it('costs whoever has lost his one life of this settlement nothing more, but by what takes all (OG-113)', () => {
    const town = village({ lives: 3, bound: { s1: ['s0'] } })
    expect(town.fall(blow('s0'))).toEqual([])
    expect(town.fall(blow('s0'))).toEqual([])
    expect(town.left['s0']).toBe(2)
    expect(town.fall(blow('s1', true))).toEqual(['s1', 's0'])
  })

  it('with one life for each strike costs him one again in the next wave (OG-113)', () => {
    const town = village({ lives: 3, losses: 'each' })
    town.fall(blow('s0'))
    town.fall(blow('s0'))
    expect(town.left['s0']).toBe(1)
  })

  it('passes by without a word where nothing got through (OG-113)', () => {
    const town = village({})
    expect(town.fall()).toEqual([])
    expect(town.log).toEqual([])
  })

  it('ends, and nobody falls twice, however they are bound to each other (OG-113)', () => {
    fc.assert(
      fc.property(blows, bonds, fc.integer({ min: 1, max: 3 }), (struck, bound, lives) => {
        for (const losses of ['one', 'each'] as const) {
          const town = village({ losses, lives, bound })
          const out = town.fall(...struck)
          expect(new Set(out).size).toBe(out.length)
          expect(SEATS.filter((one) => town.left[one] === 0).sort()).toEqual([...out].sort())
          for (const gone of out) for (const tied of bound[gone] ?? []) expect(out).toContain(tied)
        }
      }),
    )
  })
})
