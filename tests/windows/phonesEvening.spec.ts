/** An evening with real phones over the real channel, beside desk and big screen (PH-42). */
import { expect, test, type Page } from '@playwright/test'
import type { Command } from '../../src/bridge'
import { openPhones, phoneAt } from './fixtures/phonesServed'

/** A guest's phone; whoever takes a name that is free is let in by the open door. */
async function phoneOf({ table }: Awaited<ReturnType<typeof openPhones>>): Promise<Page> {
  const phone = await phoneAt(table)
  phone.setDefaultTimeout(15_000)
  return phone
}

async function sitsDown(phone: Page, name: string): Promise<void> {
  await phone.getByRole('button', { name, exact: true }).click()
  await expect(phone.locator('#phone')).toContainText(name)
}

/** Lifts the own card with a finger that stays on it. @returns what stands on it */
async function lifts(phone: Page): Promise<string> {
  const card = phone.locator('.card')
  const box = await card.boundingBox()
  if (!box) throw new Error('There is no card')
  await phone.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await phone.mouse.down()
  await expect(phone.locator('.card .face')).toBeVisible()
  const text = await phone.locator('.card .face').innerText()
  await phone.mouse.up()
  return text
}

test('Cards are dealt to phones, a night shows nothing, hands go up from phones and from the desk in one count, and undo, reload, a second device and a stranger cost nobody anything (PH-42)', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const served = await openPhones(browser, 'chiangmai')
  const { table } = served
  const { host, desk, room } = table
  const does = async (command: Command) =>
    expect(await host.handle(command), command.type).toMatchObject({ ok: true })
  const view = () => table.view()
  const phones: Page[] = []
  try {
    await does({
      type: 'lobby.players',
      names: ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fritz', 'Gus'],
    })
    await does({ type: 'phones.door', open: true })
    const ann = await phoneOf(served)
    const ben = await phoneOf(served)
    phones.push(ann, ben)
    await sitsDown(ann, 'Ann')
    await sitsDown(ben, 'Ben')

    await does({ type: 'lobby.deal', by: 'program' })
    const cards = (await view()).deal?.seats.map(({ cards: held }) => held) ?? []
    expect(cards[0]).toHaveLength(2)
    await expect(ann.locator('.card')).toBeVisible()
    // Covered before and after the finger.
    await expect(ann.locator('.card .face')).toBeHidden()
    const read = await lifts(ann)
    expect(read.length).toBeGreaterThan(3)
    await expect(ann.locator('.card .face')).toBeHidden()
    await lifts(ben)
    for (const one of [ann, ben]) {
      // Whoever looks says which card lies on top.
      await one.locator('.top button').first().click()
      await one.locator('button.main').click()
    }
    await expect.poll(async () => (await view()).deal?.seats[1]?.done).toBe(true)
    for (const seat of ['s2', 's3', 's4', 's5', 's6'] as const)
      await does({ type: 'deal.seen', seat, top: 0 })
    await does({ type: 'deal.start' })
    for (const one of [ann, ben]) {
      await expect(one.locator('#phone')).toContainText('Lay the phone down')
      await expect(one.locator('.card')).toHaveCount(0)
    }

    while ((await view()).game?.open?.id !== 'day.vote') {
      const { ok } = await host.handle({ type: 'game.advance' })
      if (!ok) await does({ type: 'game.ruling', ruling: { kind: 'skip' } })
    }
    const ask = (one: Page) => one.getByTestId('ask')
    await ask(ann).getByRole('button', { name: 'One more hand for Dora' }).click()
    const ballots = async () => {
      const draft = (await view()).game?.draft
      return draft?.kind === 'ballots' ? draft.ballots : {}
    }
    await expect.poll(ballots).toMatchObject({ s0: ['s3'] })
    // The host clicks for Cleo, who has no phone.
    await does({
      type: 'game.draft',
      step: 'day.vote',
      entry: { kind: 'ballot', by: 's2', votes: ['s3'] },
    })
    await expect(room.locator('body')).toContainText('Dora')
    await expect(desk.locator('body')).toContainText('Dora')

    // In the middle of it one page is loaded anew.
    await ann.reload()
    await expect(ask(ann)).toContainText('1 of 2 given')
    await ask(ben).getByRole('button', { name: 'One more hand for Emil' }).click()
    await expect.poll(ballots).toMatchObject({ s0: ['s3'], s1: ['s4'], s2: ['s3'] })

    // Undo takes the host's click back, and no hand; phones wait until it is done again.
    await does({ type: 'game.undo' })
    expect(await ballots()).toEqual({ s0: ['s3'], s1: ['s4'] })
    await expect(ask(ben)).toContainText('The host is putting something right')
    await does({ type: 'game.redo' })
    await expect(ask(ben)).not.toContainText('The host is putting something right')

    // A second device for the same seat, by the host's hand; a stranger stays outside.
    const second = await phoneOf(served)
    const stranger = await phoneOf(served)
    phones.push(second, stranger)
    for (const one of [second, stranger])
      await one.getByRole('button', { name: /Ann/ }).first().click()
    await expect.poll(async () => (await view()).phones.claims.length).toBe(2)
    const [first, last] = (await view()).phones.claims
    await does({ type: 'phones.letIn', claim: first?.id ?? '' })
    await does({ type: 'phones.refuse', claim: last?.id ?? '' })
    await expect(ask(second)).toContainText('1 of 2 given')
    await expect(ann.getByTestId('ask')).toHaveCount(0)
    await expect(stranger.getByTestId('ask')).toHaveCount(0)

    await does({ type: 'game.close', step: 'day.vote' })
    await expect(second.getByTestId('ask')).toHaveCount(0)
  } finally {
    for (const one of phones) await one.context().close()
    await served.close()
  }
})
