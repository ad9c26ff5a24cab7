/** What a phone shows of the evening (PH-3, PH-12, PH-15, PH-17, PH-19, PH-21, PH-22). */
import { describe, expect, it } from 'vitest'
import { packs } from '../../rulesets'
import { chiangmai } from '../../rulesets/chiangmai'
import { beginSeven, playToEnd, SEVEN } from './fixtures/ended'
import { letIn, phone, servesPhones, type TestPhone } from './fixtures/phones'
import { NAMES, openHost, toDawn, toFirstNight, type Bench } from './fixtures/openHost'

async function lobby(rules?: Parameters<typeof openHost>[0]): Promise<Bench> {
  const bench = await openHost(rules)
  bench.host.attach(servesPhones)
  return bench
}

/** The village on its first night, with a phone for each of these. */
async function night(...named: string[]): Promise<{ bench: Bench; phones: TestPhone[] }> {
  const bench = await lobby()
  await toFirstNight(bench)
  await bench.does({ type: 'phones.show', address: null })
  const phones: TestPhone[] = []
  for (const name of named) phones.push(await letIn(bench, name, name))
  return { bench, phones }
}

/** Everything that a text could say of what players hold. */
const CARDS = /wolf|villager|gunman|seer/

describe('The cards on a phone', () => {
  it('are its own as soon as they are dealt, top first, and nobody else’s (PH-21)', async () => {
    const bench = await lobby({ rulesets: { chiangmai } })
    await bench.does({ type: 'lobby.begin', ruleset: 'chiangmai' })
    await bench.does({ type: 'lobby.players', names: SEVEN })
    await bench.does({ type: 'phones.show', address: null })
    const ada = await letIn(bench, 'a', 'Ada')
    expect(ada.table().own.cards).toBeNull()
    await bench.does({ type: 'lobby.deal', by: 'program' })
    const held = bench.view().deal?.seats[0]?.cards ?? []
    expect(held.length).toBeGreaterThan(1)
    expect(ada.table().own.cards?.dealt.map(({ card }) => card)).toEqual(held)
    expect(ada.table().own.cards).toMatchObject({ chooses: true, looked: false })
    // The card that the player puts on top is on top for everybody who knows it.
    expect(await ada.says({ type: 'looked', top: 1 })).toBe(true)
    expect(bench.view().deal?.seats[0]).toMatchObject({ cards: [held[1], held[0]], done: true })
    expect(ada.table().own.cards).toMatchObject({ chooses: false, looked: true })
    expect(ada.table().own.cards?.dealt[0]?.card).toBe(held[1])
    expect(ada.table().room.looked).toEqual(['s0'])
    expect(await ada.says({ type: 'looked', top: 1 })).toBe(false)
    await bench.does({ type: 'deal.again' })
    expect(ada.table().own.cards?.looked).toBe(false)
  })

  it('are there once the host has typed them in, and say nothing to any other phone (PH-22)', async () => {
    const bench = await lobby()
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    await bench.does({ type: 'lobby.players', names: NAMES })
    await bench.does({ type: 'phones.show', address: null })
    const [ann, ben] = [await letIn(bench, 'a', 'Ann'), await letIn(bench, 'b', 'Ben')]
    await bench.does({ type: 'lobby.deal', by: 'host' })
    const frames = ann.frames.length
    await bench.does({ type: 'deal.enter', seat: 's1', cards: ['wolf'] })
    expect(ben.table().own.cards?.dealt).toEqual([{ card: 'wolf', role: 'wolf', team: 'wolves' }])
    expect(ann.frames).toHaveLength(frames)
    expect(await ben.says({ type: 'looked', top: 0 })).toBe(false)
  })

  it('are gone by night and back in the morning (PH-17)', async () => {
    const { bench, phones } = await night('Ben')
    const [ben] = phones
    expect(ben?.frames.at(-1)).not.toMatch(CARDS)
    expect(ben?.table()).toMatchObject({ room: { scene: 'night' }, own: { cards: null } })
    await bench.does({ type: 'game.answer', step: 'wolf.hunt', answer: { kind: 'pass' } })
    await bench.does({ type: 'game.answer', step: 'seer.look', answer: { kind: 'pass' } })
    expect(ben?.table().own.cards?.dealt).toMatchObject([{ role: 'wolf' }])
  })

  it('stay as they were dealt, whatever the host rules in secret (PH-15)', async () => {
    const bench = await lobby()
    await toDawn(bench, null)
    await bench.does({ type: 'phones.show', address: null })
    const ann = await letIn(bench, 'a', 'Ann')
    const frames = ann.frames.length
    const reply = await bench.ask({
      type: 'game.ruling',
      ruling: { kind: 'kill', seat: 's3' },
    })
    expect(reply.ok).toBe(true)
    expect(ann.frames).toHaveLength(frames)
    expect(ann.table().own).toMatchObject({ out: false, cards: { dealt: [{ role: 'villager' }] } })
  })
})

