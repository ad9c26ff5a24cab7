/** Plays evenings in a house, one after the other: with undo, stories, clocks, rulings, and windows that come and go. */
import { rulesets } from '../../rulesets'
import type { FacilitatorView, Reply } from '../../src/bridge'
import type { Rng } from '../../src/engine'
import { nextCommand, startCommands } from '../storage/support/randomCommands'
import type { House, Windows } from './house'

/** As many evenings a host may have on the shelf; older ones are removed. */
const MOST_ON_SHELF = 5
/** How long a host takes over a click, seconds of the evening. */
const CLICK_SECONDS = { least: 1, most: 9 }
export interface Played {
  evenings: number
  reopened: number
  clicks: number
  refused: number
  /** Commands by their name, as far as they were done. */
  readonly done: Record<string, number>
}

export class Players {
  readonly played: Played = { evenings: 0, reopened: 0, clicks: 0, refused: 0, done: {} }
  #windows: Windows

  constructor(
    private readonly house: House,
    private readonly rng: Rng,
    /** An evening that goes on for so many clicks is put away. */
    private readonly longest: number,
  ) {
    this.#windows = house.openWindows()
  }

  /** Plays one evening and puts it away; sometimes an old one is opened again instead of a new one. */
  async evening(): Promise<void> {
    await this.#connected()
    const { shelf } = this.#view()
    const [old] = shelf
    if (old && this.rng() < 0.25) {
      this.played.reopened += 1
      await this.#does({ type: 'shelf.open', id: old.id })
    } else {
      for (const command of startCommands(rulesets, this.rng)) await this.#does(command)
    }
    await this.#does({ type: 'network.show', address: null })
    const tv = this.house.openTv(this.#view())
    await this.#playOn()
    if (this.#view().station !== 'shelf') await this.#does({ type: 'shelf.putAway' })
    tv?.terminate()
    for (const { id } of this.#view().shelf.slice(MOST_ON_SHELF)) {
      await this.#does({ type: 'shelf.remove', id })
    }
    this.played.evenings += 1
    this.#reload()
    await this.#connected()
  }

  close(): void {
    this.#windows.close()
  }

  async #playOn(): Promise<void> {
    let refused = 0
    for (let clicks = 0; clicks < this.longest; clicks += 1) {
      const view = this.#view()
      if (view.station === 'shelf') return
      const command = this.#aside(view) ?? nextCommand(view, refused, this.rng)
      refused = (await this.#does(command)).ok ? 0 : refused + 1
      const { least, most } = CLICK_SECONDS
      await this.house.time.pass(1000 * (least + this.rng() * (most - least)))
      if (this.rng() < 0.01) {
        this.#reload()
        await this.#connected()
      }
    }
  }

  /** What a host does besides: he tells stories, stops the clock and lets it run, and turns the roles over at the end. */
  #aside({ game, clock }: FacilitatorView): object | null {
    const dice = this.rng()
    if (game?.story && !game.story.shown && dice < 0.6) {
      return { type: dice < 0.1 ? 'story.reroll' : 'story.show' }
    }
    if (game?.winner && !game.revealed && dice < 0.8) return { type: 'game.advance' }
    if (!clock || clock.state === 'over') return null
    if (dice < 0.1) return { type: 'clock.add', seconds: dice < 0.05 ? -10 : 10 }
    if (clock.state === 'paused') return dice < 0.5 ? { type: 'clock.start' } : null
    return dice < 0.15 ? { type: 'clock.pause' } : null
  }

  /** Both windows go and come again, as a page does that is loaded anew. */
  #reload(): void {
    this.#windows.close()
    this.#windows = this.house.openWindows()
  }

  async #connected(): Promise<void> {
    const windows = this.#windows
    const isThere = () => windows.view() !== null && windows.room() !== null
    while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 2))
  }

  #view(): FacilitatorView {
    const view = this.#windows.view()
    if (!view) throw new Error('The desk was shown nothing')
    return view
  }

  async #does(command: object): Promise<Reply> {
    const { type, ...payload } = command as { type: keyof Windows['desk']['actions'] }
    const reply = await (this.#windows.desk.actions[type] as (given: object) => Promise<Reply>)(
      payload,
    )
    this.played.clicks += 1
    if (!reply.ok) {
      this.played.refused += 1
      if (['internalError', 'malformed', 'notConnected'].includes(reply.refusal.code)) {
        throw new Error(`${type}: ${JSON.stringify(reply)}`)
      }
      return reply
    }
    this.played.done[type] = (this.played.done[type] ?? 0) + 1
    const shows = reply.revision ?? 0
    while (this.#view().revision < shows) await new Promise((resolve) => setImmediate(resolve))
    return reply
  }
}
