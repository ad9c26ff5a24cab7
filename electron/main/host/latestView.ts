/** The desk's newest view, for what main itself does by it. */
import { isWords } from '../../../src/bridge/packs'
import type { FacilitatorView } from '../../../src/bridge/views/facilitator'
import type { Host } from '../../../src/host/host'
import type { DesktopTexts } from '../../../src/i18n/languages'
import { SpokenTexts } from '../texts'

export class LatestView {
  #view: FacilitatorView | null = null
  readonly #texts = new SpokenTexts()
  readonly #host: Pick<Host, 'subscribeFacilitator'>

  constructor(host: Pick<Host, 'subscribeFacilitator'>) {
    this.#host = host
    const take = (pack: { readonly id: string }): void => {
      if (isWords(pack)) this.#texts.bring(pack.language, pack.words['desktop'] as DesktopTexts)
    }
    this.#host.subscribeFacilitator((view) => {
      this.#view = view
      this.#texts.choose(view.settings.language).catch((error: unknown) => console.error(error))
    }, take)
  }

  /** Calls back with the present view at once and with every newer one. */
  onView(listener: (view: FacilitatorView) => void): void {
    this.#host.subscribeFacilitator(listener)
  }

  /** Whether guests sit in a game that has not ended. */
  get isRunning(): boolean {
    const view = this.#view
    return view?.station === 'deal' || (view?.station === 'game' && view.game?.winner === null)
  }

  /** What is open: an evening by its id, or the lobby of a game. */
  get open(): { readonly evening: string | null; readonly lobby: string | null } {
    const { station, evening, lobby } = this.#view ?? {}
    return {
      evening: evening?.id ?? null,
      lobby: station === 'lobby' ? (lobby?.ruleset ?? null) : null,
    }
  }

  /** Whether the desk is covered, or in a player's hands. */
  get isCovered(): boolean {
    return Boolean(this.#view?.lock)
  }

  /** The host's language, by its code. */
  get language(): string {
    return this.#view?.settings.language ?? 'en'
  }

  /** Whether the host made the big screen dark. */
  get isBlack(): boolean {
    return this.#view?.picture.blackout ?? false
  }

  /** What is said outside the windows, in the host's language. */
  get texts(): DesktopTexts {
    return this.#texts.now
  }

  /** Calls back whenever they are in another language. */
  onTexts(listener: () => void): void {
    this.#texts.onChange(listener)
  }
}
