/**
 * A host who clicks a whole evening through the facilitator window, and a guest who watches the big screen
 * after every click. It knows no rule of any game: it answers whatever form is open, and looks whether the
 * room sees what it should see and nothing that it should not.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import type { FacilitatorView, GameView, SeatId } from '../../../src/bridge'
import { answerForm } from './answerForm'
import { caughtUp, OFTEN } from './caughtUp'
import { takeBack } from './takeBack'

/** The two windows and the host's present view of the evening. */
export interface Table {
  readonly desk: Page
  readonly room: Page
  view(): Promise<FacilitatorView>
}

/** What the guests saw, for a test to look at afterwards. */
export interface Seen {
  readonly scenes: Set<string>
  /** What was staged over the whole picture. */
  readonly acts: Set<string>
  readonly phases: Set<string>
  readonly signs: string[]
  told: number
  clicks: number
}

/** The words that the room must not read yet, given what has been turned over. */
export type Secret = (revealed: readonly string[]) => RegExp

const CARDS: Secret = () => /\b(killer|policeman|doctor|assassin|villager|king|queen|ace)s?\b/i

/** What a test may want of the lobby beyond players. */
interface Wishes {
  /** House rules to click: the ids of their choices. */
  readonly houseRules?: readonly string[]
  readonly secret?: Secret
  /** How everybody sees the own card; without it with the laptop in hand, one after the other. */
  readonly look?: (table: Table) => Promise<void>
}

export const TEN_PLAYERS = [
  'Ann',
  'Ben',
  'Cleo',
  'Dora',
  'Emil',
  'Fritz',
  'Gus',
  'Hanna',
  'Ida',
  'Jonas',
]

const byId = (page: Page, id: string): Locator => page.getByTestId(id)

