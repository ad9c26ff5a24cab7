import type { MenuItemConstructorOptions } from 'electron'
import { describe, expect, it, vi } from 'vitest'
import { menuTemplate, type MenuActions } from '../../electron/main/menu/menuTemplate.ts'
import { desktop } from '../../src/i18n/locales/en/desktop.ts'
import type { ScreensView } from '../../src/bridge/machine.ts'

const PLATFORMS = ['linux', 'win32', 'darwin'] as const
const screens: ScreensView = {
  list: [
    { key: 'a', number: 1, label: 'Laptop', width: 1440, height: 900, desk: true, show: false },
    { key: 'b', number: 2, label: '', width: 1920, height: 1080, desk: false, show: true },
  ],
  place: 'screen',
  chosen: null,
  warnings: [],
}
const actions = (): MenuActions => ({
  showProjector: vi.fn(),
  chooseScreen: vi.fn(),
  identify: vi.fn(),
  showKeys: vi.fn(),
})

type Item = MenuItemConstructorOptions
const flat = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => [item, ...flat(Array.isArray(item.submenu) ? item.submenu : [])])
const itemsOf = (platform: string, view: ScreensView | null = screens, given = actions()) =>
  flat(menuTemplate(desktop, platform, view, given))
const press = (items: readonly Item[], label: string) =>
  (items.find((item) => item.label === label)?.click as (() => void) | undefined)?.()

describe.each(PLATFORMS)('The menu on %s', (platform) => {
  it('has no key of its own, so none that types a letter', () => {
    const items = itemsOf(platform)
    expect(items.filter(({ accelerator }) => accelerator !== undefined)).toEqual([])
    // What acts on what is typed keeps its keys to the page.
    const edits = items.filter(({ role }) => role === 'undo' || role === 'redo')
    expect(edits.every(({ registerAccelerator }) => registerAccelerator === false)).toBe(true)
  })

  it('can neither reload a window nor open developer tools nor change sizes', () => {
    const roles = itemsOf(platform).map(({ role }) => role)
    for (const role of ['reload', 'forceReload', 'toggleDevTools', 'zoomIn', 'viewMenu'] as const) {
      expect(roles).not.toContain(role)
    }
  })

  it('leads to full screen, the end, editing and the list of keys', () => {
    const given = actions()
    const items = itemsOf(platform, screens, given)
    const roles = items.map(({ role }) => role)
    const wanted =
      platform === 'darwin'
        ? ['appMenu', 'editMenu', 'windowMenu', 'help', 'togglefullscreen']
        : ['quit', 'copy', 'paste', 'selectAll', 'togglefullscreen']
    expect(roles).toEqual(expect.arrayContaining(wanted))
    press(items, desktop.menu.keys)
    expect(given.showKeys).toHaveBeenCalledOnce()
  })

  it('lists the displays and marks the big screen', () => {
    const given = actions()
    const items = itemsOf(platform, screens, given)
    const radios = items.filter(({ type }) => type === 'radio')
    expect(radios.map(({ label, checked }) => [label, checked])).toEqual([
      ['1: Laptop (1440 × 900), your desk', false],
      ['2: unnamed screen (1920 × 1080)', true],
    ])
    press(items, '1: Laptop (1440 × 900), your desk')
    expect(given.chooseScreen).toHaveBeenCalledWith('a')
    press(items, desktop.menu.identify)
    expect(given.identify).toHaveBeenCalledOnce()
  })

  it('lets nothing be chosen where there is nothing to choose', () => {
    const [first] = screens.list
    const alone = first ? { ...screens, list: [first] } : screens
    const byHand = { ...screens, place: 'byHand' as const }
    for (const view of [alone, byHand]) {
      const radios = itemsOf(platform, view).filter(({ type }) => type === 'radio')
      expect(radios.some(({ enabled }) => enabled !== false)).toBe(false)
    }
    expect(itemsOf(platform, null).filter(({ type }) => type === 'radio')).toEqual([])
  })
})
