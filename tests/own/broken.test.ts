/** Everything that can be wrong with a document: exactly the marked errors on exactly the marked lines. */
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { open } from '../../src/own/open/open'
import {
  ERROR_CODES,
  NOTE_CODES,
  WARNING_CODES,
  type ProblemLevel,
} from '../../src/own/problems/codes'
import { LIMITS } from '../../src/own/schema/limits'

const folder = 'tests/own/documents'
const small = readdirSync(`${folder}/broken`).map((name) => `broken/${name}`)

/** `line code` of every mark: `#! code` for an error, `#? code` for a warning or a note. */
const marksIn = (text: string, sign: '!' | '?'): string[] =>
  text.split('\n').flatMap((line, index) => {
    const code = new RegExp(`#\\${sign} (\\w+)`).exec(line)?.[1]
    return code === undefined ? [] : [`${index + 1} ${code}`]
  })

const opened = new Map<string, ReturnType<typeof open>>()

/** What comes of a text, read once. */
function read(text: string): ReturnType<typeof open> {
  const known = opened.get(text) ?? open(text)
  opened.set(text, known)
  return known
}

const found = (text: string, ...levels: readonly ProblemLevel[]): string[] =>
  read(text)
    .problems.filter(({ level }) => levels.includes(level))
    .map(({ line, code }) => `${line} ${code}`)

const textOf = (file: string): string => readFileSync(`${folder}/${file}`, 'utf8')

describe('A broken document', () => {
  it.each(['broken.yaml', ...small])(
    '%s has the marked errors on the marked lines (OG-6, OG-7, OG-8, OG-9, OG-23, OG-29, OG-53, OG-65, OG-93, OG-94, OG-139, OG-168, OG-169)',
    (file) => {
      const text = textOf(file)
      if (file === 'broken/yamlSyntax.yaml') {
        expect(read(text).problems).toMatchObject([{ code: 'yamlSyntax' }])
        return
      }
      expect(found(text, 'error')).toEqual(marksIn(text, '!'))
      expect(found(text, 'warning', 'note')).toEqual(expect.arrayContaining(marksIn(text, '?')))
      expect(read(text).document === null).toBe(marksIn(text, '!').length > 0)
    },
  )

  it('too large, too long or not of letters is not even parsed (OG-100)', () => {
    const codes = (text: string): string[] => open(text).problems.map(({ code }) => code)
    expect(codes('#'.repeat(LIMITS.bytes + 1))).toEqual(['tooBig'])
    expect(codes('\n'.repeat(LIMITS.lines + 1))).toEqual(['tooBig'])
    expect(codes('name: \ud800')).toEqual(['notUtf8'])
  })
})

describe('Every code', () => {
  it('comes up in some broken document (OG-104)', () => {
    const files = ['idTaken', 'unreadable', 'unwritable', 'hashWrong', 'tooSlow']
    const tried = [
      'longestReached',
      'chainTooLong',
      'stepNeverUsed',
      'oneSided',
      'notCompared',
      'leak',
      'crash',
    ]
    const elsewhere = ['yamlSyntax', 'tooBig', 'notUtf8', ...files, ...tried]
    const marked = ['broken.yaml', ...small].flatMap((file) => {
      const text = textOf(file)
      return [...marksIn(text, '!'), ...marksIn(text, '?')].map((mark) => mark.split(' ')[1])
    })
    const there = new Set([...marked, ...elsewhere, ...neverDealt()])
    expect(
      [...ERROR_CODES, ...WARNING_CODES, ...NOTE_CODES].filter((code) => !there.has(code)),
    ).toEqual([])
  })
})

/** A shipped document has roles that somebody takes in by hand, and is told so. */
function neverDealt(): string[] {
  const text = readFileSync('assets/games/plain-town.yaml', 'utf8')
  return open(text).problems.map(({ code }) => code)
}
