/** Nights on phones: everybody taps in every call, and whoever is asked is asked under the own finger alone (PH-28 to PH-33). */
import { describe, expect, it } from 'vitest'
import { packs, rulesets } from '../../rulesets'
import { seatId, type AnyRuleset } from '../../src/engine'
import {
  beats,
  deckOf,
  nightRehearsal,
  rehearse,
  sitDown,
  sleepThrough,
  throughTheDay,
  type NightTable,
} from './fixtures/nightTable'
import { openHost } from './fixtures/openHost'
import { servesPhones } from './fixtures/phones'

/** Nine players of Vendetta, with the cards of the usual deck one after the other, in their second night: in the first they only meet. */
async function vendetta(): Promise<NightTable> {
  const hands = deckOf(rulesets['vendetta'] as AnyRuleset, 9).map((card) => [card])
  const table = await sitDown({ ruleset: 'vendetta', players: 9, hands, seed: 1 })
  if (!table) throw new Error('The rules do not take that deck')
  await sleepThrough(table.bench)
  await throughTheDay(table)
  return table
}

const nightOn = ({ phones }: NightTable, place = 0) => phones[place]?.table().room.night
const fingerOf = ({ phones }: NightTable, place: number) => phones[place]?.table().own.finger

async function tap(table: NightTable, place: number, target: number | null, opening?: string) {
  const seats = target === null ? [] : [seatId(target)]
  return table.phones[place]?.says({
    type: 'tap',
    opening: opening ?? nightOn(table, place)?.opening ?? 'none',
    seats,
    word: null,
    done: true,
  })
}

/** Goes on to the call of a step. */
async function callOf(table: NightTable, step: string): Promise<void> {
  for (let n = 0; nightOn(table)?.call?.step !== step; n += 1) {
    if (n > 400) throw new Error(`${step} is not called`)
    await beats(table.bench, 1)
  }
}

const answersTo = async ({ bench }: NightTable, step: string) =>
  (await bench.store.export(bench.view().evening?.id ?? ''))
    .split('\n')
    .filter((line) => line.includes(`"type":"answer","step":"${step}"`))

