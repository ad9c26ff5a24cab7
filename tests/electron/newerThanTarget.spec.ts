/** The big screen runs in browsers of TVs that are years old: what is built for it uses nothing that these do not have. */
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'

const root = resolve(import.meta.dirname, '../..')
const pages = join(process.env['NIGHTFALL_BUILT'] ?? join(root, 'out'), 'renderer')

/** The Chrome that first had something, with how it is written; what older ones pass over without harm is not here. */
const SINCE: readonly (readonly [chrome: number, what: string, pattern: RegExp])[] = [
  [92, 'Array.prototype.at', /\.at\(-1\)/],
  [93, 'Object.hasOwn', /Object\.hasOwn\(/],
  [97, 'findLast', /\.findLast(?:Index)?\(/],
  [98, 'structuredClone', /\bstructuredClone\(/],
  [99, '@layer', /@layer\b/],
  [103, 'AbortSignal.timeout', /AbortSignal\.(?:timeout|any)\(/],
  [104, 'rotate, scale, translate as properties', /[;{](?:rotate|scale|translate):[^,;}]*[;}]/],
  [105, ':has()', /:has\(/],
  [105, 'container queries', /@container\b|container-type:|\d(?:cqi|cqw|cqh|cqb|cqmin|cqmax)\b/],
  [105, 'checkVisibility', /\.checkVisibility\(/],
  [108, 'small and dynamic viewports', /\d[dsl]v(?:h|w|min|max)\b/],
  // Vue hands these on to lists that are asked for them, and asks for none itself.
  [110, 'toSorted and its like', /(?<!\(this\))\.to(?:Sorted|Reversed|Spliced)\(/],
  [111, 'color-mix', /color-mix\(/],
  [111, 'sines in styles', /[: (,](?:sin|cos|tan|atan2)\((?=[^)]*(?:deg|rad|turn|var))/],
  [113, 'easing by points', /[: ]linear\(\d/],
  [116, 'Map.groupBy', /\.groupBy\(/],
  [119, 'Promise.withResolvers', /\.withResolvers\(/],
  [120, 'nested rules', /[;{}]&/],
  [
    120,
    'masks without their prefix',
    /(?<!-webkit-mask(?:-image)?:[^;}]*;)(?<=[;{])mask(?:-image)?:/,
  ],
  [123, 'light-dark', /light-dark\(/],
]

/** The page of the big screen and all that it may ever load. */
function everyFile(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const follow = (file: string): void => {
    if (found.has(file)) return
    const text = readFileSync(file, 'utf8')
    found.set(file, text)
    for (const [, name = ''] of text.matchAll(/["'`](\.{1,2}\/[\w./-]+\.(?:js|css))["'`]/g))
      follow(resolve(dirname(file), name))
    // What is loaded later stands in a list of names from the pages' folder.
    for (const [, name = ''] of text.matchAll(/["'`](assets\/[\w.-]+\.(?:js|css))["'`]/g))
      follow(join(pages, name))
  }
  follow(join(pages, 'projector', 'index.html'))
  return found
}

const target = (): number => {
  const config = readFileSync(join(root, 'electron.vite.config.ts'), 'utf8')
  return Number(/target: 'chrome(\d+)'/.exec(config)?.[1])
}

test('Nothing of the big screen is newer than the browser that it is built for', () => {
  const files = everyFile()
  expect(files.size).toBeGreaterThan(60)
  const newer = SINCE.filter(([chrome]) => chrome > target())
  const found = [...files].flatMap(([file, text]) =>
    newer.flatMap(([, what, pattern]) => {
      const at = text.search(pattern)
      return at < 0 ? [] : [`${what} in ${file}: ${text.slice(at - 40, at + 40)}`]
    }),
  )
  expect(found).toEqual([])
})

test('What that browser has just learned is used, so newer things would be found', () => {
  const text = [...everyFile().values()].join('\n')
  const used = SINCE.filter(([chrome]) => chrome <= target())
  expect(used.filter(([, , pattern]) => !pattern.test(text))).toEqual([])
})
