import { app } from 'electron'

/** Starts the program again, with these arguments, as soon as this one has ended. */
export function startAgain(args: string[]): void {
  // An AppImage's own program is gone as soon as it ends.
  app.relaunch({ args, execPath: process.env['APPIMAGE'] ?? process.execPath })
}
