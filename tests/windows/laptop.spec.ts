/** The laptop in a player's hands: whatever is pressed and clicked, nothing of another player comes into the window. */
import { expect, test, type Page } from '@playwright/test'
import type { FacilitatorView } from '../../src/bridge'
import { openTable, type BrowserTable } from './support/browserTable'
import { heard } from './support/heard'
import { TEN_PLAYERS } from './support/playEvening'
import { takeBack } from './support/takeBack'

const KEYS = [
  ...'0123456789abcdefghijklmnopqrstuvwxyz?,.+-',
  ...['Tab', 'F2', 'F9', 'PageDown', 'PageUp', 'ArrowUp', 'ArrowDown', 'Backspace', 'Delete'],
  ...['Control+z', 'Control+y', 'Control+Shift+z', 'Control+Enter', 'Shift+1', 'Alt+ArrowUp'],
]

async function dealt(table: BrowserTable): Promise<void> {
  const { desk, host } = table
  await host.handle({ type: 'lobby.begin', ruleset: 'vendetta' })
  await host.handle({ type: 'lobby.players', names: [...TEN_PLAYERS] })
  expect(await host.handle({ type: 'lobby.deal', by: 'program' })).toMatchObject({ ok: true })
  await expect(desk.getByTestId('peek-next')).toBeVisible()
}

/** Nobody but the owner of this name is on the page, for eyes and for a screen reader. */
async function expectOnly(desk: Page, name: string | null): Promise<void> {
  const others = TEN_PLAYERS.filter((other) => other !== name)
  const known = new RegExp(`\\b(${others.join('|')})\\b`)
  expect(await desk.evaluate(() => document.documentElement.outerHTML)).not.toMatch(known)
  expect(await desk.locator('body').ariaSnapshot()).not.toMatch(known)
}

async function pressAll(desk: Page, name: string | null): Promise<void> {
  for (const key of KEYS) await desk.keyboard.press(key)
  await expectOnly(desk, name)
  await expect(desk.locator('dialog')).toHaveCount(0)
}

test('A player with the laptop finds nothing of another player, whatever is pressed, clicked or loaded again, and gives it back to a host who holds a button', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const table = await openTable(browser, { seed: 5 })
  try {
    const { desk, host } = table
    await dealt(table)
    const [first, second] = TEN_PLAYERS
    await desk.getByTestId('deal-s0').click()
    await desk.getByTestId('pin-none').click()
    await expect(desk.getByTestId('peek')).toContainText(String(first))
    const sent = heard<FacilitatorView>(desk)
    await desk.reload()

    await expect(desk.getByTestId('peek-open')).toBeFocused()
    await pressAll(desk, String(first))
    await desk.getByTestId('peek-open').click()
    await desk.getByTestId('peek-look').click()
    await expect(desk.getByTestId('peek-aims')).not.toBeEmpty()
    await pressAll(desk, String(first))
    await desk.getByTestId('peek-done').click()
    await expect(desk.getByTestId('peek')).toContainText(String(second))
    await pressAll(desk, String(second))

    await desk.keyboard.press('Escape')
    await expect(desk.getByTestId('covered')).toContainText('Give the laptop back to the host')
    await pressAll(desk, null)
    await desk.keyboard.press('Enter')
    await desk.getByTestId('uncover').click()
    await desk.reload()
    await expect(desk.getByTestId('covered')).toContainText('Give the laptop back to the host')
    await expectOnly(desk, null)

    expect(sent.length).toBeGreaterThan(3)
    for (const { deal, game, lobby, lock } of sent) {
      expect(lock).not.toBe(null)
      expect([game, lobby]).toEqual([null, null])
      expect(deal?.seats.map(({ id }) => id) ?? []).toEqual(lock?.seat ? [lock.seat] : [])
      if (!lock?.isOpen) expect(deal?.seats.flatMap(({ cards }) => cards) ?? []).toEqual([])
    }
    expect(await host.handle({ type: 'deal.again' })).toMatchObject({ ok: false })
    await takeBack(desk)
    await expect(desk.getByTestId('deal-done')).toContainText('1')
  } finally {
    await table.close()
  }
})

test('By keys alone a player turns the card over, finds the focus on Done, and hands the laptop on', async ({
  browser,
}) => {
  const table = await openTable(browser, { seed: 7 })
  try {
    const { desk } = table
    const id = (name: string) => desk.getByTestId(name)
    await dealt(table)
    await id('peek-next').click()
    await id('pin-none').click()
    await expect(id('peek-open')).toBeFocused()
    await desk.keyboard.press('Enter')
    await expect(id('peek-look')).toBeFocused()
    await desk.keyboard.press('Enter')
    await expect(id('peek-look')).toHaveAttribute('aria-pressed', 'true')
    // Of two cards one is put on top first.
    if (await id('peek-card-1').isVisible()) await desk.keyboard.press('1')
    await expect(id('peek-done')).toBeFocused()
    await desk.keyboard.press('Enter')
    await expect(id('peek')).toContainText(String(TEN_PLAYERS[1]))
  } finally {
    await table.close()
  }
})

