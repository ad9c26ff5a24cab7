/**
 * The licences of everything that is shipped, in one file: what the build bundled, the fonts, which it copies
 * without a word, and the runtime.
 */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** What Vite puts between a file's name and its extension: a hyphen and eight characters. */
const HASH_LENGTH = 9
const FONT_SCOPES = ['@fontsource', '@fontsource-variable']

export interface Notice {
  /** Name, version and licence, as in `ws - 8.23.0 (MIT)`. */
  readonly title: string
  readonly text: string
}

/**
 * Collects the licences of what the build made.
 * @param root the project's folder, built
 * @throws when something is shipped whose licence is not known
 */
export function collectNotices(root: string): Notice[] {
  const lists = ['out/licenses.md', 'out/renderer/licenses.md'].map((path) =>
    readFileSync(join(root, path), 'utf8'),
  )
  const notices = [
    ...lists.flatMap(readList),
    ...fontPackages(root).map((name) => packageNotice(root, name)),
    packageNotice(root, 'electron'),
  ]
  const byTitle = new Map(notices.map((notice) => [notice.title, notice]))
  return [...byTitle.values()].toSorted((a, b) => (a.title < b.title ? -1 : 1))
}

/** Writes the notices to a file of the project. */
export function writeNotices(root: string, path: string): void {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  const parts = collectNotices(root).map(({ title, text }) => `## ${title}\n\n${text}\n`)
  // At once, so that a second packing beside this one never finds half a file.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, [HEAD, ...parts].join('\n'))
  renameSync(draft, file)
}

const HEAD = `# Third-party notices

Nightfall itself is under the MIT licence (\`LICENSE.nightfall.txt\`); its pictures and sounds are its own. It contains
the works of others named below, each under the licence given with it. The licences of Chromium, which is part of
Electron, are in \`LICENSES.chromium.html\`.
`

/** Reads a list as Vite writes it: a heading for each package, its licence below. */
function readList(markdown: string): Notice[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n')
      return { title: title.trim(), text: lines.join('\n').trim() }
    })
}

/** The packages that shipped fonts come from. */
function fontPackages(root: string): string[] {
  const packages = FONT_SCOPES.flatMap((scope) => {
    const folder = join(root, 'node_modules', scope)
    return existsSync(folder) ? readdirSync(folder).map((name) => `${scope}/${name}`) : []
  })
  const fonts = readdirSync(join(root, 'out', 'renderer', 'assets')).filter((name) =>
    name.endsWith('.woff2'),
  )
  const found = fonts.map((font) => {
    const file = `${font.slice(0, -'.woff2'.length - HASH_LENGTH)}.woff2`
    const owner = packages.find((name) =>
      existsSync(join(root, 'node_modules', name, 'files', file)),
    )
    if (!owner) throw new Error(`The font ${font} is shipped, but its licence is not known.`)
    return owner
  })
  return [...new Set(found)]
}

function packageNotice(root: string, name: string): Notice {
  const folder = join(root, 'node_modules', name)
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string
    license: string
  }
  const text = readFileSync(join(folder, 'LICENSE'), 'utf8').trim()
  return { title: `${name} - ${version} (${license})`, text }
}
