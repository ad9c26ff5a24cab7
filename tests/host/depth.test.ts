/** Messages nested without end are refused before they are read, and nothing of ours comes near that depth. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCommand } from '../../src/bridge'
import { readWindowMessage } from '../../src/bridge/carriers/messages'
import { DEEPEST, isTooDeep, parseJson } from '../../src/bridge/json'
import { journalLine, journalText, readExported } from '../../src/host/storage/journals/journalText'

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

/** How deep a value is nested. */
function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

describe('A message nested without end', () => {
  it('costs no memory: it is told by its brackets, before it is read', () => {
    const message = `{"t":"command","n":1,"command":${nested(5_000_000)}}`
    const before = process.memoryUsage().rss
    expect(readWindowMessage(message)).toBeNull()
    expect(readWindowMessage(`{"t":"time","n":${nested(5_000_000)}}`)).toBeNull()
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
  })

  it('is damage in a journal that is brought in', () => {
    const text = journalText(['begin']).replace('"begin"', nested(100_000))
    expect(readExported(text).problem).toMatchObject({ code: 'damaged' })
  })

  it('is told from deep signs inside of texts', () => {
    expect(parseJson(JSON.stringify({ text: `${nested(100)}"\\` }))).toEqual({
      text: `${nested(100)}"\\`,
    })
    expect(isTooDeep(nested(DEEPEST))).toBe(false)
    expect(isTooDeep(nested(DEEPEST + 1))).toBe(true)
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 50 }), (value) => {
        expect(isTooDeep(JSON.stringify(value))).toBe(depthOf(value) > DEEPEST)
      }),
      { seed: 3 },
    )
  })

  it('is never written into a journal, where it could not be read again', () => {
    expect(() => journalLine(1, nested(DEEPEST + 1))).toThrow('too deeply')
  })
})

describe('What is really said', () => {
  const folder = join(import.meta.dirname, '../fixtures/evenings')

  it('is less than half as deep in every line of the evenings that were kept', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.jsonl'),
    )
    const lines = files.flatMap((file) =>
      readFileSync(join(folder, file), 'utf8').trim().split('\n'),
    )
    const depths = lines.map((line) => depthOf(JSON.parse(line)))
    expect(lines.length).toBeGreaterThan(1000)
    expect(Math.max(...depths)).toBeGreaterThan(4)
    expect(Math.max(...depths)).toBeLessThan(DEEPEST / 2)
  })

  it('is less than half as deep in the deepest command that the contract takes', () => {
    const option = (depth: number) => ({
      type: 'lobby.option',
      option: 'x',
      value: JSON.parse(nested(depth)) as unknown,
    })
    let depth = 1
    while (readCommand(option(depth + 1)).ok) depth += 1
    const message = { t: 'command', n: 1, command: option(depth) }
    expect(depthOf(message)).toBeLessThan(DEEPEST / 2)
    expect(readWindowMessage(JSON.stringify(message))).toEqual(message)
  })
})