test('Before the laptop leaves the host, a PIN is offered: with it no player comes from a card to all the others', async ({
  browser,
}) => {
  const table = await openTable(browser, { seed: 7 })
  try {
    const { desk, host } = table
    const id = (name: string) => desk.getByTestId(name)
    await dealt(table)
    await expect(id('no-pin')).toHaveCount(0)
    await desk.keyboard.press('Enter')
    await expect(id('offered-pin')).toBeFocused()
    await desk.keyboard.type('12')
    await expect(id('pin-choose')).toBeDisabled()
    await desk.keyboard.press('Enter')
    expect((await table.view()).lock).toBe(null)
    await desk.keyboard.type('34')
    await desk.keyboard.press('Enter')
    await expect(id('peek')).toContainText(String(TEN_PLAYERS[0]))
    await id('peek-back').click()
    await expect(id('pin')).toBeFocused()
    await id('pin').fill('4321')
    await id('uncover').click()
    await expect(desk.getByRole('alert')).toContainText('That is not the PIN.')
    await expect(id('show-cards')).toHaveCount(0)
    await id('pin').fill('1234')
    await id('uncover').click()
    await expect(id('show-cards')).toBeVisible()
    await id('deal-s1').click()
    await expect(id('peek')).toContainText(String(TEN_PLAYERS[1]))

    await host.handle({ type: 'desk.unlock', pin: '1234' })
    await host.handle({ type: 'shelf.putAway' })
    await dealt(table)
    await desk.getByTestId('deal-s0').click()
    await id('pin-none').click()
    await id('peek-back').click()
    await takeBack(desk)
    await expect(id('no-pin')).toContainText('No PIN')
    await id('deal-s1').click()
    await expect(id('peek')).toBeVisible()
  } finally {
    await table.close()
  }
})

test('Whoever opens the next player’s cards and goes back leaves a trace at the desk, and that player is told', async ({
  browser,
}) => {
  const table = await openTable(browser, { seed: 8 })
  try {
    const { desk, host } = table
    const id = (name: string) => desk.getByTestId(name)
    const [first, second] = TEN_PLAYERS
    await dealt(table)
    await host.handle({ type: 'desk.setPin', pin: null })
    await id('deal-s0').click()
    await id('peek-open').click()
    await expect(id('was-opened')).toHaveCount(0)
    await id('peek-look').click()
    await id('peek-card-1').click()
    await id('peek-done').click()
    await expect(id('peek')).toContainText(String(second))
    await id('peek-open').click()
    await id('peek-back').click()
    await takeBack(desk)
    await expect(id('deal-s1')).toContainText(`The laptop came from ${first}.`)
    await expect(id('deal-s1')).not.toContainText('not yet')
    await expect(id('deal-s0')).not.toContainText('came from')
    await id('deal-s1').click()
    await expect(id('was-opened')).toContainText(`The laptop came from ${first}.`)
    await id('peek-open').click()
    await expect(id('was-opened')).toContainText(`The laptop came from ${first}.`)
  } finally {
    await table.close()
  }
})

test('A host who set a PIN is the only one to lift the cover, and a wrong one says so', async ({
  browser,
}) => {
  const table = await openTable(browser, { seed: 6 })
  try {
    const { desk } = table
    await dealt(table)
    await desk.keyboard.press(',')
    await desk.getByTestId('new-pin').fill('2468')
    await desk.getByTestId('pin-set').click()
    await expect(desk.getByTestId('pin-on')).toBeVisible()
    await desk.keyboard.press('Escape')
    await desk.keyboard.press('c')
    const field = desk.getByTestId('pin')
    await expect(field).toBeFocused()
    await desk.keyboard.type('1357')
    await desk.keyboard.press('Enter')
    await expect(desk.getByRole('alert')).toContainText('That is not the PIN.')
    await expect(field).toHaveValue('')
    await desk.keyboard.type('2468')
    await desk.keyboard.press('Enter')
    await expect(desk.getByTestId('deal')).toBeVisible()

    const id = (await table.view()).evening?.id ?? ''
    await table.host.handle({ type: 'shelf.putAway' })
    await table.host.handle({ type: 'shelf.open', id })
    await expect(desk.getByTestId('covered')).toContainText('This evening has a PIN')
    await desk.getByTestId('leave-locked').click()
    await expect(desk.getByTestId('shelf')).toBeVisible()
    await table.host.handle({ type: 'shelf.open', id })
    await field.fill('2468')
    await desk.getByTestId('uncover').click()
    await expect(desk.getByTestId('deal')).toBeVisible()
  } finally {
    await table.close()
  }
})
