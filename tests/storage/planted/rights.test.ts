/** Other users of a shared computer read neither evenings nor settings. */
import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { fileJournals } from '../../../src/host/storage/journals/fileJournals'
import { openSettings } from '../../../src/host/storage/settings/settings'
import { scratch } from '../support/programs'

const { folder, clean } = scratch()
afterAll(clean)
const rights = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe.runIf(process.platform !== 'win32')('What is kept is the host’s alone', () => {
  it('folders and files of evenings and settings are closed to all other users', async () => {
    const data = `${folder}/new`
    openSettings(data).change('master', () => 1)
    const store = fileJournals({ folder: `${data}/evenings` })
    await (await store.create('a', 1)).close()
    await (await store.create('b', 1)).close()
    await store.remove('b')
    const folders = ['', '/evenings', '/evenings/locks', '/evenings/removed']
    expect(folders.map((name) => rights(data + name))).toEqual(folders.map(() => '700'))
    const files = ['/settings.json', '/evenings/a.jsonl', '/evenings/removed/b.jsonl']
    expect(files.map((name) => rights(data + name))).toEqual(files.map(() => '600'))
  })

  it('what an earlier version left open is closed', async () => {
    const data = `${folder}/old`
    mkdirSync(`${data}/evenings`, { recursive: true })
    openSettings(data).change('master', () => 1)
    chmodSync(`${data}/evenings`, 0o755)
    chmodSync(`${data}/settings.json`, 0o644)
    openSettings(data).change('master', () => 0.5)
    expect(await fileJournals({ folder: `${data}/evenings` }).check()).toBeNull()
    expect([rights(`${data}/evenings`), rights(`${data}/settings.json`)]).toEqual(['700', '600'])
  })
})
