/**
 * Bugs that somebody might write into the program, as data: `npm run mutants` plants them one by one and says which
 * test sees each. A kind is one promise of the program; its plants are ways of breaking it.
 */
export interface Plant {
  /** What is wrong with the program then, in one sentence. */
  readonly says: string
  readonly file: string
  /** What stands in the file, exactly once, and what somebody put there instead. */
  readonly find: string
  readonly put: string
  /** The test files of which one has to turn red; without them, those of the kind. */
  readonly tests?: readonly string[]
  /** Only tests with such a title are run, where a whole file takes long (`vitest -t`). */
  readonly named?: string
}

export interface PlantKind {
  /** One word, by which the kind is asked for. */
  readonly id: string
  /** The promise that the plants break. */
  readonly says: string
  readonly tests: readonly string[]
  readonly plants: readonly Plant[]
}

/** @returns the source with the bug in it; null when its place is not found exactly once */
export function planted(source: string, { find, put }: Pick<Plant, 'find' | 'put'>): string | null {
  const [before, after, ...more] = source.split(find)
  if (before === undefined || after === undefined || more.length > 0) return null
  return before + put + after
}
