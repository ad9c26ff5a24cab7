/** Every room of the desk on the smallest screen, in a language 40 % longer than English: all of it can be read, all of it is translated. */
import { packs } from '../../rulesets'
import type { MachineView } from '../../src/bridge'
import type { PhoneCommand } from '../../src/bridge/phone'
import { servesPhones } from '../host/fixtures/phones'
import { rngFrom } from '../randomPlay/randomEvening'
import { MADE_UP } from '../support/madeUpLanguage'
import { atTable, does, shown, test } from './fixtures/madeUpTable'
import type { BrowserTable } from './support/browserTable'
import { DeskWalk } from './support/deskWalk'
import { momentOf, stepOn } from './support/moments'

const { expect } = test

const NAMES = [
  'Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fritz', 'Gus', 'Hanna', 'Ida', 'Jonas', 'Klara', 'Ludwig',
  'Mona', 'Nora', 'Otto', 'Paul',
] // prettier-ignore
const LONG_NAME = NAMES.join('').slice(0, 40)
const MOST_STEPS = 250

const ADDRESSES = [
  { address: '192.168.1.20', name: 'wlan0' },
  { address: '10.0.0.4', name: 'eth0' },
]

/** A computer with two displays alike and a network, and something wrong with everything. */
const MACHINE: MachineView = {
  screens: {
    list: [
      { key: 'a', number: 1, label: 'DELL', width: 1920, height: 1080, desk: true, show: false },
      { key: 'b', number: 2, label: 'DELL', width: 1920, height: 1080, desk: false, show: true },
    ],
    place: 'screen',
    chosen: 'DELL',
    warnings: ['mirrored', 'deskOnScreen', 'twins', 'unsure'],
  },
  awake: false,
  phones: { addresses: ADDRESSES, address: null, url: null },
  network: {
    addresses: ADDRESSES,
    address: null,
    url: null,
    viewers: 0,
    sound: false,
  },
  moments: { addresses: ADDRESSES, here: null, network: null, listeners: 0 },
  files: true,
}

test('The shelf, what lies above it, and the check before the guests come', async ({
  browser,
  site,
}) => {
  const work = async (walk: DeskWalk) => {
    const { table, id } = walk
    await walk.look('empty shelf')
    await walk.sheet('?', 'keys')
    await walk.sheet(',', 'settings')
    await walk.sheet('z', 'screens')
    await id('show-removed').click()
    await walk.look('nothing removed')
    await walk.close()
    for (const stands of ['deal', 'night']) {
      await does(table, { type: 'demo.begin', ruleset: 'chiangmai', players: 8 })
      while (stands === 'night' && (await table.view()).deal) {
        await does(table, { type: 'demo.step' })
      }
      await walk.look(`rehearsal, ${stands}`)
      await does(table, { type: 'shelf.putAway' })
    }
    await walk.look('shelf')
    const [{ id: evening } = { id: '' }] = (await table.view()).shelf
    const button = (at: number) => id(`evening-${evening}`).getByRole('button').nth(at)
    await button(0).click()
    await walk.look('an evening’s name')
    await walk.close()
    await button(2).click()
    await walk.look('to remove an evening')
    await id('confirm-remove').click()
    await expect(id(`evening-${evening}`)).toHaveCount(0)
    await id('show-removed').click()
    await id('removed').waitFor()
    await walk.look('removed evenings')
    await walk.close()

    table.host.machineChanged(MACHINE)
    await walk.look('a screen that is wrong')
    await walk.sheet('z', 'screens that are wrong')
    const on = { address: '192.168.1.20', url: 'http://192.168.1.20:4747/abc', viewers: 2 }
    table.host.machineChanged({ network: { addresses: [], sound: true, ...on } })
    await walk.sheet('z', 'show on the network')
    await does(table, { type: 'lobby.begin', ruleset: 'chiangmai' })
    await id('open-check').click()
    await walk.look('check')
    await walk.close()
    await does(table, { type: 'desk.setPin', pin: '1234' })
    await does(table, { type: 'desk.cover' })
    await id('pin').waitFor()
    await walk.look('cover')
  }
  await walkAndRead({ browser, site }, work)
})

