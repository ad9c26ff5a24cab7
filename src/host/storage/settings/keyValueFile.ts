/** The library under the settings: a file of values by name, written whole and at once. */
import Conf from 'conf'

/** The file is this, with `.json`. */
export const NAME = 'settings'

/** What conf and electron-store have in common. */
export interface KeyValueFile {
  /** Everything in the file, read when it is asked for; written when it is set. */
  store: Record<string, unknown>
}

export interface KeyValueFileOptions {
  readonly cwd: string
  readonly name: string
  /** Keys are plain names here, never paths. */
  readonly accessPropertiesByDotNotation: false
  /** Nobody but the host reads who played. */
  readonly configFileMode: 0o600
}

export type MakeKeyValueFile = (options: KeyValueFileOptions) => KeyValueFile

export const confFile: MakeKeyValueFile = ({ name, ...options }) =>
  new Conf<Record<string, unknown>>({ ...options, configName: name })
