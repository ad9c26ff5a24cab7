/** What the host needs of the place where own games lie, and nothing about files. `node…` is a folder, `memory…` for tests. */

/** One text in it, by its file's name. */
export interface GameFile {
  readonly file: string
  /** Null where it cannot be read, or is larger than any game. */
  readonly text: string | null
}

/** What lies beside the games, for editors and as something to begin from. Made when it is wanted: most starts find it there. */
export interface Furnishing {
  /** How the schema of this very version of the program begins. */
  readonly schemaBegins: string
  readonly schema: () => Promise<string>
  /** Texts by the ids of their games. */
  readonly examples: () => Promise<Readonly<Record<string, string>>>
}

export interface GameFolder {
  /** Where it is, as people find it; null where there is no such place. */
  readonly place: string | null
  /** @throws StorageProblem `unreadable` */
  list(): Promise<readonly GameFile[]>
  /** Writes all of a text or nothing. What had the name before goes to `removed`. @throws StorageProblem `unwritable` */
  write(file: string, text: string): Promise<void>
  /** Puts a file into `removed`. @throws StorageProblem `missing`, `unwritable` */
  remove(file: string): Promise<void>
  /** Puts the schema there where another version's lies or none, and the examples if nobody ever did. @throws StorageProblem `unwritable` */
  furnish(furnishing: Furnishing): Promise<void>
  /** Calls back soon after something in it may have changed, whoever did it. @returns a function that stops */
  watch(listener: () => void): () => void
}

/** Files that are games. */
export const GAME_FILE = /^[^.~].*\.(yaml|yml|json)$/i
/** Longer than any text that is taken, in bytes. */
export const MOST_BYTES = 600_000

/** A name in `removed` that is free: `a.yaml`, `a.2.yaml`, … */
export function freeName(file: string, taken: Iterable<string>): string {
  const known = new Set([...taken].map((name) => name.toLowerCase()))
  const dot = file.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [file.slice(0, dot), file.slice(dot)] : [file, '']
  let name = file
  for (let n = 2; known.has(name.toLowerCase()); n += 1) name = `${stem}.${n}${ending}`
  return name
}
