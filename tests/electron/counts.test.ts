/** What is skipped is seen in the count that `npm test` closes with; the tools themselves are run over tests that skip. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runCommand } from '../support/command.ts'
import { closingLine, countPlaywright, countVitest, sum, type Counts } from '../support/counts.ts'
import { troublesOfPlaywright, troublesOfVitest } from '../support/troubles.ts'

const root = join(import.meta.dirname, '..', '..')
const cache = join(root, '.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, 'counts-'))
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const report = join(folder, 'report.json')
const runTool = (cli: string, args: string[], env = {}) =>
  runCommand(folder, process.execPath, [join(root, 'node_modules', cli), ...args], env)

async function byVitest(test: string, ...more: string[]): Promise<Counts | null> {
  rmSync(report, { force: true })
  writeFileSync(join(folder, 'one.test.mjs'), `import { describe, it } from 'vitest'\n${test}`)
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    "export default { test: { include: ['*.test.mjs'] } }",
  )
  const flags = ['--reporter=json', `--outputFile.json=${report}`]
  await runTool('vitest/vitest.mjs', ['run', '--root', folder, ...flags, ...more])
  return countVitest(report)
}

async function byPlaywright(
  test: string,
  ...more: string[]
): Promise<{ counts: Counts | null; code: number }> {
  rmSync(report, { force: true })
  writeFileSync(join(folder, 'one.spec.mjs'), `import { test } from '@playwright/test'\n${test}`)
  writeFileSync(
    join(folder, 'playwright.config.mjs'),
    "export default { workers: 1, testMatch: '*.spec.mjs' }",
  )
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const flags = ['--reporter=list,json', '--forbid-only']
  const { code } = await runTool('@playwright/test/cli.js', ['test', ...flags, ...more], env)
  return { counts: countPlaywright(report), code }
}

describe('A test that is skipped is counted as skipped', () => {
  it('by itself, with its group, on a condition, while it runs, or when it is still to be written', async () => {
    const counts = await byVitest(`
      it('passes', () => {})
      it.skip('is skipped', () => {})
      describe.skip('a group', () => { it('is skipped with it', () => {}) })
      describe.runIf(false)('elsewhere', () => { it('runs elsewhere', () => {}) })
      it('skips itself', ({ skip }) => skip())
      it.todo('is still to be written')
    `)
    expect(counts).toEqual({ passed: 1, failed: 0, skipped: 5 })
    expect(closingLine(sum([counts ?? fail()]))).toBe('1 passed, 0 failed, 5 skipped')
  })

  it('when it is left out because another one is the only one', async () => {
    const one = `it.only('runs', () => {})\nit('is left out', () => {})`
    // Where the environment says CI, the tool forbids this unless told.
    const counts = await byVitest(one, '--allowOnly')
    expect(counts).toEqual({ passed: 1, failed: 0, skipped: 1 })
  })

  it('in the windows as well, where an only one breaks the run', async () => {
    const { counts } = await byPlaywright(`
      test('passes', () => {})
      test.skip('is skipped', () => {})
      test.fixme('is to be mended', () => {})
      test('skips itself', () => test.skip(true, 'not here'))
    `)
    expect(counts).toEqual({ passed: 1, failed: 0, skipped: 3 })
    const { code } = await byPlaywright(
      `test.only('runs', () => {})\ntest('is left out', () => {})`,
    )
    expect(code).not.toBe(0)
  })
})

describe('The run closes with what was wrong', () => {
  const lastTries = (call: string) => `
    ${call}('holds at once', () => {})
    ${call}('holds at its second try', TRIED)
    ${call}('never holds', () => { throw new Error('it is wrong\\nas it was') })
  `

  it('in the unit tests: each test that failed, each that held only at its second try, and why', async () => {
    const tests = lastTries('it').replace(
      'TRIED',
      `() => { tries += 1; if (tries === 1) throw new Error('too slow') }`,
    )
    const counts = await byVitest(`let tries = 0\n${tests}`, '--retry=1')
    expect(counts).toEqual({ passed: 2, failed: 1, skipped: 0 })
    expect(troublesOfVitest(report)).toEqual([
      { title: 'holds at its second try', why: 'Error: too slow', passedAtLast: true },
      { title: 'never holds', why: 'Error: it is wrong', passedAtLast: false },
    ])
  })

  it('and a file of them that cannot even be read', async () => {
    expect(await byVitest(`throw new Error('not a test')`)).toMatchObject({ passed: 0 })
    expect(troublesOfVitest(report)).toMatchObject([{ why: 'not a test', passedAtLast: false }])
  })

  it('in the windows as well', async () => {
    const tests = lastTries('test').replace(
      'TRIED',
      `({}, { retry }) => { if (retry === 0) throw new Error('too slow') }`,
    )
    const { counts, code } = await byPlaywright(tests, '--retries=1')
    expect(code).not.toBe(0)
    expect(counts).toEqual({ passed: 2, failed: 1, skipped: 0 })
    expect(troublesOfPlaywright(report)).toEqual([
      {
        title: 'one.spec.mjs: holds at its second try',
        why: 'Error: too slow',
        passedAtLast: true,
      },
      { title: 'one.spec.mjs: never holds', why: 'Error: it is wrong', passedAtLast: false },
    ])
  })

  it('and nothing where no report was written, which is a stage that broke', () => {
    rmSync(report, { force: true })
    expect([...troublesOfVitest(report), ...troublesOfPlaywright(report)]).toEqual([])
  })
})

const fail = (): never => {
  throw new Error('nothing was counted')
}
