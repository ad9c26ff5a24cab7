/** Parts of the program as somebody might break them: bundled anew, with a line of their source changed. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'

const root = join(import.meta.dirname, '..', '..')

let folder: string | null = null
let bundles = 0

/** Where this process puts its bundles; gone with it. */
function place(): string {
  if (folder !== null) return folder
  const made = mkdtempSync(join(tmpdir(), 'nightfall-bundled-'))
  process.on('exit', () => rmSync(made, { recursive: true, force: true }))
  folder = made
  return made
}

/** What stands in a source, and what somebody put there instead. */
export interface Change {
  readonly file: string
  readonly from: string
  readonly to: string
}

/** Bundles a source of the program for Node. @returns the path of its JavaScript. @throws when what is to be changed is not there */
export async function bundled(entry: string, changes: readonly Change[] = []): Promise<string> {
  const outfile = join(place(), `program-${(bundles += 1)}.mjs`)
  const made = new Set<Change>()
  await build({
    entryPoints: [join(root, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['bufferutil', 'utf-8-validate'],
    // Packages in the old form ask for `require`.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
    },
    logLevel: 'error',
    plugins: [changing(changes, made)],
  })
  const missed = changes.filter((change) => !made.has(change))
  if (missed.length > 0) throw new Error(`nothing to change: ${JSON.stringify(missed)}`)
  return outfile
}

function changing(changes: readonly Change[], made: Set<Change>): Plugin {
  const files = new Map(changes.map(({ file }) => [join(root, file), file]))
  return {
    name: 'changing',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        if (!files.has(path)) return undefined
        let contents = readFileSync(path, 'utf8')
        for (const change of changes.filter(({ file }) => join(root, file) === path)) {
          if (!contents.includes(change.from)) continue
          contents = contents.replace(change.from, () => change.to)
          made.add(change)
        }
        return { contents, loader: 'ts' }
      })
    },
  }
}
