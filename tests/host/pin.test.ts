/** An evening’s PIN beyond the program that set it: what is kept of it, and what the desk is sent until it is given. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { fileJournals } from '../../src/host/storage/journals/fileJournals'
import { scratch } from '../storage/support/programs'
import { openHost, type Bench } from './fixtures/openHost'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil']
const ROLES = /wolf|gunman|villager/
const ID = 'evening-1'
const { folder, clean } = scratch()
afterAll(clean)
let count = 0

const benches: Bench[] = []
afterEach(async () => {
  for (const { host } of benches.splice(0)) await host.stop()
})

async function on(place: string): Promise<Bench> {
  const bench = await openHost({ store: fileJournals({ folder: place }) })
  benches.push(bench)
  return bench
}

async function dealt(place: string): Promise<Bench> {
  const bench = await on(place)
  await bench.does({ type: 'lobby.begin', ruleset: 'village' })
  await bench.does({ type: 'lobby.players', names: NAMES })
  await bench.does({ type: 'lobby.deal', by: 'program' })
  return bench
}

const newPlace = () => `${folder}/${++count}/evenings`

/** An evening with a PIN, put away. @returns where it lies */
async function withPin(pin = '4711'): Promise<string> {
  const place = newPlace()
  const bench = await dealt(place)
  await bench.does({ type: 'desk.setPin', pin })
  await bench.host.stop()
  return place
}

/** What a program leaves that is killed now: its files, and the locks of a process that is no more. */
function killed(place: string): string {
  const left = newPlace()
  cpSync(place, left, { recursive: true })
  rmSync(`${left}/locks`, { recursive: true })
  return left
}

async function opened(place: string): Promise<Bench> {
  const bench = await on(place)
  await bench.does({ type: 'shelf.open', id: ID })
  return bench
}

const lift = (bench: Bench, pin: string) => bench.ask({ type: 'desk.unlock', pin })
const pinFile = (place: string) => `${place}/${ID}.pin`

/** Whatever the desk is sent besides what the room sees anyway. */
function secretly(bench: Bench): string {
  const { preview, rulesets, ...rest } = bench.view()
  expect([preview.scene, rulesets.length]).toEqual(['deal', 1])
  return JSON.stringify(rest)
}

describe('An evening with a PIN', () => {
  it('asks for it after a restart, and sends the desk nothing secret before', async () => {
    const bench = await opened(await withPin())
    expect(bench.view()).toMatchObject({
      hasPin: true,
      lock: { seat: null, asksPin: true },
      deal: null,
      game: null,
    })
    expect(secretly(bench)).not.toMatch(ROLES)
    expect(secretly(bench)).not.toMatch(new RegExp(NAMES.join('|')))
    for (const command of [
      { type: 'deal.start' },
      { type: 'desk.handOver', seat: 's1' },
      { type: 'desk.setPin', pin: null },
      { type: 'log.page', before: null, limit: 10 },
      { type: 'shelf.export', id: ID },
      { type: 'game.advance' },
    ] as const)
      expect(await bench.ask(command)).toMatchObject({ refusal: { code: 'deskLocked' } })
    expect(await lift(bench, '4712')).toMatchObject({ refusal: { code: 'wrongPin' } })
    await bench.does({ type: 'desk.cover' })
    expect(bench.view().lock).toMatchObject({ asksPin: true })
    expect(await lift(bench, '4711')).toMatchObject({ ok: true })
    expect(bench.view()).toMatchObject({ lock: null, hasPin: true })
    expect(bench.view().deal?.seats).toHaveLength(NAMES.length)
  })

  it('asks for it when the program was killed right after the PIN was set', async () => {
    const place = newPlace()
    const bench = await dealt(place)
    await bench.does({ type: 'desk.setPin', pin: '4711' })
    const left = killed(place)
    expect((await opened(left)).view().lock).toMatchObject({ asksPin: true })
  })

  it('has it before its first line, where the PIN was set before', async () => {
    const place = newPlace()
    const bench = await on(place)
    await bench.does({ type: 'desk.setPin', pin: '4711' })
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    await bench.does({ type: 'lobby.players', names: NAMES })
    await bench.does({ type: 'lobby.deal', by: 'program' })
    expect((await opened(killed(place))).view().lock).toMatchObject({ asksPin: true })
  })

  it('can be left alone again, and opens for nobody else', async () => {
    const bench = await opened(await withPin())
    await bench.does({ type: 'shelf.putAway' })
    expect(bench.view()).toMatchObject({ station: 'shelf', lock: null, hasPin: false })
    await bench.does({ type: 'desk.setPin', pin: '0000' })
    await bench.does({ type: 'shelf.open', id: ID })
    expect(await lift(bench, '0000')).toMatchObject({ refusal: { code: 'wrongPin' } })
  })

  it('opens as ever once the PIN is taken off', async () => {
    const place = await withPin()
    const bench = await opened(place)
    await bench.does({ type: 'desk.unlock', pin: '4711' })
    await bench.does({ type: 'desk.setPin', pin: null })
    await bench.host.stop()
    expect(existsSync(pinFile(place))).toBe(false)
    expect((await opened(place)).view()).toMatchObject({ lock: null, hasPin: false })
  })

  it('keeps of it a slow hash with a salt, nowhere the PIN itself', async () => {
    const places = [await withPin('86420975'), await withPin('86420975')]
    const [one, two] = places.map(
      (place) => JSON.parse(readFileSync(pinFile(place), 'utf8')) as Record<string, unknown>,
    )
    expect(Number(one?.['cost'])).toBeGreaterThanOrEqual(2 ** 14)
    expect(one?.['salt']).not.toBe(undefined)
    for (const file of readdirSync(places[0] ?? '', { recursive: true, withFileTypes: true })) {
      if (file.isFile())
        expect(readFileSync(`${file.parentPath}/${file.name}`, 'utf8')).not.toContain('86420975')
    }
    // The bench's chance is the same each time: what the salt is drawn from is looked at elsewhere.
    expect(Object.keys(two ?? {})).toEqual(['nightfall', 'salt', 'hash', 'cost', 'wrong', 'until'])
  })
})

