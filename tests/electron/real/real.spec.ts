/** The built program in a real Electron, by Playwright's own launcher. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ElectronApplication, _electron, test } from '@playwright/test'
import { electronRuntime } from '../../../electron/start/runtime.ts'
import { clickReachesTheScreen, isRoot } from './support.ts'

const root = join(import.meta.dirname, '..', '..', '..')
let program: ElectronApplication
let data: string

test.beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'nightfall-real-'))
  program = await _electron.launch({
    executablePath: electronRuntime() ?? '',
    args: [...(isRoot ? ['--no-sandbox'] : []), root],
    env: { ...(process.env as Record<string, string>), NIGHTFALL_DATA: data },
  })
})

test.afterEach(async () => {
  await program.close()
  rmSync(data, { recursive: true, force: true })
})

test('In a real Electron, a click at the desk reaches the big screen through both preloads', async () => {
  await clickReachesTheScreen(() => program.windows())
})
