/**
 * Settings in a file `settings.json`, through electron-store in Electron and its underlying `conf` outside. A file that cannot
 * be read as settings is put aside under another name and reported; the program starts with its defaults.
 */
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import Conf from 'conf'
import { reasonOf } from './disk'
import { StorageProblem, type SettingsStore, type StorageFinding } from './ports'

const NAME = 'settings'

/** What conf and electron-store have in common. */
export interface KeyValueFile {
  get(key: string): unknown
  set(key: string, value: unknown): void
}

export interface KeyValueFileOptions {
  readonly cwd: string
  readonly name: string
  /** Keys are plain names here, never paths. */
  readonly accessPropertiesByDotNotation: false
}

/**
 * Opens the settings of a folder.
 * @param make makes the file's store; in Electron `(options) => new ElectronStore(options)`
 * @returns the settings, and `settingsPutAside` {file} when an unreadable file was found
 */
export function openSettings(
  folder: string,
  make: (options: KeyValueFileOptions) => KeyValueFile = confFile,
): { readonly settings: SettingsStore; readonly notices: readonly StorageFinding[] } {
  const notices = putUnreadableAside(folder)
  const file = make({ cwd: folder, name: NAME, accessPropertiesByDotNotation: false })
  const settings: SettingsStore = {
    get: <T>(key: string) => file.get(key) as T | undefined,
    set: (key, value) => {
      try {
        file.set(key, value)
      } catch (error) {
        throw new StorageProblem('unwritable', { reason: reasonOf(error) })
      }
    },
  }
  return { settings, notices }
}

const confFile = ({ cwd, name }: KeyValueFileOptions): KeyValueFile =>
  new Conf<Record<string, unknown>>({
    cwd,
    configName: name,
    accessPropertiesByDotNotation: false,
  })

function putUnreadableAside(folder: string): StorageFinding[] {
  const path = join(folder, `${NAME}.json`)
  try {
    mkdirSync(folder, { recursive: true })
    if (!existsSync(path) || isSettings(readFileSync(path, 'utf8'))) return []
    let file = `${NAME}.unreadable.json`
    for (let n = 2; existsSync(join(folder, file)); n += 1) file = `${NAME}.unreadable.${n}.json`
    renameSync(path, join(folder, file))
    return [{ code: 'settingsPutAside', params: { file } }]
  } catch (error) {
    return [{ code: 'settingsUnreadable', params: { reason: reasonOf(error) } }]
  }
}

function isSettings(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/** Settings that last as long as the program. */
export function memorySettings(initial: Readonly<Record<string, unknown>> = {}): SettingsStore {
  const values = new Map(
    Object.entries(initial).map(([key, value]) => [key, JSON.stringify(value)] as const),
  )
  return {
    get: <T>(key: string) => {
      const text = values.get(key)
      return text === undefined ? undefined : (JSON.parse(text) as T)
    },
    set: (key, value) => {
      values.set(key, JSON.stringify(value))
    },
  }
}