describe('Whoever guesses a PIN', () => {
  const wait = (seconds: number) => ({ refusal: { code: 'pinWait', params: { seconds } } })

  it('waits on after a restart, and ever longer', async () => {
    const place = await withPin()
    const bench = await opened(place)
    for (let tries = 0; tries < 3; tries++) await lift(bench, '0000')
    const later = await opened(killed(place))
    expect(await lift(later, '4711')).toMatchObject(wait(30))
    await later.time.pass(30_000)
    expect(await lift(later, '0000')).toMatchObject({ refusal: { code: 'wrongPin' } })
    expect(await lift(later, '4711')).toMatchObject(wait(60))
    await later.time.pass(60_000)
    expect(await lift(later, '4711')).toMatchObject({ ok: true })
  })

  it('gains no try by killing the program, and waits no longer than a try costs, whatever the calendar says', async () => {
    const place = await withPin()
    const kept = JSON.parse(readFileSync(pinFile(place), 'utf8')) as Record<string, unknown>
    writeFileSync(pinFile(place), JSON.stringify({ ...kept, wrong: 3, until: 9e15 }))
    const bench = await opened(place)
    expect(await lift(bench, '4711')).toMatchObject(wait(30))
    const counted = await withPin()
    await lift(await opened(counted), '0000')
    expect(JSON.parse(readFileSync(pinFile(counted), 'utf8'))).toMatchObject({ wrong: 1 })
  })
})

describe('The file of a PIN', () => {
  it.each([
    ['torn', (text: string) => text.slice(0, 40)],
    ['empty', () => ''],
    ['foreign', () => 'my shopping list'],
    ['demanding endless work', (text: string) => text.replace('32768', '1073741824')],
    ['too long', () => 'x'.repeat(10_000)],
  ])('that is %s keeps the evening locked, and says what to do', async (_, spoil) => {
    const place = await withPin()
    writeFileSync(pinFile(place), spoil(readFileSync(pinFile(place), 'utf8')))
    const bench = await opened(place)
    expect(bench.view()).toMatchObject({ hasPin: true, deal: null, lock: { asksPin: true } })
    const refusal = { code: 'pinSpoilt', params: { file: `${ID}.pin` } }
    expect(await lift(bench, '4711')).toMatchObject({ refusal })
    await bench.does({ type: 'shelf.putAway' })
    rmSync(pinFile(place))
    await bench.does({ type: 'shelf.open', id: ID })
    expect(bench.view().lock).toBe(null)
  })

  it('that is a folder keeps it locked, too', async () => {
    const place = await withPin()
    rmSync(pinFile(place))
    mkdirSync(pinFile(place))
    expect((await opened(place)).view().lock).toMatchObject({ asksPin: true })
  })

  it('goes with an evening that is removed and restored, and with no export', async () => {
    const place = await withPin()
    const bench = await on(place)
    expect(await bench.ask({ type: 'shelf.export', id: ID })).toMatchObject({
      refusal: { code: 'pinLocked' },
    })
    await bench.does({ type: 'shelf.rename', id: ID, title: 'Ours' })
    await bench.does({ type: 'shelf.remove', id: ID })
    expect(readdirSync(place).filter((name) => name.endsWith('.pin'))).toEqual([])
    expect(readdirSync(`${place}/removed`)).toEqual([`${ID}.jsonl`, `${ID}.pin`])
    await bench.does({ type: 'shelf.restore', id: ID })
    expect(readdirSync(`${place}/removed`)).toEqual([])
    await bench.does({ type: 'shelf.open', id: ID })
    expect(bench.view().lock).toMatchObject({ asksPin: true })
    await bench.does({ type: 'desk.unlock', pin: '4711' })
    const { text } = (await bench.does({ type: 'shelf.export', id: ID })) as { text: string }
    expect(text).not.toMatch(/"pin"|salt|scrypt/)
    await bench.does({ type: 'shelf.putAway' })
    const { id } = (await bench.does({ type: 'shelf.import', text })) as { id: string }
    await bench.does({ type: 'shelf.open', id })
    expect(bench.view()).toMatchObject({ lock: null, hasPin: false })
  })

  it('is never that of another evening which had the name before', async () => {
    const place = await withPin()
    const bench = await on(place)
    writeFileSync(`${place}/other.jsonl`, readFileSync(`${place}/${ID}.jsonl`))
    mkdirSync(`${place}/removed`)
    writeFileSync(`${place}/removed/other.pin`, readFileSync(pinFile(place)))
    await bench.does({ type: 'shelf.remove', id: 'other' })
    await bench.does({ type: 'shelf.restore', id: 'other' })
    await bench.does({ type: 'shelf.open', id: 'other' })
    expect(bench.view().lock).toBe(null)
  })
})
