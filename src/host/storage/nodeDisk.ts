/** The computer's own disk. */
import {
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  stat,
  unlink,
  type FileHandle,
} from 'node:fs/promises'
import { dirname } from 'node:path'
import { reasonOf, type Disk, type DiskFile } from './disk'

/** Windows neither can nor needs to sync a folder. */
const CANNOT_SYNC_FOLDER = new Set(['EPERM', 'EISDIR', 'EINVAL', 'ENOTSUP', 'EBADF'])

export const nodeDisk: Disk = {
  async makeFolder(path) {
    const first = await mkdir(path, { recursive: true })
    if (first === undefined) return
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
  async read(path) {
    try {
      return await readFile(path)
    } catch (error) {
      if (reasonOf(error) === 'ENOENT') return null
      throw error
    }
  },
  async changedAt(path) {
    return (await stat(path)).mtimeMs
  },
  async create(path) {
    try {
      return diskFile(await open(path, 'wx', 0o600))
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
