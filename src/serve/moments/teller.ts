/**
 * Public moments: the big screen's frames, one after the other, as events for other programs. It is given frames and
 * nothing else, and what it says is made of parts of the newest one, as they stand in it.
 */
import type { ProjectorView } from '../../bridge'

/** One event of the stream. */
export interface Told {
  readonly event: 'scene' | 'moment' | 'end'
  /** The frame's number. */
  readonly id: number
  /** JSON, in one line. */
  readonly data: string
}

/** Pictures that lie over the evening for a while: nothing of it happens in them, and nothing anew after them. */
const COVERS: readonly ProjectorView['scene'][] = ['blackout', 'testCard', 'rule']

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

export class Teller {
  /** The last frame with nothing over it. */
  #before: ProjectorView | null = null
  #scene: Told | null = null
  /** What the last scene was told for. */
  #toldFor: string | null = null
  /** Phases that this evening has been in: whoever comes into one again has gone back. */
  readonly #been = new Set<string>()

  /** The present scene, for whoever comes later; null before the first frame. */
  get scene(): Told | null {
    return this.#scene
  }

  /** @param frame what the big screen was sent. @returns what is told of it, in order; often nothing */
  tell(frame: string): readonly Told[] {
    const view = JSON.parse(frame) as ProjectorView
    const told: Told[] = []
    const say = (event: Told['event'], data: object) =>
      told.push({ event, id: view.revision, data: JSON.stringify(data) })
    this.#scene = { event: 'scene', id: view.revision, data: JSON.stringify(sceneOf(view)) }
    const toldFor = JSON.stringify([view.scene, view.ruleset, view.phase, view.seats])
    if (toldFor !== this.#toldFor) told.push(this.#scene)
    this.#toldFor = toldFor
    if (COVERS.includes(view.scene)) return told
    const before = this.#before
    this.#before = view
    const isNew = this.#isNewPhase(view)
    // An evening that is opened again, or a program that has just begun to listen, tells how it stands and no more.
    if (before && (before.phase || before.scene === 'deal' || !view.phase)) {
      for (const moment of momentsBetween(before, view, isNew)) say('moment', moment)
    }
    if (view.end && !isSame(view.end, before?.end)) say('end', view.end)
    return told
  }

  /** Whether the evening has not been in this frame's phase before, or is in it still. */
  #isNewPhase({ phase }: ProjectorView): boolean {
    if (!phase) this.#been.clear()
    const key = JSON.stringify(phase)
    const isNew = !this.#been.has(key)
    this.#been.add(key)
    return isNew
  }
}

function sceneOf(view: ProjectorView): object {
  const { scene, ruleset: game, phase, seats: players, stage, count, clock } = view
  return { scene, game, phase, light: lightOf(view), players, stage, count, clock }
}

/** What a lamp does. */
function lightOf({ scene, phase }: ProjectorView): string {
  return scene === 'blackout' ? 'dark' : (phase?.kind ?? 'dusk')
}

type Moment = { readonly moment: string } & Readonly<Record<string, unknown>>

/** What has happened from one frame to the next. */
function momentsBetween(before: ProjectorView, view: ProjectorView, isNew: boolean): Moment[] {
  const { stage, clock, story, cue } = view
  const found: Moment[] = [
    ...announced(before, view, isNew),
    ...wentOut(before, view),
    ...votes(before, view),
  ]
  if (stage?.speaker !== undefined && !isSame(speech(before), speech(view)))
    found.push({ moment: 'speech', stage, clock })
  if (!isSame(clock, before.clock)) found.push({ moment: 'clock', clock })
  if (story && !isSame(story, before.story)) found.push({ moment: 'story', story })
  if (cue && cue.serial !== before.cue?.serial) found.push({ moment: 'sound', cue })
  return found
}

const speech = ({ phase, stage }: ProjectorView) => [phase, stage?.speaker, stage?.about]

function announced(before: ProjectorView, view: ProjectorView, isNew: boolean): Moment[] {
  const stays = isSame(before.phase, view.phase)
  if (!stays && !isNew) return []
  const known = stays ? before.items : []
  const from = view.items.findIndex((item, at) => !isSame(item, known[at]))
  return from < 0 ? [] : view.items.slice(from).map((item) => ({ moment: 'announced', item }))
}

/** Who is out of the game now and was not. */
function wentOut(before: ProjectorView, view: ProjectorView): Moment[] {
  if (before.seats.length !== view.seats.length) return []
  const players = view.seats.filter(({ out }, at) => out && before.seats[at]?.out === false)
  return players.length > 0 ? [{ moment: 'out', players }] : []
}

/** What a vote is, as long as it is the same one; null: there is none that is open. */
function openVote({ phase, stage, count }: ProjectorView): string | null {
  if (stage?.scene !== 'vote' || count?.closed) return null
  return JSON.stringify([phase, stage.about, stage.candidates])
}

function votes(before: ProjectorView, view: ProjectorView): Moment[] {
  const [was, is] = [openVote(before), openVote(view)]
  const { stage, count } = view
  if (was === is) return count && !isSame(count, before.count) ? [{ moment: 'count', count }] : []
  return [
    ...(was === null ? [] : [{ moment: 'voteClosed', count: count?.closed ? count : null }]),
    ...(is === null ? [] : [{ moment: 'voteOpened', stage, count }]),
  ]
}
