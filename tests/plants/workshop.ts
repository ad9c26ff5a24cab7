/** A copy of the program to plant bugs in: the checkout itself is never touched. */
import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { planted, type Plant } from './plant'

export const checkout = join(import.meta.dirname, '..', '..')

export interface Workshop {
  readonly folder: string
  /** Plants a bug and calls back, then takes it out. @returns null when the place of the bug is not found exactly once */
  withPlant<T>(plant: Plant, act: () => Promise<T>): Promise<T | null>
  remove(): void
}

/** Copies what git knows of or would take in; packages are linked one by one, so that their caches are not shared. */
export function openWorkshop(): Workshop {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'nightfall-plants-')))
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const names = execFileSync('git', listed, { cwd: checkout, encoding: 'utf8' }).split('\0')
  for (const name of names) {
    const from = join(checkout, name)
    if (name === '' || !existsSync(from)) continue
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    copyFileSync(from, join(folder, name))
  }
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(checkout, 'node_modules'))) {
    if (name.startsWith('.') && name !== '.bin') continue
    const own = join(folder, 'node_modules', name)
    symlinkSync(join(checkout, 'node_modules', name), own, 'junction')
  }
  return {
    folder,
    async withPlant(plant, act) {
      const path = join(folder, plant.file)
      const source = readFileSync(path, 'utf8')
      const broken = planted(source, plant)
      if (broken === null) return null
      writeFileSync(path, broken)
      try {
        return await act()
      } finally {
        writeFileSync(path, source)
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
