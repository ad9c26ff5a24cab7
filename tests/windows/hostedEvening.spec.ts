/** Whole evenings that the program hosts in real pages: desk, big screen and a phone for everybody, without a click at the laptop (PH-37). */
import { expect, test, type Browser, type Page } from '@playwright/test'
import { packs } from '../../rulesets'
import type { FacilitatorView } from '../../src/bridge'
import type { PhoneTable } from '../../src/bridge/views/phone'
import { FakeTime } from '../host/fixtures/fakeTime'
import { packOf, shippedGames } from '../support/ownPacks'
import { isLong } from '../support/seeds'
import { does } from './fixtures/madeUpTable'
import { servePhones } from './fixtures/phonesServed'
import { openTable } from './support/browserTable'
import { passStep, seatPhones, STEP_MS } from './support/hostedPhones'
import { testimony, witnessed } from './support/littlePlayer'

/** No evening is longer. */
const MOST_STEPS = 2 * 3600 * (1000 / STEP_MS)

type Testimony = Awaited<ReturnType<typeof testimony>>

interface Played {
  /** What was complained of on any page. */
  readonly errors: readonly string[]
  readonly desk: Testimony
  readonly room: Testimony
  readonly phones: readonly Testimony[]
  /** Every view that the desk was sent while the program hosted. */
  readonly views: readonly FacilitatorView[]
  readonly last: FacilitatorView
}

/** Plays an evening from the deal to open cards. */
async function played(browser: Browser, game: string, count: number, seed: number) {
  const own = game in packs ? {} : { [game]: packOf(game) as (typeof packs)[string] }
  const errors: string[] = []
  const listen = async (page: Page, player: number | null, who: string) => {
    page.on('pageerror', ({ message }) => errors.push(`${who}: ${message}`))
    page.on('console', (said) => said.type() === 'error' && errors.push(`${who}: ${said.text()}`))
    await witnessed(page, player)
  }
  const time = new FakeTime()
  const table = await openTable(browser, {
    seed,
    packs: { ...packs, ...own },
    clock: time,
    prepare: (page) => listen(page, null, 'window'),
  })
  const served = servePhones(table)
  const views: FacilitatorView[] = []
  const phones: Page[] = []
  try {
    phones.push(
      ...(await seatPhones(table, {
        game,
        count,
        prepare: (page, place, name) => listen(page, seed * 100 + place, name),
      })),
    )
    await does(table, { type: 'lobby.deal', by: 'program', hosted: true })
    table.host.subscribeFacilitator((view) => void (view.lock?.hosted && views.push(view)))
    const isOver = async () => Boolean((await table.view()).preview.end?.revealed)
    for (let steps = 0; !(await isOver()); steps += 1) {
      const { hosting, preview } = await table.view()
      if (steps > MOST_STEPS)
        throw new Error(`It stands at ${JSON.stringify({ hosting, stage: preview.stage })}`)
      await passStep(table, time)
    }
    for (const phone of phones) await expect(phone.locator('.all .row')).toHaveCount(count)
    return {
      errors,
      desk: await testimony(table.desk),
      room: await testimony(table.room),
      phones: await Promise.all(phones.map(testimony)),
      views,
      last: await table.view(),
    } satisfies Played
  } finally {
    for (const phone of phones) await phone.context().close()
    await served.hide()
    await table.close()
  }
}

/** Ids and names of all that somebody can be in a game. */
function secretsOf(game: string) {
  const { texts, rules } = packOf(game)
  const { roles = {}, cards = {} } = texts?.['en'] ?? {}
  const ids = new Set([...Object.keys(roles), ...Object.keys(cards)])
  const names = [...Object.values(roles), ...Object.values(cards)].map(({ name }) => name)
  expect(rules && ids.size).toBeGreaterThan(1)
  return { ids: [...ids], names: [...new Set(names)] }
}

const viewsOf = ({ frames }: Testimony): PhoneTable[] =>
  frames
    .map((text) => (JSON.parse(text) as { view: PhoneTable }).view)
    .filter(({ room }) => room.hosting && !room.end)

/** Ids that stand in something as a word of their own. */
const idsIn = (what: unknown, ids: readonly string[]): string[] => {
  const text = JSON.stringify(what)
  return ids.filter((id) => text.includes(`"${id}"`))
}

function expectNoSecretOnPhones({ phones, room, last }: Played, game: string): void {
  const { ids, names } = secretsOf(game)
  const isNamed = new RegExp(`\\b(${names.join('|')})\\b`, 'i')
  const rooms = phones.map((one) => new Set(viewsOf(one).map((view) => JSON.stringify(view.room))))
  for (const [place, phone] of phones.entries()) {
    const views = viewsOf(phone)
    expect(views.length).toBeGreaterThan(20)
    const dealt = last.preview.end?.revealed?.seats[place]?.dealt ?? []
    for (const { own } of views) {
      for (const { card } of own.cards?.dealt ?? []) expect(dealt).toContain(card)
      expect(idsIn({ ...own, cards: null, finger: null, tap: null }, ids)).toEqual([])
    }
    // What is not its owner's alone was the same on another phone.
    const others = rooms.filter((_, other) => other !== place)
    const alone = [...(rooms[place] ?? [])].filter((one) => !others.some((set) => set.has(one)))
    expect(alone).toEqual([])
    const elsewhere = new Set(
      [room, ...phones.filter((one) => one !== phone)].flatMap((one) => one.lines),
    )
    const telling = phone.lines.filter((line) => isNamed.test(line))
    expect(telling.filter((line) => !elsewhere.has(line))).toEqual([])
  }
}

function expectNoSecretAtDesk({ desk, views }: Played, game: string): void {
  const { ids } = secretsOf(game)
  expect(desk.touches).toBe(0)
  expect(views.length).toBeGreaterThan(20)
  for (const view of views) {
    const { lobby, deal, game: open } = view
    expect({ lobby, deal, game: open }).toEqual({ lobby: null, deal: null, game: null })
    expect(idsIn({ ...view, preview: null, shelf: null, games: null }, ids)).toEqual([])
  }
}

/** Minutes of twelve pages each: only the long run has them. */
const GAMES: readonly (readonly [string, number])[] = [
  ['chiangmai', 7],
  ['vendetta', 7],
  ['starwars', 7],
  ['palermo', 7],
  ['ktulu', 7],
  ...shippedGames()
    .filter(([file]) => file === 'heron-oath.yaml')
    .map(([, { id }]) => [id, 7] as const),
]

for (const [game, count] of isLong ? GAMES : [])
  test(`An evening of ${game} that the program hosts goes in real pages from the deal to open cards: nobody clicks at the laptop, no page breaks, and no phone and no desk holds a secret that is not its own (PH-37)`, async ({
    browser,
  }) => {
    test.setTimeout(1_200_000)
    const evening = await played(browser, game, count, 5)
    expect(evening.errors).toEqual([])
    for (const phone of evening.phones) expect(phone.taps).toBeGreaterThan(3)
    expectNoSecretOnPhones(evening, game)
    expectNoSecretAtDesk(evening, game)
  })
