import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { dataFolder, memorySettings, openSettings } from '../../src/host/storage'
import { scratch } from './support/programs'

const { folder, clean } = scratch()
afterAll(clean)
let count = 0
const newFolder = () => `${folder}/${(count += 1)}/data`

describe('settings', () => {
  it('are there again after a restart', () => {
    const path = newFolder()
    const first = openSettings(path)
    expect(first.notices).toEqual([])
    expect(first.settings.get('groups.friday')).toBeUndefined()
    first.settings.set('groups.friday', [{ name: 'Łukasz' }])
    first.settings.set('master', 0.5)
    const second = openSettings(path)
    expect(second.notices).toEqual([])
    expect(second.settings.get('groups.friday')).toEqual([{ name: 'Łukasz' }])
    expect(second.settings.get('master')).toBe(0.5)
  })

  it.each(['{"master":', '', 'null', '[1]', '\u0000\u0000\u0000'])(
    'that cannot be read (%j) are put aside and reported, and new ones begin',
    (text) => {
      const path = newFolder()
      mkdirSync(path, { recursive: true })
      for (const file of ['settings.unreadable.json', 'settings.unreadable.2.json']) {
        writeFileSync(`${path}/settings.json`, text)
        const { settings, notices } = openSettings(path)
        expect(notices).toEqual([{ code: 'settingsPutAside', params: { file } }])
        expect(readFileSync(`${path}/${file}`, 'utf8')).toBe(text)
        settings.set('master', 1)
        expect(openSettings(path).settings.get('master')).toBe(1)
      }
      expect(readdirSync(path).length).toBe(3)
    },
  )

  it('use the store they are given, and say in a code when it cannot be written', () => {
    const made: unknown[] = []
    const { settings } = openSettings(newFolder(), (options) => {
      made.push(options)
      return {
        get: (key) => `value of ${key}`,
        set: () => {
          throw Object.assign(new Error(), { code: 'ENOSPC' })
        },
      }
    })
    expect(made).toMatchObject([{ name: 'settings', accessPropertiesByDotNotation: false }])
    expect(settings.get('a')).toBe('value of a')
    expect(() => settings.set('a', 1)).toThrow(
      expect.objectContaining({ code: 'unwritable', params: { reason: 'ENOSPC' } }) as Error,
    )
  })

  it('in memory do not change with what was put in', () => {
    const settings = memorySettings({ a: 1 })
    const list = [1]
    settings.set('list', list)
    list.push(2)
    expect([settings.get('a'), settings.get('list'), settings.get('none')]).toEqual([
      1,
      [1],
      undefined,
    ])
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
