import { BrowserWindow, screen } from 'electron'
import { loadPage } from './loadPage'
import { reviveWindow } from './reviveWindow'
import { safePreferences } from './safePreferences'

/** Opens the private window on the host's own display. */
export function openFacilitator(title: string): BrowserWindow {
  const { workArea } = screen.getPrimaryDisplay()
  const width = Math.min(1440, workArea.width)
  const height = Math.min(900, workArea.height)
  const window = new BrowserWindow({
    title,
    width,
    height,
    x: workArea.x + Math.round((workArea.width - width) / 2),
    y: workArea.y + Math.round((workArea.height - height) / 2),
    minWidth: Math.min(900, workArea.width),
    minHeight: Math.min(600, workArea.height),
    show: false,
    backgroundColor: '#14161f',
    autoHideMenuBar: true,
    webPreferences: safePreferences('facilitator'),
  })
  window.once('ready-to-show', () => window.show())
  reviveWindow(window)
  loadPage(window, 'facilitator')
  return window
}
