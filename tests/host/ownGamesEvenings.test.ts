import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { ShelfEntry } from '../../src/bridge'
import type { Json } from '../../src/engine'
import { memoryJournals } from '../../src/host/storage/journals/memoryJournals'
import { shelfOf } from '../support/wholeShelf'
import {
  beginInn,
  INN,
  inn,
  keep,
  outside,
  OWN_INN,
  shipped,
  startedAnew,
  textOf,
  withGames,
  type OwnBench,
} from './fixtures/ownGames'
import { START } from './fixtures/openHost'
import { clickSomething } from './fixtures/randomHost'
import { seenStanding } from './fixtures/seen'
import { rngFrom } from '../randomPlay/randomEvening'

const other = inn.replace('name: Five at the Inn', 'name: Another house')

/** An evening at the inn with some clicks at random, put away. */
async function played(clicks = 20): Promise<OwnBench> {
  const bench = await withGames()
  await beginInn(bench)
  const rng = rngFrom(3)
  for (let click = 0; click < clicks; click++) await clickSomething(bench, rng)
  expect(bench.errors).toEqual([])
  return bench
}

/** What both audiences see of the evening itself, whatever lies on the shelf meanwhile. */
function standing(bench: OwnBench): object {
  const { desk, ...rest } = seenStanding(bench) as { desk: object }
  const shelf = ['ownGames', 'rulesets', 'evening']
  const evening = Object.entries(desk).filter(([part]) => !shelf.includes(part))
  return { ...rest, desk: Object.fromEntries(evening) }
}

const entryOf = ({ view }: OwnBench): ShelfEntry | undefined => view().shelf[0]

async function exported(bench: OwnBench): Promise<string> {
  await bench.does({ type: 'shelf.putAway' })
  return textOf(bench, { type: 'shelf.export', id: 'evening-1' })
}

/** A journal whose header was changed behind the program's back. */
async function withHeader(
  bench: OwnBench,
  change: (header: Record<string, Json>) => Record<string, Json>,
): Promise<OwnBench> {
  await bench.does({ type: 'shelf.putAway' })
  const [header, ...rest] = (await shelfOf(bench.store))[0]?.entries ?? []
  const store = memoryJournals({ now: () => START })
  const journal = await store.create('evening-1', change(header as Record<string, Json>))
  for (const entry of rest) await journal.append(entry)
  await journal.close()
  return withGames({}, { store })
}

