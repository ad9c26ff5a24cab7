/** The program: the host, its two windows, and what the machine does meanwhile, wired together. */
import { join } from 'node:path'
import ElectronStore from 'electron-store'
import { app, session } from 'electron'
import type { ReadText, TextWasRead } from '../../src/host/games/reading/messages'
import type { OddsSoFar, PlayOdds } from '../../src/host/odds/messages'
import { openHost } from '../../src/host/openHost'
import { breakOffMusic } from '../../src/serve/musicFiles'
import { programVersion } from '../../src/host/program/programVersion'
import type { FromMoments, ToMoments } from '../../src/serve/moments/messages'
import { PublicMoments } from '../../src/serve/moments/publicMoments'
import { NetworkScreen } from '../../src/serve/network/networkScreen'
import type { FromPhones, ToPhones } from '../../src/serve/phones/messages'
import { PhonesOnNetwork } from '../../src/serve/phones/phonesOnNetwork'
import { Screens } from './displays/screens'
import { watchDisplays } from './displays/watchDisplays'
import { isWayland } from './displays/wayland'
import { EveningFiles } from './files/eveningFiles'
import { MusicFolders } from './files/musicFolders'
import { goOn } from './graphics/goOn'
import { type Unfinished, argumentsWithoutGraphics } from './graphics/restart'
import { watchGraphics } from './graphics/watchGraphics'
import { LatestView } from './host/latestView'
import { ProgramMenu } from './menu/programMenu'
import { startProcess } from './network/startProcess'
import { hearSleep, tellOfSleep } from './power/hearSleep'
import { KeepAwake } from './power/keepAwake'
import { askBeforeQuit } from './quit/askBeforeQuit'
import { lockSession } from './security/lockdown'
import { servePages } from './security/scheme'
import { lookForVersions } from './updates/lookForVersions'
import { BigScreen } from './windows/bigScreen'
import { DeskWindow } from './windows/deskWindow'
import { findHalted } from './windows/haltedPage'
import { repaintAfterSleep } from './windows/repaint'
import { startAgain } from './windows/startAgain'

/**
 * Opens both windows on the evenings of a folder.
 * @param folder where evenings and settings are kept
 * @param unfinished what was left before this start without the graphics processor; null: an ordinary start
 * @throws what the folder's disk throws when it cannot be used at all
 */
export function openProgram(folder: string, unfinished: Unfinished | null): void {
  const pages = join(import.meta.dirname, '..', 'renderer')
  lockSession(session.defaultSession)

  const { host, now, keptPhones } = openHost({
    folder,
    makeSettings: (options) => new ElectronStore(options),
    startReading: () =>
      startProcess<ReadText, TextWasRead>(
        join(import.meta.dirname, '..', 'games', 'thread.js'),
        'Nightfall games',
      ),
    systemLanguages: app.getPreferredSystemLanguages(),
    onError: (error) => console.error(error),
  })
  const latest = new LatestView(host)
  servePages(session.defaultSession, {
    folder: pages,
    findMusic: (id) => host.musicFile(id),
    findMade: (path) => findHalted(path, latest),
  })
  const folders = new MusicFolders(host, () => desk.open)
  const desk = new DeskWindow({
    host,
    now,
    latest,
    stood: unfinished?.desk ?? null,
    onDrop: (path) => folders.take(path),
  })
  const bigScreen = new BigScreen({
    host,
    now,
    latest,
    // Whatever covers what: the host has the desk before him.
    onEscape: () => {
      screens.freeDesk()
      desk.comeForward()
    },
  })
  const awake = new KeepAwake(host)
  const files = new EveningFiles(host, desk)
  const network = new NetworkScreen({
    host,
    now,
    pages,
    startServer: () => startProcess(join(import.meta.dirname, '..', 'network', 'server.js')),
    onView: (view) => host.machineChanged({ network: view }),
    onBroken: () => host.notice('networkBroke', 'error'),
    findMusic: (id) => host.musicFile(id),
    onLocalSound: (on) => {
      bigScreen.sounds = on
    },
  })
  const phones = new PhonesOnNetwork({
    host,
    now,
    pages,
    startServer: () =>
      startProcess<ToPhones, FromPhones>(
        join(import.meta.dirname, '..', 'phones', 'server.js'),
        'Nightfall phones',
      ),
    onView: (view) => host.machineChanged({ phones: view }),
    onBroken: () => host.notice('phonesBroke', 'error'),
    onMoved: (was) => host.notice('phonesMoved', 'warning', { was }),
    keep: (served) => keptPhones.keepServed(served),
    kept: () => keptPhones.served(),
  })
  const moments = new PublicMoments({
    host,
    now,
    program: programVersion,
    startServer: () =>
      startProcess<ToMoments, FromMoments>(
        join(import.meta.dirname, '..', 'moments', 'server.js'),
        'Nightfall moments',
      ),
    onView: (view) => host.machineChanged({ moments: view }),
    onBroken: () => host.notice('momentsBroke', 'error'),
  })
  const menu = new ProgramMenu({ latest, host, showKeys: () => desk.showKeys() })
  const screens = new Screens({
    desk: desk.window,
    placeable: !isWayland(process),
    openProjector: () => bigScreen.open(),
    onView: (view) => {
      bigScreen.placed(view)
      host.machineChanged({ screens: view })
      menu.show(view)
    },
  })

  const startOdds = () =>
    startProcess<PlayOdds, OddsSoFar>(
      join(import.meta.dirname, '..', 'odds', 'thread.js'),
      'Nightfall odds',
    )
  const isAwake = () => awake.isAwake()
  const { screen } = host.attach({
    isAwake,
    files,
    folders,
    network,
    phones,
    moments,
    screens,
    startOdds,
  })
  host.machineChanged({ files: true })
  screens.begin(screen ?? unfinished?.screen ?? null)
  network.report()
  phones.report()
  moments.report()
  // Whatever changes may be music that the host takes away.
  latest.onView(breakOffMusic)
  const sleep = tellOfSleep(host, awake, process.platform)
  latest.onView((view) => {
    awake.follow(view)
    sleep.follow()
  })
  latest.onView(({ settings }) => desk.protect(settings.hideFromRecordings))
  lookForVersions(host)
  hearSleep(host, [desk, bigScreen])
  // The desk last, so that it lies above where both stand on one display.
  const repaintAll = () => [bigScreen, desk].forEach((window) => window.repaint())
  const stopRepaint = repaintAfterSleep(repaintAll)
  const stopDisplays = watchDisplays(
    desk.window,
    () => {
      screens.arrange()
      repaintAll()
    },
    () => screens.deskMoved(),
  )
  app.on('second-instance', () => desk.comeForward())
  app.on('activate', () => desk.comeForward())
  const endUnasked = askBeforeQuit({
    desk,
    latest,
    close: async () => {
      stopDisplays()
      stopRepaint()
      for (const service of [screens, desk, bigScreen]) service.stop()
      awake.release()
      await host.stop()
    },
  })
  const restart = () => {
    const left: Unfinished = {
      ...latest.open,
      covered: latest.isCovered,
      desk: desk.open?.getBounds() ?? null,
      screen: screens.filled,
    }
    startAgain(argumentsWithoutGraphics(process.argv, left))
    endUnasked()
  }
  watchGraphics({
    reload: () => [bigScreen, desk].forEach((window) => window.reload()),
    restart: unfinished ? null : restart,
  })
  if (unfinished) goOn(host, unfinished)
}
