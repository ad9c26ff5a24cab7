/** A host who leaves the mouse alone: every answer is one key, and keys are counted. */
import { expect } from '@playwright/test'
import type { DeskStep, GameView, SeatId } from '../../../src/bridge'
import { seatKey } from '../../../src/facilitator/keys/seatKeys'
import { caughtUp, OFTEN } from './caughtUp'
import { moment, type Table } from './playEvening'

/** What a part of the evening took. */
export interface Keys {
  keys: number
  answers: number
  /** Cards with an answer that a player was shown, each put away with one key. */
  signs: number
  /** Calls of those who can do nothing any more. */
  spent: number
}

const keyOf = (seat: SeatId): string => (seatKey(Number(seat.slice(1))) ?? '').toLowerCase()

/** The keys of an answer in which somebody is chosen wherever that can be; by day nobody wants anything. */
function keysFor({ form, neutral }: DeskStep, phase: string, turn: number): string[] {
  if (phase === 'day' && neutral?.kind === 'pass') return ['p']
  switch (form.kind) {
    case 'seat':
    case 'points':
      return [keyOf(form.targets[turn % form.targets.length] ?? 's0')]
    case 'option':
      return ['1']
    case 'seats':
      return [form.min === 0 ? 'p' : 'Enter']
    default:
      return ['Enter']
  }
}

export class KeyboardHost {
  readonly table: Table
  #turn = 0

  constructor(table: Table) {
    this.table = table
  }

  async game(): Promise<GameView> {
    const { game } = await this.table.view()
    if (!game) throw new Error('No evening is running')
    return game
  }

  /** Presses keys that amount to one answer, and waits until the evening has gone on. */
  async press(...keys: readonly string[]): Promise<void> {
    const before = moment(await this.game())
    const { desk } = this.table
    for (const key of keys) await desk.keyboard.press(key)
    // An empty list or vote is asked about before a key closes it.
    const again = desk.getByTestId('hint-again')
    await expect
      .poll(async () => moment(await this.game()) !== before || (await again.isVisible()), OFTEN)
      .toBe(true)
    if (moment(await this.game()) === before) await desk.keyboard.press('Enter')
    await expect.poll(async () => moment(await this.game()), OFTEN).not.toBe(before)
    await caughtUp(this.table)
  }

  /** Names seats one after the other, and waits until all of them are noted. */
  async name(...seats: readonly SeatId[]): Promise<void> {
    for (const seat of seats) await this.table.desk.keyboard.press(keyOf(seat))
    await expect.poll(async () => (await this.game()).draftLength, OFTEN).toBe(seats.length)
    // Enter ends a list that may be empty only once the desk has somebody on it.
    await caughtUp(this.table)
    await this.press('Enter')
  }

  /** One challenges another: two keys, and no third. */
  challenge = (by: SeatId, target: SeatId): Promise<void> => this.press(keyOf(by), keyOf(target))

  /** Plays on until a step is open, or the phase is over. */
  async until(phase: string, id?: string): Promise<Keys> {
    const spent = { keys: 0, answers: 0, signs: 0, spent: 0 }
    const { desk } = this.table
    for (;;) {
      await caughtUp(this.table)
      const { phase: now, open, mayTell, winner } = await this.game()
      const there = `${now.kind} ${now.n}` === phase && (id === undefined || open?.id === id)
      if (!open || winner || there) return spent
      if (await desk.getByTestId('signal').isVisible()) {
        await desk.keyboard.press('Enter')
        await expect(desk.getByTestId('signal')).toHaveCount(0)
        spent.signs += 1
        spent.keys += 1
        continue
      }
      const keys = mayTell ? ['Enter'] : keysFor(open, now.kind, this.#turn++)
      await this.press(...keys)
      spent.answers += 1
      spent.keys += keys.length
      if (open.variant === 'spent') spent.spent += 1
    }
  }
}
