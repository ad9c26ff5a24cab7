/** What the private window finds: views to hear, and one named method per command. */
import { contextBridge, ipcRenderer, webUtils } from 'electron'
import type { CommandType } from '../../src/bridge/commands'
import type { DeskPack, WordsPack } from '../../src/bridge/packs'
import type { FacilitatorView, Reply } from '../../src/bridge/views/facilitator'
import type { Actions, FacilitatorWindow } from '../../src/bridge/windows'
import { COMMAND_CHANNEL, DROP_CHANNEL } from '../main/ipc/channels'
import { listen } from './listen'

/** The names of all commands, written in by the build: the schemas themselves are checked in main. */
declare const COMMAND_TYPES: readonly CommandType[]

const ask = (type: CommandType) => (payload: object) =>
  ipcRenderer.invoke(COMMAND_CHANNEL, { ...payload, type }) as Promise<Reply>

const actions = Object.fromEntries(COMMAND_TYPES.map((type) => [type, ask(type)])) as Actions

contextBridge.exposeInMainWorld('nightfall', {
  ...listen<FacilitatorView, DeskPack | WordsPack>(),
  actions,
  // Only what the host dropped himself has a path: a page cannot make such a file up.
  takeFolder: (dropped: File) =>
    ipcRenderer.invoke(DROP_CHANNEL, webUtils.getPathForFile(dropped)) as Promise<string>,
} satisfies FacilitatorWindow)
