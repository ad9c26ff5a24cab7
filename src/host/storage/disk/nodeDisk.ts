/** The computer's own disk. */
import { constants, type BigIntStats } from 'node:fs'
import {
  chmod,
  mkdir,
  open,
  readdir,
  rename,
  stat,
  unlink,
  type FileHandle,
} from 'node:fs/promises'
import { dirname } from 'node:path'
import { reasonOf, unfit, type Disk, type DiskFile, type FileLook } from './disk'

/** Secrets of an evening are nobody's but the host's, on a shared computer too. */
const OWN_FOLDER = 0o700
const OWN_FILE = 0o600

/** Windows neither can nor needs to sync a folder. */
const CANNOT_SYNC_FOLDER = new Set(['EPERM', 'EISDIR', 'EINVAL', 'ENOTSUP', 'EBADF'])

/** A pipe that nobody writes into would be waited for without end; Windows has no such files and no such word. */
const READING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

/** @returns null where there is nothing of that name */
async function orNothing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (reasonOf(error) === 'ENOENT') return null
    throw error
  }
}

function lookOf(found: BigIntStats): FileLook {
  const { size, mtimeNs, ctimeNs, ino } = found
  const [changedAt, turnedAt] = [Number(mtimeNs) / 1e6, Number(ctimeNs) / 1e6]
  return {
    regular: found.isFile(),
    bytes: Number(size),
    changedAt,
    touchedAt: Math.max(changedAt, turnedAt),
    stamp: [size, mtimeNs, ctimeNs, ino].join(' '),
  }
}

function refuseUnfit(found: BigIntStats): void {
  const problem = unfit(lookOf(found))
  if (problem) throw problem
}

export const nodeDisk: Disk = {
  async makeFolder(path) {
    const first = await mkdir(path, { recursive: true, mode: OWN_FOLDER })
    if (first === undefined) {
      // Earlier versions left it open to other users; where it cannot be closed, the evening matters more.
      await chmod(path, OWN_FOLDER).catch(() => undefined)
      return
    }
    let made = path
    while (made.length >= first.length) {
      made = dirname(made)
      await this.syncFolder(made)
    }
  },
  async list(folder) {
    try {
      return (await readdir(folder)).sort()
    } catch (error) {
      if (reasonOf(error) === 'ENOENT') return []
      throw error
    }
  },
  look: async (path) => {
    const found = await orNothing(stat(path, { bigint: true }))
    return found && lookOf(found)
  },
  async read(path) {
    // Looked at before it is opened: opening alone rewinds some devices.
    const found = await orNothing(stat(path, { bigint: true }))
    if (!found) return null
    refuseUnfit(found)
    const file = await orNothing(open(path, READING))
    if (!file) return null
    try {
      // And again: another file may have taken the name meanwhile.
      refuseUnfit(await file.stat({ bigint: true }))
      return await file.readFile()
    } finally {
      await file.close()
    }
  },
  async create(path) {
    try {
      return diskFile(await open(path, 'wx', OWN_FILE))
    } catch (error) {
      if (reasonOf(error) === 'EEXIST') return null
      throw error
    }
  },
  async open(path) {
    return diskFile(await open(path, 'r+'))
  },
  rename,
  async remove(path) {
    try {
      await unlink(path)
    } catch (error) {
      if (reasonOf(error) !== 'ENOENT') throw error
    }
  },
  async syncFolder(path) {
    let folder: FileHandle | undefined
    try {
      folder = await open(path, 'r')
      await folder.sync()
    } catch (error) {
      if (!CANNOT_SYNC_FOLDER.has(reasonOf(error))) throw error
    } finally {
      await folder?.close()
    }
  },
}

function diskFile(handle: FileHandle): DiskFile {
  return {
    async write(bytes, at) {
      let written = 0
      while (written < bytes.length) {
        const left = bytes.subarray(written)
        written += (await handle.write(left, 0, left.length, at + written)).bytesWritten
      }
    },
    truncate: (length) => handle.truncate(length),
    sync: () => handle.datasync(),
    close: () => handle.close(),
  }
}
