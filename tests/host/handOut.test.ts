import { describe, expect, it } from 'vitest'
import { inn, OWN_INN, withGames, type OwnBench } from './fixtures/ownGames'
import { servesPhones } from './fixtures/phones'

async function inLobby(ruleset: string): Promise<OwnBench> {
  const bench = await withGames()
  bench.host.attach(servesPhones)
  await bench.does({ type: 'lobby.begin', ruleset })
  return bench
}
const path = (bench: OwnBench): string => bench.view().phones.handsOut ?? ''

describe('The document of the game on the desk', () => {
  it('is handed out as its author wrote it, under an address that nobody can guess, for as long as the host lets it', async () => {
    const bench = await inLobby(OWN_INN)
    expect(bench.view().phones.handsOut).toBeUndefined()
    const early = await bench.ask({ type: 'phones.handOut', on: true })
    expect(early).toMatchObject({ refusal: { code: 'notNow' } })
    await bench.does({ type: 'phones.show', address: null })
    expect(bench.view().phones.handsOut).toBeNull()

    await bench.does({ type: 'phones.handOut', on: true })
    const first = path(bench)
    expect(first).toMatch(/^shared\/[0-9a-f]{32}\/five-at-the-inn\.nightfall\.yaml$/)
    expect(await bench.host.phoneFile(first)).toBe(inn)
    const guessed = first.replace(/[0-9a-f]{32}/, '0'.repeat(32))
    for (const other of [guessed, first.replace('five', 'four'), `${first}/`, 'shared/null/x'])
      expect(await bench.host.phoneFile(other)).toBeNull()

    await bench.does({ type: 'phones.handOut', on: false })
    expect(await bench.host.phoneFile(first)).toBeNull()
    await bench.does({ type: 'phones.handOut', on: true })
    // Whoever kept the earlier address has nothing of it.
    expect(path(bench)).not.toBe(first)
    expect(await bench.host.phoneFile(first)).toBeNull()
    const second = path(bench)
    await bench.does({ type: 'phones.hide' })
    expect(await bench.host.phoneFile(second)).toBeNull()
    expect(bench.errors).toEqual([])
  })

  it('is what the evening plays by, once its file says something else', async () => {
    const bench = await inLobby(OWN_INN)
    await bench.does({ type: 'phones.show', address: null })
    await bench.does({ type: 'phones.handOut', on: true })
    bench.games.files.set('five-at-the-inn.yaml', inn.replace('name: Five at', 'name: Six at'))
    bench.games.changed()
    await bench.does({ type: 'preflight.check' })
    const text = (await bench.host.phoneFile(path(bench))) ?? ''
    const checked = await bench.does({ type: 'games.check', text })
    expect(checked).toMatchObject({ playable: true, id: 'five-at-the-inn' })
    expect(text).not.toContain('Six at')
  })

  it('is none of a game that is built in', async () => {
    const bench = await inLobby('village')
    await bench.does({ type: 'phones.show', address: null })
    expect(bench.view().phones.handsOut).toBeUndefined()
    expect(await bench.ask({ type: 'phones.handOut', on: true })).toMatchObject({
      refusal: { code: 'notNow' },
    })
  })
})
