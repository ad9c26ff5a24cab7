/** Evenings that the program hosts: from the deal to the end without a click at the laptop, whose desk shows no secret (PH-34 to PH-37). */
import { describe, expect, it } from 'vitest'
import type { Command } from '../../src/bridge'
import { hostedTable, until, wait, type HostedTable } from './fixtures/hostedTable'

const SEVEN = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus']

/** Seven players of Chiang Mai who have looked at their cards, in the talk of the first day. */
async function inTalk(): Promise<HostedTable> {
  const table = await hostedTable('chiangmai', SEVEN)
  for (const phone of table.phones) await phone.says({ type: 'looked', top: 0 })
  await until(table.bench, ({ hosting }) => hosting?.waits === 'talk')
  return table
}

const hosting = ({ bench }: HostedTable) => bench.view().hosting

describe('An evening that the program hosts', () => {
  it('needs a phone for everybody, and cards that the program deals', async () => {
    const { bench } = await hostedTable('chiangmai', SEVEN, { isDealt: false })
    const byHand = await bench.ask({ type: 'lobby.deal', by: 'host', hosted: true })
    expect(byHand).toMatchObject({ ok: false, refusal: { code: 'phonesMissing' } })
    await bench.does({
      type: 'lobby.players',
      names: [...SEVEN, 'Zoe'],
    })
    const missing = await bench.ask({ type: 'lobby.deal', by: 'program', hosted: true })
    expect(missing).toMatchObject({ ok: false, refusal: { code: 'phonesMissing' } })
  })

  it('begins once all have looked at their cards, and waits for nobody else', async () => {
    const table = await hostedTable('chiangmai', [
      'Ann',
      'Ben',
      'Cleo',
      'Dora',
      'Emil',
      'Fay',
      'Gus',
    ])
    const [ann, ...others] = table.phones
    for (const phone of others) await phone.says({ type: 'looked', top: 0 })
    await wait(table.bench, 60)
    expect(hosting(table)).toMatchObject({ waits: 'looks', waitsFor: ['s0'] })
    expect(table.bench.view().station).toBe('deal')
    await ann?.says({ type: 'looked', top: 0 })
    await wait(table.bench, 3)
    expect(table.bench.view().station).toBe('game')
  })

  it('shows the laptop neither cards nor roles, nor what is asked of whom', async () => {
    const table = await inTalk()
    const { game, deal, lobby, lock, phones, preview } = table.bench.view()
    expect({ game, deal, lobby, requests: phones.requests, given: phones.given }).toEqual({
      game: null,
      deal: null,
      lobby: null,
      requests: [],
      given: [],
    })
    expect(lock?.hosted).toBe(true)
    expect(preview).toEqual(table.bench.room())
  })

  it('refuses the laptop what only a host may', async () => {
    const { bench } = await inTalk()
    const commands: readonly Command[] = [
      { type: 'desk.unlock', pin: null },
      { type: 'desk.cover' },
      { type: 'game.advance' },
      { type: 'game.undo' },
      { type: 'game.ruling', ruling: { kind: 'kill', seat: 's0' } },
      { type: 'game.foresee', ruling: { kind: 'kill', seat: 's0' } },
      { type: 'log.page', before: null, limit: 50 },
      { type: 'show.reveal' },
      { type: 'phones.hide' },
      { type: 'phones.voice' },
      { type: 'phones.putOut', seat: 's1' },
      { type: 'phones.code', seat: 's1' },
      { type: 'demo.step' },
      { type: 'shelf.export', id: 'any' },
    ]
    for (const command of commands)
      expect([command.type, await bench.ask(command)]).toMatchObject([
        command.type,
        { ok: false, refusal: { code: 'programHosts' } },
      ])
  })

  it('ends a talk with its clock, or before when more than half have had enough', async () => {
    const table = await inTalk()
    expect(hosting(table)?.enough).toEqual({ said: 0, needs: 4 })
    const opening = table.phones[0]?.table().room.opening ?? ''
    for (const phone of table.phones.slice(0, 3)) await phone.says({ type: 'done', opening })
    await wait(table.bench, 10)
    expect(hosting(table)).toMatchObject({ waits: 'talk', enough: { said: 3, needs: 4 } })
    expect(table.phones[0]?.table().own.enough).toBe(true)
    expect(table.phones[5]?.table().own.enough).toBe(false)
    await table.phones[0]?.says({ type: 'done', opening })
    expect(table.phones[0]?.table().own.enough).toBe(false)
    await table.phones[0]?.says({ type: 'done', opening })
    await table.phones[3]?.says({ type: 'done', opening })
    await wait(table.bench, 4)
    expect(hosting(table)?.waits).not.toBe('talk')
  })

  it('stands while it is paused, clock and all, and goes on where it stood', async () => {
    const table = await inTalk()
    await table.bench.does({ type: 'hosting.pause', on: true })
    const { clock } = table.bench.view()
    await wait(table.bench, 900)
    expect(table.bench.view().clock).toEqual(clock)
    expect(hosting(table)).toMatchObject({ paused: true, waits: 'talk' })
    expect(table.phones[2]?.table().room.hosting?.paused).toBe(true)
    await table.bench.does({ type: 'hosting.pause', on: false })
    await wait(table.bench, 2)
    expect(table.bench.view().clock?.state).toBe('running')
  })

  it('lets a night stand, too', async () => {
    const table = await hostedTable('chiangmai', SEVEN)
    for (const phone of table.phones) await phone.says({ type: 'looked', top: 0 })
    await until(table.bench, ({ hosting: now }) => now?.waits === 'night')
    await wait(table.bench, 2)
    await table.bench.does({ type: 'hosting.pause', on: true })
    const opening = table.phones[0]?.table().room.night?.opening
    await wait(table.bench, 60)
    expect(table.phones[0]?.table().room.night?.opening).toBe(opening)
    await table.bench.does({ type: 'hosting.pause', on: false })
    await until(table.bench, ({ hosting: now }) => now?.waits !== 'night')
  })

  it('waits no longer where the table says so', async () => {
    const table = await inTalk()
    await table.bench.does({ type: 'hosting.goOn' })
    await wait(table.bench, 3)
    expect(hosting(table)?.waits).not.toBe('talk')
  })

  it('goes on by night without a phone that is lost, until it is back', async () => {
    const table = await hostedTable('chiangmai', [
      'Ann',
      'Ben',
      'Cleo',
      'Dora',
      'Emil',
      'Fay',
      'Gus',
    ])
    for (const phone of table.phones) await phone.says({ type: 'looked', top: 0 })
    await until(table.bench, ({ hosting: now }) => now?.waits === 'night')
    await table.phones[2]?.leave()
    await wait(table.bench, 200)
    expect(hosting(table)).toMatchObject({ waits: 'night', waitsFor: ['s2'] })
    await table.bench.does({ type: 'hosting.goOn' })
    expect(hosting(table)?.waitsFor).toEqual([])
    await until(table.bench, ({ hosting: now }) => now?.waits !== 'night')
    await table.again(2)
    expect(table.bench.errors).toEqual([])
  })

  it('takes back what happened before everybody, stands then, and takes hands again once it goes on', async () => {
    const table = await inTalk()
    await table.bench.does({ type: 'hosting.goOn' })
    await until(table.bench, ({ hosting: now }) => now?.waits === 'hands')
    expect(hosting(table)?.canUndo).toBe(true)
    await table.bench.does({ type: 'hosting.undo' })
    expect(hosting(table)).toMatchObject({ paused: true })
    expect(hosting(table)?.waits).not.toBe('hands')
    await table.bench.does({ type: 'hosting.pause', on: false })
    await until(table.bench, ({ hosting: now }) => now?.waits === 'hands')
    expect(table.phones[0]?.table().room.asks?.isOpen).toBe(true)
  })

  it('opens the desk with the word of all and with no fewer, and the room and the story of the evening tell of it', async () => {
    const table = await inTalk()
    await table.bench.does({ type: 'hosting.openDesk', on: true })
    const [last, ...others] = table.phones
    for (const phone of others) await phone.says({ type: 'openDesk', yes: true })
    expect(hosting(table)?.word).toEqual({ yes: 6, of: 7 })
    expect(table.bench.view().game).toBeNull()
    expect(last?.table().own.opensDesk).toBe(false)
    await last?.says({ type: 'openDesk', yes: true })
    expect(table.bench.view()).toMatchObject({ lock: null, hosting: null })
    expect(table.bench.view().game).not.toBeNull()
    expect(table.bench.room().hosting?.opened).toBe(true)
    await table.bench.does({ type: 'game.ruling', ruling: { kind: 'end', winners: ['town'] } })
    await table.bench.does({ type: 'show.reveal' })
    const story = table.bench.room().end?.revealed?.chronicle ?? []
    expect(story.map(({ key }) => key)).toContain('desk.opened')
  })

  it('lets nights go on by phone for whoever hosts once the desk is open', async () => {
    const table = await inTalk()
    await table.bench.does({ type: 'hosting.openDesk', on: true })
    for (const phone of table.phones) await phone.says({ type: 'openDesk', yes: true })
    expect(table.bench.view().phones.nights.on).toBe(true)
  })

  it('answers for nobody while phones are switched off', async () => {
    const table = await hostedTable('chiangmai', SEVEN)
    for (const phone of table.phones) await phone.says({ type: 'looked', top: 0 })
    await until(table.bench, ({ hosting: now }) => now?.waits === 'night')
    const id = table.bench.view().evening?.id ?? ''
    await table.bench.does({ type: 'shelf.putAway' })
    await table.bench.does({ type: 'shelf.open', id })
    await wait(table.bench, 300)
    expect(table.bench.view().preview.phase).toEqual({ kind: 'night', n: 1 })
  })

  it('waits again for a phone that was back, and is away once more', async () => {
    const table = await hostedTable('chiangmai', SEVEN)
    for (const phone of table.phones) await phone.says({ type: 'looked', top: 0 })
    await until(table.bench, ({ hosting: now }) => now?.waits === 'night')
    await table.phones[2]?.leave()
    await table.bench.does({ type: 'hosting.goOn' })
    const back = await table.again(2)
    await wait(table.bench, 2)
    await back.leave()
    expect(hosting(table)?.waitsFor).toEqual(['s2'])
  })

  it('hurries nothing but what stood when somebody said so', async () => {
    const table = await inTalk()
    const opening = table.phones[0]?.table().room.opening ?? ''
    for (const phone of table.phones.slice(0, 4)) await phone.says({ type: 'done', opening })
    await until(table.bench, ({ hosting: now }) => now?.waits === 'speech')
    const first = table.bench.room().stage?.speaker
    await table.bench.does({ type: 'hosting.goOn' })
    const speaks = table.phones.find((one) => one.table().own.speaks)
    await speaks?.says({ type: 'done', opening: speaks.table().room.opening ?? '' })
    const second = table.bench.room().stage?.speaker
    expect(second).not.toBe(first)
    await wait(table.bench, 3)
    expect(table.bench.room().stage?.speaker).toBe(second)
  })

  it('does not open the desk where one says no', async () => {
    const table = await inTalk()
    await table.bench.does({ type: 'hosting.openDesk', on: true })
    for (const phone of table.phones.slice(1)) await phone.says({ type: 'openDesk', yes: true })
    await table.phones[0]?.says({ type: 'openDesk', yes: false })
    expect(hosting(table)?.word).toBeNull()
    expect(await table.phones[1]?.says({ type: 'openDesk', yes: true })).toBe(false)
    expect(table.bench.view().lock?.hosted).toBe(true)
  })

  it('is hosted by the program again when it is taken from the shelf', async () => {
    const table = await inTalk()
    const id = table.bench.view().evening?.id ?? ''
    await table.bench.does({ type: 'shelf.putAway' })
    await table.bench.does({ type: 'shelf.open', id })
    expect(table.bench.view()).toMatchObject({ game: null, lock: { hosted: true } })
    const next = await table.bench.again()
    await next.does({ type: 'shelf.open', id })
    expect(next.view()).toMatchObject({ game: null, lock: { hosted: true } })
  })

  it('lets somebody leave before everybody, and waits for that phone no more', async () => {
    const table = await inTalk()
    await table.bench.does({ type: 'hosting.leaves', seat: 's6' })
    expect(table.bench.room().seats[6]?.out).toBe(true)
    expect(table.phones[6]?.view().at).toBe('door')
  })

  it('gives a seat to another phone only while its own is not there', async () => {
    const table = await inTalk()
    const thief = await table.stranger('thief')
    await thief.says({ type: 'claim', name: 'Ben' })
    const [claim] = table.bench.view().phones.claims
    const letIn = { type: 'phones.letIn', claim: claim?.id ?? '' } as const
    expect(await table.bench.ask(letIn)).toMatchObject({ ok: false })
    await table.phones[1]?.leave()
    expect(await table.bench.ask(letIn)).toMatchObject({ ok: true })
    expect(thief.table().own.name).toBe('Ben')
  })
})
