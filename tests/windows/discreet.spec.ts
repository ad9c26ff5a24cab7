/** The desk by day, when players walk past it: nothing on it that the table does not know, unless the host holds a key. */
import { expect, test, type Page } from '@playwright/test'
import type { FacilitatorView, Form, SeatId } from '../../src/bridge'
import { rngFrom } from '../randomPlay/randomEvening'
import { textsOf } from '../support/games'
import { openTable, type BrowserTable } from './support/browserTable'
import { holdingSecrets } from './support/holdingSecrets'
import { caughtUp } from './support/caughtUp'
import { stepOn } from './support/moments'

const SHOTS = process.env['NIGHTFALL_SHOTS']

const GUESTS = 'Ann Ben Cid Dora Emil Fay Gus Håkon Ines Jan Kim Lea'.split(' ')

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

/** Plays at random until hands are to be counted that are as wanted. @param cards how many of a card, where that is not what the game proposes */
async function toVote(
  { host, view }: BrowserTable,
  { ruleset, cards = {} }: { ruleset: string; cards?: Readonly<Record<string, number>> },
  isWanted: (form: Ballots) => boolean,
): Promise<{ step: string; form: Ballots }> {
  const rng = rngFrom(3)
  await host.handle({ type: 'settings.set', settings: { countHands: true } })
  await host.handle({ type: 'lobby.begin', ruleset })
  await host.handle({ type: 'lobby.players', names: GUESTS })
  for (const [card, count] of Object.entries(cards))
    await host.handle({ type: 'lobby.card', card, count })
  await host.handle({ type: 'lobby.deal', by: 'program' })
  for (let steps = 0; steps < STEPS; steps++) {
    const now = await view()
    const { id = '', form } = now.game?.open ?? {}
    if (form?.kind === 'ballots' && isWanted(form)) return { step: id, form }
    for (const command of stepOn(now, rng)) await host.handle(command)
  }
  throw new Error('No such vote came')
}

type Ballots = Extract<Form, { kind: 'ballots' }>

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

test('A vote by day shows neither whose hand a rule asks about nor that it asks, until the host opens the rows; once all is noted they close', async ({
  browser,
}) => {
  const table = await openTable(browser, { seed: 11, desk: { width: 1366, height: 768 } })
  const { desk, host, view } = table
  const id = (name: string) => desk.getByTestId(name)
  const rows = desk.getByRole('list', { name: 'Hands to note by name' })
  try {
    const plain = await toVote(table, { ruleset: 'chiangmai' }, ({ unnamed, named = [] }) =>
      Boolean(unnamed && named.length === 0),
    )
    await caughtUp(table)
    expect(plain.form.named ?? []).toEqual([])
    await expect(id('named-open')).toHaveText('Hands to note by name')
    await id('named-open').click()
    await expect(id('totals').locator('..')).toContainText(
      'No rule asks about a hand in this vote.',
    )
    await host.handle({ type: 'shelf.putAway' })

    const { step, form } = await toVote(
      table,
      { ruleset: 'vendetta', cards: { detective: 0, judge: 1 } },
      ({ named = [] }) => named.length > 0,
    )
    await caughtUp(table)
    await expect(id('named-open')).toHaveText('Hands to note by name')
    await expect(rows).toHaveCount(0)
    const [candidate = missing()] = form.candidates
    const entry = { kind: 'total', candidate, hands: form.voters.length } as const
    expect(await host.handle({ type: 'game.draft', step, entry })).toMatchObject({ ok: true })
    await caughtUp(table)
    // Whoever goes on without them is told so in words that name nobody.
    await expect(id('hint')).toHaveCount(0)
    await id('answer-record').click()
    await expect(id('hint')).toHaveText('First note the hands that need a name.')
    expect((await view()).game?.open?.id).toBe(step)
    await expect(id('toast')).toHaveCount(0)
    await expect(rows).toHaveCount(0)

    const named = form.named ?? missing()
    const nameOf = async (seat: SeatId) => (await view()).game?.names[seat] ?? missing()
    await holdingSecrets(desk, async () => {
      for (const seat of named) await expect(rows).toContainText(await nameOf(seat))
    })
    await expect(rows).toHaveCount(0)
    await id('named-open').click()
    for (const seat of named) {
      await expect(rows).toContainText(await nameOf(seat))
      await id(`hand-${seat}-${candidate === seat && form.notSelf ? 'none' : candidate}`).click()
      await caughtUp(table)
    }
    await expect(rows).toHaveCount(0)
    await id('answer-record').click()
    await expect.poll(async () => (await view()).game?.open?.id).not.toBe(step)
  } finally {
    await table.close()
  }
})
