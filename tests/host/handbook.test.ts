/** Rules at hand: what the host looks up while a game runs, and puts on the big screen for all. */
import { describe, expect, it } from 'vitest'
import { nightOrder } from '../../src/host/evening/ahead/nightOrder'

import { games, languagesOf, packs, rulesOf, textsOf } from '../support/games'
import { openHost, toFirstNight, type Bench } from './fixtures/openHost'

const PLAYERS = 12

async function inFirstNight(ruleset: string): Promise<Bench> {
  const bench = await openHost({ packs })
  await bench.does({ type: 'demo.begin', ruleset, players: PLAYERS })
  while (bench.view().station === 'deal') await bench.does({ type: 'demo.step' })
  return bench
}

describe('the handbook', () => {
  it('has the calls of every game’s nights by names that can be read as they are, in every language', () => {
    for (const [id, ruleset] of Object.entries(games)) {
      const rules = rulesOf(id)
      const players = ruleset.casting.players.best[1]
      const order = nightOrder(ruleset, ruleset.casting.propose(players, rules), rules)
      expect(order.later.length, id).toBeGreaterThan(1)
      for (const language of languagesOf(id)) {
        const { steps } = textsOf(id, language)
        for (const step of [...order.first, ...order.later]) {
          expect(steps[step]?.title, `${id} ${step} ${language}`).toMatch(/^[^{}]+$/)
        }
      }
    }
  })

  it('has a night in the order of the rulebook', () => {
    const rules = rulesOf('chiangmai')
    const deck = games['chiangmai']?.casting.propose(9, rules) ?? {}
    expect(nightOrder(games['chiangmai'] as never, deck, rules).later).toEqual([
      'killers.poison',
      'doctor.vaccinate',
      'police.investigate',
      'assassin.kill',
    ])
  })

  it('shows the room a role of the deck, in words that are read aloud anyhow, until the phase ends', async () => {
    const bench = await inFirstNight('vendetta')
    const { handbook } = bench.view().game ?? expect.fail()
    const [role = ''] = handbook.roles
    const { name, help } = textsOf('vendetta').roles[role] ?? expect.fail()
    await bench.does({ type: 'show.rule', rule: { kind: 'role', id: role } })
    expect(bench.room()).toMatchObject({
      scene: 'rule',
      seats: [],
      items: [],
      rule: { about: 'role', title: name, lines: [help], role },
    })
    expect(bench.view().picture.rule).toEqual({ kind: 'role', id: role })
    for (let step = 0; bench.view().game?.phase.kind === 'night' && step < 80; step++) {
      expect(bench.room().scene).toBe('rule')
      await bench.does({ type: 'demo.step' })
    }
    expect(bench.room().rule).toBeUndefined()
    expect(bench.view().picture.rule).toBeNull()
  })

  it('stays on a big screen that is frozen with it, words and all', async () => {
    const bench = await inFirstNight('vendetta')
    const { handbook } = bench.view().game ?? expect.fail()
    const [role = ''] = handbook.roles
    await bench.does({ type: 'show.rule', rule: { kind: 'role', id: role } })
    const seen = bench.room()
    await bench.does({ type: 'show.freeze', on: true })
    expect(bench.room()).toEqual(seen)
    await bench.does({ type: 'demo.step' })
    expect(bench.room()).toEqual(seen)
  })

  it('shows all roles of the deck, each once, and how a vote goes, in every game and language', async () => {
    for (const id of Object.keys(games).filter((game) => !game.startsWith('_'))) {
      const bench = await inFirstNight(id)
      const { handbook } = bench.view().game ?? expect.fail()
      expect(handbook.deck.flat(), id).toEqual(handbook.roles)
      await bench.does({ type: 'show.rule', rule: { kind: 'deck', id: '1' } })
      const { roles, voting } = textsOf(id)
      expect(bench.room().rule).toEqual({
        about: 'deck',
        title: '',
        lines: handbook.deck[0]?.map((role) => roles[role]?.name),
        roles: handbook.deck[0],
      })
      await bench.does({ type: 'show.rule', rule: { kind: 'vote', id: 'course' } })
      expect(bench.room().rule).toEqual({ about: 'vote', title: '', lines: voting })
      for (const language of languagesOf(id)) {
        expect(textsOf(id, language).voting?.length, `${id} ${language}`).toBe(voting?.length)
      }
    }
  })

  it('has more pages for more roles, and none where the house keeps them to itself', async () => {
    const many = await openHost({ packs })
    await many.does({ type: 'demo.begin', ruleset: 'ktulu', players: 30 })
    while (many.view().station === 'deal') await many.does({ type: 'demo.step' })
    const { deck } = many.view().game?.handbook ?? expect.fail()
    expect(deck.length).toBeGreaterThan(1)
    expect(Math.max(...deck.map(({ length }) => length))).toBeLessThanOrEqual(16)
    const reply = await many.ask({ type: 'show.rule', rule: { kind: 'deck', id: '4' } })
    expect(reply).toMatchObject({ refusal: { code: 'notInHandbook' } })

    const bench = await openHost({ packs })
    await bench.does({ type: 'lobby.begin', ruleset: 'ktulu' })
    await bench.does({
      type: 'lobby.players',
      names: Array.from({ length: 12 }, (_, n) => `P${n}`),
    })
    await bench.does({ type: 'lobby.option', option: 'announceRolesInPlay', value: false })
    await bench.does({ type: 'lobby.deal', by: 'program' })
    for (let seat = 0; seat < 12; seat += 1) {
      await bench.does({ type: 'deal.seen', seat: `s${seat}`, top: 0 })
    }
    await bench.does({ type: 'deal.start' })
    expect(bench.view().game?.handbook.deck).toEqual([])
    const hidden = await bench.ask({ type: 'show.rule', rule: { kind: 'deck', id: '1' } })
    expect(hidden).toMatchObject({ refusal: { code: 'notInHandbook' } })
  })

  it('refuses to show how a vote goes in a game that has no words for it', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    const reply = await bench.ask({ type: 'show.rule', rule: { kind: 'vote', id: 'course' } })
    expect(reply).toMatchObject({ refusal: { code: 'notInHandbook' } })
    expect(bench.view().picture.rule).toBeNull()
  })

  it('refuses a role that is not in the deck and a house rule that is as usual', async () => {
    const bench = await inFirstNight('vendetta')
    const deck = bench.view().game?.handbook.roles ?? []
    const other = Object.keys(games['vendetta']?.roles ?? {}).find((id) => !deck.includes(id))
    for (const rule of [
      { kind: 'role' as const, id: other ?? 'nobody' },
      { kind: 'rule' as const, id: 'nightOrder' },
    ]) {
      const reply = await bench.ask({ type: 'show.rule', rule })
      expect(reply).toMatchObject({ refusal: { code: 'notInHandbook' } })
    }
    expect(bench.room().scene).toBe('night')
  })

  it('is gone from the big screen with the evening', async () => {
    const bench = await inFirstNight('chiangmai')
    await bench.does({ type: 'show.rule', rule: { kind: 'night', id: 'later' } })
    expect(bench.room().rule?.lines).toContain(textsOf('chiangmai').steps['killers.poison']?.title)
    await bench.does({ type: 'shelf.putAway' })
    await bench.does({ type: 'shelf.open', id: bench.view().shelf[0]?.id ?? '' })
    expect(bench.room().scene).toBe('night')
  })
})
