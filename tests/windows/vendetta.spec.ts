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
