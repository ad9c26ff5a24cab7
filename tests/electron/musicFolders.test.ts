import type { WebContents, WebFrameMain } from 'electron'
import { expect, it, vi } from 'vitest'
import { MusicFolders } from '../../electron/main/files/musicFolders'
import { takeDrops } from '../../electron/main/ipc/takeDrops'

const electron = vi.hoisted(() => ({ chosen: [] as string[] }))
vi.mock('electron', () => ({
  dialog: {
    showOpenDialog: () =>
      Promise.resolve({ canceled: electron.chosen.length === 0, filePaths: electron.chosen }),
  },
}))

it('A window may name the folders that the host chose in the system’s dialog or dropped on it, and no other', async () => {
  const handle = vi.fn(() => Promise.resolve({ ok: true as const }))
  const folders = new MusicFolders({ handle, notice: vi.fn() }, () => null)
  folders.pick('night')
  await Promise.resolve()
  expect(handle).not.toHaveBeenCalled()

  electron.chosen = ['/music/night']
  await vi.waitFor(() => {
    folders.pick('night')
    expect(handle).toHaveBeenCalledWith({
      type: 'music.folder',
      folder: 'night',
      path: '/music/night',
    })
  })
  expect(folders.isChosen('/music/night')).toBe(true)
  expect(folders.isChosen('/music')).toBe(false)

  let hear: (event: object, path: unknown) => unknown = () => null
  const address = 'nightfall://app/facilitator/'
  const mainFrame = { url: address } as WebFrameMain
  const ipc = { handle: (_: string, listener: typeof hear) => (hear = listener) }
  const contents = { mainFrame, ipc } as unknown as WebContents
  takeDrops(contents, (path) => folders.take(path), address)
  const own = { sender: contents, senderFrame: mainFrame }
  for (const path of ['', 7, null, ['/music/day'], 'x'.repeat(1001)])
    expect(hear(own, path)).toBe('')
  expect(hear({ ...own, senderFrame: { url: address } }, '/music/day')).toBe('')
  expect(folders.isChosen('/music/day')).toBe(false)
  expect(hear(own, '/music/day')).toBe('/music/day')
  expect(folders.isChosen('/music/day')).toBe(true)
})
