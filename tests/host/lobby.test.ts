import { describe, expect, it } from 'vitest'
import { chiangmai } from '../../rulesets/chiangmai'
import { NAMES, openHost, type Bench } from './fixtures/openHost'
import { village } from './fixtures/village'
import { shelfOf } from '../support/wholeShelf'
import { makeDeck } from '../support/deckCommands'

const lobby = (bench: Bench) => bench.view().lobby ?? fail()
const fail = (): never => {
  throw new Error('no lobby')
}

async function inLobby(): Promise<Bench> {
  const bench = await openHost()
  await bench.does({ type: 'lobby.begin', ruleset: 'village' })
  await bench.does({ type: 'lobby.players', names: NAMES })
  return bench
}

describe('the lobby', () => {
  it('keeps every change at once, so that a crash loses none', async () => {
    const bench = await inLobby()
    await bench.does({ type: 'lobby.option', option: 'rounds', value: 5 })
    await makeDeck(bench, { wolf: 1, villager: 5 })
    const kept = lobby(bench)
    // No stop: the program simply is gone.
    const later = await openHost({ store: bench.store, settings: bench.settings })
    await later.does({ type: 'lobby.begin', ruleset: 'village' })
    expect(lobby(later)).toEqual(kept)
    expect(lobby(later)).toMatchObject({ names: NAMES, proposed: false, deck: { wolf: 1 } })
    expect(lobby(later).values['rounds']).toBe(5)
  })

  it('marks names that are empty or stand twice, whatever their capitals and blanks', async () => {
    const bench = await inLobby()
    await bench.does({ type: 'lobby.players', names: ['Ann', ' ann ', '', 'Bo  Li', 'Bo Li'] })
    expect(lobby(bench).badNames).toEqual([
      { index: 1, code: 'nameTwice' },
      { index: 2, code: 'nameEmpty' },
      { index: 4, code: 'nameTwice' },
    ])
    const reply = await bench.ask({ type: 'lobby.deal', by: 'program' })
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'nameTwice' } })
    expect(bench.view().station).toBe('lobby')
  })

  it('lets the proposed deck follow the number of players until the host edits it', async () => {
    const bench = await inLobby()
    expect(lobby(bench).deck).toEqual({ wolf: 2, gunman: 1, villager: 3 })
    await bench.does({ type: 'lobby.players', names: [...NAMES, 'Gus', 'Hal', 'Ida'] })
    expect(lobby(bench)).toMatchObject({ proposed: true, deck: { wolf: 3, villager: 5 } })
    await makeDeck(bench, { wolf: 3, villager: 6 })
    await bench.does({ type: 'lobby.players', names: NAMES })
    expect(lobby(bench)).toMatchObject({ proposed: false, deck: { wolf: 3, villager: 6 } })
    expect(lobby(bench).verdict).toBe('refused')
    await bench.does({ type: 'lobby.proposeDeck' })
    expect(lobby(bench)).toMatchObject({ proposed: true, verdict: 'ok' })
  })

  it('changes one card, and keeps a full deck full with villagers alone', async () => {
    const bench = await inLobby()
    const set = (card: string, count: number) => bench.does({ type: 'lobby.card', card, count })
    await set('wolf', 3)
    expect(lobby(bench)).toMatchObject({ proposed: false, verdict: 'ok' })
    expect(lobby(bench).deck).toEqual({ wolf: 3, gunman: 1, villager: 2 })
    await set('gunman', 0)
    expect(lobby(bench).deck).toEqual({ wolf: 3, gunman: 0, villager: 3 })
    await set('villager', 2)
    await set('gunman', 1)
    expect(lobby(bench).deck).toEqual({ wolf: 3, gunman: 1, villager: 2 })
    expect(await bench.ask({ type: 'lobby.card', card: 'dragon', count: 1 })).toMatchObject({
      refusal: { code: 'unknownCard' },
    })
  })

  it('refuses a house rule or a card that the game does not know, and changes nothing', async () => {
    const bench = await inLobby()
    const before = lobby(bench)
    expect(await bench.ask({ type: 'lobby.option', option: 'rounds', value: 99 })).toMatchObject({
      refusal: { code: 'badHouseRule' },
    })
    expect(await bench.ask({ type: 'lobby.option', option: 'moon', value: true })).toMatchObject({
      refusal: { code: 'unknownHouseRule' },
    })
    expect(await bench.ask({ type: 'lobby.card', card: 'dragon', count: 1 })).toMatchObject({
      refusal: { code: 'unknownCard' },
    })
    expect(lobby(bench)).toEqual(before)
  })

  it('does not deal a deck that the rules refuse', async () => {
    const bench = await inLobby()
    await makeDeck(bench, { wolf: 1 })
    const reply = await bench.ask({ type: 'lobby.deal', by: 'program' })
    expect(reply).toEqual({
      ok: false,
      refusal: { code: 'castingRefused', params: { codes: ['deckSize'] } },
    })
    expect(await shelfOf(bench.store)).toEqual([])
  })

  it('says that the number of players is wrong where that is what is wrong, and not the deck', async () => {
    const bench = await inLobby()
    await bench.does({ type: 'lobby.players', names: ['Ann', 'Ben'] })
    expect(await bench.ask({ type: 'lobby.deal', by: 'program' })).toMatchObject({
      refusal: { code: 'numberOfPlayers', params: { players: 2, min: 4, max: 20 } },
    })
  })

  it('recalls groups of players and presets of rules and deck by name', async () => {
    const bench = await inLobby()
    await bench.does({ type: 'lobby.saveGroup', name: 'Friday' })
    await bench.does({ type: 'lobby.option', option: 'gunman', value: false })
    await bench.does({ type: 'lobby.savePreset', name: 'Quiet' })
    await bench.does({ type: 'lobby.players', names: ['Xu', 'Yo'] })
    await bench.does({ type: 'lobby.option', option: 'gunman', value: true })
    const [group] = lobby(bench).groups
    const [preset] = lobby(bench).presets
    await bench.does({ type: 'lobby.recallGroup', id: group?.id ?? '' })
    await bench.does({ type: 'lobby.recallPreset', id: preset?.id ?? '' })
    expect(lobby(bench)).toMatchObject({ names: NAMES, values: { gunman: false } })
    await bench.does({ type: 'lobby.removeGroup', id: group?.id ?? '' })
    await bench.does({ type: 'lobby.removePreset', id: preset?.id ?? '' })
    expect(lobby(bench)).toMatchObject({ groups: [], presets: [] })
    expect(await bench.ask({ type: 'lobby.recallGroup', id: group?.id ?? '' })).toMatchObject({
      refusal: { code: 'notKept' },
    })
  })

  it('teaches a group the new name of one of its players, and of nobody else', async () => {
    const bench = await inLobby()
    const groups = () => lobby(bench).groups.map(({ players }) => players)
    await bench.does({ type: 'lobby.players', names: ['Xu', 'Yo'] })
    await bench.does({ type: 'lobby.saveGroup', name: 'Friday' })
    await bench.does({ type: 'lobby.players', names: ['Xu', 'Yo', 'Zed'] })
    await bench.does({ type: 'lobby.players', names: ['Xu', 'Yolanda', 'Zed'] })
    expect(groups()).toEqual([['Xu', 'Yolanda']])
    // Moved, taken off, replaced together, or another table altogether: the group stays as it is.
    await bench.does({ type: 'lobby.players', names: ['Yolanda', 'Xu', 'Zed'] })
    await bench.does({ type: 'lobby.players', names: ['Yolanda', 'Xu'] })
    await bench.does({ type: 'lobby.players', names: ['Ann', 'Ben'] })
    await bench.does({ type: 'lobby.players', names: ['Ann', 'Xu'] })
    await bench.does({ type: 'lobby.players', names: ['Ann', 'Xaver'] })
    expect(groups()).toEqual([['Xu', 'Yolanda']])
  })

  it('replaces a group that is saved under the same name', async () => {
    const bench = await inLobby()
    await bench.does({ type: 'lobby.saveGroup', name: 'Friday' })
    await bench.does({ type: 'lobby.players', names: ['Xu', 'Yo'] })
    await bench.does({ type: 'lobby.saveGroup', name: ' Friday ' })
    expect(lobby(bench).groups.map(({ players }) => players)).toEqual([['Xu', 'Yo']])
  })
})

