/** Names that can be seen, and nothing in them that cannot. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameKey, tidyName, type Command } from '../../src/bridge'
import { memoryJournals } from '../../src/host/storage/journals/memoryJournals'
import { memorySettings } from '../../src/host/storage/settings/settings'
import { journalText } from '../../src/host/storage/journals/journalText'
import { shelfOf } from '../support/wholeShelf'
import { NAMES, openHost, START, toFirstNight } from './fixtures/openHost'

/** Turns of direction, controls, zero widths, fillers, halves of characters. */
const UNSEEN = [
  '\u202A',
  '\u202B',
  '\u202C',
  '\u202D',
  '\u202E',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u200E',
  '\u200F',
  '\u061C',
  '\u200B',
  '\u2060',
  '\uFEFF',
  '\u00AD',
  '\u034F',
  '\u180E',
  '\u115F',
  '\u3164',
  '\uFFA0',
  '\u2800',
  '\u0000',
  '\u0007',
  '\u001B',
  '\u007F',
  '\u0085',
  '\u2028',
  '\t',
  '\n',
  '\u00A0',
  '\u3000',
  '\uD800',
  '\uFFF9',
]
/** What may stand inside a name, and is none by itself. */
const JOINING = ['\u200C', '\u200D', '\uFE0F', '\u{E0067}', '\u0301']

describe('A name', () => {
  it('loses what nobody can see, where a chat program or a document put it', () => {
    expect(tidyName('\u2068Ann\u2069')).toBe('Ann')
    expect(tidyName('\u202Enna\u202C')).toBe('nna')
    expect(tidyName('An\u00ADna\u200B\uFEFF')).toBe('Anna')
    expect(tidyName(' Ann\t\u0000 Lee\r\n')).toBe('Ann Lee')
    for (const sign of UNSEEN) expect(tidyName(`${sign}Ann${sign}`)).toBe('Ann')
  })

  it('keeps what letters and pictures are joined by', () => {
    for (const name of [
      'می\u200Cخواهم',
      '👩\u200D🚀',
      '❤\uFE0F',
      '🏴\u{E0067}\u{E007F}',
      'ก้อย',
      'José',
      'क्\u200Dष',
    ])
      expect(tidyName(name)).toBe(name)
    expect(tidyName('\u200D Ann \u200C')).toBe('Ann')
  })

  it('is none when nothing of it can be seen', () => {
    const nothing = fc.array(fc.constantFrom(...UNSEEN, ...JOINING, ' '), { maxLength: 12 })
    fc.assert(
      fc.property(nothing, (signs) => tidyName(signs.join('')) === ''),
      { seed: 9 },
    )
  })

  it('holds no control, no turn of direction and no edge of blanks, whatever was typed, and stays as it is from then on', () => {
    const typed = fc.array(
      fc.oneof(fc.constantFrom(...UNSEEN, ...JOINING), fc.string({ unit: 'binary' })),
    )
    fc.assert(
      fc.property(typed, (parts) => {
        const name = tidyName(parts.join(''))
        expect(name).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069\u200E\u200F]|^\s|\s$|\s\s/u)
        expect(tidyName(name)).toBe(name)
        expect(name === '' || nameKey(name) !== '' || /\p{M}/u.test(name)).toBe(true)
      }),
      { seed: 9, numRuns: 150 },
    )
  })

  it('is the same as another that looks the same', () => {
    for (const [one, other] of [
      ['Ann', 'A\u200Dnn'],
      ['José', 'Jose\u0301'],
      ['ANN', 'ann'],
      ['Ann', 'Ａｎｎ'],
    ])
      expect(nameKey(one ?? '')).toBe(nameKey(other ?? ''))
    expect(nameKey('Ann')).not.toBe(nameKey('Anne'))
  })
})

