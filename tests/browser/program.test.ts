import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Command, Reply } from '../../src/bridge'
import { CODE_MARK, PROTOCOL, TOKEN_PROTOCOL } from '../../src/bridge/carriers/messages'

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

  it('prints its key in one line and keeps it nowhere, and prints no PIN, no player and no guess at the key, whatever is done', async () => {
    const { child, ended, says, said } = start('--port', '0')
    const [, origin = '', key = ''] = await says(/(http:\/\/[\d.:]+)\/facilitator\/#([\w-]{32})\n/)
    await says(/Stop with/)
    const guess = 'guessedGuessedGuessedGuessed1234'
    const open = (token: string) =>
      new WebSocket(
        `${origin.replace('http', 'ws')}/facilitator-socket`,
        [PROTOCOL, TOKEN_PROTOCOL + token],
        { headers: { origin } },
      )
    const stranger = open(guess)
    await new Promise((resolve) => stranger.on('error', resolve))
    for (const body of [guess, CODE_MARK + guess, key]) {
      await fetch(`${origin}/facilitator/key`, { method: 'POST', body, headers: { origin } })
    }
    for (const path of [guess, `facilitator/#${key}`, `facilitator/${guess}`, `music/${guess}`]) {
      await fetch(`${origin}/${path}`)
    }
    const desk = open(key)
    await new Promise((resolve) => desk.on('open', resolve))
    let n = 0
    const ask = (command: Command | { readonly type: string }) =>
      new Promise<Reply>((resolve) => {
        const asked = (n += 1)
        desk.on('message', (data) => {
          const answer = JSON.parse(String(data)) as { t: string; n: number; reply: Reply }
          if (answer.t === 'reply' && answer.n === asked) resolve(answer.reply)
        })
        desk.send(JSON.stringify({ t: 'command', n: asked, command }))
      })
    const names = 'Zebedee Quentin Xanthippe Wolfgang Ysolde Ulrike Ottokar Hyacinth'.split(' ')
    const pin = '73914286'
    for (const command of [
      { type: 'lobby.begin', ruleset: 'chiangmai' },
      { type: 'lobby.players', names },
      { type: 'lobby.proposeDeck' },
      { type: 'lobby.deal', by: 'program' },
      { type: 'desk.setPin', pin },
    ] as Command[]) {
      expect(await ask(command), command.type).toMatchObject({ ok: true })
    }
    await ask({ type: 'network.show', address: null })
    await ask({ type: 'desk.unlock', pin: '73914287' })
    await ask({ type: guess })
    desk.send(guess)
    await ask({ type: 'shelf.putAway' })
    desk.close()
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(said().split(key)).toHaveLength(2)
    const lines = said()
      .split('\n')
      .filter((line) => !line.includes(`/facilitator/#${key}`))
    for (const secret of [pin, '73914287', guess, CODE_MARK, ...names]) {
      expect(lines.join('\n')).not.toContain(secret)
    }
    const kept = readdirSync(data, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    expect(kept.length).toBeGreaterThan(0)
    for (const secret of [key, pin, guess]) expect(kept.join('\n')).not.toContain(secret)
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
