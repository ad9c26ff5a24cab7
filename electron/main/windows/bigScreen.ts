/** The big screen: the room's window, opened as often as it is wanted. It is told the show, and can say nothing. */
import type { ScreensView } from '../../../src/bridge/machine'
import type { Host } from '../../../src/host/host'
import { hearClicker } from '../clicker/clicker'
import type { LatestView } from '../host/latestView'
import { SOUND_CHANNEL } from '../ipc/channels'
import { type Pushing, pushViews } from '../ipc/pushViews'
import { pageAddress } from '../security/scheme'
import { ProjectorWindow } from './projectorWindow'

export interface BigScreenOptions {
  readonly host: Host
  /** The host's clock, milliseconds. */
  readonly now: () => number
  readonly latest: LatestView
  /** Called when Esc is pressed on it. */
  readonly onEscape: () => void
}

export class BigScreen {
  #window: ProjectorWindow | null = null
  #push: Pushing | null = null
  #tellSound = (): void => {}
  #hears = false
  #sounds = true
  #place: ScreensView['place'] = 'closed'

  constructor(private readonly options: BigScreenOptions) {}

  /** Opens a window for it. The one before has to be closed. */
  open(): ProjectorWindow {
    const { host, now, latest } = this.options
    const projector = new ProjectorWindow(latest.texts.projectorTitle, () =>
      host.notice('projectorHalted', 'error'),
    )
    this.#window = projector
    const { webContents } = projector.window
    const onView = host.subscribeProjector.bind(host)
    this.#tellSound = () => {
      if (!webContents.isDestroyed()) webContents.send(SOUND_CHANNEL, this.#sounds)
    }
    const push = pushViews(
      webContents,
      { onView, now, address: pageAddress('projector') },
      (hears) => this.#heard(hears),
    )
    this.#push = push
    hearClicker(webContents, {
      isBlack: () => latest.isBlack,
      handle: (command) => host.handle(command),
      onRefused: ({ code }) => host.notice(code, 'warning'),
    })
    webContents.on('before-input-event', (event, { type, key, isAutoRepeat }) => {
      if (type !== 'keyDown' || key !== 'Escape' || isAutoRepeat) return
      event.preventDefault()
      this.options.onEscape()
    })
    projector.window.on('closed', () => {
      if (this.#push === push) this.#push = null
      if (this.#window === projector) this.#window = null
    })
    return projector
  }

  /** Where its window stands now. One that hides is no big screen. */
  placed({ place }: Pick<ScreensView, 'place'>): void {
    this.#place = place
    this.#count()
  }

  /** Whether it sounds; not while a screen on the network does. */
  set sounds(on: boolean) {
    this.#sounds = on
    this.#tellSound()
  }

  /** Draws it anew, where a system may have left it black. */
  repaint(): void {
    this.#window?.repaint()
  }

  /** Loads its page anew. */
  reload(): void {
    this.#window?.window.webContents.reload()
  }

  /** Tells the time anew after the machine slept. */
  woke(): void {
    this.#push?.woke()
  }

  /** Tells nothing more. */
  stop(): void {
    this.#push?.stop()
    this.#push = null
  }

  #heard(hears: boolean): void {
    this.#hears = hears
    this.#count()
    if (hears) this.#tellSound()
  }

  #count(): void {
    const isSeen = this.#hears && this.#place !== 'hidden' && this.#place !== 'closed'
    this.options.host.projectorConnected(isSeen ? 1 : 0)
  }
}
