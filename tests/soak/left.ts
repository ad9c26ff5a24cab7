/** What of a program is still there: memory, what keeps the process alive, listeners, and open files. */
import { readdirSync, readlinkSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Collects all that is garbage. @returns what is left on the heap and beside it, bytes. @throws without `--expose-gc` */
export async function memoryLeft(): Promise<number> {
  const { gc } = globalThis as { gc?: () => void }
  if (!gc) throw new Error('Memory can only be measured with --expose-gc')
  // What was closed lets go of the rest in a turn of its own.
  for (let times = 0; times < 4; times += 1) {
    await wait(50)
    gc()
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

export interface Held {
  /** Timers, sockets, servers, workers, pending file work: each by its kind. */
  readonly resources: Readonly<Record<string, number>>
  /** Listeners of the process, by event. */
  readonly listeners: Readonly<Record<string, number>>
  /** Open files and sockets, where the system shows them; by their targets. */
  readonly files: Readonly<Record<string, number>>
}

/** What the process holds now. */
export function held(): Held {
  const listeners = process
    .eventNames()
    .map((name): [string, number] => [String(name), process.listenerCount(name)])
  return {
    resources: counted(process.getActiveResourcesInfo()),
    listeners: Object.fromEntries(listeners),
    files: counted(openFiles()),
  }
}

function openFiles(): string[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      // Sockets and pipes are counted by their kind, files by their paths.
      return [readlinkSync(`/proc/self/fd/${fd}`).replace(/^(\w+):\[\d+\]$/, '$1')]
    } catch {
      // The folder of this very look.
      return []
    }
  })
}

const counted = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

/** @returns what there is more of than before, as lines; waits a while for what is just closing */
export async function leftSince(before: Held, patienceMs = 5000): Promise<string[]> {
  const end = performance.now() + patienceMs
  for (;;) {
    const more = growth(before, held())
    if (more.length === 0 || performance.now() > end) return more
    await wait(100)
  }
}

function growth(before: Held, now: Held): string[] {
  return (['resources', 'listeners', 'files'] as const).flatMap((kind) =>
    Object.entries(now[kind])
      .map(([name, count]) => ({ name, more: count - (before[kind][name] ?? 0) }))
      .filter(({ more }) => more > 0)
      .map(({ name, more }) => `${more} more of ${kind}: ${name}`),
  )
}