describe('An evening of an own game', () => {
  it('has its document with it, in a form that older programs leave alone (OG-116)', async () => {
    const bench = await played(0)
    await bench.does({ type: 'shelf.putAway' })
    const [header] = (await shelfOf(bench.store))[0]?.entries ?? []
    expect(header).toMatchObject({
      version: 3,
      ruleset: OWN_INN,
      document: { edition: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
    })
    const village = await withGames()
    await village.does({ type: 'demo.begin', ruleset: 'village', players: 6 })
    await village.does({ type: 'shelf.putAway' })
    const [built] = (await shelfOf(village.store))[0]?.entries ?? []
    expect(built).toMatchObject({ version: 2 })
    expect(built).not.toHaveProperty('document')
  })

  it('opens again as it stood when its file was changed or is gone', async () => {
    for (const text of [other, null]) {
      const bench = await played()
      const before = standing(bench)
      await outside(bench, `${INN}.yaml`, text)
      expect(standing(bench)).toEqual(before)
      await bench.does({ type: 'shelf.putAway' })
      expect(entryOf(bench)).toMatchObject({ problem: null, carries: { isKept: false } })
      const later = await startedAnew(bench)
      await later.does({ type: 'shelf.open', id: 'evening-1' })
      expect(standing(later)).toEqual(before)
      const rng = rngFrom(5)
      for (let click = 0; click < 10; click++) await clickSomething(later, rng)
      expect(later.errors).toEqual([])
    }
  })

  it('opens as it stood with the marks that earlier programs noted around each call', async () => {
    const bench = await played()
    const before = standing(bench)
    await bench.does({ type: 'shelf.putAway' })
    const entries = (await shelfOf(bench.store))[0]?.entries ?? []
    const store = memoryJournals({ now: () => START })
    const journal = await store.create('evening-1', entries[0] as never)
    let marked = 0
    for (const entry of entries.slice(1) as { do: { kind: string; events?: Json[] } }[]) {
      const { kind, events } = entry.do
      const mark = { kind: 'began', data: { scope: 'call' } }
      if (kind === 'input' && events && events.length > 0) {
        entry.do.events = [...events, { ...mark, kind: 'over' }, mark]
        marked += 1
      }
      await journal.append(entry as never)
    }
    await journal.close()
    expect(marked).toBeGreaterThan(5)
    const later = await withGames({}, { store })
    await later.does({ type: 'shelf.open', id: 'evening-1' })
    expect(standing(later)).toEqual(before)
  })

  it('is no other while it is prepared: a lobby, too, keeps the game it began with (OG-126)', async () => {
    const bench = await withGames()
    await bench.does({ type: 'lobby.begin', ruleset: OWN_INN })
    await outside(bench, `${INN}.yaml`, null)
    await bench.does({ type: 'lobby.players', names: ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'] })
    expect(bench.view().lobby?.verdict).toBe('ok')
    await bench.does({ type: 'lobby.deal', by: 'program' })
    expect(bench.view().evening?.carries).toMatchObject({ name: 'Five at the Inn', edition: 1 })
    await bench.does({ type: 'shelf.putAway' })
    expect(bench.view().rulesets.map(({ id }) => id)).toEqual(['village'])
  })

  it('is taken in where nobody has its game, plays there, and lets the game be kept (OG-129)', async () => {
    const bench = await played()
    const before = standing(bench)
    const text = await exported(bench)
    const away = await withGames({})
    const { id } = (await away.does({ type: 'shelf.import', text })) as { id: string }
    expect(entryOf(away)).toMatchObject({
      id,
      problem: null,
      carries: { name: 'Five at the Inn', edition: 1, isKept: false },
    })
    await away.does({ type: 'shelf.open', id })
    expect(standing(away)).toEqual(before)
    const carried = await textOf(away, { type: 'games.carried', evening: id })
    const kept = await keep(away, carried)
    expect(kept).toMatchObject({ id: INN, as: 'new' })
    expect(kept.fingerprint).toBe(away.view().evening?.carries?.fingerprint)
    expect(away.view().evening?.carries?.isKept).toBe(true)
    expect(await keep(away, inn)).toMatchObject({ as: 'same' })
    await away.does({ type: 'shelf.putAway' })
    expect(entryOf(away)?.carries?.isKept).toBe(true)
    expect(await textOf(away, { type: 'games.carried', evening: id })).toBe(carried)
  })

  it('brings along every shipped game in a form that says the same when it is kept', async () => {
    for (const id of ['crowns-and-knaves', 'das-moor', 'plain-town', 'rook-hollow']) {
      const bench = await withGames({ [`${id}.yaml`]: shipped(id) })
      await bench.does({ type: 'demo.begin', ruleset: `own.${id}`, players: 8 })
      const evening = bench.view().evening?.id ?? ''
      const text = await textOf(bench, { type: 'games.carried', evening })
      expect(await keep(bench, text)).toMatchObject({ id, as: 'same' })
    }
  })

  it('says so where its document is not the one that it was hashed as, and is damaged where it has none (OG-116)', async () => {
    const changes: ((document: Record<string, Json>) => Json)[] = [
      (document) => ({ ...document, hash: '0'.repeat(64) }),
      (document) => ({
        ...document,
        canonical: String(document['canonical']).replace('Inn', 'Bar'),
      }),
    ]
    for (const change of changes) {
      const bench = await withHeader(await played(5), (header) => ({
        ...header,
        document: change(header['document'] as Record<string, Json>),
      }))
      expect(await bench.ask({ type: 'shelf.open', id: 'evening-1' })).toMatchObject({
        refusal: { code: 'hashWrong' },
      })
      expect(bench.view().station).toBe('shelf')
    }
    const none = await withHeader(await played(0), ({ document: _, ...header }) => header)
    expect(await none.ask({ type: 'shelf.open', id: 'evening-1' })).toMatchObject({
      refusal: { code: 'damaged' },
    })
  })

  it('is refused with what is wrong where today’s checker does not take its document, and stays readable', async () => {
    const wrong = ['{}', '[]', 'no JSON', '[['.repeat(5000), '{"__proto__":{"id":1}}']
    for (const canonical of wrong) {
      const hash = createHash('sha256').update(canonical).digest('hex')
      const bench = await withHeader(await played(0), (header) => ({
        ...header,
        document: { hash, edition: 1, canonical },
      }))
      const reply = await bench.ask({ type: 'shelf.open', id: 'evening-1' })
      expect(reply).toMatchObject({
        refusal: {
          code: 'ownGameRefused',
          params: { problem: expect.stringMatching(/./) as string },
        },
      })
      expect(bench.errors).toEqual([])
      expect(entryOf(bench)).toMatchObject({ players: 5, stands: 'night 1' })
    }
  })

  it('can be played again by the same players, by the same document', async () => {
    const bench = await played(0)
    await outside(bench, `${INN}.yaml`, other)
    await bench.does({ type: 'game.ruling', ruling: { kind: 'end', winners: [] } })
    const carried = bench.view().evening?.carries
    await bench.does({ type: 'game.again' })
    expect(bench.view()).toMatchObject({ station: 'deal', evening: { carries: carried } })
  })

  it('keeps its house rules, decks and players as presets and groups do (OG-132)', async () => {
    const id = 'crowns-and-knaves'
    const bench = await withGames({ [`${id}.yaml`]: shipped(id) })
    await bench.does({ type: 'lobby.begin', ruleset: `own.${id}` })
    const names = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus']
    await bench.does({ type: 'lobby.players', names })
    await bench.does({ type: 'lobby.saveGroup', name: 'Friday' })
    await bench.does({ type: 'lobby.savePreset', name: 'Mine' })
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    await bench.does({ type: 'lobby.players', names: ['Xu', 'Yo'] })
    const [group] = bench.view().lobby?.groups ?? []
    await bench.does({ type: 'lobby.recallGroup', id: group?.id ?? '' })
    expect(bench.view().lobby?.names).toEqual(names)
    const preset = bench.view().lobby?.presets[0]
    expect(preset).toMatchObject({ name: 'Mine', ruleset: `own.${id}` })
    await bench.does({ type: 'lobby.recallPreset', id: preset?.id ?? '' })
    expect(bench.view().lobby?.ruleset).toBe(`own.${id}`)
    await bench.does({ type: 'games.remove', id })
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    expect(await bench.ask({ type: 'lobby.recallPreset', id: preset?.id ?? '' })).toMatchObject({
      refusal: { code: 'unknownRuleset' },
    })
    expect(bench.view().lobby?.ruleset).toBe('village')
  })
})

describe('A rehearsal of an own game', () => {
  async function rehearsed(clicks: number): Promise<OwnBench> {
    const bench = await withGames()
    await bench.does({ type: 'demo.begin', ruleset: OWN_INN, players: 5 })
    for (let click = 0; click < clicks; click++) await bench.ask({ type: 'demo.step' })
    return bench
  }

  it('goes on with the new text of its game, as far as that takes its answers (OG-128)', async () => {
    const bench = await rehearsed(16)
    const { game } = bench.view()
    expect(bench.view().demo).not.toHaveProperty('renewable')
    expect(await bench.ask({ type: 'games.renew' })).toMatchObject({
      refusal: { code: 'sameGame' },
    })
    await outside(bench, `${INN}.yaml`, other)
    expect(bench.view().demo?.renewable).toBe(true)
    const { again, of } = (await bench.does({ type: 'games.renew' })) as Record<string, number>
    expect(again).toBe(of)
    expect(again).toBeGreaterThan(5)
    expect(bench.view().evening?.carries?.name).toBe('Another house')
    expect(bench.view().game?.open?.id).toBe(game?.open?.id)
    expect(bench.view().game?.dealt).toEqual(game?.dealt)
    expect(bench.view().demo).not.toHaveProperty('renewable')
    await bench.does({ type: 'shelf.putAway' })
    expect(bench.view().shelf).toHaveLength(1)
    expect(bench.errors).toEqual([])
  })

  it('stops where the new text asks for something else', async () => {
    const bench = await rehearsed(16)
    const shorter = inn.replace('players: { min: 5', 'longest: 7\nplayers: { min: 5')
    const noTalk = shorter.replace(/^day:/m, 'dayZero: [{ talk: { seconds: 5 } }]\nday:')
    await outside(bench, `${INN}.yaml`, noTalk)
    const { again, of } = (await bench.does({ type: 'games.renew' })) as Record<string, number>
    expect(again).toBeLessThan(of ?? 0)
    expect(bench.view().game?.open?.id).toBe('day.talk')
  })

  it('is what it was where its game has no other text that can be played, and nothing else is renewed', async () => {
    const bench = await rehearsed(4)
    await outside(bench, `${INN}.yaml`, 'roles: [')
    expect(await bench.ask({ type: 'games.renew' })).toMatchObject({
      refusal: { code: 'sameGame' },
    })
    await bench.does({ type: 'shelf.putAway' })
    expect(await bench.ask({ type: 'games.renew' })).toMatchObject({ refusal: { code: 'notNow' } })
  })
})

describe('What the big screen gets of an own game', () => {
  it('is its names and looks and nothing else of the document, in at most 60 kB (OG-115)', async () => {
    const secret = 'Wink three times at whoever is not there'
    for (const id of ['rook-hollow', 'crowns-and-knaves', INN]) {
      const [before = '', after = ''] = shipped(id).split(/^tips:\n/m)
      const text = `${before}\ntips:\n  - ${secret}\n${after}`
      const bench = await withGames({ [`${id}.yaml`]: text })
      const told: string[] = []
      bench.host.subscribeProjector(
        (_, json) => told.push(json),
        (pack, json) => {
          told.push(json)
          expect(Object.keys(pack).sort()).toEqual(['id', 'texts', 'theme'])
          expect(json.length).toBeLessThanOrEqual(60_000)
        },
      )
      await bench.does({ type: 'demo.begin', ruleset: `own.${id}`, players: 10 })
      const rng = rngFrom(1)
      while (!bench.view().game) await bench.does({ type: 'demo.step' })
      for (let click = 0; click < 25; click++) await clickSomething(bench, rng)
      expect(told.some((json) => json.includes(`own.${id}`))).toBe(true)
      for (const json of told) {
        expect(json).not.toContain(secret)
        expect(json).not.toContain('canonical')
        expect(json).not.toContain('"calls"')
        expect(json).not.toContain('fingerprint')
      }
    }
  })

  it('comes once, and never in a night because of a file', async () => {
    const bench = await withGames()
    const rooms: string[] = []
    const desks: string[] = []
    bench.host.subscribeProjector(
      () => {},
      ({ id }) => rooms.push(id),
    )
    bench.host.subscribeFacilitator(
      () => {},
      ({ id }) => desks.push(id),
    )
    await beginInn(bench)
    expect(rooms).toEqual([OWN_INN])
    const known = desks.length
    await outside(bench, `${INN}.yaml`, other)
    await keep(bench, shipped('das-moor'))
    expect(rooms).toEqual([OWN_INN])
    expect(desks).toHaveLength(known)
    await bench.does({ type: 'shelf.putAway' })
    expect(desks.slice(known).sort()).toEqual([OWN_INN, 'own.das-moor'].sort())
  })
})
