import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { askLater } from '../../src/facilitator/workshop/draft/askLater'
import {
  beginnings,
  marksOf,
  rangeOfLine,
  seenLines,
} from '../../src/facilitator/workshop/text/lines'

describe('What a host types is asked about', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Answers that the test gives when it likes. */
  function asked() {
    const open: { question: string; answer: (text: string) => void }[] = []
    const got: string[] = []
    const asking = askLater<string, string>({
      pauseMs: 300,
      ask: (question) => new Promise((answer) => open.push({ question, answer })),
      got: (answer) => got.push(answer),
    })
    return { open, got, asking }
  }

  test('once he has paused for 300 ms, and about the newest text only (OG-125)', () => {
    const { open, asking } = asked()
    for (const text of ['n', 'na', 'nam']) {
      asking.later(text)
      vi.advanceTimersByTime(299)
    }
    expect(open).toEqual([])
    vi.advanceTimersByTime(1)
    expect(open.map(({ question }) => question)).toEqual(['nam'])
  })

  test('and an answer that comes after a newer question is dropped, in whatever order they come', async () => {
    const { open, got, asking } = asked()
    asking.now('first')
    asking.now('second')
    open[1]?.answer('to second')
    open[0]?.answer('to first')
    await vi.runAllTimersAsync()
    expect(got).toEqual(['to second'])
    asking.later('third')
    asking.stop()
    open[1]?.answer('too late')
    await vi.runAllTimersAsync()
    expect(open).toHaveLength(2)
    expect(got).toEqual(['to second'])
  })
})

describe('The lines of a text', () => {
  test('are counted as an editor counts them, and each is found where it stands', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.string().map((line) => line.replaceAll('\n', ' ')),
          { minLength: 1 },
        ),
        (lines) => {
          const text = lines.join('\n')
          lines.forEach((line, at) => {
            const { start, end } = rangeOfLine(text, at + 1)
            expect(text.slice(start, end)).toBe(line)
          })
        },
      ),
    )
    expect(rangeOfLine('a\nbc', 9)).toEqual({ start: 2, end: 4 })
  })

  test('are numbered where they can be seen, and no line beyond the last', () => {
    const begin = beginnings(Array.from({ length: 1000 }, () => 1))
    expect(seenLines(0, 220, 22, begin)).toEqual({ first: 1, count: 11 })
    expect(seenLines(45, 220, 22, begin)).toEqual({ first: 3, count: 11 })
    expect(seenLines(22_000, 220, 22, begin.slice(0, 13))).toEqual({ first: 12, count: 1 })
    expect(seenLines(0, 220, 22, beginnings([1]))).toEqual({ first: 1, count: 1 })
  })

  test('go on in the next row where they are long, and the numbers of those below go down with them', () => {
    const begin = beginnings([1, 3, 1, 2, 1])
    expect(begin).toEqual([0, 1, 4, 5, 7, 8])
    expect(seenLines(0, 66, 22, begin)).toEqual({ first: 1, count: 2 })
    // In the middle of the second line.
    expect(seenLines(50, 44, 22, begin)).toEqual({ first: 2, count: 2 })
  })

  test('are marked by the worst that is said of them', () => {
    const marks = marksOf([
      { line: 2, level: 'note' },
      { line: 2, level: 'error' },
      { line: 2, level: 'warning' },
      { line: 7, level: 'warning' },
    ])
    expect([...marks]).toEqual([
      [2, 'error'],
      [7, 'warning'],
    ])
  })
})
