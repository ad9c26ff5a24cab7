/** A disk that notes what a power cut could still take: names that no folder was told to keep, and unsynced content. */
import type { Disk, DiskFile } from '../../../src/host/storage/disk/disk'

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))

export interface NotingDisk extends Disk {
  /** Paths whose name in its folder, or whose content, is not yet kept. */
  readonly unkept: Set<string>
  /** Paths that got their name before their content was kept: a power cut leaves them there with nothing in them. */
  readonly hollow: Set<string>
}

export function notingDisk(disk: Disk): NotingDisk {
  const unkept = new Set<string>()
  const unwritten = new Set<string>()
  const hollow = new Set<string>()
  const noted = (path: string, file: DiskFile): DiskFile => {
    const changes = () => void unwritten.add(path)
    return {
      write: async (bytes, at) => {
        changes()
        await file.write(bytes, at)
      },
      truncate: async (length) => {
        changes()
        await file.truncate(length)
      },
      sync: async () => {
        await file.sync()
        unwritten.delete(path)
      },
      close: () => file.close(),
    }
  }
  return {
    unkept,
    hollow,
    makeFolder: (path) => disk.makeFolder(path),
    list: (path) => disk.list(path),
    look: (path) => disk.look(path),
    read: (path) => disk.read(path),
    create: async (path) => {
      const file = await disk.create(path)
      if (file) unkept.add(path)
      return file && noted(path, file)
    },
    open: async (path) => noted(path, await disk.open(path)),
    rename: async (from, to) => {
      await disk.rename(from, to)
      if (unwritten.has(from)) hollow.add(to)
      unkept.add(from).add(to)
    },
    remove: async (path) => {
      await disk.remove(path)
      unwritten.delete(path)
      unkept.add(path)
    },
    syncFolder: async (path) => {
      await disk.syncFolder(path)
      for (const one of unkept)
        if (folderOf(one) === path && !unwritten.has(one)) unkept.delete(one)
    },
  }
}
