/** Reads a folder that the host chose: its own music files and nothing of what lies elsewhere. */
import { createHash } from 'node:crypto'
import { homedir } from 'node:os'
import { basename, dirname, isAbsolute, join } from 'node:path'
import type { MusicFile, MusicFolderView, Skip } from '../../bridge'
import { MOST_FILES } from '../../bridge/music'
import { folderFiles, type FolderFiles } from '../../files/folderFiles'
import { troubleOf, type FileTrouble } from '../../files/trouble'
import { HEAD_BYTES, isWhatItSays, typeOf } from './audioFiles'

/** So many entries are looked at before a folder counts as too large. */
const MOST_ENTRIES = 5000
/** A longer piece would take more memory to measure than a small laptop has. */
const MOST_BYTES = 120_000_000
/** After so many files that did not answer, the rest of a folder is not asked. */
const MOST_SLOW = 3

export interface FoundFile extends MusicFile {
  readonly name: string
}

export type FolderProblem = 'gone' | 'unreadable' | 'slow'

export interface FolderContent {
  readonly files: readonly FoundFile[]
  readonly skipped: MusicFolderView['skipped']
  readonly problem: FolderProblem | null
  readonly tooMany: boolean
}

export interface Reading {
  readonly files?: FolderFiles
  /** Whether somebody still waits for what is read. */
  readonly isWanted?: () => boolean
  /** So many files are taken. */
  readonly most?: number
}

/** The folder that a host means: an absolute path, or one from his home on. Null: neither. */
export function meantFolder(typed: string): string | null {
  const path = typed.trim().replace(/^(["'])(.*)\1$/, '$2')
  const home = /^~(?=$|[/\\])/.test(path) ? join(homedir(), path.slice(1)) : path
  return isAbsolute(home) && !home.includes('\0') ? home : null
}

const idOf = (path: string, size: number, changedMs: number): string =>
  createHash('sha256').update(`${path}\0${size}\0${changedMs}`).digest('hex').slice(0, 22)

export const nothing = (problem: FolderContent['problem']): FolderContent => ({
  files: [],
  skipped: [],
  problem,
  tooMany: false,
})

/** Why a folder could not be read. */
function problemOf(error: unknown): FolderProblem {
  const trouble = troubleOf(error)
  return trouble === 'gone' || trouble === 'slow' ? trouble : 'unreadable'
}

const SKIPPED: Readonly<Record<FileTrouble, Skip>> = {
  gone: 'gone',
  changed: 'gone',
  link: 'outside',
  folder: 'content',
  special: 'special',
  large: 'large',
  slow: 'slow',
  unreadable: 'unreadable',
}

/** Reads one entry. @returns the file, or why it is left out */
async function readEntry(
  files: FolderFiles,
  folder: string,
  entry: string,
): Promise<FoundFile | Skip> {
  try {
    const { kind } = await files.look(folder, entry)
    // A link may lead to another file of the folder, and nowhere else.
    const path = kind === 'link' ? await files.target(folder, entry) : join(folder, entry)
    if (dirname(path) !== folder) return 'outside'
    const name = basename(path)
    const file = await files.open(folder, name)
    try {
      const { bytes: size, changedMs } = file.facts
      if (size > MOST_BYTES) return 'large'
      const head = Buffer.alloc(HEAD_BYTES)
      const length = await file.read(head, 0)
      if (!isWhatItSays(entry, head.subarray(0, length))) return 'content'
      const type = typeOf(entry) ?? ''
      return { id: idOf(path, size, changedMs), path, type, size, changedMs, name }
    } finally {
      await file.close().catch(() => {})
    }
  } catch (error) {
    return SKIPPED[troubleOf(error)]
  }
}

/** The names of a folder's music files, in order. @throws what the disk throws */
async function namesIn(
  files: FolderFiles,
  folder: string,
  most: number,
): Promise<{ names: string[]; tooMany: boolean }> {
  const found = await files.names(folder, MOST_ENTRIES)
  // What begins with a dot is hidden, as the copies that macOS lays beside files on foreign disks.
  const names = found.names.filter((name) => !name.startsWith('.') && typeOf(name) !== null)
  const order = new Intl.Collator('en', { numeric: true })
  return {
    names: names.sort((a, b) => order.compare(a, b)).slice(0, most),
    tooMany: names.length > most || !found.isWhole,
  }
}

/** Reads a folder, without those in it. Never throws: what is wrong with it is told. */
export async function readFolder(
  path: string,
  { files = folderFiles, isWanted = () => true, most = MOST_FILES }: Reading = {},
): Promise<FolderContent> {
  try {
    const folder = await files.folder(path)
    const { names, tooMany } = await namesIn(files, folder, most)
    const found: FoundFile[] = []
    const skipped: { name: string; why: Skip }[] = []
    let slow = 0
    for (const name of names) {
      if (!isWanted()) break
      const file = slow < MOST_SLOW ? await readEntry(files, folder, name) : 'slow'
      if (file === 'slow') slow += 1
      if (typeof file === 'string') skipped.push({ name, why: file })
      else found.push(file)
    }
    const problem = found.length === 0 && slow >= MOST_SLOW ? 'slow' : null
    return { files: found, skipped, problem, tooMany }
  } catch (error) {
    return nothing(problemOf(error))
  }
}

/** Whether a file is still the one that was found. */
export async function isStillThere(
  { path, size, changedMs }: MusicFile,
  files: FolderFiles = folderFiles,
): Promise<boolean> {
  try {
    const now = await files.look(dirname(path), basename(path))
    return now.kind === 'file' && now.bytes === size && now.changedMs === changedMs
  } catch {
    return false
  }
}
