import { describe, expect, it } from 'vitest'
import { packs } from '../../rulesets'
import type { Command, ProjectorView } from '../../src/bridge'
import { openHost, toDawn, toFirstNight, type Bench } from './fixtures/openHost'
import { makeDeck } from '../support/deckCommands'

const story = (bench: Bench) => bench.view().game?.story

describe('a death story', () => {
  it('is seen by the host first, then by the room, and the name comes with the announcement', async () => {
    const bench = await toDawn(await openHost(), 's2')
    expect(story(bench)).toMatchObject({ seat: 's2', shown: false, edited: false })
    expect(bench.room()).toMatchObject({ scene: 'dawn', story: null })
    const text = story(bench)
    await bench.does({ type: 'story.show' })
    expect(bench.room()).toMatchObject({
      scene: 'story',
      story: { body: text?.body, lead: text?.lead },
      cue: { sound: 'story' },
    })
    expect(bench.room().seats[2]?.out).toBe(false)
    expect(JSON.stringify(bench.room().story)).not.toContain('s2')
    await bench.does({ type: 'game.tell' })
    expect(bench.room()).toMatchObject({ scene: 'dawn', story: null })
    expect(bench.room().items.at(-1)).toEqual({ kind: 'died', of: 's2' })
    expect(story(bench)).toBeNull()
  })

  it('can be drawn again and rewritten until the room has seen it', async () => {
    const bench = await toDawn(await openHost(), 's2')
    const told = [JSON.stringify(story(bench))]
    await bench.does({ type: 'story.reroll' })
    told.push(JSON.stringify(story(bench)))
    expect(told[1]).not.toBe(told[0])
    await bench.does({ type: 'story.edit', body: ['My own words.'], lead: 'Farewell,' })
    expect(story(bench)).toMatchObject({ body: ['My own words.'], lead: 'Farewell,', edited: true })
    await bench.does({ type: 'game.undo' })
    expect(JSON.stringify(story(bench))).toBe(told[1])
    await bench.does({ type: 'game.redo' })
    await bench.does({ type: 'story.show' })
    expect(bench.room().story).toEqual({ body: ['My own words.'], lead: 'Farewell,' })
    expect(await bench.ask({ type: 'story.reroll' })).toMatchObject({
      refusal: { code: 'storyShown' },
    })
    await bench.does({ type: 'game.undo' })
    expect(bench.room()).toMatchObject({ scene: 'dawn', story: null, cue: null })
  })

  it('reads the same after a restart, shown or not', async () => {
    const bench = await toDawn(await openHost(), 's2')
    await bench.does({ type: 'story.reroll' })
    const drawn = story(bench)
    let later = await bench.again()
    await later.does({ type: 'shelf.open', id: 'evening-1' })
    expect(story(later)).toEqual(drawn)
    await later.does({ type: 'story.show' })
    const shown = later.room().story
    later = await later.again()
    await later.does({ type: 'shelf.open', id: 'evening-1' })
    expect(later.room()).toMatchObject({ scene: 'story', story: shown })
  })

  it('is the same whoever died and whatever was answered before', async () => {
    const texts = new Set<string>()
    for (const victim of ['s0', 's2', 's4'] as const) {
      const bench = await toDawn(await openHost(), victim)
      const { body, lead } = story(bench) ?? {}
      texts.add(JSON.stringify({ body, lead }))
    }
    expect(texts.size).toBe(1)
  })

  it('may begin, as the room’s screen knows by night, with one piece for a death and one for none, whatever happened', async () => {
    const known = new Set<string>()
    for (const victim of ['s0', 's2', null] as const) {
      const bench = await toDawn(await openHost(), victim)
      const seen = bench.frames.map((frame) => JSON.parse(frame) as ProjectorView)
      const byNight = seen.find(({ scene }) => scene === 'night')?.comingStories
      expect(byNight).toHaveLength(2)
      expect(bench.room().comingStories).toEqual(byNight)
      known.add(JSON.stringify(byNight))
      await bench.does({ type: 'story.show' })
      expect(byNight).toContain(bench.room().story?.begins)
      expect(bench.room()).not.toHaveProperty('comingStories')
    }
    expect(known.size).toBe(1)
  })

  it('has no beginning that is known before where the host wants no stories', async () => {
    const bench = await openHost()
    await bench.does({ type: 'settings.set', settings: { stories: false } })
    await toFirstNight(bench)
    expect(bench.room()).not.toHaveProperty('comingStories')
  })

  it('tells a night without a death as well, with nobody in it', async () => {
    const bench = await toDawn(await openHost(), null)
    expect(story(bench)).toMatchObject({ seat: null, lead: '', shown: false })
    await bench.does({ type: 'game.advance' })
    expect(bench.room().scene).toBe('story')
    await bench.does({ type: 'game.advance' })
    expect(bench.room().items.at(-1)).toEqual({ kind: 'nobodyDied', of: true })
  })

  it('is left out when the host wants none, or tells the name at once', async () => {
    const bench = await toDawn(await openHost(), 's2')
    await bench.does({ type: 'settings.set', settings: { stories: false } })
    expect(story(bench)).toBeNull()
    expect(await bench.ask({ type: 'story.show' })).toMatchObject({ refusal: { code: 'noStory' } })
    await bench.does({ type: 'settings.set', settings: { stories: true } })
    await bench.does({ type: 'game.tell' })
    expect(bench.room().items.at(-1)).toEqual({ kind: 'died', of: 's2' })
    expect(story(bench)).toBeNull()
  })

  it('is not told of somebody whom the room has just heard named', async () => {
    const bench = await openHost({ packs })
    const hands = [
      'joker n2',
      'blackKing n3',
      'blackJack n4',
      'redQueen n5',
      'redAce n6',
      'n7 n8',
      'n9 n10',
    ]
    await bench.does({ type: 'lobby.begin', ruleset: 'chiangmai' })
    await bench.does({ type: 'lobby.players', names: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] })
    const deck = Object.fromEntries(hands.flatMap((hand) => hand.split(' ')).map((id) => [id, 1]))
    await makeDeck(bench, deck)
    await bench.does({ type: 'lobby.deal', by: 'host' })
    for (const [index, hand] of hands.entries()) {
      await bench.does({ type: 'deal.enter', seat: `s${index}`, cards: hand.split(' ') })
    }
    await bench.does({ type: 'deal.start' })
    const seat = (step: string, chosen: string) =>
      bench.does({ type: 'game.answer', step, answer: { kind: 'seat', seat: chosen } } as Command)
    await bench.does({
      type: 'game.answer',
      step: 'killers.poison',
      answer: { kind: 'points', points: { s1: 's0' } },
    })
    await bench.does({
      type: 'game.answer',
      step: 'doctor.vaccinate',
      answer: { kind: 'points', points: { s3: 's3' } },
    })
    await bench.does({ type: 'game.answer', step: 'police.investigate', answer: { kind: 'pass' } })
    await bench.does({ type: 'game.answer', step: 'assassin.kill', answer: { kind: 'pass' } })
    expect(story(bench)).toMatchObject({ seat: 's0' })
    await bench.does({ type: 'game.tell' })
    await bench.does({ type: 'game.answer', step: 'dawn.announce', answer: { kind: 'ok' } })
    await seat('hunter.take', 's5')
    expect(bench.view().game?.untold.map(({ kind }) => kind)).toEqual(['hunter', 'died'])
    expect(story(bench)).toBeNull()
    await bench.does({ type: 'game.tell' })
    expect(story(bench)).toBeNull()
    await bench.does({ type: 'game.tell' })
    expect(bench.room().items.at(-1)).toEqual({ kind: 'died', of: 's5' })
  })

  it('is there only while its announcement is next', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    expect(story(bench)).toBeNull()
    expect(await bench.ask({ type: 'story.reroll' })).toMatchObject({
      refusal: { code: 'noStory' },
    })
  })
})
