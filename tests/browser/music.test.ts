import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MusicFile, ProjectorView } from '../../src/bridge'
import { readFolder } from '../../src/host/music/readFolder'
import { openMusic } from '../../src/serve/musicFiles'
import type { ToServer } from '../../src/serve/network/messages'
import { MusicOnNetwork } from '../../src/serve/network/musicOnNetwork'
import { wavOf } from '../support/wav'
import { startTestMode, until, type TestMode } from './support/mode'

let home = ''
let mode: TestMode
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'nightfall-music-'))
  mkdirSync(join(home, 'day'))
  writeFileSync(join(home, 'day', 'a.wav'), wavOf([new Float32Array(500)], 8000))
  mode = await startTestMode()
})
afterAll(async () => {
  await mode.close()
  rmSync(home, { recursive: true, force: true })
})

const only = async (): Promise<MusicFile> => {
  const { files } = await readFolder(join(home, 'day'))
  const [file] = files
  if (!file) throw new Error('no file')
  return file
}

it('A piece of a chosen folder is had by its id, whole or in parts; nothing else of the disk is', async () => {
  const file = await only()
  const address = `${mode.origin}/music/${file.id}`
  expect((await fetch(address)).status).toBe(404)
  await mode.host.handle({ type: 'music.folder', folder: 'day', path: join(home, 'day') })

  await until(() => mode.host.musicFile(file.id) !== null)
  const whole = await fetch(address)
  expect(whole.status).toBe(200)
  expect(whole.headers.get('content-type')).toBe('audio/wav')
  expect(whole.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(readFileSync(file.path))
  const part = await fetch(address, { headers: { range: 'bytes=8-11' } })
  expect([part.status, await part.text()]).toEqual([206, 'WAVE'])
  expect(part.headers.get('content-range')).toBe(`bytes 8-11/${file.size}`)
  expect((await fetch(address, { headers: { range: 'bytes=99999-' } })).status).toBe(416)
  for (const path of ['..%2f..%2fetc%2fpasswd', 'a.wav', `${file.id}/`, '', 'x'.repeat(22)]) {
    expect((await fetch(`${mode.origin}/music/${path}`)).status, path).toBe(404)
  }
  expect((await fetch(address, { method: 'POST' })).status).toBe(405)

  await mode.host.handle({ type: 'music.folder', folder: 'day', path: null })
  expect((await fetch(address)).status).toBe(404)
})

it('A file that became another one, or a link, since it was found is not handed out', async () => {
  const file = await only()
  const opened = await openMusic(() => file, `/music/${file.id}`, 'bytes=0-3')
  expect(opened?.body && (await text(opened.body))).toBe('RIFF')
  unlinkSync(file.path)
  symlinkSync('/etc/hostname', file.path)
  expect(await openMusic(() => file, `/music/${file.id}`)).toBeNull()
  unlinkSync(file.path)
  writeFileSync(file.path, 'something else')
  expect(await openMusic(() => file, `/music/${file.id}`)).toBeNull()
})

it('Over the network goes no word of the music unless that is switched on, and then what plays alone', () => {
  const told: ToServer[] = []
  const file = (id: string): MusicFile => ({
    id,
    path: id,
    type: 'audio/wav',
    size: 1,
    changedMs: 1,
  })
  const music = new MusicOnNetwork({ post: (message) => told.push(message) }, file)
  const view = (network: boolean) =>
    ({
      revision: 1,
      music: {
        now: { id: 'piece', serial: 1, gain: 1, startedAt: 0, stoppedAt: null },
        sounds: { death: { id: 'bell', gain: 1, format: 'wav' } },
        volume: 1,
        network,
      },
    }) as Partial<ProjectorView> as ProjectorView
  const sent = (network: boolean) => music.allowed(view(network), JSON.stringify(view(network)))
  expect(sent(false)).toBe('{"revision":1}')
  expect(told).toEqual([])
  expect(sent(true)).toContain('piece')
  expect(told.splice(0)).toEqual([{ t: 'music', files: [file('piece'), file('bell')] }])
  expect(sent(false)).toBe('{"revision":1}')
  expect(told).toEqual([{ t: 'music', files: [] }])
})
