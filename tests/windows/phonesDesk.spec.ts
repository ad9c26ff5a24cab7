/** The desk's part of players' phones: switched on, let in, turned away, put out and switched off, by clicks. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import type { SeatCode } from '../../src/bridge'
import { signs } from '../../src/i18n/locales/en/signs'
import { phoneAt, servePhones } from './fixtures/phonesServed'
import { does } from './fixtures/madeUpTable'
import { openTable, type BrowserTable } from './support/browserTable'

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil']

/** Works at a table of five in the lobby, whose program can serve phones. */
async function atLobby(
  browser: Parameters<typeof openTable>[0],
  work: (table: BrowserTable, phone: () => Promise<Page>) => Promise<void>,
): Promise<void> {
  const table = await openTable(browser, { seed: 7 })
  const phones = servePhones(table)
  const pages: Page[] = []
  try {
    await does(table, { type: 'lobby.begin', ruleset: 'chiangmai' })
    await does(table, { type: 'lobby.players', names: NAMES })
    await work(table, async () => {
      const page = await phoneAt(table)
      pages.push(page)
      return page
    })
  } finally {
    for (const page of pages) await page.context().close()
    await phones.hide()
    await table.close()
  }
}

/** The first claim, once it has come from the phone to the host. */
async function claimAt(table: BrowserTable): Promise<string> {
  await expect.poll(async () => (await table.view()).phones.claims.length).toBeGreaterThan(0)
  return (await table.view()).phones.claims[0]?.id ?? ''
}

