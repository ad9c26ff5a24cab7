/** What the public window finds: it can only listen. */
import { contextBridge, ipcRenderer } from 'electron'
import type { ShowPack, WordsPack } from '../../src/bridge/packs'
import type { ProjectorView } from '../../src/bridge/views/room'
import type { ProjectorWindow } from '../../src/bridge/windows'
import { SOUND_CHANNEL } from '../main/ipc/channels'
import { listen } from './listen'

const soundListeners = new Set<(on: boolean) => void>()
let sounds = true
ipcRenderer.on(SOUND_CHANNEL, (_event, on: boolean) => {
  sounds = on
  for (const listener of soundListeners) listener(on)
})

contextBridge.exposeInMainWorld('nightfall', {
  ...listen<ProjectorView, ShowPack | WordsPack>(),
  onSound(listener: (on: boolean) => void) {
    soundListeners.add(listener)
    listener(sounds)
    return () => {
      soundListeners.delete(listener)
    }
  },
} satisfies ProjectorWindow)
