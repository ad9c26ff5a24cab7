/** The host's desk over the real host in the browser mode: keys, cover, typing. */
import { expect, test } from '@playwright/test'
import type { BrowserTable } from './support/browserTable'
import { caughtUp } from './support/caughtUp'
import { atTable, beginOf, toStep } from './support/deskTable'
import { beginEvening, TEN_PLAYERS } from './support/playEvening'
import { takeBack } from './support/takeBack'

const revisionOf = async ({ view }: BrowserTable): Promise<number> => (await view()).revision

test('A host without a mouse comes from the shelf through the deal and the night to the morning', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  await atTable(browser, { width: 1280, height: 800 }, async (table) => {
    const { desk, view } = table
    const { keyboard } = desk
    await expect(beginOf(desk)).toBeVisible()
    for (let tab = 0; tab < 12; tab++) {
      await keyboard.press('Tab')
      if (await beginOf(desk).evaluate((node) => node === document.activeElement)) break
    }
    await keyboard.press('Enter')
    await expect(desk.getByTestId('add-player')).toBeFocused()
    for (const name of TEN_PLAYERS) {
      await keyboard.type(name)
      await keyboard.press('Enter')
    }
    await expect(desk.getByTestId('player-count')).toHaveText('10')
    await expect(desk.getByTestId('add-player')).toBeFocused()
    await desk.getByTestId('player-9').focus()
    // The verdict is a stop as well where it scrolls.
    for (let tab = 0; tab < 6; tab++) {
      await keyboard.press('Tab')
      const deal = desk.getByTestId('deal-program')
      if (await deal.evaluate((node) => node === document.activeElement)) break
    }
    await keyboard.press('Enter')
    await expect(desk.getByTestId('deal')).toBeVisible()
    await keyboard.press('Enter')
    await expect(desk.getByTestId('offered-pin')).toBeFocused()
    await keyboard.press('Tab')
    await expect(desk.getByTestId('pin-none')).toBeFocused()
    await keyboard.press('Enter')
    for (const name of TEN_PLAYERS) {
      await expect(desk.getByRole('heading', { name, exact: true })).toBeVisible()
      await keyboard.press('Enter')
      await expect(desk.getByTestId('peek-look')).toBeFocused()
      await keyboard.press('Space')
      await keyboard.press('2')
      await expect(desk.getByTestId('peek-card-2')).toHaveAttribute('aria-pressed', 'true')
      await expect(desk.getByTestId('peek-done')).toBeFocused()
      await keyboard.press('Enter')
    }
    await takeBack(desk)
    await expect(desk.getByTestId('start')).toBeVisible()
    await keyboard.press('Enter')
    await expect(desk.getByTestId('game')).toBeVisible()

    const steps: string[] = []
    for (let call = 0; call < 12; call++) {
      await caughtUp(table)
      const { game } = await view()
      if (game?.phase.kind !== 'night' || !game.open) break
      steps.push(game.open.id)
      const before = await revisionOf(table)
      const { form } = game.open
      if (form.kind === 'points') {
        const [member] = form.members
        const [target] = form.targets.filter((seat) => !form.notSelf || seat !== member)
        await keyboard.press(String((Number(target?.slice(1)) + 1) % 10))
        if (form.must && form.members.length > 1) {
          for (let rest = 1; rest < form.members.length; rest++) await keyboard.press('5')
          await keyboard.press('Enter')
        }
      } else await keyboard.press('Enter')
      await expect.poll(() => revisionOf(table)).toBeGreaterThan(before)
      await caughtUp(table)
      if (await desk.getByTestId('signal').isVisible()) await keyboard.press('Enter')
    }
    expect(steps.length).toBeGreaterThanOrEqual(4)
    await expect(desk.getByTestId('phase')).toHaveText('Dawn 1')
    await keyboard.press('Control+z')
    await expect(desk.getByTestId('phase')).toHaveText('Night 1')
    await keyboard.press('Control+Shift+z')
    await expect(desk.getByTestId('phase')).toHaveText('Dawn 1')
  })
})

