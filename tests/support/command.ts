/** Runs a command, lets its output be seen as it comes, and keeps it. */
import { spawn } from 'node:child_process'

export interface Finished {
  /** 0 means it went well; a program that was killed or never started has another code. */
  readonly code: number
  readonly output: string
}

export function runCommand(
  cwd: string,
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      process.stdout.write(chunk)
    })
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`)
      resolve({ code: 1, output })
    })
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output })
    })
  })
}

/** Runs a script of package.json. */
export function runNpm(
  cwd: string,
  script: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Finished> {
  return runCommand(cwd, 'npm', ['run', '--silent', script, '--', ...args], env)
}
