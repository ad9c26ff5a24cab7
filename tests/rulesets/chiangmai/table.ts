/** A small evening of Chiang Mai for tests that look at facts rather than at the course of a game. */
import { rulesets } from '../../../rulesets'
import {
  fail,
  Game,
  type Answer,
  type GameEvent,
  type Json,
  type Ruling,
  type SeatId,
} from '../../../src/engine'

const chiangmai = rulesets.chiangmai ?? fail('no chiangmai')

export const seat = (at: SeatId): Answer => ({ kind: 'seat', seat: at })

/** The given fingers of a group. */
export const points = (given: Readonly<Record<SeatId, SeatId | null>>): Answer => ({
  kind: 'points',
  points: given,
})

export const ballots = (given: Readonly<Record<SeatId, readonly SeatId[]>>): Answer => ({
  kind: 'ballots',
  ballots: given,
})

/** A table with hands written as `bK/5`. */
export class Evening {
  readonly game: Game

  constructor(hands: readonly string[], options: Readonly<Record<string, Json>> = {}) {
    const setup = {
      ruleset: 'chiangmai',
      options,
      hands: hands.map((hand) => ({ cards: hand.split('/').map(cardOf) })),
      seed: 1,
      freeCasting: true,
    }
    this.game = new Game(chiangmai, setup)
  }

  /** Answers a step, giving neutral answers up to it. @returns the events of that answer */
  answer(step: string, answer: Answer): readonly GameEvent[] {
    for (let tries = 0; this.game.open?.id !== step; tries++) {
      const { open } = this.game
      if (!open?.neutral || tries > 200) return fail(`${step} is not reached from ${open?.id}`)
      this.#apply(open.id, open.neutral)
    }
    return this.#apply(step, answer)
  }

  rule(ruling: Ruling): readonly GameEvent[] {
    const outcome = this.game.apply({ type: 'ruling', ruling })
    return outcome.ok ? outcome.events : fail(outcome.refusal.code)
  }

  #apply(step: string, answer: Answer): readonly GameEvent[] {
    const outcome = this.game.apply({ type: 'answer', step, answer })
    return outcome.ok ? outcome.events : fail(`${step}: ${outcome.refusal.code}`)
  }
}

const SHORT: Readonly<Record<string, string>> = {
  bK: 'blackKing',
  rK: 'redKing',
  bJ: 'blackJack',
  rJ: 'redJack',
  rQ: 'redQueen',
  rA: 'redAce',
  Jo: 'joker',
}

const cardOf = (short: string): string => SHORT[short] ?? `n${short}`

/** Events of the game's own kinds, as `kind` and data. */
export const facts = (events: readonly GameEvent[]): readonly (readonly [string, unknown])[] =>
  events
    .filter(({ kind }) => !['phaseBegan', 'stepOpened', 'signalShown', 'drawn'].includes(kind))
    .map(({ kind, data }) => [kind, data] as const)
