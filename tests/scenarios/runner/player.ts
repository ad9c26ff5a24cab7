/** Plays one scenario on a real game: walks on with neutral answers, answers, rules, looks ahead. */
import {
  History,
  type Answer,
  type GameSetup,
  type Input,
  type StepSpec,
  type AnyRuleset,
} from '../../../src/engine'
import { readAnswer } from './answers'
import { readRulings } from './rulings'
import type { Names } from './seats'
import { print, type Value } from './value'

/** What an entry wanted and what happened instead. */
export class Failed extends Error {
  constructor(
    readonly expected: string,
    readonly happened: string,
  ) {
    super(`${expected}: ${happened}`)
  }
}

const PHASE_LIMIT = 60
/** Steps without a change of phase; more is a loop of the ruleset. */
const STEP_LIMIT = 5000

/** A game at the runner's table. */
export class Player {
  readonly history: History
  /** How many inputs each answer of the scenario took, for `undo`. */
  readonly #answers: number[] = []

  constructor(
    readonly ruleset: AnyRuleset,
    setup: GameSetup,
    readonly names: Names,
  ) {
    this.history = new History(ruleset, setup)
    this.#tellAll()
  }

  get game() {
    return this.history.game
  }

  get phase(): string {
    return phaseName(this.game.state.phase)
  }

  /** Runs on to a phase. @param skips whether a choice that has to be made is skipped by a ruling */
  runTo(phase: string, skips = false): void {
    const wanted = `to reach ${phase}`
    let changes = 0
    while (this.phase !== phase && !(phase === 'end' && this.game.state.winner)) {
      if (!this.game.open) throw new Failed(wanted, `the game is over (${this.#won()})`)
      const before = this.phase
      if (skips && this.game.open.neutral === null) this.#skip(wanted)
      else this.#neutral(wanted)
      if (this.phase !== before && ++changes >= PHASE_LIMIT && this.phase !== phase) {
        throw new Failed(wanted, `still not there after ${PHASE_LIMIT} phases, in ${this.phase}`)
      }
    }
  }

  /** Runs on to a step in this phase and answers it; an interrupt is used at once. */
  answer(step: string, value: Value): void {
    const wanted = `${step} to take ${print(value)}`
    const input = this.#reach(step, value, wanted)
    this.#apply(input, wanted)
    this.#answers.push(1)
  }

  /** Runs on to a step and makes sure that the answer is refused and changes nothing. */
  refuse(step: string, value: Value): void {
    const wanted = `${step} to refuse ${print(value)}`
    const input = this.#reach(step, value, wanted)
    const before = this.#fingerprint()
    const outcome = this.history.apply(input)
    if (outcome.ok) throw new Failed(wanted, 'it was accepted')
    if (!outcome.refusal.code) throw new Failed(wanted, 'it was refused without a reason')
    if (this.#fingerprint() !== before) {
      throw new Failed(wanted, `it was refused (${outcome.refusal.code}) but something changed`)
    }
  }

  /** Looks ahead on a copy: the step must not open before this phase ends. */
  unavailable(step: string): void {
    const wanted = `${step} to be unavailable for the rest of ${this.phase}`
    const copy = this.history.fork()
    const phase = this.phase
    for (let steps = 0; phaseName(copy.game.state.phase) === phase; steps++) {
      const { open } = copy.game
      if (open?.id === step) throw new Failed(wanted, 'it opened')
      if (copy.game.offered().some(({ id }) => id === step)) {
        throw new Failed(wanted, `it was offered while ${open?.id ?? 'nothing'} was open`)
      }
      if (!open) return
      if (!open.neutral) {
        throw new Failed(wanted, `the look ended at ${open.id}, which has no neutral answer`)
      }
      const outcome = copy.apply({ type: 'answer', step: open.id, answer: open.neutral })
      if (!outcome.ok) throw new Failed(wanted, refusedNeutral(open, outcome.refusal.code))
      if (steps > STEP_LIMIT) throw new Failed(wanted, `${phase} never ended`)
    }
  }

