import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import type { GameCheck, GamePreview, GameTemplates, GameTried } from '../../src/bridge'
import { furnishing } from '../../src/host/games/folder/furnishing'
import { languages } from '../../src/i18n/languages'
import { open } from '../../src/own/open/open'
import {
  INN,
  inn,
  keep,
  outside,
  OWN_INN,
  beginInn,
  shipped,
  textOf,
  withGames,
  type OwnBench,
} from './fixtures/ownGames'
import { settle } from './fixtures/fakeTime'

const edition = (text: string, n: number): string => text.replace(/^edition: \d+/m, `edition: ${n}`)
const broken = 'nightfall: 1\nid: half-done\nname: Half done\nroles: [\n'

describe('The shelf of own games', () => {
  it('lists what lies in the folder, and plays it like any other game (OG-3)', async () => {
    const bench = await withGames()
    expect(bench.view().ownGames).toMatchObject({
      games: [{ id: INN, ruleset: OWN_INN, edition: 1, errors: 0, players: { min: 5 } }],
      problem: null,
    })
    expect(bench.view().rulesets.map(({ id }) => id)).toEqual(['village', OWN_INN])
    await beginInn(bench)
    expect(bench.view().game?.open).not.toBeNull()
    expect(bench.errors).toEqual([])
  })

  it('lets a game that is called like one of the program’s play beside it and change nothing of it (OG-156)', async () => {
    const named = (bench: OwnBench) => bench.view().rulesets.map(({ id }) => id)
    const alone = await withGames({})
    const bench = await withGames({ 'village.yaml': inn.replace(`id: ${INN}`, 'id: village') })
    expect(named(alone)).toEqual(['village'])
    expect(named(bench)).toEqual(['village', 'own.village'])
    expect(bench.view().rulesets[0]).toEqual(alone.view().rulesets[0])
  })

  it('says what a text is without changing anything (OG-133)', async () => {
    const bench = await withGames({})
    const found = (await bench.does({ type: 'games.check', text: inn })) as GameCheck
    expect(found).toMatchObject({ id: INN, playable: true, more: 0 })
    expect(found.fingerprint).toMatch(/^[0-9a-f]{4}-[0-9a-f]{4}$/)
    const half = (await bench.does({ type: 'games.check', text: broken })) as GameCheck
    expect(half).toMatchObject({ id: 'half-done', playable: false, fingerprint: null })
    expect(half.problems[0]).toMatchObject({ code: 'yamlSyntax', level: 'error' })
    expect(bench.games.files.size).toBe(0)
  })

  it('says what is wrong in the language of the desk, fifty at most and the number of the rest', async () => {
    const bench = await withGames({})
    const text = Array.from({ length: 70 }, (_, at) => `w${at}: 1`).join('\n')
    const said = new Set<string>()
    for (const language of Object.keys(languages)) {
      await bench.does({ type: 'settings.set', settings: { language } })
      const { problems, more } = (await bench.does({ type: 'games.check', text })) as GameCheck
      expect(problems).toHaveLength(50)
      expect(more).toBeGreaterThan(19)
      said.add(problems[0]?.sentences.join(' ') ?? '')
    }
    expect(said.size).toBe(Object.keys(languages).length)
  })

  it('keeps a text, and gives it back word for word (OG-129)', async () => {
    const bench = await withGames({})
    expect(await keep(bench, inn)).toMatchObject({ id: INN, as: 'new', before: null, edition: 1 })
    expect(await textOf(bench, { type: 'games.text', id: INN })).toBe(inn)
    expect(await textOf(bench, { type: 'games.export', id: INN })).toBe(inn)
    const out: [string, string][] = []
    const files = {
      save: (...file: [string, string]) => void out.push(file),
      print: () => Promise.resolve(),
      pick: () => {},
      pickGame: () => {},
    }
    bench.host.attach({ files })
    await bench.does({ type: 'games.export', id: INN })
    expect(out).toEqual([[`${INN}.nightfall.yaml`, inn]])
  })

  it('asks before another game of its id is written over, and loses neither (OG-124)', async () => {
    const bench = await withGames()
    const second = edition(inn, 2)
    const before = bench.view().ownGames.games[0]
    const asked = await keep(bench, second)
    expect(asked).toMatchObject({ as: 'taken', edition: 2, before: { edition: 1 } })
    expect(asked.before?.fingerprint).toBe(before?.fingerprint)
    expect(asked.fingerprint).not.toBe(before?.fingerprint)
    expect(bench.view().ownGames.games).toEqual([before])

    expect(await keep(bench, second, 'replace')).toMatchObject({ as: 'replaced', id: INN })
    expect(bench.view().ownGames.games).toMatchObject([{ id: INN, edition: 2 }])
    expect(bench.games.files.get(`removed/${INN}.yaml`)).toBe(inn)

    const beside = await keep(bench, edition(inn, 3), 'beside')
    expect(beside).toMatchObject({ as: 'beside', id: `${INN}-2`, edition: 3 })
    expect(bench.view().ownGames.games.map(({ id, ruleset }) => [id, ruleset])).toEqual([
      [`${INN}-2`, `${OWN_INN}-2`],
      [INN, OWN_INN],
    ])
    expect(bench.games.files.get(`${INN}-2.yaml`)).toContain('# The smallest whole game')
  })

  it('says that this very game is there already, whatever remarks it has', async () => {
    const bench = await withGames()
    const { changes } = bench.view().ownGames
    expect(await keep(bench, inn)).toMatchObject({ as: 'same' })
    expect(await keep(bench, `# My own remark.\n${inn}`)).toMatchObject({ as: 'same' })
    expect(bench.games.files.size).toBe(1)
    expect(bench.view().ownGames.changes).toBe(changes)
    // Who says so himself saves his remarks.
    expect(await keep(bench, `# Mine.\n${inn}`, 'replace')).toMatchObject({ as: 'replaced' })
    expect(bench.games.files.get(`${INN}.yaml`)).toMatch(/^# Mine\./)
  })

  it('keeps a broken text with what is wrong with it, and does not play it (OG-106)', async () => {
    const bench = await withGames({})
    expect(await keep(bench, broken)).toMatchObject({ id: 'half-done', as: 'new' })
    expect(bench.view().ownGames.games).toMatchObject([
      { id: 'half-done', ruleset: null, fingerprint: null, errors: 1, players: null },
    ])
    const begun = await bench.ask({ type: 'lobby.begin', ruleset: 'own.half-done' })
    expect(begun).toMatchObject({ refusal: { code: 'unknownRuleset' } })
    expect(await textOf(bench, { type: 'games.text', id: 'half-done' })).toBe(broken)
  })

  it('keeps whatever text there is, also one that names no id, under a name that is free (OG-106, OG-125)', async () => {
    const bench = await withGames({})
    for (const text of ['Dear diary', '', '[', '__proto__: { id: a }']) {
      const kept = await keep(bench, text)
      expect(kept).toMatchObject({ as: 'new', edition: null, fingerprint: null })
      expect(kept.id).toMatch(/^my-game(-\d)?$/)
      expect(await textOf(bench, { type: 'games.text', id: kept.id })).toBe(text)
    }
    const ids = ['my-game-2', 'my-game-3', 'my-game-4', 'my-game']
    expect(bench.view().ownGames.games.map(({ id }) => id)).toEqual(ids)
    // With its id it is that game from then on, and no second one of it is left.
    const saved = await bench.does({ type: 'games.keep', text: inn, taken: 'ask', at: 'my-game' })
    expect(saved).toMatchObject({ id: INN, as: 'new' })
    const left = bench.view().ownGames.games.map(({ id }) => id)
    expect([...left].sort()).toEqual([INN, 'my-game-2', 'my-game-3', 'my-game-4'])
  })

  it('keeps a text without an id as the game it was', async () => {
    const bench = await withGames()
    const text = inn.replace(/^id: .*$/m, '')
    const saved = await bench.does({ type: 'games.keep', text, taken: 'replace', at: INN })
    expect(saved).toMatchObject({ id: INN, as: 'replaced', before: { edition: 1 } })
    expect(bench.view().ownGames.games).toMatchObject([{ id: INN, ruleset: null }])
    expect(bench.games.files.get(`removed/${INN}.yaml`)).toBe(inn)
  })

  it('removes a game without deleting it, and refuses what is not there', async () => {
    const bench = await withGames()
    await bench.does({ type: 'games.remove', id: INN })
    expect(bench.view().ownGames.games).toEqual([])
    expect(bench.view().rulesets.map(({ id }) => id)).toEqual(['village'])
    expect(bench.games.files.get(`removed/${INN}.yaml`)).toBe(inn)
    for (const type of ['games.remove', 'games.text', 'games.export', 'games.tried'] as const) {
      expect(await bench.ask({ type, id: INN })).toMatchObject({ refusal: { code: 'noSuchGame' } })
    }
  })

  it('shows two files of one id both, plays the one that is called so, and says it', async () => {
    const bench = await withGames({ 'a copy.yaml': edition(inn, 2), [`${INN}.yaml`]: inn })
    expect(bench.view().ownGames.games).toMatchObject([
      { id: 'a-copy', ruleset: null, errors: 1 },
      { id: INN, ruleset: OWN_INN, edition: 1 },
    ])
    expect(bench.view().notices).toMatchObject([
      { code: 'idTaken', params: { file: 'a copy.yaml', id: INN } },
    ])
  })

  it('follows a file that somebody else has changed (OG-126)', async () => {
    const bench = await withGames()
    const { changes } = bench.view().ownGames
    await outside(bench, `${INN}.yaml`, edition(inn, 7))
    expect(bench.view().ownGames).toMatchObject({ changes: changes + 1, games: [{ edition: 7 }] })
    await outside(bench, `${INN}.yaml`, broken)
    expect(bench.view().ownGames.games).toMatchObject([{ id: 'half-done', ruleset: null }])
    await outside(bench, `${INN}.yaml`, null)
    expect(bench.view().ownGames.games).toEqual([])
  })
})

describe('A new game', () => {
  it('begins from a shipped one or from one’s own, under a free id, with where it came from (OG-122, OG-127, OG-130)', async () => {
    const bench = await withGames(undefined, { furnishing })
    const { templates } = (await bench.does({ type: 'games.templates' })) as GameTemplates
    const kinds = templates.map(({ kind }) => kind)
    expect(kinds).toContain('five')
    expect(kinds.filter((kind) => kind === 'example').length).toBeGreaterThan(2)
    expect(templates.at(-1)).toMatchObject({ id: OWN_INN, kind: 'own', name: 'Five at the Inn' })
    for (const { id, kind } of templates) {
      const text = await textOf(bench, { type: 'games.begin', from: id })
      expect(text).toMatch(/^# yaml-language-server: \$schema=\.\/own-game-1\.schema\.json\n/)
      const { document, problems } = open(text)
      expect([id, problems.filter(({ level }) => level === 'error')]).toEqual([id, []])
      expect(document?.edition).toBe(1)
      expect(bench.view().ownGames.games.map((game) => game.id)).not.toContain(document?.id)
      if (kind !== 'empty') {
        const from = kind === 'own' ? INN : id
        expect(text).toMatch(
          new RegExp(`# From: ${from}, edition \\d+, [0-9a-f]{4}-[0-9a-f]{4}\\n`),
        )
      }
      expect(await keep(bench, text)).toMatchObject({ as: 'new' })
    }
    expect(await bench.ask({ type: 'games.begin', from: 'nowhere' })).toMatchObject({
      refusal: { code: 'noSuchGame' },
    })
  })

  it('can be written out: no recipe is left, its remarks are, and it says the same (OG-130)', async () => {
    const bench = await withGames({})
    for (const id of [INN, 'rook-hollow', 'plain-town']) {
      const before = shipped(id)
      const text = await textOf(bench, { type: 'games.writeOut', text: before })
      expect(text).not.toMatch(/\blike:/)
      expect(text.split('\n')[0]).toBe(before.split('\n')[0])
      const [one, other] = (await Promise.all(
        [before, text].map((each) => bench.does({ type: 'games.check', text: each })),
      )) as GameCheck[]
      expect([id, other?.fingerprint]).toEqual([id, one?.fingerprint])
    }
    expect(await bench.ask({ type: 'games.writeOut', text: broken })).toMatchObject({
      refusal: { code: 'ownGameRefused' },
    })
  })

  it('is shown as an evening before it is kept, whatever is asked for it (OG-123)', async () => {
    const bench = await withGames({})
    const of = { kind: 'text', text: shipped('rook-hollow') } as const
    const asked = { type: 'games.preview', of, players: null, options: {}, language: 'de' } as const
    const shown = (await bench.does(asked)) as GamePreview
    expect(shown).toMatchObject({ name: 'Krähental', language: 'de', range: { min: 8, max: 24 } })
    expect(shown.nights.map(({ night }) => night)).toEqual([1, 2])
    const odd = {
      ...asked,
      players: 999,
      options: { weather: [1], constructor: {} },
      language: 'xx',
    }
    expect(await bench.does(odd)).toMatchObject({ players: 24, language: 'en' })
    const none = { ...asked, of: { kind: 'text', text: broken } } as const
    expect(await bench.ask(none)).toMatchObject({ refusal: { code: 'ownGameRefused' } })
    const gone = { ...asked, of: { kind: 'game', id: 'nowhere' } } as const
    expect(await bench.ask(gone)).toMatchObject({ refusal: { code: 'noSuchGame' } })
    expect(bench.errors).toEqual([])
  })

  it('comes from a file that the host chooses on the machine, where windows cannot (OG-122)', async () => {
    const bench = await withGames({})
    expect(await bench.ask({ type: 'games.pick' })).toMatchObject({ refusal: { code: 'noFiles' } })
    expect(await bench.ask({ type: 'games.picked' })).toMatchObject({
      refusal: { code: 'nothingPicked' },
    })
    const pickGame = () => bench.host.gamePicked(inn)
    const files = { save: () => {}, print: () => Promise.resolve(), pick: () => {}, pickGame }
    bench.host.attach({ files })
    await bench.does({ type: 'games.pick' })
    await settle()
    expect(bench.view().ownGames.picked).toBe(1)
    expect(await textOf(bench, { type: 'games.picked' })).toBe(inn)
    expect(bench.games.files.size).toBe(0)
  })
})

describe('The program’s own evenings of a game', () => {
  it('say how they went, can be stopped, and change nothing (OG-105)', async () => {
    const bench = await withGames()
    const tried = async () => (await bench.does({ type: 'games.tried', id: INN })) as GameTried
    expect(await tried()).toMatchObject({ state: 'stopped', played: 0 })
    await bench.does({ type: 'games.try', id: INN, on: true })
    expect(await tried()).toMatchObject({ state: 'running' })
    await bench.does({ type: 'games.try', id: INN, on: false })
    const { played } = await tried()
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(await tried()).toMatchObject({ state: 'stopped', played })

    await bench.does({ type: 'games.try', id: INN, on: true })
    while ((await tried()).state === 'running') {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    const { of, ended, nights, wins, problems, ...rest } = await tried()
    expect(rest).toEqual({ state: 'done', played: of })
    expect(ended).toBe(40)
    expect(nights?.middle).toBeGreaterThan(0)
    expect(Object.values(wins).reduce((sum, n) => sum + n, 0)).toBe(40)
    expect(problems.filter(({ level }) => level === 'error')).toEqual([])
    expect(bench.view().station).toBe('shelf')
  })

  it('are not played with a game that cannot be', async () => {
    const bench = await withGames({ 'half-done.yaml': broken })
    const asked = await bench.ask({ type: 'games.try', id: 'half-done', on: true })
    expect(asked).toMatchObject({ refusal: { code: 'ownGameRefused', params: { all: 1 } } })
  })
})

describe('What lies beside the games', () => {
  it('is the schema and the shipped examples, each of which can be read (OG-120)', async () => {
    const bench = await withGames({}, { furnishing })
    const { files } = bench.games
    for (const [file, text] of files) {
      if (!file.startsWith('examples/')) continue
      expect(text).toMatch(/^# yaml-language-server: \$schema=\.\.\/own-game-1\.schema\.json\n/)
      expect(text.match(/yaml-language-server/g)).toHaveLength(1)
    }
    expect(parse(files.get('own-game-1.schema.json') ?? '')).toMatchObject({ type: 'object' })
    const examples = [...files.keys()].filter((file) => file.startsWith('examples/'))
    expect(examples).toContain(`examples/${INN}.yaml`)
    expect(bench.view().ownGames.games).toEqual([])
  })
})