describe('the deal', () => {
  it('shuffles by the program until the rules are content', async () => {
    for (let seed = 1; seed < 12; seed++) {
      const bench = await openHost({ seed })
      await bench.does({ type: 'lobby.begin', ruleset: 'village' })
      await bench.does({ type: 'lobby.players', names: NAMES })
      await bench.does({ type: 'lobby.deal', by: 'program' })
      const cards = bench.view().deal?.seats.map((seat) => seat.cards[0])
      expect(cards?.[0]).not.toBe('gunman')
      expect(cards?.toSorted()).toEqual([
        'gunman',
        'villager',
        'villager',
        'villager',
        'wolf',
        'wolf',
      ])
    }
  })

  it('puts the chosen card on top and begins only when everybody has looked', async () => {
    const bench = await openHost({ rulesets: { chiangmai } })
    const names = [...NAMES, 'Gus']
    await bench.does({ type: 'lobby.begin', ruleset: 'chiangmai' })
    await bench.does({ type: 'lobby.players', names })
    await bench.does({ type: 'lobby.deal', by: 'program' })
    const dealt = bench.view().deal?.seats.map((seat) => seat.cards) ?? []
    expect(await bench.ask({ type: 'deal.start' })).toMatchObject({
      refusal: { code: 'dealNotDone', params: { seat: 's0' } },
    })
    expect(await bench.ask({ type: 'deal.seen', seat: 's0', top: 2 })).toMatchObject({
      refusal: { code: 'noSuchCard' },
    })
    for (let index = 0; index < 7; index++) {
      await bench.does({ type: 'deal.seen', seat: `s${index}`, top: index % 2 })
    }
    await bench.does({ type: 'deal.start' })
    const { game } = bench.view()
    for (const [index, cards] of dealt.entries()) {
      const wanted = index % 2 === 1 ? [...cards].reverse() : cards
      expect(game?.dealt[`s${index}`]).toEqual(wanted)
      expect(game?.seats[index]?.cards).toEqual(wanted)
    }
  })

  it('deals again with other hands, and nobody has looked yet', async () => {
    const bench = await openHost()
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    await bench.does({ type: 'lobby.players', names: NAMES })
    await bench.does({ type: 'lobby.deal', by: 'program' })
    await bench.does({ type: 'deal.seen', seat: 's0', top: 0 })
    const first = bench.view().deal
    const others = new Set<string>()
    for (let round = 0; round < 4; round++) {
      await bench.does({ type: 'deal.again' })
      expect(bench.view().deal?.seats.some(({ done }) => done)).toBe(false)
      others.add(JSON.stringify(bench.view().deal?.seats.map(({ cards }) => cards)))
    }
    expect(others.size).toBeGreaterThan(1)
    expect(first?.seats[0]?.done).toBe(true)
  })

  it('checks physical cards against what the deck has left', async () => {
    const bench = await openHost()
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    await bench.does({ type: 'lobby.players', names: NAMES.slice(0, 4) })
    await bench.does({ type: 'lobby.deal', by: 'host' })
    expect(bench.view().deal?.left).toEqual({ wolf: 1, gunman: 1, villager: 2 })
    const enter = (seat: `s${number}`, ...cards: string[]) =>
      bench.ask({ type: 'deal.enter', seat, cards })
    expect(await enter('s0', 'wolf', 'villager')).toMatchObject({
      refusal: { code: 'wrongNumberOfCards' },
    })
    expect(await enter('s0', 'wolf')).toMatchObject({ ok: true })
    expect(await enter('s1', 'wolf')).toMatchObject({ refusal: { code: 'cardNotLeft' } })
    expect(await enter('s0', 'gunman')).toMatchObject({ ok: true })
    expect(await enter('s1', 'wolf')).toMatchObject({ ok: true })
    expect(await enter('s2', 'villager')).toMatchObject({ ok: true })
    expect(await enter('s2')).toMatchObject({ ok: true })
    expect(bench.view().deal).toMatchObject({ ready: false, left: { villager: 2 } })
    await enter('s2', 'villager')
    await enter('s3', 'villager')
    expect(bench.view().deal).toMatchObject({ ready: true, left: { villager: 0, wolf: 0 } })
    expect(await bench.ask({ type: 'deal.seen', seat: 's0', top: 0 })).toMatchObject({
      refusal: { code: 'dealtByHand' },
    })
    await bench.does({ type: 'deal.start' })
    expect(bench.view().game?.dealt).toEqual({
      s0: ['gunman'],
      s1: ['wolf'],
      s2: ['villager'],
      s3: ['villager'],
    })
  })

  it('does not begin with hands that the rules refuse, and says which remark it was', async () => {
    const noWolf = {
      ...village,
      casting: { ...village.casting, checkDeck: () => [], propose: () => ({ villager: 4 }) },
    }
    const bench = await openHost({ rulesets: { village: noWolf } })
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    await bench.does({ type: 'lobby.players', names: NAMES.slice(0, 4) })
    await bench.does({ type: 'lobby.deal', by: 'program' })
    for (const seat of ['s0', 's1', 's2', 's3'] as const) {
      await bench.does({ type: 'deal.seen', seat, top: 0 })
    }
    expect(bench.view().deal).toMatchObject({ ready: false, findings: [{ code: 'noWolf' }] })
    expect(await bench.ask({ type: 'deal.start' })).toMatchObject({
      refusal: { code: 'dealRefused', params: { codes: ['noWolf'] } },
    })
  })

  it('goes on after a restart with the peeks that were taken', async () => {
    const bench = await openHost()
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    await bench.does({ type: 'lobby.players', names: NAMES })
    await bench.does({ type: 'lobby.deal', by: 'program' })
    await bench.does({ type: 'deal.again' })
    await bench.does({ type: 'deal.seen', seat: 's2', top: 0 })
    await bench.does({ type: 'seat.rename', seat: 's3', name: 'Dorothea' })
    const before = bench.view().deal
    const later = await bench.again()
    expect(later.view().shelf[0]?.stands).toBe('deal')
    await later.does({ type: 'shelf.open', id: 'evening-1' })
    expect(later.view().deal).toEqual(before)
    expect(later.view().deal?.seats[3]?.name).toBe('Dorothea')
  })

  it('teaches remembered groups and the next list what somebody is called now', async () => {
    const bench = await openHost()
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    await bench.does({ type: 'lobby.players', names: NAMES })
    await bench.does({ type: 'lobby.saveGroup', name: 'Friday' })
    await bench.does({ type: 'lobby.deal', by: 'program' })
    await bench.does({ type: 'seat.rename', seat: 's3', name: 'Dorothea' })
    await bench.does({ type: 'shelf.putAway' })
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    const now = NAMES.map((name, seat) => (seat === 3 ? 'Dorothea' : name))
    expect(bench.view().lobby?.groups).toMatchObject([{ name: 'Friday', players: now }])
    expect(bench.view().lobby?.names).toEqual(now)
  })

  it('never shows a card to the room', async () => {
    const bench = await openHost()
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    await bench.does({ type: 'lobby.players', names: NAMES })
    await bench.does({ type: 'lobby.deal', by: 'program' })
    await bench.does({ type: 'deal.seen', seat: 's0', top: 0 })
    expect(bench.frames.join()).not.toMatch(/wolf|gunman|villager/)
  })
})
