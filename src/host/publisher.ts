/** Builds both audiences' views and sends each only when that audience's view has changed. */
import type { Cue, FacilitatorView, ProjectorView } from '../bridge'
import { checkPoints } from './views/checkPoints'
import { dealView, gameView, ownEntry } from './views/gameView'
import { lobbyView } from './views/lobbyView'
import { bare, picture, type Picture } from './views/projectorView'
import { soundOf } from './views/cues'
import { roomOf, type HostState } from './state'

/** A view, and the same as JSON text, so that carriers need not write it again. */
export type Listener<V> = (view: V, json: string) => void

interface Sent<V> {
  readonly view: V
  readonly json: string
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
  readonly #facilitators = new Set<Listener<FacilitatorView>>()
  readonly #projectors = new Set<Listener<ProjectorView>>()
  #sent: Prepared | null = null
  #uncovered: ProjectorView | null = null
  #prepared: Prepared | null = null

  constructor(
    readonly state: HostState,
    readonly onError: (error: unknown) => void,
  ) {}

  /** The last picture of the evening that the room saw, a dark screen or a test card aside. */
  get projector(): ProjectorView | null {
    return this.#uncovered
  }

  subscribeFacilitator(listener: Listener<FacilitatorView>): () => void {
    return this.#subscribe(this.#facilitators, listener, () => this.#sent?.facilitator)
  }

  subscribeProjector(listener: Listener<ProjectorView>): () => void {
    return this.#subscribe(this.#projectors, listener, () => this.#sent?.projector)
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
    const covered = this.state.blackout || this.state.testCard || this.state.frozen !== null
    if (!covered) this.#uncovered = ready.projector.view
    if (ready.projector !== before?.projector) this.#tell(this.#projectors, ready.projector)
    if (ready.facilitator !== before?.facilitator) this.#tell(this.#facilitators, ready.facilitator)
  }

  #subscribe<V>(
    listeners: Set<Listener<V>>,
    listener: Listener<V>,
    present: () => Sent<V> | undefined,
  ): () => void {
    listeners.add(listener)
    const sent = present()
    if (sent) listener(sent.view, sent.json)
    return () => listeners.delete(listener)
  }

  #tell<V>(listeners: Set<Listener<V>>, { view, json }: Sent<V>): void {
    for (const listener of listeners) {
      try {
        listener(view, json)
      } catch (error) {
        this.onError(error)
      }
    }
  }

  #build(): Prepared {
    const { state } = this
    const now = picture(state)
    const written = JSON.stringify(now)
    const cue = this.#cue(now, written)
    const projector = next(this.#sent?.projector, { ...onScreen(state, now), cue: cue.onScreen })
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
    const sound = soundOf(JSON.parse(before) as Picture, now)
    return sound ? { serial: this.state.cueSerial + 1, sound } : this.state.cue
  }
}

/** What the host does to the screen goes over what the evening shows. */
function onScreen(state: HostState, now: Picture): Picture {
  if (state.blackout) return bare(state, 'blackout')
  if (state.frozen) {
    return { ...pictureOf(state.frozen), show: now.show }
  }
  return state.testCard ? bare(state, 'testCard') : now
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

function facilitatorView(
  state: HostState,
  preview: ProjectorView,
): Omit<FacilitatorView, 'revision'> {
  const { evening, lobby, rulesets } = state
  const room = roomOf(state)
  const game = lobby && rulesets[lobby.ruleset]
  return {
    room,
    rulesets: Object.values(rulesets).map(({ id, casting }) => ({ id, players: casting.players })),
    shelf: evening ? [] : state.shelf,
    evening: evening && ownEntry(evening),
    lobby: room === 'lobby' && lobby && game ? lobbyView(game, lobby, state.kept) : null,
    deal: room === 'deal' && evening ? dealView(evening) : null,
    game: evening?.play ? gameView(state, evening, evening.play) : null,
    clock: evening?.play?.clock.view(state.now()) ?? null,
    stage: { frozen: state.frozen !== null, blackout: state.blackout, testCard: state.testCard },
    demo: evening?.header.demo ? { running: state.demoRunning } : null,
    settings: state.settings,
    projectors: state.projectors,
    machine: state.machineView,
    check: checkPoints(state),
    notices: state.notices,
    preview,
  }
}
