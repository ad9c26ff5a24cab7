/** Whether what was built still stands for the sources. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['src', 'electron/main', 'electron/preload', 'rulesets', 'assets']
const SETTINGS = ['electron.vite.config.ts', 'package-lock.json', 'tsconfig.json']
const BUILT = [
  'out/main/index.js',
  'out/browser/main.js',
  'out/preload/facilitator.cjs',
  'out/preload/projector.cjs',
  'out/renderer/facilitator/index.html',
  'out/renderer/projector/index.html',
]

/** @returns true when everything is built and no source is newer than the oldest part of it */
export function isBuilt(root: string): boolean {
  const built = BUILT.map((path) => changedAt(join(root, path)))
  const sources = [
    ...SOURCES.map((path) => newestIn(join(root, path))),
    ...SETTINGS.map((path) => changedAt(join(root, path))),
  ]
  return Math.min(...built) > Math.max(...sources)
}

function newestIn(folder: string): number {
  let newest = changedAt(folder)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    newest = Math.max(newest, entry.isDirectory() ? newestIn(path) : changedAt(path))
  }
  return newest
}

/** Milliseconds since 1970; 0 for what is not there. */
function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
