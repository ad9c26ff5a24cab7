import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { downloadFile } from '../../electron/start/downloadFile.ts'
import { electronRuntime } from '../../electron/start/runtime.ts'

let server: Server
let folder: string
let answer: (response: ServerResponse) => void

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nightfall-runtime-'))
  server = createServer((_request, response) => answer(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/electron.zip`

describe('The download of the runtime', () => {
  it('brings the file and shows how far it is', async () => {
    const part = Buffer.alloc(100_000, 7)
    answer = (response) => {
      response.writeHead(200, { 'Content-Length': 10 * part.length })
      for (let n = 0; n < 10; n += 1) response.write(part)
      response.end()
    }
    const lines: string[] = []
    const target = join(folder, 'deep', 'electron.zip')
    await downloadFile(address(), target, (line) => lines.push(line), {
      answer: 5000,
      silence: 5000,
    })
    expect(readFileSync(target)).toHaveLength(10 * part.length)
    expect(lines[0]).toContain('Fetching')
    expect(lines.at(-1)).toBe('  100 % of 1 MB')
  })

  it('is given up when nobody answers in time', async () => {
    answer = () => {}
    const target = join(folder, 'electron.zip')
    await expect(
      downloadFile(address(), target, () => {}, { answer: 300, silence: 60_000 }),
    ).rejects.toThrow()
  })

  it('is given up when it falls silent on the way', async () => {
    answer = (response) => {
      response.writeHead(200, { 'Content-Length': 1000 })
      response.write('half')
    }
    await expect(
      downloadFile(address(), join(folder, 'electron.zip'), () => {}, {
        answer: 5000,
        silence: 300,
      }),
    ).rejects.toThrow()
  })

  it('is given up when it is refused', async () => {
    answer = (response) => response.writeHead(404).end()
    await expect(
      downloadFile(address(), join(folder, 'electron.zip'), () => {}, {
        answer: 5000,
        silence: 5000,
      }),
    ).rejects.toThrow('404')
  })
})

describe('The runtime', () => {
  it('is found in the folder that ELECTRON_OVERRIDE_DIST_PATH names', () => {
    const env = { ELECTRON_OVERRIDE_DIST_PATH: folder }
    expect(electronRuntime(env)).toBeNull()
    const program = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' }[
      process.platform as 'darwin'
    ]
    const path = join(folder, program ?? 'electron')
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, '')
    expect(electronRuntime(env)).toBe(path)
  })
})
