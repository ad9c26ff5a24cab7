/**
 * A lane for calls that may never come back. All files of a program are read by the same few threads of the system, those of
 * evenings included: what lies on a dead share must not take them all.
 */
import { isMainThread } from 'node:worker_threads'
import { FileProblem } from './trouble'

/** Calls back once after some milliseconds. @returns a function that calls it off */
export type Later = (ms: number, callback: () => void) => () => void

/** Of the four threads that Node has for files; the network's thread shares them with the host. */
const PLACES = isMainThread ? 2 : 1
/** How long a call may take, with its wait for a place, milliseconds. */
export const LIMIT_MS = 5000

export const realLater: Later = (ms, callback) => {
  const timer = setTimeout(callback, ms)
  return () => clearTimeout(timer)
}

export class Lane {
  #free = PLACES
  readonly #waiting: (() => void)[] = []

  constructor(private readonly later: Later = realLater) {}

  /**
   * Does something in a place of the lane. What is late is given up; it keeps its place until the system lets go of it.
   * @param onLate gets what came after all, to close it
   * @throws FileProblem `slow`
   */
  run<T>(work: () => Promise<T>, onLate: (late: T) => void = () => {}): Promise<T> {
    return new Promise((resolve, reject) => {
      let isGivenUp = false
      const callOff = this.later(LIMIT_MS, () => {
        isGivenUp = true
        const at = this.#waiting.indexOf(begin)
        if (at >= 0) this.#waiting.splice(at, 1)
        reject(new FileProblem('slow'))
      })
      const begin = (): void => {
        this.#free -= 1
        work()
          .then(
            (found) => {
              callOff()
              if (isGivenUp) onLate(found)
              else resolve(found)
            },
            (error: unknown) => {
              callOff()
              reject(error as Error)
            },
          )
          .finally(() => this.#leave())
          // Only a bug of `onLate` comes here; the call itself has been told.
          .catch(() => {})
      }
      if (this.#free > 0) begin()
      else this.#waiting.push(begin)
    })
  }

  #leave(): void {
    this.#free += 1
    this.#waiting.shift()?.()
  }
}
