/** The desk by day, when players walk past it: nothing on it that the table does not know, unless the host holds a key. */
import { expect, test, type Page } from '@playwright/test'
import type { FacilitatorView } from '../../src/bridge'
import { textsOf } from '../support/games'
import { openTable, type BrowserTable } from './support/browserTable'
import { holdingSecrets } from './support/holdingSecrets'
import { caughtUp } from './support/caughtUp'

const SHOTS = process.env['NIGHTFALL_SHOTS']

const STEPS = 160
/** So many steps of days are looked at in each game. */
const LOOKS = 14

function missing(): never {
  throw new Error('There is nothing to look at')
}

const isDay = ({ game }: FacilitatorView) =>
  game?.phase.kind === 'day' || game?.phase.kind === 'dawn'

/** The names of what each player is, as the desk writes them, but for what the room has seen turned over. */
async function secretsOf(table: BrowserTable): Promise<Map<string, string[]>> {
  const { game } = await table.view()
  const texts = textsOf((await table.view()).evening?.ruleset ?? missing())
  const known = new Set(game?.publicSeats.flatMap(({ revealed }) => revealed ?? []))
  return new Map(
    game?.seats.map(({ id, roles, statuses }) => {
      const badges = game.publicSeats.find((seat) => seat.id === id)?.badges ?? []
      const words = [...roles, ...statuses.filter((status) => !badges.includes(status))]
      return [
        id,
        words
          .filter((word) => !known.has(word))
          .map((word) => texts.roles[word]?.name ?? texts.statuses[word]?.name ?? word),
      ]
    }),
  )
}

const seatText = (desk: Page, seat: string) => desk.getByTestId(`seat-${seat}`).innerText()

for (const ruleset of ['vendetta', 'chiangmai', 'palermo', 'ktulu', 'starwars']) {
  test(`${ruleset}: from dawn to dusk no seat tells what its player is, until the host holds a key`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const table = await openTable(browser, { seed: 11, desk: { width: 1366, height: 768 } })
    try {
      const { desk, host } = table
      await host.handle({ type: 'demo.begin', ruleset, players: 12 })
      let looks = 0
      let told = 0
      for (let step = 0; step < STEPS && looks < LOOKS; step++) {
        const view = await table.view()
        if (view.game?.winner) break
        if (isDay(view)) {
          await caughtUp(table)
          looks += 1
          for (const [seat, words] of await secretsOf(table)) {
            const text = await seatText(desk, seat)
            for (const word of words)
              expect(text, `${seat} in ${view.game?.open?.id}`).not.toContain(word)
          }
          await expect(desk.getByTestId('tonight')).toHaveCount(0)
          if (SHOTS) await desk.screenshot({ path: `${SHOTS}/${ruleset}-${looks}.png` })
          if (looks % 5 === 1) {
            await holdingSecrets(desk, async () => {
              const [seat, words] =
                [...(await secretsOf(table))].find(([, all]) => all.length > 0) ?? missing()
              if (view.game?.seats.find(({ id }) => id === seat)?.alive) {
                expect(await seatText(desk, seat)).toContain(words[0] ?? missing())
                told += 1
              }
              if (SHOTS) await desk.screenshot({ path: `${SHOTS}/${ruleset}-${looks}-held.png` })
            })
          }
        }
        await host.handle({ type: 'demo.step' })
      }
      expect(looks).toBeGreaterThan(5)
      expect(told).toBeGreaterThan(0)
    } finally {
      await table.close()
    }
  })
}
