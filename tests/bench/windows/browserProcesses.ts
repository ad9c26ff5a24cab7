/** What the system knows of the browsers that this program has started. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

interface Process {
  readonly pid: number
  /** Processor seconds so far. */
  readonly seconds: number
  readonly args: string
}

function browserProcesses(): Process[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,cputimes=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, seconds, ...args] = line.trim().split(/\s+/)
      return {
        pid: Number(pid),
        parent: Number(parent),
        seconds: Number(seconds),
        args: args.join(' '),
      }
    })
  const parents = new Map(rows.map(({ pid, parent }) => [pid, parent]))
  const isOurs = (pid: number | undefined): boolean =>
    pid === process.pid || (pid !== undefined && isOurs(parents.get(pid)))
  return rows.filter(
    ({ pid, args }) => /chrom(e|ium)/i.test(args) && args.includes('--type=') && isOurs(pid),
  )
}

/** Processor seconds so far of all processes of these browsers. */
export const browserSeconds = (): number =>
  browserProcesses().reduce((sum, { seconds }) => sum + seconds, 0)

/**
 * Megabytes of the largest page, what it shares with others counted by its part.
 * @returns null where the system does not tell (it does on Linux)
 */
export function largestPage(): number | null {
  const sizes = browserProcesses()
    .filter(({ args }) => args.includes('--type=renderer'))
    .map(({ pid }) => `/proc/${pid}/smaps_rollup`)
    .filter((file) => existsSync(file))
    .map((file) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? Number.NaN))
  return sizes.length === 0 ? null : (Math.max(...sizes) * 1024) / 1e6
}
