import type { Disk, DiskFile } from '../../../src/host/storage/disk/disk'

const lie = async () => {}
const unsynced = (file: DiskFile): DiskFile => ({
  write: (bytes, at) => file.write(bytes, at),
  truncate: (length) => file.truncate(length),
  sync: lie,
  close: () => file.close(),
})

/** A disk that says it has synced and has not: to prove that a test would notice, or where syncing only takes time. */
export function lyingDisk(disk: Disk, about: readonly ('files' | 'folders')[]): Disk {
  const files = about.includes('files')
  return {
    makeFolder: (path) => disk.makeFolder(path),
    list: (path) => disk.list(path),
    read: (path) => disk.read(path),
    look: (path) => disk.look(path),
    create: async (path) => {
      const file = await disk.create(path)
      return file && files ? unsynced(file) : file
    },
    open: async (path) => {
      const file = await disk.open(path)
      return files ? unsynced(file) : file
    },
    rename: (from, to) => disk.rename(from, to),
    remove: (path) => disk.remove(path),
    syncFolder: about.includes('folders') ? lie : (path) => disk.syncFolder(path),
  }
}
