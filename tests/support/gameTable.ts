/** A short way to play a game of one card each in tests: cards by seat, then answers. */
import { History, type Answer, type AnyRuleset, type Json, type SeatId } from '../../src/engine'

/** More steps than any round has. */
const ROUND = 90

export class GameTable {
  readonly history: History

  constructor(ruleset: AnyRuleset, cards: readonly string[], options: Record<string, Json>) {
    this.history = new History(ruleset, {
      ruleset: ruleset.id,
      options,
      hands: cards.map((card) => ({ cards: [card] })),
      seed: 1,
      freeCasting: true,
    })
  }

  get game() {
    return this.history.game
  }

  /** Walks on to a step with neutral answers. @throws when it does not open within a round */
  reach(step: string): this {
    for (let steps = 0; this.game.open?.id !== step; steps++) {
      const { open } = this.game
      if (!open?.neutral || steps > ROUND) throw new Error(`${step} does not open`)
      this.answer(open.neutral)
    }
    return this
  }

  answer(answer: Answer): this {
    const step = this.game.open?.id ?? ''
    const outcome = this.history.apply({ type: 'answer', step, answer })
    if (!outcome.ok) throw new Error(`${step}: ${outcome.refusal.code}`)
    return this
  }

  /** Answers a step with one seat, or with the whole group agreeing on it. */
  choose(step: string, seat: SeatId): this {
    const form = this.reach(step).game.open?.form
    if (form?.kind !== 'points') return this.answer({ kind: 'seat', seat })
    const points = Object.fromEntries(form.members.map((by) => [by, seat]))
    return this.answer({ kind: 'points', points })
  }

  tellAll(): this {
    while (this.history.apply({ type: 'tell' }).ok);
    return this
  }
}