describe('The room on a phone', () => {
  it('changes on all phones with the big screen and never by night (PH-12)', async () => {
    const { bench, phones } = await night('Ann', 'Ben', 'Cid')
    const counts = () => phones.map(({ frames }) => frames.length)
    const before = counts()
    const screen = bench.frames.length
    await bench.does({
      type: 'game.draft',
      step: 'wolf.hunt',
      entry: { kind: 'point', by: 's1', at: 's0' },
    })
    await bench.does({ type: 'game.undo' })
    await bench.does({ type: 'game.answer', step: 'wolf.hunt', answer: { kind: 'pass' } })
    expect(counts()).toEqual(before)
    await bench.does({ type: 'game.answer', step: 'seer.look', answer: { kind: 'pass' } })
    expect(bench.frames.length).toBe(screen + 1)
    expect(counts()).toEqual(before.map((count) => count + 1))
  })

  it('is the same text for everybody (PH-15)', async () => {
    const { phones } = await night('Ann', 'Ben')
    const [ann, ben] = phones.map((one) => one.table())
    expect(ann?.room).toEqual({ ...ben?.room })
    expect(Object.keys(ann?.room ?? {}).sort()).toEqual(
      [
        ...[
          'asks',
          'clock',
          'count',
          'end',
          'items',
          'language',
          'opening',
          'phase',
          'phones',
          'ruleset',
        ],
        ...['scene', 'seats', 'stage', 'story'],
      ].sort(),
    )
    expect(Object.keys(ann?.own ?? {}).sort()).toEqual(
      ['cards', 'hand', 'look', 'name', 'out', 'requests', 'seat', 'speaks', 'way'].sort(),
    )
  })

  it('stands still while the big screen is frozen or dark, and comes back with it (PH-15)', async () => {
    const bench = await lobby()
    await toDawn(bench, 's2')
    await bench.does({ type: 'phones.show', address: null })
    const ann = await letIn(bench, 'a', 'Ann')
    for (const type of ['show.freeze', 'show.blackout', 'show.testCard'] as const) {
      await bench.does({ type, on: true })
      const frames = ann.frames.length
      await bench.does({ type: 'game.tell' })
      expect(ann.frames, type).toHaveLength(frames)
      await bench.does({ type, on: false })
      expect(ann.table().room.seats[2]?.out, type).toBe(true)
      await bench.does({ type: 'game.undo' })
      expect(ann.table().room.seats[2]?.out, type).toBe(false)
    }
  })

  it('goes on under a page of rules, which phones have of their own (PH-15)', async () => {
    const bench = await lobby({ packs })
    await beginSeven(bench)
    await bench.does({ type: 'phones.show', address: null })
    const ada = await letIn(bench, 'a', 'Ada')
    const frames = ada.frames.length
    await bench.does({ type: 'show.rule', rule: { kind: 'night', id: 'later' } })
    expect(bench.room()).toMatchObject({ scene: 'rule', seats: [] })
    expect(ada.frames).toHaveLength(frames)
    expect(ada.table().room).toMatchObject({ scene: 'night' })
    expect(ada.table().room.seats.map(({ name }) => name)).toEqual(SEVEN)
  })

  it('tells at the end who has won and what everybody was, and leaves how it went to a page of its own (PH-19)', async () => {
    const bench = await lobby({ rulesets: { chiangmai } })
    await playToEnd(bench)
    await bench.does({ type: 'phones.show', address: null })
    const ada = await letIn(bench, 'a', 'Ada')
    expect(ada.table().room.end).toMatchObject({ winners: ['town'], revealed: null })
    await bench.does({ type: 'show.reveal' })
    const { end } = ada.table().room
    expect(end?.revealed?.seats).toHaveLength(7)
    expect(end?.revealed?.chronicle).toEqual([])
    expect(bench.room().end?.revealed?.chronicle.length).toBeGreaterThan(0)
  })

  it('is no part of the door', async () => {
    const { bench } = await night()
    const stranger = await phone(bench, 'x')
    expect(Object.keys(stranger.door()).sort()).toEqual(
      ['at', 'claim', 'free', 'mayType', 'reason', 'revision', 'ruleset', 'taken'].sort(),
    )
  })
})
