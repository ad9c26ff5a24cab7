/** Whether tests saw a bug. */

/** One test file as it was run. */
export interface RunFile {
  /** What went wrong outside its tests: it could not be read, or what stands before or after its tests failed. */
  readonly errors: readonly string[]
  readonly tests: readonly {
    readonly title: string
    readonly result: 'passed' | 'failed' | 'skipped' | 'pending'
  }[]
}

export type Verdict =
  | { readonly kind: 'red'; readonly failed: readonly string[] }
  | { readonly kind: 'green' }
  /** No test failed, but not all of them ran: a file that cannot be read or a run that never ended proves nothing. */
  | { readonly kind: 'broken'; readonly why: string }

/** @param files what was run; null when the run never came to its end */
export function verdictOf(files: readonly RunFile[] | null): Verdict {
  if (files === null) return { kind: 'broken', why: 'the tests never came to their end' }
  const tests = files.flatMap((file) => file.tests)
  const failed = tests.filter(({ result }) => result === 'failed')
  if (failed.length > 0) return { kind: 'red', failed: failed.map(({ title }) => title) }
  const [error] = files.flatMap(({ errors }) => errors)
  if (error !== undefined) return { kind: 'broken', why: error.split('\n', 1)[0] ?? error }
  return tests.some(({ result }) => result === 'passed')
    ? { kind: 'green' }
    : { kind: 'broken', why: 'no test ran' }
}
