/** The desk as a screen reader finds it: a night is hosted by roles and names alone. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import type { DeskStep, GameView, SeatId } from '../../src/bridge'
import { textsOf } from '../support/games'
import { openTable, type BrowserTable } from './support/browserTable'
import { caughtUp, OFTEN } from './support/caughtUp'
import { moment } from './support/playEvening'

const RULESET = 'vendetta'
const PLAYERS = 12
const STEPS = 60

const ring = (desk: Page): Locator =>
  desk.getByRole('group', { name: 'The circle, clockwise from the top' })
const panel = (desk: Page): Locator => desk.getByRole('region', { name: 'The answer' })

async function gameOf({ view }: BrowserTable): Promise<GameView> {
  const { game } = await view()
  if (!game) throw new Error('No evening is running')
  return game
}

/** Who can be chosen with one click. */
function targetsOf(form: DeskStep['form']): readonly SeatId[] {
  if (form.kind === 'seat' || form.kind === 'points') return form.targets
  const [act, other] = form.kind === 'act' ? form.acts : []
  return act && !other ? (act.targets ?? []) : []
}

/** Presses what a listener would find to answer this step. */
async function answer({ desk }: BrowserTable, game: GameView, { form }: DeskStep): Promise<void> {
  const [target] = targetsOf(form)
  if (target) {
    const name = game.names[target] ?? ''
    await ring(desk).getByRole('button', { name }).first().click()
    return
  }
  const buttons = panel(desk).getByRole('button')
  for (const name of [/^Go on/, /^Pass/, /^Record/]) {
    const found = buttons.filter({ hasText: name })
    if ((await found.count()) > 0 && (await found.first().isEnabled())) return found.first().click()
  }
  await buttons.first().click()
}

test('A night is hosted by what a screen reader reads: headings, groups and names', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const table = await openTable(browser, { seed: 3, desk: { width: 1366, height: 768 } })
  try {
    const { desk, host } = table
    await host.handle({ type: 'demo.begin', ruleset: RULESET, players: PLAYERS })
    for (const { id } of (await table.view()).deal?.seats ?? []) {
      await host.handle({ type: 'deal.seen', seat: id, top: 0 })
    }
    await desk.getByRole('button', { name: 'Begin the first night' }).click()
    await expect.poll(async () => (await table.view()).game !== null, OFTEN).toBe(true)
    const { steps } = textsOf(RULESET)
    const headed: string[] = []
    for (let step = 0; step < STEPS; step++) {
      await caughtUp(table)
      const game = await gameOf(table)
      const { open } = game
      if (!open || game.winner || game.phase.kind !== 'night') break
      const sign = desk.getByRole('dialog')
      if (await sign.isVisible()) {
        await sign.getByRole('button').first().click()
        continue
      }
      // Each step is a heading, under which is what to say, and then what is answered.
      const title = steps[open.id]?.title ?? ''
      if (!title.includes('{')) {
        await expect(desk.getByRole('heading', { level: 2, name: title })).toBeVisible()
        headed.push(title)
      }
      await expect(desk.getByRole('group', { name: 'What to say and do' })).toBeVisible()
      const before = moment(game)
      await answer(table, game, open)
      await expect
        .poll(async () => {
          if (await sign.isVisible()) return 'a sign is shown'
          return moment(await gameOf(table))
        }, OFTEN)
        .not.toBe(before)
    }
    expect((await gameOf(table)).phase.kind).toBe('dawn')
    expect(new Set(headed).size).toBeGreaterThan(4)
    await expect(desk.getByRole('heading', { level: 2 }).first()).toBeVisible()
  } finally {
    await table.close()
  }
})
