/** Whether the program may end. Nothing would be lost; but nobody wants a dark screen in the middle of a night. */
import { type BrowserWindow, app, dialog, powerMonitor } from 'electron'
import type { DesktopTexts } from '../texts'

export interface QuitOptions {
  /** Whether an evening is being played now. */
  isRunning(): boolean
  texts(): DesktopTexts
  /** The window that asks, if it is there. */
  parent(): BrowserWindow | null
  /** Lets go of everything; resolves when all is on disk. */
  close(): Promise<void>
}

/**
 * Takes over the way to the end: asks when an evening is running, closes the host, then lets the program go.
 * @returns whether that has been settled, so that windows may close
 */
export function askBeforeQuit(options: QuitOptions): () => boolean {
  let mayQuit = false
  let busy = false
  // The system does not wait for anybody's answer.
  powerMonitor.on('shutdown', () => {
    mayQuit = true
    void options.close().finally(() => app.quit())
  })
  app.on('before-quit', (event) => {
    if (mayQuit) return
    event.preventDefault()
    if (busy) return
    busy = true
    void settle(options)
      .then((agreed) => {
        mayQuit = agreed
        if (agreed) app.quit()
      })
      .finally(() => {
        busy = false
      })
  })
  return () => mayQuit
}

async function settle(options: QuitOptions): Promise<boolean> {
  if (options.isRunning() && !(await ask(options))) return false
  await options.close()
  return true
}

async function ask({ texts, parent }: QuitOptions): Promise<boolean> {
  const { quit } = texts()
  const question = {
    type: 'question' as const,
    message: quit.message,
    detail: quit.detail,
    buttons: [quit.stay, quit.leave],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  }
  const window = parent()
  const { response } = await (window
    ? dialog.showMessageBox(window, question)
    : dialog.showMessageBox(question))
  return response === 1
}
