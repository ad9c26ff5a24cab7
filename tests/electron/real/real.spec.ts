import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ElectronApplication, type Page, _electron, expect, test } from '@playwright/test'
import { electronRuntime } from '../../../electron/start/runtime.ts'

const root = join(import.meta.dirname, '..', '..', '..')
let program: ElectronApplication
let data: string

async function windowAt(address: string): Promise<Page> {
  const find = (): Page | undefined => program.windows().find((page) => page.url() === address)
  await expect.poll(() => find() !== undefined).toBe(true)
  const page = find()
  if (!page) throw new Error(`No window at ${address}`)
  return page
}

test.beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'nightfall-real-'))
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0
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
  const desk = await windowAt('nightfall://app/facilitator/')
  const room = await windowAt('nightfall://app/projector/')
  const scene = room.locator('[data-scene]')
  await expect(scene).toHaveAttribute('data-scene', 'idle')
  await desk.getByTestId('game-chiangmai').getByTestId('begin').click()
  await expect(scene).toHaveAttribute('data-scene', 'lobby')
  const reaches = await room.evaluate(() =>
    ['require', 'process'].filter((name) => name in globalThis),
  )
  expect(reaches).toEqual([])
})
