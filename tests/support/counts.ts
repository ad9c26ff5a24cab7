/** Reads how many tests passed out of what the test tools report, and says it in one line. */
import { readFileSync } from 'node:fs'

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export function sum(all: readonly Counts[]): Counts {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failed, skipped } of all) {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }
  return total
}

/** e.g. `12 passed, 0 failed` or `12 passed, 0 failed, 1 skipped`. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  const line = `${passed} passed, ${failed} failed`
  return skipped === 0 ? line : `${line}, ${skipped} skipped`
}

/** @returns null when the report was not written or cannot be read */
export function countVitest(report: string): Counts | null {
  const read = readNumbers(report, (json) => json)
  if (!read) return null
  return {
    passed: read('numPassedTests'),
    failed: read('numFailedTests'),
    skipped: read('numPendingTests') + read('numTodoTests'),
  }
}

/** @returns null when the report was not written or cannot be read; one that passed at its second try counts as passed */
export function countPlaywright(report: string): Counts | null {
  const read = readNumbers(report, (json) => json['stats'])
  if (!read) return null
  return {
    passed: read('expected') + read('flaky'),
    failed: read('unexpected'),
    skipped: read('skipped'),
  }
}

function readNumbers(
  file: string,
  part: (json: Record<string, unknown>) => unknown,
): ((key: string) => number) | null {
  try {
    const numbers = part(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)
    return (key) => Number((numbers as Record<string, unknown>)[key] ?? 0)
  } catch {
    return null
  }
}
