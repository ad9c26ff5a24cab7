import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carryOutInTurn, nextAct } from '../../../../src/engine'

interface Act {
  readonly name: string
  readonly rank: number
  /** The names of those that it would change. */
  readonly changes: readonly string[]
}

const act = (name: string, rank: number, ...changes: string[]): Act => ({ name, rank, changes })

/** What waits on a made-up night, and in which order it is carried out. */
function night(acts: readonly Act[], most?: number) {
  const done: string[] = []
  const waiting = {
    open: () => acts.filter(({ name }) => !done.includes(name)),
    rank: ({ rank }: Act) => rank,
    isChanging: ({ changes }: Act) => changes.length > 0,
    changes: (one: Act, other: Act) => one.changes.includes(other.name),
  }
  carryOutInTurn(waiting, ({ name }) => void done.push(name), most)
  return { done, left: waiting.open(), next: nextAct(waiting) }
}

/** Acts of which each changes some; `forward`: only such as stand after it, so that there is no circle. */
const someActs = (forward: boolean) =>
  fc.integer({ min: 1, max: 7 }).chain((count) =>
    fc.tuple(
      ...Array.from({ length: count }, (_, at) =>
        fc.record({
          name: fc.constant(`a${at}`),
          rank: fc.integer({ min: 0, max: 3 }),
          changes: fc
            .subarray(Array.from({ length: count }, (_, other) => other))
            .map((others) =>
              others
                .filter((other) => (forward ? other > at : other !== at))
                .map((other) => `a${other}`),
            ),
        }),
      ),
    ),
  )

describe('The golden rule of a night (OG-61, OG-113)', () => {
  it('carries out what changes another before it, whatever their kinds and whoever chose first (OG-113)', () => {
    expect(night([act('kill', 0), act('block', 1, 'kill')]).done).toEqual(['block', 'kill'])
    expect(night([act('kill', 7), act('turn', 4, 'kill'), act('block', 9, 'turn')]).done).toEqual([
      'block',
      'turn',
      'kill',
    ])
  })

  it('carries out what nothing changes by kind, and those of one kind as they were chosen (OG-113)', () => {
    expect(night([act('b', 2), act('a', 1), act('d', 2), act('c', 1)]).done).toEqual([
      'a',
      'c',
      'b',
      'd',
    ])
  })

  it('breaks a circle by kind, then by who chose first (OG-113)', () => {
    expect(night([act('one', 3, 'other'), act('other', 3, 'one')]).done).toEqual(['one', 'other'])
    expect(night([act('one', 4, 'other'), act('other', 3, 'one')]).done).toEqual(['other', 'one'])
    expect(night([act('one', 4, 'other'), act('other', 3, 'one'), act('free', 9)]).done).toEqual([
      'free',
      'other',
      'one',
    ])
  })

  it('is no obstacle to what would change only itself (OG-113)', () => {
    expect(night([act('one', 1, 'one'), act('other', 2)]).done).toEqual(['one', 'other'])
  })

  it('stops after so many and leaves the others waiting (OG-113)', () => {
    const { done, left, next } = night([act('a', 1), act('b', 2), act('c', 3)], 2)
    expect(done).toEqual(['a', 'b'])
    expect(left.map(({ name }) => name)).toEqual(['c'])
    expect(next?.name).toBe('c')
    expect(night([]).next).toBeUndefined()
  })

  it('carries out each exactly once, circle or not (OG-113)', () => {
    fc.assert(
      fc.property(someActs(false), (acts) => {
        expect([...night(acts).done].sort()).toEqual(acts.map(({ name }) => name).sort())
      }),
    )
  })

  it('never carries anything out before what changes it, where there is no circle (OG-113)', () => {
    fc.assert(
      fc.property(
        someActs(true),
        fc.array(fc.nat(), { minLength: 7, maxLength: 7 }),
        (acts, order) => {
          const shuffled = acts
            .map((one, at) => ({ one, at: order[at] ?? 0 }))
            .sort((a, b) => a.at - b.at)
            .map(({ one }) => one)
          const { done } = night(shuffled)
          for (const { name, changes } of acts) {
            for (const other of changes)
              expect(done.indexOf(name)).toBeLessThan(done.indexOf(other))
          }
        },
      ),
    )
  })
})
