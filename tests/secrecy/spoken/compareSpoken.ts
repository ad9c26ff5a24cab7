import type { AnyRuleset } from '../../../src/engine'
import { chanceOf, replayWith } from '../../support/seeds'
import { ChanceLeak, planPair, type Pair, type Wish } from '../plan/pair'
import { exceptionsOf, type Exception } from './byTheRules'
import { otherwiseIn } from '../screen/twins'
import { transcripts, type Sentence, type Tongue } from './transcript'

export interface SpokenReport {
  pairs: number
  /** Sentences that both hosts said. */
  sentences: number
  /** The exceptions that were needed. */
  readonly needed: Set<Exception>
  /** The first sentence that tells what nothing public does; null when there is none. */
  difference: string | null
}

export interface Run {
  readonly wish: Wish
  readonly wanted: number
  readonly seed: number
  /** Evenings cost more than words: each is played once, and told in all of these. */
  readonly tongues: readonly Tongue[]
}

/** Listens to pairs of evenings that differ in secrets only. Stops at the first difference. */
export function compareSpoken(ruleset: AnyRuleset, run: Run): SpokenReport {
  const { wish, wanted, seed: first, tongues } = run
  const report: SpokenReport = { pairs: 0, sentences: 0, needed: new Set(), difference: null }
  for (let seed = first; seed < first + wanted && !report.difference; seed++) {
    const pair = planned(ruleset, seed, wish)
    if (!pair) continue
    report.pairs += 1
    const a = transcripts(pair.a.history, tongues)
    for (const other of [pair.b.history, ...pair.parted]) {
      const b = transcripts(other, tongues)
      for (const [at, { language }] of tongues.entries()) {
        const found = new Ears(pair, a[at] ?? [], b[at] ?? [], report).difference()
        if (found) report.difference ??= `${ruleset.id}, ${language}, ${replayWith(seed)}: ${found}`
      }
    }
    report.difference ??= otherwiseIn(ruleset, pair, seed)
  }
  return report
}

/** A lot that falls differently is the other test's business. */
function planned(ruleset: AnyRuleset, seed: number, wish: Wish): Pair | null {
  try {
    return planPair(ruleset, chanceOf(seed), wish)
  } catch (thrown) {
    if (thrown instanceof ChanceLeak) return null
    throw thrown
  }
}

/** Goes through two transcripts side by side. */
class Ears {
  readonly #game: string
  readonly #options

  constructor(
    pair: Pair,
    readonly a: readonly Sentence[],
    readonly b: readonly Sentence[],
    readonly report: SpokenReport,
  ) {
    const { history } = pair.a
    this.#game = history.ruleset.id
    this.#options = history.game.options
  }

  difference(): string | null {
    let [i, j] = [0, 0]
    for (;;) {
      const [one, other] = [this.a[i], this.b[j]]
      // Where one evening stops or the room knows of a difference, nothing can be compared any more.
      if (!one || !other || one.heard !== other.heard) return null
      if (one.text === other.text) {
        this.report.sentences += 1
        i += 1
        j += 1
      } else if (this.#isByTheRules(one)) i += 1
      else if (this.#isByTheRules(other)) j += 1
      else return `“${one.text}” (${one.step}) or “${other.text}” (${other.step})`
    }
  }

  #isByTheRules(sentence: Sentence): boolean {
    const exception = exceptionsOf(this.#game).find(({ covers }) => covers(sentence, this.#options))
    if (exception) this.report.needed.add(exception)
    return exception !== undefined
  }
}
