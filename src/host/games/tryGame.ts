/** The program's own evenings with a document, played in slices between which windows and clocks have their turn. */
import { performance } from 'node:perf_hooks'
import type { GameProblem, GameTried } from '../../bridge'
import { placed } from '../../own/read/place'
import type { Problem } from '../../own/problems/codes'
import { tryOut } from '../../own/tried/trial'
import type { OwnPack } from './pack/ownPack'
import { inWords } from './reading/problemWords'

/** The same document is always reported alike. */
const SEED = 1
/** Milliseconds of work at a stretch, with room for the answer that is being given when they are over. */
const SLICE = 10
const PAUSE = 4

export class Trial {
  #state: GameTried['state'] = 'running'
  #problems: readonly Problem[] = []
  #timer: ReturnType<typeof setTimeout> | null = null
  readonly #play: ReturnType<typeof tryOut>

  /** @param text as its author wrote it, for the lines of what is found */
  constructor(
    { document }: OwnPack,
    private readonly text: string,
  ) {
    this.#play = tryOut(document, SEED)
    this.#later()
  }

  /** Leaves off where it is. */
  stop(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    if (this.#state === 'running') this.#state = 'stopped'
  }

  /** How it goes, in the desk's language. */
  report(language: string): GameTried {
    const { played, of, ended, nights, wins } = this.#play.soFar()
    const problems: readonly GameProblem[] = inWords(this.#problems, language)
    const sorted = [...nights].sort((a, b) => a - b)
    /** The number of nights below which this share of the evenings lies. */
    const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
    const range = sorted.length > 0 ? { middle: at(0.5), low: at(0.1), high: at(0.9) } : null
    return { state: this.#state, played, of, ended, nights: range, wins, problems }
  }

  #later(): void {
    this.#timer = setTimeout(() => this.#slice(), PAUSE)
  }

  #slice(): void {
    const end = performance.now() + SLICE
    do {
      const next = this.#play.steps.next()
      if (next.done) {
        this.#timer = null
        this.#problems = placed(this.text, next.value.remarks)
        this.#state = 'done'
        return
      }
    } while (performance.now() < end)
    this.#later()
  }
}
