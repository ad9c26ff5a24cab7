import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lineTime, tell, type TellingPort } from '../../src/projector/scenes/dawn/telling'

const LINES = ['It rained.', 'The lamp in the harbour went out, and nobody looked up.', 'It was']

/**
 * A voice that says what it is given until it is told to end.
 * @param most how long it may take; null: there is none
 */
function table({ most = 20_000 }: { most?: number | null } = {}) {
  const said: number[] = []
  const seen: { readonly line: number; readonly at: number }[] = []
  let ends: (said: boolean) => void = () => {}
  const began = performance.now()
  const now = () => Math.round(performance.now() - began)
  const port = {
    say: vi.fn((at: number, onEnd: (said: boolean) => void) => {
      if (most === null) return null
      said.push(at)
      ends = onEnd
      return most
    }),
    hush: vi.fn(),
    onLine: (line: number) => void seen.push({ line, at: now() }),
    onOver: vi.fn(),
  } satisfies TellingPort
  return { port, said, seen, now, end: (whole = true) => ends(whole) }
}

const pass = (ms: number) => vi.advanceTimersByTime(ms)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a story that is told', () => {
  it('shows a sentence at once, however long the voice takes to begin', () => {
    const { port, seen, said } = table()
    tell(LINES, port)
    expect(seen).toEqual([{ line: 1, at: 0 }])
    expect(said).toEqual([])
    pass(400)
    expect(said).toEqual([0])
  })

  it('turns the page when the sentence was said and has rested, and not while it is being said', () => {
    const { port, seen, said, end, now } = table()
    tell(LINES, port)
    pass(9000)
    expect(seen).toHaveLength(1)
    const over = now()
    end()
    pass(500)
    expect(seen).toHaveLength(1)
    pass(500)
    expect(seen[1]?.line).toBe(2)
    expect((seen[1]?.at ?? 0) - over).toBeGreaterThanOrEqual(600)
    pass(400)
    expect(said).toEqual([0, 1])
  })

  it('leaves a sentence that was said fast for as long as it takes to read', () => {
    const { port, seen, end } = table()
    tell(LINES, port)
    pass(400)
    end()
    pass(lineTime(LINES[0] ?? '') - 401)
    expect(seen).toHaveLength(1)
    pass(1)
    expect(seen).toHaveLength(2)
  })

  it('waits no longer for a voice than it may take, then goes on without it', () => {
    const { port, seen, said } = table({ most: 5000 })
    tell(LINES, port)
    pass(5350)
    expect(port.hush).toHaveBeenCalledTimes(1)
    pass(1)
    expect(seen).toHaveLength(2)
    pass(lineTime(LINES[1] ?? '') + lineTime(LINES[2] ?? ''))
    expect(port.onOver).toHaveBeenCalledTimes(1)
    expect(said).toEqual([0])
  })

  it('leaves a sentence whose voice fails for as long as it takes to read, and tries again with the next', () => {
    const { port, seen, said, end } = table()
    tell(LINES, port)
    pass(1000)
    end(false)
    pass(lineTime(LINES[0] ?? '') - 1000)
    expect(seen).toHaveLength(2)
    pass(400)
    end(false)
    pass(lineTime(LINES[1] ?? '') - 400)
    expect(seen).toHaveLength(3)
    expect(said).toEqual([0, 1])
  })

  it('goes on in the time of a reader where nobody speaks', () => {
    const { port, seen } = table({ most: null })
    tell(LINES, port)
    pass(LINES.reduce((sum, line) => sum + lineTime(line), 0))
    expect(seen.map(({ line, at }) => [line, at])).toEqual([
      [1, 0],
      [2, lineTime(LINES[0] ?? '')],
      [3, lineTime(LINES[0] ?? '') + lineTime(LINES[1] ?? '')],
    ])
    expect(port.onOver).toHaveBeenCalledTimes(1)
  })

  it('falls silent in the middle of a sentence, and speaks again with the next one when it may', () => {
    const { port, seen, said } = table()
    const telling = tell(LINES, port)
    pass(1000)
    telling.silence()
    expect(port.hush).toHaveBeenCalledTimes(1)
    pass(lineTime(LINES[0] ?? '') - 1000)
    expect(seen).toHaveLength(2)
    pass(400)
    expect(said).toEqual([0, 1])
  })

  it('ends at once when the host goes on: nothing more is said or shown, and no late voice counts', () => {
    const { port, seen, said, end } = table()
    const telling = tell(LINES, port)
    pass(1000)
    telling.end()
    expect(port.hush).toHaveBeenCalledTimes(1)
    end()
    pass(60_000)
    expect([seen.length, said.length, port.onOver.mock.calls.length]).toEqual([1, 1, 0])
  })

  it('says nothing of a story without words', () => {
    const { port, seen } = table()
    tell([], port)
    pass(60_000)
    expect([seen, port.say.mock.calls]).toEqual([[], []])
  })
})
