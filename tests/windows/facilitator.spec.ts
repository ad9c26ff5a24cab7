/** The host's desk over the real host in the browser mode: keys, cover, typing, sizes, access. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { openTable, type BrowserTable } from './support/browserTable'
import { caughtUp } from './support/caughtUp'
import { beginEvening, TEN_PLAYERS } from './support/playEvening'
import { takeBack } from './support/takeBack'

/** Opens a table, lets the test work on it, and clears it away. */
async function atTable(
  browser: Parameters<typeof openTable>[0],
  desk: { width: number; height: number },
  work: (table: BrowserTable) => Promise<void>,
): Promise<void> {
  const table = await openTable(browser, { seed: 11, desk })
  try {
    await work(table)
  } finally {
    await table.close()
  }
}

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
] as const

const title = (desk: Page) => desk.getByTestId('step-title')

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
    for (let tab = 0; tab < 5; tab++) {
      await keyboard.press('Tab')
      const deal = desk.getByTestId('deal-program')
      if (await deal.evaluate((node) => node === document.activeElement)) break
    }
    await keyboard.press('Enter')
    await expect(desk.getByTestId('deal')).toBeVisible()
    await keyboard.press('Enter')
    for (const name of TEN_PLAYERS) {
      await expect(desk.getByRole('heading', { name, exact: true })).toBeVisible()
      await keyboard.press('Enter')
      await expect(desk.getByTestId('peek-look')).toBeFocused()
      await keyboard.press('Space')
      await keyboard.press('2')
      await expect(desk.getByTestId('peek-card-2')).toHaveAttribute('aria-pressed', 'true')
      await keyboard.press('Tab')
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
    await expect(desk.getByTestId('toast')).toContainText('No clock is on')
    await expect(desk.getByTestId('toast')).toContainText('not timed')
    await desk.keyboard.press('p')
    await expect(desk.getByTestId('toast')).toHaveCount(0)
  })
})

test('Players are pasted as a list, moved by keys and by dragging, and a doubled name is told', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  await atTable(browser, SIZES[1], async (table) => {
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
    await expect(desk.getByTestId('verdict')).toContainText('stands twice')
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

for (const size of SIZES) {
  test(`At ${size.width}×${size.height} nothing is cut off, and no seat covers another`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    await atTable(browser, size, async (table) => {
      const { desk } = table
      await beginOf(desk).waitFor()
      for (const card of await desk.locator('[data-testid^="game-"]').all())
        await expect(card).toBeInViewport({ ratio: 0.99 })
      await beginEvening(table, 'chiangmai', TEN_PLAYERS)
      await expectWhole(desk, ['say', 'answer-pass', 'together', 'cover', 'volume', 'preview'])
      await expectSeatsApart(desk)
      await toStep(table, 'day.discussion')
      await expectWhole(desk, ['say', 'answer-ok', 'clock-toggle', 'clock-skip', 'undo'])
      await toStep(table, 'day.vote')
      await expectWhole(desk, ['answer-record', 'voter-s0', 'freeze', 'blackout'])
      await expectSeatsApart(desk)
    })
  })
}

test('Axe finds nothing serious in any room of the desk', async ({ browser }) => {
  test.setTimeout(300_000)
  await atTable(browser, { width: 1280, height: 800 }, async (table) => {
    const { desk } = table
    await beginOf(desk).waitFor()
    await expectAccessible(desk, 'shelf')
    await beginEvening(table, 'chiangmai', TEN_PLAYERS)
    await expectAccessible(desk, 'night')
    for (const [key, sheet] of [
      ['n', 'rulings'],
      ['l', 'log'],
      [',', 'settings'],
      ['?', 'keys'],
    ] as const) {
      await desk.keyboard.press(key)
      await expect(desk.getByRole('dialog')).toBeVisible()
      await expectAccessible(desk, sheet)
      await desk.keyboard.press('Escape')
    }
    await desk.keyboard.press('c')
    await expectAccessible(desk, 'cover')
    await takeBack(desk)
    await toStep(table, 'day.vote')
    await expectAccessible(desk, 'vote')
    await desk.getByTestId('to-shelf').click()
    await beginOf(desk).click()
    for (const tab of ['circle', 'deck', 'rules', 'aloud']) {
      await desk.getByTestId(`tab-${tab}`).click()
      await expectAccessible(desk, `lobby, ${tab}`)
    }
    await desk.getByTestId('deal-host').click()
    await desk.getByTestId('pick-joker').waitFor()
    await expectAccessible(desk, 'cards entered by hand')
  })
})

test('The first load of the desk stays under 250 kB, fonts and sounds apart', async ({
  browser,
}) => {
  await atTable(browser, { width: 1280, height: 800 }, async ({ desk }) => {
    let bytes = 0
    desk.on('response', (response) => {
      if (!/\.(js|css)$|\/$/.test(new URL(response.url()).pathname)) return
      void response.body().then((body) => (bytes += gzipSync(body).length))
    })
    await desk.reload()
    await desk.getByTestId('game-chiangmai').getByRole('heading').waitFor()
    await expect.poll(() => bytes).toBeGreaterThan(20_000)
    await desk.waitForTimeout(500)
    expect(bytes).toBeLessThan(250_000)
  })
})

/** Goes on to a step by the shortest way the desk offers. */
async function toStep(table: BrowserTable, wanted: string): Promise<void> {
  const { desk, view } = table
  for (let click = 0; click < 60; click++) {
    await caughtUp(table)
    const before = await view()
    const { open } = before.game ?? {}
    if (open?.id === wanted) {
      await expect(title(desk)).toBeVisible()
      return
    }
    if (await desk.getByTestId('signal').isVisible()) await desk.keyboard.press('Enter')
    if (open?.form.kind === 'points') {
      const { form } = open
      if (form.pass) await desk.keyboard.press('p')
      else await desk.keyboard.press(form.members.includes('s7') ? '7' : '8')
    } else await desk.keyboard.press('Enter')
    await expect.poll(async () => (await view()).revision).toBeGreaterThan(before.revision)
  }
  throw new Error(`${wanted} was not reached`)
}

async function votersOf({ view }: BrowserTable) {
  const form = (await view()).game?.open?.form
  return form?.kind === 'ballots' ? form.voters : []
}

/** The named parts stand whole in the window and inside whatever scrolls around them. */
/** The button of one game: the shelf has one for each. */
const beginOf = (desk: Page): Locator => desk.getByTestId('game-chiangmai').getByTestId('begin')

async function expectWhole(desk: Page, ids: readonly string[]): Promise<void> {
  expect(
    await desk.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
  for (const id of ids) {
    await expect(desk.getByTestId(id).first(), id).toBeInViewport({ ratio: 0.98 })
  }
}

async function expectSeatsApart(desk: Page): Promise<void> {
  const boxes = await Promise.all(
    (await desk.locator('[data-testid^="seat-s"]').all()).map((seat) => seat.boundingBox()),
  )
  expect(boxes.length).toBe(10)
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      if (!one || !other) throw new Error('A seat has no place')
      const apart =
        one.x + one.width <= other.x + 1 ||
        other.x + other.width <= one.x + 1 ||
        one.y + one.height <= other.y + 1 ||
        other.y + other.height <= one.y + 1
      expect(apart).toBe(true)
    }
  }
}

async function expectAccessible(desk: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page: desk }).analyze()
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.html.slice(0, 160) ?? ''}`)
  expect(serious).toEqual([])
}
