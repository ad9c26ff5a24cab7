/** After the end: figures, the same players again, and files. */
import { describe, expect, test } from 'vitest'
import { packs } from '../../rulesets'
import type { EveningFigures } from '../../src/bridge'
import { beginSeven, playToEnd, SEVEN as names } from './fixtures/ended'
import { openHost } from './fixtures/openHost'

describe('The figures of an evening', () => {
  test('count its nights and days, and say of every vote who raised a hand for whom and whose hand was right', async () => {
    const bench = await openHost({ packs })
    await playToEnd(bench)
    const figures = (await bench.does({ type: 'game.figures' })) as EveningFigures
    expect(figures).toMatchObject({ nights: 1, days: 1 })
    const [vote] = figures.votes
    expect(figures.votes).toHaveLength(1)
    expect(vote?.phase).toBe('day 1')
    const hands = Object.values(vote?.hands ?? {}).flat()
    expect(hands.length).toBeGreaterThan(4)
    const killers = ['blackKing', 'redKing']
    const dealt = bench.view().game?.dealt ?? {}
    const isKiller = (seat: string) =>
      Object.entries(dealt).some(([id, cards]) => id === seat && killers.includes(cards[0] ?? ''))
    for (const [by, [at]] of Object.entries(vote?.hands ?? {})) {
      expect(vote?.right?.includes(by as never), `${by} for ${at}`).toBe(
        isKiller(by) !== isKiller(String(at)),
      )
    }
  })

  test('forget a vote that was undone', async () => {
    const bench = await openHost({ packs })
    await playToEnd(bench)
    for (let votes = 1; votes > 0;) {
      await bench.does({ type: 'game.undo' })
      votes = ((await bench.does({ type: 'game.figures' })) as EveningFigures).votes.length
    }
    expect(bench.view().game?.open?.id).toBe('day.vote')
  })
})

describe('The same players again', () => {
  test('sit as they sat and play by the same house rules, with new cards; the evening before is on the shelf', async () => {
    const bench = await openHost({ packs })
    await playToEnd(bench)
    await bench.does({ type: 'seat.rename', seat: 's1', name: 'Benno' })
    const before = bench.view().evening?.id
    const { options } = bench.view().game ?? {}
    await bench.does({ type: 'game.again' })
    const view = bench.view()
    expect(view.station).toBe('deal')
    expect(view.evening?.id).not.toBe(before)
    expect(view.deal?.seats.map(({ name }) => name)).toEqual(['Ada', 'Benno', ...names.slice(2)])
    expect(view.deal?.seats.every(({ done }) => !done)).toBe(true)
    for (let seat = 0; seat < names.length; seat++)
      await bench.does({ type: 'deal.seen', seat: `s${seat}`, top: 0 })
    await bench.does({ type: 'deal.start' })
    expect(bench.view().game?.options).toEqual(options)
    await bench.does({ type: 'shelf.putAway' })
    expect(bench.view().shelf.map(({ id }) => id)).toContain(before)
  })

  test('are not dealt to while nobody has won', async () => {
    const bench = await openHost({ packs })
    expect(await bench.ask({ type: 'game.again' })).toMatchObject({ refusal: { code: 'notNow' } })
    await beginSeven(bench)
    expect(await bench.ask({ type: 'game.again' })).toMatchObject({ refusal: { code: 'notOver' } })
  })
})

test('A file goes out under a name that every system takes, or not at all where windows save it themselves', async () => {
  const bench = await openHost({ packs })
  const save = { type: 'file.save', name: 'Sat: 1/2 <x>.html', text: 'So.' } as const
  const print = { type: 'file.print', name: '../..', paper: 'A4' } as const
  expect(await bench.ask(save)).toMatchObject({ refusal: { code: 'noFiles' } })
  expect(await bench.ask(print)).toMatchObject({ refusal: { code: 'noFiles' } })
  const out: string[] = []
  const files = {
    save: (name: string) => void out.push(name),
    print: (name: string) => Promise.resolve(void out.push(name)),
    pick: () => {},
    pickGame: () => {},
  }
  bench.host.attach({ files })
  await bench.does(save)
  await bench.does(print)
  expect(out).toEqual(['Sat 12 x.html', 'nightfall'])
})
