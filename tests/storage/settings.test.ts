import { execFileSync, spawnSync } from 'node:child_process'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { mended } from '../../src/host/settings/forms'
import { dataFolder } from '../../src/host/storage/dataFolder'
import {
  memorySettings,
  openSettings,
  type OpenedSettings,
} from '../../src/host/storage/settings/settings'
import type { StorageFinding } from '../../src/host/storage/ports'
import { MOST_BYTES } from '../../src/host/storage/disk/disk'
import { confFile, type MakeKeyValueFile } from '../../src/host/storage/settings/keyValueFile'
import { buildProgram, scratch, start } from './support/programs'

const { folder, clean } = scratch()
afterAll(clean)
let count = 0
const newFolder = () => {
  const path = `${folder}/${(count += 1)}/data`
  mkdirSync(path, { recursive: true })
  return path
}
const found = (settings: OpenedSettings): StorageFinding[] => {
  const findings: StorageFinding[] = []
  settings.onFinding((finding) => findings.push(finding))
  return findings
}
const onDisk = (path: string): unknown => JSON.parse(readFileSync(`${path}/settings.json`, 'utf8'))

/** The real file, on a disk that may be full. */
function filling(): { make: MakeKeyValueFile; full: boolean } {
  const disk = {
    full: false,
    make: (options: Parameters<MakeKeyValueFile>[0]) => {
      const file = confFile(options)
      return {
        get store() {
          return file.store
        },
        set store(values) {
          if (disk.full) throw Object.assign(new Error(), { code: 'ENOSPC' })
          file.store = values
        },
      }
    },
  }
  return disk
}