test('The cover leaves nothing secret on the screen, lets no key through and survives a reload', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  await atTable(browser, { width: 1280, height: 800 }, async (table) => {
    const { desk } = table
    await beginEvening(table, 'chiangmai', TEN_PLAYERS)
    await desk.keyboard.press('c')
    await expect(desk.getByTestId('covered')).toBeVisible()
    const secrets = new RegExp(`${TEN_PLAYERS.join('|')}|killer|doctor|police|king|jack|night`, 'i')
    const inPage = () => desk.evaluate(() => document.body.textContent)
    expect(await inPage()).not.toMatch(secrets)
    await expect.poll(async () => (await table.view()).lock).not.toBe(null)
    const before = await revisionOf(table)
    for (const key of ['1', '2', 'p', 'Enter', 'b', 'v', 'm', 'n', 'l', 'c', 'Control+z']) {
      await desk.keyboard.press(key)
    }
    expect(await revisionOf(table)).toBe(before)
    expect(await inPage()).not.toMatch(secrets)
    await desk.reload()
    await expect(desk.getByTestId('covered')).toBeVisible()
    expect(await inPage()).not.toMatch(secrets)
    await desk.keyboard.press('c')
    await desk.getByTestId('uncover').click()
    await expect(desk.getByTestId('covered')).toBeVisible()
    await takeBack(desk)
    await expect(desk.getByTestId('say')).toBeVisible()
  })
})

test('The cover falls over an open drawer, too', async ({ browser }) => {
  await atTable(browser, { width: 1280, height: 800 }, async (table) => {
    const { desk } = table
    await beginEvening(table, 'chiangmai', TEN_PLAYERS)
    await desk.keyboard.press('n')
    await expect(desk.getByRole('dialog')).toBeVisible()
    await desk.keyboard.press('c')
    await expect(desk.getByTestId('covered')).toBeVisible()
    await expect(desk.getByRole('dialog')).toHaveCount(0)
  })
})

test('No key does anything while a name is typed', async ({ browser }) => {
  test.setTimeout(120_000)
  await atTable(browser, { width: 1280, height: 800 }, async (table) => {
    const { desk, view } = table
    await beginEvening(table, 'chiangmai', TEN_PLAYERS)
    await desk.getByTestId('seat-s3').click({ button: 'right' })
    await desk.getByTestId('rename').click()
    const field = desk.getByTestId('name-field')
    await field.fill('')
    const before = await revisionOf(table)
    await desk.keyboard.type('Pc bvmnlkjx 123 q?')
    await expect(field).toHaveValue('Pc bvmnlkjx 123 q?')
    expect(await revisionOf(table)).toBe(before)
    await expect(desk.getByTestId('covered')).toHaveCount(0)
    await desk.keyboard.press('Enter')
    await expect.poll(async () => (await view()).game?.names['s3']).toBe('Pc bvmnlkjx 123 q?')
  })
})

test('A refused click says what, why and what to do, and goes away with the next good one', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  await atTable(browser, { width: 1280, height: 800 }, async (table) => {
    const { desk } = table
    await beginEvening(table, 'chiangmai', TEN_PLAYERS)
    await desk.keyboard.press('k')
    await expect(desk.getByTestId('toast')).toContainText('No clock is running')
    await expect(desk.getByTestId('toast')).toContainText('not timed')
    await desk.keyboard.press('p')
    await expect(desk.getByTestId('toast')).toHaveCount(0)
  })
})

