/** What the public window finds: it can only listen. */
import { contextBridge } from 'electron'
import type { ProjectorView } from '../../src/bridge/views'
import type { ProjectorWindow } from '../../src/bridge/windows'
import { listen } from './listen'

contextBridge.exposeInMainWorld('nightfall', listen<ProjectorView>() satisfies ProjectorWindow)
