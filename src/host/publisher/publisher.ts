/** Builds both audiences' views and sends each only when that audience's view has changed. */
import type {
  Cue,
  DeskPack,
  FacilitatorView,
  ProjectorView,
  ShowPack,
  WordsPack,
} from '../../bridge'
import { lookUp } from '../../engine'
import type { GameInPlay } from '../packs/packs'
import { isCovered, type HostState } from '../state/state'
import { soundOf } from './cues'
import { facilitatorView } from '../views/facilitatorView'
import { gameInPlay } from '../views/gameInPlay'
import { onScreen } from '../views/onScreen'
import { picture, type Picture } from '../views/projectorView'
import { phoneViews } from '../views/phoneView'
import { storyClips } from './storyClips'
import { Outlet, type Written } from './outlet'
import { PhoneOutlet } from './phoneOutlet'

interface Sent<V> extends Written<V> {
  /** The view without its revision, for comparing. */
  readonly body: string
}

interface Prepared {
  readonly now: Picture
  readonly picture: string
  readonly cue: Cue | null
  readonly projector: Sent<ProjectorView>
  readonly facilitator: Sent<FacilitatorView>
  /** The last notice when it was made: a later one has to be in the view as well. */
  readonly notice: number
}

export class Publisher {
  readonly facilitators: Outlet<FacilitatorView, DeskPack | WordsPack>
  readonly projectors: Outlet<ProjectorView, ShowPack | WordsPack>
  readonly phones: PhoneOutlet
  /** Set for undo, load and the like: what the room sees changes, and nothing sounds. */
  quiet = false
  #sent: Prepared | null = null
  #uncovered: ProjectorView | null = null
  /** The evening as the room saw it last, whatever page of rules lay over it. */
  #seen: Picture | null = null
  /** The game that the room sees, and its house rules. */
  #shown: GameInPlay | null = null
  #prepared: Prepared | null = null
  /** How many changes of the host's own games the desk has been told of. */
  #shelved = 0

  constructor(
    readonly state: HostState,
    onError: (error: unknown) => void,
  ) {
    this.facilitators = new Outlet(onError)
    this.projectors = new Outlet(onError)
    this.phones = new PhoneOutlet(onError)
  }

  /** The last picture of the evening that the room saw, a dark screen or a test card aside. */
  get projector(): ProjectorView | null {
    return this.#uncovered
  }

  /** What kind of picture the big screen shows; null before the first. */
  get scene(): ProjectorView['scene'] | null {
    return this.#sent?.projector.view.scene ?? null
  }

  /** The revision of the desk's newest view. */
  get revision(): number {
    return this.#sent?.facilitator.view.revision ?? 0
  }

  /** Builds the views without sending them. @throws what a faulty ruleset throws while it is looked at */
  prepare(): void {
    this.#prepared = this.#build()
  }

  /** Forgets views that were built for something that did not happen. */
  discard(): void {
    this.#prepared = null
    this.quiet = false
  }

  /** Sends what changed since the last time. */
  send(): void {
    const ready =
      this.#prepared?.notice === this.state.noticeSerial ? this.#prepared : this.#build()
    const before = this.#sent
    this.#sent = ready
    this.state.cue = ready.cue
    if (ready.cue) this.state.cueSerial = ready.cue.serial
    this.discard()
    const covered = isCovered(this.state)
    if (!covered) this.#uncovered = ready.projector.view
    if (!covered) this.#seen = ready.now
    this.#tellPacks(ready)
    if (ready.projector !== before?.projector) this.projectors.tell(ready.projector)
    if (ready.facilitator !== before?.facilitator) this.facilitators.tell(ready.facilitator)
    this.#tellPhones(covered)
  }

  /** Phones show no more of the evening than the room has seen. */
  #tellPhones(covered: boolean): void {
    const { state, phones } = this
    const picture = this.#seen
    if (!picture || !phones.isHeard) return
    const { frozen } = state
    const standing = frozen ? { ...picture, clock: frozen.clock } : picture
    phones.send(phoneViews(state, { picture: standing, covered }), this.#hearing())
  }

