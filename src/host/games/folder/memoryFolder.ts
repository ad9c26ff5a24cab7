/** A folder of games that lasts as long as the program. */
import { SCHEMA_FILE } from '../../../own/open/rewrite'
import { StorageProblem } from '../../storage/ports'
import { freeName, GAME_FILE, type GameFolder } from './ports'

export interface MemoryFolder extends GameFolder {
  /** Everything in it, by file, `removed/` and `examples/` included. */
  readonly files: Map<string, string>
  /** Says that somebody else has changed something. */
  changed(): void
}

export function memoryFolder(files: Map<string, string> = new Map()): MemoryFolder {
  const listeners = new Set<() => void>()
  const putAway = (file: string): void => {
    const text = files.get(file)
    if (text === undefined) return
    files.delete(file)
    const taken = [...files.keys()].flatMap((path) =>
      path.startsWith('removed/') ? path.slice('removed/'.length) : [],
    )
    files.set(`removed/${freeName(file, taken)}`, text)
  }
  return {
    place: null,
    files,
    changed: () => {
      for (const listener of listeners) listener()
    },
    list: async () =>
      [...files]
        .filter(([file]) => !file.includes('/') && file !== SCHEMA_FILE && GAME_FILE.test(file))
        .map(([file, text]) => ({ file, text }))
        .sort((one, two) => (one.file < two.file ? -1 : 1)),
    write: async (file, text) => {
      putAway(file)
      files.set(file, text)
    },
    remove: async (file) => {
      if (!files.has(file)) throw new StorageProblem('missing')
      putAway(file)
    },
    furnish: async ({ schema, examples }) => {
      files.set(SCHEMA_FILE, await schema())
      for (const [id, text] of Object.entries(await examples()))
        files.set(`examples/${id}.yaml`, text)
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
