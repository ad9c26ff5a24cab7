import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const sourcesOf = (folder: string): { readonly path: string; readonly text: string }[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => ({ path: path.slice(root.length + 1), text: readFileSync(path, 'utf8') }))

/** What a source takes from a module, by the names it has there. */
function taken(text: string, module: string): string[] {
  const imports = text.matchAll(new RegExp(`import (?!type)([^'"]*?) from '${module}'`, 'g'))
  return [...imports].flatMap(([, names = '']) =>
    names
      .replace(/[{}]/g, '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  )
}

describe('The sources of the desktop program', () => {
  const sources = [...sourcesOf('electron/main'), ...sourcesOf('electron/preload')]

  it('open no address, run no program and make no window but by the safe preferences', () => {
    expect(sources.length).toBeGreaterThan(15)
    const foreign = sources.filter(
      ({ text }) =>
        taken(text, 'electron').some((name) => ['shell', 'net', 'webFrame'].includes(name)) ||
        taken(text, '(?:node:)?child_process').length > 0 ||
        taken(text, '(?:node:)?vm').length > 0,
    )
    expect(foreign.map(({ path }) => path)).toEqual([])
    for (const { text } of sources.filter(({ text }) => text.includes('new BrowserWindow('))) {
      expect(text).toMatch(/webPreferences: safePreferences\((?:'\w+'|null)\),?\n/)
    }
  })

  it('would be caught if one of them did', () => {
    expect(taken("import { app, shell } from 'electron'", 'electron')).toContain('shell')
    expect(taken("import {\n  type App,\n  net,\n} from 'electron'", 'electron')).toEqual(['net'])
    expect(taken("import type { Shell } from 'electron'", 'electron')).toEqual([])
  })
})
