/**
 * The installed program, whose executable NIGHTFALL_PACKED names, driven over its debugging port: Playwright's
 * launcher needs the inspector that the fuses have switched off.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { type Browser, chromium, expect, test } from '@playwright/test'
import { clickReachesTheScreen, isRoot } from './support.ts'

const packed = process.env['NIGHTFALL_PACKED'] ?? ''
/** On a Mac the fuses are in the framework of the whole bundle. */
const bundle = process.platform === 'darwin' ? dirname(dirname(dirname(packed))) : packed
let program: ChildProcess
let browser: Browser
let data: string
let inspector: number

/** A port that is free now. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

test.beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'nightfall-packed-'))
  const port = await freePort()
  inspector = await freePort()
  program = spawn(
    packed,
    [
      `--remote-debugging-port=${port}`,
      `--inspect=127.0.0.1:${inspector}`,
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
    // Neither of these may have an effect on it.
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        NIGHTFALL_DATA: data,
        ELECTRON_RUN_AS_NODE: '1',
        NODE_OPTIONS: '--require=not-there.js',
      },
    },
  )
  const address = `http://127.0.0.1:${port}`
  await expect.poll(() => answers(`${address}/json/version`), { timeout: 60_000 }).toBe(true)
  browser = await chromium.connectOverCDP(address)
})

test.afterEach(async () => {
  await browser.close()
  const over = new Promise((resolve) => program.on('close', resolve))
  if (program.exitCode === null) {
    program.kill()
    await over
  }
  rmSync(data, { recursive: true, force: true })
})

test('In the installed program, a click at the desk reaches the big screen through both preloads', async () => {
  await clickReachesTheScreen(() => browser.contexts().flatMap((context) => context.pages()))
})

test('The installed program is no Node, takes no options of Node, and no debugger reaches its main process', async () => {
  // That it answers at all says that it did not run as Node and did not read NODE_OPTIONS.
  expect(await answers(`http://127.0.0.1:${inspector}/json/version`)).toBe(false)
  const wire = (await getCurrentFuseWire(bundle)) as Record<number, number>
  const off = '0'.charCodeAt(0)
  expect(wire[FuseV1Options.RunAsNode]).toBe(off)
  expect(wire[FuseV1Options.EnableNodeOptionsEnvironmentVariable]).toBe(off)
  expect(wire[FuseV1Options.EnableNodeCliInspectArguments]).toBe(off)
})
