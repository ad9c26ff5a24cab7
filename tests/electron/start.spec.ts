/** `npm start` as the host meets it, with and without a runtime. */
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'

const root = join(import.meta.dirname, '..', '..')
const isWindows = process.platform === 'win32'

let folder: string
let started: ChildProcess | null = null

interface Started {
  lines(): string[]
  /** Waits for a line that fits. */
  says(pattern: RegExp): Promise<void>
  readonly ended: Promise<number | null>
}

function start(env: Record<string, string>): Started {
  const seen: string[] = []
  const child = spawn('npm', ['start', '--silent', '--', '--no-open', '--port', '0'], {
    cwd: root,
    shell: isWindows,
    // A group of its own, so that it ends with all it started.
    detached: !isWindows,
    env: {
      ...process.env,
      NIGHTFALL_DATA: join(folder, 'data'),
      ELECTRON_OVERRIDE_DIST_PATH: join(folder, 'runtime'),
      electron_config_cache: join(folder, 'cache'),
      // Nobody answers there.
      ELECTRON_MIRROR: 'http://127.0.0.1:9/',
      DISPLAY: ':99',
      ...env,
    },
  })
  started = child
  let rest = ''
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n')
    rest = lines.pop() ?? ''
    seen.push(...lines.filter(Boolean))
  })
  return {
    lines: () => seen,
    async says(pattern) {
      await expect
        .poll(() => seen.some((line) => pattern.test(line)), { timeout: 90_000 })
        .toBe(true)
    },
    ended: new Promise((resolve) => child.on('close', resolve)),
  }
}

/** Puts a script in the place of Electron's program. */
const standIn = (script: string): void => putProgram(`#!/bin/sh\n${script}\n`, 0o755)

function putProgram(content: string | Buffer, mode: number): void {
  const name = process.platform === 'darwin' ? 'Electron.app/Contents/MacOS/Electron' : 'electron'
  const path = join(folder, 'runtime', name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  chmodSync(path, mode)
}

test.describe.configure({ mode: 'serial' })

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nightfall-start-'))
})

test.afterEach(async () => {
  if (started?.pid && started.exitCode === null) {
    const over = new Promise((resolve) => started?.on('close', resolve))
    process.kill(isWindows ? started.pid : -started.pid, 'SIGTERM')
    await over
  }
  started = null
  rmSync(folder, { recursive: true, force: true })
})

test('Without a runtime it says so in one line before anything else, and prints both addresses in full', async ({
  request,
}) => {
  const program = start({})
  await program.says(/^The Electron runtime .* in the browser\.$/)
  expect(program.lines()[0]).toMatch(/^The Electron runtime/)
  await program.says(/^\s*http:\/\/127\.0\.0\.1:\d+\/facilitator\/#[\w-]{20,}$/)
  await program.says(/^\s*http:\/\/127\.0\.0\.1:\d+\/projector\/$/)
  expect(program.lines().filter((line) => line.includes('Electron'))).toHaveLength(1)
  const address =
    program
      .lines()
      .find((line) => line.includes('/projector/'))
      ?.trim() ?? ''
  expect(await (await request.get(address)).text()).toContain('<html')
})

test('Where the place of the download takes the call and says nothing, one line says so and the browser mode opens', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const program = start({ ELECTRON_MIRROR: `http://127.0.0.1:${port}/` })
  await program.says(
    /^The Electron runtime is not here .*gave no answer within 4 s.* in the browser\.$/,
  )
  await program.says(/\/facilitator\/#/)
  expect(program.lines().filter((line) => line.includes('Electron'))).toHaveLength(1)
  silent.close()
})

// A shell script stands in for Electron's program; Windows has none.
if (!isWindows) {
  test('With a runtime it starts that, on this program', async () => {
    standIn('for word in "$@"; do echo "word $word"; done')
    const program = start({})
    expect(await program.ended).toBe(0)
    expect(program.lines()).toContain(`word ${root}`)
    expect(program.lines().join('\n')).not.toContain('browser')
  })

  test('Where the runtime dies before it shows a window, the browser mode takes over', async () => {
    standIn('exit 127')
    const program = start({})
    await program.says(/^Electron could not open its windows: .* in the browser\.$/)
    await program.says(/\/facilitator\/#/)
  })

  test('Where the runtime may not be executed, one line says so and the browser mode takes over', async () => {
    putProgram('#!/bin/sh\n', 0o644)
    const program = start({})
    await program.says(/^Electron could not open its windows \(EACCES\): .* in the browser\.$/)
    await program.says(/\/facilitator\/#/)
  })
}

if (process.platform === 'linux') {
  test('Where the runtime is for another processor and no other can be had, one line says so and the browser mode opens', async () => {
    const foreign = process.arch === 'arm64' ? 62 : 183
    putProgram(
      Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(14), Buffer.from([foreign, 0])]),
      0o755,
    )
    const program = start({})
    await program.says(
      /^The Electron runtime is for another processor \(.*\) and cannot be fetched \(.*\): .* in the browser\.$/,
    )
    await program.says(/\/facilitator\/#/)
    expect(program.lines().filter((line) => line.includes('Electron'))).toHaveLength(1)
  })
}
