/** Runs tests of a copy of the program again and again; what stayed the same is compiled once. */
import { join } from 'node:path'
import { createVitest, type TestModule, type Vitest } from 'vitest/node'
import { verdictOf, type RunFile, type Verdict } from './verdict'

/** How long the tests of one bug may take, milliseconds. */
const PATIENCE_MS = 600_000

export class TestRuns {
  #vitest: Promise<Vitest> | null = null

  /** @param folder where the copy is */
  constructor(private readonly folder: string) {}

  /**
   * Runs test files once, without a second try.
   * @param changed a file of the program that is not as it was at the last run
   * @param named only tests with such a title
   */
  async run(
    files: readonly string[],
    changed: readonly string[],
    named?: string,
  ): Promise<Verdict> {
    this.#vitest ??= createVitest('test', {
      root: this.folder,
      config: join(this.folder, 'vitest.config.ts'),
      watch: false,
      reporters: [{}],
      retry: 0,
    })
    const vitest = await this.#vitest
    for (const file of changed) vitest.invalidateFile(join(this.folder, file))
    if (named === undefined) vitest.resetGlobalTestNamePattern()
    else vitest.setGlobalTestNamePattern(named)
    const specifications = await vitest.globTestSpecifications([...files])
    const modules = await inTime(vitest.runTestSpecifications(specifications))
    if (modules === null) await this.close()
    // What it hands out holds the files of earlier runs, too.
    const asked = new Set(specifications.map(({ moduleId }) => moduleId))
    const own = modules?.testModules.filter(({ moduleId }) => asked.has(moduleId))
    return verdictOf(own?.map(asRun) ?? null)
  }

  async close(): Promise<void> {
    const vitest = await this.#vitest
    this.#vitest = null
    await vitest?.close()
  }
}

const asRun = (module: TestModule): RunFile => ({
  errors: [...module.children.allSuites()]
    .flatMap((suite) => suite.errors())
    .concat(module.errors())
    .map(({ message }) => message),
  tests: [...module.children.allTests()].map((test) => ({
    title: test.fullName,
    result: test.result().state,
  })),
})

/** @returns what a run came to; null when it did not end in time */
async function inTime<T>(run: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS)
  })
  try {
    return await Promise.race([run, late])
  } finally {
    clearTimeout(timer)
  }
}
