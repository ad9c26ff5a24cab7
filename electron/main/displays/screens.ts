/** Which window stands on which display: kept true through every plug, and told to the desk. */
import { type BrowserWindow, type Display, screen } from 'electron'
import type { ScreenIntent, ScreensView } from '../../../src/bridge/machine'
import type { ProjectorWindow } from '../windows/projectorWindow'
import { describeScreens, keyOf } from './describeScreens'
import {
  type Area,
  type Placement,
  type Situation,
  chooseDesk,
  intentOf,
  isSamePlace,
  mayBeMissing,
  placeProjector,
} from './placeProjector'
import { showNumbers } from './showNumbers'

export interface ScreensOptions {
  /** The window whose display is the host's own. */
  readonly desk: BrowserWindow
  /** Whether windows can be placed; not under Wayland. */
  readonly placeable: boolean
  readonly openProjector: () => ProjectorWindow
  readonly onView: (view: ScreensView) => void
}

/** So many names of one display are remembered. */
const MOST_NAMES = 8

export class Screens {
  #projector: ProjectorWindow | null = null
  #intent: ScreenIntent | null = null
  #standing: Display | null = null
  /** Names of displays that are not the one that is gone, says the host. */
  readonly #denied: string[] = []
  /** Where the display of the host's window lay when all was arranged last. */
  #deskAt: Area | null = null
  #stopNumbers = (): void => {}

  constructor(private readonly options: ScreensOptions) {}

  /** Takes up what was remembered, and opens the big screen's window for the first time. */
  begin(intent: ScreenIntent | null): void {
    this.#intent = intent
    this.show()
  }

  /** Puts both windows where they belong among the displays there are now. */
  arrange(): void {
    this.#freeTheScreen()
    const situation = this.#situation()
    const placement = this.#projector && placeProjector(situation)
    this.#deskAt = situation.desk.bounds
    if (placement) this.#stand(placement)
    this.#tell(situation, placement)
  }

  /** Takes the big screen off the host's own display, where it may cover the desk, or nobody knows what it covers. */
  freeDesk(): void {
    const { desk, placeable } = this.options
    if (!this.#projector || desk.isDestroyed()) return
    const bounds = this.#projector.window.getBounds()
    if (!placeable || isSamePlace(bounds, this.#situation().desk.bounds)) {
      this.#projector.leaveFullScreen()
    }
  }

  /** After the host's window was dragged: on another display it may stand in the show's way, or no longer. */
  deskMoved(): void {
    if (this.options.desk.isDestroyed() || !this.#deskAt) return
    if (!isSamePlace(this.#situation().desk.bounds, this.#deskAt)) this.arrange()
  }

  /** Opens the big screen's window, or brings it back. */
  show(): void {
    if (this.#projector) {
      this.#projector.tryAgain()
      this.arrange()
      return
    }
    const projector = this.options.openProjector()
    this.#projector = projector
    projector.onPlaced = () => {
      const situation = this.#situation()
      this.#tell(situation, this.#projector && placeProjector(situation))
    }
    projector.window.on('closed', () => {
      this.#projector = null
      if (!this.options.desk.isDestroyed()) this.arrange()
    })
    this.arrange()
  }

  /** The display that the big screen filled last; null: none yet. */
  get filled(): ScreenIntent | null {
    return this.#standing && intentOf(this.#standing)
  }

  /** Takes the display that the host saw under this key. @returns what is to be remembered; null: it is gone */
  choose(key: string): ScreenIntent | null {
    const displays = screen.getAllDisplays()
    const display = displays.find((one) => keyOf(one) === key)
    if (!display) return null
    if (isSamePlace(display.bounds, this.#situation().desk.bounds)) {
      const others = displays.filter(({ bounds }) => !isSamePlace(bounds, display.bounds))
      const target = others.find(({ internal }) => internal) ?? others[0]
      if (!target) return null
      this.#moveDesk(target)
    }
    this.#intent = intentOf(display)
    // Of two equal ones it is this one, as long as it stays plugged in.
    this.#standing = display
    this.show()
    return this.#intent
  }

  /**
   * Takes a display for the one that is gone, with both names from then on, or does not ask about it again.
   * @returns what is to be remembered; null: it is gone
   */
  same(key: string, yes: boolean): { readonly intent: ScreenIntent | null } | null {
    const found = mayBeMissing(this.#situation(), this.#denied)
    if (!found || keyOf(found.display) !== key) return null
    const { display, wish } = found
    if (yes) {
      this.#intent = { ...wish, also: [...(wish.also ?? []), display.label].slice(-MOST_NAMES) }
      this.#standing = display
      this.show()
    } else {
      this.#denied.push(display.label)
      this.arrange()
    }
    return { intent: this.#intent }
  }

  /** Shows each display's number on it for a few seconds. */
  identify(): void {
    this.#stopNumbers()
    this.#stopNumbers = showNumbers(screen.getAllDisplays())
  }

  stop(): void {
    this.#stopNumbers()
  }

  #situation(): Situation<Display> {
    const { desk, placeable } = this.options
    return {
      displays: screen.getAllDisplays(),
      desk: desk.isDestroyed()
        ? screen.getPrimaryDisplay()
        : screen.getDisplayMatching(desk.getBounds()),
      intent: this.#intent,
      standing: this.#standing,
      placeable,
    }
  }

  #tell(situation: Situation<Display>, placement: Placement<Display> | null): void {
    const misplaced = this.#projector?.isMisplaced ?? false
    this.options.onView(describeScreens(situation, placement, { misplaced, denied: this.#denied }))
  }

  #stand(placement: Placement<Display>): void {
    switch (placement.kind) {
      case 'fullScreen':
        this.#standing = placement.display
        this.#projector?.stand({ kind: 'fullScreen', bounds: placement.display.bounds })
        return
      case 'byHand':
        // Which display it will be moved to nobody knows; that there was one is enough to hide it later.
        this.#standing ??= screen.getAllDisplays().at(-1) ?? null
        this.#projector?.stand({ kind: 'window' })
        return
      case 'window':
      case 'hidden':
        this.#projector?.stand({ kind: placement.kind })
    }
  }

  /** Takes the host's window off the big screen, where there is another display for it. */
  #freeTheScreen(): void {
    const target = chooseDesk(this.#situation())
    if (target) this.#moveDesk(target)
  }

  #moveDesk({ workArea: { x, y, width, height } }: Display): void {
    const { desk } = this.options
    if (desk.isDestroyed()) return
    if (desk.isFullScreen()) desk.setFullScreen(false)
    const size = desk.getBounds()
    const fits = { width: Math.min(size.width, width), height: Math.min(size.height, height) }
    desk.setBounds({
      ...fits,
      x: x + Math.round((width - fits.width) / 2),
      y: y + Math.round((height - fits.height) / 2),
    })
  }
}
