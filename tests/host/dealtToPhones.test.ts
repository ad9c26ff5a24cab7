/** Every game dealt to phones: all at once, some of them, again, and with real cards (PH-21, PH-22). */
import { describe, expect, it } from 'vitest'
import { packs } from '../../rulesets'
import type { SeatId } from '../../src/engine'
import type { PhoneTable } from '../../src/bridge/views/phone'
import { phone, servesPhones, type TestPhone } from './fixtures/phones'
import { openHost, type Bench } from './fixtures/openHost'

const GUESTS = 'Ada Ben Cleo Dora Emil Fay Gil Hal Ida Jo Kim Leo Mia Ned Ona'.split(' ')

interface Table {
  readonly bench: Bench
  readonly phones: readonly TestPhone[]
  readonly names: readonly string[]
  readonly stacked: boolean
}

/** The lobby of a game with as few as it takes, the first of them with phones. */
async function lobby(id: string, withPhones = Infinity): Promise<Table> {
  const casting = packs[id]?.rules.casting
  if (!casting) throw new Error(`no game ${id}`)
  const names = GUESTS.slice(0, casting.players.min)
  expect(names).toHaveLength(casting.players.min)
  const bench = await openHost({ packs })
  bench.host.attach(servesPhones)
  await bench.does({ type: 'lobby.begin', ruleset: id })
  await bench.does({ type: 'lobby.players', names })
  await bench.does({ type: 'phones.show', address: null })
  await bench.does({ type: 'phones.door', open: true })
  const phones: TestPhone[] = []
  for (const name of names.slice(0, withPhones)) {
    const one = await phone(bench, name)
    await one.says({ type: 'claim', name })
    phones.push(one)
  }
  return { bench, phones, names, stacked: casting.stacked }
}

const dealtAt = (one: TestPhone) => one.table().own.cards?.dealt.map(({ card }) => card) ?? null
const heldAt = ({ bench }: Table) => bench.view().deal?.seats.map(({ cards }) => cards) ?? []
/** What a phone was shown of its cards, frame by frame. */
const told = (one: TestPhone, from: number) =>
  one.frames
    .slice(from)
    .map((frame) => (JSON.parse(frame) as PhoneTable).own.cards?.dealt.map(({ card }) => card))

describe.each(Object.keys(packs))('%s', (id) => {
  it('is dealt to all phones at once; whoever has looked is done in the list, and the first night begins without the laptop (PH-21)', async () => {
    const table = await lobby(id)
    const { bench, phones, names, stacked } = table
    expect(phones.map(dealtAt)).toEqual(names.map(() => null))
    await bench.does({ type: 'lobby.deal', by: 'program' })
    const held = heldAt(table)
    expect(held.every((cards) => cards.length > 0)).toBe(true)
    expect(phones.map(dealtAt)).toEqual(held)
    for (const [n, one] of phones.entries()) {
      const { cards, seat } = one.table().own
      expect(cards).toMatchObject({ chooses: stacked, looked: false })
      const top = stacked ? 1 : 0
      // A card that is not there is none.
      expect(await one.says({ type: 'looked', top: 3 })).toBe(false)
      expect(await one.says({ type: 'looked', top })).toBe(true)
      expect(bench.view().deal?.seats[n]?.done).toBe(true)
      expect(one.table().room.looked).toContain(seat)
      expect(dealtAt(one)?.[0]).toBe(held[n]?.[top])
    }
    expect(bench.room().looked).toHaveLength(names.length)
    await bench.does({ type: 'deal.start' })
    expect(bench.view().station).toBe('game')
    expect(phones.map(dealtAt).every((dealt) => dealt === null)).toBe(
      bench.room().phase?.kind === 'night',
    )
  })

  it('is dealt again: every phone is covered first, whatever it is dealt then, and nobody has looked (PH-21)', async () => {
    const table = await lobby(id)
    const { bench, phones } = table
    await bench.does({ type: 'lobby.deal', by: 'program' })
    for (const one of phones.slice(1)) await one.says({ type: 'looked', top: 0 })
    const before = phones.map(({ frames }) => frames.length)
    await bench.does({ type: 'deal.again' })
    const held = heldAt(table)
    for (const [n, one] of phones.entries()) {
      expect(told(one, before[n] ?? 0)).toEqual([undefined, held[n]])
      expect(one.table().own.cards?.looked).toBe(false)
    }
    expect(bench.room().looked).toEqual([])
  })

  it('goes on at the laptop for those without a phone, who get it one after the other, and it comes back to the host (PH-4, PH-21)', async () => {
    const { bench, names, phones } = await lobby(id, 3)
    await bench.does({ type: 'lobby.deal', by: 'program' })
    await phones[1]?.says({ type: 'looked', top: 0 })
    await bench.does({ type: 'desk.handOver', seat: 's3' })
    const had: (SeatId | null | undefined)[] = []
    for (let n = 3; n < names.length; n += 1) {
      const seat = bench.view().lock?.seat
      had.push(seat)
      await bench.does({ type: 'deal.look' })
      await bench.does({ type: 'deal.seen', seat: seat ?? 's0', top: 0 })
    }
    expect(had).toEqual(names.slice(3).map((_, n) => `s${n + 3}`))
    expect(bench.view().lock).toMatchObject({ seat: null })
    await bench.does({ type: 'desk.unlock', pin: null })
    const open = bench.view().deal?.seats.flatMap(({ name, done }) => (done ? [] : [name]))
    expect(open).toEqual([names[0], names[2]])
    // One whose phone does not come: the laptop does for him as for anybody.
    await phones[0]?.leave()
    await bench.does({ type: 'desk.handOver', seat: 's0' })
    await bench.does({ type: 'deal.look' })
    await bench.does({ type: 'deal.seen', seat: 's0', top: 0 })
    await bench.does({ type: 'desk.unlock', pin: null })
    expect(bench.view().deal?.seats[0]?.done).toBe(true)
  })

  it('is dealt by hand: each phone shows what the host has typed in for it, corrected where he corrects it, and no other phone is told (PH-22)', async () => {
    const dealt = await lobby(id, 0)
    await dealt.bench.does({ type: 'lobby.deal', by: 'program' })
    const hands = heldAt(dealt)
    const { bench, phones } = await lobby(id)
    await bench.does({ type: 'lobby.deal', by: 'host' })
    for (const [n, cards] of hands.entries()) {
      const before = phones.map(({ frames }) => frames.length)
      await bench.does({ type: 'deal.enter', seat: `s${n}`, cards: [...cards] })
      expect(phones.map(dealtAt)).toEqual(hands.map((hand, at) => (at <= n ? hand : null)))
      expect(phones.map(({ frames }) => frames.length)).toEqual(
        before.map((count, at) => (at === n ? count + 1 : count)),
      )
      expect(phones[n]?.table().own.cards?.chooses).toBe(false)
    }
    await bench.does({ type: 'deal.enter', seat: 's0', cards: [] })
    expect(phones.map(dealtAt)).toEqual([null, ...hands.slice(1)])
    await bench.does({ type: 'deal.enter', seat: 's0', cards: [...(hands[0] ?? [])] })
    await bench.does({ type: 'deal.start' })
  })
})
