import { describe, expect, it } from 'vitest'
import type { SeatId } from '../../src/bridge'
import { askedAloud } from '../../src/facilitator/words/stepWords'

const anna: SeatId = 's0'
const ben: SeatId = 's1'
const nameOf = (seat: SeatId) => (seat === anna ? 'Anna' : 'Ben')

describe('Whom a step of the day concerns', () => {
  it('is not open on the desk where they are asked as the holder of a role', () => {
    const words = { say: ['Judge, do you want to reverse this duel?'] }
    expect(askedAloud({ asked: [anna], speaker: null, stage: null }, words, nameOf)).toBe(false)
  })

  it('is open where the table hears the name', () => {
    const words = { say: ['Anna, Ben wants to fight you. Do you accept?'] }
    expect(askedAloud({ asked: [anna], speaker: null, stage: null }, words, nameOf)).toBe(true)
  })

  it('is not open where a name is only a part of another word', () => {
    const words = { say: ['Annabelle, do you accept?'] }
    expect(askedAloud({ asked: [anna], speaker: null, stage: null }, words, nameOf)).toBe(false)
  })

  it('is open where they have the floor', () => {
    expect(
      askedAloud(
        { asked: [ben], speaker: ben, stage: null },
        { say: ['Your last words.'] },
        nameOf,
      ),
    ).toBe(true)
  })

  it('is hidden as a whole where one of them is named and another is not', () => {
    const words = { say: ['Anna, and whoever is with you.'] }
    expect(askedAloud({ asked: [anna, ben], speaker: null, stage: null }, words, nameOf)).toBe(
      false,
    )
  })
})
