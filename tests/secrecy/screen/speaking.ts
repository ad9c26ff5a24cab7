/** Phones that take part: each says something to most of what it is asked, chosen by what stands on it and by nothing else. */
import type { PhoneCommand } from '../../../src/bridge/phone'
import type { PhoneTable, PhoneView } from '../../../src/bridge/views/phone'
import type { Said, SeatId } from '../../../src/engine'
import { rngFrom } from '../../randomPlay/randomEvening'

interface Line {
  say(message: unknown): Promise<boolean>
}

/** Of a hundred openings, how many somebody answers; and how often somebody wants something besides. */
const ANSWERS = 45
const WISHES = 12

export class Speaking {
  readonly #lines = new Map<SeatId, Line>()
  readonly #views = new Map<SeatId, PhoneTable>()
  readonly #answered = new Map<SeatId, string>()
  #messages = 0

  join(seat: SeatId, line: Line): void {
    this.#lines.set(seat, line)
  }

  sees(seat: SeatId, view: PhoneView): void {
    if (view.at === 'table') this.#views.set(seat, view)
  }

  /** Lets each say what it has to say by now. @param told hears whether it was taken */
  async speak(told: (seat: SeatId, taken: boolean) => void): Promise<void> {
    for (const [seat, line] of this.#lines) {
      const view = this.#views.get(seat)
      const opening = view?.room.opening ?? null
      if (!view || opening === null || this.#answered.get(seat) === opening) continue
      this.#answered.set(seat, opening)
      for (const command of said(view, seat, opening)) {
        this.#messages += 1
        told(seat, await line.say({ id: `message-${this.#messages}`, command }))
      }
    }
  }
}

function said({ room }: PhoneTable, seat: SeatId, opening: string): PhoneCommand[] {
  const { asks } = room
  const chance = rngFrom(Number(seat.slice(1)) * 1009 + Number(opening.slice(1)) * 31 + 7)
  const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)]
  const wants = chance() * 100
  const target = any(room.seats.map(({ id }) => id)) ?? null
  const wishes: PhoneCommand[] =
    wants < WISHES
      ? [{ type: 'request', kind: wants < WISHES / 2 ? 'stepIn' : 'nominate', target }]
      : []
  const hands = asks?.of.find((one) => one.seat === seat)?.hands ?? 0
  // Where hands are counted as they come, those of phones would take the places of those that were planned.
  if (!asks?.isOpen || asks.final || hands === 0 || chance() * 100 > ANSWERS) return wishes
  const at = any(asks.among.filter((one) => asks.self || one !== seat))
  const word = any(asks.words ?? [])
  const hand: Said | null =
    asks.for === 'hands' && at
      ? { for: 'hands', votes: asks.split ? [at] : Array<SeatId>(hands).fill(at) }
      : asks.for === 'word' && word !== undefined
        ? { for: 'word', word }
        : asks.for === 'choice' && at
          ? { for: 'choice', seats: [at] }
          : null
  return hand ? [...wishes, { type: 'hand', opening, hand } as PhoneCommand] : wishes
}
