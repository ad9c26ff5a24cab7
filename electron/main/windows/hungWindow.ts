/** Windows whose page hangs. What the page shows is the host's to begin with, so it loses nothing by being loaded anew. */
import { type BrowserWindow, dialog } from 'electron'
import type { DesktopTexts } from '../../../src/i18n/languages'

/** Asks the host whether a page that hangs shall be loaded anew; the question goes away by itself when the page moves again. */
export function offerReload(window: BrowserWindow, texts: () => DesktopTexts['hung']): void {
  let asking: AbortController | null = null
  window.on('unresponsive', () => {
    if (asking) return
    const { message, detail, wait, reload } = texts()
    const question = new AbortController()
    asking = question
    void dialog
      .showMessageBox(window, {
        type: 'warning',
        message,
        detail,
        buttons: [wait, reload],
        defaultId: 1,
        cancelId: 0,
        noLink: true,
        signal: question.signal,
      })
      .then(({ response }) => {
        if (response === 1 && !question.signal.aborted) endPage(window)
      })
      .finally(() => {
        asking = null
      })
  })
  window.on('responsive', () => asking?.abort())
}

/** Loads a page that hangs anew without a question: nobody sits at the big screen. */
export function reloadWhenHung(window: BrowserWindow): void {
  window.on('unresponsive', () => endPage(window))
}

/** A page that hangs hears no `reload`. Its process is ended, and what revives windows loads it into a new one. */
function endPage(window: BrowserWindow): void {
  if (!window.isDestroyed()) window.webContents.forcefullyCrashRenderer()
}
