/** The desk out of the host's hands: what its window is sent then, and who gets it back. */
import { describe, expect, it } from 'vitest'
import type { Command } from '../../src/bridge'
import { commandTypes } from '../../src/bridge/commands'
import { mayWhileLocked } from '../../src/host/lock/deskLock'
import { memoryJournals } from '../../src/host/storage/journals/memoryJournals'
import { fragileStore } from './fixtures/fragileStore'
import { openHost, type Bench } from './fixtures/openHost'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil']
const ROLES = /wolf|gunman|villager/

async function dealt(): Promise<Bench> {
  const bench = await openHost()
  await bench.does({ type: 'lobby.begin', ruleset: 'village' })
  await bench.does({ type: 'lobby.players', names: NAMES })
  await bench.does({ type: 'lobby.deal', by: 'program' })
  return bench
}

const cardsSeen = (bench: Bench) =>
  bench.view().deal?.seats.map(({ id, cards }) => [id, cards.length]) ?? null

describe('A player with the laptop', () => {
  it('is sent the own cards after saying to be there, and nothing of anybody else', async () => {
    const bench = await dealt()
    const all = bench.view().deal?.seats ?? []
    await bench.does({ type: 'desk.handOver', seat: 's1' })
    expect(cardsSeen(bench)).toEqual([['s1', 0]])
    await bench.does({ type: 'deal.look' })
    expect(bench.view().deal?.seats).toEqual([all[1]])
    expect(bench.view().deal).toMatchObject({ left: {}, findings: [], ready: false })
    expect(bench.view()).toMatchObject({ game: null, lobby: null, shelf: [], notices: [] })
  })

  it('passes it on round the circle, and the last one back to the host, with no card in the window between', async () => {
    const bench = await dealt()
    await bench.does({ type: 'desk.handOver', seat: 's3' })
    const order: (string | null | undefined)[] = []
    const told: unknown[] = []
    const looked: (number | undefined)[] = []
    for (let left = NAMES.length; left > 0; left -= 1) {
      const seat = bench.view().lock?.seat
      order.push(seat)
      told.push(bench.room().peeking)
      looked.push(bench.room().looked?.length)
      await bench.does({ type: 'deal.look' })
      await bench.does({ type: 'deal.seen', seat: seat ?? 's0', top: 0 })
      expect((cardsSeen(bench) ?? []).every(([, count]) => count === 0)).toBe(true)
    }
    expect(order).toEqual(['s3', 's4', 's0', 's1', 's2'])
    // Whose turn it is, everybody sees: the big screen says it, too, and nothing of cards.
    const turn = (at: number, seat: string, next: string | null) => ({
      seat,
      next,
      number: at,
      of: 5,
    })
    expect(told).toEqual([
      turn(1, 's3', 's4'),
      turn(2, 's4', 's0'),
      turn(3, 's0', 's1'),
      turn(4, 's1', 's2'),
      turn(5, 's2', null),
    ])
    expect(looked).toEqual([0, 1, 2, 3, 4])
    expect(bench.room()).toHaveProperty('looked.length', 5)
    expect(bench.room()).not.toHaveProperty('peeking')
    expect(bench.view()).toMatchObject({ deal: null, lock: { seat: null, passed: true } })
    await bench.does({ type: 'desk.unlock', pin: null })
    expect(bench.view()).toMatchObject({ lock: null, deal: { ready: true } })
  })

  it('can ask for nothing but to look, to be done, to take the own cards along and to give the laptop back', async () => {
    const bench = await dealt()
    await bench.does({ type: 'desk.handOver', seat: 's1' })
    await bench.does({ type: 'deal.look' })
    const before = JSON.stringify(bench.view())
    const asked: Command[] = [
      { type: 'desk.handOver', seat: 's2' },
      { type: 'deal.seen', seat: 's2', top: 0 },
      { type: 'deal.again' },
      { type: 'deal.start' },
      { type: 'desk.setPin', pin: null },
      { type: 'log.page', before: null, limit: 10 },
      { type: 'shelf.export', id: 'evening-1' },
      { type: 'shelf.putAway' },
      { type: 'game.undo' },
      { type: 'game.advance' },
      { type: 'settings.set', settings: { muted: true } },
    ]
    for (const command of asked) {
      const reply = await bench.ask(command)
      expect(reply, command.type).toMatchObject({ ok: false, refusal: { code: 'deskLocked' } })
    }
    expect(JSON.stringify(bench.view())).toBe(before)
    const lock = { seat: 's1', isOpen: true, passed: true, asksPin: false } as const
    const allowed = commandTypes.filter((type) =>
      mayWhileLocked(lock, { type, seat: 's1' } as Command),
    )
    expect(allowed.toSorted()).toEqual([
      'deal.look',
      'deal.seen',
      'demo.run',
      'demo.step',
      'desk.cover',
      'desk.unlock',
      'phones.code',
      'preflight.check',
      'screens.choose',
      'screens.identify',
      'screens.show',
      'show.blackout',
      'show.freeze',
    ])
  })

  it('gets it neither before the deal, nor where the host deals, nor for a seat that nobody has', async () => {
    const bench = await openHost()
    const handOver = { type: 'desk.handOver', seat: 's0' } as const
    expect(await bench.ask(handOver)).toMatchObject({ refusal: { code: 'notNow' } })
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    await bench.does({ type: 'lobby.players', names: NAMES })
    await bench.does({ type: 'lobby.deal', by: 'host' })
    expect(await bench.ask(handOver)).toMatchObject({ refusal: { code: 'dealtByHand' } })
    const other = await dealt()
    expect(await other.ask({ type: 'desk.handOver', seat: 's9' })).toMatchObject({
      refusal: { code: 'unknownSeat' },
    })
  })
})

