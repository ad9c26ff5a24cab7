/** Lets two programs change the settings one after the other, so that neither writes over what the other just wrote. */
import { closeSync, openSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { reasonOf } from '../disk/disk'

/** A change takes a few milliseconds; a lock this old was left by a program that is gone. */
const STALE_MS = 5000
const WAIT_MS = 5
const PATIENCE_MS = STALE_MS + 500

/**
 * Does something while no other program does the same in this folder. One that cannot be waited for is not: what is
 * played matters more than what is set.
 */
export function aloneIn<T>(folder: string, work: () => T): T {
  const path = join(folder, 'settings.lock')
  const isOurs = take(path)
  try {
    return work()
  } finally {
    if (isOurs) rmSync(path, { force: true })
  }
}

function take(path: string): boolean {
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    try {
      closeSync(openSync(path, 'wx', 0o600))
      return true
    } catch (error) {
      // A disk that takes no lock takes no settings either, and says so when they are written.
      if (reasonOf(error) !== 'EEXIST') return false
      if (isStale(path)) rmSync(path, { force: true, recursive: true })
      else sleep(WAIT_MS)
    }
  }
  return false
}

function isStale(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found !== undefined && Math.abs(Date.now() - found.mtimeMs) > STALE_MS
}

const sleep = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
