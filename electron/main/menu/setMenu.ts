import { Menu, type MenuItemConstructorOptions } from 'electron'
import type { DesktopTexts } from '../texts'

/** Sets the program's menu: no reload and no developer tools, nothing an evening could trip over. */
export function setMenu({ menu }: DesktopTexts, showProjector: () => void): void {
  const screens: MenuItemConstructorOptions[] = [
    { label: menu.showProjector, click: showProjector },
    { label: menu.fullScreen, role: 'togglefullscreen' },
  ]
  const template: MenuItemConstructorOptions[] =
    process.platform === 'darwin'
      ? [
          { role: 'appMenu' },
          { role: 'editMenu' },
          { label: menu.program, submenu: screens },
          { role: 'windowMenu' },
        ]
      : [
          {
            label: menu.program,
            submenu: [...screens, { type: 'separator' }, { label: menu.quit, role: 'quit' }],
          },
        ]
  Menu.setApplicationMenu(Menu.buildFromTemplate(template))
}
