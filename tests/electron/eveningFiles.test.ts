import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
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
