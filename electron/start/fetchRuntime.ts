/** How to get the Electron runtime: from the cache of earlier downloads, or from the internet. */
import { mkdirSync, mkdtempSync, rmdirSync, writeFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PATIENCE, type Patience, Unavailable, codeOf, downloadFile } from './downloadFile.ts'
import { electronFolder, electronRuntime, runtimeFolder, usualProgramName } from './runtime.ts'

/** What was fetched, or why it cannot be had, in words that fit into a line. */
export type Fetched = { readonly program: string } | { readonly problem: string }

interface Downloader {
  download(address: string, target: string): Promise<void>
}

/** What is used of `@electron/get`, which comes with the `electron` package. */
interface ElectronGet {
  readonly ElectronDownloadCacheMode: { readonly ReadWrite: number; readonly ReadOnly: number }
  downloadArtifact(request: {
    version: string
    artifactName: 'electron'
    platform: string
    arch: string
    checksums: Readonly<Record<string, string>>
    cacheRoot: string
    cacheMode: number
    tempDirectory: string
    downloader: Downloader
  }): Promise<string>
}

interface ExtractZip {
  extract(archive: string, options: { readonly dir: string }): Promise<void>
}

export interface FetchOptions {
  readonly patience?: Patience
  /** SHA-256 of the archives by their names; those of the `electron` package if not given. */
  readonly checksums?: Readonly<Record<string, string>>
}

/**
 * Gets the runtime and puts it where `electronRuntime` finds it. Never throws and never waits for somebody silent; what
 * is broken off half way leaves nothing that could be taken for a runtime.
 * @param say takes lines about what is going on
 */
export async function fetchRuntime(
  say: (line: string) => void,
  options: FetchOptions = {},
): Promise<Fetched> {
  try {
    await put(say, options)
  } catch (error) {
    return { problem: problemOf(error) }
  }
  const program = electronRuntime()
  return program === null ? { problem: 'its archive holds no program' } : { program }
}

async function put(
  say: (line: string) => void,
  { patience = PATIENCE, checksums }: FetchOptions,
): Promise<void> {
  const folder = runtimeFolder()
  // Beside it, and asked before a hundred megabytes are on their way.
  const work = makeFolderIn(dirname(folder))
  if (work === null) throw new Unavailable(`${dirname(folder)} cannot be written`)
  try {
    const fromElectron = createRequire(join(electronFolder, 'package.json'))
    const { version } = fromElectron('./package.json') as { version: string }
    const getPath = fromElectron.resolve('@electron/get')
    const { downloadArtifact, ElectronDownloadCacheMode } = await load<ElectronGet>(getPath)
    const cacheRoot = process.env['electron_config_cache'] ?? (await usualCache(getPath))
    const archive = await downloadArtifact({
      version,
      artifactName: 'electron',
      platform: process.platform,
      arch: process.arch,
      checksums: checksums ?? (fromElectron('./checksums.json') as Record<string, string>),
      cacheRoot,
      cacheMode: ElectronDownloadCacheMode[isWritable(cacheRoot) ? 'ReadWrite' : 'ReadOnly'],
      tempDirectory: work,
      downloader: { download: (from, to) => downloadFile(from, to, say, patience) },
    })
    say('Unpacking the Electron runtime.')
    const { extract } = await load<ExtractZip>(
      fromElectron.resolve('@electron-internal/extract-zip'),
    )
    const unpacked = join(work, 'runtime')
    await extract(archive, { dir: unpacked })
    // Whole or not at all: half a runtime would be taken for one at every later start.
    await rm(folder, { recursive: true, force: true })
    await rename(unpacked, folder)
    // Where the package itself looks for its name.
    if (folder === join(electronFolder, 'dist')) {
      writeFileSync(join(electronFolder, 'path.txt'), usualProgramName())
    }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

const load = async <T>(path: string): Promise<T> => (await import(pathToFileURL(path).href)) as T

/** Where `@electron/get` keeps its downloads, by the package that it asks itself. */
async function usualCache(getPath: string): Promise<string> {
  type EnvPaths = (name: string, options: { suffix: string }) => { readonly cache: string }
  const path = createRequire(getPath).resolve('env-paths')
  const { default: envPaths } = await load<{ default: EnvPaths }>(path)
  return envPaths('electron', { suffix: '' }).cache
}

/** A new folder in another one; null where that takes nothing and cannot be made either. */
function makeFolderIn(folder: string): string | null {
  try {
    mkdirSync(folder, { recursive: true })
    return mkdtempSync(join(folder, '.nightfall-'))
  } catch {
    return null
  }
}

function isWritable(folder: string): boolean {
  const made = makeFolderIn(folder)
  if (made !== null) rmdirSync(made)
  return made !== null
}

function problemOf(error: unknown): string {
  if (error instanceof Unavailable) return error.message
  if (error instanceof Error && error.constructor.name === 'ChecksumMismatchError') {
    return 'what came is not what was published: its checksum is another'
  }
  const code = codeOf(error)
  return `it cannot be unpacked here${code === null ? '' : `: ${code}`}`
}
