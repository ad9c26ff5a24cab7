/**
 * `npm start`: builds what is not built, then opens Nightfall in Electron, or, where its runtime cannot be had
 * or cannot open a window, in the browser mode. Says which, in one line, within five seconds.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isBuilt } from './freshness.ts'
import { electronRuntime, fetchRuntime } from './runtime.ts'

/** An Electron that ends by itself sooner than this never showed a window. */
const STILLBORN_MS = 5000

const root = join(import.meta.dirname, '..', '..')
const args = process.argv.slice(2)
const wantsBrowser = args.includes('--browser')
const passedOn = args.filter((arg) => arg !== '--browser')

const say = (line: string): void => {
  console.log(line)
}

/** Finds or fetches the Electron program, or says in a line why the browser stands in. */
async function findElectron(): Promise<string | null> {
  const browser = 'Nightfall opens in the browser.'
  if (wantsBrowser) return null
  const here = electronRuntime()
  if (here !== null) return here
  // No need to fetch a hundred megabytes for a machine without a desktop.
  if (hasDesktop()) {
    const fetched = await fetchRuntime(say)
    if (fetched !== null) return fetched
    say(`The Electron runtime is not here and cannot be fetched: ${browser}`)
  } else {
    say(`The Electron runtime is not here, and no desktop either: ${browser}`)
  }
  return null
}

const hasDesktop = (): boolean =>
  process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'])

async function start(): Promise<number> {
  const electron = await findElectron()
  if (!isBuilt(root)) {
    say('Building the windows; this takes a few seconds.')
    const built = await run(process.execPath, [electronVite(), 'build', '--logLevel', 'warn'])
    if (built !== 0 || stopping) return built
  }
  if (electron !== null) {
    const began = performance.now()
    const code = await run(electron, [...platformFlags(), root, ...passedOn])
    if (code === 0 || stopping || performance.now() - began > STILLBORN_MS) return code
    say('Electron could not open its windows: Nightfall opens in the browser.')
  }
  return run(process.execPath, [join(root, 'out', 'browser', 'main.js'), ...passedOn])
}

function platformFlags(): string[] {
  if (process.platform !== 'linux') return []
  return [
    // Under Wayland no program may place its windows, and the big screen has its place: X11 stands in.
    ...(process.env['DISPLAY'] ? ['--ozone-platform=x11'] : []),
    // Root has no sandbox to give, and Electron does not start without being told.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ]
}

function electronVite(): string {
  const path = join(root, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js')
  if (!existsSync(path)) throw new Error('Packages are missing: run npm ci first.')
  return path
}

let running: ChildProcess | null = null
/** Set once we were told to stop: what ends after that is no failure and has no successor. */
let stopping = false

function run(program: string, parameters: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    running = spawn(program, parameters, { cwd: root, stdio: 'inherit' })
    running.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    running.on('close', (code) => resolve(stopping ? 0 : (code ?? 1)))
  })
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopping = true
    if (running) running.kill(signal)
    else process.exit(0)
  })
}

process.exitCode = await start()
