import type { AnyRuleset } from '../../src/engine'
import { rngFrom } from '../randomPlay/randomEvening'
import { addUp, ChanceLeak, planPair } from './plan'
import { framesOf, type PlantedLeak } from './room'
import { stageCommands } from './stageCommands'

/** What a run over many pairs found. */
export interface TwinReport {
  /** Pairs that agreed in public for two nights; only these prove anything. */
  readonly counted: number
  readonly tried: number
  readonly frames: number
  /** The first difference that no public fact explains; null when there is none. */
  readonly difference: string | null
  /** How often each secret step was answered with a choice. */
  readonly used: Readonly<Record<string, number>>
  /** For how many nights somebody held a status, summed over seats. */
  readonly statuses: Readonly<Record<string, number>>
  /** Votes whose totals were not simply the hands. */
  readonly weighed: number
}

const MINIMUM_NIGHTS = 2

/**
 * Plays pairs of evenings that differ in secrets only, until `wanted` of them agreed for two nights, and
 * compares every byte, boundary and moment of what the big screen was sent. Stops at the first difference.
 */
export async function compareTwins(
  ruleset: AnyRuleset,
  wanted: number,
  seed: number,
  leak: PlantedLeak = 'none',
): Promise<TwinReport> {
  const used: Record<string, number> = {}
  const statuses: Record<string, number> = {}
  const report = { counted: 0, tried: 0, frames: 0, weighed: 0, used, statuses }
  while (report.counted < wanted) {
    report.tried += 1
    if (report.tried > wanted * 20) throw new Error(`${ruleset.id}: too few pairs agree`)
    const rng = rngFrom(seed * 1_000_003 + report.tried)
    try {
      const pair = planPair(ruleset, rng)
      if (pair.nights < MINIMUM_NIGHTS) continue
      report.counted += 1
      addUp(used, [pair.used])
      addUp(statuses, [pair.statuses])
      report.weighed += pair.weighed
      const stage = stageCommands(pair.until, rng)
      const play = (side: typeof pair.a) =>
        framesOf(ruleset, side.setup, side.inputs, stage, pair.until, leak)
      const a = await play(pair.a)
      const b = await play(pair.b)
      report.frames += a.length
      const at = a.findIndex(
        (frame, index) => frame.at !== b[index]?.at || frame.bytes !== b[index]?.bytes,
      )
      if (at >= 0 || a.length !== b.length) {
        const index = at >= 0 ? at : a.length
        const told = [a[index], b[index]].map((frame) => JSON.stringify(frame ?? null))
        return {
          ...report,
          difference: `pair ${report.tried}, frame ${index}:\n${told.join('\n')}`,
        }
      }
    } catch (thrown) {
      if (!(thrown instanceof ChanceLeak)) throw thrown
      return { ...report, difference: `pair ${report.tried}: a lot fell differently` }
    }
  }
  return { ...report, difference: null }
}
