/**
 * Finds a Chromium-like browser for the window tests. Order: NIGHTFALL_BROWSER, an installed Chrome, Chromium
 * or Edge, Playwright's own download, Debian's package when root; never waits without a limit.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

const DOWNLOAD_LIMIT_MS = 120_000
const PACKAGE_LIMIT_MS = 180_000

const HELP =
  'No browser for the window tests. Install Chrome, Chromium or Edge, or name one in NIGHTFALL_BROWSER.'

/** Flags for a quiet browser; the sandbox only goes where it cannot work, as root on Linux. */
export const browserFlags: readonly string[] = [
  ...(process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
]

/** @returns the path of a browser that is there already, or null */
export function installedBrowser(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string | null {
  return candidates(env, platform).find(isExecutable) ?? null
}

/**
 * @param say takes one line about anything that lasts (a download)
 * @returns the path of a browser, fetched if need be
 * @throws when NIGHTFALL_BROWSER names nothing that runs, or no browser can be had
 */
export function findBrowser(say: (line: string) => void = console.log): string {
  const named = process.env['NIGHTFALL_BROWSER']
  if (named) {
    if (isExecutable(named)) return named
    throw new Error(`NIGHTFALL_BROWSER names ${named}, which is not a program that can be run.`)
  }
  const found = installedBrowser() ?? playwrightBrowser()
  if (found) return found
  say(
    'No browser found for the window tests; asking Playwright for its Chromium (2 minutes at most).',
  )
  downloadByPlaywright()
  const downloaded = playwrightBrowser()
  if (downloaded) return downloaded
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('No download to be had; installing the chromium package (3 minutes at most).')
    installPackage()
    const packaged = installedBrowser()
    if (packaged) return packaged
  }
  throw new Error(HELP)
}

function candidates(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string[] {
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge']
    return ['/Applications', join(env['HOME'] ?? '', 'Applications')].flatMap((folder) =>
      apps.map((app) => join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
    )
  }
  if (platform === 'win32') {
    const programs = ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap((key) => {
      const folder = env[key]
      return folder ? [folder] : []
    })
    const names = ['Google\\Chrome', 'Chromium', 'Microsoft\\Edge']
    return programs.flatMap((folder) =>
      names.map((name) => {
        const exe = name.endsWith('Edge') ? 'msedge.exe' : 'chrome.exe'
        return `${folder}\\${name}\\Application\\${exe}`
      }),
    )
  }
  const names = [
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'microsoft-edge-stable',
    'microsoft-edge',
  ]
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return [...folders, '/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) =>
    names.map((name) => join(folder, name)),
  )
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Asked in a process of its own: Playwright fixes its browser folder when it is loaded. */
function playwrightBrowser(): string | null {
  const script = "process.stdout.write(require('playwright-core').chromium.executablePath())"
  const { stdout } = spawnSync(process.execPath, ['-e', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    timeout: 10_000,
  })
  return stdout && isExecutable(stdout) ? stdout : null
}

function downloadByPlaywright(): void {
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
  spawnSync(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium', '--no-shell'], {
    stdio: 'inherit',
    timeout: DOWNLOAD_LIMIT_MS,
    killSignal: 'SIGKILL',
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  })
}

function installPackage(): void {
  const options = {
    stdio: 'inherit' as const,
    timeout: PACKAGE_LIMIT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  try {
    execFileSync('apt-get', ['-o', 'Acquire::http::Timeout=15', 'update', '-qq'], options)
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], options)
  } catch {
    // What failed stands on the screen already; the caller looks whether a browser is there now.
  }
}
