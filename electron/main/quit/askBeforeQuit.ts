/** Whether the program may end. Nothing would be lost; but nobody wants a dark screen in the middle of a night. */
import { app, dialog, powerMonitor } from 'electron'
import type { LatestView } from '../host/latestView'
import type { DeskWindow } from '../windows/deskWindow'

export interface QuitOptions {
  readonly desk: Pick<DeskWindow, 'window' | 'open'>
  readonly latest: Pick<LatestView, 'isRunning' | 'texts'>
  /** Lets go of everything; resolves when all is on disk. */
  close(): Promise<void>
}

/** So long a disk may take for the last words of an evening, in milliseconds. */
const PATIENCE_MS = 5000

/** What Electron's typings keep quiet about: the event of a shutdown can be prevented, says its documentation. */
interface Shutdown {
  preventDefault(): void
}

/**
 * Takes over the way to the end: asks when an evening is running, closes the host, then lets the program go.
 * @returns what ends it without a question
 */
export function askBeforeQuit(options: QuitOptions): () => void {
  const { desk } = options
  let mayQuit = false
  let busy = false
  const end = async (): Promise<void> => {
    await closed(options)
    mayQuit = true
    app.quit()
  }
  // Neither the system nor a new start waits for anybody's answer.
  const endUnasked = (): void => {
    if (mayQuit) return
    mayQuit = true
    void end()
  }
  // Prevented, it does wait until the program has quit by itself (macOS, Linux).
  powerMonitor.on('shutdown', (event?: Shutdown) => {
    event?.preventDefault()
    endUnasked()
  })
  // Windows tells the windows, and nothing of `before-quit` follows.
  desk.window.on('session-end', endUnasked)
  app.on('before-quit', (event) => {
    if (mayQuit) return
    event.preventDefault()
    if (busy) return
    busy = true
    void agrees(options)
      .then((agreed) => (agreed ? end() : undefined))
      .finally(() => {
        busy = false
      })
  })
  // The host's window is the program: to close it is to ask to quit.
  desk.window.on('close', (event) => {
    if (mayQuit) return
    event.preventDefault()
    app.quit()
  })
  return endUnasked
}

/** A disk that fails or hangs must not keep the program: what was acknowledged is on it already. */
async function closed({ close }: QuitOptions): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const impatience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS)
  })
  try {
    await Promise.race([close(), impatience])
  } catch (error) {
    console.error(error)
  } finally {
    clearTimeout(timer)
  }
}

async function agrees({ desk, latest }: QuitOptions): Promise<boolean> {
  if (!latest.isRunning) return true
  const { quit } = latest.texts
  const question = {
    type: 'question' as const,
    message: quit.message,
    detail: quit.detail,
    buttons: [quit.stay, quit.leave],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  }
  const { response } = await (desk.open
    ? dialog.showMessageBox(desk.open, question)
    : dialog.showMessageBox(question))
  return response === 1
}
