/** Files that are written whole: there is never half of one under its name. */
import { StorageProblem } from '../ports'
import type { Disk } from './disk'

/** Writes a file of a free name, synced; its folder is not. */
export async function writeNew(disk: Disk, path: string, bytes: Uint8Array): Promise<void> {
  const file = await disk.create(path)
  if (!file) throw new StorageProblem('unwritable', { reason: 'EEXIST' })
  try {
    await file.write(bytes, 0)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Writes a draft, over one that was left there. */
export async function writeDraft(disk: Disk, draft: string, bytes: Uint8Array): Promise<void> {
  await disk.remove(draft)
  await writeNew(disk, draft, bytes)
}

/** Puts a file in its place, over what has that name; the folder is still to be synced. @param draft a free name beside it */
export async function putWhole(
  disk: Disk,
  draft: string,
  path: string,
  bytes: Uint8Array,
): Promise<void> {
  await writeDraft(disk, draft, bytes)
  await disk.rename(draft, path)
}