  /** By a night on phones all of them hear at its beats, whatever happens between them: nothing is to be told from when they do. */
  #hearing(): 'changed' | 'all' | 'new' {
    const { nights, evening } = this.state
    const isBeat = nights.beat
    nights.beat = false
    if (nights.during(evening) === null) return 'changed'
    return isBeat ? 'all' : 'new'
  }

  /** What each window needs of the games for the views that come next: for the room, by what it sees alone. */
  #tellPacks({ facilitator, projector }: Prepared): void {
    const { packs, games, evening, documents } = this.state
    const { language } = facilitator.view.settings
    const played = gameInPlay(this.state)
    // While an evening is open, what becomes of files is no matter of it.
    if (!evening) this.#shelved = games.serial.shelf
    const of = (game: GameInPlay | null, said: string) =>
      `${packs.state(said)} ${games.serial.held} ${JSON.stringify(game)}`
    const said = documents.state(language)
    this.facilitators.tellPacks(`${said} ${this.#shelved} ${of(played, language)}`, () => [
      ...[documents.wordsOf(language, ['desk', 'desktop']) ?? []].flat(),
      ...packs.forDesk(language, played),
    ])
    // A frozen screen keeps the house rules of its picture.
    if (!this.state.frozen) this.#shown = played
    const shown = this.#shown
    const { ruleset, show } = projector.view
    const inRoom = documents.state(show.language)
    const game = shown !== null && ruleset === shown.id ? shown : null
    if (!game && inRoom === '') return
    this.projectors.tellPacks(`${inRoom} ${of(game, show.language)}`, () =>
      [
        documents.wordsOf(show.language, ['projector']) ?? [],
        (game && packs.forShow(game, show.language)) ?? [],
      ].flat(),
    )
  }

  #build(): Prepared {
    const { state } = this
    const now = picture(state)
    const written = JSON.stringify(now)
    const cue = this.#cue(now, written)
    const shown = onScreen(state, now)
    const music = state.music.room(state.settings)
    const clips = shown.story && music ? storyClips(state, shown.story) : []
    const projector = next(this.#sent?.projector, {
      ...shown,
      cue: cue.onScreen,
      ...(music && { music: clips.some(Boolean) ? { ...music, clips } : music }),
    })
    const facilitator = next(this.#sent?.facilitator, facilitatorView(state, projector.view))
    return {
      now,
      picture: written,
      cue: cue.kept,
      projector,
      facilitator,
      notice: state.noticeSerial,
    }
  }

  /** A new cue takes the next serial; behind a frozen or dark screen it is dropped, never played late. */
  #cue(now: Picture, written: string): { kept: Cue | null; onScreen: Cue | null } {
    const { state } = this
    const kept = this.#newCue(now, written)
    if (state.blackout || state.testCard) return { kept: null, onScreen: null }
    if (state.frozen) return { kept: kept === state.cue ? kept : null, onScreen: state.frozen.cue }
    return { kept, onScreen: kept }
  }

  #newCue(now: Picture, written: string): Cue | null {
    const before = this.#sent?.picture
    if (before === undefined) return null
    if (before === written) return this.state.cue
    if (this.quiet) return null
    const items = (now.ruleset && lookUp(this.state.rulesets, now.ruleset)?.items) || {}
    const sound = soundOf(JSON.parse(before) as Picture, now, items)
    return sound ? { serial: this.state.cueSerial + 1, sound } : this.state.cue
  }
}

/** Numbers a view; an unchanged one stays the very one that was sent. */
function next<V extends { readonly revision: number }>(
  sent: Sent<V> | undefined,
  view: Omit<V, 'revision'>,
): Sent<V> {
  const body = JSON.stringify(view)
  if (sent?.body === body) return sent
  const revision = (sent?.view.revision ?? 0) + 1
  const json = `{"revision":${revision},${body.slice(1)}`
  return { view: JSON.parse(json) as V, json, body }
}
