/** The program: the host, its two windows, and what the machine does meanwhile. */
import { join } from 'node:path'
import ElectronStore from 'electron-store'
import { type BrowserWindow, app, powerMonitor, session } from 'electron'
import type { FacilitatorView } from '../../src/bridge/views'
import { openHost } from '../../src/host/openHost'
import { watchDisplays } from './displays/watchDisplays'
import { pushViews } from './ipc/pushViews'
import { takeCommands } from './ipc/takeCommands'
import { setMenu } from './menu/setMenu'
import { KeepAwake } from './power/keepAwake'
import { askBeforeQuit } from './quit/askBeforeQuit'
import { lockSession } from './security/lockdown'
import { pageAddress, servePages } from './security/scheme'
import { desktopTexts } from './texts'
import { lookForVersions, readDescription } from './updates/lookForVersions'
import { openFacilitator } from './windows/facilitatorWindow'
import { ProjectorScreen } from './windows/projectorWindow'

/** Whether guests sit in a game that has not ended. */
const isRunning = (view: FacilitatorView | null): boolean =>
  view?.room === 'deal' || (view?.room === 'game' && view.game?.winner === null)

/**
 * Opens both windows on the evenings of a folder.
 * @param folder where evenings and settings are kept
 * @throws what the folder's disk throws when it cannot be used at all
 */
export function openProgram(folder: string): void {
  const { host, now } = openHost({
    folder,
    makeSettings: (options) => new ElectronStore(options),
    onError: (error) => {
      console.error(error)
    },
  })
  const awake = new KeepAwake()
  let view: FacilitatorView | null = null
  const look = lookForVersions(readDescription(), ({ version, address }) =>
    host.notice('newerVersion', 'info', { version, address }),
  )
  host.subscribeFacilitator((newer) => {
    view = newer
    look(newer.settings.updates)
    awake.set(isRunning(newer))
  })
  const texts = () => desktopTexts(view?.settings.language ?? 'en')

  lockSession(session.defaultSession)
  servePages(session.defaultSession, join(import.meta.dirname, '..', 'renderer'))

  const facilitator = openFacilitator(texts().facilitatorTitle)
  takeCommands(facilitator.webContents, host, pageAddress('facilitator'))
  const pushing = [
    pushViews(facilitator.webContents, {
      onView: (listener) => host.subscribeFacilitator(listener),
      now,
    }),
  ]

  let projector: ProjectorScreen | null = null
  const openProjector = (): void => {
    const screen = new ProjectorScreen({
      title: texts().projectorTitle,
      beside: facilitator,
      intent: null,
    })
    projector = screen
    const push = pushViews(
      screen.window.webContents,
      { onView: (listener) => host.subscribeProjector(listener), now },
      (hearing) => host.projectorConnected(hearing ? 1 : 0),
    )
    pushing.push(push)
    screen.window.on('closed', () => {
      pushing.splice(pushing.indexOf(push), 1)
      projector = null
    })
  }
  openProjector()

  const stopDisplays = watchDisplays(() => projector?.place())
  powerMonitor.on('suspend', () => void host.suspend())
  powerMonitor.on('resume', () => {
    for (const push of pushing) push.woke()
  })
  setMenu(texts(), () => {
    if (projector) projector.bringBack()
    else openProjector()
  })

  app.on('second-instance', () => comeForward(facilitator))
  app.on('activate', () => comeForward(facilitator))
  const mayQuit = askBeforeQuit({
    isRunning: () => isRunning(view),
    texts,
    parent: () => (facilitator.isDestroyed() ? null : facilitator),
    close: async () => {
      stopDisplays()
      for (const push of [...pushing]) push.stop()
      awake.set(false)
      await host.stop()
    },
  })
  // The host's window is the program: to close it is to ask to quit.
  facilitator.on('close', (event) => {
    if (mayQuit()) return
    event.preventDefault()
    app.quit()
  })
}

function comeForward(window: BrowserWindow): void {
  if (window.isDestroyed()) return
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}
