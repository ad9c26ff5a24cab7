import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { unfitFor } from '../../electron/start/processor.ts'

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'nightfall-processor-'))))
afterAll(() => rmSync(folder, { recursive: true }))

const elf = (machine: number): Buffer =>
  Buffer.concat([
    Buffer.from('\x7fELF'),
    Buffer.alloc(14),
    Buffer.from([machine, 0]),
    Buffer.alloc(44),
  ])
const put = (content: Buffer | string): string => {
  const path = join(folder, 'program')
  writeFileSync(path, content)
  return path
}
const linux = (arch: string) => ({ platform: 'linux', arch })

it('A program is for this processor or another one, whichever of the two it is', () => {
  const [x64, arm64] = [62, 183]
  expect(unfitFor(put(elf(x64)), linux('x64'))).toBeNull()
  expect(unfitFor(put(elf(arm64)), linux('arm64'))).toBeNull()
  expect(unfitFor(put(elf(arm64)), linux('x64'))).toBe('for another processor (arm64, not x64)')
  expect(unfitFor(put(elf(x64)), linux('arm64'))).toBe('for another processor (x64, not arm64)')
  expect(unfitFor(put(elf(99)), linux('x64'))).toBe('for another processor (unknown, not x64)')
})

it('A program that is empty, cut off or no program at all is damaged, and a script may be anything', () => {
  for (const content of ['', '\x7fELF', 'PK\x03\x04 an archive that nobody unpacked']) {
    expect(unfitFor(put(content), linux('x64')), content).toBe('damaged')
  }
  expect(unfitFor(put('#!/bin/sh\nexit 0\n'), linux('x64'))).toBeNull()
})

it('Other systems say so themselves, and what cannot be read is left to the start', () => {
  expect(unfitFor(put(''), { platform: 'darwin', arch: 'arm64' })).toBeNull()
  expect(unfitFor(join(folder, 'nowhere'), linux('x64'))).toBeNull()
  expect(unfitFor(process.execPath)).toBeNull()
})