describe('Cards that were opened on the laptop', () => {
  const opened = (bench: Bench, index: number) => bench.view().deal?.seats[index]?.opened

  it('are marked, with whom the laptop came from, though nobody said to have seen them', async () => {
    const bench = await dealt()
    await bench.does({ type: 'desk.handOver', seat: 's0' })
    await bench.does({ type: 'deal.look' })
    expect(opened(bench, 0)).toEqual([])
    await bench.does({ type: 'deal.seen', seat: 's0', top: 0 })
    await bench.does({ type: 'deal.look' })
    // Asked for twice, they are opened once.
    await bench.does({ type: 'deal.look' })
    await bench.does({ type: 'desk.cover' })
    await bench.does({ type: 'desk.unlock', pin: null })
    const ben = bench.view().deal?.seats[1]
    expect(ben).toMatchObject({ done: false, opened: ['Ada'] })
    expect(opened(bench, 0)).toEqual([null])
    expect(opened(bench, 2)).toEqual([])
  })

  it('are told of to whoever they belong to, before and while that player looks, and of nobody else’s', async () => {
    const bench = await dealt()
    await bench.does({ type: 'desk.handOver', seat: 's0' })
    await bench.does({ type: 'deal.look' })
    await bench.does({ type: 'deal.seen', seat: 's0', top: 0 })
    await bench.does({ type: 'deal.look' })
    await bench.does({ type: 'deal.seen', seat: 's1', top: 0 })
    expect(bench.view().deal?.seats.map((seat) => seat.opened)).toEqual([[]])
    await bench.does({ type: 'desk.unlock', pin: null })
    await bench.does({ type: 'desk.handOver', seat: 's1' })
    const own = () => bench.view().deal?.seats.map((seat) => seat.opened)
    expect(own()).toEqual([['Ada']])
    await bench.does({ type: 'deal.look' })
    expect(own()).toEqual([['Ada']])
    await bench.does({ type: 'desk.unlock', pin: null })
    expect(opened(bench, 1)).toEqual(['Ada', null])
  })

  it('stay marked when the program is opened again, and are fresh cards after a new deal', async () => {
    const bench = await dealt()
    await bench.does({ type: 'desk.handOver', seat: 's3' })
    await bench.does({ type: 'deal.look' })
    const later = await bench.again()
    await later.does({ type: 'shelf.open', id: 'evening-1' })
    expect(opened(later, 3)).toEqual([null])
    await later.does({ type: 'deal.again' })
    expect(opened(later, 3)).toEqual([])
  })

  it('are sent to nobody while it cannot be written that they were', async () => {
    const store = fragileStore(memoryJournals({ now: () => 0 }))
    const bench = await openHost({ store })
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    await bench.does({ type: 'lobby.players', names: NAMES })
    await bench.does({ type: 'lobby.deal', by: 'program' })
    await bench.does({ type: 'desk.handOver', seat: 's1' })
    store.full = true
    expect(await bench.ask({ type: 'deal.look' })).toMatchObject({ ok: false })
    expect(bench.view().lock).toMatchObject({ seat: 's1', isOpen: false })
    expect(cardsSeen(bench)).toEqual([['s1', 0]])
  })

  it('are no news for the big screen', async () => {
    const bench = await dealt()
    await bench.does({ type: 'desk.handOver', seat: 's0' })
    await bench.does({ type: 'deal.look' })
    await bench.does({ type: 'deal.seen', seat: 's0', top: 0 })
    const before = JSON.stringify(bench.room())
    await bench.does({ type: 'deal.look' })
    expect(JSON.stringify(bench.room())).toBe(before)
  })
})

