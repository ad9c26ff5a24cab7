/** The program's menu as plain data. No accelerator of our own: no key of it can collide with typing or the desk's keys. */
import type { MenuItemConstructorOptions } from 'electron'
import type { ScreensView } from '../../../src/bridge/machine'
import type { DesktopTexts } from '../../../src/i18n/languages'

type Item = MenuItemConstructorOptions

export interface MenuActions {
  /** Opens the big screen's window, or brings it back. */
  showProjector(): void
  chooseScreen(key: string): void
  identify(): void
  /** Shows the list of keys at the desk. */
  showKeys(): void
}

/** @param platform as `process.platform` names it; macOS has menus of its own making */
export function menuTemplate(
  { menu }: DesktopTexts,
  platform: string,
  screens: ScreensView | null,
  actions: MenuActions,
): Item[] {
  const screenMenu: Item = {
    label: menu.screens,
    submenu: [
      { label: menu.showProjector, click: () => actions.showProjector() },
      { label: menu.fullScreen, role: 'togglefullscreen' },
      { type: 'separator' },
      ...(screens ? screenItems(screens, menu, actions) : []),
    ],
  }
  const keys: Item = { label: menu.keys, click: () => actions.showKeys() }
  if (platform === 'darwin') {
    return [
      { role: 'appMenu' },
      { role: 'editMenu' },
      screenMenu,
      { role: 'windowMenu' },
      { role: 'help', submenu: [keys] },
    ]
  }
  return [
    {
      label: menu.program,
      submenu: [keys, { type: 'separator' }, { label: menu.quit, role: 'quit' }],
    },
    { label: menu.edit, submenu: EDIT_ROLES.map((role) => ({ role, registerAccelerator: false })) },
    screenMenu,
  ]
}

/** Their keys are the page's own: it takes Ctrl+Z for the evening unless somebody types. */
const EDIT_ROLES = ['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll'] as const

function screenItems(
  { list, place }: ScreensView,
  menu: DesktopTexts['menu'],
  actions: MenuActions,
): Item[] {
  const enabled = list.length > 1 && place !== 'byHand'
  const items = list.map(({ key, number, label, width, height, show, desk }): Item => {
    const name = `${number}: ${label || menu.nameless} (${width} × ${height})`
    return {
      label: desk ? `${name}, ${menu.desk}` : name,
      type: 'radio',
      checked: show,
      enabled,
      click: () => actions.chooseScreen(key),
    }
  })
  if (place === 'byHand') return items
  return [...items, { label: menu.identify, click: () => actions.identify() }]
}
