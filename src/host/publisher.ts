/** Builds both audiences' views and sends each only when that audience's view has changed. */
import type { Cue, DeskPack, FacilitatorView, ProjectorView, ShowPack } from '../bridge'
import { own, type SeatId } from '../engine'
import { languageNames } from './languages'
import { Outlet, type Listener, type PackListener, type Written } from './outlet'
import { newerPack } from './games/renew'
import type { GameInPlay } from './packs/packs'
import { checkPoints } from './views/checkPoints'
import { dealView, gameView, ownEntry } from './views/gameView'
import { gameInPlay } from './views/gameInPlay'
import { lobbyView } from './views/lobbyView'
import { bare, picture, type Picture } from './views/projectorView'
import { rulePicture, shownRule } from './views/rulePicture'
import { soundOf } from './views/cues'
import { dealForPlayer, type DeskLock } from './lock/deskLock'
import { oddsOf } from './odds/oddsCommands'
import { shelvedBy, stationOf, type HostState } from './state'

interface Sent<V> extends Written<V> {
  /** The view without its revision, for comparing. */
  readonly body: string
}

interface Prepared {
  readonly picture: string
  readonly cue: Cue | null
  readonly projector: Sent<ProjectorView>
  readonly facilitator: Sent<FacilitatorView>
  /** The last notice when it was made: a later one has to be in the view as well. */
  readonly notice: number
}

export class Publisher {
  /** Set for undo, load and the like: what the room sees changes, and nothing sounds. */
  quiet = false
  readonly #facilitators: Outlet<FacilitatorView, DeskPack>
  readonly #projectors: Outlet<ProjectorView, ShowPack>
  #sent: Prepared | null = null
  #uncovered: ProjectorView | null = null
  /** The game that the room sees, and its house rules. */
  #shown: GameInPlay | null = null
  #prepared: Prepared | null = null
  /** How many changes of the host's own games the desk has been told of. */
  #shelved = 0

  constructor(
    readonly state: HostState,
    onError: (error: unknown) => void,
  ) {
    this.#facilitators = new Outlet(onError)
    this.#projectors = new Outlet(onError)
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

  subscribeFacilitator(
    listener: Listener<FacilitatorView>,
    onPack?: PackListener<DeskPack>,
  ): () => void {
    return this.#facilitators.subscribe(listener, onPack)
  }

  subscribeProjector(
    listener: Listener<ProjectorView>,
    onPack?: PackListener<ShowPack>,
  ): () => void {
    return this.#projectors.subscribe(listener, onPack)
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
    const { blackout, testCard, frozen } = this.state
    const covered = blackout || testCard || frozen !== null
    if (!covered) this.#uncovered = ready.projector.view
    this.#tellPacks(ready)
    if (ready.projector !== before?.projector) this.#projectors.tell(ready.projector)
    if (ready.facilitator !== before?.facilitator) this.#facilitators.tell(ready.facilitator)
  }

  /** What each window needs of the games for the views that come next: for the room, by what it sees alone. */
  #tellPacks({ facilitator, projector }: Prepared): void {
    const { packs, games, evening } = this.state
    const { language } = facilitator.view.settings
    const played = gameInPlay(this.state)
    // While an evening is open, what becomes of files is no matter of it.
    if (!evening) this.#shelved = games.serial.shelf
    const of = (game: GameInPlay | null, said: string) =>
      `${packs.state(said)} ${games.serial.held} ${JSON.stringify(game)}`
    this.#facilitators.tellPacks(`${this.#shelved} ${of(played, language)}`, () =>
      packs.forDesk(language, played),
    )
    // A frozen screen keeps the house rules of its picture.
    if (!this.state.frozen) this.#shown = played
    const shown = this.#shown
    const { ruleset, show } = projector.view
    if (shown === null || ruleset !== shown.id) return
    const pack = () => packs.forShow(shown, show.language)
    this.#projectors.tellPacks(of(shown, show.language), () => [pack() ?? []].flat())
  }

  #build(): Prepared {
    const { state } = this
    const now = picture(state)
    const written = JSON.stringify(now)
    const cue = this.#cue(now, written)
    const music = state.music.room(state.settings)
    const projector = next(this.#sent?.projector, {
      ...onScreen(state, now),
      cue: cue.onScreen,
      ...(music && { music }),
    })
    const facilitator = next(this.#sent?.facilitator, facilitatorView(state, projector.view))
    return { picture: written, cue: cue.kept, projector, facilitator, notice: state.noticeSerial }
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
    const items = (now.ruleset && own(this.state.rulesets, now.ruleset)?.items) || {}
    const sound = soundOf(JSON.parse(before) as Picture, now, items)
    return sound ? { serial: this.state.cueSerial + 1, sound } : this.state.cue
  }
}

