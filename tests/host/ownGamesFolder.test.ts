import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FolderFiles } from '../../src/files/folderFiles'
import { fileFolder } from '../../src/host/games/folder/fileFolder'
import { furnishing } from '../../src/host/games/folder/furnishing'
import type { Furnishing, GameFolder } from '../../src/host/games/folder/ports'
import { INN, inn, keep } from './fixtures/ownGames'
import { FakeTime, settle } from './fixtures/fakeTime'
import { openHost, type Bench } from './fixtures/openHost'
import { canBeHostile, isRoot, makeHostile } from '../support/hostileFolder'
import { slowDisk } from '../support/slowDisk'

const made: string[] = []
const opened: Bench[] = []

afterEach(async () => {
  for (const bench of opened.splice(0)) await bench.host.stop()
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const temporary = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'nightfall-games-'))
  made.push(folder)
  return folder
}

async function on(folder: string, beside: Furnishing | null = null): Promise<Bench> {
  // However busy this machine is, its disk is waited for.
  const games = fileFolder({ folder, later: () => () => {} })
  // The host looks at it beside the queue of answers, so that no answer says when it has.
  let done = (): void => {}
  const isDone = new Promise<void>((resolve) => (done = resolve))
  const watched: GameFolder = {
    place: games.place,
    list: () => games.list().finally(beside ? () => {} : done),
    write: (file, text) => games.write(file, text),
    remove: (file) => games.remove(file),
    furnish: (furniture) => games.furnish(furniture).finally(done),
    watch: (listener) => games.watch(listener),
  }
  const bench = await openHost({ games: watched, ...(beside ? { furnishing: beside } : {}) })
  opened.push(bench)
  await isDone
  await settle()
  await bench.does({ type: 'preflight.check' })
  return bench
}

const ids = (bench: Bench): string[] => bench.view().ownGames.games.map(({ id }) => id)