describe('A night on phones', () => {
  it.each(Object.keys(packs))(
    'of %s goes from its first call to the morning without a click, for a whole evening',
    async (ruleset) => {
      const bench = await nightRehearsal(ruleset, 10)
      const nights = await rehearse(bench)
      expect(bench.view().game?.winner).toBeTruthy()
      expect(nights.length).toBeGreaterThan(0)
      expect(bench.errors).toEqual([])
    },
    60_000,
  )

  it('needs a phone for everybody at the table', async () => {
    const bench = await openHost({ packs })
    bench.host.attach(servesPhones)
    await bench.does({ type: 'lobby.begin', ruleset: 'vendetta' })
    await bench.does({ type: 'lobby.players', names: ['Ann', 'Ben', 'Cid', 'Dora', 'Ed'] })
    await bench.does({ type: 'phones.show', address: null })
    expect(bench.view().phones.nights.possible).toBe(false)
    const reply = await bench.ask({ type: 'phones.nights', on: true })
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'phonesMissing' } })
  })

  it('asks whoever is called under the own finger, takes the answer, and shows what comes back there and nowhere else', async () => {
    const table = await vendetta()
    await callOf(table, 'mafia.kill')
    const called = table.phones.map((_, place) => fingerOf(table, place)?.called !== null)
    expect(called.filter(Boolean).length).toBe(table.bench.view().game?.open?.asked.length)
    const mafia = called.indexOf(true)
    expect(fingerOf(table, mafia)?.called).toMatchObject({ step: 'mafia.kill', most: 1, told: [] })
    const victim = table.phones.findIndex((_, place) => fingerOf(table, place)?.called === null)
    for (const place of table.phones.keys()) expect(await tap(table, place, victim)).toBe(true)
    await beats(table.bench, 2)
    expect(fingerOf(table, mafia)?.called).toMatchObject({
      taken: true,
      told: [{ step: 'mafia.kill', signal: 'chosen' }],
    })
    expect(fingerOf(table, victim)?.called).toBeNull()
    const [answer] = await answersTo(table, 'mafia.kill')
    expect(answer).toContain(`"${seatId(mafia)}":"${seatId(victim)}"`)
  })

  it('keeps nothing of what is tapped by whoever is not called', async () => {
    const table = await vendetta()
    await callOf(table, 'mafia.kill')
    const before = await table.bench.store.export(table.bench.view().evening?.id ?? '')
    for (const place of table.phones.keys())
      if (fingerOf(table, place)?.called === null) await tap(table, place, 0)
    await beats(table.bench, 3)
    expect(await table.bench.store.export(table.bench.view().evening?.id ?? '')).toBe(before)
  })

  it('takes no tap for another call, and none by day', async () => {
    const table = await vendetta()
    await beats(table.bench, 1)
    expect(await tap(table, 0, 1, 'n0-1')).toBe(false)
    const last = nightOn(table)?.opening
    await sleepThrough(table.bench)
    expect(await tap(table, 0, 1, last)).toBe(false)
  })

  it('ends with two late calls for all, and an answer that comes in one of them counts as if it had come in time', async () => {
    const table = await vendetta()
    await callOf(table, 'mafia.kill')
    while (nightOn(table)?.shows === 'call') await beats(table.bench, 1)
    expect(nightOn(table)).toMatchObject({ shows: 'late', call: null })
    const opening = nightOn(table)?.opening
    const victim = table.phones.findIndex((_, place) => fingerOf(table, place)?.called === null)
    for (const place of table.phones.keys()) await tap(table, place, victim)
    while (nightOn(table)?.opening === opening) await beats(table.bench, 1)
    expect(nightOn(table)?.shows).toBe('late')
    await sleepThrough(table.bench)
    const newest = (await answersTo(table, 'mafia.kill')).at(-1)
    expect(newest).toContain(`:"${seatId(victim)}"`)
    expect(table.bench.errors).toEqual([])
  })

  it('declines for whoever never answers', async () => {
    const table = await vendetta()
    await sleepThrough(table.bench)
    const [answer] = await answersTo(table, 'mafia.kill')
    expect(answer).toContain('"kind":"pass"')
    expect(table.bench.view().game?.phase.kind).toBe('dawn')
  })

  it('is held for everybody by a phone that is away, and all are told whose', async () => {
    const table = await vendetta()
    await callOf(table, 'mafia.kill')
    const opening = nightOn(table)?.opening
    await table.phones[3]?.leave()
    await beats(table.bench, 80)
    expect(nightOn(table)).toMatchObject({ opening, waitsFor: ['s3'] })
    expect(table.bench.view().phones.nights.now?.waitsFor).toEqual(['s3'])
  })

  it('takes three quarters of the time where the host wants it brisk, and half as much again where calm', async () => {
    const lengths: number[] = []
    for (const nightPace of ['usual', 'brisk', 'calm'] as const) {
      const table = await vendetta()
      await table.bench.does({ type: 'settings.set', settings: { nightPace } })
      while (nightOn(table)?.shows !== 'late') await beats(table.bench, 1)
      const opening = nightOn(table)?.opening
      let taken = 0
      for (; nightOn(table)?.opening === opening; taken += 1) await beats(table.bench, 1)
      lengths.push(taken)
    }
    const [usual = 0, brisk = 0, calm = 0] = lengths
    expect(usual).toBeGreaterThanOrEqual(16)
    expect(usual).toBeLessThanOrEqual(29)
    expect(brisk).toBeLessThan(usual)
    expect(calm).toBeGreaterThan(usual)
  })

  it('goes on by voice where the host says so, until the next night', async () => {
    const table = await vendetta()
    await beats(table.bench, 2)
    await table.bench.does({ type: 'phones.voice' })
    await beats(table.bench, 80)
    expect(table.bench.view().phones.nights.now).toBeNull()
    expect(table.bench.view().game?.phase.kind).toBe('night')
    expect(nightOn(table)).toBeUndefined()
  })

  it('waits where the host goes back, and calls anew what is open then', async () => {
    const table = await vendetta()
    await callOf(table, 'mafia.kill')
    while (nightOn(table)?.call?.step === 'mafia.kill') await beats(table.bench, 1)
    await table.bench.does({ type: 'game.undo' })
    await beats(table.bench, 60)
    expect(nightOn(table)).toMatchObject({ shows: 'back', call: null })
    await table.bench.does({ type: 'game.redo' })
    await beats(table.bench, 2)
    expect(nightOn(table)?.shows).toBe('call')
    await sleepThrough(table.bench)
    expect(table.bench.errors).toEqual([])
  })
})
