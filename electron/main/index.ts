/** Where Electron starts: what must be said before it is ready, then the program. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { app, dialog } from 'electron'
import { dataFolder } from '../../src/host/storage/dataFolder'
import { argumentsForX11 } from './displays/wayland'
import { readUnfinished } from './graphics/restart'
import { openProgram } from './program'
import { lockContents } from './security/lockdown'
import { registerScheme } from './security/scheme'
import { setSwitches } from './security/switches'
import { firstTexts } from './texts'
import { startAgain } from './windows/startAgain'

async function start(): Promise<void> {
  const args = argumentsForX11(process)
  if (args) {
    startAgain(args)
    return app.exit(0)
  }
  setSwitches()
  const unfinished = readUnfinished(process.argv)
  if (unfinished) app.disableHardwareAcceleration()
  app.enableSandbox()
  registerScheme()
  lockContents()

  const folder = dataFolder()
  const profile = join(folder, 'profile')
  mkdirSync(profile, { recursive: true })
  // The lock of the single instance stands in it: one program for each folder of evenings.
  app.setPath('userData', profile)
  if (!app.requestSingleInstanceLock()) return app.quit()

  await app.whenReady()
  openProgram(folder, unfinished)
}

start().catch((error: unknown) => {
  dialog.showErrorBox(firstTexts.failure.title, String(error))
  app.exit(1)
})
