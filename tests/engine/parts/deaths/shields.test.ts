import { describe, expect, it } from 'vitest'
import { getsThrough, strike, type SeatId, type Shield } from '../../../../src/engine'

interface Town {
  readonly healed: readonly SeatId[]
  readonly guarded: readonly SeatId[]
  readonly guard: SeatId | null
}

const healed: Shield<Town> = {
  name: 'healed',
  against: ['knife', 'poison'],
  holds: (town, { target }) => town.healed.includes(target),
}

const guard: Shield<Town> = {
  name: 'guard',
  holds: (town, { target }) => town.guarded.includes(target),
  stepsIn: ({ guard: who }) => who,
}

const town = (part: Partial<Town>): Town => ({ healed: [], guarded: [], guard: 's9', ...part })
const at = (target: SeatId, cause = 'knife') => ({ target, cause })

describe('a table of shields', () => {
  it('lets an attack through where none of them holds', () => {
    expect(strike([healed, guard], town({}), at('s1'))).toEqual({ held: null, falls: 's1' })
    expect(getsThrough([healed, guard], town({}), at('s1'))).toBe(true)
  })

  it('holds only the causes that a shield is against', () => {
    const state = town({ healed: ['s1'] })
    expect(strike([healed], state, at('s1', 'poison'))).toEqual({ held: 'healed', falls: null })
    expect(strike([healed], state, at('s1', 'noose'))).toEqual({ held: null, falls: 's1' })
  })

  it('lets the first that holds decide, so that their order matters', () => {
    const state = town({ healed: ['s1'], guarded: ['s1'] })
    expect(strike([healed, guard], state, at('s1'))).toEqual({ held: 'healed', falls: null })
    expect(strike([guard, healed], state, at('s1'))).toEqual({ held: 'guard', falls: 's9' })
  })

  it('saves whoever steps in only by shields that save', () => {
    const safe = town({ guarded: ['s1', 's9'], healed: ['s9'] })
    expect(strike([guard, healed], safe, at('s1'))).toEqual({ held: 'guard', falls: null })
    const unsafe = town({ guarded: ['s1', 's9'] })
    expect(strike([guard, healed], unsafe, at('s1'))).toEqual({ held: 'guard', falls: 's9' })
  })

  it('hits nobody where nobody is left to step in', () => {
    const state = town({ guarded: ['s1'], guard: null })
    expect(strike([guard], state, at('s1'))).toEqual({ held: 'guard', falls: null })
  })
})