test('The players’ phones: the way in, the door, who has one, and what they want', async ({
  browser,
  site,
}) => {
  const work = async (walk: DeskWalk) => {
    const { table, id } = walk
    const { host } = table
    host.attach(servesPhones)
    host.machineChanged(MACHINE)
    await walk.sheet('Shift+P', 'phones on the shelf')
    await does(table, { type: 'lobby.begin', ruleset: 'chiangmai' })
    await does(table, { type: 'lobby.players', names: NAMES.slice(0, 9) })
    await walk.sheet('Shift+P', 'phones off')
    await does(table, { type: 'phones.show', address: null })
    const url = 'http://192.168.178.120:4712/umbrella-blanket-octopus-0482'
    host.machineChanged({ phones: { addresses: ADDRESSES, address: '192.168.1.20', url } })
    await does(table, { type: 'phones.door', open: true })
    const ben = await comes(table, 'Ben')
    await comes(table, 'Emil')
    await does(table, { type: 'phones.door', open: false })
    for (const name of ['Ben', 'Hanna', LONG_NAME, 'Ida', 'Gus']) await comes(table, name)
    await walk.look('lobby, claims')
    await walk.sheet('Shift+P', 'phones on, claims')
    await id('phones').click()
    await id('phones-hide').click()
    await walk.look('to switch phones off')
    await walk.close()
    await does(table, { type: 'lobby.deal', by: 'program' })
    await walk.look('deal, claims')
    for (const { id: seat } of (await table.view()).deal?.seats ?? []) {
      await table.host.handle({ type: 'deal.seen', seat, top: 0 })
    }
    await does(table, { type: 'deal.start' })
    await walk.look('night, claims')
    const chance = rngFrom(3)
    for (let step = 0; step < MOST_STEPS; step++) {
      const before = await table.view()
      if (before.game?.phase.kind === 'day') break
      for (const command of stepOn(before, chance)) await table.host.handle(command)
    }
    await says(ben, { type: 'request', kind: 'stepIn', target: 's2' })
    await says(ben, { type: 'request', kind: 'speak', target: null })
    expect((await table.view()).phones.requests.length).toBeGreaterThan(0)
    await walk.settle()
    if (await id('signal').isVisible()) await id('signal-done').click()
    await walk.look('day, claims and requests')
    await walk.sheet('Shift+P', 'phones in a game')
    for (const { id: claim } of (await table.view()).phones.claims) {
      await does(table, { type: 'phones.refuse', claim })
    }
    await walk.look('day, requests')
  }
  await walkAndRead({ browser, site }, work)
})

let phones = 0

type Line = ReturnType<BrowserTable['host']['phoneJoined']>

const says = (line: Line, command: PhoneCommand) =>
  line.say({ id: `message-${(phones += 1)}`, command })

/** A phone is at the door, and asks for a name. */
async function comes({ host }: BrowserTable, name: string): Promise<Line> {
  const line = host.phoneJoined(`phone-${(phones += 1)}`, () => {})
  await says(line, { type: 'claim', name })
  return line
}

