import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Figure } from './report'

const renderer = join(import.meta.dirname, '../../out/renderer')

/** The scripts and styles that a page asks for before it shows anything, its imports included. */
function firstLoad(page: string): string[] {
  const html = readFileSync(join(renderer, page, 'index.html'), 'utf8')
  const found = new Set<string>()
  const queue = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, file]) =>
    nameOf(file),
  )
  while (queue.length > 0) {
    const file = queue.pop()
    if (!file || found.has(file)) continue
    found.add(file)
    if (!file.endsWith('.js')) continue
    const text = readFileSync(join(renderer, 'assets', file), 'utf8')
    for (const [, used] of text.matchAll(
      /(?:^|[;}\s])(?:import|from)\s*["']\.\/([^"']+\.js)["']/g,
    )) {
      queue.push(nameOf(used))
    }
  }
  return [...found]
}

const nameOf = (path = ''): string => path.split('/').at(-1) ?? path

/** Compressed first load of both windows, fonts and sounds apart. */
export function sizeFigures(): Figure[] {
  const files = new Set(readdirSync(join(renderer, 'assets')))
  return (
    [
      ['projector', 150],
      ['facilitator', 250],
    ] as const
  ).map(([page, most]) => {
    const bytes = firstLoad(page)
      .filter((file) => files.has(file))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(renderer, 'assets', file))).length, 0)
    return {
      what: `first load of the ${page}, compressed`,
      measured: `${(bytes / 1000).toFixed(0)} kB`,
      goal: `<= ${most} kB`,
      met: bytes <= most * 1000,
    }
  })
}
