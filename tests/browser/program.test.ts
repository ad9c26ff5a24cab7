import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'nightfall-program-'))
const program = join(folder, 'out', 'browser', 'main.mjs')
const data = join(folder, 'data')

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, '..', '..', 'src', 'browser', 'main.ts'),
      outDir: join(folder, 'out', 'browser'),
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

function start(...args: string[]) {
  const env = { ...process.env, NIGHTFALL_DATA: data }
  const child = spawn(process.execPath, [program, '--no-open', ...args], { env })
  running.add(child)
  let said = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  child.stderr.on('data', (chunk) => (said += String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const says = async (what: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = what.exec(said)
      if (found) return found
      if (child.exitCode !== null) throw new Error(`ended with: ${said}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  return { child, ended, says, said: () => said }
}

describe('the browser mode as a program', () => {
  it('says that the windows are not built, and ends', async () => {
    const { ended, said } = start()
    expect(await ended).toBe(1)
    expect(said()).toMatch(/not built/)
    mkdirSync(join(folder, 'out', 'renderer', 'facilitator'), { recursive: true })
    writeFileSync(join(folder, 'out', 'renderer', 'facilitator', 'index.html'), 'desk')
  })

  it('prints both addresses in full, serves them, and stops when asked, even twice at once', async () => {
    const { child, ended, says } = start('--port', '0')
    const [, desk] = await says(/(http:\/\/127\.0\.0\.1:\d+\/facilitator\/#[\w-]{32})\n/)
    await says(/(http:\/\/127\.0\.0\.1:\d+\/projector\/)\n/)
    await says(/Evenings are kept in .*data/)
    expect(await (await fetch(desk ?? '')).text()).toBe('desk')
    child.kill('SIGINT')
    child.kill('SIGINT')
    expect(await ended).toBe(0)
  })

  it('takes another port when the wished one is busy, and says so', async () => {
    const other = createServer()
    const busy = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port))
    })
    const { child, ended, says } = start('--port', String(busy))
    const [, port] = await says(new RegExp(`Port ${busy} is busy, so Nightfall took (\\d+)`))
    expect(Number(port)).not.toBe(busy)
    await says(new RegExp(`127\\.0\\.0\\.1:${port ?? ''}/projector/`))
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    other.close()
  })

  it('explains itself', async () => {
    const help = start('--help')
    expect(await help.ended).toBe(0)
    expect(help.said()).toMatch(/--port N/)
    const wrong = start('--prot', '1')
    expect(await wrong.ended).toBe(2)
    expect(wrong.said()).toMatch(/--prot[^]*--port N/)
  })
})
