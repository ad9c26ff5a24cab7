import { starwars } from '../../../rulesets/starwars'
import { deskView, type Json, type SeatId } from '../../../src/engine'
import { GameTable } from '../../support/gameTable'

export class StarwarsTable extends GameTable {
  constructor(cards: readonly string[], options: Record<string, Json> = {}) {
    super(starwars, cards, options)
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
