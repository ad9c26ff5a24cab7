/** What the build made, looked at as files: what is in a bundle is what a window can do. */
import { readFileSync, readdirSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { commandTypes } from '../../src/bridge/commands.ts'

const out = process.env['NIGHTFALL_BUILT'] ?? resolve(import.meta.dirname, '../../out')
const read = (...path: string[]): string => readFileSync(join(out, ...path), 'utf8')

/** The scripts and styles a page loads before it is first seen: its tags and what its scripts import. */
function firstLoad(audience: string): string[] {
  const page = join(out, 'renderer', audience, 'index.html')
  const found = new Set<string>([page])
  const follow = (file: string, links: RegExp): void => {
    for (const [, link] of readFileSync(file, 'utf8').matchAll(links)) {
      const target = resolve(dirname(file), link ?? '')
      if (found.has(target)) continue
      found.add(target)
      if (target.endsWith('.js')) follow(target, /(?:from|import)\s*["'](\.[^"']+)["']/g)
    }
  }
  follow(page, /(?:src|href)="(\.[^"]+\.(?:js|css))"/g)
  return [...found]
}

const compressed = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0)

test('The projector’s page contains no command and no game’s rules', () => {
  const scripts = readdirSync(join(out, 'renderer', 'assets')).filter((name) =>
    name.endsWith('.js'),
  )
  const facilitator = new Set(firstLoad('facilitator'))
  const projector = firstLoad('projector').filter((file) => file.endsWith('.js'))
  expect(projector.length).toBeGreaterThan(0)
  for (const file of projector) {
    const text = readFileSync(file, 'utf8')
    expect(
      commandTypes.filter(
        (type) =>
          text.includes(`'${type}'`) || text.includes(`"${type}"`) || text.includes(`\`${type}\``),
      ),
    ).toEqual([])
  }
  // Where they would be found if they were there.
  const desk = scripts
    .map((name) => join(out, 'renderer', 'assets', name))
    .filter((file) => facilitator.has(file) && !projector.includes(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  expect(desk).toContain('game.undo')
})

test('The template that new games are copied from is in no part of the program', () => {
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(c?js|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const holding = (word: string) =>
    files.filter((file) => readFileSync(file, 'utf8').includes(word))
  // Words of its texts, its stories and its rules; and one of a game, to see that they would be found.
  for (const word of ['The Lighthouse', 'the lamp coughed twice', 'wreckers.choose']) {
    expect(holding(word)).toEqual([])
  }
  expect(holding('killers.poison').length).toBeGreaterThan(0)
})

test('A preload requires nothing but electron, and carries no schemas', () => {
  for (const name of ['facilitator', 'projector']) {
    const text = read('preload', `${name}.cjs`)
    expect([...text.matchAll(/require\(([^)]*)\)/g)].map(([, what]) => what)).toEqual([
      '"electron"',
    ])
    expect(text.length).toBeLessThan(8000)
  }
  for (const type of commandTypes) expect(read('preload', 'facilitator.cjs')).toContain(`"${type}"`)
})

test('Nothing but the program itself is needed to run it: no package, and no Electron in the browser mode', () => {
  const modules = (...path: string[]): string[] =>
    [
      ...read(...path).matchAll(
        /^(?:import|export)\b[^;\n]*?from\s*"([^"]+)"|^import\s*"([^"]+)"/gm,
      ),
    ]
      .map(([, from, bare]) => from ?? bare ?? '')
      .filter(
        (name) => !name.startsWith('.') && !builtinModules.includes(name.replace('node:', '')),
      )
  expect(modules('main', 'index.js')).toEqual(['electron'])
  expect(modules('browser', 'main.js')).toEqual([])
  for (const name of readdirSync(join(out, 'shared'))) expect(modules('shared', name)).toEqual([])
})

test('The first load is small: at most 150 kB for the projector and 250 kB for the facilitator', () => {
  const projector = compressed(firstLoad('projector'))
  const facilitator = compressed(firstLoad('facilitator'))
  console.log(`first load, compressed: projector ${projector} B, facilitator ${facilitator} B`)
  expect(projector).toBeLessThanOrEqual(150_000)
  expect(facilitator).toBeLessThanOrEqual(250_000)
})

test('A phone’s page is there soon: at most 90 kB, with no command of the desk and no game’s rules', () => {
  const phone = firstLoad('phone')
  console.log(`first load, compressed: phone ${compressed(phone)} B`)
  // The page, its script and its styles.
  expect(phone.length).toBeGreaterThanOrEqual(3)
  expect(compressed(phone)).toBeLessThanOrEqual(90_000)
  const texts = phone.map((file) => readFileSync(file, 'utf8')).join('\n')
  const isQuoted = (type: string) =>
    ["'", '"', '`'].some((mark) => texts.includes(`${mark}${type}${mark}`))
  expect(commandTypes.filter(isQuoted)).toEqual([])
  expect(texts).not.toContain('killers.poison')
})

test('Every package inside may be given away, and its licence goes along', () => {
  const free = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'OFL-1.1']
  for (const path of [['licenses.md'], ['renderer', 'licenses.md']]) {
    const licences = [...read(...path).matchAll(/^## (.+) - \S+ \((.+)\)$/gm)]
    expect(licences.length).toBeGreaterThan(5)
    expect(licences.filter(([, , licence]) => !free.includes(licence ?? ''))).toEqual([])
  }
})