describe('A name that nobody can see', () => {
  const NOTHING = '\u200B\u202E\u2066\u0007'

  it('is refused for players, groups, presets and evenings, and nothing changes', async () => {
    const bench = await openHost()
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    await bench.does({ type: 'lobby.players', names: [...NAMES.slice(0, 5), NOTHING] })
    const empty = { ok: false, refusal: { code: 'nameEmpty' } }
    for (const command of [
      { type: 'lobby.deal', by: 'host' },
      { type: 'lobby.saveGroup', name: NOTHING },
      { type: 'lobby.savePreset', name: NOTHING },
    ] as Command[])
      expect(await bench.ask(command)).toMatchObject(empty)
    expect(bench.view().lobby).toMatchObject({ groups: [], presets: [] })
    await bench.does({ type: 'shelf.putAway' })
    await toFirstNight(bench)
    expect(await bench.ask({ type: 'seat.rename', seat: 's0', name: NOTHING })).toMatchObject(empty)
    const rename: Command = { type: 'shelf.rename', id: 'evening-1', title: NOTHING }
    expect(await bench.ask(rename)).toMatchObject({ ok: false, refusal: { code: 'titleEmpty' } })
    expect(bench.room().seats[0]?.name).toBe('Ann')
  })

  it('is taken out of what is shown, wherever it comes in', async () => {
    const bench = await openHost({
      settings: memorySettings({
        lobby: { ruleset: 'village', names: ['\u202EAnn', 'Ben'], options: {}, deck: null },
        groups: [{ id: 'group1', name: '\u2067Friday', players: ['\u2068Cid\u2069'] }],
      }),
    })
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    expect(bench.view().lobby).toMatchObject({
      names: ['Ann', 'Ben'],
      groups: [{ name: 'Friday', players: ['Cid'] }],
    })
    await bench.does({ type: 'lobby.players', names: ['\u2068Dora\u2069', 'Dora'] })
    expect(bench.view().lobby?.badNames).toEqual([{ index: 1, code: 'nameTwice' }])
    expect(bench.frames.join('')).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
  })

  it('in a journal that was brought in is drawn as the seat’s number, and its title goes by day and game', async () => {
    const store = memoryJournals({ now: () => START })
    const bench = await openHost({ store })
    await toFirstNight(bench)
    await bench.does({ type: 'seat.rename', seat: 's1', name: 'Benno' })
    await bench.host.stop()
    const [header, ...rest] = (await shelfOf(store))[0]?.entries ?? []
    const names = ['\u200B', '\u202EBen\u2069', ...NAMES.slice(2)]
    const text = journalText([{ ...(header as object), title: '\u2066', names }, ...rest])
    const later = await openHost({ store })
    const { id } = (await later.does({ type: 'shelf.import', text })) as { id: string }
    expect(later.view().shelf.find((entry) => entry.id === id)?.title).toBe('')
    await later.does({ type: 'shelf.open', id })
    expect(later.room().seats.map(({ name }) => name)).toEqual(['1', 'Benno', ...NAMES.slice(2)])
  })

  it('without end is refused with a sentence, and the other evenings stay listed', async () => {
    const store = memoryJournals({ now: () => START })
    const bench = await openHost({ store })
    await toFirstNight(bench)
    await bench.host.stop()
    const [header, ...rest] = (await shelfOf(store))[0]?.entries ?? []
    // As long as a whole entry may be, nearly; what is longer is not read at all.
    const long = 'x'.repeat(1_500_000)
    const spoilt = [
      [{ ...(header as object), names: [long, ...NAMES.slice(1)] }, ...rest],
      [{ ...(header as object), title: long }, ...rest],
      [header ?? null, ...rest, { t: 0, left: null, do: { kind: 'name', seat: 's0', name: long } }],
      [header ?? null, ...rest, { t: 0, left: null, do: { kind: 'title', title: long } }],
    ]
    const later = await openHost({ store })
    for (const entries of spoilt) {
      const { id } = (await later.does({
        type: 'shelf.import',
        text: journalText(entries as never),
      })) as { id: string }
      const finding = { code: 'nameTooLong', params: { most: 200 } }
      expect(await later.ask({ type: 'shelf.open', id })).toEqual({ ok: false, refusal: finding })
      const listed = later.view().shelf.find((entry) => entry.id === id)
      expect(listed).toMatchObject({ problem: 'nameTooLong' })
      expect(JSON.stringify(later.view()).length).toBeLessThan(100_000)
    }
    expect(later.view().shelf.filter(({ problem }) => problem === null).length).toBe(1)
  })
})

describe('What no table has of its own', () => {
  it.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'is an unknown game, house rule, card and language: %s',
    async (name) => {
      const bench = await openHost({
        settings: memorySettings({
          lobby: { ruleset: name, names: [], options: {}, deck: null },
          presets: [{ id: 'preset1', name: 'Odd', ruleset: name, options: {}, deck: null }],
          settings: { language: name },
        }),
      })
      expect(bench.view().settings.language).toBe('en')
      const code = async (command: Command) => {
        const reply = await bench.ask(command)
        return reply.ok ? 'done' : reply.refusal.code
      }
      expect(await code({ type: 'lobby.begin', ruleset: name })).toBe('unknownRuleset')
      expect(await code({ type: 'demo.begin', ruleset: name, players: 6 })).toBe('unknownRuleset')
      const language = { type: 'settings.set', settings: { language: name } } as const
      expect(await code(language)).toBe('unknownLanguage')
      await bench.does({ type: 'lobby.begin', ruleset: 'village' })
      expect(await code({ type: 'lobby.recallPreset', id: 'preset1' })).toBe('unknownRuleset')
      const option: Command = { type: 'lobby.option', option: name, value: true }
      expect(await code(option)).toBe('unknownHouseRule')
      expect(await code({ type: 'lobby.card', card: name, count: 1 })).toBe('unknownCard')
      expect(bench.errors).toEqual([])
    },
  )
})
