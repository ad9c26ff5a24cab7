import { describe, expect, it } from 'vitest'
import { texts as lighthouse } from '../../rulesets/_template/texts/en'
import type { FacilitatorView, Settings } from '../../src/bridge'
import { memorySettings } from '../../src/host/storage/settings/settings'
import { accented, gamesMadeUp, MADE_UP, withMadeUp } from '../support/madeUpLanguage'
import { openHost, toDawn, toFirstNight, type Bench, type BenchOptions } from './fixtures/openHost'
import { tinyPack } from './fixtures/tinyPack'
import { village } from './fixtures/village'

const packs = { village: { rules: village, stories: { en: tinyPack } } }
const portuguese = {
  ...withMadeUp,
  'pt-BR': { name: 'Português (Brasil)' },
  pl: { name: 'Polski' },
}

const open = (options: BenchOptions = {}): Promise<Bench> =>
  openHost({
    packs,
    languages: withMadeUp,
    gamesInLanguage: () => Promise.resolve(gamesMadeUp(packs)),
    ...options,
  })

const set = (bench: Bench, settings: Partial<Settings>) =>
  bench.ask({ type: 'settings.set', settings })

const spoken = (bench: Bench) => ({
  desk: bench.view().settings.language,
  room: bench.room().show.language,
})

const story = (bench: Bench) => {
  const { body, lead } = bench.view().game?.story ?? { body: [], lead: '' }
  return [...body, lead].join(' ')
}
const inPlainLetters = /[A-Za-z]{4}/

describe('the language of a first start', () => {
  const starts: readonly (readonly [readonly string[], string])[] = [
    [['pl-PL', 'en-US'], 'pl'],
    [['fr-FR', 'pt_br'], 'pt-BR'],
    [[`${MADE_UP}-Latn-XA`], MADE_UP],
    [['pt-PT', 'th'], 'en'],
    [[], 'en'],
  ]
  for (const [systemLanguages, language] of starts) {
    it(`is ${language} on a system that asks for ${systemLanguages.join(', ') || 'none'}`, async () => {
      const bench = await open({ languages: portuguese, systemLanguages })
      expect(spoken(bench)).toEqual({ desk: language, room: language })
    })
  }

  it('gives way to the one that the host chose, also at later starts', async () => {
    const bench = await open({ systemLanguages: [MADE_UP] })
    expect(spoken(bench)).toEqual({ desk: MADE_UP, room: MADE_UP })
    await set(bench, { language: 'en' })
    expect(spoken(await bench.again())).toEqual({ desk: 'en', room: 'en' })
  })

  it('comes back where the one that was kept is not in the list any more', async () => {
    const kept = { language: 'xx', roomLanguage: 'toString', master: 0.25 }
    const settings = memorySettings({ settings: kept })
    const bench = await open({ settings, systemLanguages: [MADE_UP] })
    expect(bench.view().settings).toMatchObject({
      language: MADE_UP,
      roomLanguage: '',
      master: 0.25,
    })
  })
})

