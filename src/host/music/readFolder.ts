/** Reads a folder that the host chose: its own music files and nothing of what lies elsewhere. */
import { createHash } from 'node:crypto'
import { open, opendir, realpath, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { basename, dirname, isAbsolute, join } from 'node:path'
import type { MusicFile, MusicFolderView, Skip } from '../../bridge'
import { HEAD_BYTES, isWhatItSays, typeOf } from './audioFiles'

/** So many files of a folder are taken, by name. */
const MOST_FILES = 300
/** So many entries are looked at before a folder counts as too large. */
const MOST_ENTRIES = 5000
/** A longer piece would take more memory to measure than a small laptop has. */
const MOST_BYTES = 120_000_000

export interface FoundFile extends MusicFile {
  readonly name: string
}

export interface FolderContent {
  readonly files: readonly FoundFile[]
  readonly skipped: MusicFolderView['skipped']
  readonly problem: 'gone' | 'unreadable' | null
  readonly tooMany: boolean
}

/** The folder that a host means: an absolute path, or one from his home on. Null: neither. */
export function meantFolder(typed: string): string | null {
  const path = typed.trim().replace(/^(["'])(.*)\1$/, '$2')
  const home = /^~(?=$|[/\\])/.test(path) ? join(homedir(), path.slice(1)) : path
  return isAbsolute(home) && !home.includes('\0') ? home : null
}

const idOf = (path: string, size: number, changedMs: number): string =>
  createHash('sha256').update(`${path}\0${size}\0${changedMs}`).digest('hex').slice(0, 22)

const nothing = (problem: FolderContent['problem']): FolderContent => ({
  files: [],
  skipped: [],
  problem,
  tooMany: false,
})

/** Why a folder could not be read. */
function problemOf(error: unknown): 'gone' | 'unreadable' {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return code === 'ENOENT' || code === 'ENOTDIR' ? 'gone' : 'unreadable'
}

/** Reads one entry. @returns the file, or why it is left out */
async function readFile(folder: string, name: string, type: string): Promise<FoundFile | Skip> {
  try {
    const path = await realpath(join(folder, name))
    // A link may lead to another file of the folder, and nowhere else.
    if (dirname(path) !== folder) return 'outside'
    const file = await open(path, 'r')
    try {
      const found = await file.stat()
      if (!found.isFile()) return 'content'
      if (found.size > MOST_BYTES) return 'large'
      const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
      if (!isWhatItSays(name, buffer.subarray(0, bytesRead))) return 'content'
      const { size, mtimeMs: changedMs } = found
      return { id: idOf(path, size, changedMs), path, type, size, changedMs, name: basename(name) }
    } finally {
      await file.close()
    }
  } catch {
    return 'gone'
  }
}

/** The names of a folder's music files, in order. @throws what the disk throws */
async function namesIn(folder: string): Promise<{ names: string[]; tooMany: boolean }> {
  const names: string[] = []
  let entries = 0
  for await (const { name } of await opendir(folder)) {
    entries += 1
    if (entries > MOST_ENTRIES) break
    // What begins with a dot is hidden, as the copies that macOS lays beside files on foreign disks.
    if (!name.startsWith('.') && typeOf(name) !== null) names.push(name)
  }
  const order = new Intl.Collator('en', { numeric: true })
  return {
    names: names.sort((a, b) => order.compare(a, b)).slice(0, MOST_FILES),
    tooMany: names.length > MOST_FILES || entries > MOST_ENTRIES,
  }
}

/** Reads a folder, without those in it. Never throws: what is wrong with it is told. */
export async function readFolder(path: string): Promise<FolderContent> {
  try {
    const folder = await realpath(path)
    if (!(await stat(folder)).isDirectory()) return nothing('gone')
    const { names, tooMany } = await namesIn(folder)
    const files: FoundFile[] = []
    const skipped: { name: string; why: Skip }[] = []
    for (const name of names) {
      const found = await readFile(folder, name, typeOf(name) ?? '')
      if (typeof found === 'string') skipped.push({ name, why: found })
      else files.push(found)
    }
    return { files, skipped, problem: null, tooMany }
  } catch (error) {
    return nothing(problemOf(error))
  }
}

/** Whether a file is still the one that was found. */
export async function isStillThere({ path, size, changedMs }: MusicFile): Promise<boolean> {
  try {
    const now = await stat(path)
    return now.isFile() && now.size === size && now.mtimeMs === changedMs
  } catch {
    return false
  }
}
