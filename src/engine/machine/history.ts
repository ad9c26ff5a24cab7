/** A game together with everything that was said to it, for undo, redo and copies. */
import { Game } from './game'
import type { Input, Outcome } from './input'
import { refuse } from '../base/refusal'
import type { AnyRuleset } from '../ruleset/ruleset'
import type { GameSetup } from '../state/state'

const isWhole = (input: Input): boolean =>
  ['answer', 'interrupt', 'ruling', 'playOn'].includes(input.type)

/**
 * A game with its past: every input in order, and what was undone. Undo replays without the last input;
 * hours of play replay in milliseconds, so nothing is ever snapshotted.
 */
export class History {
  game: Game
  #inputs: Input[] = []
  #undone: Input[] = []

  constructor(
    readonly ruleset: AnyRuleset,
    readonly setup: GameSetup,
  ) {
    this.game = new Game(ruleset, setup)
  }

  get inputs(): readonly Input[] {
    return this.#inputs
  }

  get canUndo(): boolean {
    return this.#inputs.length > 0
  }

  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  /** Applies an input and remembers it. What had been undone can no longer be redone. */
  apply(input: Input): Outcome {
    const outcome = this.game.apply(input)
    if (outcome.ok) {
      this.#inputs.push(input)
      this.#undone = []
    }
    return outcome
  }

  /**
   * Takes back the last entry: a click of an open draft, a told announcement, or a whole answer (whose
   * draft then stands open again as it was).
   */
  undo(): boolean {
    const last = this.#inputs.pop()
    if (!last) return false
    this.#undone.push(last)
    this.#replay()
    return true
  }

  /** Takes back whole answers, each with the clicks it was made of. @returns how many there were */
  undoAnswers(count: number): number {
    let taken = 0
    while (taken < count && this.#inputs.some(isWhole)) {
      let last = this.#inputs.pop()
      while (last && !isWhole(last)) {
        this.#undone.push(last)
        last = this.#inputs.pop()
      }
      if (last) this.#undone.push(last)
      taken += 1
    }
    if (taken > 0) this.#replay()
    return taken
  }

  /** Carries out again what was undone last. */
  redo(): Outcome {
    const next = this.#undone.pop()
    if (!next) return { ok: false, refusal: refuse('nothingToRedo') }
    const outcome = this.game.apply(next)
    if (outcome.ok) this.#inputs.push(next)
    return outcome
  }

  /** A copy that can be played on without touching this one. */
  fork(): History {
    const copy = new History(this.ruleset, this.setup)
    for (const input of this.#inputs) copy.apply(input)
    return copy
  }

  #replay(): void {
    const inputs = this.#inputs
    this.game = new Game(this.ruleset, this.setup)
    for (const input of inputs) this.game.apply(input)
  }
}