describe('a language', () => {
  it('that is not in the list is refused, and changes nothing', async () => {
    const bench = await open()
    for (const settings of [{ language: 'xx' }, { roomLanguage: 'toString', master: 0.1 }]) {
      const before = bench.view().settings
      expect(await set(bench, settings)).toMatchObject({ refusal: { code: 'unknownLanguage' } })
      expect(bench.view().settings).toEqual(before)
    }
  })

  it('is offered to the host by its own name', async () => {
    const four = [MADE_UP, 'en', 'pl', 'pt-BR']
    const listed = Object.fromEntries(
      Object.entries(portuguese).filter(([code]) => four.includes(code)),
    )
    const { languages }: FacilitatorView = (await open({ languages: listed })).view()
    expect(languages).toEqual([
      { code: MADE_UP, name: accented('English') },
      { code: 'en', name: 'English' },
      { code: 'pl', name: 'Polski' },
      { code: 'pt-BR', name: 'Português (Brasil)' },
    ])
  })

  it('can be another one in the room: its words and stories, while the desk keeps its own', async () => {
    const texts = { ...lighthouse, name: 'The Village' }
    const games = { village: { ...packs.village, texts: { en: texts } } }
    const bench = await open({
      packs: games,
      gamesInLanguage: () => Promise.resolve(gamesMadeUp(games)),
    })
    await toDawn(bench, 's2')
    const names = { desk: '', room: '' }
    bench.host.subscribeFacilitator(
      () => {},
      (pack) => (names.desk = pack.texts?.name ?? ''),
    )
    bench.host.subscribeProjector(
      () => {},
      (pack) => (names.room = pack.texts?.name ?? ''),
    )
    await set(bench, { roomLanguage: MADE_UP })
    expect(spoken(bench)).toEqual({ desk: 'en', room: MADE_UP })
    expect(names).toEqual({ desk: 'The Village', room: accented('The Village') })
    expect(story(bench)).not.toMatch(inPlainLetters)
    await set(bench, { language: MADE_UP, roomLanguage: 'en' })
    expect(names).toEqual({ desk: accented('The Village'), room: 'The Village' })
    expect(story(bench)).toMatch(inPlainLetters)
    await set(bench, { roomLanguage: '' })
    expect(spoken(bench)).toEqual({ desk: MADE_UP, room: MADE_UP })
  })

  it('leaves no trace in an evening', async () => {
    const bench = await open()
    await toFirstNight(bench)
    const before = await bench.store.export('evening-1')
    await set(bench, { language: MADE_UP })
    await set(bench, { roomLanguage: 'en' })
    expect(await bench.store.export('evening-1')).toBe(before)
    expect(before).not.toContain('language')
  })

  it('puts groups in the order of its alphabet', async () => {
    const bench = await open({ languages: { ...withMadeUp, sv: { name: 'Svenska' } } })
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    await bench.does({ type: 'lobby.players', names: ['Ann'] })
    for (const name of ['Zoo', 'Ärzte', 'Table 10', 'Table 9']) {
      await bench.does({ type: 'lobby.saveGroup', name })
    }
    const groups = () => bench.view().lobby?.groups.map(({ name }) => name)
    expect(groups()).toEqual(['Ärzte', 'Table 9', 'Table 10', 'Zoo'])
    await set(bench, { language: 'sv' })
    expect(groups()).toEqual(['Table 9', 'Table 10', 'Zoo', 'Ärzte'])
  })
})

describe('a death story, when the language changes in the middle of it', () => {
  it('is drawn anew while only the host has seen it, as if it had been that language all along', async () => {
    const bench = await toDawn(await open(), 's2')
    const english = story(bench)
    await set(bench, { language: MADE_UP })
    expect(story(bench)).not.toMatch(inPlainLetters)
    const other = await toDawn(await open({ systemLanguages: [MADE_UP] }), 's0')
    expect(story(bench)).toBe(story(other))
    await set(bench, { language: 'en' })
    expect(story(bench)).toBe(english)
  })

  it('stays word for word once the room has seen it, and after a restart', async () => {
    const bench = await toDawn(await open(), 's2')
    await bench.does({ type: 'story.show' })
    const shown = bench.room().story
    await set(bench, { language: MADE_UP })
    expect(bench.room()).toMatchObject({ scene: 'story', story: shown })
    const later = await bench.again()
    await later.does({ type: 'shelf.open', id: 'evening-1' })
    expect(later.room()).toMatchObject({ scene: 'story', story: shown })
    await later.does({ type: 'game.tell' })
    expect(later.room().items.at(-1)).toEqual({ kind: 'died', of: 's2' })
  })

  it('stays the host’s own where the host wrote it', async () => {
    const bench = await toDawn(await open(), 's2')
    await bench.does({ type: 'story.edit', body: ['My own words.'], lead: 'Farewell,' })
    await set(bench, { language: MADE_UP })
    expect(story(bench)).toBe('My own words. Farewell,')
  })
})
