/** Whether the notices know every package whose code or fonts are shipped, as two bundlers find them by themselves. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { build as bundle } from 'esbuild'
import { build as buildPages, type InlineConfig, type Plugin } from 'vite'
import config from '../../electron.vite.config.ts'
import { collectNotices } from '../../electron/packaging/notices.ts'

const root = join(import.meta.dirname, '..', '..')

/** The package that a file belongs to; null for our own. */
function packageOf(file: string): string | null {
  const [path, inside] = file.replaceAll('\\', '/').split(/.*node_modules\//)
  if (inside === undefined || path === undefined) return null
  const parts = inside.split('/')
  return parts.slice(0, inside.startsWith('@') ? 2 : 1).join('/')
}

const packagesOf = (files: readonly string[]): string[] =>
  [...new Set(files.map(packageOf))].filter((name) => name !== null).sort()

/** The packages in main and the preloads, by esbuild. */
async function packagesInMain(): Promise<string[]> {
  const { metafile } = await bundle({
    absWorkingDir: root,
    entryPoints: [
      'electron/main/index.ts',
      'electron/preload/facilitator.ts',
      'electron/preload/projector.ts',
    ],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    external: ['electron', 'bufferutil', 'utf-8-validate'],
    outdir: 'nowhere',
    logLevel: 'silent',
  })
  return packagesOf(
    Object.values(metafile.outputs).flatMap(({ inputs }) =>
      Object.entries(inputs)
        .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
        .map(([path]) => path),
    ),
  )
}

/** The packages in the pages: what is in their scripts, and where copied files come from. */
async function packagesInPages(): Promise<string[]> {
  const files: string[] = []
  const collect: Plugin = {
    name: 'collect',
    generateBundle(_options, output) {
      for (const part of Object.values(output)) {
        if (part.type === 'asset') files.push(...part.originalFileNames)
        else
          files.push(
            ...Object.entries(part.modules)
              .filter(([, { renderedLength }]) => renderedLength > 0)
              .map(([id]) => id),
          )
      }
    },
  }
  const { renderer } = config as { renderer: InlineConfig }
  await buildPages({
    ...renderer,
    configFile: false,
    logLevel: 'silent',
    plugins: [...(renderer.plugins ?? []), collect],
    build: { ...renderer.build, write: false },
  })
  return packagesOf(files)
}

test('The notices have the licence of every package whose code or fonts are shipped', async () => {
  const notices = collectNotices(root)
  const known = notices.map(({ title }) => title.slice(0, title.indexOf(' - ')))
  const inMain = await packagesInMain()
  const inPages = await packagesInPages()
  console.log(`packages: ${inMain.length} in main, ${inPages.length} in the pages`)
  expect(inMain).toEqual(expect.arrayContaining(['electron-store', 'valibot', 'conf']))
  expect(inPages).toEqual(
    expect.arrayContaining(['@vue/runtime-core', 'pinia', 'howler', '@fontsource/kanit']),
  )
  const shipped = [...new Set([...inMain, ...inPages, 'electron'])]
  expect(shipped.filter((name) => !known.includes(name))).toEqual([])
})

test('Every notice carries the whole text of a licence that lets the program be given away', () => {
  const free = /^.+ - \d\S* \((MIT|ISC|BSD-2-Clause|BSD-3-Clause|0BSD|Apache-2\.0|OFL-1\.1)\)$/
  for (const { title, text } of collectNotices(root)) {
    expect(title).toMatch(free)
    expect(text).toMatch(/copyright/i)
    expect(text.length).toBeGreaterThan(500)
  }
})

test('What was packed has no package that the notices do not know', () => {
  // The build's own lists, from which the notices come, name each package once.
  const titles = collectNotices(root).map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  for (const path of ['out/licenses.md', 'out/renderer/licenses.md']) {
    const listed = [...readFileSync(join(root, path), 'utf8').matchAll(/^## (.+)$/gm)]
    expect(listed.filter(([, title]) => !titles.includes(title?.trim() ?? ''))).toEqual([])
  }
})
