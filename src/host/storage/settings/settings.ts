/**
 * Settings in a file `settings.json`, through electron-store in Electron and its underlying `conf` outside. They hold
 * at once and are written afterwards, on top of what another program has written there meanwhile; what the disk does
 * not take holds until the program is closed, and is tried again with the next change. A file that cannot be used is
 * kept beside the new one.
 */
import { accessSync, constants, mkdirSync } from 'node:fs'
import { reasonOf } from '../disk/disk'
import type { SettingsStore, StorageFinding } from '../ports'
import { confFile, NAME, type MakeKeyValueFile, type KeyValueFile } from './keyValueFile'
import { aloneIn } from './settingsLock'
import { copyAside, moveAside, unusable } from './spoilt'

type Values = Record<string, unknown>

/** What fits of all that was read, and the places that did not. */
export type Mend = (values: Readonly<Values>) => {
  readonly value: Values
  readonly misfits: readonly string[]
}

export interface OpenSettingsOptions {
  /** Makes the file's store; in Electron `(options) => new ElectronStore(options)`. */
  readonly make?: MakeKeyValueFile
  /** Without it, everything fits. */
  readonly mend?: Mend
}

/** Settings that tell what goes wrong with their file. */
export interface OpenedSettings extends SettingsStore {
  /**
   * Calls back with what was found when they were opened, and with what comes later: `settingsPutAside` {file},
   * `settingsMended` {file, what}, `settingsUnreadable` {reason}, `settingsNotKept` {reason}
   */
  onFinding(listener: (finding: StorageFinding) => void): void
}

/** Opens the settings of a folder. Never throws: where there is no way to the file, they last as long as the program. */
export function openSettings(folder: string, options: OpenSettingsOptions = {}): OpenedSettings {
  return new SettingsFile(folder, options)
}

interface Change {
  readonly key: string
  readonly change: (present: unknown) => unknown
}

class SettingsFile implements OpenedSettings {
  readonly #make: MakeKeyValueFile
  readonly #mend: Mend
  /** What the file had when it was read or written last. */
  #kept: Values = {}
  /** What it does not have yet. */
  #waiting: Change[] = []
  /** Both together. */
  #values: Values = {}
  #file: KeyValueFile | null = null
  /** Whether the host knows already that nothing is kept. */
  #isTroubled = false
  readonly #findings: StorageFinding[] = []
  #listener: ((finding: StorageFinding) => void) | null = null

  constructor(
    private readonly folder: string,
    {
      make = confFile,
      mend = (value) => ({ value: { ...value }, misfits: [] }),
    }: OpenSettingsOptions,
  ) {
    this.#make = make
    this.#mend = mend
    let isMended = false
    try {
      isMended = this.#read().isMended
    } catch (error) {
      this.#trouble('settingsUnreadable', error)
    }
    if (isMended) this.#keep(() => this.#write())
  }

  get(key: string): unknown {
    return Object.hasOwn(this.#values, key) ? this.#values[key] : undefined
  }

  change(key: string, change: (present: unknown) => unknown): void {
    this.#waiting.push({ key, change })
    this.#values = changed(this.#kept, this.#waiting)
    this.#keep(() => {
      this.#read()
      this.#write()
    })
  }

  onFinding(listener: (finding: StorageFinding) => void): void {
    this.#listener = listener
    for (const finding of this.#findings.splice(0)) listener(finding)
  }

  /** Takes what the file says now, as far as it fits; where it says nothing, what it said before stands. */
  #read(): { readonly isMended: boolean } {
    const spoilt = unusable(this.folder)
    if (spoilt === 'spoilt') {
      const file = moveAside(this.folder)
      this.#tell({ code: 'settingsPutAside', params: { file } })
    }
    if (spoilt) return { isMended: false }
    const { value, misfits } = this.#mend(this.#open().store)
    this.#kept = value
    this.#values = changed(this.#kept, this.#waiting)
    if (misfits.length === 0) return { isMended: false }
    const file = copyAside(this.folder)
    this.#tell({ code: 'settingsMended', params: { file, what: misfits.join(', ') } })
    return { isMended: true }
  }

  /** Does what needs the disk to take something; what it does not take is told once. */
  #keep(work: () => void): void {
    try {
      mkdirSync(this.folder, { recursive: true, mode: 0o700 })
      // Asked first: where it may not write, the file's own store tries for a whole second.
      accessSync(this.folder, constants.W_OK)
      aloneIn(this.folder, work)
      this.#isTroubled = false
    } catch (error) {
      this.#trouble('settingsNotKept', error)
    }
  }

  #write(): void {
    const values = changed(this.#kept, this.#waiting)
    this.#open().store = values
    this.#kept = values
    this.#values = values
    this.#waiting = []
  }

  #open(): KeyValueFile {
    this.#file ??= this.#make({
      cwd: this.folder,
      name: NAME,
      accessPropertiesByDotNotation: false,
      configFileMode: 0o600,
    })
    return this.#file
  }

  #trouble(code: string, error: unknown): void {
    if (!this.#isTroubled) this.#tell({ code, params: { reason: reasonOf(error) } })
    this.#isTroubled = true
  }

  #tell(finding: StorageFinding): void {
    if (this.#listener) this.#listener(finding)
    else this.#findings.push(finding)
  }
}

/** As JSON would keep them, so that nobody's later change to a value is a change here. */
function changed(values: Readonly<Values>, changes: readonly Change[]): Values {
  const next = { ...values }
  for (const { key, change } of changes) {
    const present = Object.hasOwn(next, key) ? next[key] : undefined
    next[key] = JSON.parse(JSON.stringify(change(present) ?? null)) as unknown
  }
  return next
}

/** Settings that last as long as the program. */
export function memorySettings(initial: Readonly<Values> = {}): SettingsStore {
  let values = { ...initial }
  return {
    get: (key) => (Object.hasOwn(values, key) ? values[key] : undefined),
    change: (key, change) => {
      values = changed(values, [{ key, change }])
    },
  }
}
