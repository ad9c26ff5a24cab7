/** What happened in planned evenings, added up: the proof that the twins tried what there is to try. */
import type { Game, StepSpec } from '../../../src/engine'

/** Numbers by name: a step, a status, a role. */
export type Counts = Record<string, number>

export interface Figures {
  /** How often each step was answered with a choice. */
  readonly used: Counts
  /** How often each step that asks for a choice was open. */
  readonly offered: Counts
  /** Which of them were asked in secret. */
  readonly secret: Set<string>
  /** For how many nights somebody held a status, summed over seats. */
  readonly statuses: Counts
  /** Who went out, by what he was. */
  readonly fallen: Counts
  /** Votes whose totals were not simply the hands. */
  weighed: number
}

export const newFigures = (): Figures => ({
  used: {},
  offered: {},
  secret: new Set(),
  statuses: {},
  fallen: {},
  weighed: 0,
})

export function countOne(counts: Counts, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1
}

/** Adds the counts of one to another. */
export function addFigures(sum: Figures, more: Figures): void {
  for (const key of ['used', 'offered', 'statuses', 'fallen'] as const) {
    for (const [name, times] of Object.entries(more[key])) {
      sum[key][name] = (sum[key][name] ?? 0) + times
    }
  }
  for (const step of more.secret) sum.secret.add(step)
  sum.weighed += more.weighed
}

/** Notes that a step is open. */
export function noteOpen({ offered, secret }: Figures, open: StepSpec | null): void {
  if (!open || open.form.kind === 'ok') return
  countOne(offered, open.id)
  if (!open.stage) secret.add(open.id)
}

/** Who is in and as what, to be compared with a later moment. */
export type Standing = ReadonlyMap<string, readonly string[]>

export function standing({ ruleset, state, options }: Game): Standing {
  const alive = state.seats.filter((seat) => seat.alive)
  return new Map(alive.map(({ id }) => [id, ruleset.privateSeat(state, id, options).roles]))
}

/** Notes who went out since then. */
export function noteFallen(figures: Figures, before: Standing, now: Standing): void {
  for (const [seat, roles] of before) {
    if (!now.has(seat)) for (const role of roles) countOne(figures.fallen, role)
  }
}
