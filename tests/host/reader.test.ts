/** Games are read in a thread of their own: it may hang or break, and nobody waits for it. */
import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { memoryFolder } from '../../src/host/games/folder/memoryFolder'
import type { ReadingLine, ReadText, TextWasRead } from '../../src/host/games/reading/messages'
import { Reader } from '../../src/host/games/reading/reader'
import { readGame, readText, type TextRead } from '../../src/host/games/reading/readGame'
import { startThread } from '../../src/serve/network/startThread'
import { bundled } from '../support/broken'
import { openHost } from './fixtures/openHost'

const inn = readFileSync('assets/games/five-at-the-inn.yaml', 'utf8')
const HANGS = '# hangs\nid: hangs\n'
const BREAKS = '# breaks\nid: breaks\n'

interface Threads {
  readonly start: () => ReadingLine
  started: number
  stopped: number
  /** Answers what is held back. */
  go(): void
}

/** Threads that answer as the real one does, over the same copies; some texts they hang or break at. */
function threads({ held = false } = {}): Threads {
  const waiting: (() => void)[] = []
  const all: Threads = {
    started: 0,
    stopped: 0,
    go: () => {
      held = false
      for (const answer of waiting.splice(0)) answer()
    },
    start: () => {
      all.started += 1
      let say: (message: { serial: number; read: TextRead }) => void = () => {}
      let gone = (): void => {}
      return {
        post: ({ serial, text }) => {
          if (text === HANGS) return
          const answer = () =>
            text === BREAKS ? gone() : say({ serial, read: structuredClone(readText(text)) })
          if (held) waiting.push(answer)
          else setImmediate(answer)
        },
        onMessage: (listener) => (say = listener),
        onGone: (listener) => (gone = listener),
        stop: () => (all.stopped += 1),
      }
    },
  }
  return all
}

describe('A text that is read in a thread', () => {
  it('is the same game as one that is read here', async () => {
    const reader = new Reader({ start: threads().start })
    const [there, here] = [await reader.read(inn), readGame(inn)]
    expect(there.problems).toEqual(here.problems)
    expect(there.pack?.carried).toEqual(here.pack?.carried)
    expect(there.fingerprint).toBe(here.fingerprint)
    // A name that every ordinary object knows is none of a document's.
    const { roles } = there.pack?.document ?? { roles: {} }
    expect('constructor' in roles).toBe(false)
    reader.stop()
  })

  it.each([
    ['hangs', HANGS],
    ['breaks it', BREAKS],
  ])('that %s is a game with a problem, and the next one has a fresh thread', async (_, text) => {
    const made = threads()
    const reader = new Reader({ start: made.start, longestMs: 200 })
    const [lost, next] = await Promise.all([reader.read(text), reader.read(inn)])
    expect(lost).toMatchObject({ pack: null, problems: [{ code: 'tooSlow', level: 'error' }] })
    expect(lost.id).toMatch(/hangs|breaks/)
    expect(next.pack).not.toBe(null)
    expect(made.started).toBe(2)
    reader.stop()
    expect(made.stopped).toBe(text === HANGS ? 2 : 1)
  })
})

describe('The thread as it is built', () => {
  it('reads what it is sent, one text after the other', async () => {
    const program = await bundled('src/host/games/reading/readingThread.ts', [])
    const reader = new Reader({ start: () => startThread<ReadText, TextWasRead>(program) })
    const texts = [inn, 'nightfall: 1\nid: none\n', inn.replace('team:', 'tem:')]
    const read = await Promise.all(texts.map((text) => reader.read(text)))
    expect(read.map(({ problems }) => problems)).toEqual(
      texts.map((text) => readGame(text).problems),
    )
    reader.stop()
  })
})

describe('A host whose games are read in a thread', () => {
  it('answers while they are read, shows them as they come, and does not read them twice', async () => {
    const made = threads({ held: true })
    const games = memoryFolder(new Map([['five-at-the-inn.yaml', inn]]))
    const bench = await openHost({ games, startReading: made.start })
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    await bench.does({ type: 'shelf.putAway' })
    const checking = bench.ask({ type: 'games.check', text: `${inn}\n# mine\n` })
    await bench.does({ type: 'settings.set', settings: { muted: true } })
    expect(bench.view().ownGames.games).toEqual([])
    made.go()
    expect(await checking).toMatchObject({ ok: true, data: { playable: true } })
    await vi.waitFor(() => expect(bench.view().ownGames.games).toHaveLength(1))
    expect(bench.view().ownGames.games[0]).toMatchObject({ id: 'five-at-the-inn', errors: 0 })
    expect(bench.errors).toEqual([])
    await bench.host.stop()
  })

  it('keeps a file’s game on the shelf while its new text is read', async () => {
    const made = threads()
    const games = memoryFolder(new Map([['five-at-the-inn.yaml', inn]]))
    const bench = await openHost({ games, startReading: made.start })
    const listed = () => bench.view().ownGames.games
    await vi.waitFor(() => expect(listed()).toHaveLength(1))
    const before = listed()[0]?.fingerprint
    games.files.set('five-at-the-inn.yaml', inn.replace(/^edition: \d+/m, 'edition: 77'))
    games.changed()
    await bench.does({ type: 'settings.set', settings: { muted: true } })
    expect(listed()).toHaveLength(1)
    await vi.waitFor(() => expect(listed()[0]).toMatchObject({ edition: 77 }))
    expect(listed()[0]?.fingerprint).not.toBe(before)
    await bench.host.stop()
  })

  it('saves a text beside another game of its id, and loses neither', async () => {
    const games = memoryFolder(new Map([['five-at-the-inn.yaml', inn]]))
    const bench = await openHost({ games, startReading: threads().start })
    const other = inn.replace(/^edition: \d+/m, 'edition: 77')
    const keep = { type: 'games.keep', text: other, taken: 'beside' } as const
    expect(await bench.does(keep)).toMatchObject({ as: 'beside', edition: 77 })
    await vi.waitFor(() => expect(bench.view().ownGames.games).toHaveLength(2))
    expect(games.files.get('five-at-the-inn.yaml')).toBe(inn)
    await bench.host.stop()
  })
})
