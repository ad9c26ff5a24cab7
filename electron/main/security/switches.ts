/** What Chromium is told before it is ready. */
import { app } from 'electron'

/** Must run before the program is ready. */
export function setSwitches(): void {
  // No name leads anywhere for Chromium: its own services (dictionaries, secure DNS, a proxy's script) find nobody to
  // tell or to ask, whatever a later version adds. What Node serves and asks goes another way.
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND')
  app.commandLine.appendSwitch('no-proxy-server')
  // Without it, Chromium finds none of the system's voices on Linux (electron 22844).
  if (process.platform === 'linux') app.commandLine.appendSwitch('enable-speech-dispatcher')
}
