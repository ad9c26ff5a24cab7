/**
 * A host who clicks a whole evening through the facilitator window, and a guest who watches the big screen
 * after every click. It knows no rule of any game: it answers whatever form is open, and looks whether the
 * room sees what it should see and nothing that it should not.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import type { DeskStep, FacilitatorView, Form, GameView, SeatId } from '../../../src/bridge'
import { caughtUp } from './caughtUp'
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

/** From the shelf through the lobby and everybody's private look at the cards to the first night. */
export async function beginEvening(
  { desk, room, view }: Table,
  ruleset: string,
  players: readonly string[],
  { houseRules = [], secret = CARDS }: Wishes = {},
): Promise<void> {
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
  const { deal } = await view()
  await byId(desk, 'peek-next').click()
  for (const { name, cards } of deal?.seats ?? []) {
    await expect(byId(desk, 'peek')).toContainText(name)
    await byId(desk, 'peek-open').click()
    await byId(desk, 'peek-look').click()
    if (cards.length > 1) await byId(desk, 'peek-card-1').click()
    await byId(desk, 'peek-done').click()
  }
  await takeBack(desk)
  expect(await words(room)).not.toMatch(secret([]))
  await byId(desk, 'start').click()
  await expect(byId(desk, 'game')).toBeVisible()
}

/** Plays on until somebody has won. Hidden teams are chosen as victims of the day one after the other. */
export async function playToTheEnd(
  table: Table,
  hunted: string,
  secret: Secret = CARDS,
): Promise<Seen> {
  const evening: Evening = { hunted, secret }
  const seen: Seen = { scenes: new Set(), phases: new Set(), signs: [], told: 0, clicks: 0 }
  for (let step = 0; step < 900; step++) {
    const before = await table.view()
    const { game } = before
    if (!game) throw new Error('No evening is running')
    if (game.winner) return seen
    await answer(table, game, evening, seen)
    await expect
      .poll(async () => moment((await table.view()).game), { message: `after ${game.open?.id}` })
      .not.toBe(moment(game))
    await watch(table, evening, seen)
  }
  throw new Error('The evening does not end')
}

/** Where the script stands: what is open, and what is told of it. */
const moment = (game: GameView | null): string =>
  JSON.stringify([game?.open, game?.told, game?.story?.shown, game?.winner])

interface Evening {
  readonly hunted: string
  readonly secret: Secret
}

