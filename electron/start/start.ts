/**
 * `npm start`: builds what is not built, then opens Nightfall in Electron, or, where its runtime cannot be had
 * or cannot open a window, in the browser mode. Says which, in one line, within five seconds.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isBuilt } from './freshness.ts'
import { fetchRuntime } from './fetchRuntime.ts'
import { unfitFor } from './processor.ts'
import { electronRuntime } from './runtime.ts'

/** An Electron that ends by itself sooner than this never showed a window. */
const STILLBORN_MS = 5000

const IN_BROWSER = 'Nightfall opens in the browser.'
const root = join(import.meta.dirname, '..', '..')
const args = process.argv.slice(2)
const wantsBrowser = args.includes('--browser')
const passedOn = args.filter((arg) => arg !== '--browser')

const say = (line: string): void => {
  console.log(line)
}

/** Finds or fetches the Electron program, or says in a line why the browser stands in. */
async function findElectron(): Promise<string | null> {
  if (wantsBrowser) return null
  const here = electronRuntime()
  const unfit = here === null ? 'not here' : unfitFor(here)
  if (unfit === null) return here
  let reason = 'has no desktop to open on either'
  // No need to fetch a hundred megabytes for a machine without a desktop.
  if (hasDesktop()) {
    const fetched = await fetchRuntime(say)
    if ('program' in fetched) return fetched.program
    reason = `cannot be fetched (${fetched.problem})`
  }
  say(`The Electron runtime is ${unfit} and ${reason}: ${IN_BROWSER}`)
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
    let refused = ''
    const code = await run(electron, [...platformFlags(), root, ...passedOn], (error) => {
      refused = ` (${error.code ?? error.message})`
    })
    if (code === 0 || stopping || performance.now() - began > STILLBORN_MS) return code
    say(`Electron could not open its windows${refused}: ${IN_BROWSER}`)
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

function run(
  program: string,
  parameters: readonly string[],
  onRefused = (error: NodeJS.ErrnoException): void => console.error(error.message),
): Promise<number> {
  return new Promise((resolve) => {
    const refused = (error: unknown): void => {
      onRefused(error instanceof Error ? error : new Error(String(error)))
      resolve(1)
    }
    try {
      running = spawn(program, parameters, { cwd: root, stdio: 'inherit' })
      running.on('error', refused)
      running.on('close', (code) => resolve(stopping ? 0 : (code ?? 1)))
    } catch (error) {
      // A program of another processor is refused so, on macOS and Windows: in place of an event.
      refused(error)
    }
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
