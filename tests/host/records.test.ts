/** Records: what evenings that are over came to, for the page of a group. */
import { describe, expect, test } from 'vitest'
import { packs } from '../../rulesets'
import type { EveningFigures, ReadRecords, RecordsBegun } from '../../src/bridge'
import { playToEnd, SEVEN } from './fixtures/ended'
import { openHost, type Bench } from './fixtures/openHost'

async function read(bench: Bench, ids: readonly string[]): Promise<ReadRecords> {
  return (await bench.does({ type: 'records.read', ids: [...ids] })) as ReadRecords
}

/** An evening that has ended, put away on the shelf. */
async function ended(): Promise<{ bench: Bench; id: string; figures: EveningFigures }> {
  const bench = await openHost({ packs })
  await playToEnd(bench)
  const figures = (await bench.does({ type: 'game.figures' })) as EveningFigures
  const id = bench.view().evening?.id ?? ''
  await bench.does({ type: 'shelf.putAway' })
  return { bench, id, figures }
}

describe('The record of an evening', () => {
  test('tells of everybody the side, whether it won, the nights they lived through and how often their hand was right', async () => {
    const bench = await openHost({ packs })
    await playToEnd(bench)
    const { winner, seats } = bench.view().game ?? {}
    const figures = (await bench.does({ type: 'game.figures' })) as EveningFigures
    const id = bench.view().evening?.id ?? ''
    const open = await read(bench, [id])
    await bench.does({ type: 'shelf.putAway' })
    const shelved = await read(bench, [id])
    expect(shelved).toEqual(open)
    const [record] = shelved.evenings
    expect(record).toMatchObject({ id, nights: figures.nights, winners: winner })
    expect(record?.players.map(({ name }) => name)).toEqual(SEVEN)
    expect(record?.players.map(({ side }) => side)).toEqual(seats?.map(({ team }) => team))
    expect(record?.players.map(({ won }) => won)).toEqual(
      seats?.map(({ team }) => winner?.includes(team)),
    )
    expect(record?.players.map(({ stayed }) => stayed)).toEqual(seats?.map(({ alive }) => alive))
    for (const { stayed, nights } of record?.players ?? []) {
      expect(nights).toBeLessThanOrEqual(figures.nights)
      if (stayed) expect(nights).toBe(figures.nights)
    }
    const cast = record?.players.reduce((sum, player) => sum + player.cast, 0)
    const right = record?.players.reduce((sum, player) => sum + player.right, 0)
    expect(cast).toBe(
      figures.votes.flatMap(({ hands }) => Object.values(hands).filter((of) => of.length > 0))
        .length,
    )
    expect(right).toBe(figures.votes.flatMap(({ right: of }) => of ?? []).length)
  })

  test('is none of an evening that nobody has won, and leaves every journal as it was', async () => {
    const { bench, id } = await ended()
    const before = await bench.store.export(id)
    await read(bench, [id, id])
    expect(await bench.store.export(id)).toBe(before)
    await bench.does({ type: 'demo.begin', ruleset: 'chiangmai', players: 7 })
    const running = bench.view().evening?.id ?? ''
    expect(await read(bench, [running])).toEqual({ evenings: [], unread: [] })
  })

  test('says why one cannot be read, and reads the others', async () => {
    const { bench, id } = await ended()
    const { evenings, unread } = await read(bench, ['gone', id])
    expect(unread).toEqual([{ id: 'gone', code: 'missing' }])
    expect(evenings.map((record) => record.id)).toEqual([id])
  })

  test('of an evening behind a PIN is not read', async () => {
    const { bench, id } = await ended()
    await bench.store.writePin(id, '{"some":"lock"}')
    expect(await read(bench, [id])).toEqual({ evenings: [], unread: [{ id, code: 'pinLocked' }] })
  })
})

describe('Whoever asks to be left out', () => {
  test('has no name in any record, and none in what is kept, until everybody is named again', async () => {
    const { bench, id } = await ended()
    const [first = ''] = SEVEN
    await bench.does({ type: 'records.leaveOut', name: first.toUpperCase() })
    const [record] = (await read(bench, [id])).evenings
    expect(record?.players.map(({ name }) => name)).toEqual([null, ...SEVEN.slice(1)])
    expect(JSON.stringify(record)).not.toContain(`"${first}"`)
    const begun = (await bench.does({ type: 'records.begin' })) as RecordsBegun
    expect(begun.leftOut).toBe(1)
    expect(JSON.stringify(bench.settings.get('leftOut')).toLowerCase()).not.toContain(
      first.toLowerCase(),
    )
    await bench.does({ type: 'records.leaveOut', name: null })
    expect((await read(bench, [id])).evenings[0]?.players[0]?.name).toBe(first)
  })
})
