/**
 * Whether the Electron runtime is on this machine. Never imports the `electron` package itself: that would start a
 * download that shows nothing and knows no limit.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const electronFolder = join(import.meta.dirname, '..', '..', 'node_modules', 'electron')

/** The folder that the runtime is in, or will be. */
export const runtimeFolder = (env: NodeJS.ProcessEnv = process.env): string =>
  env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(electronFolder, 'dist')

/** @returns the path of the Electron program, or null when it is not here */
export function electronRuntime(env: NodeJS.ProcessEnv = process.env): string | null {
  const program = join(runtimeFolder(env), programName())
  return existsSync(program) ? program : null
}

function programName(): string {
  try {
    return readFileSync(join(electronFolder, 'path.txt'), 'utf8').trim()
  } catch {
    return usualProgramName()
  }
}

/** Where the program stands in the published archive. */
export function usualProgramName(): string {
  if (process.platform === 'darwin') return 'Electron.app/Contents/MacOS/Electron'
  return process.platform === 'win32' ? 'electron.exe' : 'electron'
}
