import { describe, expect, it } from 'vitest'
import { fitText, linesOf, textWidth } from '../../src/ui/textFit'

const TEXT = 'The cards are turned over now'

describe('a text that is fitted into its room', () => {
  const options = { width: 900, max: 140, min: 48, lines: 3, maxBroken: 110 }

  it('is as large as ever where the height is plenty', () => {
    expect(fitText(TEXT, { ...options, height: 1000, leading: 1.2 })).toEqual(
      fitText(TEXT, options),
    )
  })

  it('is smaller where its lines would be too high, and stays inside', () => {
    const free = fitText(TEXT, options)
    const low = fitText(TEXT, { ...options, height: 160, leading: 1.2 })
    expect(low.size).toBeLessThan(free.size)
    expect(low.lines.length * low.size * 1.2).toBeLessThanOrEqual(160)
  })

  it('never is smaller than can be read', () => {
    expect(fitText(TEXT, { ...options, height: 10 }).size).toBe(48)
  })
})

describe('lines of a text that breaks by itself', () => {
  it('are none for no words, one where it has room, and more where it has less', () => {
    expect(linesOf('', 40, 500)).toBe(0)
    expect(linesOf(TEXT, 40, 2000)).toBe(1)
    expect(linesOf(TEXT, 40, 300)).toBeGreaterThan(1)
  })

  it('are reckoned with room to spare: no line is full to its end', () => {
    expect(linesOf(TEXT, 40, textWidth(TEXT) * 40)).toBe(2)
  })
})
