/** The browser mode as a program: opens the host on the data folder, serves both windows, says where. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ReadText, TextWasRead } from '../host/games/reading/messages'
import type { OddsSoFar, PlayOdds } from '../host/odds/messages'
import { openHost } from '../host/openHost'
import { dataFolder } from '../host/storage/dataFolder'
import { programVersion } from '../host/program/programVersion'
import type { FromMoments, ToMoments } from '../serve/moments/messages'
import { PublicMoments } from '../serve/moments/publicMoments'
import { NetworkScreen } from '../serve/network/networkScreen'
import type { FromPhones, ToPhones } from '../serve/phones/messages'
import { PhonesOnNetwork } from '../serve/phones/phonesOnNetwork'
import { startThread } from '../serve/network/startThread'
import { HELP, readWishes } from './commandLine'
import { openBrowser } from './openBrowser'
import { startBrowserMode } from './server'
import { watchSleep } from './watchSleep'

const wishes = readWishes(process.argv.slice(2))
if (typeof wishes === 'string') {
  console.error(`${wishes}\n\n${HELP}`)
  process.exitCode = 2
} else if (wishes.help) {
  console.log(HELP)
} else {
  await run(wishes).catch((error: unknown) => {
    console.error(
      `Nightfall could not start: ${error instanceof Error ? error.message : String(error)}`,
    )
    process.exitCode = 1
  })
}

async function run({
  port,
  open,
}: {
  readonly port: number
  readonly open: boolean
}): Promise<void> {
  const pages = resolve(import.meta.dirname, '..', 'renderer')
  if (!existsSync(join(pages, 'facilitator', 'index.html'))) {
    throw new Error('the windows are not built yet (npm run build).')
  }
  const folder = dataFolder()
  const { host, now, keptPhones } = openHost({
    folder,
    startReading: () =>
      startThread<ReadText, TextWasRead>(resolve(import.meta.dirname, '..', 'games', 'thread.js')),
    systemLanguages: [new Intl.DateTimeFormat().resolvedOptions().locale],
    onError: (error) => console.error(error),
  })
  const mode = await startBrowserMode({
    host,
    now,
    pages,
    port,
    findMusic: (id) => host.musicFile(id),
    onTwice: () =>
      console.log(
        'The address of your window was asked for twice. If your window stays empty, somebody else on this computer was faster: stop Nightfall and start it again.',
      ),
  })
  const network = new NetworkScreen({
    host,
    now,
    pages,
    startServer: () => startThread(resolve(import.meta.dirname, '..', 'network', 'server.js')),
    onView: (view) => host.machineChanged({ network: view }),
    onBroken: () => host.notice('networkBroke', 'error'),
    findMusic: (id) => host.musicFile(id),
    onLocalSound: (on) => mode.setSound(on),
  })
  const phones = new PhonesOnNetwork({
    host,
    now,
    pages,
    startServer: () =>
      startThread<ToPhones, FromPhones>(resolve(import.meta.dirname, '..', 'phones', 'server.js')),
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
      startThread<ToMoments, FromMoments>(
        resolve(import.meta.dirname, '..', 'moments', 'server.js'),
      ),
    onView: (view) => host.machineChanged({ moments: view }),
    onBroken: () => host.notice('momentsBroke', 'error'),
  })
  const startOdds = () =>
    startThread<PlayOdds, OddsSoFar>(resolve(import.meta.dirname, '..', 'odds', 'thread.js'))
  host.attach({ network, phones, moments, startOdds })
  network.report()
  phones.report()
  moments.report()

  const stopWatching = watchSleep(() => void host.suspend())
  const stop = async () => {
    stopWatching()
    await host.stop()
    await mode.close()
  }
  let stopping = 0
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // Said again after a while, it is meant; at once, it is the terminal and our parent saying the same.
      if (stopping > 0 && performance.now() - stopping > 1000) process.exit(1)
      if (stopping > 0) return
      stopping = performance.now()
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }

  if (port !== 0 && mode.port !== port) {
    console.log(`Port ${port} is busy, so Nightfall took ${mode.port}.`)
  }
  console.log(`
Your own window, for your eyes only:
  ${mode.facilitatorUrl}

The big screen, for the TV or projector:
  ${mode.projectorUrl}

Evenings are kept in ${folder}
Stop with Ctrl+C; nothing is lost.
`)
  if (open) openBrowser(mode.openingUrl())
}
