/** Code to be measured, bundled as the program is: what runs it otherwise names every function anew, and halves its speed. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '..', '..')

/** Bundles a module of this folder and loads it. @param name its file, without the ending */
export async function bundled<Module>(name: string): Promise<Module> {
  const outfile = join(root, '.cache', 'bench', `${name}.mjs`)
  await build({
    entryPoints: [join(import.meta.dirname, `${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Packages of the older form ask for Node's own modules in the older way.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
    },
    logLevel: 'warning',
  })
  return (await import(pathToFileURL(outfile).href)) as Module
}