const words = async (page: Page): Promise<string> =>
  (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ')

/** Each takes the laptop and looks, before the host takes it back. */
async function lookAtCards({ desk, view }: Table): Promise<void> {
  const { deal } = await view()
  await byId(desk, 'peek-next').click()
  await byId(desk, 'pin-none').click()
  for (const { name, cards } of deal?.seats ?? []) {
    await expect(byId(desk, 'peek')).toContainText(name)
    await byId(desk, 'peek-open').click()
    await byId(desk, 'peek-look').click()
    if (cards.length > 1) await byId(desk, 'peek-card-1').click()
    await byId(desk, 'peek-done').click()
  }
  await takeBack(desk)
}

/** From the shelf through the lobby and everybody's private look at the cards to the first night. */
export async function beginEvening(
  table: Table,
  ruleset: string,
  players: readonly string[],
  { houseRules = [], secret = CARDS, look = lookAtCards }: Wishes = {},
): Promise<void> {
  const { desk, room } = table
  await expect(room.locator('[data-scene]')).toHaveAttribute('data-scene', 'idle')
  await byId(desk, `game-${ruleset}`).getByTestId('begin').click()
  await byId(desk, 'add-player').fill(players.join(', '))
  await byId(desk, 'add-player').press('Enter')
  await expect(byId(desk, 'player-count')).toHaveText(String(players.length))
  await expect(room.locator('[data-scene]')).toHaveAttribute('data-scene', 'lobby')
  for (const name of players)
    await expect(room.getByText(name, { exact: true }).first()).toBeVisible()
  if (houseRules.length > 0) await byId(desk, 'tab-rules').click()
  for (const choice of houseRules) await byId(desk, `option-${choice}`).check()
  await byId(desk, 'deal-program').click()
  await expect(byId(desk, 'deal')).toBeVisible()
  await look(table)
  expect(await words(room)).not.toMatch(secret([]))
  await byId(desk, 'start').click()
  await expect(byId(desk, 'game')).toBeVisible()
}

/** Plays on until somebody has won. Hidden teams are chosen as victims of the day one after the other. */
export async function playToTheEnd(
  table: Table,
  hunted: Hunted,
  secret: Secret = CARDS,
): Promise<Seen> {
  const evening: Evening = { hunted, secret }
  const seen: Seen = {
    scenes: new Set(),
    acts: new Set(),
    phases: new Set(),
    signs: [],
    told: 0,
    clicks: 0,
  }
  for (let step = 0; step < 900; step++) {
    const before = await table.view()
    const { game } = before
    if (!game) throw new Error('No evening is running')
    if (game.winner) return seen
    await answer(table, game, evening, seen)
    await expect
      .poll(async () => moment((await table.view()).game), {
        ...OFTEN,
        message: `after ${game.open?.id}`,
      })
      .not.toBe(moment(game))
    await watch(table, evening, seen)
  }
  throw new Error('The evening does not end')
}

/** Where the script stands: what is open, and what is told of it. */
export const moment = (game: GameView | null): string =>
  JSON.stringify([game?.open, game?.told, game?.story?.shown, game?.winner])

/** The team that is voted against, always the same or by the moment. */
type Hunted = string | ((game: GameView) => string)

interface Evening {
  readonly hunted: Hunted
  readonly secret: Secret
}

/** What is staged over the whole picture just now; the next answer takes it away. */
function staged(room: Page): Promise<string | null> {
  // In one question: what is gone between two would be waited for.
  const name = (acts: Element[]) => acts[0]?.getAttribute('data-act') ?? null
  return room.getByTestId('act').evaluateAll(name)
}

/** What the room sees now: the newest picture, the phase, and no word of anybody's role. */
async function watch({ room, view }: Table, { secret }: Evening, seen: Seen): Promise<void> {
  const picture = room.locator('[data-scene]')
  const isNewest = async () =>
    Number(await picture.getAttribute('data-revision')) === (await view()).preview.revision
  await expect.poll(isNewest, OFTEN).toBe(true)
  const act = await staged(room)
  if (act) {
    const isKnown = seen.acts.has(act)
    seen.acts.add(act)
    const revealed = (await view()).preview.seats.flatMap((seat) => seat.revealed ?? [])
    expect(await words(room)).not.toMatch(secret(revealed))
    // The first verdict is looked at to its end, and to what it leads to.
    if (isKnown || act !== 'verdict') return
    await expect.poll(() => staged(room), { ...OFTEN, timeout: 15_000 }).toBeNull()
  }
  const isThere = async () =>
    (await isNewest()) &&
    (await picture.getAttribute('data-scene')) === (await view()).preview.scene
  await expect.poll(isThere, OFTEN).toBe(true)
  const { preview, game } = await view()
  seen.scenes.add(preview.scene)
  const { phase, count, clock, stage, items } = preview
  if (!phase || !game) return
  seen.phases.add(`${phase.kind} ${phase.n}`)
  if (phase.kind === 'end') return
  const shown = await words(room)
  // A story has the whole picture to itself.
  if (preview.scene !== 'story') {
    expect(shown).toMatch(new RegExp(`${phase.kind} ${phase.n}`, 'i'))
    const revealed = preview.seats.flatMap((seat) => seat.revealed ?? [])
    expect(shown).not.toMatch(secret(revealed))
  }
  if (clock) await expect(room.getByRole('timer')).toBeVisible()
  if (stage?.speaker) expect(shown).toContain(game.names[stage.speaker])
  for (const [seat, total] of Object.entries(count?.totals ?? {})) {
    expect(shown).toContain(game.names[seat as SeatId])
    expect(shown).toContain(String(total))
  }
  const last = items.at(-1)
  if (phase.kind === 'dawn' && last?.kind === 'died') {
    expect(shown).toContain(game.names[last.of as SeatId])
  }
}

async function answer(table: Table, game: GameView, evening: Evening, seen: Seen): Promise<void> {
  const { desk } = table
  const hunted = typeof evening.hunted === 'string' ? evening.hunted : evening.hunted(game)
  const click = async (id: string) => {
    seen.clicks += 1
    await byId(desk, id).click()
  }
  await caughtUp(table)
  if (await byId(desk, 'signal').isVisible()) {
    seen.signs.push(await byId(desk, 'sign').innerText())
    await click('signal-done')
  } else if (await byId(desk, 'given-sign').isVisible()) {
    seen.signs.push(await byId(desk, 'given-sign').innerText())
  }
  const { open } = game
  if (!open) throw new Error('Nothing is open and nobody has won')
  if (game.mayTell) {
    const story = game.story !== null && !game.story.shown
    if (!story) seen.told += 1
    return click(story ? 'answer-story' : 'answer-tell')
  }
  return answerForm(
    { table, hunted, click, counted: () => watch(table, evening, seen) },
    game,
    open,
  )
}

/** Turns the roles over and looks whether the room sees the winner and everybody's cards. */
export async function revealAndLook(
  { desk, room, view }: Table,
  told = /killer|king/i,
): Promise<void> {
  await expect(byId(desk, 'end')).toBeVisible()
  await byId(desk, 'answer-reveal').click()
  await expect.poll(async () => (await view()).preview.end?.revealed !== null).toBe(true)
  await expect(room.locator('[data-scene]')).toHaveAttribute('data-scene', 'end')
  await expect.poll(() => words(room)).toMatch(told)
}
