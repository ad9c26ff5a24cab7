/**
 * Keeps two programs from writing one evening. Each contender first announces itself with a file of its own
 * (evening, process id, start of the process), then looks who else stands there. Of two at the same moment at
 * least one sees the other and steps back, and the file of a dead process can be removed without a race,
 * because no living one ever has that name.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Disk } from './disk'
import { StorageProblem } from '../ports'
import { UNKNOWN_TOKEN, type Processes } from './processes'

const TRIES = 4
/** Separates the parts of a lock's name; no evening's id has it. */
const PART = '~'

/** Locks held by this very program. */
const held = new Set<string>()

export interface Lock {
  /** Never rejects: a lock that could not be removed can be taken again by us, and dies with us. */
  release(): Promise<void>
}

/** @throws StorageProblem `locked` when a living process has the evening */
export async function takeLock(
  disk: Disk,
  folder: string,
  id: string,
  processes: Processes,
): Promise<Lock> {
  await disk.makeFolder(folder)
  const token = await processes.token()
  const name = [id, processes.pid, token].join(PART)
  const path = `${folder}/${name}`
  for (let tries = 1; ; tries += 1) {
    await announce(disk, path, processes.pid)
    held.add(path)
    const other = await rival(disk, folder, id, name, processes)
    const release = async () => {
      held.delete(path)
      await disk.remove(path).catch(() => undefined)
    }
    if (other === null) return { release }
    await release()
    if (tries === TRIES) throw new StorageProblem('locked', { pid: other })
    await wait(10 + Math.random() * 30)
  }
}

async function announce(disk: Disk, path: string, pid: number): Promise<void> {
  let file = await disk.create(path)
  if (!file && !held.has(path)) {
    // It has our name but we do not hold it: it could not be removed, or an earlier process had our id.
    await disk.remove(path)
    file = await disk.create(path)
  }
  if (!file) throw new StorageProblem('locked', { pid })
  await file.close()
}

/** Looks for a living process that has the evening; clears away what dead ones left. */
async function rival(
  disk: Disk,
  folder: string,
  id: string,
  own: string,
  processes: Processes,
): Promise<number | null> {
  let living: number | null = null
  for (const name of await disk.list(folder)) {
    const [evening, pid, token] = name.split(PART)
    if (evening !== id || name === own) continue
    if (await processes.runs(Number(pid), token ?? UNKNOWN_TOKEN)) living = Number(pid)
    else await disk.remove(`${folder}/${name}`)
  }
  return living
}

/** Which evenings other living processes have open: id and process. */
export async function lockedByOthers(
  disk: Disk,
  folder: string,
  processes: Processes,
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>()
  for (const name of await disk.list(folder)) {
    const [evening, pid, token] = name.split(PART)
    if (!evening || Number(pid) === processes.pid) continue
    if (await processes.runs(Number(pid), token ?? UNKNOWN_TOKEN)) found.set(evening, Number(pid))
  }
  return found
}