/** What the host does to the screen goes over what the evening shows. */
function onScreen(state: HostState, now: Picture): Picture {
  if (state.blackout) return bare(state, 'blackout')
  if (state.frozen) {
    return { ...pictureOf(state.frozen), show: now.show }
  }
  if (state.testCard) return bare(state, 'testCard')
  return rulePicture(state, now) ?? now
}

function pictureOf(view: ProjectorView): Picture {
  const { scene, ruleset, phase, seats, items, stage, count, clock, story, end, show } = view
  return { scene, ruleset, phase, seats, items, stage, count, clock, story, end, show }
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

/** Who has the laptop in hand and has said so. */
const holder = ({ lock }: HostState): SeatId | null => (lock?.isOpen ? lock.seat : null)

type DeskBody = Omit<FacilitatorView, 'revision'>

function facilitatorView(state: HostState, preview: ProjectorView): DeskBody {
  const { evening, lobby, rulesets } = state
  const station = stationOf(state)
  const game = lobby && own(rulesets, lobby.ruleset)
  const open = {
    station,
    rulesets: Object.values(rulesets).map(({ id, casting }) => ({ id, players: casting.players })),
    ownGames: state.ownGames.view(state.settings.language),
    shelf: evening ? [] : state.shelf,
    evening: evening && ownEntry(evening, shelvedBy(state)),
    lobby:
      station === 'lobby' && lobby && game
        ? lobbyView(game, lobby, state.kept, state.settings.language, oddsOf(state))
        : null,
    deal: station === 'deal' && evening ? dealView(state, evening, holder(state)) : null,
    game: evening?.play ? gameView(state, evening, evening.play) : null,
    clock: evening?.play?.clock.view(state.now()) ?? null,
    picture: {
      frozen: state.frozen !== null,
      frozenBack: state.frozenBack,
      blackout: state.blackout,
      testCard: state.testCard,
      rule: shownRule(state),
    },
    demo: evening?.header.demo
      ? {
          running: state.demoRunning,
          speed: state.demoSpeed,
          ...(newerPack(state) && { renewable: true }),
        }
      : null,
    lock: state.lock,
    hasPin: state.pin !== null,
    settings: state.settings,
    languages: languageNames(state.languages),
    projectors: state.projectors,
    machine: state.machineView,
    music: state.music.desk(),
    check: checkPoints(state),
    notices: state.notices,
    preview,
  }
  return state.lock ? lockedView(open, state.lock) : open
}

/**
 * What a window gets that others than the host may look at: what the room sees, and one player's own cards. Each part is
 * named here, so that nothing new comes into it unasked.
 */
function lockedView(view: DeskBody, lock: DeskLock): DeskBody {
  const { station, rulesets, evening, clock, picture, demo, hasPin } = view
  const { settings, languages, projectors, machine, music, check, preview } = view
  return {
    ...{ station, rulesets, evening, clock, picture, demo, hasPin },
    ...{ settings, languages, projectors, machine, check, preview },
    lock,
    ownGames: { ...view.ownGames, games: [], folder: null },
    shelf: [],
    lobby: null,
    deal: lock.seat && view.deal ? dealForPlayer(view.deal, lock) : null,
    game: null,
    notices: [],
    music: { ...music, folders: {}, now: null, measure: null },
  }
}