/** What the room sees now: the newest picture, the phase, and no word of anybody's role. */
async function watch({ room, view }: Table, { secret }: Evening, seen: Seen): Promise<void> {
  const picture = room.locator('[data-scene]')
  await expect
    .poll(async () => {
      const { preview } = await view()
      const newest = Number(await picture.getAttribute('data-revision')) === preview.revision
      return newest && (await picture.getAttribute('data-scene')) === preview.scene
    })
    .toBe(true)
  const { preview, game } = await view()
  seen.scenes.add(preview.scene)
  const { phase, count, clock, stage, items } = preview
  if (!phase || !game) return
  seen.phases.add(`${phase.kind} ${phase.n}`)
  if (phase.kind === 'end') return
  const shown = await words(room)
  expect(shown).toMatch(new RegExp(`${phase.kind} ${phase.n}`, 'i'))
  if (preview.scene !== 'story') {
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
  const { hunted } = evening
  const click = async (id: string) => {
    seen.clicks += 1
    await byId(desk, id).click()
  }
  await caughtUp(table)
  if (await byId(desk, 'signal').isVisible()) {
    seen.signs.push(await byId(desk, 'sign').innerText())
    await click('signal-done')
  }
  const { open } = game
  if (!open) throw new Error('Nothing is open and nobody has won')
  if (game.mayTell) {
    const story = game.story !== null && !game.story.shown
    if (!story) seen.told += 1
    return click(story ? 'answer-story' : 'answer-tell')
  }
  const { form } = open
  switch (form.kind) {
    case 'ok':
      return click('answer-ok')
    case 'seat':
      if (form.options?.includes('draw')) return click('option-draw')
      return click(`seat-${victim(game, form.targets, hunted)}`)
    case 'points':
      return point(table, game, open, form, hunted, click)
    case 'ballots': {
      const target = victim(game, form.candidates, hunted)
      if (form.inTurn) return voteInTurn(table, form, target, click)
      for (const { seat, votes } of form.voters) {
        const voter = byId(desk, `voter-${seat}`)
        if ((await voter.getAttribute('aria-pressed')) !== 'true') await click(`voter-${seat}`)
        await expect(voter).toHaveAttribute('aria-pressed', 'true')
        if (votes > 0) await click(`seat-${target}`)
        for (let vote = 1; form.distinct && vote < votes; vote++) await click(`seat-${target}`)
        await expect.poll(() => handsOf(table, seat)).toBe(votes)
      }
      const total = form.voters.reduce((sum, { votes }) => sum + votes, 0)
      await expect(byId(desk, 'totals')).toContainText(String(total))
      await watch(table, evening, seen)
      return click('answer-record')
    }
    case 'seats':
      for (const seat of severalOf(game, form.targets, form.min, hunted)) {
        await click(`seat-${seat}`)
        await expect
          .poll(async () => JSON.stringify((await table.view()).game?.draft))
          .toContain(`"${seat}"`)
      }
      return click('answer-record')
    case 'act': {
      const act = form.acts[form.acts.length - 1]
      if (form.acts.length > 1) await click(`option-${act?.id}`)
      return click(`seat-${victim(game, act?.targets ?? [], hunted)}`)
    }
    case 'nominations':
      return nominate(table, form, victim(game, form.targets, hunted), click)
    default:
      throw new Error(`No click is known for ${open.id} (${form.kind})`)
  }
}

async function point(
  { view }: Table,
  game: GameView,
  open: DeskStep,
  form: Extract<DeskStep['form'], { kind: 'points' }>,
  hunted: string,
  click: (id: string) => Promise<void>,
): Promise<void> {
  const targetFor = (member: SeatId) =>
    victim(
      game,
      form.targets.filter((seat) => !form.notSelf || seat !== member),
      hunted,
    )
  const [first, second] = form.members
  if (!first) throw new Error(`${open.id} asks nobody`)
  if (!second || !form.must) return click(`seat-${targetFor(first)}`)
  for (const member of form.members) {
    await click(`member-${member}`)
    await click(`seat-${targetFor(member)}`)
    await expect.poll(async () => (await view()).game?.draftLength).toBeGreaterThan(0)
  }
  return click('answer-record')
}

/** As many seats as are needed, the hunted first. */
function severalOf(
  game: GameView,
  targets: readonly SeatId[],
  count: number,
  hunted: string,
): SeatId[] {
  const list: SeatId[] = []
  while (list.length < count) {
    list.push(
      victim(
        game,
        targets.filter((seat) => !list.includes(seat)),
        hunted,
      ),
    )
  }
  return list
}

/** Every candidate is called; all hands go up for one of them. */
async function voteInTurn(
  table: Table,
  form: Extract<Form, { kind: 'ballots' }>,
  target: SeatId,
  click: (id: string) => Promise<void>,
): Promise<void> {
  const { desk, room, view } = table
  for (const candidate of form.candidates) {
    await click('answer-next')
    await expect.poll(async () => (await view()).game?.upForVote).toBe(candidate)
    const name = (await view()).game?.names[candidate] ?? ''
    await expect(room.getByTestId('up-for-vote')).toHaveText(name)
    if (candidate !== target) continue
    for (const { seat } of form.voters) {
      await click(`seat-${seat}`)
      await expect.poll(() => handsOf(table, seat)).toBe(1)
    }
  }
  await expect(byId(desk, 'totals')).toContainText(String(form.voters.length))
  return click('answer-record')
}

/** Two names for the list, each brought by somebody else. */
async function nominate(
  { view }: Table,
  form: Extract<Form, { kind: 'nominations' }>,
  target: SeatId,
  click: (id: string) => Promise<void>,
): Promise<void> {
  const other = form.targets.find((seat) => seat !== target)
  const pairs = other ? [[other, target] as const, [target, other] as const] : []
  for (const [at, [by, named]] of pairs.entries()) {
    await click(`seat-${by}`)
    await click(`seat-${named}`)
    await expect.poll(async () => (await view()).game?.draftLength).toBe(at + 1)
  }
  return click('answer-record')
}

const handsOf = async ({ view }: Table, voter: SeatId): Promise<number> => {
  const draft = (await view()).game?.draft
  return draft?.kind === 'ballots' ? (draft.ballots[voter]?.length ?? 0) : 0
}

/** Somebody of the hunted team, else anybody; never the same twice in a row if that can be helped. */
function victim(game: GameView, among: readonly SeatId[], hunted: string): SeatId {
  const guilty = among.filter((id) => game.seats.find((seat) => seat.id === id)?.team === hunted)
  const [chosen] = guilty.length > 0 ? guilty : among
  if (!chosen) throw new Error('There is nobody to choose')
  return chosen
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
