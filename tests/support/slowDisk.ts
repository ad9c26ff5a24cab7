/** A disk that takes its time, by a clock of the test's own: each call begins when it has waited. */
import { systemCalls, type FileCalls } from '../../src/files/calls'
import type { Later } from '../../src/files/lane'

export interface SlowDisk extends FileCalls {
  /** How many calls have begun so far. */
  readonly asked: number
  /** How many have waited and are with the real disk now, which no clock of a test can hurry. */
  readonly busy: number
}

/** @param ms how long each call takes; `Infinity`: it never comes back */
export function slowDisk(later: Later, ms: number): SlowDisk {
  let asked = 0
  let busy = 0
  const really = async <T>(call: () => Promise<T>): Promise<T> => {
    busy += 1
    try {
      return await call()
    } finally {
      busy -= 1
    }
  }
  const slowly = async <T>(call: () => Promise<T>): Promise<T> => {
    asked += 1
    await new Promise<void>((resolve) => {
      if (Number.isFinite(ms)) later(ms, resolve)
    })
    return really(call)
  }
  return {
    get asked() {
      return asked
    },
    get busy() {
      return busy
    },
    realPath: (path) => slowly(() => systemCalls.realPath(path)),
    look: (path) => slowly(() => systemCalls.look(path)),
    names: (folder, most) => slowly(() => systemCalls.names(folder, most)),
    open: (path) =>
      slowly(async () => {
        const file = await systemCalls.open(path)
        const read: typeof file.read = (into, at) => really(() => file.read(into, at))
        return { ...file, read, close: () => really(() => file.close()) }
      }),
  }
}