test('Players are pasted as a list, moved by keys and by dragging, and a doubled name is told', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  await atTable(browser, { width: 1024, height: 768 }, async (table) => {
    const { desk, view } = table
    const names = async () => (await view()).lobby?.names
    await beginOf(desk).click()
    await desk.getByTestId('add-player').fill('Ann, Ben; Cid')
    await desk.keyboard.press('Enter')
    await desk.getByTestId('player-2').focus()
    await desk.keyboard.press('Alt+ArrowUp')
    await expect.poll(names).toEqual(['Ann', 'Cid', 'Ben'])
    await desk.getByTestId('clear-players').click()
    await expect.poll(names).toEqual([])
    await desk.getByTestId('bring-back').click()
    await expect.poll(names).toEqual(['Ann', 'Cid', 'Ben'])
    await expect(desk.getByTestId('add-player')).toBeFocused()
    await desk.getByTestId('circle-0').focus()
    await desk.keyboard.press('Alt+ArrowRight')
    await expect.poll(names).toEqual(['Cid', 'Ann', 'Ben'])
    await desk.waitForTimeout(300)
    const from = await desk.getByTestId('circle-0').boundingBox()
    const to = await desk.getByTestId('circle-1').boundingBox()
    if (!from || !to) throw new Error('The circle is not there')
    await desk.mouse.move(from.x + 20, from.y + 20)
    await desk.mouse.down()
    await desk.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 })
    await desk.mouse.up()
    await expect.poll(names).toEqual(['Ann', 'Cid', 'Ben'])
    await desk.getByTestId('player-1').fill('ann')
    await desk.keyboard.press('Enter')
    await expect(desk.getByText('Two players have the same name.')).toBeVisible()
    await expect(desk.getByTestId('verdict')).toContainText('appears twice')
    // Heard while a name is typed: three players are too few, and it says so.
    await desk.getByTestId('player-1').fill('Cid')
    await desk.keyboard.press('Enter')
    await expect.poll(names).toEqual(['Ann', 'Cid', 'Ben'])
    await desk.getByTestId('add-player').press('Control+Enter')
    await expect(desk.getByTestId('toast')).toContainText('This game is not for 3 players')
  })
})

test('A vote with weights is entered by keys: whole, split and withheld', async ({ browser }) => {
  test.setTimeout(180_000)
  await atTable(browser, { width: 1280, height: 800 }, async (table) => {
    const { desk, view } = table
    await beginEvening(table, 'chiangmai', TEN_PLAYERS)
    await toStep(table, 'day.vote')
    const { keyboard } = desk
    const draft = async () => (await view()).game?.draft
    const [first, second, third] = await votersOf(table)
    if (first?.votes !== 2 || second?.votes !== 2 || !third) throw new Error('Other hands needed')
    // A key gives all the votes that are left, with Shift one.
    await keyboard.press('3')
    await keyboard.press('Shift+Digit3')
    await keyboard.press('4')
    await expect
      .poll(draft)
      .toEqual({ kind: 'ballots', ballots: { s0: ['s2', 's2'], s1: ['s2', 's3'] } })
    await keyboard.press('ArrowDown')
    await expect(desk.getByTestId('voter-s3')).toHaveAttribute('aria-pressed', 'true')
    await keyboard.press('ArrowUp')
    await keyboard.press('ArrowUp')
    await keyboard.press('Backspace')
    await expect.poll(draft).toEqual({ kind: 'ballots', ballots: { s0: ['s2', 's2'], s1: [] } })
    await keyboard.press('Control+z')
    await expect(desk.getByTestId('totals')).toContainText('Cleo 3')
  })
})

test('The list of keys names every key there is', async ({ browser }) => {
  await atTable(browser, { width: 1280, height: 800 }, async ({ desk }) => {
    await beginOf(desk).waitFor()
    await desk.keyboard.press('?')
    const list = desk.getByTestId('key-list')
    for (const key of ['Enter', 'P', 'Esc', 'K', 'V', 'B', 'M', 'C', 'Ctrl+Z', 'PgDn', '?']) {
      await expect(list.getByText(key, { exact: true }).first()).toBeVisible()
    }
    await desk.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
  })
})

async function votersOf({ view }: BrowserTable) {
  const form = (await view()).game?.open?.form
  return form?.kind === 'ballots' ? form.voters : []
}