describe('A covered desk', () => {
  it('is sent no word of the evening, and everything again when it is lifted', async () => {
    const bench = await dealt()
    for (const [index] of NAMES.entries()) {
      await bench.does({ type: 'deal.seen', seat: `s${index}`, top: 0 })
    }
    await bench.does({ type: 'deal.start' })
    const open = JSON.stringify(bench.view().game)
    await bench.does({ type: 'desk.cover' })
    const { preview, settings, rulesets, ...covered } = bench.view()
    expect([preview.scene, settings.language, rulesets.length]).toEqual(['night', 'en', 1])
    expect(JSON.stringify(covered)).not.toMatch(ROLES)
    expect(JSON.stringify(covered)).not.toMatch(new RegExp(NAMES.join('|')))
    expect(await bench.ask({ type: 'log.page', before: null, limit: 5 })).toMatchObject({
      refusal: { code: 'deskLocked' },
    })
    await bench.does({ type: 'desk.unlock', pin: null })
    expect(JSON.stringify(bench.view().game)).toBe(open)
  })

  it('still hears the clicker of a host who walks about, unless players had the laptop', async () => {
    const bench = await dealt()
    await bench.does({ type: 'desk.cover' })
    expect(await bench.ask({ type: 'game.advance' })).not.toMatchObject({
      refusal: { code: 'deskLocked' },
    })
    await bench.does({ type: 'desk.unlock', pin: null })
    await bench.does({ type: 'desk.handOver', seat: 's0' })
    await bench.does({ type: 'desk.cover' })
    expect(await bench.ask({ type: 'game.advance' })).toMatchObject({
      refusal: { code: 'deskLocked' },
    })
  })
})

