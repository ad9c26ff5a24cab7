/**
 * An evening whose cards were dealt by hand, clicked to any of its steps: what the test does not answer gets
 * the answer that the rules take when nobody decides. Names stand for seats.
 */
import { expect, type Locator } from '@playwright/test'
import type { Command, GameView, SeatId } from '../../../src/bridge'
import type { BrowserTable } from './browserTable'
import { caughtUp, OFTEN } from './caughtUp'
import { deckCommands } from '../../support/deckCommands'

export type Hands = Readonly<Record<string, string>>
export type Nominated = readonly [by: string, target: string, second: string]

export interface HandDealt {
  readonly table: BrowserTable
  readonly seat: (name: string) => SeatId
  readonly desk: (testid: string) => Locator
  /** Goes on by the usual answers until a step is open, e.g. `night 2`, `sith.kill`. */
  reach(phase: string, step: string): Promise<void>
  /** Clicks something and waits until the desk has moved on. */
  click(testid: string): Promise<void>
  clickSeat(name: string): Promise<void>
  nominate(...list: readonly Nominated[]): Promise<void>
  vote(ballots: Hands): Promise<void>
  game(): Promise<GameView>
}

async function send(table: BrowserTable, command: Command): Promise<void> {
  const reply = await table.host.handle(command)
  if (!reply.ok) throw new Error(`${command.type} was refused: ${reply.refusal.code}`)
}

/**
 * Seats the players in the order given, enters their cards at the desk and starts the game.
 * @param look sees the lobby with all its players, and the deal with all its cards
 */
export async function dealByHand(
  table: BrowserTable,
  ruleset: string,
  hands: Hands,
  look: (moment: 'lobby' | 'deal') => Promise<void> = () => Promise.resolve(),
): Promise<HandDealt> {
  const names = Object.keys(hands)
  const desk = (testid: string) => table.desk.getByTestId(testid)
  await desk(`game-${ruleset}`).getByTestId('begin').click()
  await desk('add-player').fill(names.join(', '))
  await desk('add-player').press('Enter')
  await expect(desk('player-count')).toHaveText(String(names.length))
  const deck: Record<string, number> = {}
  for (const card of Object.values(hands)) deck[card] = (deck[card] ?? 0) + 1
  const cards = (await table.view()).lobby?.cards.map(({ id }) => id) ?? []
  for (const command of deckCommands(cards, deck)) await send(table, command)
  await look('lobby')
  await desk('deal-host').click()
  for (const [name, card] of Object.entries(hands)) {
    await desk(`enter-s${names.indexOf(name)}`).click()
    await desk(`pick-${card}`).click()
    await expect
      .poll(
        async () => (await table.view()).deal?.seats.find((one) => one.name === name)?.done,
        OFTEN,
      )
      .toBe(true)
  }
  await look('deal')
  await desk('start').click()
  await expect(desk('game')).toBeVisible()
  return driver(table, names)
}

const moment = (game: GameView): string =>
  JSON.stringify([
    game.phase,
    game.open,
    game.told,
    game.story?.shown,
    game.draft,
    game.upForVote,
    game.winner,
  ])

function driver(table: BrowserTable, names: readonly string[]): HandDealt {
  const seat = (name: string): SeatId => {
    const at = names.indexOf(name)
    if (at < 0) throw new Error(`Nobody is called ${name}`)
    return `s${at}` as SeatId
  }
  const desk = (testid: string) => table.desk.getByTestId(testid)
  const game = async (): Promise<GameView> => {
    const { game: now } = await table.view()
    if (!now) throw new Error('No evening is running')
    return now
  }

  async function click(testid: string): Promise<void> {
    const before = moment(await game())
    await desk(testid).click()
    await expect
      .poll(async () => moment(await game()), { message: testid, ...OFTEN })
      .not.toBe(before)
  }

  async function usual(): Promise<void> {
    await caughtUp(table)
    if (await desk('signal').isVisible()) await desk('signal-done').click()
    const { open, mayTell, story } = await game()
    if (mayTell) return click(story && !story.shown ? 'answer-story' : 'answer-tell')
    const neutral = open?.neutral
    if (!open || !neutral) throw new Error(`Nobody knows the usual answer to ${open?.id}`)
    switch (neutral.kind) {
      case 'pass':
        return click('answer-pass')
      case 'option':
        return click(`option-${neutral.option}`)
      case 'ok':
        return click('answer-ok')
      default:
        return click('answer-record')
    }
  }

  return {
    table,
    seat,
    desk,
    game,
    click,
    clickSeat: (name) => click(`seat-${seat(name)}`),
    async reach(phase, step) {
      for (let tries = 0; tries < 300; tries++) {
        const now = await game()
        if (`${now.phase.kind} ${now.phase.n}` === phase && now.open?.id === step) return
        if (now.winner && !now.open) break
        await usual()
      }
      throw new Error(`${phase}, ${step} was never reached`)
    },
    async nominate(...list) {
      for (const [by, target, second] of list) {
        await desk(`seat-${seat(by)}`).click()
        await desk(`seat-${seat(target)}`).click()
        await click(`seat-${seat(second)}`)
      }
      await click('answer-record')
    },
    async vote(ballots) {
      const form = (await game()).open?.form
      const candidates = form?.kind === 'ballots' ? form.candidates : []
      for (const candidate of candidates) {
        await click('answer-next')
        await expect(desk(`candidate-${candidate}`)).toHaveAttribute('aria-pressed', 'true')
        for (const [voter, target] of Object.entries(ballots)) {
          if (seat(target) !== candidate) continue
          await click(`seat-${seat(voter)}`)
          await expect(desk(`voter-${seat(voter)}`)).toHaveAttribute('aria-pressed', 'true')
        }
      }
      await click('answer-record')
    },
  }
}
