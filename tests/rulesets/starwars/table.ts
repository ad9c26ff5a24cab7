/** A short way to play Star Wars Mafia in tests: cards by seat, then answers. */
import { starwars } from '../../../rulesets/starwars'
import { deskView, History, type Answer, type Json, type SeatId } from '../../../src/engine'

export class StarwarsTable {
  readonly history: History

  constructor(cards: readonly string[], options: Record<string, Json> = {}) {
    this.history = new History(starwars, {
      ruleset: 'starwars',
      options,
      hands: cards.map((card) => ({ cards: [card] })),
      seed: 1,
      freeCasting: true,
    })
  }

  get game() {
    return this.history.game
  }

  /** Walks on to a step with neutral answers. @throws when it does not open within some rounds */
  reach(step: string): this {
    for (let steps = 0; this.game.open?.id !== step; steps++) {
      const { open } = this.game
      if (!open?.neutral || steps > 90) throw new Error(`${step} does not open`)
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

  point(direction: 'left' | 'right'): this {
    return this.reach('deathStar.direction').answer({ kind: 'option', option: direction })
  }

  interrupt(step: string, seat: SeatId): this {
    const outcome = this.history.apply({
      type: 'interrupt',
      step,
      answer: { kind: 'seat', seat },
    })
    if (!outcome.ok) throw new Error(`${step}: ${outcome.refusal.code}`)
    return this
  }

  kill(seat: SeatId): this {
    this.history.apply({ type: 'ruling', ruling: { kind: 'kill', seat } })
    return this
  }

  /** Two nominations: of the first seat by the second, of the third by the fourth. */
  accuse(one: SeatId, by: SeatId, other: SeatId, byOther: SeatId): this {
    const seconds = (target: SeatId, nominator: SeatId) =>
      this.game.state.seats.find(({ id, alive }) => alive && id !== target && id !== nominator)
        ?.id as SeatId
    return this.reach('day.nominate').answer({
      kind: 'nominations',
      list: [
        { by, target: one, second: seconds(one, by) },
        { by: byOther, target: other, second: seconds(other, byOther) },
      ],
    })
  }

  /** The reminders at the host's elbow by their keys. */
  get reminders(): Readonly<Record<string, { seats: readonly SeatId[]; params?: object }>> {
    return Object.fromEntries(deskView(this.game).reminders.map(({ key, ...rest }) => [key, rest]))
  }
}
