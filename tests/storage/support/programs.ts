/** Small programs that the tests start as processes of their own, built once to plain JavaScript. */
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { build, type Plugin } from 'esbuild'

const programs = join(import.meta.dirname, '..', 'programs')

/** A folder for one test file's doings. */
export function scratch(): { folder: string; clean: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'nightfall-'))
  return { folder, clean: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The file of settings costs more to start than all the rest, and most of these programs never open it. */
const withoutSettings: Plugin = {
  name: 'without-settings',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^conf$/ }, ({ path }) => ({ path, namespace: 'nothing' }))
    onLoad({ filter: /./, namespace: 'nothing' }, () => ({ contents: 'export default class {}' }))
  },
}

/** Builds a program of `tests/storage/programs` into a folder. @returns the path of its JavaScript */
export async function buildProgram(
  name: string,
  folder: string,
  { settings = false } = {},
): Promise<string> {
  const outfile = join(folder, `${name}.mjs`)
  await build({
    entryPoints: [join(programs, `${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    minify: true,
    plugins: settings ? [] : [withoutSettings],
    // Packages in the old form ask for `require`.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  })
  return outfile
}

export interface Running {
  readonly child: ChildProcessByStdio<Writable, Readable, null>
  readonly lines: string[]
  /** The next line the program says, or null when it has ended. */
  next(): Promise<string | null>
  say(line: string): void
  /** Resolves once it has ended and all it said was heard. */
  readonly ended: Promise<void>
}

/** Starts a built program. */
export function start(program: string, ...args: string[]): Running {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  let read = 0
  let over = false
  let wake = () => {}
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    wake()
  })
  child.stdin.on('error', () => {})
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => {
      over = true
      wake()
      resolve()
    })
  })
  return {
    child,
    lines,
    async next() {
      while (read === lines.length && !over) await new Promise<void>((resolve) => (wake = resolve))
      return lines[read++] ?? null
    },
    say: (line) => child.stdin.write(`${line}\n`),
    ended,
  }
}
