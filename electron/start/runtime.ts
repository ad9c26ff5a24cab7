/**
 * Whether the Electron runtime is on this machine, and how to get it. Never imports the `electron` package
 * itself: that would start a download that shows nothing and knows no limit.
 */
import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { pathToFileURL } from 'node:url'

const electronFolder = join(import.meta.dirname, '..', '..', 'node_modules', 'electron')

/** How long the place of the download may keep silent, at the start and in the middle, milliseconds. */
export interface Patience {
  readonly answer: number
  readonly silence: number
}

/** With this, a start without network has made up its mind within five seconds. */
export const PATIENCE: Patience = { answer: 4000, silence: 30_000 }

interface Downloader {
  download(address: string, target: string): Promise<void>
}

/** What is used of `@electron/get`, which comes with the `electron` package. */
interface ElectronGet {
  downloadArtifact(request: {
    version: string
    artifactName: 'electron'
    platform: string
    arch: string
    checksums: Record<string, string>
    cacheRoot: string | undefined
    downloader: Downloader
  }): Promise<string>
}

/** @returns the path of the Electron program, or null when it is not here */
export function electronRuntime(env: NodeJS.ProcessEnv = process.env): string | null {
  const folder = env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(electronFolder, 'dist')
  const program = join(folder, programName())
  return existsSync(program) ? program : null
}

/**
 * Gets the runtime: from the cache of earlier downloads, which needs no network, or from the internet.
 * @param say takes lines about what is going on
 * @returns the path of the program, or null when it cannot be had
 */
export async function fetchRuntime(
  say: (line: string) => void,
  patience: Patience = PATIENCE,
): Promise<string | null> {
  const fromElectron = createRequire(join(electronFolder, 'package.json'))
  const { version } = fromElectron('./package.json') as { version: string }
  try {
    const getPath = pathToFileURL(fromElectron.resolve('@electron/get')).href
    const { downloadArtifact } = (await import(getPath)) as ElectronGet
    await downloadArtifact({
      version,
      artifactName: 'electron',
      platform: process.platform,
      arch: process.arch,
      checksums: fromElectron('./checksums.json') as Record<string, string>,
      cacheRoot: process.env['electron_config_cache'],
      downloader: { download: (from, to) => downloadFile(from, to, say, patience) },
    })
  } catch {
    return null
  }
  // What is in the cache now is unpacked by the package's own installer, which asks the network nothing.
  return (await install()) ? electronRuntime() : null
}

function programName(): string {
  try {
    return readFileSync(join(electronFolder, 'path.txt'), 'utf8').trim()
  } catch {
    if (process.platform === 'darwin') return 'Electron.app/Contents/MacOS/Electron'
    return process.platform === 'win32' ? 'electron.exe' : 'electron'
  }
}

/** @throws when the place does not answer in time, refuses, or falls silent on the way */
export async function downloadFile(
  from: string,
  to: string,
  say: (line: string) => void,
  patience: Patience,
): Promise<void> {
  const stop = new AbortController()
  let watch = setTimeout(() => stop.abort(), patience.answer)
  try {
    const response = await fetch(from, { signal: stop.signal })
    if (!response.ok || !response.body) throw new Error(`${from}: ${response.status}`)
    const total = Number(response.headers.get('content-length'))
    say('Fetching the Electron runtime, this once.')
    await mkdir(dirname(to), { recursive: true })
    let done = 0
    let shown = 0
    await pipeline(
      Readable.fromWeb(response.body as ReadableStream<Uint8Array>),
      async function* (source: AsyncIterable<Uint8Array>) {
        for await (const chunk of source) {
          clearTimeout(watch)
          watch = setTimeout(() => stop.abort(), patience.silence)
          done += chunk.length
          const tenths = total > 0 ? Math.floor((10 * done) / total) : 0
          if (tenths > shown) say(`  ${tenths * 10} % of ${Math.round(total / 1e6)} MB`)
          shown = tenths
          yield chunk
        }
      },
      createWriteStream(to),
      { signal: stop.signal },
    )
  } finally {
    clearTimeout(watch)
  }
}

function install(): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(electronFolder, 'install.js')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      // The very one that was fetched: by itself it would look for another under Rosetta or by npm's settings.
      env: {
        ...process.env,
        ELECTRON_INSTALL_PLATFORM: process.platform,
        ELECTRON_INSTALL_ARCH: process.arch,
      },
      timeout: 120_000,
    })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}
