/** A disk that takes its time, by a clock of the test's own: each call begins when it has waited. */
import { systemCalls, type FileCalls } from '../../src/files/calls'
import type { Later } from '../../src/files/lane'

export interface SlowDisk extends FileCalls {
  /** How many calls have begun so far. */
  readonly asked: number
}

/** @param ms how long each call takes; `Infinity`: it never comes back */
export function slowDisk(later: Later, ms: number): SlowDisk {
  let asked = 0
  const wait = (): Promise<void> => {
    asked += 1
    return new Promise((resolve) => {
      if (Number.isFinite(ms)) later(ms, resolve)
    })
  }
  return {
    get asked() {
      return asked
    },
    realPath: (path) => wait().then(() => systemCalls.realPath(path)),
    look: (path) => wait().then(() => systemCalls.look(path)),
    names: (folder, most) => wait().then(() => systemCalls.names(folder, most)),
    open: (path) => wait().then(() => systemCalls.open(path)),
  }
}
