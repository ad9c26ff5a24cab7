import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..', 'src')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Fields of a page that somebody types words into, and that a browser would offer to fill in by itself. */
function fillable(template: string): string[] {
  const fields = template.match(/<(?:input|textarea)\b(?:"[^"]*"|[^">])*>/g) ?? []
  return fields
    .filter((field) => !/\stype="(?:checkbox|radio|range|number|file)"/.test(field))
    .filter((field) => !field.includes('autocomplete="off"'))
}

describe('In a browser of the host’s own, what stands in the windows stays in them:', () => {
  const pages = files.filter((path) => path.endsWith('index.html'))

  it('no page is translated, checked for spelling or continued by a service', () => {
    expect(pages).toHaveLength(4)
    for (const path of pages) {
      const page = read(path)
      expect(page, path).toMatch(
        /<html [^>]*translate="no" spellcheck="false" writingsuggestions="false">/,
      )
      expect(page, path).toContain('<meta name="google" content="notranslate" />')
    }
  })

  it('no field asks for what was typed elsewhere, or keeps it for others', () => {
    const parts = files.filter((path) => path.endsWith('.vue'))
    expect(
      parts.filter((path) => read(path).includes('autocomplete="off"')).length,
    ).toBeGreaterThan(8)
    expect(
      parts.flatMap((path) => fillable(read(path)).map((field) => `${path}: ${field}`)),
    ).toEqual([])
    expect(parts.filter((path) => read(path).includes('spellcheck="true"'))).toEqual([])
  })

  it('and a field that did would be found', () => {
    expect(fillable('<input v-model="name" @input="a => b" class="field" />')).toHaveLength(1)
    expect(fillable('<textarea rows="2"></textarea><input type="range" max="3" />')).toHaveLength(1)
    expect(fillable('<input autocomplete="off" />')).toEqual([])
  })
})
