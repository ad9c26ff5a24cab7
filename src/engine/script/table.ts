/** What a script has at hand: the state to read, events to change it, steps to ask. */
import type { Answer } from '../answers/answers'
import { drawsFrom, type ChanceStream } from '../chance'
import type { CoreEvents } from '../state/events'
import type { SeatId } from '../base/ids'
import type { PhaseKind, SeenState, Signal } from '../state/state'
import type { PublicValue } from '../record/items'
import type { Script, StepRequest } from './step'

/** Thrown into a script by an interrupt that breaks something off. Caught by the matching `scope`. */
export class BreakOff extends Error {
  constructor(readonly label: string) {
    super(`broke off ${label}`)
  }
}

/**
 * What a game's script can do. Reading is free; every change is an event. `V` are the values of the game's
 * house rules; parts that ask for none leave it out.
 */
export interface Table<G, E, V = unknown> {
  readonly state: SeenState<G>
  readonly options: V
  /** Records a fact: its reducer changes the state, its public form is queued for the room. */
  emit<K extends keyof (E & CoreEvents) & string>(kind: K, data: (E & CoreEvents)[K]): void
}

/** Opens a step and waits for its answer. The request is asked anew whenever the state changes. */
export function* ask(request: StepRequest): Script<Answer> {
  return yield request
}

/** Begins a phase and with it a new list of announcements. */
export function beginPhase<G, E>(table: Table<G, E>, kind: PhaseKind, n: number): void {
  table.emit('phaseBegan', { kind, n } as (E & CoreEvents)['phaseBegan'])
}

/** Tells the facilitator what to give back in silence. */
export function show<G, E>(table: Table<G, E>, step: string, signal: Signal): void {
  table.emit('signalShown', { step, signal } as (E & CoreEvents)['signalShown'])
}

/** Announces an item that changes no state by itself, such as `nobodyDied` or a tie. */
export function announce<G, E>(table: Table<G, E>, kind: string, of: PublicValue): void {
  table.emit('announced', { item: { kind, of } } as (E & CoreEvents)['announced'])
}

/** Draws an integer in [0, n) from a stream of chance, all equally likely. */
export function draw<G, E>(table: Table<G, E>, stream: ChanceStream, n: number): number {
  const value = drawsFrom(table.state.chance[stream])(n)
  table.emit('drawn', { stream } as (E & CoreEvents)['drawn'])
  return value
}

/** Ends the game: teams first, then players who win alone. An empty list: nobody won. */
export function win<G, E>(table: Table<G, E>, winners: readonly (string | SeatId)[]): void {
  table.emit('won', { winners } as (E & CoreEvents)['won'])
}

/** Runs a part of the evening that an interrupt may break off. @returns whether it ran to its end */
export function* scope(label: string, body: () => Script): Script<boolean> {
  try {
    yield* body()
    return true
  } catch (thrown) {
    if (thrown instanceof BreakOff && thrown.label === label) return false
    throw thrown
  }
}
