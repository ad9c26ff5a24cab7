/** Languages as documents at a running host: which can be chosen, whose words are sent, and what is told of files. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import {
  isWords,
  PHONE_LANGUAGES_PATH,
  phoneWordsPath,
  type WordsPack,
} from '../../src/bridge/packs'
import { fileLanguages } from '../../src/host/languages/fileLanguages'
import type { LanguageFile, LanguageFolder } from '../../src/host/languages/ports'
import { shippedLanguages } from '../../src/host/languages/shipped'
import { memorySettings } from '../../src/host/storage/settings/settings'
import { phone } from '../../src/i18n/locales/en/phone'
import { projector } from '../../src/i18n/locales/en/projector'
import { openHost, type Bench, type BenchOptions } from './fixtures/openHost'

/** A file of a language with a few words of its own. */
const fileOf = (language: string, name: string, words: object = {}): string =>
  JSON.stringify({ nightfall: 'language', format: 1, language, name, ...words }, null, 1)

interface Folder extends LanguageFolder {
  put(file: string, text: string | null): void
}

function folderOf(files: Readonly<Record<string, string | null>>): Folder {
  const all = new Map(Object.entries(files))
  let changed = () => {}
  return {
    list: async () => [...all].sort().map(([file, text]): LanguageFile => ({ file, text })),
    watch(listener) {
      changed = listener
      return () => {}
    },
    put(file, text) {
      all.set(file, text)
      changed()
    },
  }
}

async function open(files: Readonly<Record<string, string | null>>, options: BenchOptions = {}) {
  const folder = folderOf(files)
  const bench = await openHost({ shippedLanguages, languageFolder: folder, ...options })
  const words: { desk?: WordsPack; room?: WordsPack } = {}
  const take = (audience: keyof typeof words) => (pack: { readonly id: string }) => {
    if (isWords(pack)) words[audience] = pack
  }
  bench.host.subscribeFacilitator(() => {}, take('desk'))
  bench.host.subscribeProjector(() => {}, take('room'))
  await vi.waitFor(() => expect(codesOf(bench)).toContain('fr'))
  return { bench, folder, words }
}

const codesOf = (bench: Bench): string[] => bench.view().languages.map(({ code }) => code)
const languageOf = (bench: Bench, code: string) =>
  bench.view().languages.find((one) => one.code === code)
const choose = (bench: Bench, language: string) =>
  bench.does({ type: 'settings.set', settings: { language } })

describe('A shipped language', () => {
  test('Can be chosen, and both windows are sent its words', async () => {
    const { bench, words } = await open({})
    expect(codesOf(bench).sort()).toEqual(['de', 'en', 'es', 'fr', 'it', 'pl', 'th'])
    await choose(bench, 'fr')
    expect(words.desk).toMatchObject({
      language: 'fr',
      words: { desk: { screens: { title: 'Écrans' } } },
    })
    expect(Object.keys(words.room?.words ?? {})).toEqual(['projector'])
    expect(words.room?.words['projector']).not.toEqual(projector)
    expect(bench.errors).toEqual([])
  })

  test('Is the language of a first start on a system that asks for it', async () => {
    const { bench, words } = await open({}, { systemLanguages: ['th-TH'] })
    await vi.waitFor(() => expect(words.room?.language).toBe('th'))
    expect(bench.view().settings.language).toBe('th')
  })

  test('Is there for phones', async () => {
    const { bench } = await open({})
    const file = async (path: string) =>
      JSON.parse((await bench.host.phoneFile(path)) ?? 'null') as unknown
    expect(await file(PHONE_LANGUAGES_PATH)).toContainEqual({ code: 'es', name: 'Español' })
    const spanish = (await file(phoneWordsPath('es'))) as Record<string, unknown>
    expect(Object.keys(spanish)).toEqual(Object.keys(phone))
    expect(spanish).not.toEqual(phone)
    for (const none of ['xx', 'en', '__proto__'])
      expect(await file(phoneWordsPath(none))).toBeNull()
  })
})

describe('A file in the folder', () => {
  const mine = fileOf('fr', 'Mon français', { projector: { title: 'La nuit' } })

  test('Comes before a shipped one of its code, says which file it is, and counts what is English', async () => {
    const { bench, words } = await open({ 'mine.json': mine })
    await choose(bench, 'fr')
    expect(words.room?.words['projector']).toMatchObject({ title: 'La nuit', idle: projector.idle })
    const { name, document } = languageOf(bench, 'fr') ?? {}
    expect([name, document?.file]).toEqual(['Mon français', 'mine.json'])
    expect(document).toMatchObject({ english: (document?.texts ?? 0) - 1 })
  })

  test('Can be a language that nobody else speaks, and is spoken again at the next start', async () => {
    const nl = { 'nl.json': fileOf('nl', 'Nederlands', { projector: { title: 'Nacht' } }) }
    const settings = memorySettings({ settings: { language: 'nl' } })
    const { bench, words } = await open(nl, { settings })
    await vi.waitFor(() => expect(words.room?.words['projector']).toMatchObject({ title: 'Nacht' }))
    expect(bench.view().settings.language).toBe('nl')
  })

  test('That is gone is not spoken any more', async () => {
    const settings = memorySettings({ settings: { language: 'nl' } })
    const { bench } = await open({}, { settings })
    await vi.waitFor(() => expect(bench.view().settings.language).toBe('en'))
    expect(codesOf(bench)).not.toContain('nl')
  })

  test('Is read again when it changes; broken, it leaves what it was, and is told', async () => {
    const { bench, folder, words } = await open({ 'mine.json': mine })
    await choose(bench, 'fr')
    folder.put('mine.json', mine.replace('La nuit', 'Minuit'))
    await vi.waitFor(() =>
      expect(words.room?.words['projector']).toMatchObject({ title: 'Minuit' }),
    )
    expect(bench.view().languageFiles).toBeUndefined()
    folder.put('mine.json', mine.slice(0, 90))
    await vi.waitFor(() => expect(bench.view().languageFiles).toHaveLength(1))
    expect(bench.view().languageFiles?.[0]).toMatchObject({
      file: 'mine.json',
      isUsed: false,
      problems: [{ code: 'json' }],
    })
    expect(words.room?.words['projector']).toMatchObject({ title: 'Minuit' })
  })

  test('Cannot take the place of a part of the program, nor of another file', async () => {
    const { bench } = await open({
      'a.json': mine,
      'b.json': fileOf('fr', 'Noch eins'),
      'de.json': fileOf('de', 'Anderes Deutsch'),
      'folder.json': null,
    })
    const told = bench.view().languageFiles?.map(({ file, problems }) => [file, problems[0]?.code])
    expect(told).toEqual([
      ['b.json', 'double'],
      ['de.json', 'reserved'],
      ['folder.json', 'unreadable'],
    ])
    expect(languageOf(bench, 'fr')?.document?.file).toBe('a.json')
    expect(languageOf(bench, 'de')?.name).toBe('Deutsch')
  })

  test('Is read off a disk, and nothing else there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'languages-'))
    writeFileSync(join(folder, 'nl.json'), '{}')
    writeFileSync(join(folder, 'notes.txt'), 'x')
    expect(await fileLanguages(folder).list()).toEqual([{ file: 'nl.json', text: '{}' }])
    expect(await fileLanguages(join(folder, 'none')).list()).toEqual([])
  })
})
