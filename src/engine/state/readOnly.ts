/** A state as everybody sees it who is no reducer: to read. Tests let every attempt to write throw; a program that runs pays nothing. */
import { fail } from '../base/refusal'
import type { SeenState, TableState } from './state'

let guarding = false
const viewOf = new WeakMap<object, object>()
const truthBehind = new WeakMap<object, object>()

/** From now on new games throw when anything but a reducer changes their state. For tests. */
export function guardStates(): void {
  guarding = true
}

/** The state for its readers. It is the same object, or, under guard, one that shows it and cannot be written. */
export const readOnly = <G>(state: TableState<G>): SeenState<G> =>
  (guarding ? view(state, 'state') : state) as SeenState<G>

function view(truth: object, path: string): object {
  const known = viewOf.get(truth)
  if (known) return known
  const refuseTo = (key: PropertyKey): never =>
    fail(`only reducers change the state, and something else wrote ${path}.${String(key)}`)
  const made = new Proxy(truth, {
    get(target, key) {
      const value: unknown = target[key as keyof typeof target]
      // What is frozen cannot be written anyhow, and a proxy has to hand it out as it is.
      const isSafe = typeof value !== 'object' || value === null || Object.isFrozen(target)
      return isSafe ? value : (viewOf.get(value) ?? view(value, `${path}.${String(key)}`))
    },
    set: (_, key) => refuseTo(key),
    defineProperty: (_, key) => refuseTo(key),
    deleteProperty: (_, key) => refuseTo(key),
    setPrototypeOf: () => refuseTo('prototype'),
    preventExtensions: () => refuseTo('extensibility'),
  })
  viewOf.set(truth, made)
  truthBehind.set(made, truth)
  return made
}

/** What readers took from a state to put it into an event, without the guard around it. */
export const unguarded = <T>(data: T): T => (guarding ? (bare(data) as T) : data)

function bare(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const truth = truthBehind.get(value)
  if (truth) return truth
  if (Array.isArray(value)) {
    const list = value.map(bare)
    return list.every((entry, at) => entry === value[at]) ? value : list
  }
  const entries = Object.entries(value).map(([key, part]) => [key, part, bare(part)] as const)
  if (entries.every(([, part, found]) => part === found)) return value
  return Object.fromEntries(entries.map(([key, , found]) => [key, found]))
}
