import { Menu } from 'electron'
import type { ScreensView } from '../../../src/bridge/machine'
import type { Host } from '../../../src/host/host'
import type { LatestView } from '../host/latestView'
import { menuTemplate } from './menuTemplate'

export interface ProgramMenuOptions {
  readonly latest: Pick<LatestView, 'texts' | 'onTexts'>
  readonly host: Pick<Host, 'handle'>
  readonly showKeys: () => void
}

/**
 * The program's menu: no reload and no developer tools, nothing an evening could trip over. What it asks of the host
 * goes the way of every command, so that it is remembered.
 */
export class ProgramMenu {
  #screens: ScreensView | null = null

  constructor(private readonly options: ProgramMenuOptions) {
    options.latest.onTexts(() => this.#set())
  }

  /** Which screens there are to choose from now. */
  show(screens: ScreensView): void {
    this.#screens = screens
    this.#set()
  }

  #set(): void {
    const { latest, host, showKeys } = this.options
    const template = menuTemplate(latest.texts, process.platform, this.#screens, {
      showProjector: () => void host.handle({ type: 'screens.show' }),
      chooseScreen: (key) => void host.handle({ type: 'screens.choose', key }),
      identify: () => void host.handle({ type: 'screens.identify' }),
      showKeys,
    })
    Menu.setApplicationMenu(Menu.buildFromTemplate(template))
  }
}