describe('A PIN', () => {
  const lift = (bench: Bench, pin: string | null) => bench.ask({ type: 'desk.unlock', pin })

  it('is wanted from then on, and is nowhere in what the window gets', async () => {
    const bench = await dealt()
    await bench.does({ type: 'desk.setPin', pin: '4711' })
    expect(JSON.stringify(bench.view())).not.toContain('4711')
    await bench.does({ type: 'desk.cover' })
    expect(await lift(bench, null)).toMatchObject({ refusal: { code: 'wrongPin' } })
    expect(await lift(bench, '4712')).toMatchObject({ refusal: { code: 'wrongPin' } })
    expect(bench.view()).toMatchObject({ hasPin: true, lock: { seat: null } })
    expect(await lift(bench, '4711')).toMatchObject({ ok: true })
    expect(bench.view().lock).toBe(null)
  })

  it('is looked at three times, then after waits that grow, even if it is the right one', async () => {
    const bench = await dealt()
    await bench.does({ type: 'desk.setPin', pin: '4711' })
    await bench.does({ type: 'desk.cover' })
    for (let tries = 0; tries < 3; tries++) await lift(bench, '0000')
    const wait = (seconds: number) => ({ refusal: { code: 'pinWait', params: { seconds } } })
    expect(await lift(bench, '4711')).toMatchObject(wait(30))
    await bench.time.pass(29_000)
    expect(await lift(bench, '4711')).toMatchObject(wait(1))
    await bench.time.pass(1_000)
    expect(await lift(bench, '0000')).toMatchObject({ refusal: { code: 'wrongPin' } })
    expect(await lift(bench, '4711')).toMatchObject(wait(60))
    await bench.time.pass(60_000)
    expect(await lift(bench, '4711')).toMatchObject({ ok: true })
  })

  it('has four to eight digits, and is no other evening’s', async () => {
    const bench = await dealt()
    for (const pin of ['123', '123456789', 'abcd', '']) {
      const reply = await bench.ask({ type: 'desk.setPin', pin })
      expect(reply).toMatchObject({ refusal: { code: 'malformed' } })
    }
    await bench.does({ type: 'desk.setPin', pin: '12345678' })
    await bench.does({ type: 'shelf.putAway' })
    expect(bench.view()).toMatchObject({ station: 'shelf', hasPin: false, lock: null })
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    await bench.does({ type: 'lobby.players', names: NAMES })
    await bench.does({ type: 'lobby.deal', by: 'program' })
    expect(bench.view()).toMatchObject({ station: 'deal', hasPin: false, lock: null })
  })
})

describe('The question of a PIN before the laptop is passed', () => {
  const next = async (bench: Bench, names: readonly string[]): Promise<string | undefined> => {
    if (bench.view().lock) await bench.does({ type: 'desk.unlock', pin: '4711' })
    if (bench.view().station !== 'shelf') await bench.does({ type: 'shelf.putAway' })
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    await bench.does({ type: 'lobby.players', names: [...names] })
    await bench.does({ type: 'lobby.deal', by: 'program' })
    return bench.view().deal?.pin
  }

  it('is open until it is answered, and no answer leaves the program with what was typed', async () => {
    const bench = await dealt()
    expect(bench.view().deal?.pin).toBe('ask')
    await bench.does({ type: 'desk.setPin', pin: '4711' })
    expect(bench.view().deal?.pin).toBe('set')
    expect(JSON.stringify(bench.settings.get('tables'))).toBe(
      JSON.stringify([{ players: NAMES, pin: true }]),
    )
  })

  it('is asked anew of a table that took one, and no more of one that wanted none, by whoever is there of it', async () => {
    const bench = await dealt()
    await bench.does({ type: 'desk.setPin', pin: '4711' })
    expect(await next(bench, NAMES)).toBe('ask')
    await bench.does({ type: 'desk.setPin', pin: null })
    expect(bench.view().deal?.pin).toBe('none')
    expect(await next(bench, NAMES)).toBe('none')
    expect(await next(bench, [...NAMES.slice(1), 'Fay', 'Gus'])).toBe('none')
    expect(await next(bench, ['Ada', 'Ben', 'Hal', 'Ida', 'Jo'])).toBe('ask')
    const later = await bench.again()
    expect(await next(later, NAMES)).toBe('none')
    await later.does({ type: 'desk.setPin', pin: '4711' })
    expect(await next(later, NAMES)).toBe('ask')
  })

  it('is not put to whoever rehearses with simulated players', async () => {
    const bench = await openHost()
    await bench.does({ type: 'demo.begin', ruleset: 'village', players: 5 })
    expect(bench.view().deal?.pin).toBe('none')
  })

  it('forgets nothing when a PIN is taken away once the game runs', async () => {
    const bench = await dealt()
    await bench.does({ type: 'desk.setPin', pin: '4711' })
    for (const [index] of NAMES.entries())
      await bench.does({ type: 'deal.seen', seat: `s${index}`, top: 0 })
    await bench.does({ type: 'deal.start' })
    await bench.does({ type: 'desk.setPin', pin: null })
    expect(await next(bench, NAMES)).toBe('ask')
  })
})
