import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SaveDialogOptions } from 'electron'
import { expect, it, vi } from 'vitest'
import { EveningFiles } from '../../electron/main/files/eveningFiles'

const electron = vi.hoisted(() => ({ asked: [] as unknown[], path: '' }))
vi.mock('electron', () => ({
  dialog: {
    showSaveDialog: (options: unknown) => {
      electron.asked.push(options)
      return Promise.resolve({ canceled: false, filePath: electron.path })
    },
  },
}))

it('The dialog is told to ask before an evening is written over another file, which Linux’s does not by itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nightfall-files-'))
  electron.path = join(folder, 'kept.nightfall')
  const notice = vi.fn()
  const files = new EveningFiles({ notice, handle: vi.fn(), gamePicked: vi.fn() }, { open: null })
  files.save('kept.nightfall', 'an evening')
  await vi.waitFor(() => expect(notice).toHaveBeenCalledOnce())
  const [options] = electron.asked as SaveDialogOptions[]
  expect(options?.properties).toContain('showOverwriteConfirmation')
  expect(readFileSync(electron.path, 'utf8')).toBe('an evening')
  rmSync(folder, { recursive: true })
})

it('What is written over is a file: it holds the evening alone, and a pipe or a folder is refused at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nightfall-files-'))
  const longer = join(folder, 'longer.nightfall')
  writeFileSync(longer, 'an evening that was longer')
  const wrong = [join(folder, 'folder')]
  mkdirSync(join(folder, 'folder'))
  if (process.platform !== 'win32') {
    wrong.push(join(folder, 'pipe'))
    execFileSync('mkfifo', [join(folder, 'pipe')])
  }
  const notice = vi.fn()
  const files = new EveningFiles({ notice, handle: vi.fn(), gamePicked: vi.fn() }, { open: null })
  for (const [count, path] of [longer, ...wrong].entries()) {
    electron.path = path
    files.save('kept.nightfall', 'an evening')
    await vi.waitFor(() => expect(notice).toHaveBeenCalledTimes(count + 1))
  }
  expect(readFileSync(longer, 'utf8')).toBe('an evening')
  const [written, ...refused] = notice.mock.calls
  expect(written).toEqual(['exported', 'info', { path: longer }])
  for (const call of refused) {
    expect(call).toEqual(['notExported', 'error', { reason: 'it is no file' }])
  }
  expect(refused).toHaveLength(wrong.length)
  rmSync(folder, { recursive: true })
})
