import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compare, judged, readFindings } from './findings'

const recorded = readFindings(
  readFileSync(join(import.meta.dirname, 'electronegativity.csv'), 'utf8'),
)

describe('The scanner’s findings', () => {
  it('are all judged, and nothing is judged that it does not find', () => {
    expect(recorded.length).toBeGreaterThan(0)
    expect(compare(recorded)).toEqual({ unjudged: [], gone: [] })
    for (const { why } of judged) expect(why.length).toBeGreaterThan(40)
  })

  it('are noticed when they are new, and when they are gone', () => {
    const news = { check: 'OPEN_EXTERNAL_JS_CHECK', file: 'electron/main/program.ts' }
    expect(compare([...recorded, news]).unjudged).toEqual([news])
    expect(compare(recorded.slice(1)).gone).toEqual(['CSP_GLOBAL_CHECK'])
  })

  it('are never read from a scan that broke', () => {
    expect(() => readFindings('')).toThrow()
    expect(() => readFindings('issue, severity, confidence\nnot a row')).toThrow()
  })
})
