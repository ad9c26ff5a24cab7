/** Long work in short pieces, between which windows and clocks have their turn. */
import { performance } from 'node:perf_hooks'

/** Milliseconds at a stretch: a click that comes meanwhile waits no longer. */
const SLICE = 8

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Does all of the work, piece by piece. @param work stops wherever it can be left for a moment */
export async function inSlices<T>(work: Generator<unknown, T>): Promise<T> {
  let end = performance.now() + SLICE
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() < end) continue
    await turn()
    end = performance.now() + SLICE
  }
}

/** Does all of the work at once. */
export function atOnce<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
