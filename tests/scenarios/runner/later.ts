/** Moves scenarios to later rounds: most rules are the same in every night, and a rule that is not says so. */
import { runScenario, type Result, type Rulesets } from './run'
import type { Entry, Scenario } from './scenario'

const PHASE = /^(night|dawn|day) (\d+)$/
/** How many quiet rounds go before; fewer, where the game would be over before. */
const ROUNDS = [3, 2, 1]

type Phase = Extract<Entry, { kind: 'phase' }>

const isAct = ({ kind }: Entry): boolean => kind !== 'phase' && kind !== 'expect'

/** A first night is unlike the others; a first day is one like another, as long as nothing was done before it. */
function canBeLater({ phase }: Phase, before: readonly Entry[]): boolean {
  const [, kind, n] = PHASE.exec(phase) ?? []
  return Number(n) >= 2 || (kind !== 'night' && Number(n) === 1 && !before.some(isAct))
}

const shifted = (phase: string, rounds: number): string =>
  phase.replace(PHASE, (_, kind: string, n: string) => `${kind} ${Number(n) + rounds}`)

function entryLater(entry: Entry, rounds: number): Entry {
  if (entry.kind === 'phase') return { ...entry, phase: shifted(entry.phase, rounds) }
  if (entry.kind !== 'expect') return entry
  const keys = [...entry.keys].map(
    ([key, value]) =>
      [key, key === 'phase' && typeof value === 'string' ? shifted(value, rounds) : value] as const,
  )
  return { ...entry, keys: new Map(keys) }
}

/** The same scenario with quiet rounds before its second night or first day; null where it goes on to neither. */
export function later(scenario: Scenario, rounds: number): Scenario | null {
  const { play } = scenario
  const from = play.findIndex(
    (entry, at) => entry.kind === 'phase' && canBeLater(entry, play.slice(0, at)),
  )
  if (from < 0) return null
  return {
    ...scenario,
    play: play.map((entry, at) => {
      if (at < from) return entry
      const moved = entryLater(entry, rounds)
      return at === from && moved.kind === 'phase' ? { ...moved, skips: true } : moved
    }),
  }
}

const isOverBefore = ({ failure }: Result): boolean =>
  failure?.happened.startsWith('the game is over') ?? false

/** Runs a scenario as late as its game lasts. @returns null where it cannot be any later */
export function runLater(scenario: Scenario, rulesets: Rulesets, folder: string): Result | null {
  for (const rounds of ROUNDS) {
    const moved = later(scenario, rounds)
    if (!moved) return null
    const result = runScenario(moved, rulesets, { folder })
    if (!isOverBefore(result)) return result
  }
  return null
}
