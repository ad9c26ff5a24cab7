/**
 * Which processes run. A process is known by its id and by a token of when it started, because systems use
 * ids again: a lock left by a dead program must not look alive because somebody else got its number.
 */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { reasonOf } from './disk'

export interface Processes {
  readonly pid: number
  /** This process's own token; letters and digits only. `x`: the system does not tell. */
  token(): Promise<string>
  /** Whether the process that had this id and token still runs; when in doubt, it does. */
  runs(pid: number, token: string): Promise<boolean>
}

export const UNKNOWN_TOKEN = 'x'
const run = promisify(execFile)

class SystemProcesses implements Processes {
  readonly pid = process.pid
  #own: Promise<string> | undefined

  token(): Promise<string> {
    return (this.#own ??= startToken(this.pid).then((token) => token ?? UNKNOWN_TOKEN))
  }

  async runs(pid: number, token: string): Promise<boolean> {
    if (!hasPid(pid)) return false
    const present = await startToken(pid)
    if (present === DEAD) return false
    return present === null || token === UNKNOWN_TOKEN || present === token
  }
}

export const systemProcesses: Processes = new SystemProcesses()

const DEAD = 'dead'

function hasPid(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs, but is somebody else's.
    return reasonOf(error) === 'EPERM'
  }
}

/** @returns a token that never changes while the process lives, `dead`, or null where it cannot be known */
async function startToken(pid: number): Promise<string | null> {
  try {
    switch (process.platform) {
      case 'linux':
        return await linuxToken(pid)
      case 'darwin': {
        const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
        const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)], { env })
        return plain(stdout)
      }
      case 'win32': {
        const script = `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`
        const options = { timeout: 5000, windowsHide: true }
        const { stdout } = await run('powershell', ['-NoProfile', '-Command', script], options)
        return plain(stdout)
      }
      default:
        return null
    }
  } catch {
    // No such tool or not allowed: fall back on the id alone.
    return null
  }
}

const plain = (text: string): string | null => text.replaceAll(/[^A-Za-z0-9]/g, '') || null

async function linuxToken(pid: number): Promise<string | null> {
  const [stat, boot] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
  ])
  // The name in brackets may hold anything; after it stand the state and, 19 fields on, the start in ticks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields[0] === 'Z' || fields[0] === 'X') return DEAD
  return plain(`${fields[19] ?? ''}b${boot.slice(0, 8)}`)
}
