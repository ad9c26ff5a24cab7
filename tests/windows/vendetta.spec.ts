import { expect, test } from '@playwright/test'
import { texts } from '../../rulesets/vendetta/texts/en'
import { openTable } from './support/browserTable'
import {
  beginEvening,
  playToTheEnd,
  revealAndLook,
  TEN_PLAYERS,
  type Secret,
} from './support/playEvening'

test('Before the first night the host holds the list against every card, corrects one and begins, with keys alone', async ({
  browser,
}) => {
  const table = await openTable(browser, { seed: 5 })
  const { desk, host, view } = table
  const id = (name: string) => desk.getByTestId(name)
  try {
    await id('game-vendetta').getByTestId('begin').click()
    await id('add-player').fill('Ann, Ben, Cleo, Dora, Emil, Fritz')
    await id('add-player').press('Enter')
    await expect(id('player-count')).toHaveText('6')
    await expect(host.handle({ type: 'lobby.deal', by: 'host' })).resolves.toMatchObject({
      ok: true,
    })
    await expect(id('deal')).toContainText('Hold your card up towards me')
    const hands = ['bystander', 'detective', 'bystander', 'thug', 'bystander', 'bystander']
    for (const [index, card] of hands.entries()) {
      await id(`pick-${card}`).click()
      await expect.poll(async () => (await view()).deal?.seats[index]?.done).toBe(true)
    }
    await id('verify').press('Enter')
    await expect(id('verify-now')).toContainText('Ann')
    await desk.keyboard.press('Enter')
    await expect(id('verify-now')).toContainText(/Ben.*Detective.*The civilians/)
    await expect(id('verify-s0')).toHaveAttribute('aria-pressed', 'true')

    // Ben holds another card: it is entered, and the check is taken up again.
    await id('verify-wrong').press('Enter')
    await expect(id('enter-s1')).toHaveAttribute('aria-current', 'true')
    await desk.keyboard.press('Escape')
    await id('verify').press('Enter')
    for (let seat = 0; seat < hands.length; seat++) await desk.keyboard.press('Enter')
    await expect(id('verify-cards')).toContainText('Open your eyes')
    expect(await table.room.locator('body').innerText()).not.toMatch(/Detective|Thug|Bystander/)
    await desk.keyboard.press('Enter')
    await expect.poll(async () => (await view()).station).toBe('game')
  } finally {
    await table.close()
  }
})

const TWELVE_PLAYERS = [...TEN_PLAYERS, 'Klara', 'Ludwig']

/** Every role by its name, but those whose cards lie open. */
const rolesBut: Secret = (revealed) => {
  const hidden = Object.entries(texts.roles).filter(([role]) => !revealed.includes(role))
  return new RegExp(`\\b(${hidden.map(([, { name }]) => name).join('|')})s?\\b`)
}
const everyRole: Secret = () => rolesBut([])

test('A host clicks an evening of twelve with the Yakuza to a winner, and only cards of the dead lie open', async ({
  browser,
}) => {
  test.setTimeout(360_000)
  const table = await openTable(browser, { seed: 3 })
  try {
    // The Yakuza have the name of their cards; what is announced of the team is no secret.
    const secret: Secret = (revealed) => rolesBut([...revealed, 'yakuza'])
    await beginEvening(table, 'vendetta', TWELVE_PLAYERS, {
      houseRules: ['mode-yakuza'],
      secret,
    })
    const seen = await playToTheEnd(table, 'mafia', secret)
    const { game } = await table.view()
    expect(game?.winner?.length).toBeGreaterThan(0)
    for (const scene of ['night', 'dawn', 'discussion', 'vote', 'day']) {
      expect([...seen.scenes]).toContain(scene)
    }
    expect(seen.signs.length).toBeGreaterThan(0)
    await revealAndLook(table, /Bystander/)
  } finally {
    await table.close()
  }
})

test('A host clicks an evening of ten with a Loner and Mystery to a winner, and no role is read before the end', async ({
  browser,
}) => {
  test.setTimeout(360_000)
  const table = await openTable(browser, { seed: 11 })
  try {
    await beginEvening(table, 'vendetta', TEN_PLAYERS, {
      houseRules: ['mode-loner', 'mystery-true'],
      secret: everyRole,
    })
    const seen = await playToTheEnd(table, 'mafia', everyRole)
    const { game } = await table.view()
    expect(game?.winner?.length).toBeGreaterThan(0)
    expect([...seen.scenes]).toContain('vote')
    await revealAndLook(table, /Bystander/)
  } finally {
    await table.close()
  }
})
