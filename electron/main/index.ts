/** Where Electron starts: what must be said before it is ready, then the program. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { app, dialog } from 'electron'
import { dataFolder } from '../../src/host/storage'
import { openProgram } from './program'
import { lockContents } from './security/lockdown'
import { registerScheme } from './security/scheme'
import { desktopTexts } from './texts'

app.enableSandbox()
registerScheme()
lockContents()

const folder = dataFolder()
const profile = join(folder, 'profile')
mkdirSync(profile, { recursive: true })
// The lock of the single instance stands in it: one program for each folder of evenings.
app.setPath('userData', profile)

if (app.requestSingleInstanceLock()) {
  void app.whenReady().then(() => {
    try {
      openProgram(folder)
    } catch (error) {
      dialog.showErrorBox(desktopTexts('en').failure.title, String(error))
      app.exit(1)
    }
  })
} else {
  app.quit()
}
