/** A short way to play Vendetta in tests: roles by seat, then answers. */
import { vendetta } from '../../../rulesets/vendetta'
import { History, type Answer, type Json, type SeatId } from '../../../src/engine'

export class VendettaTable {
  readonly history: History

  constructor(roles: readonly string[], options: Record<string, Json> = {}) {
    const hands = roles.map((role) => ({ cards: [role] }))
    this.history = new History(vendetta, {
      ruleset: 'vendetta',
      options,
      hands,
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
      if (!open?.neutral || steps > 60) throw new Error(`${step} does not open`)
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
    return this.answer({
      kind: 'points',
      points: Object.fromEntries(form.members.map((member) => [member, seat])),
    })
  }

  tellAll(): this {
    while (this.history.apply({ type: 'tell' }).ok);
    return this
  }
}
