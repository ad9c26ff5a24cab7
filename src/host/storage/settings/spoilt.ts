/** Tells whether a settings file can be used, and keeps one that cannot under another name. */
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { parseJson } from '../../../bridge/json'
import { reasonOf, unfit } from '../disk/disk'
import { StorageProblem } from '../ports'
import { NAME } from './keyValueFile'

const pathIn = (folder: string): string => join(folder, `${NAME}.json`)

/** No right to read it. Whatever else the system says may be another at the next try. */
const FOREVER = new Set(['EACCES', 'EPERM'])

/**
 * What is wrong with a folder's settings file, for good: no rights, no file, no JSON, no settings; null when it can be
 * used. @throws what the disk says where another try may go better
 */
export function unusable(folder: string): 'absent' | 'spoilt' | null {
  try {
    const found = statSync(pathIn(folder), { throwIfNoEntry: false })
    if (!found) return 'absent'
    const problem = unfit({ regular: found.isFile(), bytes: found.size })
    if (problem) throw problem
    return isSettings(readFileSync(pathIn(folder), 'utf8')) ? null : 'spoilt'
  } catch (error) {
    if (error instanceof StorageProblem || FOREVER.has(reasonOf(error))) return 'spoilt'
    throw error
  }
}

function isSettings(text: string): boolean {
  try {
    const value = parseJson(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/** Gives what has the settings' name another one, whatever it is. @returns that name */
export function moveAside(folder: string): string {
  const file = freeName(folder)
  renameSync(pathIn(folder), join(folder, file))
  return file
}

/** Copies the settings as they are, for nobody but the host. @returns the copy's name */
export function copyAside(folder: string): string {
  const file = freeName(folder)
  const copy = join(folder, file)
  try {
    copyFileSync(pathIn(folder), copy, constants.COPYFILE_EXCL)
    chmodSync(copy, 0o600)
  } catch (error) {
    // A full disk takes half of it; the name was free before.
    rmSync(copy, { force: true })
    throw error
  }
  return file
}

function freeName(folder: string): string {
  let file = `${NAME}.unreadable.json`
  for (let n = 2; existsSync(join(folder, file)); n += 1) file = `${NAME}.unreadable.${n}.json`
  return file
}