/** Axe finds nothing serious in what is open. */
async function expectAccessible(desk: Page, part = 'body'): Promise<void> {
  const { violations } = await new AxeBuilder({ page: desk }).include(part).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

test('The host lets phones in with one click, tells Ben by the sign on his phone, turns a stranger away, puts Ben out again and switches all off (PH-1, PH-6, PH-9, PH-13)', async ({
  browser,
}) => {
  await atLobby(browser, async (table, phone) => {
    const { desk } = table
    const id = (name: string) => desk.getByTestId(name)
    await id('phones').click()
    await expect(id('phones-honest')).toContainText('learns nothing')
    await id('phones-help').locator('summary').click()
    await expect(id('phones-help')).toContainText('What nobody has tried yet')
    await expectAccessible(desk)
    await id('phones-show').click()
    await expect(id('phones-url')).toContainText('127.0.0.1')
    await expect(id('phones-sheet')).toContainText('Same Wi-Fi? Mobile data off?')
    await expectAccessible(desk)
    await id('close-sheet').click()

    const ben = await phone()
    await ben.getByRole('button', { name: 'Ben' }).click()
    const stranger = await phone()
    const door = id('claims').getByTestId('claim-Ben')
    await expect(door).toHaveCount(1)
    const [claim] = (await table.view()).phones.claims
    const words = claim?.sign.map((picture) => signs[picture as keyof typeof signs]) ?? []
    expect(words).toHaveLength(2)
    for (const word of words) {
      await expect(door).toContainText(word)
      await expect(ben.locator('#phone')).toContainText(word)
    }
    await expectAccessible(desk)
    await door.getByTestId('claim-let-in').click()
    await expect(ben.locator('#phone')).toContainText('You’re in, Ben')
    await expect(id('claims')).toHaveCount(0)

    await stranger.getByRole('button', { name: 'Ben' }).click()
    await expect(door).toContainText('Ben has a phone already')
    await door.getByTestId('claim-refuse').click()
    await expect(stranger.locator('#phone')).toContainText('The host did not let you in')
    await expect(ben.locator('#phone')).toContainText('You’re in, Ben')

    await desk.keyboard.press('Shift+P')
    await expect(id('phone-s1')).toHaveAttribute('data-phone', 'here')
    await expect(id('phone-s0')).toHaveAttribute('data-phone', 'without')
    await expectAccessible(desk)
    await id('phone-out-s1').click()
    await expect(id('phone-s1')).toHaveAttribute('data-phone', 'without')
    await expect(ben.locator('#phone')).toContainText('taken your phone off the table')

    await id('phones-hide').click()
    await expect(id('phones-url')).toBeVisible()
    await id('phones-hide').click()
    await expect(id('phones-show')).toBeVisible()
    expect((await table.view()).phones.on).toBe(false)
  })
})

test('Guests who type their own names sit down when the host lets them in, and everybody is let in at once where he wants it so (PH-6, PH-10)', async ({
  browser,
}) => {
  await atLobby(browser, async (table, phone) => {
    const { desk } = table
    const id = (name: string) => desk.getByTestId(name)
    await id('phones').click()
    await id('phones-show').click()
    await expect(id('phones-url')).toBeVisible()
    await id('close-sheet').click()
    const guest = await phone()
    await guest.getByRole('button', { name: 'My name is not here' }).click()
    await guest.getByRole('textbox', { name: 'Your name' }).fill('Fritz')
    await guest.getByRole('button', { name: 'Join' }).click()
    await expect(id('claims')).toContainText('Fritz wants to join')
    await id('claim-let-in').click()
    await expect(id('player-5')).toHaveValue('Fritz')
    await expect(guest.locator('#phone')).toContainText('You’re in, Fritz')

    const waiting = await phone()
    await waiting.getByRole('button', { name: 'Ann' }).click()
    await expect(id('claims')).toContainText('Ann wants in')
    await id('phones').click()
    await id('setting-phones-door').check()
    await expect(waiting.locator('#phone')).toContainText('You’re in, Ann')
    await expect(id('phone-s0')).toHaveAttribute('data-phone', 'here')
    await id('phones-put-all-out').click()
    await id('phones-put-all-out').click()
    await expect(id('phone-s0')).toHaveAttribute('data-phone', 'without')
    await expect(id('phone-s5')).toHaveAttribute('data-phone', 'without')
  })
})

test('The key for the oldest claim lets in whom the host has had time to look at, and never a second phone (PH-6)', async ({
  browser,
}) => {
  await atLobby(browser, async (table, phone) => {
    const { desk } = table
    const id = (name: string) => desk.getByTestId(name)
    await does(table, { type: 'phones.show', address: null })
    const cleo = await phone()
    await cleo.getByRole('button', { name: 'Cleo' }).click()
    await expect(id('claims')).toContainText('Cleo wants in')
    await id('tab-deck').click()
    await expect(async () => {
      await desk.keyboard.press('Alt+Enter')
      await expect(id('claims')).toHaveCount(0, { timeout: 300 })
    }).toPass()
    await expect(cleo.locator('#phone')).toContainText('You’re in, Cleo')
    const second = await phone()
    await second.getByRole('button', { name: 'Cleo' }).click()
    await expect(id('claims')).toContainText('Cleo has a phone already')
    // Longer than the key waits for a look.
    await desk.waitForTimeout(1200)
    await desk.keyboard.press('Alt+Enter')
    expect((await table.view()).phones.claims.map(({ name }) => name)).toEqual(['Cleo'])
    await expect(cleo.locator('#phone')).toContainText('You’re in, Cleo')
  })
})

test('At the laptop Ben takes his card along: his phone scans it and is at his seat without a click of the host, and whoever gets the laptop next sees no code of his (PH-7)', async ({
  browser,
}) => {
  await atLobby(browser, async (table, phone) => {
    const { desk, host } = table
    const id = (name: string) => desk.getByTestId(name)
    let scanned = ''
    const handle = host.handle.bind(host)
    host.handle = async (command) => {
      const reply = await handle(command)
      if (command.type === 'phones.code' && reply.ok) scanned = (reply.data as SeatCode).url
      return reply
    }
    await does(table, { type: 'lobby.players', names: [...NAMES, 'Fay', 'Gil'] })
    await does(table, { type: 'phones.show', address: null })
    await does(table, { type: 'lobby.deal', by: 'program' })
    await does(table, { type: 'desk.handOver', seat: 's1' })
    await expect(id('peek-open')).toBeVisible()
    await expect(id('seat-code-s1')).toHaveCount(0)
    await id('peek-open').click()
    await id('seat-code-s1').click()
    await expect(id('qr')).toBeVisible()
    await expectAccessible(desk)
    expect(scanned).toMatch(/#[\da-f]{32}$/)
    const ben = await phone()
    await ben.goto('about:blank')
    await ben.goto(scanned)
    await expect(id('seat-code-used')).toBeVisible()
    expect(new URL(ben.url()).hash).toBe('')
    await id('seat-code-close').click()
    await expect(id('peek-done')).toBeDisabled()
    expect((await table.view()).phones.claims).toEqual([])
    await expect(ben.locator('#phone')).toContainText('Ben')
    const [cards] = (await table.view()).deal?.seats ?? []
    expect(cards?.cards.length).toBeGreaterThan(0)
    // His neighbour gets the laptop next, and no code of anybody else's.
    await id('peek-look').press('Enter')
    await id('peek-card-1').click()
    await id('peek-done').click()
    await expect(id('peek-open')).toBeVisible()
    await expect(id('seat-code-s2')).toHaveCount(0)
  })
})

test('In a game the host sees who has a phone, hears what a player wants, chooses how hands are taken, and shows the room the way in (PH-5, PH-6, PH-24, PH-26)', async ({
  browser,
}) => {
  await atLobby(browser, async (table, phone) => {
    const { desk, room } = table
    const id = (name: string) => desk.getByTestId(name)
    await does(table, { type: 'lobby.players', names: [...NAMES, 'Fritz', 'Gus'] })
    await does(table, { type: 'phones.show', address: null })
    await expect(room.getByTestId('phone-address')).toContainText('Same Wi-Fi? Mobile data off?')
    await does(table, { type: 'phones.door', open: true })
    const ben = await phone()
    await ben.getByRole('button', { name: 'Ben' }).click()
    await expect(ben.locator('#phone')).toContainText('You’re in, Ben')
    await expect(room.getByTestId('phone-mark')).toHaveCount(1)
    await does(table, { type: 'lobby.deal', by: 'program' })
    await expect(id('deal-s1').getByTestId('phone-mark')).toBeVisible()
    await expect(room.getByTestId('looked')).toHaveText('0 of 7')
    for (const { id: seat } of (await table.view()).deal?.seats ?? []) {
      await does(table, { type: 'deal.seen', seat, top: 0 })
    }
    await expect(room.getByTestId('looked')).toHaveText('7 of 7')
    await does(table, { type: 'deal.start' })
    while ((await table.view()).game?.phase.kind !== 'day') {
      const { ok } = await table.host.handle({ type: 'game.advance' })
      if (!ok) await does(table, { type: 'game.ruling', ruling: { kind: 'skip' } })
    }
    await expect(room.getByTestId('phone-address')).toHaveCount(0)
    await expect(id('seat-s1').getByTestId('phone-mark')).toHaveAttribute('data-phone', 'here')
    await expect(id('seat-s0').getByTestId('phone-mark')).toHaveCount(0)

    await ben.getByRole('button', { name: 'Speak up' }).click()
    await ben.getByRole('button', { name: 'I want to speak' }).click()
    await expect(id('request-speak')).toContainText('Ben wants the floor')
    await expectAccessible(desk)
    await id('request-heard').click()
    await expect(id('request-speak')).toHaveCount(0)
    await expect(ben.locator('#phone')).toContainText('The host has heard you')

    await id('phones').click()
    await id('phones-way').selectOption('atOnce')
    await expect.poll(async () => (await table.view()).phones.way.chosen).toBe('atOnce')
    await id('setting-phones-announce').check()
    await expect(room.getByTestId('phone-address')).toContainText('127.0.0.1')
    await expectAccessible(desk)
    await id('setting-phones-announce').uncheck()
    await expect(room.getByTestId('phone-address')).toHaveCount(0)
  })
})

test('By night the desk says which call the phones show, and one click goes on by voice (PH-28, PH-32)', async ({
  browser,
}) => {
  await atLobby(browser, async (table, phone) => {
    const { desk } = table
    const id = (name: string) => desk.getByTestId(name)
    await does(table, { type: 'phones.show', address: null })
    await id('phones').click()
    await expect(id('setting-phones-nights')).toBeDisabled()
    await expect(id('phones-sheet')).toContainText('Without one: Ann, Ben, Cleo, Dora and Emil.')
    await id('close-sheet').click()
    await does(table, { type: 'shelf.putAway' })

    await does(table, { type: 'demo.begin', ruleset: 'chiangmai', players: 9 })
    await does(table, { type: 'phones.show', address: null })
    await id('phones').click()
    await id('setting-phones-nights').check()
    await expect.poll(async () => (await table.view()).phones.nights.on).toBe(true)
    await expectAccessible(desk)
    await id('close-sheet').click()
    const { name = '' } = (await table.view()).deal?.seats[1] ?? {}
    const guest = await phone()
    await guest.getByRole('button', { name, exact: true }).click()
    await does(table, { type: 'phones.letIn', claim: await claimAt(table) })
    for (let at = 0; at < 80 && (await table.view()).phones.nights.now === null; at += 1) {
      await does(table, { type: 'demo.step' })
    }
    await expect(id('night-line')).toContainText('On the phones:')
    await expect(guest.getByTestId('finger')).toBeVisible()
    await expectAccessible(desk, '[data-testid=night-line]')
    await desk.setViewportSize({ width: 1600, height: 900 })
    await id('phones-voice').click()
    await expect(guest.locator('#phone')).toHaveText('Night. Lay the phone down.')
  })
})