for (const [ruleset, { rules }] of Object.entries(packs)) {
  const players = NAMES.slice(0, rules.casting.players.best[1])

  test(`${ruleset}: the lobby, its deck, house rules and what is read aloud, the deal and every card`, async ({
    browser,
    site,
  }) => {
    const work = async (walk: DeskWalk) => {
      const { table, id } = walk
      await does(table, { type: 'lobby.begin', ruleset })
      await walk.look('empty lobby')
      await does(table, { type: 'lobby.players', names: ['Ann', 'Ann', '', LONG_NAME] })
      await walk.look('names that will not do')
      await does(table, { type: 'lobby.players', names: players })
      await does(table, { type: 'lobby.saveGroup', name: LONG_NAME })
      await does(table, { type: 'lobby.savePreset', name: LONG_NAME })
      for (const tab of ['circle', 'deck', 'rules', 'aloud']) {
        await id(`tab-${tab}`).click()
        await walk.look(`lobby, ${tab}`)
      }
      await id('groups').click()
      await walk.look('groups')
      await walk.close()

      await does(table, { type: 'lobby.deal', by: 'program' })
      await walk.look('deal')
      await id('show-cards').click()
      await walk.look('deal, cards open')
      const known = new Set<string>()
      for (const { id: seat, cards } of (await table.view()).deal?.seats ?? []) {
        if (!cards.every((card) => known.has(card))) {
          await does(table, { type: 'desk.handOver', seat })
          await id('peek').waitFor()
          await walk.look('laptop on its way')
          await id('peek-open').click()
          await id('peek-look').click()
          await walk.look(`cards ${cards.join(' ')}`)
          await id('peek-back').click()
          await id('covered').waitFor()
          await walk.look('laptop given back')
          await does(table, { type: 'desk.unlock', pin: null })
          await id('deal').waitFor()
        }
        for (const card of cards) known.add(card)
        await does(table, { type: 'deal.seen', seat, top: 0 })
      }
      await walk.look('deal done')
      await walk.settle()
      if (await id('verify').isVisible()) {
        await id('verify').click()
        await walk.look('cards held against the list')
        await table.desk.keyboard.press('Enter')
        await walk.look('second card held against the list')
        await id('verify-back').click()
      }
      await id('deal-again').click()
      await walk.look('to deal again')
      await walk.close()
      await does(table, { type: 'shelf.putAway' })
      await does(table, { type: 'lobby.begin', ruleset })
      await does(table, { type: 'lobby.players', names: players })
      await does(table, { type: 'lobby.deal', by: 'host' })
      await walk.look('cards entered by hand')
    }
    await walkAndRead({ browser, site }, work)
  })

  test(`${ruleset}: an evening from the first call to the cards turned over, and what the host opens in between`, async ({
    browser,
    site,
  }) => {
    const work = async (walk: DeskWalk) => {
      const { table, id } = walk
      await does(table, { type: 'lobby.begin', ruleset })
      await does(table, { type: 'lobby.players', names: players })
      await does(table, { type: 'lobby.deal', by: 'program' })
      const chance = rngFrom(3)
      for (let step = 0; step < MOST_STEPS; step++) {
        const before = await table.view()
        if (before.game?.revealed) break
        await walk.look(momentOf(before))
        await openAll(walk)
        for (const command of stepOn(before, chance)) {
          await table.host.handle(command)
          if (command.type === 'game.draft') await walk.look(momentOf(await table.view()))
        }
        if ((await table.view()).game?.signal?.serial === before.game?.signal?.serial) continue
        await walk.settle()
        if (!(await id('signal').isVisible())) continue
        await walk.look(`sign after ${momentOf(before)}`)
        await id('signal-done').click()
      }
      await walk.look('cards turned over')
    }
    await walkAndRead({ browser, site }, work)
  })
}

/** What can be opened at this moment of an evening, each once. */
async function openAll(walk: DeskWalk): Promise<void> {
  const { table, id } = walk
  const { game } = await table.view()
  if (!game?.open) return
  for (const { id: power } of game.offered) {
    if (!walk.isNew(`steps in: ${power}`)) continue
    await walk.settle()
    await id(`offered-${power}`).click()
    await walk.look(`steps in: ${power}`)
    await walk.close()
  }
  if (game.story && !game.story.shown && walk.isNew('story edited')) {
    await walk.settle()
    await id('story-edit').click()
    await walk.look('story edited')
    await walk.close()
  }
  if (game.phase.kind !== 'day' || !walk.isNew('rulings')) return
  await table.desk.keyboard.press('n')
  await walk.look('rulings')
  await id('ruling-seat-s0').click()
  await walk.look('rulings for a seat')
  await id('ruling-end').click()
  await walk.look('rulings, the end')
  await walk.close()
  await walk.sheet('l', 'log')
  await id('seat-s1').hover()
  await walk.look('a seat pointed at')
  if ((await table.view()).clock) return
  await table.desk.keyboard.press('k')
  await id('toast').waitFor()
  await walk.look('a word of the program')
}

type Places = Parameters<typeof atTable>

/** Walks in the made-up language; nobody may complain of what stands there. */
async function walkAndRead(
  { browser, site }: { browser: Places[0]; site: Places[1] },
  work: (walk: DeskWalk) => Promise<void>,
): Promise<void> {
  const walkAt: Places[2] = async (table) => {
    const walk = await DeskWalk.begin(table, MADE_UP)
    await work(walk)
    expect(shown(walk.wrong)).toEqual([])
  }
  await atTable(browser, site, walkAt)
}
