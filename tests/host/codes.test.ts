import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { EngineRefusal } from '../../src/engine'
import type { HostRefusal } from '../../src/host/program/refusals'
import type { StorageProblemCode } from '../../src/host/storage/ports'
import { codes } from '../../src/i18n/locales/en/codes'

const root = join(import.meta.dirname, '../..')

/** The sources of some folders as one text. */
function sources(...folders: string[]): string {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => readFileSync(join(root, folder, file), 'utf8')),
    )
    .join('\n')
}

function all(text: string, ...patterns: RegExp[]): string[] {
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => match[1] ?? ''),
  )
  return [...new Set(found)].sort()
}

describe('the texts of codes', () => {
  it('say what happened, why and what to do for every refusal of engine, host and carriers', () => {
    const text = sources('src/engine', 'src/host', 'src/bridge')
    const used = all(
      text,
      /refuse\(\s*'(\w+)'/g,
      /refused\(\{ code: '(\w+)'/g,
      /refusal: \{ code: '(\w+)'/g,
      /code: '(name\w+)'/g,
      /(?:throw problem|new StorageProblem)\('(\w+)'/g,
      /\blost\('(\w+)'\)/g,
    )
    const texts: Readonly<Record<EngineRefusal | HostRefusal | StorageProblemCode, object>> =
      codes.refusals
    expect(used.length).toBeGreaterThan(60)
    expect(used.filter((code) => !(code in texts))).toEqual([])
  })

  it('exist for every notice of the host and its storage', () => {
    const text = sources('src/host')
    const used = all(
      text,
      /notify\([^,]+,\s*'(\w+)'/g,
      /found\.push\(\{ code: '(\w+)'/g,
      /code: '(torn\w+|settings\w+)'/g,
    )
    expect(used).toContain('tornLine')
    expect(used.filter((code) => !(code in codes.notices))).toEqual([])
  })

  it('are never empty and end their sentences', () => {
    for (const table of [codes.refusals, codes.notices]) {
      for (const { title, body } of Object.values(table)) {
        expect(title).toMatch(/[.!?]$/)
        expect(body).toMatch(/[.!?}]$/)
      }
    }
  })
})