describe('The folder of own games on a disk', () => {
  it('is made with the schema and, once, the examples (OG-120)', async () => {
    const folder = join(temporary(), 'games')
    await on(folder, furnishing)
    expect(readdirSync(folder).sort()).toEqual(['examples', 'own-game-1.schema.json'])
    expect(readdirSync(join(folder, 'examples'))).toContain(`${INN}.yaml`)
    rmSync(join(folder, 'examples', `${INN}.yaml`))
    writeFileSync(join(folder, 'own-game-1.schema.json'), 'old')
    const later = await on(folder, furnishing)
    expect(readdirSync(join(folder, 'examples'))).not.toContain(`${INN}.yaml`)
    expect(readFileSync(join(folder, 'own-game-1.schema.json'), 'utf8')).toMatch(/^\{/)
    expect(later.view().ownGames).toMatchObject({ games: [], folder, problem: null })
  })

  it('gets its schema made once for each version of the program, and anew where it is not whole', async () => {
    const folder = join(temporary(), 'games')
    const file = join(folder, 'own-game-1.schema.json')
    const made: string[] = []
    const begin = async (version: string) => {
      const schemaBegins = `{"$comment":"${version}",`
      const schema = () => {
        made.push(version)
        return Promise.resolve(`${schemaBegins}"type":"object"}\n`)
      }
      await on(folder, { ...furnishing, schemaBegins, schema })
      return readFileSync(file, 'utf8')
    }
    const first = await begin('1')
    expect(await begin('1')).toBe(first)
    expect(made).toEqual(['1'])
    expect(await begin('2')).not.toBe(first)
    writeFileSync(file, first.slice(0, -4))
    expect(await begin('1')).toBe(first)
    rmSync(file)
    expect(await begin('1')).toBe(first)
    expect(made).toEqual(['1', '2', '1', '1'])
  })

  it('knows the schema of this program by how it begins', async () => {
    const schema = await furnishing.schema()
    expect(schema.startsWith(furnishing.schemaBegins)).toBe(true)
    expect(schema.endsWith('}\n')).toBe(true)
  })

  it('holds every text that was kept, replaced or removed, and nothing half written', async () => {
    const folder = join(temporary(), 'games')
    const bench = await on(folder)
    expect(await keep(bench, inn)).toMatchObject({ as: 'new' })
    for (const edition of [2, 3]) {
      const text = inn.replace(/^edition: .*/m, `edition: ${edition}`)
      expect(await keep(bench, text, 'replace')).toMatchObject({ as: 'replaced' })
    }
    await bench.does({ type: 'games.remove', id: INN })
    expect(readdirSync(folder)).toEqual(['removed'])
    expect(readdirSync(join(folder, 'removed')).sort()).toEqual([
      `${INN}.2.yaml`,
      `${INN}.3.yaml`,
      `${INN}.yaml`,
    ])
    expect(readFileSync(join(folder, 'removed', `${INN}.yaml`), 'utf8')).toBe(inn)
  })

  it('is read by another program as this one left it, strange names and broken files included', async () => {
    const folder = join(temporary(), 'games')
    await keep(await on(folder), inn)
    writeFileSync(join(folder, 'Über uns!.yml'), 'roles: [')
    writeFileSync(join(folder, 'huge.yaml'), 'x'.repeat(700_000))
    writeFileSync(join(folder, 'notes.txt'), 'no game')
    writeFileSync(join(folder, '.hidden.yaml'), inn)
    mkdirSync(join(folder, 'folder.yaml'))
    const later = await on(folder)
    expect(ids(later).sort()).toEqual(['ber-uns', INN, 'folder', 'huge'].sort())
    expect(await later.ask({ type: 'games.text', id: 'huge' })).toMatchObject({
      refusal: { code: 'gameUnread', params: { file: 'huge.yaml' } },
    })
    expect(later.errors).toEqual([])
  })

  it.runIf(canBeHostile)(
    'gives nothing away that lies elsewhere, and waits for nothing that is no file',
    async () => {
      const home = temporary()
      const folder = join(home, 'games')
      writeFileSync(join(home, 'secret'), 'the system’s own')
      const hostile = await makeHostile(folder, '.yaml', join(home, 'secret'))
      writeFileSync(join(folder, `${INN}.yaml`), inn)
      const bench = await on(folder)
      const strange = bench.view().ownGames.games.filter(({ trouble }) => trouble === 'unread')
      const readable = isRoot ? ['closed', INN] : [INN]
      expect(ids(bench).filter((id) => !strange.some((one) => one.id === id))).toEqual(readable)
      expect(strange.map(({ id }) => id)).toEqual(
        hostile.names.filter((name) => !isRoot || name !== 'closed'),
      )
      for (const { id } of strange) {
        expect(await bench.ask({ type: 'games.text', id }), id).toMatchObject({
          refusal: { code: 'gameUnread', params: { file: `${id}.yaml` } },
        })
      }
      // What is taken off the shelf is the link and not what it leads to.
      await bench.does({ type: 'games.remove', id: 'link' })
      expect(readFileSync(join(home, 'secret'), 'utf8')).toBe('the system’s own')
      expect(ids(bench)).not.toContain('link')
      hostile.close()
      expect(bench.errors).toEqual([])
    },
  )

  it.runIf(canBeHostile)('puts nothing away through a link to another folder', async () => {
    const home = temporary()
    const folder = join(home, 'games')
    const bench = await on(folder)
    await keep(bench, inn)
    mkdirSync(join(home, 'elsewhere'))
    symlinkSync(join(home, 'elsewhere'), join(folder, 'removed'))
    expect(await bench.ask({ type: 'games.remove', id: INN })).toMatchObject({
      refusal: { code: 'gamesUnwritable' },
    })
    expect(readdirSync(join(home, 'elsewhere'))).toEqual([])
    expect(ids(bench)).toEqual([INN])
  })

  it('on a slow disk holds up no answer, and is there when it has been read', async () => {
    const folder = join(temporary(), 'games')
    mkdirSync(folder)
    writeFileSync(join(folder, `${INN}.yaml`), inn)
    const time = new FakeTime()
    const files = new FolderFiles({ calls: slowDisk(time.schedule, 250), later: time.schedule })
    const games = fileFolder({ folder, files, later: time.schedule })
    const bench = await openHost({ games, time })
    opened.push(bench)
    await time.pass(50)
    const before = time.now()
    await bench.does({ type: 'preflight.check' })
    expect(time.now()).toBe(before)
    expect(ids(bench)).toEqual([])
    await vi.waitFor(async () => {
      await time.pass(50)
      expect(ids(bench)).toEqual([INN])
    }, 20_000)
    expect(bench.errors).toEqual([])
  })

  it('is followed: what an editor saves, renames or deletes is there soon after (OG-126)', async () => {
    const folder = join(temporary(), 'games')
    // Watched before it is there.
    const bench = await on(folder)
    mkdirSync(folder)
    writeFileSync(join(folder, `${INN}.yaml`), inn)
    const seen = { timeout: 15_000, interval: 30 }
    await vi.waitFor(() => expect(ids(bench)).toEqual([INN]), seen)
    // As editors do it: beside, then over it.
    writeFileSync(join(folder, '.new.tmp'), inn.replace(/^edition: .*/m, 'edition: 5'))
    renameSync(join(folder, '.new.tmp'), join(folder, `${INN}.yaml`))
    await vi.waitFor(
      () => expect(bench.view().ownGames.games).toMatchObject([{ edition: 5, errors: 0 }]),
      seen,
    )
    rmSync(folder, { recursive: true })
    await vi.waitFor(() => expect(ids(bench)).toEqual([]), seen)
    expect(bench.errors).toEqual([])
  })

  it('may be unreadable or unwritable: it is said, nothing is lost, and nothing stops (OG-134)', async () => {
    const folder = join(temporary(), 'games')
    writeFileSync(folder, 'a file has its name')
    const bench = await on(folder, furnishing)
    expect(bench.view().ownGames).toMatchObject({ games: [], problem: 'unreadable' })
    const kept = await bench.ask({ type: 'games.keep', text: inn, taken: 'ask' })
    expect(kept).toMatchObject({ ok: false, refusal: { code: 'gamesUnwritable' } })
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    expect(bench.errors).toEqual([])
    expect(readFileSync(folder, 'utf8')).toBe('a file has its name')
    rmSync(folder)
    expect(await keep(bench, inn)).toMatchObject({ as: 'new' })
    expect(bench.view().ownGames.problem).toBeNull()
  })
})