describe('settings', () => {
  it('are there again after a restart', () => {
    const path = `${newFolder()}/deeper`
    const first = openSettings(path)
    expect(found(first)).toEqual([])
    expect(first.get('groups.friday')).toBeUndefined()
    first.change('groups.friday', () => [{ name: 'Łukasz' }])
    first.change('master', () => 0.5)
    const second = openSettings(path)
    expect(found(second)).toEqual([])
    expect(second.get('groups.friday')).toEqual([{ name: 'Łukasz' }])
    expect(second.get('master')).toBe(0.5)
  })

  it.each(['{"master":', '', 'null', '[1]', '\u0000\u0000\u0000'])(
    'that cannot be read (%j) are put aside and reported, and new ones begin',
    (text) => {
      const path = newFolder()
      for (const file of ['settings.unreadable.json', 'settings.unreadable.2.json']) {
        writeFileSync(`${path}/settings.json`, text)
        const settings = openSettings(path)
        expect(found(settings)).toEqual([{ code: 'settingsPutAside', params: { file } }])
        expect(readFileSync(`${path}/${file}`, 'utf8')).toBe(text)
        settings.change('master', () => 1)
        expect(openSettings(path).get('master')).toBe(1)
      }
      expect(readdirSync(path).length).toBe(3)
    },
  )

  it.runIf(process.platform !== 'win32')(
    'that are no file of theirs are put aside, and the program starts',
    () => {
      const put: ((path: string) => void)[] = [
        (path) => mkdirSync(path),
        (path) => execFileSync('mkfifo', [path]),
        (path) => symlinkSync('/dev/zero', path),
        (path) => {
          writeFileSync(path, '')
          truncateSync(path, MOST_BYTES + 1)
        },
      ]
      for (const strange of put) {
        const path = newFolder()
        strange(`${path}/settings.json`)
        const settings = openSettings(path)
        const file = 'settings.unreadable.json'
        expect(found(settings)).toEqual([{ code: 'settingsPutAside', params: { file } }])
        settings.change('master', () => 1)
        expect(onDisk(path)).toEqual({ master: 1 })
      }
    },
  )

  it('with a value that does not fit keep all others, and the file as it was beside them', () => {
    const path = newFolder()
    const text = JSON.stringify({
      settings: { master: 'loud', muted: true, fromTheFuture: [1] },
      groups: [{ id: 'group1', name: 'Friday', players: ['Ann'] }, { id: 7 }],
      lobby: { ruleset: 'vendetta', names: ['Ann', 8], options: {}, deck: null },
      fromTheFuture: { more: true },
    })
    writeFileSync(`${path}/settings.json`, text)
    const settings = openSettings(path, { mend: mended })
    const file = 'settings.unreadable.json'
    const what = 'settings.master, groups.2, lobby.names'
    expect(found(settings)).toEqual([{ code: 'settingsMended', params: { file, what } }])
    expect(readFileSync(`${path}/${file}`, 'utf8')).toBe(text)
    expect(onDisk(path)).toEqual({
      settings: { muted: true, fromTheFuture: [1] },
      groups: [{ id: 'group1', name: 'Friday', players: ['Ann'] }],
      lobby: { ruleset: 'vendetta', names: [], options: {}, deck: null },
      fromTheFuture: { more: true },
    })
    expect(found(openSettings(path, { mend: mended }))).toEqual([])
  })

  it('are mended to something that fits, whatever stands in their file', () => {
    const key = fc.constantFrom('settings', 'groups', 'presets', 'screen', 'lobby', 'other')
    fc.assert(
      fc.property(fc.dictionary(key, fc.jsonValue()), (kept) => {
        const { value } = mended(kept)
        expect(mended(value)).toEqual({ value, misfits: [] })
        expect(Object.keys(value).sort()).toEqual(Object.keys(kept).sort())
      }),
      { seed: 6 },
    )
  })

  it('hold at once on a full disk, are told of once, and are written with the next change when there is room', () => {
    const path = newFolder()
    const disk = filling()
    const settings = openSettings(path, { make: disk.make })
    const findings = found(settings)
    settings.change('muted', () => false)
    disk.full = true
    settings.change('muted', () => true)
    settings.change('groups', () => ['Friday'])
    expect([settings.get('muted'), settings.get('groups')]).toEqual([true, ['Friday']])
    expect(findings).toEqual([{ code: 'settingsNotKept', params: { reason: 'ENOSPC' } }])
    expect(onDisk(path)).toEqual({ muted: false })
    disk.full = false
    settings.change('master', () => 1)
    expect(onDisk(path)).toEqual({ muted: true, groups: ['Friday'], master: 1 })
    disk.full = true
    settings.change('master', () => 0)
    expect(findings.length).toBe(2)
  })

  it('last as long as the program, with one notice, where there is no way to their file', () => {
    const path = `${newFolder()}/file`
    writeFileSync(path, 'where the folder should be')
    const settings = openSettings(path)
    const findings = found(settings)
    settings.change('muted', () => true)
    settings.change('master', () => 0.2)
    expect([settings.get('muted'), settings.get('master')]).toEqual([true, 0.2])
    expect(findings).toEqual([{ code: 'settingsUnreadable', params: { reason: 'ENOTDIR' } }])
  })

  it('last as long as the program, with one notice, where their library fails', () => {
    const make = () => {
      throw Object.assign(new Error(), { code: 'EIO' })
    }
    const path = newFolder()
    writeFileSync(`${path}/settings.json`, '{"muted":false}')
    const settings = openSettings(path, { make })
    const findings = found(settings)
    settings.change('muted', () => true)
    expect(settings.get('muted')).toBe(true)
    expect(findings).toEqual([{ code: 'settingsUnreadable', params: { reason: 'EIO' } }])
    expect(readdirSync(path)).toEqual(['settings.json'])
  })

  it('of two programs at once have the changes of both, each on top of what the other wrote', () => {
    const path = newFolder()
    const [one, two] = [openSettings(path), openSettings(path)]
    const also = (name: string) => (present: unknown) => [...((present ?? []) as string[]), name]
    one.change('muted', () => true)
    one.change('groups', also('Friday'))
    two.change('master', () => 0.5)
    two.change('groups', also('Saturday'))
    one.change('groups', also('Sunday'))
    expect(onDisk(path)).toEqual({
      muted: true,
      master: 0.5,
      groups: ['Friday', 'Saturday', 'Sunday'],
    })
    expect(one.get('master')).toBe(0.5)
  })

  it('of two programs that change them as fast as they can lose none', async () => {
    const path = newFolder()
    const program = await buildProgram('settler', folder, { settings: true })
    const running = ['one', 'two'].map((name) => start(program, path, name))
    await Promise.all(running.map(({ ended }) => ended))
    const { names } = onDisk(path) as { names: string[] }
    expect(names.length).toBe(60)
    expect(new Set(names).size).toBe(60)
  }, 60_000)

  it('that another program spoilt meanwhile are put aside, and nothing that was known is lost', () => {
    const path = newFolder()
    const settings = openSettings(path)
    const findings = found(settings)
    settings.change('groups', () => ['Friday'])
    writeFileSync(`${path}/settings.json`, '{"gro')
    settings.change('muted', () => true)
    expect(onDisk(path)).toEqual({ groups: ['Friday'], muted: true })
    const file = 'settings.unreadable.json'
    expect(findings).toEqual([{ code: 'settingsPutAside', params: { file } }])
  })

  it('do not wait for a program that died while it changed them', () => {
    const path = newFolder()
    writeFileSync(`${path}/settings.lock`, '')
    spawnSync('touch', ['-d', '1 minute ago', `${path}/settings.lock`])
    openSettings(path).change('muted', () => true)
    expect(onDisk(path)).toEqual({ muted: true })
    expect(readdirSync(path)).toEqual(['settings.json'])
    expect(statSync(`${path}/settings.json`).isFile()).toBe(true)
  })

  it.each([
    ['in memory', () => memorySettings({ a: 1 })],
    ['on disk', () => openSettings(newFolder())],
  ])('%s do not change with what was put in', (_, make) => {
    const settings = make()
    const list = [1]
    settings.change('list', () => list)
    list.push(2)
    expect([settings.get('list'), settings.get('none')]).toEqual([[1], undefined])
    expect(settings.get('constructor')).toBeUndefined()
  })
})

describe('the data folder', () => {
  const at = (platform: string, env: Record<string, string>) =>
    dataFolder({ platform, env, home: '/home/ann' }).replaceAll('\\', '/')

  it('is where each system keeps such things', () => {
    expect(at('linux', {})).toBe('/home/ann/.local/share/nightfall')
    expect(at('linux', { XDG_DATA_HOME: '/data' })).toBe('/data/nightfall')
    expect(at('linux', { XDG_DATA_HOME: 'data' })).toBe('/home/ann/.local/share/nightfall')
    expect(at('darwin', {})).toBe('/home/ann/Library/Application Support/Nightfall')
    expect(at('win32', { APPDATA: 'C:/Users/ann/AppData/Roaming' })).toBe(
      'C:/Users/ann/AppData/Roaming/Nightfall',
    )
    expect(at('win32', {})).toBe('/home/ann/AppData/Roaming/Nightfall')
  })

  it('can be chosen', () => {
    expect(at('linux', { NIGHTFALL_DATA: '/stick/nightfall' })).toBe('/stick/nightfall')
  })
})
