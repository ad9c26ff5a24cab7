/** The program: the host, its two windows, and what the machine does meanwhile. */
import { join } from 'node:path'
import ElectronStore from 'electron-store'
import { type BrowserWindow, app, powerMonitor, session } from 'electron'
import { NetworkScreen } from '../../src/browser/network/networkScreen'
import type { ScreensView } from '../../src/bridge/machine'
import type { FacilitatorView } from '../../src/bridge/views'
import { openHost } from '../../src/host/openHost'
import { hearClicker } from './clicker/clicker'
import { Screens } from './displays/screens'
import { watchDisplays } from './displays/watchDisplays'
import { isWayland } from './displays/wayland'
import { SOUND_CHANNEL } from './ipc/channels'
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
import { ProjectorWindow } from './windows/projectorWindow'

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
    if (newer.machine.awake !== isAwake()) host.machineChanged({ awake: awake.isOn })
  })
  /** From the lobby to the end no screen goes dark. */
  function isAwake(): boolean {
    awake.set(view !== null && view.room !== 'shelf')
    return awake.isOn
  }
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

  let hearing = false
  let sounds = true
  let tellSound = (): void => {}
  let place: ScreensView['place'] = 'closed'
  // A window that hides is no big screen.
  const countScreens = (): void =>
    host.projectorConnected(hearing && place !== 'hidden' && place !== 'closed' ? 1 : 0)
  const openProjector = (): ProjectorWindow => {
    const projector = new ProjectorWindow(texts().projectorTitle)
    const push = pushViews(
      projector.window.webContents,
      { onView: (listener) => host.subscribeProjector(listener), now },
      (hears) => {
        hearing = hears
        countScreens()
        if (hears) tellSound()
      },
    )
    pushing.push(push)
    const { webContents } = projector.window
    tellSound = () => {
      if (!webContents.isDestroyed()) webContents.send(SOUND_CHANNEL, sounds)
    }
    hearClicker(webContents, {
      isBlack: () => view?.stage.blackout ?? false,
      handle: (command) => host.handle(command),
      onRefused: ({ code }) => host.notice(code, 'warning'),
    })
    projector.window.on('closed', () => {
      pushing.splice(pushing.indexOf(push), 1)
    })
    return projector
  }
  const network = new NetworkScreen({
    host,
    now,
    pages: join(import.meta.dirname, '..', 'renderer'),
    onView: (shown) => host.machineChanged({ network: shown }),
    onLocalSound: (on) => {
      sounds = on
      tellSound()
    },
  })
  const { screen: intent } = host.attach({
    isAwake,
    network,
    screens: {
      choose: (key) => screens.choose(key),
      identify: () => screens.identify(),
      show: () => screens.show(),
    },
  })
  const screens = new Screens({
    desk: facilitator,
    intent,
    placeable: !isWayland(process),
    openProjector,
    onView: (shown) => {
      place = shown.place
      countScreens()
      host.machineChanged({ screens: shown })
      refreshMenu(shown)
    },
  })
  function refreshMenu(shown: ScreensView): void {
    setMenu(texts(), shown, {
      showProjector: () => screens.show(),
      // By the host, so that it is remembered.
      chooseScreen: (key) => void host.handle({ type: 'screens.choose', key }),
      identify: () => screens.identify(),
      showKeys: () => showKeys(facilitator),
    })
  }
  screens.show()
  network.report()

  const stopDisplays = watchDisplays(
    facilitator,
    () => screens.arrange(),
    () => screens.followDesk(),
  )
  powerMonitor.on('suspend', () => void host.suspend())
  powerMonitor.on('resume', () => {
    for (const push of pushing) push.woke()
  })

  app.on('second-instance', () => comeForward(facilitator))
  app.on('activate', () => comeForward(facilitator))
  const mayQuit = askBeforeQuit({
    isRunning: () => isRunning(view),
    texts,
    parent: () => (facilitator.isDestroyed() ? null : facilitator),
    close: async () => {
      stopDisplays()
      screens.stop()
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

/** As if the key for it had been pressed at the desk. */
function showKeys(window: BrowserWindow): void {
  if (window.isDestroyed()) return
  comeForward(window)
  window.webContents.sendInputEvent({ type: 'keyDown', keyCode: 'F1' })
}