  /** Carries out a facilitator's ruling. */
  override(kind: string, value: Value): void {
    const wanted = `the ruling ${kind}: ${print(value)} to be carried out`
    if (kind === 'skip') {
      this.#runToStep(String(value), wanted)
      return this.#skip(wanted)
    }
    if (kind === 'playOn') {
      this.#apply({ type: 'playOn' }, wanted)
      this.#answers.push(1)
      return
    }
    const rulings = readRulings(kind, value, this.names)
    for (const ruling of rulings) this.#apply({ type: 'ruling', ruling }, wanted)
    this.#answers.push(rulings.length)
  }

  /** Takes back the last answers, as the facilitator's undo does. */
  undo(count: number): void {
    const wanted = `to take back ${count}`
    if (this.#answers.length < count) {
      throw new Failed(wanted, `only ${this.#answers.length} answers have been given`)
    }
    const inputs = this.#answers.splice(-count).reduce((sum, each) => sum + each, 0)
    const taken = this.history.undoAnswers(inputs)
    if (taken !== inputs) throw new Failed(wanted, `only ${taken} of ${inputs} inputs went back`)
    this.#tellAll()
  }

  #reach(step: string, value: Value, wanted: string): Input {
    const isInterrupt = this.ruleset.interrupts.some(({ id }) => id === step)
    if (isInterrupt) {
      const offered = this.game.offered().find(({ id }) => id === step) ?? null
      return { type: 'interrupt', step, answer: this.#read(value, offered) }
    }
    const open = this.#runToStep(step, wanted)
    return { type: 'answer', step, answer: this.#read(value, open) }
  }

  #read(value: Value, step: StepSpec | null): Answer {
    return readAnswer(value, step, this.names)
  }

  #runToStep(step: string, wanted: string): StepSpec {
    const { phase } = this
    for (let steps = 0; ; steps++) {
      const { open } = this.game
      if (!open) throw new Failed(wanted, `the game is over (${this.#won()})`)
      if (this.phase !== phase) throw new Failed(wanted, `${phase} ended before it opened`)
      if (open.id === step) return open
      if (steps > STEP_LIMIT) throw new Failed(wanted, `${phase} never ended`)
      this.#neutral(wanted)
    }
  }

  #neutral(wanted: string): void {
    const { open } = this.game
    if (!open) return
    if (!open.neutral) {
      throw new Failed(wanted, `${open.id} (${this.phase}) has no neutral answer: answer it`)
    }
    const outcome = this.history.apply({ type: 'answer', step: open.id, answer: open.neutral })
    if (!outcome.ok) throw new Failed(wanted, refusedNeutral(open, outcome.refusal.code))
    this.#answers.push(1)
    this.#tellAll()
  }

  #skip(wanted: string): void {
    this.#apply({ type: 'ruling', ruling: { kind: 'skip' } }, wanted)
    this.#answers.push(1)
  }

  #apply(input: Input, wanted: string): void {
    const outcome = this.history.apply(input)
    if (!outcome.ok) {
      const { code, params } = outcome.refusal
      throw new Failed(wanted, `refused: ${code} ${print(this.names.told(params ?? {}))}`)
    }
    this.#tellAll()
  }

  /** The room hears every announcement as soon as the host may tell it. */
  #tellAll(): void {
    while (this.history.apply({ type: 'tell' }).ok);
  }

  #fingerprint(): string {
    const { state, open, draft } = this.game
    return JSON.stringify([state, open, draft, this.game.offered(), this.history.inputs.length])
  }

  #won(): string {
    return print(this.names.told(this.game.state.winner ?? []))
  }
}

const refusedNeutral = (step: StepSpec, code: string): string =>
  `the neutral answer of ${step.id} was refused: ${code}`

export const phaseName = ({ kind, n }: { kind: string; n: number }): string =>
  kind === 'end' ? 'end' : `${kind} ${n}`
