import { Menu } from 'electron'
import type { ScreensView } from '../../../src/bridge/machine'
import type { DesktopTexts } from '../texts'
import { type MenuActions, menuTemplate } from './menuTemplate'

/** Sets the program's menu: no reload and no developer tools, nothing an evening could trip over. */
export function setMenu(
  texts: DesktopTexts,
  screens: ScreensView | null,
  actions: MenuActions,
): void {
  const template = menuTemplate(texts, process.platform, screens, actions)
  Menu.setApplicationMenu(Menu.buildFromTemplate(template))
}
