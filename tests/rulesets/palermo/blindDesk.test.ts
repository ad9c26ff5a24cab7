import { describe, expect, it } from 'vitest'
import { packs } from '../../../rulesets'
import { openHost, type Bench } from '../../host/fixtures/openHost'

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dino', 'Emma', 'Fabio']

async function lobby(): Promise<Bench> {
  const bench = await openHost({ packs })
  await bench.does({ type: 'lobby.begin', ruleset: 'palermo' })
  await bench.does({ type: 'lobby.players', names: NAMES })
  await bench.does({ type: 'lobby.option', option: 'gameHost', value: 'provisional' })
  return bench
}

const cardsSeen = (bench: Bench) => bench.view().deal?.seats.flatMap(({ cards }) => cards)

describe('the desk window of a host who plays along (P-104b)', () => {
  it('is sent nobody’s card: neither in the deal, the own one in hand aside, nor before the second night', async () => {
    const bench = await lobby()
    expect(bench.view().lobby?.isBlind).toBe(true)
    await bench.does({ type: 'lobby.deal', by: 'program' })
    expect(cardsSeen(bench)).toEqual([])
    await bench.does({ type: 'desk.handOver', seat: 's0' })
    for (const [index] of NAMES.entries()) {
      await bench.does({ type: 'deal.look' })
      expect(cardsSeen(bench)).toHaveLength(1)
      await bench.does({ type: 'deal.seen', seat: `s${index}`, top: 0 })
    }
    await bench.does({ type: 'desk.unlock', pin: null })
    expect(cardsSeen(bench)).toEqual([])
    await bench.does({ type: 'deal.start' })
    expect(bench.view().game).toMatchObject({ dealt: {} })
    expect(
      bench
        .view()
        .game?.seats.flatMap(({ roles, team }) => [...roles, team])
        .join(''),
    ).toBe('')
  })

  it('has the host of the first night chosen in the lobby, and follows him through moves and a new name (P-104)', async () => {
    const bench = await lobby()
    expect(bench.view().lobby?.mark).toEqual({ id: 'provisionalHost', index: 0 })
    await bench.does({ type: 'lobby.mark', index: 3 })
    await bench.does({ type: 'lobby.players', names: NAMES.toReversed() })
    expect(bench.view().lobby?.mark?.index).toBe(2)
    await bench.does({
      type: 'lobby.players',
      names: NAMES.map((name) => name.replace('Dino', 'Dina')),
    })
    await bench.does({ type: 'lobby.mark', index: 3 })
    await bench.does({ type: 'lobby.players', names: NAMES })
    expect(bench.view().lobby?.mark?.index).toBe(3)
    await bench.does({ type: 'lobby.deal', by: 'program' })
    for (const [index] of NAMES.entries())
      await bench.does({ type: 'deal.seen', seat: `s${index}`, top: 0 })
    await bench.does({ type: 'deal.start' })
    const leading = bench.view().game?.seats.filter(({ statuses }) => statuses.length > 0)
    expect(leading?.map(({ id, statuses }) => [id, statuses])).toEqual([
      ['s3', ['provisionalHost']],
    ])
    const id = bench.view().evening?.id ?? ''
    const again = await bench.again()
    await again.does({ type: 'shelf.open', id })
    expect(again.view().game?.seats[3]?.statuses).toEqual(['provisionalHost'])
  })

  it('lets nobody enter the cards there, who would see them all', async () => {
    const bench = await lobby()
    expect(await bench.ask({ type: 'lobby.deal', by: 'host' })).toMatchObject({
      ok: false,
      refusal: { code: 'dealtBlind' },
    })
  })
})
