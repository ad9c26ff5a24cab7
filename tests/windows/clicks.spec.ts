/**
 * What a round costs a host with a mouse, on the real desk: clicks of one night with one death and of a day with one vote.
 * Speeches that are left to themselves end with their clocks; here they are skipped, and that click is not of the round.
 */
import { expect, test } from '@playwright/test'
import type { Command, FacilitatorView } from '../../src/bridge'
import type { PhoneView } from '../../src/bridge/views/phone'
import type { Host } from '../../src/host/host'
import { servesPhones } from '../host/fixtures/phones'
import { openTable } from './support/browserTable'
import { CountingHost } from './support/countClicks'

interface Goal {
  readonly game: string
  readonly players: number
  /** Rounds that are played without the window before. */
  readonly before: number
  readonly seed: number
  readonly most: number
}

/** Lets everybody have a phone that raises all its hands for the first whom it can, as soon as it is asked. */
async function givePhones(
  host: Host,
  view: () => FacilitatorView,
  saying: Promise<unknown>[],
): Promise<void> {
  const must = async (command: Command) =>
    expect(await host.handle(command), command.type).toMatchObject({ ok: true })
  host.attach(servesPhones)
  await must({ type: 'phones.show', address: null })
  let messages = 0
  for (const [seat, name] of Object.entries(view().game?.names ?? {})) {
    const line = host.phoneJoined(`phone-${seat}`, (json) => {
      const now = JSON.parse(json) as PhoneView
      const asks = now.at === 'table' && now.own.hand === null ? now.room.asks : null
      const hands = asks?.of.find((asked) => asked.seat === seat)?.hands ?? 0
      const at = asks?.among.find((one) => asks.self || one !== seat)
      if (asks?.for !== 'hands' || !asks.isOpen || hands === 0 || !at) return
      const hand = { for: 'hands', votes: Array(hands).fill(at) }
      saying.push(say({ type: 'hand', opening: asks.opening, hand }))
    })
    const say = (command: unknown) => line.say({ id: `message-${(messages += 1)}`, command })
    await say({ type: 'claim', name })
    const [claim] = view().phones.claims
    await must({ type: 'phones.letIn', claim: claim?.id ?? 'none' })
  }
}

// PH-46 wants 8: four calls, three clicks at dawn, the vote’s closing, and the ends of the discussion and of the day are left.
test('A round of chiangmai with nine phones, one death, speeches left to themselves and one vote takes at most 10 clicks (PH-46)', async ({
  browser,
}) => {
  const table = await openTable(browser, { seed: 5 })
  let latest: FacilitatorView | null = null
  table.host.subscribeFacilitator((view) => (latest = view))
  const view = (): FacilitatorView => {
    if (!latest) throw new Error('No view yet')
    return latest
  }
  try {
    const program = {
      view,
      ask: (command: Command) => table.host.handle(command),
      does: async (command: Command) => {
        expect(await table.host.handle(command), command.type).toMatchObject({ ok: true })
      },
    }
    const saying: Promise<unknown>[] = []
    const waits = async () => {
      while (saying.length > 0) await saying.shift()
    }
    const host = new CountingHost(program, 5, { byNumber: false, skipsSpeeches: true, waits })
    await table.room.close()
    await host.play('chiangmai', 9, 0)
    await givePhones(table.host, view, saying)
    const round = await host.clickRound(table.desk)
    expect(round.told.filter((kind) => kind === 'died')).toHaveLength(1)
    // All hands have come from phones: the host closes.
    expect(round.clicks['votes']).toBe(1)
    const { speeches = 0, ...others } = round.clicks
    expect(speeches, JSON.stringify(round.clicks)).toBeLessThanOrEqual(2)
    expect(round.total - speeches, JSON.stringify(others)).toBeLessThanOrEqual(10)
  } finally {
    await table.close()
  }
})

/** The first night of some games kills nobody. */
const GOALS: readonly Goal[] = [
  { game: 'chiangmai', players: 9, before: 0, seed: 5, most: 16 },
  { game: 'vendetta', players: 12, before: 1, seed: 3, most: 18 },
  { game: 'palermo', players: 12, before: 1, seed: 1, most: 18 },
  { game: 'starwars', players: 12, before: 1, seed: 1, most: 30 },
  { game: 'ktulu', players: 14, before: 1, seed: 4, most: 26 },
]

for (const { game, players, before, seed, most } of GOALS) {
  test(`A round of ${game} with ${players} players, one death and one vote takes at most ${most} clicks`, async ({
    browser,
  }) => {
    const table = await openTable(browser, { seed })
    let latest: FacilitatorView | null = null
    table.host.subscribeFacilitator((view) => (latest = view))
    const view = (): FacilitatorView => {
      if (!latest) throw new Error('No view yet')
      return latest
    }
    try {
      const host = new CountingHost(
        {
          view,
          ask: (command) => table.host.handle(command),
          does: async (command) => {
            const reply = await table.host.handle(command)
            expect(reply, command.type).toMatchObject({ ok: true })
          },
        },
        seed,
        { byNumber: true, skipsSpeeches: true },
      )
      // Whoever counted the hands of one vote finds the next ones so.
      await table.host.handle({ type: 'settings.set', settings: { countHands: true } })
      await table.room.close()
      await host.play(game, players, before)
      const round = await host.clickRound(table.desk)
      expect(round.told.filter((kind) => kind === 'died')).toHaveLength(1)
      expect(round.clicks['votes']).toBeGreaterThan(1)
      const { speeches = 0, ...others } = round.clicks
      expect(speeches, JSON.stringify(round.clicks)).toBeLessThanOrEqual(2)
      expect(round.total - speeches, JSON.stringify(others)).toBeLessThanOrEqual(most)
    } finally {
      await table.close()
    }
  })
}
