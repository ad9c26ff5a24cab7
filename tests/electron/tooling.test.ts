import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isBuilt } from '../../electron/start/freshness.ts'
import { closingLine, countPlaywright, countVitest, sum } from '../support/counts.ts'
import { installedBrowser } from '../support/findBrowser.ts'

let folder: string
const put = (path: string, text = '', seconds = 1000): string => {
  const full = join(folder, path)
  mkdirSync(dirname(full), { recursive: true })
  writeFileSync(full, text)
  utimesSync(full, seconds, seconds)
  utimesSync(dirname(full), seconds, seconds)
  return full
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nightfall-tooling-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

describe('The closing line', () => {
  it('sums what the stages counted, and names what was skipped only if something was', () => {
    const stages = [
      { passed: 3, failed: 1, skipped: 0 },
      { passed: 4, failed: 0, skipped: 1 },
    ]
    expect(closingLine(sum(stages))).toBe('7 passed, 1 failed, 1 skipped')
    expect(closingLine({ passed: 2, failed: 0, skipped: 0 })).toBe('2 passed, 0 failed')
  })

  it('counts a window test that held at its second try as passed, and a report that is not there as none at all', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
    expect(countPlaywright(put('windows.json', JSON.stringify({ stats })))).toEqual({
      passed: 6,
      failed: 1,
      skipped: 2,
    })
    const unit = { numPassedTests: 9, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 }
    expect(countVitest(put('unit.json', JSON.stringify(unit)))).toEqual({
      passed: 9,
      failed: 1,
      skipped: 0,
    })
    expect(countVitest(join(folder, 'missing.json'))).toBeNull()
    expect(countPlaywright(put('torn.json', '{'))).toBeNull()
  })
})

describe('The build', () => {
  const layOut = (): void => {
    for (const path of [
      'src/a.ts',
      'electron/main/index.ts',
      'electron/preload/a.ts',
      'rulesets/index.ts',
      'assets/a.webm',
      'electron.vite.config.ts',
      'package-lock.json',
      'tsconfig.json',
    ]) {
      put(path)
    }
    for (const path of [
      'main/index.js',
      'browser/main.js',
      'preload/facilitator.cjs',
      'preload/projector.cjs',
      'renderer/facilitator/index.html',
      'renderer/projector/index.html',
    ]) {
      put(`out/${path}`, '', 2000)
    }
    for (const path of ['src', 'electron/main', 'electron/preload', 'rulesets', 'assets']) {
      utimesSync(join(folder, path), 1000, 1000)
    }
  }

  it('stands while no source is newer and no part is missing', () => {
    layOut()
    expect(isBuilt(folder)).toBe(true)
  })

  it.each(['src/deep/new.ts', 'rulesets/index.ts', 'package-lock.json'])(
    'is made anew after a change of %s',
    (path) => {
      layOut()
      put(path, '', 3000)
      expect(isBuilt(folder)).toBe(false)
    },
  )

  it('is made anew when a part is missing', () => {
    layOut()
    rmSync(join(folder, 'out/browser/main.js'))
    expect(isBuilt(folder)).toBe(false)
  })
})

describe('The browser for the tests', () => {
  it('is an installed one that can be run', () => {
    const dead = put('first/chromium')
    const alive = put('second/google-chrome')
    chmodSync(dead, 0o644)
    chmodSync(alive, 0o755)
    const env = { PATH: [dirname(dead), dirname(alive)].join(delimiter) }
    expect(installedBrowser(env, 'linux')).toBe(alive)
  })

  it('is found where macOS and Windows put it', () => {
    const app = put('Applications/Chromium.app/Contents/MacOS/Chromium')
    chmodSync(app, 0o755)
    const found = installedBrowser({ HOME: folder }, 'darwin')
    expect(found).toMatch(/Contents\/MacOS\/(Chromium|Google Chrome)$/)
  })
})
