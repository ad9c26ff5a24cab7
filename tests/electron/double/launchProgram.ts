/**
 * Starts the built program on a double of Electron: main runs in this process, its windows are pages of a real
 * browser, the preloads run in them. The program is laid out as an installed one, so that its own
 * `import 'electron'` finds the double, and each start loads it anew.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { DoubleMachine } from './doubleMachine.ts'
import { type DoubleDisplay, laptop, television } from './doubleScreen.ts'
import type { DoubleWindow } from './doubleWindow.ts'

// Each program listens for the end of the process, and here many live in one.
process.setMaxListeners(0)

const MACHINES = 'nightfallDoubleMachines'
const root = join(import.meta.dirname, '..', '..', '..')

export interface LaunchOptions {
  readonly browser: Browser
  /** The host's display first. Without it: a laptop and a television. */
  readonly displays?: readonly DoubleDisplay[]
  /** Where evenings are kept. Without it: a new folder that goes when the program has ended. */
  readonly data?: string
  /** The machine's single instances; give two programs the same set to let them meet. */
  readonly locks?: Set<string>
  /** What stands on its command line besides. */
  readonly args?: readonly string[]
  /** The folder with `main`, `preload` and `renderer`: this build, or the one that NIGHTFALL_BUILT names. */
  readonly built?: string
  /** What stands in the program's own description besides what it was built with. */
  readonly description?: Readonly<Record<string, unknown>>
  /** Whether the program is told that it was installed. */
  readonly isPackaged?: boolean
}

export interface Program {
  readonly machine: DoubleMachine
  readonly data: string
  facilitator(): Promise<Page>
  projector(): Promise<Page>
  /** The windows by what they are for; null when there is none. */
  window(kind: 'facilitator' | 'projector'): DoubleWindow | null
  /** Ends it at once, without asking, and clears up. */
  dispose(): Promise<void>
}

export async function launchProgram(options: LaunchOptions): Promise<Program> {
  const {
    browser,
    displays = [laptop(), television()],
    built = process.env['NIGHTFALL_BUILT'] ?? join(root, 'out'),
  } = options
  if (!existsSync(join(built, 'main', 'index.js'))) throw new Error('Not built: npm run build.')
  const machine = new DoubleMachine(browser, displays, options.locks ?? new Set())
  machine.app.isPackaged = options.isPackaged ?? false
  const place = mkdtempSync(join(tmpdir(), 'nightfall-double-'))
  const data = options.data ?? join(place, 'data')
  const main = layOut(place, built, machine, options.description)

  const before = process.env['NIGHTFALL_DATA']
  process.env['NIGHTFALL_DATA'] = data
  const { argv } = process
  process.argv = [...argv, ...(options.args ?? [])]
  try {
    await import(pathToFileURL(main).href)
  } finally {
    process.argv = argv
    if (before === undefined) delete process.env['NIGHTFALL_DATA']
    else process.env['NIGHTFALL_DATA'] = before
  }
  await machine.app.whenReady()

  const window = (kind: 'facilitator' | 'projector'): DoubleWindow | null =>
    [...machine.windows].find(({ options: { webPreferences } }) =>
      webPreferences?.preload?.endsWith(`${kind}.cjs`),
    ) ?? null
  const page = (kind: 'facilitator' | 'projector'): Promise<Page> => {
    const found = window(kind)
    if (!found) throw new Error(`The ${kind} window is not open.`)
    return found.ready()
  }
  return {
    machine,
    data,
    window,
    facilitator: () => page('facilitator'),
    projector: () => page('projector'),
    async dispose() {
      if (machine.app.exitCode === null) {
        // Nobody is there to be asked; what the program closes on its way out is closed.
        machine.powerMonitor.emit('shutdown')
        await machine.app.ended
      }
      await machine.settle()
      rmSync(place, { recursive: true, force: true })
    },
  }
}

/** @returns the program's main file */
function layOut(
  place: string,
  built: string,
  machine: DoubleMachine,
  description: object = {},
): string {
  const modules = join(place, 'node_modules')
  const program = join(modules, 'nightfall', 'out')
  mkdirSync(program, { recursive: true })
  const own = join(built, '..', 'package.json')
  const original = existsSync(own) ? own : join(root, 'package.json')
  writeFileSync(
    join(modules, 'nightfall', 'package.json'),
    JSON.stringify({ ...(JSON.parse(readFileSync(original, 'utf8')) as object), ...description }),
  )
  for (const part of ['main', 'network', 'shared']) {
    if (existsSync(join(built, part))) {
      cpSync(join(built, part), join(program, part), { recursive: true })
    }
  }
  for (const part of ['preload', 'renderer']) {
    symlinkSync(join(built, part), join(program, part), 'junction')
  }

  const electron = join(modules, 'electron')
  mkdirSync(electron)
  const module = machine.module()
  const world = globalThis as unknown as Record<string, Map<string, unknown>>
  const machines = (world[MACHINES] ??= new Map())
  machines.set(place, module)
  writeFileSync(
    join(electron, 'package.json'),
    '{ "name": "electron", "type": "module", "exports": "./index.js" }',
  )
  writeFileSync(
    join(electron, 'index.js'),
    `const electron = globalThis.${MACHINES}.get(${JSON.stringify(place)})
export default electron
export const { ${Object.keys(module).join(', ')} } = electron
`,
  )
  return join(program, 'main', 'index.js')
}
